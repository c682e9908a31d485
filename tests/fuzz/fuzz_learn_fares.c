/* Any bytes as a record of what was learnt: taken, or the reason is told; predictions stay numbers.
 */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "learn/fares.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const keys[] = {"fare.sending",
					   "fare.0000000000000000.0000000000000000.all",
					   "fare.0000000000000001.0000000000000002.n-n1"};
	uint8_t *m = malloc(n + 1);
	smr_fares *f;

	memcpy(m, data, n);
	if (n >= 24) { /* most inputs would fail at the length and hash: these are put right */
		uint64_t length = n - 24, hash = smr_hash64(m + 24, n - 24, 0);

		for (int i = 0; i < 8; i++) {
			m[8 + i] = (uint8_t)(length >> 8 * i);
			m[16 + i] = (uint8_t)(hash >> 8 * i);
		}
	}
	if (smr_fares_open(&f) != SMR_OK)
		abort();
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		if (smr_fares_take(f, keys[i], m, n) != SMR_OK && *smr_errmsg() == '\0')
			abort();
	smr_fares_add(f, 1, 2, "n1", 2, 1);
	if (!(smr_fares_factor(f, 1, 2, "n1") > 0) || !(smr_fares_sending(f).dispatch_s > 0))
		abort();
	smr_fares_close(f);
	free(m);
	return 0;
}
