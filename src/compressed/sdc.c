/* Sparse dictionary coding: positions and codes of the rows that have not the most frequent
 * tuple. */
#include <string.h>

#include "compressed/codes.h"

typedef struct span {              /* entries of a range of rows in a segment */
	int64_t first, last, base; /* base: position of the first row */
} span;

static span find_span(const smr_codes *c, int64_t from, int64_t n)
{
	int64_t s = from / SMR_SEGMENT, base = from % SMR_SEGMENT;
	int64_t first = smr_position_find(c->at, c->starts[s], c->starts[s + 1], base);

	return (span){first, smr_position_find(c->at, first, c->starts[s + 1], base + n), base};
}

static void read_sdc(const smr_codes *c, int64_t from, int64_t n, uint32_t *out)
{
	span s = find_span(c, from, n);

	for (int64_t i = 0; i < n; i++)
		out[i] = c->common;
	for (int64_t e = s.first; e < s.last; e++)
		out[c->at[e] - s.base] = smr_code_at(c, e);
}

/* Each row gets one addition, since a difference of table entries would make NaNs of infinities. */
static void add_sdc(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out)
{
	span s = find_span(c, from, n);
	double common = table[c->common];
	int64_t i = 0;

	for (int64_t e = s.first; e < s.last; e++) {
		int64_t at = c->at[e] - s.base;

		if (common != 0)
			for (; i < at; i++)
				out[i] += common;
		out[at] += table[smr_code_at(c, e)];
		i = at + 1;
	}
	if (common != 0)
		for (; i < n; i++)
			out[i] += common;
}

/* The common code gets the numbers that are left without those of listed rows. */
static void bin_sdc(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		    double *sums)
{
	span s = find_span(c, from, n);
	double rest[SMR_BLOCK];

	for (int64_t e = s.first; e < s.last && !all; e++)
		sums[smr_code_at(c, e)] += w[c->at[e] - s.base];
	if (!all)
		return;
	memcpy(rest, w, (size_t)n * sizeof(*rest));
	for (int64_t e = s.first; e < s.last; e++) {
		int64_t at = c->at[e] - s.base;

		sums[smr_code_at(c, e)] += rest[at];
		rest[at] = 0;
	}
	sums[c->common] += smr_numbers_sum(rest, n);
}

const smr_coding smr_coding_sdc = {
	.kind = SMR_GROUP_SDC, .read = read_sdc, .add = add_sdc, .bin = bin_sdc};
