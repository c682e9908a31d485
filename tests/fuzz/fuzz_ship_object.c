/* Any bytes as an ELF object, before LLVM would see it. */
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "net/archive/object.h"

ACCEPTED_FORMATS("object")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_archive a = {
		.nentries = 1, .entries = {"smr_main"}, .nlibraries = 1, .libraries = {"m"}};
	uint8_t *p = malloc(n + 1); /* aligned as an archive's slices are */
	smr_object_symbols symbols = {0};
	size_t mapped, letters = 0;

	memcpy(p, data, n);
	if (smr_object_check(&a, p, n, &symbols, &mapped) == SMR_OK)
		accepted("object");
	for (size_t i = 0; i < symbols.n; i++)
		letters += strlen(symbols.v[i].name);
	if (letters > n * symbols.n)
		abort();
	smr_vec_free(&symbols);
	free(p);
	return 0;
}
