/* Any bytes as a plan: taken, or the reason is told; what was taken can be planned with. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "learn/plans.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_plan_entry e;
	uint8_t *m = malloc(n + 1);
	smr_plans *p;

	memcpy(m, data, n);
	if (n >= 24) { /* most inputs would fail at the length and hash: these are put right */
		uint64_t length = n - 24, hash = smr_hash64(m + 24, n - 24, 0);

		for (int i = 0; i < 8; i++) {
			m[8 + i] = (uint8_t)(length >> 8 * i);
			m[16 + i] = (uint8_t)(hash >> 8 * i);
		}
	}
	if (smr_plans_open(&p) != SMR_OK)
		abort();
	if (smr_plan_read(m, n, &e) == SMR_OK) {
		if (!(e.here_s > 0 && e.there_s > 0) || e.fleet[0] == '\0' ||
		    strlen(e.codelet) >= sizeof(e.codelet))
			abort();
	} else if (*smr_errmsg() == '\0') {
		abort();
	}
	if (smr_plans_take(p, "plan.0000000000000000.0000000000000000", m, n) != SMR_OK &&
	    *smr_errmsg() == '\0')
		abort();
	smr_plans_close(p);
	free(m);
	return 0;
}
