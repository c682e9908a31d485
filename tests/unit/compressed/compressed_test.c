/* Compares operations on compressed matrices with dense ones: random columns of each kind, special
 * numbers, one row, one column. */
#include "unit.h"

#include <math.h>

#include "compressed/compressed.h"

static smr_workers *crew;
static uint64_t state = 5;

static double draw(void)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (double)(state >> 11) * 0x1p-53;
}

/* ---- data */

enum { KINDS = 10 };

/* An element of a column of some kind. */
static double element(int kind, int64_t i, int64_t rows)
{
	static const double special[] = {NAN, 0, -0.0, INFINITY, -INFINITY, 1, -3};

	switch (kind) {
	case 0:
		return floor(draw() * 5);
	case 1:
		return 0;
	case 2:
		return -2.5;
	case 3:
		return draw();
	case 4:
		return (double)(i * 7 / rows); /* runs */
	case 5:
		return draw() < .02; /* few */
	case 6:
		return draw() < .06 ? floor(draw() * 100) : 4;
	case 7:
		return special[(int)(draw() * 7)];
	case 8:
		return floor(draw() * 700);
	default:
		return draw() < .5 ? -0.0 : 0;
	}
}

static double *make_data(int64_t rows, int64_t cols, unsigned kinds)
{
	double *x = malloc((size_t)(rows * cols) * sizeof(*x) + 8);

	for (int64_t j = 0; j < cols; j++) {
		int kind = (int)(draw() * KINDS);

		while ((kinds >> kind & 1) == 0)
			kind = (kind + 1) % KINDS;
		for (int64_t i = 0; i < rows; i++)
			x[i * cols + j] = element(kind, i, rows);
	}
	return x;
}

/* ---- comparing */

static bool is_near(double a, double b, double size)
{
	return (isnan(a) && isnan(b)) || a == b || fabs(a - b) <= 1e-11 * size;
}

static void are_near(const double *a, const double *b, int64_t n, double size)
{
	for (int64_t i = 0; i < n; i++)
		if (!is_near(a[i], b[i], size))
			fail_msg("element %lld of %lld: %.17g, want %.17g", (long long)i,
				 (long long)n, a[i], b[i]);
}

/* Dense product of a, or of t(a), with b. */
static void multiply(const double *a, int64_t rows, int64_t cols, bool turned, const double *b,
		     int64_t k, double *out)
{
	int64_t n = turned ? cols : rows, m = turned ? rows : cols;

	for (int64_t i = 0; i < n; i++)
		for (int64_t l = 0; l < k; l++) {
			double sum = 0;

			for (int64_t j = 0; j < m; j++)
				sum += (turned ? a[j * cols + i] : a[i * cols + j]) * b[j * k + l];
			out[i * k + l] = sum;
		}
}

static double *draws(int64_t n, bool special)
{
	double *x = malloc((size_t)n * sizeof(*x) + 8);

	for (int64_t i = 0; i < n; i++)
		x[i] = special && draw() < .01 ? (draw() < .5 ? INFINITY : NAN) : draw() - .5;
	return x;
}

static void check_products(const smr_compressed *c, const double *x, int64_t rows, int64_t cols,
			   int64_t k, bool special)
{
	int64_t n = rows > cols ? rows : cols;
	double *v = draws(n * k, special), *out = draws(n * k, false), *want = draws(n * k, false);

	assert_int_equal(smr_compressed_times(c, k, v, crew, out), SMR_OK);
	multiply(x, rows, cols, false, v, k, want);
	are_near(out, want, rows * k, 1000 * (double)cols);
	assert_int_equal(smr_compressed_turned_times(c, k, v, crew, out), SMR_OK);
	multiply(x, rows, cols, true, v, k, want);
	are_near(out, want, cols * k, 1000 * (double)rows);
	free(v);
	free(out);
	free(want);
}

static void check_gram(const smr_compressed *c, const double *x, int64_t rows, int64_t cols)
{
	double *out = draws(cols * cols, false), *want = draws(cols * cols, false);

	assert_int_equal(smr_compressed_gram(c, crew, out), SMR_OK);
	multiply(x, rows, cols, true, x, cols, want);
	are_near(out, want, cols * cols, 1e6 * (double)rows);
	free(out);
	free(want);
}

static double folded(smr_compressed_fold f, double a, double b)
{
	if (f == SMR_COMPRESSED_SUM)
		return a + b;
	if (isnan(a) || isnan(b))
		return NAN;
	return f == SMR_COMPRESSED_LEAST ? fmin(a, b) : fmax(a, b);
}

static void check_folds(const smr_compressed *c, const double *x, int64_t rows, int64_t cols)
{
	double *by_row = draws(rows, false), *by_col = draws(cols, false), all;

	for (int k = 0; k < 3; k++) {
		smr_compressed_fold f = (smr_compressed_fold)k;
		double *want_row = malloc((size_t)rows * sizeof(double));
		double *want_col = malloc((size_t)cols * sizeof(double));

		for (int64_t i = 0; i < rows; i++)
			for (int64_t j = 0; j < cols; j++) {
				double v = x[i * cols + j];

				want_row[i] = j == 0 ? v : folded(f, want_row[i], v);
				want_col[j] = i == 0 ? v : folded(f, want_col[j], v);
			}
		assert_int_equal(smr_compressed_fold_rows(c, f, crew, by_row), SMR_OK);
		assert_int_equal(smr_compressed_fold_cols(c, f, crew, by_col), SMR_OK);
		assert_int_equal(smr_compressed_fold_all(c, f, crew, &all), SMR_OK);
		are_near(by_row, want_row, rows, 1000 * (double)cols);
		are_near(by_col, want_col, cols, 1000 * (double)rows);
		for (int64_t i = 1; i < rows; i++)
			want_row[0] = folded(f, want_row[0], want_row[i]);
		assert_true(is_near(all, want_row[0], 1000 * (double)(rows * cols)));
		free(want_row);
		free(want_col);
	}
	free(by_row);
	free(by_col);
}

static void check_elements(const smr_compressed *c, const double *x, int64_t rows, int64_t cols)
{
	double *out = draws(rows * cols, false);

	smr_compressed_to_dense(c, false, crew, out);
	assert_memory_equal(out, x, (size_t)(rows * cols) * sizeof(*x));
	smr_compressed_to_dense(c, true, crew, out);
	for (int64_t i = 0; i < rows; i++)
		for (int64_t j = 0; j < cols; j++)
			assert_memory_equal(&out[j * rows + i], &x[i * cols + j], sizeof(*x));
	free(out);
}

/* Maps stored elements, each with the number of its column. */
static void check_map(const smr_compressed *c, const double *x, int64_t rows, int64_t cols)
{
	int64_t n = smr_compressed_count(c);
	double *v = draws(n, false), *along = draws(n, false), *row = draws(cols, false);
	double *want = draws(rows * cols, false);
	smr_compressed *r;

	smr_compressed_values(c, v);
	smr_compressed_spread(c, row, along);
	for (int64_t i = 0; i < n; i++)
		v[i] = v[i] * 3 - along[i];
	assert_int_equal(smr_compressed_with(c, v, &r), SMR_OK);
	for (int64_t i = 0; i < rows * cols; i++)
		want[i] = x[i] * 3 - row[i % cols];
	check_elements(r, want, rows, cols);
	check_products(r, want, rows, cols, 1, false);
	smr_compressed_drop(r);
	free(v);
	free(along);
	free(row);
	free(want);
}

static void check(int64_t rows, int64_t cols, unsigned kinds)
{
	double *x = make_data(rows, cols, kinds);
	smr_compressed *c;

	assert_int_equal(smr_compress(rows, cols, x, INFINITY, crew, &c), SMR_OK);
	assert_non_null(c);
	assert_int_equal(smr_compressed_rows(c), rows);
	assert_int_equal(smr_compressed_cols(c), cols);
	check_elements(c, x, rows, cols);
	check_products(c, x, rows, cols, 1, false);
	check_products(c, x, rows, cols, 1, true);
	check_products(c, x, rows, cols, 3, true);
	check_gram(c, x, rows, cols);
	check_folds(c, x, rows, cols);
	check_map(c, x, rows, cols);
	smr_compressed_drop(c);
	free(x);
}

static void operations_are_those_of_dense_matrices(void **s)
{
	static const int64_t rows[] = {1, 2, 7, 300, 5000};
	static const int64_t cols[] = {1, 2, 5, 23};

	for (unsigned i = 0; i < 5; i++)
		for (unsigned j = 0; j < 4; j++) {
			check(rows[i], cols[j], (1 << KINDS) - 1);
			check(rows[i], cols[j], (1 << KINDS) - 1 - (1 << 7));
		}
	for (int k = 0; k < KINDS; k++) /* columns of one kind */
		check(2000, 4, 1u << k);
	check(140000, 3, (1 << KINDS) - 1);
}

/* ---- what a matrix becomes */

static void columns_get_the_groups_that_fit_them(void **s)
{
	enum { ROWS = 100000, COLS = 9 };
	double *x = malloc(sizeof(double) * ROWS * COLS);
	smr_compressed_summary sum;
	smr_compressed *c;
	static const int kinds[COLS] = {0, 1, 2, 3, 4, 5, 6, 0, 3};

	for (int64_t i = 0; i < ROWS; i++)
		for (int j = 0; j < COLS; j++)
			x[i * COLS + j] = element(kinds[j], i, ROWS);
	for (int64_t i = 0; i < ROWS; i++)
		x[i * COLS + 7] = x[i * COLS] * 2 + 1; /* of the same tuples */
	assert_int_equal(smr_compress(ROWS, COLS, x, INFINITY, crew, &c), SMR_OK);
	smr_compressed_summarize(c, &sum);
	assert_int_equal(sum.cols[SMR_GROUP_UNCOMPRESSED], 2);
	assert_int_equal(sum.groups[SMR_GROUP_UNCOMPRESSED], 1);
	assert_true(sum.groups[SMR_GROUP_DDC] >= 1);
	assert_true(sum.bytes < 2.2 * 8 * ROWS);
	smr_compressed_drop(c);
	/* columns 0 and 7 alone: one group of five tuples */
	for (int64_t i = 0; i < ROWS; i++) {
		double a = x[i * COLS], b = x[i * COLS + 7];

		x[2 * i] = a;
		x[2 * i + 1] = b;
	}
	assert_int_equal(smr_compress(ROWS, 2, x, INFINITY, crew, &c), SMR_OK);
	smr_compressed_summarize(c, &sum);
	assert_int_equal(sum.groups[SMR_GROUP_DDC], 1);
	assert_int_equal(sum.cols[SMR_GROUP_DDC], 2);
	assert_int_equal(smr_compressed_count(c), 10);
	smr_compressed_drop(c);
	free(x);
}

static void random_numbers_stay_as_they_are(void **s)
{
	double *x = draws(10000, false), bytes;
	smr_compressed *c;

	assert_int_equal(smr_compress(1000, 10, x, 80000, crew, &c), SMR_OK);
	assert_null(c);
	assert_int_equal(smr_compress_estimate(1000, 10, x, &bytes), SMR_OK);
	assert_true(bytes >= 80000);
	assert_int_equal(smr_compress(0, 10, x, 80000, crew, &c), SMR_OK);
	assert_null(c);
	free(x);
}

/* ---- memory, threads */

static smr_status compress_and_compute(void *arg)
{
	const double *x = arg;
	double out[400];
	smr_compressed *c, *r = NULL;
	smr_status st = smr_compress(400, 5, x, INFINITY, NULL, &c);
	double values[2000];

	if (st != SMR_OK)
		return st;
	st = smr_compressed_times(c, 1, x, NULL, out);
	if (st == SMR_OK)
		st = smr_compressed_turned_times(c, 1, x, NULL, out);
	if (st == SMR_OK)
		st = smr_compressed_gram(c, NULL, out);
	if (st == SMR_OK)
		st = smr_compressed_fold_rows(c, SMR_COMPRESSED_SUM, NULL, out);
	if (st == SMR_OK)
		st = smr_compressed_fold_cols(c, SMR_COMPRESSED_LEAST, NULL, out);
	if (st == SMR_OK)
		st = smr_compressed_fold_all(c, SMR_COMPRESSED_SUM, NULL, out);
	smr_compressed_values(c, values);
	if (st == SMR_OK)
		st = smr_compressed_with(c, values, &r);
	smr_compressed_drop(r);
	smr_compressed_drop(c);
	return st;
}

static void a_lack_of_memory_is_an_error(void **s)
{
	double *x = make_data(400, 5, (1 << 0) + (1 << 3) + (1 << 5));

	(void)unit_fail_each_allocation(compress_and_compute, x);
	free(x);
}

static void threads_do_not_change_bits(void **s)
{
	enum { ROWS = 200000, COLS = 6 };
	double *x = make_data(ROWS, COLS, (1 << 0) + (1 << 5) + (1 << 8)), a[COLS], b[COLS];
	double *w = draws(ROWS, false);
	smr_compressed *c;

	assert_int_equal(smr_compress(ROWS, COLS, x, INFINITY, crew, &c), SMR_OK);
	assert_int_equal(smr_compressed_turned_times(c, 1, w, NULL, a), SMR_OK);
	assert_int_equal(smr_compressed_turned_times(c, 1, w, crew, b), SMR_OK);
	assert_memory_equal(a, b, sizeof(a));
	smr_compressed_drop(c);
	free(x);
	free(w);
}

static int start_workers(void **s)
{
	return smr_workers_new(3, &crew) == SMR_OK ? 0 : -1;
}

static int stop_workers(void **s)
{
	smr_workers_free(crew);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(operations_are_those_of_dense_matrices),
		cmocka_unit_test(columns_get_the_groups_that_fit_them),
		cmocka_unit_test(random_numbers_stay_as_they_are),
		cmocka_unit_test(a_lack_of_memory_is_an_error),
		cmocka_unit_test(threads_do_not_change_bits),
	};

	return cmocka_run_group_tests(tests, start_workers, stop_workers);
}
