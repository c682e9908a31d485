/* Sparse dictionary coding with a bit for each row in place of positions: where more than a
 * sixteenth of the rows are listed, bits take less memory. */
#include <string.h>

#include "compressed/codes.h"

/* Calls of @p body see the row `at` and the entry `e` of each listed row of a range. A block begins
 * at a multiple of SMR_BLOCK, or after one by some rows, whose bits are counted. */
#define FOR_LISTED(c, from, n, body)                                                  \
	do {                                                                          \
		int64_t e = find_entry(c, from), last_ = (from) + (n);                \
		for (int64_t k_ = (from) / 64; k_ * 64 < last_; k_++)                 \
			for (uint64_t b_ = bits_between(c, k_, from, last_); b_ != 0; \
			     b_ &= b_ - 1, e++) {                                     \
				int64_t at = k_ * 64 + __builtin_ctzll(b_) - (from);  \
				body                                                  \
			}                                                             \
	} while (0)

/* Returns the bits of word @p k for rows [from, last). */
static uint64_t bits_between(const smr_codes *c, int64_t k, int64_t from, int64_t last)
{
	uint64_t b = c->bits[k];

	if (k * 64 < from)
		b &= ~(uint64_t)0 << (from - k * 64);
	if (last - k * 64 < 64)
		b &= ~(~(uint64_t)0 << (last - k * 64));
	return b;
}

/* Returns the first entry of a row that is @p from or more. */
static int64_t find_entry(const smr_codes *c, int64_t from)
{
	int64_t begin = from / SMR_BLOCK * SMR_BLOCK, e = c->starts[from / SMR_BLOCK];

	for (int64_t k = begin / 64; k * 64 < from; k++)
		e += __builtin_popcountll(bits_between(c, k, begin, from));
	return e;
}

static void read_bits(const smr_codes *c, int64_t from, int64_t n, uint32_t *out)
{
	for (int64_t i = 0; i < n; i++)
		out[i] = c->common;
	FOR_LISTED(c, from, n, out[at] = smr_code_at(c, e););
}

/* Each row gets one addition, since a difference of table entries would make NaNs of infinities. */
static void add_bits(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out)
{
	double common = table[c->common];
	uint32_t code[SMR_BLOCK];

	if (common == 0 && c->width == 2) {
		const uint16_t *listed = c->codes;

		FOR_LISTED(c, from, n, out[at] += table[listed[e]];);
		return;
	}
	if (common == 0) {
		FOR_LISTED(c, from, n, out[at] += table[smr_code_at(c, e)];);
		return;
	}
	read_bits(c, from, n, code);
	for (int64_t i = 0; i < n; i++)
		out[i] += table[code[i]];
}

/* The common code gets the numbers that are left without those of listed rows. */
static void bin_bits(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		     double *sums)
{
	double rest[SMR_BLOCK];

	if (!all && c->width == 1) {
		const uint8_t *code = c->codes;

		FOR_LISTED(c, from, n, sums[code[e]] += w[at];);
		return;
	}
	if (!all && c->width == 2) {
		const uint16_t *code = c->codes;

		FOR_LISTED(c, from, n, sums[code[e]] += w[at];);
		return;
	}
	memcpy(rest, w, (size_t)n * sizeof(*rest));
	FOR_LISTED(c, from, n, {
		sums[smr_code_at(c, e)] += rest[at];
		rest[at] = 0;
	});
	sums[c->common] += smr_numbers_sum(rest, n);
}

const smr_coding smr_coding_sdc_bits = {
	.kind = SMR_GROUP_SDC, .read = read_bits, .add = add_bits, .bin = bin_bits};
