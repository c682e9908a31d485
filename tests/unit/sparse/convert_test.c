/* Compares sparse matrices with dense ones computed by plain loops. */
#include "sparse_case.h"

static void a_matrix_survives_conversion(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		is_matrix(&p.s, p.data);
		assert_int_equal(p.s.pattern->n, smr_dense_nonzeros(p.data, p.rows * p.cols));
	}
}

static void elements_of_one_place_are_added(void **state)
{
	enum { N = 4000, ROWS = 30, COLS = 50 };
	static int32_t i[N], j[N];
	static double v[N], want[ROWS * COLS];
	smr_sparse s;

	memset(want, 0, sizeof(want));
	for (int e = 0; e < N; e++) {
		i[e] = (int32_t)(next() * ROWS);
		j[e] = (int32_t)(next() * COLS);
		v[e] = next() < .1 ? 0 : next() - .5;
		if (e % 2 == 1 && next() < .3) { /* zeros that result from a sum */
			i[e] = i[e - 1];
			j[e] = j[e - 1];
			v[e] = -v[e - 1];
		}
		want[i[e] * COLS + j[e]] += v[e];
	}
	assert_int_equal(smr_sparse_of_triples(ROWS, COLS, N, i, j, v, &s), SMR_OK);
	is_matrix(&s, want);
	assert_int_equal(s.pattern->n, smr_dense_nonzeros(s.values, s.pattern->n));
	smr_sparse_free(&s);
}

static void nonzeros_counted_by_threads_are_all(void **state)
{
	enum { MOST = 1 << 18 };
	double *x = calloc(MOST, sizeof(*x));
	int64_t want = 0, n = 0;

	(void)state;
	assert_int_equal(smr_dense_count(x, 0, crew), 0);
	for (int64_t end = 1; end <= MOST; end = end * 3 + 1) {
		for (; n < end; n++) {
			x[n] = next() < .3 ? next() : n % 2 ? -0. : 0;
			want += x[n] != 0;
		}
		assert_int_equal(smr_dense_count(x, n, crew), want);
		assert_int_equal(smr_dense_count(x, n, NULL), want);
	}
	free(x);
}

static void a_transpose_has_rows_as_columns(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p)) {
		double *want = malloc((size_t)(p.rows * p.cols + 1) * sizeof(*want));
		smr_sparse t;

		for (int64_t i = 0; i < p.rows; i++)
			for (int64_t j = 0; j < p.cols; j++)
				want[j * p.rows + i] = p.data[i * p.cols + j];
		assert_int_equal(smr_sparse_turn(p.s.pattern, p.s.values, crew, &t), SMR_OK);
		is_matrix(&t, want);
		smr_sparse_free(&t);
		free(want);
	}
}

static void products_of_sparse_matrices_are_the_dense_ones(void **state)
{
	pair a, b;

	for (uint32_t k = 0; each(&k, false, &a); drop(&a)) {
		int64_t cols = 1 + (int64_t)(next() * 40), n;
		double *want = calloc((size_t)(a.rows * cols), sizeof(*want));
		smr_sparse r;

		b = draw(a.cols, cols, .2, false);
		for (int64_t i = 0; i < a.rows; i++)
			for (int64_t l = 0; l < a.cols; l++)
				for (int64_t j = 0; j < cols; j++)
					want[i * cols + j] +=
						a.data[i * a.cols + l] * b.data[l * cols + j];
		assert_int_equal(smr_sparse_multiply(&a.s, &b.s, crew, &r), SMR_OK);
		is_matrix(&r, want);
		assert_int_equal(smr_sparse_product_count(&a.s, &b.s, crew, &n), SMR_OK);
		assert_int_equal(n, r.pattern->n);
		assert_true(smr_sparse_product_most(&a.s, &b.s) >= (double)n);
		smr_sparse_free(&r);
		free(want);
		drop(&b);
	}
}

static void the_product_of_a_matrix_with_its_transpose_is_that_of_loops(void **state)
{
	pair a;

	(void)state;
	for (uint32_t k = 0; each(&k, false, &a); drop(&a)) {
		int64_t n = a.cols;
		double *want = calloc((size_t)(n * n), sizeof(*want)),
		       *got = calloc((size_t)(n * n), sizeof(*got)), products = 0;

		for (int64_t l = 0; l < a.rows; l++)
			for (int64_t i = 0; i < n; i++)
				for (int64_t j = 0; j < n; j++) {
					double x = a.data[l * n + i], y = a.data[l * n + j];

					want[i * n + j] += x * y;
					products += i <= j && x != 0 && y != 0;
				}
		for (int64_t i = 0; i < n * n; i++)
			got[i] = NAN;
		assert_int_equal(smr_sparse_gram(a.s.pattern, a.s.values, crew, got), SMR_OK);
		assert_memory_equal(got, want, (size_t)(n * n) * sizeof(*got));
		assert_true(smr_sparse_gram_products(a.s.pattern) == products);
		free(want);
		free(got);
	}
}

/* Computes w[i] = 2 w[i] + row number. */
static smr_status doubled(void *arg, int64_t from, int64_t n, double *w)
{
	int64_t k = *(int64_t *)arg;

	for (int64_t i = 0; i < n * k; i++)
		w[i] = 2 * w[i] + (double)(from + i / k);
	return SMR_OK;
}

static smr_sparse_rows rows_of(const pair *p)
{
	return (smr_sparse_rows){.rows = p->rows,
				 .cols = p->cols,
				 .n = p->s.pattern->n,
				 .k = 1,
				 .starts = p->s.pattern->starts,
				 .cols_at = p->s.pattern->cols_at,
				 .values = p->s.values};
}

/* Computes w, and q = t(X) w, by plain loops. */
static void by_hand(const pair *p, int64_t k, const double *v, bool body, double *w, double *q)
{
	memset(w, 0, (size_t)(p->rows * k) * sizeof(*w));
	memset(q, 0, (size_t)(p->cols * k) * sizeof(*q));
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t j = 0; j < p->cols; j++)
			for (int64_t c = 0; c < k; c++)
				w[i * k + c] += p->data[i * p->cols + j] * v[j * k + c];
	if (body)
		(void)doubled(&k, 0, p->rows, w);
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t j = 0; j < p->cols; j++)
			for (int64_t c = 0; c < k; c++)
				q[j * k + c] += p->data[i * p->cols + j] * w[i * k + c];
}

static void check_rows(const pair *p, int64_t k, bool body)
{
	size_t nw = (size_t)(p->rows * k) + 1, nq = (size_t)(p->cols * k) + 1;
	double *v = malloc(nq * sizeof(*v)), *w = malloc(nw * sizeof(*w));
	double *q = malloc(nq * sizeof(*q)), *ww = malloc(nw * sizeof(*w));
	double *qq = malloc(nq * sizeof(*q));
	smr_sparse_rows r = rows_of(p);

	for (size_t i = 0; i < nq; i++)
		v[i] = next() - .5;
	by_hand(p, k, v, body, ww, qq);
	r.k = k;
	r.v = v;
	r.body = body ? doubled : NULL;
	r.arg = &k;
	r.w = w;
	assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_OK);
	for (int64_t i = 0; i < p->rows * k; i++)
		near(w[i], ww[i]);
	r.w = NULL;
	r.q = q;
	assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_OK);
	for (int64_t i = 0; i < p->cols * k; i++)
		near(q[i], qq[i]);
	free(v);
	free(w);
	free(q);
	free(ww);
	free(qq);
}

static void rows_times_a_matrix_and_back_are_the_dense_ones(void **state)
{
	pair p;

	for (uint32_t k = 0; each(&k, false, &p); drop(&p)) {
		check_rows(&p, 1, false);
		check_rows(&p, 1, true);
		check_rows(&p, 6, false);
		check_rows(&p, 3, true);
	}
}

static void bits_are_the_same_on_any_number_of_threads(void **state)
{
	pair p = draw(3000, 200, .3, false);
	double *v = malloc(200 * sizeof(*v)), *q[2], *w[2];
	smr_sparse_rows r = rows_of(&p);

	for (int i = 0; i < 200; i++)
		v[i] = next();
	r.v = v;
	for (int t = 0; t < 2; t++) {
		smr_workers *workers;

		assert_int_equal(smr_workers_new(1 + 3 * t, &workers), SMR_OK);
		q[t] = malloc(200 * sizeof(double));
		w[t] = malloc(3000 * sizeof(double));
		r.q = q[t];
		r.w = w[t];
		assert_int_equal(smr_sparse_rows_run(&r, workers), SMR_OK);
		smr_workers_free(workers);
	}
	assert_memory_equal(q[0], q[1], 200 * sizeof(double));
	assert_memory_equal(w[0], w[1], 3000 * sizeof(double));
	for (int t = 0; t < 2; t++) {
		free(q[t]);
		free(w[t]);
	}
	free(v);
	drop(&p);
}

static void bits_are_the_same_with_any_registers(void **state)
{
	pair p = draw(700, 90, .15, true);
	double v[90 * 3], q[3][90 * 3], w[3][700 * 3];
	smr_sparse_rows r = rows_of(&p);

	for (int i = 0; i < 270; i++)
		v[i] = next() - .5;
	r.v = v;
	for (r.k = 1; r.k <= 3; r.k += 2) {
		for (int k = 0; k < 3; k++) {
			r.q = q[k];
			r.w = w[k];
			r.registers = 16 << k;
			assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_OK);
		}
		for (int k = 1; k < 3; k++) {
			for (int64_t i = 0; i < 90 * r.k; i++)
				same(q[k][i], q[0][i]);
			for (int64_t i = 0; i < 700 * r.k; i++)
				same(w[k][i], w[0][i]);
		}
	}
	drop(&p);
}

static void places_outside_are_told(void **state)
{
	pair p = draw(40, 33, .5, false);
	double v[33] = {0}, w[40];
	smr_sparse_rows r = rows_of(&p);

	r.v = v;
	r.w = w;
	p.s.pattern->cols_at[p.s.pattern->n / 2] = 33;
	assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_ETYPE);
	assert_int_equal(smr_sparse_rows_check(&r), SMR_ETYPE);
	p.s.pattern->cols_at[p.s.pattern->n / 2] = -1;
	assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_ETYPE);
	p.s.pattern->cols_at[p.s.pattern->n / 2] = 0;
	assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_OK);
	p.s.pattern->starts[7] = p.s.pattern->n + 1;
	assert_int_equal(smr_sparse_rows_run(&r, NULL), SMR_ETYPE);
	assert_int_equal(smr_sparse_rows_check(&r), SMR_ETYPE);
	drop(&p);
}

static double fold(smr_sparse_fold f, double a, double b)
{
	switch (f) {
	case SMR_SPARSE_SUM:
		return a + b;
	case SMR_SPARSE_MULTIPLY:
		return a * b;
	case SMR_SPARSE_LEAST:
		return isnan(a) || isnan(b) ? NAN : a < b ? a : b;
	default:
		return isnan(a) || isnan(b) ? NAN : a > b ? a : b;
	}
}

static void folds_count_zeros_that_have_no_place(void **state)
{
	static const double starts[] = {0, INFINITY, -INFINITY, 1};
	double got[300], want[300];
	pair p;

	for (uint32_t k = 0; each(&k, true, &p); drop(&p))
		for (int f = 0; f < 4; f++) {
			smr_sparse_rows r = rows_of(&p);

			for (int i = 0; i < 300; i++)
				want[i] = starts[f];
			for (int64_t i = 0; i < p.rows * p.cols; i++)
				want[i / p.cols] =
					fold((smr_sparse_fold)f, want[i / p.cols], p.data[i]);
			smr_sparse_fold_rows(&r, (smr_sparse_fold)f, crew, got);
			for (int64_t i = 0; i < p.rows; i++)
				near(got[i], want[i]);
			for (int i = 0; i < 300; i++)
				want[i] = starts[f];
			for (int64_t i = 0; i < p.rows * p.cols; i++)
				want[i % p.cols] =
					fold((smr_sparse_fold)f, want[i % p.cols], p.data[i]);
			assert_int_equal(smr_sparse_fold_cols(&r, (smr_sparse_fold)f, crew, got),
					 SMR_OK);
			for (int64_t i = 0; i < p.cols; i++)
				near(got[i], want[i]);
		}
}

static void few_elements_pay_and_columns_do_not(void **state)
{
	assert_true(smr_sparse_pays(1000, 100, 10000));
	assert_false(smr_sparse_pays(1000, 100, 40000));
	assert_false(smr_sparse_pays(1000, 1, 1));
	assert_true(smr_sparse_pays(200000, 200000, 0));
	assert_false(smr_sparse_pays((int64_t)1 << 31, 100, 0));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_matrix_survives_conversion),
		cmocka_unit_test(elements_of_one_place_are_added),
		cmocka_unit_test(nonzeros_counted_by_threads_are_all),
		cmocka_unit_test(a_transpose_has_rows_as_columns),
		cmocka_unit_test(products_of_sparse_matrices_are_the_dense_ones),
		cmocka_unit_test(the_product_of_a_matrix_with_its_transpose_is_that_of_loops),
		cmocka_unit_test(rows_times_a_matrix_and_back_are_the_dense_ones),
		cmocka_unit_test(bits_are_the_same_on_any_number_of_threads),
		cmocka_unit_test(bits_are_the_same_with_any_registers),
		cmocka_unit_test(places_outside_are_told),
		cmocka_unit_test(folds_count_zeros_that_have_no_place),
		cmocka_unit_test(few_elements_pay_and_columns_do_not),
	};

	return cmocka_run_group_tests(tests, start_workers, stop_workers);
}
