/* Any bytes as a plan: taken, or refused with a reason; a plan that was taken can be used. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "learn/placement/placements.h"
#include "wire.h"

ACCEPTED_FORMATS("plan")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_placement_entry e;
	uint8_t *m = malloc(n + 1);
	smr_placements *p;

	memcpy(m, data, n);
	put_right(m, n);
	if (smr_placements_open(&p) != SMR_OK)
		abort();
	if (smr_plan_read(m, n, &e) == SMR_OK) {
		accepted("plan");
		if (!(e.here_s > 0 && e.there_s > 0) || e.fleet[0] == '\0' ||
		    strlen(e.codelet) >= sizeof(e.codelet))
			abort();
	} else if (*smr_errmsg() == '\0') {
		abort();
	}
	if (smr_placements_take(p, "plan.0000000000000000.0000000000000000", m, n) != SMR_OK &&
	    *smr_errmsg() == '\0')
		abort();
	smr_placements_close(p);
	free(m);
	return 0;
}
