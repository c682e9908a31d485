/* Random matrices: dense and sparse agree, on one thread and on several; constants; lack of
 * memory. The numbers themselves are compared with SystemDS's in tests/golden/dml/random.test. */
#include "dml/random/random.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/random/generators.h"
#include "unit.h"

static void numbers_side_by_side_are_those_one_by_one(void **state)
{
	double at_once[300], last;

	for (int64_t n = 0; n < 300; n += 7) {
		dml_java a, b;

		dml_java_seed(&a, 42);
		dml_java_seed(&b, 42);
		dml_java_fill(&a, n, at_once);
		for (int64_t i = 0; i < n; i++)
			assert_true(at_once[i] == dml_java_double(&b));
		last = dml_java_double(&b);
		assert_true(dml_java_double(&a) == last);
	}
}

static void numbers_below_a_bound_are_those_of_java(void **state)
{
	dml_java g;

	dml_java_seed(&g, 42);
	assert_int_equal(dml_java_below(&g, 10), 0);
	assert_int_equal(dml_java_below(&g, 10), 3);
	assert_int_equal(dml_java_below(&g, 10), 8);
	dml_java_seed(&g, 42);
	assert_int_equal(dml_java_bits(&g, 32), (uint32_t)-1170105035);
	assert_int_equal(dml_java_bits(&g, 32), 234785527);
}

static void assert_same_drawn(const dml_random *r, const smr_workers *w)
{
	int64_t n = r->rows * r->cols;
	double *one = malloc((size_t)n * sizeof(double)), *all = malloc((size_t)n * sizeof(double));
	smr_sparse s;

	assert_int_equal(dml_random_dense(r, NULL, one), SMR_OK);
	assert_int_equal(dml_random_dense(r, w, all), SMR_OK);
	assert_memory_equal(one, all, (size_t)n * sizeof(double));
	assert_int_equal(dml_random_sparse(r, w, &s), SMR_OK);
	smr_sparse_to_dense(s.pattern, s.values, NULL, all);
	assert_memory_equal(one, all, (size_t)n * sizeof(double));
	smr_sparse_free(&s);
	free(one);
	free(all);
}

static void sparse_matrices_have_the_elements_of_dense_ones(void **state)
{
	static const double sparsities[] = {0, 0.001, 0.2, 0.7};
	static const int64_t sizes[][2] = {{1, 1}, {7, 5}, {1300, 2100}, {2500, 1}, {0, 3}};
	smr_workers *w;

	assert_int_equal(smr_workers_new(3, &w), SMR_OK);
	for (unsigned pdf = 0; pdf < DML_NO_PDF; pdf++)
		for (unsigned i = 0; i < 4; i++)
			for (unsigned k = 0; k < 5; k++) {
				dml_random r = {.rows = sizes[k][0],
						.cols = sizes[k][1],
						.least = -1,
						.most = 2,
						.sparsity = sparsities[i],
						.lambda = k == 1 ? 45.5 : 0.5,
						.pdf = (dml_pdf)pdf,
						.seed = (int64_t)k - 2};

				assert_same_drawn(&r, w);
			}
	smr_workers_free(w);
}

static void a_matrix_of_too_many_blocks_is_refused(void **state)
{
	dml_random r = {.rows = 1ll << 30,
			.cols = 1ll << 30,
			.most = 1,
			.sparsity = 1e-18,
			.pdf = DML_UNIFORM};
	double none;

	assert_int_equal(dml_random_dense(&r, NULL, &none), SMR_ENOMEM);
	assert_non_null(strstr(smr_errmsg(), "1073741824x1073741824 are too many blocks"));
}

static smr_status draw_both(void *arg)
{
	dml_random r = {
		.rows = 40, .cols = 30, .most = 1, .sparsity = 0.1, .pdf = DML_UNIFORM, .seed = 1};
	double dense[40 * 30];
	smr_sparse s;

	SMR_TRY(dml_random_dense(&r, NULL, dense));
	SMR_TRY(dml_random_sparse(&r, NULL, &s));
	smr_sparse_free(&s);
	return SMR_OK;
}

static void a_lack_of_memory_is_told(void **state)
{
	unit_fail_each_allocation(draw_both, NULL);
}

static void samples_have_no_number_twice(void **state)
{
	double out[100];
	bool seen[101] = {false};

	dml_random_sample(100, 100, false, 5, out);
	for (int i = 0; i < 100; i++) {
		assert_true(out[i] >= 1 && out[i] <= 100 && !seen[(int)out[i]]);
		seen[(int)out[i]] = true;
	}
	dml_random_sample(3, 100, true, 5, out);
	for (int i = 0; i < 100; i++)
		assert_true(out[i] == 1 || out[i] == 2 || out[i] == 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_side_by_side_are_those_one_by_one),
		cmocka_unit_test(numbers_below_a_bound_are_those_of_java),
		cmocka_unit_test(sparse_matrices_have_the_elements_of_dense_ones),
		cmocka_unit_test(a_matrix_of_too_many_blocks_is_refused),
		cmocka_unit_test(a_lack_of_memory_is_told),
		cmocka_unit_test(samples_have_no_number_twice),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
