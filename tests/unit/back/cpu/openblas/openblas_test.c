/* Products of matrices and vectors by OpenBLAS, oneDNN and Samara's own tiles, compared with the
 * oracle. */
#include "back_lib_case.h"
#include "ops/linalg/openblas.h"

/* Each test runs with each OpenBLAS that is installed. */
static const char *tested = "openblas";

#define SUM(t, l, e) "fold(" l "; 0:" t "; add(acc0, " e "))"
#define AB(t) SUM(t, "p", "mul(A[i, p], B[p, j])")
#define IJP "i:m j:n p:k | C[i, j] = "

static const char *const sizes[] = {"m=1 n=1 k=1",     "m=7 n=5 k=3",   "m=17 n=33 k=64",
				    "m=1 n=40 k=21",   "m=40 n=1 k=21", "m=64 n=128 k=1",
				    "m=97 n=131 k=113"};

static void both(const char *type, const char *decls, const char *nest, double alpha, double beta)
{
	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
		lib_case c = {decls, nest, sizes[i], alpha, beta, NULL};

		case_check(tested, &c);
		if (strcmp(type, "f32") == 0)
			case_check("onednn", &c);
		if (strstr(sizes[i], "m=1 ") == NULL && strstr(sizes[i], "n=1 ") == NULL)
			case_check("dot", &c);
	}
}

static void gemm_with_every_transpose(void **state)
{
	both("f32", "f32 A m k; f32 B k n; f32 C m n", IJP AB("f32"), 0, 0);
	both("f64", "f64 A m k; f64 B k n; f64 C m n", IJP AB("f64"), 0, 0);
	both("f32", "f32 A k m; f32 B k n; f32 C m n", IJP SUM("f32", "p", "mul(A[p, i], B[p, j])"),
	     0, 0);
	both("f64", "f64 A m k; f64 B n k; f64 C m n", IJP SUM("f64", "p", "mul(A[i, p], B[j, p])"),
	     0, 0);
	both("f32", "f32 A k m; f32 B n k; f32 C m n", IJP SUM("f32", "p", "mul(A[p, i], B[j, p])"),
	     0, 0);
}

static void gemm_into_a_column_major_result(void **state)
{
	static const char nest[] = "i:m j:n p:k | C[j, i] = ";
	char text[200];

	snprintf(text, sizeof(text), "%s%s", nest, SUM("f32", "p", "mul(A[i, p], B[p, j])"));
	both("f32", "f32 A m k; f32 B k n; f32 C n m", text, 0, 0);
	snprintf(text, sizeof(text), "%s%s", nest, SUM("f64", "p", "mul(A[p, i], B[j, p])"));
	both("f64", "f64 A k m; f64 B n k; f64 C n m", text, 0, 0);
}

static void gemm_with_alpha_and_beta(void **state)
{
	static const char decls[] = "f32 A m k; f32 B k n; f32 C m n; f32 alpha; f32 beta";
	static const double value[] = {0, 1, -1, 0.75};

	for (int i = 0; i < 16; i++) {
		lib_case c = {
			decls,           IJP "add(mul($alpha, " AB("f32") "), mul($beta, C[i, j]))",
			"m=17 n=33 k=9", value[i / 4],
			value[i % 4],    NULL};

		case_check(tested, &c);
		case_check("onednn", &c);
		case_check("dot", &c);
	}
	both("f32", decls, IJP "fold(p; C[i, j]; add(acc0, mul(A[i, p], B[p, j])))", 0, 0);
	both("f32", decls, IJP "fold(p; C[i, j]; sub(acc0, mul(A[i, p], B[p, j])))", 0, 0);
	both("f64", "f64 A m k; f64 B k n; f64 C m n; f64 alpha; f64 beta",
	     IJP "add(mul($alpha, " AB("f64") "), mul($beta, C[i, j]))", -2.5, 0.5);
}

static void gemm_keeps_what_lies_between_rows(void **state)
{
	lib_case c = {"f32 A m k @ lda 1; f32 B k n @ ldb 1; f32 C m n @ ldc 1",
		      IJP AB("f32"),
		      "m=33 n=18 k=20 lda=23 ldb=19 ldc=31",
		      0,
		      0,
		      NULL};

	case_check(tested, &c);
	case_check("onednn", &c);
	case_check("dot", &c);
}

static void gemm_does_not_read_a_result_it_overwrites(void **state)
{
	lib_case c = {
		"f32 A m k; f32 B k n; f32 C m n", IJP AB("f32"), "m=33 n=18 k=20", 0, 0, "C"};
	lib_case d = {"f64 A m k; f64 B k n; f64 C m n; f64 alpha",
		      IJP "mul($alpha, " AB("f64") ")",
		      "m=70 n=65 k=300",
		      1.5,
		      0,
		      "C"};

	case_check(tested, &c);
	case_check("onednn", &c);
	case_check("dot", &c);
	case_check(tested, &d);
}

static void nan_times_zero_stays_nan(void **state)
{
	static const char decls[] = "f32 A m k; f32 B k n; f32 C m n; f32 alpha; f32 beta";
	static const char nest[] = IJP "add(mul($alpha, " AB("f32") "), mul($beta, C[i, j]))";

	const char *const impls[] = {tested, "onednn", "dot"};

	for (int i = 0; i < 3; i++) {
		const char *impl = impls[i];

		case_check(impl, &(lib_case){decls, nest, "m=9 n=17 k=4", 1, 0, "C"});
		case_check(impl, &(lib_case){decls, nest, "m=9 n=17 k=4", 0, 1, "A"});
		case_check(impl, &(lib_case){decls, nest, "m=9 n=17 k=4", 0, 0, "C"});
		case_check(impl, &(lib_case){decls, nest, "m=9 n=17 k=4", 1, 1, "B"});
	}
	case_check(tested,
		   &(lib_case){"f64 A m n; f64 x m; f64 y n; f64 alpha",
			       "i:m j:n | A[i, j] = add(A[i, j], mul(mul($alpha, x[i]), y[j]))",
			       "m=9 n=13", 0, 0, "x"});
	case_check(tested,
		   &(lib_case){"f32 x n; f32 y n; f32 alpha",
			       "i:n | y[i] = add(mul($alpha, x[i]), y[i])", "n=37", 0, 0, "x"});
	case_check(tested, &(lib_case){"f32 x n; f32 alpha", "i:n | x[i] = mul($alpha, x[i])",
				       "n=37", 0, 0, "x"});
	case_check(tested,
		   &(lib_case){"f32 A m k; f32 x k; f32 y m; f32 alpha; f32 beta",
			       "i:m p:k | y[i] = add(mul($alpha, " SUM(
				       "f32", "p", "mul(A[i, p], x[p])") "), mul($beta, y[i]))",
			       "m=9 k=13", 0, 1, "A"});
}

static void batches_of_products(void **state)
{
	static const char nest[] =
		"q:b i:m j:n p:k | C[q, i, j] = " SUM("f32", "p", "mul(A[q, i, p], B[q, p, j])");
	static const char shared[] =
		"q:b i:m j:n p:k | C[q, i, j] = " SUM("f64", "p", "mul(A[q, i, p], B[p, j])");
	lib_case c = {
		"f32 A b m k; f32 B b k n; f32 C b m n", nest, "b=5 m=9 n=21 k=13", 0, 0, NULL};
	lib_case d = {
		"f64 A b m k; f64 B k n; f64 C b m n", shared, "b=3 m=9 n=21 k=13", 0, 0, NULL};
	lib_case one = {
		"f32 A b m k; f32 B b k n; f32 C b m n", nest, "b=4 m=6 n=1 k=13", 0, 0, NULL};

	case_check(tested, &c);
	case_check("onednn", &c);
	case_check("dot", &c);
	case_check(tested, &d);
	case_check(tested, &one);
}

static void a_bias_and_relu_behind_a_product(void **state)
{
	static const char decls[] = "f32 A m k; f32 B k n; f32 C m n; f32 c n; f32 d m";
	static const char *const nests[] = {
		IJP AB("f32") "\ni:m j:n | C[i, j] = add(C[i, j], c[j])",
		IJP AB("f32") "\ni:m j:n | C[i, j] = add(C[i, j], d[i])\n"
			      "i:m j:n | C[i, j] = select(gt(C[i, j], 0:f32), C[i, j], 0:f32)",
	};

	for (int i = 0; i < 2; i++) {
		lib_case c = {decls, nests[i], "m=37 n=50 k=8", 0, 0, NULL};

		case_check(tested, &c);
		case_check("onednn", &c);
		case_check("dot", &c);
	}
}

static void matrix_times_vector(void **state)
{
	static const char rows[] = "i:m p:k | y[i] = " SUM("f32", "p", "mul(A[i, p], x[p])");
	static const char columns[] =
		"i:m p:k | y[i] = fold(p; y[i]; add(acc0, mul(mul($alpha, A[p, i]), x[p])))";
	static const char backwards[] =
		"i:m p:k | y[i] = " SUM("f64", "p", "mul(A[i, p], x[(-1)*p + (k - 1)])");
	static const char *const size[] = {"m=1 k=1", "m=1 k=77", "m=19 k=1", "m=300 k=450"};

	for (int i = 0; i < 4; i++) {
		case_check(tested,
			   &(lib_case){"f32 A m k; f32 x k; f32 y m", rows, size[i], 0, 0, "y"});
		case_check(tested, &(lib_case){"f64 A k m; f64 x k; f64 y m; f64 alpha", columns,
					       size[i], 1.25, 0, NULL});
		case_check(tested, &(lib_case){"f64 A m k; f64 x k; f64 y m", backwards, size[i], 0,
					       0, NULL});
	}
	case_check(tested, &(lib_case){"f32 A m k @ lda 1; f32 x k @ 3; f32 y m @ 2", rows,
				       "m=50 k=31 lda=40", 0, 0, NULL});
}

static void outer_products(void **state)
{
	static const char nest[] = "i:m j:n | A[i, j] = add(A[i, j], mul(mul($alpha, x[i]), y[j]))";
	static const char turned[] = "i:m j:n | A[j, i] = add(A[j, i], mul(x[i], y[j]))";
	static const char *const size[] = {"m=1 n=1", "m=1 n=9", "m=9 n=1", "m=300 n=501"};

	for (int i = 0; i < 4; i++) {
		case_check(tested, &(lib_case){"f32 A m n; f32 x m; f32 y n; f32 alpha", nest,
					       size[i], -0.5, 0, NULL});
		case_check(tested,
			   &(lib_case){"f64 A n m; f64 x m; f64 y n", turned, size[i], 0, 0, NULL});
	}
}

static void vectors(void **state)
{
	static const char f32[] = "f32 x n; f32 y n; f32 alpha",
			  f64[] = "f64 x n @ 2; f64 y n @ 3; f64 alpha";
	static const char *const size[] = {"n=1", "n=7", "n=1000", "n=200001"};

	for (int i = 0; i < 4; i++)
		for (int k = 0; k < 2; k++) {
			const char *d = k == 0 ? f32 : f64, *t = k == 0 ? "f32" : "f64";
			char dot[100], nrm2[100];

			snprintf(dot, sizeof(dot),
				 "i:n | s := fold(i; 0:%s; add(acc0, mul(x[i], y[i])))", t);
			snprintf(nrm2, sizeof(nrm2),
				 "i:n | s := sqrt(fold(i; 0:%s; add(acc0, mul(x[i], x[i]))))", t);
			case_check(tested, &(lib_case){d, dot, size[i], 0, 0, NULL});
			case_check(tested, &(lib_case){d, nrm2, size[i], 0, 0, NULL});
			case_check(tested,
				   &(lib_case){d, "i:n | y[i] = add(mul($alpha, x[i]), y[i])",
					       size[i], -1.5, 0, NULL});
			case_check(tested, &(lib_case){d, "i:n | y[i] = sub(y[i], x[i])", size[i],
						       0, 0, NULL});
			case_check(tested, &(lib_case){d, "i:n | x[i] = mul($alpha, x[i])", size[i],
						       3, 0, NULL});
		}
	case_check(
		tested,
		&(lib_case){f32,
			    "i:n | s := fold(i; 0:f32; add(acc0, mul(x[(-1)*i + (n - 1)], y[i])))",
			    "n=300", 0, 0, NULL});
}

static void a_length_overflows_as_the_program_s_does(void **state)
{
	lib_case c = {"f32 x n; f32 y n; f32 alpha",
		      "i:n | s := sqrt(fold(i; 0:f32; add(acc0, mul(x[i], x[i]))))",
		      "n=40",
		      0,
		      0,
		      NULL};
	const smr_impl *im = case_impl(tested);
	smr_exec *x;
	lib_run r;
	float got;

	case_make(&r, &c);
	for (int i = 0; i < 40; i++)
		((float *)r.base[0])[i] = 1e30f;
	assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
	assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
	memcpy(&got, &r.value[r.codelet->nest->id], sizeof(got));
	assert_true(isinf(got));
	im->release(x);
	case_free(&r);
}

/* Checks the algorithm in the detail text, and whether the result is symmetric to the bit. */
static void run_square(const char *impl, const lib_case *c, const char *by, bool symmetric)
{
	const smr_impl *im = case_impl(impl);
	smr_exec *x;
	smr_tensor t;
	lib_run r;

	case_alone = true;
	case_make(&r, c);
	case_alone = false;
	assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
	if (strncmp(im->detail(x), by, strlen(by)) != 0)
		fail_msg("%s by %s, not by %s", c->sizes, im->detail(x), by);
	assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
	assert_int_equal(smr_env_tensor(r.g, &r.env, r.codelet->nest->into, &t), SMR_OK);
	for (int64_t i = 0; i < t.dims[0] && symmetric; i++)
		for (int64_t j = 0; j < i; j++)
			assert_memory_equal((char *)t.data + i * t.strides[0] + j * t.strides[1],
					    (char *)t.data + j * t.strides[0] + i * t.strides[1],
					    smr_dtype_size(t.dtype));
	im->release(x);
	case_free(&r);
}

/* Long sums in parts and large results in blocks, below and above the limit for syrk. */
static void a_matrix_times_its_own_transpose(void **state)
{
	static const char *const large[] = {"m=37 k=20011 ldc=40", "m=530 k=101 ldc=531"};
	static const char down[] =
		"i:m j:m p:k | C[i, j] = " SUM("f64", "p", "mul(A[p, i], A[p, j])");
	static const char along[] =
		"i:m j:m p:k | C[i, j] = " SUM("f32", "p", "mul(A[i, p], A[j, p])");
	lib_case small = {"f64 A k m; f64 C m m", down, "m=40 k=100", 0, 0, NULL},
		 other = {"f64 A k m; f64 B k m; f64 C m m",
			  "i:m j:m p:k | C[i, j] = " SUM("f64", "p", "mul(A[p, i], B[p, j])"),
			  "m=40 k=20000",
			  0,
			  0,
			  NULL},
		 same = {"f64 A m m; f64 C m m",
			 "i:m j:m p:m | C[i, j] = " SUM("f64", "p", "mul(A[i, p], A[p, j])"),
			 "m=300",
			 0,
			 0,
			 NULL};

	for (size_t i = 0; i < sizeof(large) / sizeof(*large); i++) {
		lib_case a = {"f64 A k m; f64 C m m @ ldc 1", down, large[i], 0, 0, NULL},
			 b = {"f32 A m k; f32 C m m @ ldc 1", along, large[i], 0, 0, NULL};

		case_check(tested, &a);
		if (i > 0) /* the oracle's own sums of 20011 f32 have larger errors than allowed */
			case_check(tested, &b);
		run_square(tested, &a, "syrk", true);
		run_square(tested, &b, "syrk", true);
		run_square("dot", &a, "tiles", true);
		run_square("dot", &b, "tiles", true);
	}
	case_check(tested, &small);
	run_square(tested, &small, "gemm", true);
	run_square(tested, &other, "gemm", false);
	run_square(tested, &same, "gemm", false);
}

static void what_a_library_cannot_do_is_refused(void **state)
{
	case_refused(tested,
		     &(lib_case){"f32 A m k @ lda 1; f32 B k n; f32 C m n; f32 alpha",
				 IJP "mul($alpha, " AB("f32") ")", "m=5 n=6 k=7 lda=3", 2, 0, NULL},
		     "leading dimension");
	case_refused("onednn",
		     &(lib_case){"f64 A m k; f64 B k n; f64 C m n", IJP AB("f64"), "m=5 n=6 k=7", 0,
				 0, NULL},
		     "f64");
	case_refused(tested,
		     &(lib_case){"f32 x n; f32 y n",
				 "i:n | y[i] = select(gt(x[i], 0:f32), x[i], 0:f32)", "n=5", 0, 0,
				 NULL},
		     "relu");
	case_refused(tested,
		     &(lib_case){"f32 x m n; f32 y m",
				 "i:m j:n | y[i] = sqrt(fold(j; 0:f32; add(acc0, mul(x[i, j], "
				 "x[i, j]))))",
				 "m=4 n=5", 0, 0, NULL},
		     "one number for each row");
}

static void strict_arithmetic_is_refused(void **state)
{
	lib_case c = {"f32 A m k; f32 B k n; f32 C m n", IJP AB("f32"), "m=5 n=6 k=7", 0, 0, NULL};
	lib_run r;

	case_make(&r, &c);
	r.codelet->fp = SMR_FP_STRICT;
	assert_int_equal(case_impl(tested)->accept(r.codelet, &r.env), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "reorder"));
	case_free(&r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gemm_with_every_transpose),
		cmocka_unit_test(gemm_into_a_column_major_result),
		cmocka_unit_test(gemm_with_alpha_and_beta),
		cmocka_unit_test(gemm_keeps_what_lies_between_rows),
		cmocka_unit_test(gemm_does_not_read_a_result_it_overwrites),
		cmocka_unit_test(nan_times_zero_stays_nan),
		cmocka_unit_test(batches_of_products),
		cmocka_unit_test(a_bias_and_relu_behind_a_product),
		cmocka_unit_test(matrix_times_vector),
		cmocka_unit_test(outer_products),
		cmocka_unit_test(vectors),
		cmocka_unit_test(a_length_overflows_as_the_program_s_does),
		cmocka_unit_test(a_matrix_times_its_own_transpose),
		cmocka_unit_test(what_a_library_cannot_do_is_refused),
		cmocka_unit_test(strict_arithmetic_is_refused),
	};

	int failed = 0, found = 0;

	for (int from = 0; from < SMR_OPENBLAS_SOURCES; from++) {
		const smr_openblas *b;

		if (smr_openblas_open((smr_openblas_source)from, &b) != SMR_OK)
			continue;
		tested = from == SMR_OPENBLAS_SYSTEM ? "openblas" : "openblas-pip";
		found++;
		failed += cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
	}
	return found == 0 ? unit_skipped() : failed;
}
