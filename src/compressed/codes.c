/* Stores codes in the form that takes the least memory. */
#include "compressed/codes.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"

/* Facts about codes that decide the form. */
typedef struct facts {
	int64_t rows, segments, runs, listed; /* listed: rows without the common code */
	uint32_t n, common;
	const uint32_t *codes;
} facts;

static int code_width(int64_t n)
{
	return n <= 1 << 8 ? 1 : n <= 1 << 16 ? 2 : 4;
}

static facts find_facts(int64_t rows, uint32_t n, const uint32_t *codes, uint32_t *counts)
{
	facts f = {.rows = rows,
		   .segments = (rows + SMR_SEGMENT - 1) / SMR_SEGMENT,
		   .n = n,
		   .codes = codes};

	for (int64_t i = 0; i < rows; i++) {
		counts[codes[i]]++;
		f.runs += i % SMR_SEGMENT == 0 || codes[i] != codes[i - 1];
	}
	for (uint32_t k = 1; k < n; k++)
		if (counts[k] > counts[f.common])
			f.common = k;
	f.listed = rows - counts[f.common];
	return f;
}

/* ---- bytes of each form */

static double bytes_const(const facts *f)
{
	(void)f;
	return 0;
}

static double bytes_ddc(const facts *f)
{
	return (double)f->rows * code_width(f->n);
}

static double bytes_sdc(const facts *f)
{
	return (double)f->listed * (2 + code_width(f->n)) + 8. * (double)f->segments;
}

static int64_t count_blocks(int64_t rows)
{
	return (rows + SMR_BLOCK - 1) / SMR_BLOCK;
}

static double bytes_sdc_bits(const facts *f)
{
	return (double)f->listed * code_width(f->n) + (double)f->rows / 8 +
	       8. * (double)count_blocks(f->rows);
}

static double bytes_rle(const facts *f)
{
	return (double)f->runs * (2 + code_width(f->n)) + 8. * (double)f->segments;
}

/* Each list is read from its own place: lists of few rows of a block are no choice. */
static double bytes_ole(const facts *f)
{
	enum { FEWEST = 4 };

	if ((double)f->listed * SMR_BLOCK < FEWEST * (double)f->n * (double)f->rows)
		return INFINITY;
	return 2. * (double)f->listed + 8. * (double)f->segments * f->n;
}

/* ---- filling */

static void fill_ddc(smr_codes *c, const facts *f)
{
	for (int64_t i = 0; i < f->rows; i++)
		smr_code_put(c, i, f->codes[i]);
}

static void fill_sdc(smr_codes *c, const facts *f)
{
	int64_t e = 0;

	for (int64_t i = 0; i < f->rows; i++) {
		if (i % SMR_SEGMENT == 0)
			c->starts[i / SMR_SEGMENT] = e;
		if (f->codes[i] == f->common)
			continue;
		c->at[e] = (uint16_t)(i % SMR_SEGMENT);
		smr_code_put(c, e++, f->codes[i]);
	}
	c->starts[f->segments] = e;
}

static void fill_sdc_bits(smr_codes *c, const facts *f)
{
	int64_t e = 0;

	for (int64_t i = 0; i < f->rows; i++) {
		if (i % SMR_BLOCK == 0)
			c->starts[i / SMR_BLOCK] = e;
		if (f->codes[i] == f->common)
			continue;
		c->bits[i / 64] |= (uint64_t)1 << i % 64;
		smr_code_put(c, e++, f->codes[i]);
	}
}

static void fill_rle(smr_codes *c, const facts *f)
{
	int64_t e = 0;

	for (int64_t i = 0; i < f->rows; i++) {
		if (i % SMR_SEGMENT == 0)
			c->starts[i / SMR_SEGMENT] = e;
		else if (f->codes[i] == f->codes[i - 1])
			continue;
		c->at[e] = (uint16_t)(i % SMR_SEGMENT);
		smr_code_put(c, e++, f->codes[i]);
	}
	c->starts[f->segments] = e;
}

/* Counts the rows of each code in each segment, then writes their positions. */
static void fill_ole(smr_codes *c, const facts *f)
{
	int64_t lists = f->segments * f->n, sum = 0;

	for (int64_t i = 0; i < f->rows; i++)
		if (f->codes[i] != f->common)
			c->starts[i / SMR_SEGMENT * f->n + f->codes[i]]++;
	for (int64_t k = 0; k <= lists; k++) {
		int64_t n = c->starts[k];

		c->starts[k] = sum;
		sum += n;
	}
	for (int64_t i = 0; i < f->rows; i++)
		if (f->codes[i] != f->common)
			c->at[c->starts[i / SMR_SEGMENT * f->n + f->codes[i]]++] =
				(uint16_t)(i % SMR_SEGMENT);
	/* each list's begin is its end by now */
	memmove(c->starts + 1, c->starts, (size_t)lists * sizeof(*c->starts));
	c->starts[0] = 0;
}

static void fill_const(smr_codes *c, const facts *f)
{
	(void)c;
	(void)f;
}

static const struct form {
	const smr_coding *coding;
	double (*bytes)(const facts *f);
	void (*fill)(smr_codes *c, const facts *f);
	double most; /* share of DDC's bytes with which the form is worth its slower operations */
} forms[] = {
	{&smr_coding_const, bytes_const, fill_const, 1},
	{&smr_coding_ddc, bytes_ddc, fill_ddc, 1},
	{&smr_coding_rle, bytes_rle, fill_rle, .9},
	{&smr_coding_sdc, bytes_sdc, fill_sdc, .9},
	{&smr_coding_ole, bytes_ole, fill_ole, .5},
	{&smr_coding_sdc_bits, bytes_sdc_bits, fill_sdc_bits, .8},
};
enum { FORMS = sizeof(forms) / sizeof(forms[0]) };

static const struct form *choose_form(const facts *f, const smr_coding *wanted)
{
	const struct form *best = &forms[1];
	double least = bytes_ddc(f);

	for (int k = 0; k < FORMS; k++)
		if (wanted != NULL && forms[k].coding == wanted)
			return &forms[k];
	if (f->n <= 1)
		return &forms[0];
	for (int k = 2; k < FORMS; k++) {
		double bytes = forms[k].bytes(f);

		if (bytes < least && bytes < forms[k].most * bytes_ddc(f)) {
			least = bytes;
			best = &forms[k];
		}
	}
	return best;
}

/* Allocates the arrays of a form. */
static smr_status make_room(smr_codes *c, const facts *f, const struct form *form)
{
	smr_group_kind k = form->coding->kind;
	int64_t entries = k == SMR_GROUP_RLE ? f->runs : k == SMR_GROUP_DDC ? f->rows : f->listed;
	int64_t starts = k == SMR_GROUP_OLE ? f->segments * f->n : count_blocks(f->rows);
	bool codes = k != SMR_GROUP_OLE, bits = form->coding == &smr_coding_sdc_bits;
	bool at = k != SMR_GROUP_DDC && !bits;

	if (k == SMR_GROUP_CONST)
		return SMR_OK;
	if (codes)
		c->codes = smr_malloc((size_t)entries * (size_t)c->width + 8);
	if (at)
		c->at = smr_malloc((size_t)entries * sizeof(*c->at) + 8);
	if (bits)
		c->bits = smr_calloc((size_t)f->rows / 64 + 1, sizeof(*c->bits));
	if (at || bits)
		c->starts = smr_calloc((size_t)starts + 1, sizeof(*c->starts));
	if ((codes && c->codes == NULL) || (at && c->at == NULL) || (bits && c->bits == NULL) ||
	    ((at || bits) && c->starts == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for the codes of %lld rows",
				(long long)f->rows);
	return SMR_OK;
}

smr_status smr_codes_new(int64_t rows, uint32_t n, const uint32_t *codes, const smr_coding *form,
			 smr_codes **out)
{
	smr_codes *c = smr_calloc(1, sizeof(*c));
	const struct form *chosen;
	uint32_t *counts;
	facts f;
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for codes");
	c->refs = 1;
	c->rows = rows;
	c->n = n;
	c->width = code_width(n);
	counts = smr_calloc((size_t)n + 1, sizeof(*counts));
	if (counts == NULL) {
		smr_codes_drop(c);
		return smr_fail(SMR_ENOMEM, "no memory for codes");
	}
	f = find_facts(rows, n, codes, counts);
	smr_free(counts);
	chosen = choose_form(&f, form);
	c->coding = chosen->coding;
	c->common = f.common;
	c->bytes = chosen->bytes(&f);
	st = make_room(c, &f, chosen);
	if (st != SMR_OK) {
		smr_codes_drop(c);
		return st;
	}
	chosen->fill(c, &f);
	*out = c;
	return SMR_OK;
}

void smr_codes_frequencies(const smr_codes *c, uint32_t *counts)
{
	uint32_t code[SMR_BLOCK];

	for (int64_t at = 0; at < c->rows; at += SMR_BLOCK) {
		int64_t n = c->rows - at < SMR_BLOCK ? c->rows - at : SMR_BLOCK;

		c->coding->read(c, at, n, code);
		for (int64_t i = 0; i < n; i++)
			counts[code[i]]++;
	}
}

smr_codes *smr_codes_keep(smr_codes *c)
{
	__atomic_fetch_add(&c->refs, 1, __ATOMIC_RELAXED);
	return c;
}

void smr_codes_drop(smr_codes *c)
{
	if (c == NULL || __atomic_sub_fetch(&c->refs, 1, __ATOMIC_ACQ_REL) > 0)
		return;
	smr_free(c->codes);
	smr_free(c->at);
	smr_free(c->bits);
	smr_free(c->starts);
	smr_free(c);
}
