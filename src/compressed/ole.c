/* Offset-list encoding: for each tuple but the most frequent one the positions of its rows. */
#include <string.h>

#include "compressed/codes.h"

/* Gets the entries of code @p k in a range of rows. */
static void find_entries(const smr_codes *c, uint32_t k, int64_t from, int64_t n, int64_t *first,
			 int64_t *last)
{
	const int64_t *s = c->starts + from / SMR_SEGMENT * c->n + k;
	int64_t base = from % SMR_SEGMENT;

	*first = smr_position_find(c->at, s[0], s[1], base);
	*last = smr_position_find(c->at, *first, s[1], base + n);
}

static void read_ole(const smr_codes *c, int64_t from, int64_t n, uint32_t *out)
{
	int64_t base = from % SMR_SEGMENT, e, last;

	for (int64_t i = 0; i < n; i++)
		out[i] = c->common;
	for (uint32_t k = 0; k < c->n; k++)
		for (find_entries(c, k, from, n, &e, &last); e < last; e++)
			out[c->at[e] - base] = k;
}

static void add_by_row(const smr_codes *c, int64_t from, int64_t n, const double *table,
		       double *out)
{
	uint32_t code[SMR_BLOCK];

	read_ole(c, from, n, code);
	for (int64_t i = 0; i < n; i++)
		out[i] += table[code[i]];
}

static void add_ole(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out)
{
	int64_t base = from % SMR_SEGMENT, e, last;

	if (table[c->common] != 0) {
		add_by_row(c, from, n, table, out);
		return;
	}
	for (uint32_t k = 0; k < c->n; k++)
		for (find_entries(c, k, from, n, &e, &last); e < last; e++)
			out[c->at[e] - base] += table[k];
}

/* The common code gets the numbers that are left without those of listed rows. */
static void bin_ole(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		    double *sums)
{
	int64_t base = from % SMR_SEGMENT, e, last;
	double rest[SMR_BLOCK];

	for (uint32_t k = 0; k < c->n && !all; k++)
		for (find_entries(c, k, from, n, &e, &last); e < last; e++)
			sums[k] += w[c->at[e] - base];
	if (!all)
		return;
	memcpy(rest, w, (size_t)n * sizeof(*rest));
	for (uint32_t k = 0; k < c->n; k++)
		for (find_entries(c, k, from, n, &e, &last); e < last; e++) {
			sums[k] += rest[c->at[e] - base];
			rest[c->at[e] - base] = 0;
		}
	sums[c->common] += smr_numbers_sum(rest, n);
}

const smr_coding smr_coding_ole = {
	.kind = SMR_GROUP_OLE, .read = read_ole, .add = add_ole, .bin = bin_ole};
