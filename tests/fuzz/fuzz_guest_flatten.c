/* Any bytes as an object of generated code: linked flat, or refused. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rt/helper/flatten.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *copy = n > 0 ? aligned_alloc(16, (n + 15) / 16 * 16) : NULL;
	uint32_t at[2];
	smr_str out = {0};

	if (copy == NULL)
		return 0;
	memcpy(copy, data, n);
	if (smr_guest_flatten(copy, n, "smr_nest_", 2, &out, at) == SMR_OK &&
	    (at[0] >= out.n || at[1] >= out.n))
		__builtin_trap();
	smr_str_free(&out);
	free(copy);
	return 0;
}
