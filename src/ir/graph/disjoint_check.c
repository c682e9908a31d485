/* Uses no C library, because the guards of compiled programs contain it. */
#include "ir/graph/disjoint.h"

bool smr_gaps_hold(const smr_gap *gaps, uint32_t n, int64_t distance)
{
	for (uint32_t i = 0; i < n; i++) {
		int64_t at = distance % gaps[i].step;

		at += at < 0 ? gaps[i].step : 0;
		if (at >= gaps[i].a && at <= gaps[i].step - gaps[i].b)
			return true;
	}
	return false;
}
