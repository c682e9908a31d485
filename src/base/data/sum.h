/** @file Compensated sums of doubles [Knuth's two-sum; Neumaier 1974]. The error is that of one
 * rounding and n^2 u^2 times the sum of magnitudes. Partial sums may be joined in any order.
 * Compiler flags that reorder arithmetic would undo the compensation. */
#ifndef SMR_BASE_DATA_SUM_H
#define SMR_BASE_DATA_SUM_H

typedef struct smr_sum {
	double sum, lost;
} smr_sum;

static inline void smr_sum_add(smr_sum *s, double x)
{
	double a = s->sum, sum = a + x, by = sum - a;

	s->lost += (a - (sum - by)) + (x - by);
	s->sum = sum;
}

static inline void smr_sum_join(smr_sum *s, smr_sum x)
{
	double lost = s->lost;

	s->lost = x.lost;
	smr_sum_add(s, x.sum);
	s->lost += lost;
}

/** Returns the sum. Where it is infinite or NaN, the correction is NaN too, and is ignored. */
static inline double smr_sum_value(smr_sum s)
{
	return s.lost == s.lost ? s.sum + s.lost : s.sum;
}
#endif
