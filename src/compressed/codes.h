/** @file Codes of rows, in several forms (internal to compressed/). Rows come in segments of 65536,
 * so that positions within a segment take two bytes. */
#ifndef SMR_COMPRESSED_CODES_H
#define SMR_COMPRESSED_CODES_H
#include "compressed/compressed.h"

enum { SMR_SEGMENT = 1 << 16, SMR_BLOCK = 1 << 11 /* rows that kernels pass on at one time */ };

typedef struct smr_codes smr_codes;

/** A form. Functions get at most SMR_BLOCK rows [from, from + n) of one segment. */
typedef struct smr_coding {
	smr_group_kind kind;
	/** Writes the code of each row. */
	void (*read)(const smr_codes *c, int64_t from, int64_t n, uint32_t *out);
	/** Adds table[code] to @p out of each row. */
	void (*add)(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out);
	/** Adds @p w of each row to sums[code]; not @p all: SDC and OLE leave the common code's sum
	 * out. */
	void (*bin)(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		    double *sums);
} smr_coding;

struct smr_codes {
	uint32_t refs;
	const smr_coding *coding;
	int64_t rows;
	uint32_t n;      /* number of codes, each of which some row has */
	uint32_t common; /* SDC, OLE: the code of rows that are not listed */
	int width;       /* bytes of a stored code: 1, 2 or 4 */
	void *codes;     /* DDC: [rows]; SDC, RLE: by entry; OLE: NULL */
	uint16_t *at;    /* SDC, RLE, OLE: position in its segment of each entry, or run's begin */
	uint64_t *bits;  /* SDC with bits: whether each row is listed */
	/* SDC, RLE: [segments + 1], first entry of each; OLE: [segments * n + 1], first entry of
	 * each code in each segment; SDC with bits: [blocks], first entry of each. */
	int64_t *starts;
	double bytes;
};

extern const smr_coding smr_coding_const, smr_coding_ddc, smr_coding_sdc, smr_coding_sdc_bits,
	smr_coding_rle, smr_coding_ole;

/* ---- ddc.c: two groups of few codes at one time; a table has b->n numbers for each code of a */
bool smr_codes_can_pair(const smr_codes *a, const smr_codes *b); /* NULL: uncompressed */
/** Adds table[code of a, code of b] to @p out of each row. */
void smr_codes_add_pair(const smr_codes *a, const smr_codes *b, int64_t from, int64_t n,
			const double *table, double *out);
/** Adds @p w of each row to sums[code of a, code of b]. */
void smr_codes_bin_pair(const smr_codes *a, const smr_codes *b, int64_t from, int64_t n,
			const double *w, double *sums);

/* ---- codes.c */
/** Stores codes in a form, or in the one that takes the least memory (@p form NULL); each of
 * [0, n) occurs. */
SMR_MUST_USE smr_status smr_codes_new(int64_t rows, uint32_t n, const uint32_t *codes,
				      const smr_coding *form, smr_codes **out);
/** Adds the number of rows of each code to @p counts of n. */
void smr_codes_frequencies(const smr_codes *c, uint32_t *counts);
smr_codes *smr_codes_keep(smr_codes *c);
void smr_codes_drop(smr_codes *c); /* @p c may be NULL */

static inline uint32_t smr_code_at(const smr_codes *c, int64_t i)
{
	return c->width == 1   ? ((const uint8_t *)c->codes)[i]
	       : c->width == 2 ? ((const uint16_t *)c->codes)[i]
			       : ((const uint32_t *)c->codes)[i];
}

static inline void smr_code_put(smr_codes *c, int64_t i, uint32_t code)
{
	if (c->width == 1)
		((uint8_t *)c->codes)[i] = (uint8_t)code;
	else if (c->width == 2)
		((uint16_t *)c->codes)[i] = (uint16_t)code;
	else
		((uint32_t *)c->codes)[i] = code;
}

/** Adds up numbers, eight sums at a time. */
static inline double smr_numbers_sum(const double *w, int64_t n)
{
	double sums[8] = {0}, sum;
	int64_t i = 0;

	for (; i + 8 <= n; i += 8)
		for (int k = 0; k < 8; k++)
			sums[k] += w[i + k];
	sum = ((sums[0] + sums[4]) + (sums[1] + sums[5])) +
	      ((sums[2] + sums[6]) + (sums[3] + sums[7]));
	for (; i < n; i++)
		sum += w[i];
	return sum;
}

/** Returns the first of the positions at[from, to), in increasing order, that is @p x or more, or
 * @p to. */
static inline int64_t smr_position_find(const uint16_t *at, int64_t from, int64_t to, int64_t x)
{
	while (from < to) {
		int64_t mid = from + (to - from) / 2;

		if (at[mid] < x)
			from = mid + 1;
		else
			to = mid;
	}
	return from;
}
#endif
