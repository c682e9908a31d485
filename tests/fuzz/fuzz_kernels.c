/* The parser of kernels/NAME.k: any text is a library or an error that names file, line and column.
 */
#include "accepted.h"
#include "identify/match/identify.h"

#include <stdlib.h>
#include <string.h>

ACCEPTED_FORMATS("kernels")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char *const none[] = {NULL};
	smr_library *l;

	if (smr_library_open(none, &l) != SMR_OK)
		return 0;
	if (smr_library_add(l, "fuzz.k", (const char *)data, size) == SMR_OK)
		accepted("kernels");
	else if (strncmp(smr_errmsg(), "fuzz.k:", 7) != 0)
		abort();
	for (size_t i = 0; i < smr_library_count(l); i++) {
		const smr_kernel *k = smr_library_at(l, i);

		for (size_t f = 0; f < smr_kernel_forms(k); f++)
			if (smr_kernel_canonical(k, f) == NULL)
				abort();
	}
	smr_library_free(l);
	return 0;
}
