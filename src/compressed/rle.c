/* Run-length encoding: the begin and the code of each run of equal rows. The runs of a segment
 * cover all of its rows. */
#include "compressed/codes.h"

/* Returns the run of row @p from. */
static int64_t find_run(const smr_codes *c, int64_t from)
{
	int64_t s = from / SMR_SEGMENT;

	return smr_position_find(c->at, c->starts[s], c->starts[s + 1], from % SMR_SEGMENT + 1) - 1;
}

/* Returns the row, counted from @p from, at which run @p e ends; at most @p n. */
static int64_t find_end(const smr_codes *c, int64_t e, int64_t from, int64_t n)
{
	int64_t end =
		e + 1 < c->starts[from / SMR_SEGMENT + 1] ? c->at[e + 1] - from % SMR_SEGMENT : n;

	return end < n ? end : n;
}

static void read_rle(const smr_codes *c, int64_t from, int64_t n, uint32_t *out)
{
	int64_t i = 0;

	for (int64_t e = find_run(c, from); i < n; e++) {
		uint32_t code = smr_code_at(c, e);

		for (int64_t end = find_end(c, e, from, n); i < end; i++)
			out[i] = code;
	}
}

static void add_rle(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out)
{
	int64_t i = 0;

	for (int64_t e = find_run(c, from); i < n; e++) {
		double x = table[smr_code_at(c, e)];

		for (int64_t end = find_end(c, e, from, n); i < end; i++)
			out[i] += x;
	}
}

static void bin_rle(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		    double *sums)
{
	int64_t i = 0;

	(void)all;
	for (int64_t e = find_run(c, from); i < n; e++) {
		int64_t end = find_end(c, e, from, n);

		sums[smr_code_at(c, e)] += smr_numbers_sum(w + i, end - i);
		i = end;
	}
}

const smr_coding smr_coding_rle = {
	.kind = SMR_GROUP_RLE, .read = read_rle, .add = add_rle, .bin = bin_rle};
