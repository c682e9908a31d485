/* One tuple: every row has code 0. */
#include "compressed/codes.h"

static void read_const(const smr_codes *c, int64_t from, int64_t n, uint32_t *out)
{
	(void)c;
	(void)from;
	for (int64_t i = 0; i < n; i++)
		out[i] = 0;
}

static void add_const(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out)
{
	(void)c;
	(void)from;
	for (int64_t i = 0; i < n; i++)
		out[i] += table[0];
}

static void bin_const(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		      double *sums)
{
	(void)c;
	(void)from;
	(void)all;
	sums[0] += smr_numbers_sum(w, n);
}

const smr_coding smr_coding_const = {
	.kind = SMR_GROUP_CONST, .read = read_const, .add = add_const, .bin = bin_const};
