/* Any bytes as a program: sites are read, or refused with a reason. */
#include <stddef.h>
#include <stdint.h>

#include "accepted.h"
#include "front/c/elf.h"

ACCEPTED_FORMATS("object")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_sites s;
	smr_status st = smr_sites_scan("fuzz", (const char *)data, n, &s);

	if (st == SMR_OK && s.n > 0)
		accepted("object");
	smr_sites_free(&s);
	return 0;
}
