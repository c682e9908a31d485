/* Each form of codes gives the same rows, sums and sums by code as an array of codes. */
#include "unit.h"

#include <math.h>

#include "compressed/codes.h"

static const smr_coding *const forms[] = {&smr_coding_ddc, &smr_coding_sdc, &smr_coding_rle,
					  &smr_coding_ole, &smr_coding_sdc_bits};
enum { FORMS = 5 };

static uint64_t state = 11;

static uint32_t draw(uint32_t below)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(state >> 33) % below;
}

static bool is_near(double a, double b)
{
	return (isnan(a) && isnan(b)) || a == b || fabs(a - b) <= 1e-12 * (1 + fabs(b));
}

/* Codes with long runs and a frequent code, each of which occurs. */
static uint32_t *make_codes(int64_t rows, uint32_t n)
{
	uint32_t *codes = malloc((size_t)rows * sizeof(*codes) + 8);

	for (int64_t i = 0; i < rows; i++)
		codes[i] = i < n            ? (uint32_t)i
			   : draw(3) == 0   ? draw(n)
			   : draw(100) < 50 ? codes[i - 1]
					    : n / 2;
	return codes;
}

static void check_range(const smr_codes *c, const uint32_t *codes, int64_t from, int64_t n,
			const double *table, const double *w)
{
	uint32_t read[SMR_BLOCK];
	double out[SMR_BLOCK], *sums = calloc(c->n, sizeof(*sums)),
			       *want = calloc(c->n, sizeof(*want));

	c->coding->read(c, from, n, read);
	for (int64_t i = 0; i < n; i++) {
		assert_int_equal(read[i], codes[from + i]);
		out[i] = (double)i;
		want[codes[from + i]] += w[i];
	}
	c->coding->add(c, from, n, table, out);
	for (int64_t i = 0; i < n; i++)
		assert_true(is_near(out[i], (double)i + table[codes[from + i]]));
	c->coding->bin(c, from, n, w, true, sums);
	for (uint32_t k = 0; k < c->n; k++)
		assert_true(is_near(sums[k], want[k]));
	memset(sums, 0, c->n * sizeof(*sums));
	c->coding->bin(c, from, n, w, false, sums);
	for (uint32_t k = 0; k < c->n; k++)
		assert_true(k == c->common || is_near(sums[k], want[k]));
	free(sums);
	free(want);
}

static void check_form(const smr_coding *form, int64_t rows, uint32_t n)
{
	uint32_t *codes = make_codes(rows, n);
	double *table = malloc(n * sizeof(*table)), w[SMR_BLOCK];
	smr_codes *c;

	assert_int_equal(smr_codes_new(rows, n, codes, form, &c), SMR_OK);
	assert_ptr_equal(c->coding, form);
	for (int turn = 0; turn < 20; turn++) {
		int64_t from = draw((uint32_t)rows), n_rows = 1 + draw(SMR_BLOCK);
		int64_t end = (from / SMR_SEGMENT + 1) * SMR_SEGMENT;

		end = end < rows ? end : rows;
		n_rows = from + n_rows < end ? n_rows : end - from;
		for (uint32_t k = 0; k < n; k++)
			table[k] = turn % 4 == 3 && draw(4) == 0 ? INFINITY
				   : turn % 2 == 0 && k == n / 2 ? 0
								 : (double)draw(1000) / 7;
		for (int64_t i = 0; i < n_rows; i++)
			w[i] = turn % 5 == 4 && draw(9) == 0 ? NAN : (double)draw(1000) / 3;
		check_range(c, codes, from, n_rows, table, w);
	}
	smr_codes_drop(c);
	free(codes);
	free(table);
}

static void each_form_reads_adds_and_bins_as_an_array(void **s)
{
	static const int64_t rows[] = {1, 2, 100, 5000, 70000, 131072};
	static const uint32_t n[] = {2, 5, 200, 300, 66000};

	for (int f = 0; f < FORMS; f++)
		for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
			for (size_t k = 0; k < sizeof(n) / sizeof(n[0]); k++)
				if (n[k] <= rows[i] && (f != 3 || n[k] < 1000))
					check_form(forms[f], rows[i], n[k]);
}

/* Stores codes in the cheapest form and returns its kind. */
static smr_group_kind chosen(int64_t rows, uint32_t n, const uint32_t *codes)
{
	smr_codes *c;
	smr_group_kind k;

	assert_int_equal(smr_codes_new(rows, n, codes, NULL, &c), SMR_OK);
	k = c->coding->kind;
	smr_codes_drop(c);
	return k;
}

static void the_smallest_form_is_chosen(void **s)
{
	enum { ROWS = 10000 };
	static uint32_t codes[ROWS];

	assert_int_equal(chosen(ROWS, 1, codes), SMR_GROUP_CONST);
	for (int i = 0; i < ROWS; i++)
		codes[i] = draw(4);
	assert_int_equal(chosen(ROWS, 4, codes), SMR_GROUP_DDC);
	for (int i = 0; i < ROWS; i++)
		codes[i] = (uint32_t)i / 100;
	assert_int_equal(chosen(ROWS, 100, codes), SMR_GROUP_RLE);
	for (int i = 0; i < ROWS; i++)
		codes[i] = i < 200 ? (uint32_t)i : i % 20 == 0 ? draw(200) : 0;
	assert_int_equal(chosen(ROWS, 200, codes), SMR_GROUP_SDC);
	for (int i = 0; i < ROWS; i++)
		codes[i] = i < 200 ? (uint32_t)i : i % 3 == 0 ? draw(200) : 0;
	assert_int_equal(chosen(ROWS, 200, codes), SMR_GROUP_SDC);
	for (int i = 0; i < ROWS; i++)
		codes[i] = i % 50 == 0;
	assert_int_equal(chosen(ROWS, 2, codes), SMR_GROUP_OLE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_form_reads_adds_and_bins_as_an_array),
		cmocka_unit_test(the_smallest_form_is_chosen),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
