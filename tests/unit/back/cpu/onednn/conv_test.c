/* Convolutions by oneDNN, compared with the oracle. */
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>

#include "back/cpu/onednn/onednn.h"
#include "back_lib_case.h"

/* Each test runs with each oneDNN that is installed. */
static const char *tested = "onednn";
static smr_dnnl_generation generation = SMR_DNNL_2;

#define SUM(l, e) "fold(" l "; 0:f32; add(acc0, " e "))"
#define CONV "f32 I c h w; f32 W o c kh kw; f32 O o oh ow; f32 b o; sym ph pw"
#define LOOPS "o:o y:oh x:ow c:c r:kh s:kw | "
#define PLAIN LOOPS "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r, x + s], W[o, c, r, s])")
#define IY "sub(add(index(y), index(r)), size(ph))"
#define IX "sub(add(index(x), index(s)), size(pw))"
#define INSIDE                                                                           \
	"and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), and(ge(" IX ", 0:i64), lt(" IX \
	", size(w))))"
#define PADREAD "I[c, y + r + (-1*ph), x + s + (-1*pw)]"

static void check(const char *decls, const char *nests, const char *sizes)
{
	case_check(tested, &(lib_case){decls, nests, sizes, 0.5, 0, NULL});
}

static void nchw_of_many_sizes(void **state)
{
	static const char *const sizes[] = {
		"c=1 h=1 w=1 o=1 kh=1 kw=1 oh=1 ow=1 ph=0 pw=0",
		"c=1 h=20 w=31 o=64 kh=9 kw=9 oh=12 ow=23 ph=0 pw=0",
		"c=64 h=13 w=29 o=32 kh=1 kw=1 oh=13 ow=29 ph=0 pw=0",
		"c=32 h=14 w=23 o=1 kh=5 kw=5 oh=10 ow=19 ph=0 pw=0",
		"c=3 h=40 w=17 o=13 kh=3 kw=5 oh=38 ow=13 ph=0 pw=0",
		"c=19 h=7 w=300 o=21 kh=3 kw=3 oh=5 ow=298 ph=0 pw=0",
		"c=40 h=9 w=9 o=64 kh=3 kw=3 oh=7 ow=7 ph=0 pw=0",
		"c=16 h=12 w=11 o=16 kh=1 kw=7 oh=12 ow=5 ph=0 pw=0",
		"c=4 h=30 w=30 o=8 kh=3 kw=3 oh=20 ow=20 ph=0 pw=0",
	};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++)
		check(CONV, PLAIN, sizes[i]);
}

static void tiles_cover_an_image_larger_than_the_cache(void **state)
{
	check(CONV, PLAIN, "c=4 h=75 w=403 o=16 kh=3 kw=3 oh=73 ow=401 ph=0 pw=0");
}

static void nhwc(void **state)
{
	static const char decls[] = "f32 I h w c; f32 W kh kw c o; f32 O oh ow o";
	static const char nest[] =
		LOOPS "O[y, x, o] = " SUM("c, r, s", "mul(I[y + r, x + s, c], W[r, s, c, o])");

	check(decls, nest, "h=21 w=33 c=16 kh=3 kw=3 o=24 oh=19 ow=31");
	check(decls, nest, "h=21 w=33 c=3 kh=5 kw=5 o=10 oh=17 ow=29");
	check(decls, nest, "h=60 w=133 c=32 kh=1 kw=1 o=64 oh=60 ow=133");
}

#define STEPS(rows, columns)                                                                  \
	"b:b " LOOPS "O[b, o, y, x] = " SUM("c, r, s", "mul(I[b, c, " rows ", " columns "], " \
						       "W[o, c, r, s])")

static void batches_strides_and_dilations(void **state)
{
	static const char decls[] = "f32 I b c h w; f32 W o c kh kw; f32 O b o oh ow; sym sy sx";

	check(decls, STEPS("(sy)*y + r", "(sx)*x + s"),
	      "b=3 c=5 h=20 w=22 o=9 kh=3 kw=3 oh=9 ow=10 sy=2 sx=2");
	check(decls, STEPS("y + (3)*r", "(3)*x + s"),
	      "b=2 c=8 h=20 w=22 o=16 kh=3 kw=2 oh=14 ow=7 sy=1 sx=1");
	check(decls, STEPS("(2)*y + (2)*r", "(2)*x + s"),
	      "b=2 c=3 h=21 w=21 o=4 kh=3 kw=3 oh=8 ow=8 sy=1 sx=1");
	check(decls, STEPS("(3)*y + (2)*r", "(2)*x + (3)*s"),
	      "b=2 c=3 h=21 w=21 o=4 kh=3 kw=3 oh=6 ow=8 sy=1 sx=1");
	check(decls, STEPS("(sy)*y + r", "(sx)*x + s"),
	      "b=1 c=16 h=15 w=15 o=16 kh=1 kw=1 oh=8 ow=8 sy=2 sx=2");
}

static void padding_by_a_condition(void **state)
{
	static const char nest[] = LOOPS "O[o, y, x] = " SUM(
		"c, r, s", "select(" INSIDE ", mul(" PADREAD ", W[o, c, r, s]), 0:f32)");

	check(CONV, nest, "c=5 h=19 w=23 o=10 kh=3 kw=3 oh=19 ow=23 ph=1 pw=1");
	check(CONV, nest, "c=1 h=30 w=41 o=16 kh=5 kw=7 oh=30 ow=41 ph=2 pw=3");
	check(CONV, nest, "c=6 h=19 w=23 o=1 kh=3 kw=3 oh=19 ow=23 ph=1 pw=1");
	check(CONV, nest, "c=16 h=9 w=200 o=8 kh=3 kw=5 oh=7 ow=199 ph=0 pw=2");
}

static void groups_and_single_channels(void **state)
{
	static const char groups[] =
		"g:g " LOOPS
		"O[g, o, y, x] = " SUM("c, r, s", "mul(I[g, c, y + r, x + s], W[g, o, c, r, s])");
	static const char depthwise[] = "c:c y:oh x:ow r:kh s:kw | O[c, y, x] = " SUM(
		"r, s", "mul(I[c, y + r, x + s], W[c, r, s])");
	static const char dw[] = "f32 I c h w; f32 W c kh kw; f32 O c oh ow";

	check("f32 I g c h w; f32 W g o c kh kw; f32 O g o oh ow", groups,
	      "g=3 c=8 h=12 w=20 o=5 kh=3 kw=3 oh=10 ow=18");
	check(dw, depthwise, "c=1 h=9 w=9 kh=3 kw=3 oh=7 ow=7");
	check(dw, depthwise, "c=13 h=30 w=41 kh=3 kw=3 oh=28 ow=39");
	check(dw, depthwise, "c=150 h=12 w=10 kh=5 kw=1 oh=8 ow=10");
	check("f32 I h w c; f32 W kh kw c; f32 O oh ow c",
	      "c:c y:oh x:ow r:kh s:kw | O[y, x, c] = " SUM("r, s",
							    "mul(I[y + r, x + s, c], W[r, s, c])"),
	      "c=24 h=12 w=10 kh=3 kw=3 oh=10 ow=8");
}

static void kernels_that_run_backwards(void **state)
{
	check(CONV,
	      LOOPS "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + (-1)*r + (kh - 1), x + (-1)*s + "
						   "(kw - 1)], W[o, c, r, s])"),
	      "c=6 h=12 w=20 o=7 kh=3 kw=4 oh=10 ow=17 ph=0 pw=0");
}

/* One output channel: taps become channels, along columns (5x5, 1x7) or along both (3x3). */
static void few_output_channels(void **state)
{
	static const char steps[] = LOOPS
		"O[o, y, x] = " SUM("c, r, s", "mul(I[c, (2)*y + r, x + (2)*s], W[o, c, r, s])");

	check(CONV, PLAIN, "c=8 h=30 w=41 o=1 kh=5 kw=5 oh=26 ow=37 ph=0 pw=0");
	check(CONV, PLAIN, "c=5 h=30 w=700 o=1 kh=3 kw=3 oh=28 ow=698 ph=0 pw=0");
	check(CONV, PLAIN, "c=9 h=12 w=41 o=2 kh=3 kw=3 oh=10 ow=39 ph=0 pw=0");
	check(CONV, PLAIN, "c=9 h=12 w=41 o=3 kh=1 kw=7 oh=12 ow=35 ph=0 pw=0");
	check(CONV, steps, "c=6 h=21 w=40 o=1 kh=3 kw=3 oh=10 ow=36 ph=0 pw=0");
	check("f32 I h w c; f32 W kh kw c o; f32 O oh ow o",
	      LOOPS "O[y, x, o] = " SUM("c, r, s", "mul(I[y + r, x + s, c], W[r, s, c, o])"),
	      "h=21 w=33 c=16 kh=3 kw=3 o=2 oh=19 ow=31");
}

static void one_dimension(void **state)
{
	check("f32 I c n; f32 W o c k; f32 O o m",
	      "o:o x:m c:c s:k | O[o, x] = " SUM("c, s", "mul(I[c, (2)*x + s], W[o, c, s])"),
	      "c=6 n=300 o=9 k=5 m=148");
	check("f32 I n; f32 W k; f32 O m", "x:m s:k | O[x] = " SUM("s", "mul(I[x + s], W[s])"),
	      "n=700 k=9 m=692");
}

static void single_pixels_as_a_product(void **state)
{
	static const char nest[] =
		"b:b o:o y:h x:w c:c | O[b, o, y, x] = " SUM("c", "mul(I[b, c, y, x], W[o, c])");
	static const char decls[] = "f32 I b c h w; f32 W o c; f32 O b o h w; f32 e o";
	static const char bias[] = "\nb:b o:o y:h x:w | O[b, o, y, x] = add(O[b, o, y, x], e[o])";
	char both[400];

	snprintf(both, sizeof(both), "%s%s", nest, bias);
	for (int i = 0; i < 2; i++) {
		const char *impl = i == 0 ? tested : "openblas";

		case_check(impl, &(lib_case){decls, nest, "b=1 c=20 h=13 w=17 o=11", 0, 0, NULL});
		case_check(impl, &(lib_case){decls, both, "b=3 c=20 h=13 w=17 o=11", 0, 0, NULL});
		case_check(impl, &(lib_case){decls, both, "b=3 c=7 h=1 w=17 o=1", 0, 0, NULL});
		case_check(impl, &(lib_case){"f32 I h w c; f32 W c o; f32 O h w o",
					     "o:o y:h x:w c:c | O[y, x, o] = " SUM(
						     "c", "mul(I[y, x, c], W[c, o])"),
					     "c=20 h=13 w=17 o=11", 0, 0, NULL});
		case_check(impl, &(lib_case){"f32 I c h w @ ci 2*ri 1; f32 W o c; f32 O o h w",
					     "o:o y:h x:w c:c | O[o, y, x] = " SUM(
						     "c", "mul(I[c, y, x], W[o, c])"),
					     "c=20 h=13 w=17 o=11 ci=900 ri=20", 0, 0, NULL});
	}
}

static void onto_what_is_there(void **state)
{
	static const char nest[] =
		LOOPS "O[o, y, x] = fold(c, r, s; O[o, y, x]; add(acc0, mul(W[o, c, r, s], "
		      "I[c, y + r, x + s])))";

	check(CONV, nest, "c=5 h=19 w=23 o=10 kh=3 kw=3 oh=17 ow=21 ph=0 pw=0");
	check(CONV, nest, "c=6 h=19 w=23 o=1 kh=3 kw=3 oh=17 ow=21 ph=0 pw=0");
}

#define BIAS "\no:o y:oh x:ow | O[o, y, x] = add(O[o, y, x], b[o])"
#define RELU "\no:o y:oh x:ow | O[o, y, x] = select(gt(O[o, y, x], 0:f32), O[o, y, x], 0:f32)"

static void bias_and_relu_in_one_pass(void **state)
{
	static const char size[] = "c=5 h=19 w=23 o=10 kh=3 kw=3 oh=17 ow=21 ph=0 pw=0";
	static const char decls[] = "f32 I h w c; f32 W kh kw c o; f32 O oh ow o; f32 b o";

	check(CONV, PLAIN BIAS, size);
	check(CONV, PLAIN RELU, size);
	check(CONV, PLAIN BIAS RELU, size);
	check(CONV, PLAIN BIAS RELU, "c=6 h=19 w=23 o=1 kh=3 kw=3 oh=17 ow=21 ph=0 pw=0");
	check(CONV, PLAIN BIAS, "c=6 h=19 w=23 o=2 kh=5 kw=5 oh=15 ow=19 ph=0 pw=0");
	check(decls,
	      LOOPS "O[y, x, o] = " SUM(
		      "c, r, s",
		      "mul(I[y + r, x + s, c], W[r, s, c, o])") "\ny:oh x:ow o:o | O[y, x, o] = "
								"add(O[y, x, o], b[o])"
								"\ny:oh x:ow o:o | O[y, x, o] = "
								"select(gt(O[y, x, o], 0:f32), "
								"O[y, x, o], 0:f32)",
	      "h=21 w=33 c=16 kh=3 kw=3 o=24 oh=19 ow=31");
}

/* All results of an image of one value and weights of 1. */
static void constant_image(lib_run *r, const smr_impl *im, smr_exec *x, float value)
{
	size_t n = r->bytes[0] / sizeof(float);

	for (size_t i = 0; i < n; i++)
		((float *)(void *)r->memory[0])[i] = value;
	for (size_t i = 0; i < r->bytes[1] / sizeof(float); i++)
		((float *)(void *)r->memory[1])[i] = 1;
	assert_int_equal(im->run(x, &r->env, NULL), SMR_OK);
	for (size_t i = CASE_GUARD; i + 4 <= r->bytes[2] - CASE_GUARD; i += 4) {
		uint32_t bits;

		memcpy(&bits, r->memory[2] + i, sizeof(bits));
		assert_int_equal(bits, 0);
	}
}

/* x > 0 ? x : 0 turns NaN and -0 into +0; so must oneDNN's operation after the sum. */
static void relu_of_nan_and_of_minus_zero(void **state)
{
	static const char size[] = "c=2 h=9 w=40 o=16 kh=3 kw=3 oh=7 ow=38 ph=0 pw=0";
	static const char pixels[] = "c=2 h=9 w=40 o=16 kh=1 kw=1 oh=9 ow=40 ph=0 pw=0";
	static const char nhwc_decls[] = "f32 I h w c; f32 W kh kw c o; f32 O oh ow o";
	static const char nhwc_nest[] = LOOPS "O[y, x, o] = " SUM(
		"c, r, s", "mul(I[y + r, x + s, c], W[r, s, c, o])") "\ny:oh x:ow o:o | O[y, x, o] "
								     "= select(gt(O[y, x, o], "
								     "0:f32), O[y, x, o], 0:f32)";
	const lib_case cases[] = {
		{CONV, PLAIN RELU, size, 0, 0, NULL},
		{CONV, PLAIN RELU, pixels, 0, 0, NULL},
		{nhwc_decls, nhwc_nest, "c=8 h=9 w=40 o=16 kh=1 kw=1 oh=9 ow=40", 0, 0, NULL},
		{CONV, PLAIN RELU, "c=6 h=9 w=40 o=1 kh=3 kw=3 oh=7 ow=38 ph=0 pw=0", 0, 0, NULL},
	};
	const smr_impl *im = case_impl(tested);

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		smr_exec *x;
		lib_run r;

		case_make(&r, &cases[i]);
		assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
		constant_image(&r, im, x, NAN);
		constant_image(&r, im, x, -0.0f);
		constant_image(&r, im, x, -1);
		im->release(x);
		case_free(&r);
	}
}

static void weights_may_change_between_runs(void **state)
{
	lib_case c = {CONV, PLAIN, "c=8 h=10 w=10 o=16 kh=3 kw=3 oh=8 ow=8 ph=0 pw=0", 0, 0, NULL};
	const smr_impl *im = case_impl(tested);
	smr_exec *x;
	lib_run r;

	case_make(&r, &c);
	case_reset(&r);
	assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
	assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
	float before = ((float *)r.base[2])[0];

	for (int i = 0; i < 16 * 8 * 9; i++)
		((float *)r.base[1])[i] *= 2;
	assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
	assert_true(fabsf(((float *)r.base[2])[0] - 2 * before) < 1e-4f);
	im->release(x);
	case_free(&r);
}

static void nothing_of_the_reference_code_is_taken(void **state)
{
	static const char *const sizes[] = {
		"c=1 h=20 w=31 o=64 kh=9 kw=9 oh=12 ow=23 ph=0 pw=0",
		"c=32 h=14 w=23 o=1 kh=5 kw=5 oh=10 ow=19 ph=0 pw=0",
	};

	for (int i = 0; i < 2; i++) {
		lib_case c = {CONV, PLAIN, sizes[i], 0, 0, NULL};
		smr_exec *x;
		lib_run r;

		case_make(&r, &c);
		assert_int_equal(case_impl(tested)->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
		assert_null(strstr(case_impl(tested)->detail(x), "ref"));
		case_impl(tested)->release(x);
		case_free(&r);
	}
}

static void f64_is_refused(void **state)
{
	case_refused(tested,
		     &(lib_case){"f64 I h w; f64 W kh kw; f64 O oh ow",
				 "y:oh x:ow r:kh s:kw | O[y, x] = fold(r, s; 0:f64; add(acc0, "
				 "mul(I[y + r, x + s], W[r, s])))",
				 "h=9 w=9 kh=3 kw=3 oh=7 ow=7", 0, 0, NULL},
		     "f64");
}

static int threads_now(void)
{
	DIR *d = opendir("/proc/self/task");
	int n = -2; /* . and .. */

	while (d != NULL && readdir(d) != NULL)
		n++;
	if (d != NULL)
		closedir(d);
	return n;
}

static void *nothing(void *arg)
{
	return arg;
}

static void no_second_pool_starts(void **state)
{
	lib_case conv = {CONV, PLAIN, "c=16 h=30 w=34 o=32 kh=3 kw=3 oh=28 ow=32 ph=0 pw=0",
			 0,    0,     NULL};
	lib_case gemm = {"f32 A m k; f32 B k n; f32 C m n",
			 "i:m j:n p:k | C[i, j] = fold(p; 0:f32; add(acc0, mul(A[i, p], B[p, j])))",
			 "m=128 n=128 k=128",
			 0,
			 0,
			 NULL};
	pthread_t first; /* with the first thread, a sanitizer starts its own */

	assert_int_equal(pthread_create(&first, NULL, nothing, NULL), 0);
	pthread_join(first, NULL);

	int before = threads_now();

	for (int i = 0; i < 3; i++) {
		const smr_impl *im = case_impl(i == 1 ? "openblas" : tested);
		smr_workers *w;
		smr_exec *x;
		lib_run r;

		case_make(&r, i == 0 ? &conv : &gemm);
		assert_int_equal(smr_workers_new(2, &w), SMR_OK);
		assert_int_equal(im->prepare(r.codelet, &r.env, w, &x), SMR_OK);
		assert_int_equal(im->run(x, &r.env, w), SMR_OK);
		assert_int_equal(im->run(x, &r.env, w), SMR_OK);
		assert_true(threads_now() <= before + 1);
		im->release(x);
		smr_workers_free(w);
		case_free(&r);
	}
}

static smr_status prepare_and_run(void *arg)
{
	lib_run *r = arg;
	const smr_impl *im = case_impl(tested);
	smr_exec *x;
	smr_status st = im->prepare(r->codelet, &r->env, NULL, &x);

	if (st == SMR_OK) {
		st = im->run(x, &r->env, NULL);
		im->release(x);
	}
	return st;
}

static void every_failed_allocation_is_survived(void **state)
{
	lib_case c = {CONV, PLAIN, "c=8 h=10 w=10 o=16 kh=3 kw=3 oh=8 ow=8 ph=0 pw=0", 0, 0, NULL};
	lib_run r;

	case_make(&r, &c);
	assert_true(unit_fail_each_allocation(prepare_and_run, &r) >= 6);
	case_free(&r);
}

/* ---- failures in the middle of a run ----------------------------------------------------------
 */

static int executes_left; /* number of executions until one fails */
static __typeof__(&dnnl_primitive_execute) execute;

/* The worst case: everything is stored, and then an error is returned. */
static dnnl_status_t execute_and_fail(const_dnnl_primitive_t p, dnnl_stream_t stream, int n,
				      const dnnl_exec_arg_t *args)
{
	dnnl_status_t st = execute(p, stream, n, args);

	return --executes_left == 0 ? dnnl_runtime_error : st;
}

static dnnl_status_t sgemm_without_memory(char ta, char tb, dnnl_dim_t m, dnnl_dim_t n,
					  dnnl_dim_t k, float alpha, const float *a, dnnl_dim_t lda,
					  const float *b, dnnl_dim_t ldb, float beta, float *c,
					  dnnl_dim_t ldc)
{
	return dnnl_out_of_memory;
}

static smr_dnnl *the_table(void)
{
	const smr_dnnl *d;

	assert_int_equal(smr_dnnl_open(generation, &d), SMR_OK);
	return (smr_dnnl *)(uintptr_t)d;
}

/* Lets the @p nth execution fail; the first one packs weights. Returns the number of executions. */
static int fail_execution(lib_run *r, const lib_case *c, int nth)
{
	const smr_impl *im = case_impl(tested);
	smr_dnnl *d = the_table();
	smr_status st;
	smr_exec *x;

	assert_int_equal(im->prepare(r->codelet, &r->env, NULL, &x), SMR_OK);
	case_reset(r);
	executes_left = nth;
	execute = d->primitive_execute;
	d->primitive_execute = execute_and_fail;
	st = im->run(x, &r->env, NULL);
	d->primitive_execute = execute;
	if (nth != 1) {
		assert_int_equal(st, SMR_OK);
		case_compare(r, c, "failing oneDNN");
		case_reset(r);
		st = executes_left <= 0 ? im->run(x, &r->env, NULL) : SMR_EINTERNAL;
	}
	assert_int_equal(st, SMR_EINTERNAL); /* and then nothing is stored */
	for (uint32_t b = 0; b < r->g->nbases; b++)
		assert_memory_equal(r->memory[b], r->before[b], r->bytes[b]);
	im->release(x);
	return nth - executes_left;
}

static void a_failure_in_the_middle_of_a_run_leaves_the_right_result(void **state)
{
	static const lib_case cases[] = {
		{CONV, PLAIN BIAS RELU, "c=5 h=43 w=203 o=40 kh=3 kw=3 oh=41 ow=201 ph=0 pw=0", 0,
		 0, NULL},
		{CONV, PLAIN BIAS, "c=6 h=43 w=203 o=1 kh=3 kw=3 oh=41 ow=201 ph=0 pw=0", 0, 0,
		 NULL},
		/* added to old values: packed, in place, and by taps */
		{CONV,
		 LOOPS "O[o, y, x] = fold(c, r, s; O[o, y, x]; add(acc0, mul(W[o, c, r, s], "
		       "I[c, y + r, x + s])))",
		 "c=5 h=43 w=203 o=40 kh=3 kw=3 oh=41 ow=201 ph=0 pw=0", 0, 0, NULL},
		{"f32 I h w c; f32 W kh kw c o; f32 O oh ow o",
		 LOOPS "O[y, x, o] = fold(c, r, s; O[y, x, o]; add(acc0, mul(W[r, s, c, o], "
		       "I[y + r, x + s, c])))",
		 "h=43 w=203 c=16 kh=3 kw=3 o=24 oh=41 ow=201", 0, 0, NULL},
		{CONV,
		 LOOPS "O[o, y, x] = fold(c, r, s; O[o, y, x]; add(acc0, mul(W[o, c, r, s], "
		       "I[c, y + r, x + s])))",
		 "c=6 h=43 w=203 o=1 kh=3 kw=3 oh=41 ow=201 ph=0 pw=0", 0, 0, NULL},
		{"f32 I c h w; f32 W c kh kw; f32 O c oh ow",
		 "c:c y:oh x:ow r:kh s:kw | O[c, y, x] = " SUM(
			 "r, s", "mul(I[c, y + r, x + s], W[c, r, s])"),
		 "c=13 h=30 w=41 kh=3 kw=3 oh=28 ow=39", 0, 0, NULL},
		{CONV,
		 LOOPS "O[o, y, x] = " SUM("c, r, s", "select(" INSIDE ", mul(" PADREAD
						      ", W[o, c, r, s]), 0:f32)"),
		 "c=5 h=19 w=23 o=10 kh=3 kw=3 oh=19 ow=23 ph=1 pw=1", 0, 0, NULL},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		lib_run r;

		case_make(&r, &cases[i]);

		int all = fail_execution(&r, &cases[i], 1 << 20);

		assert_true(all >= 2); /* the weights, and at least one tile */
		(void)fail_execution(&r, &cases[i], 1);
		(void)fail_execution(&r, &cases[i], 2);
		(void)fail_execution(&r, &cases[i], 1 + all / 2);
		(void)fail_execution(&r, &cases[i], all);
		case_free(&r);
	}
}

/* One weight is NaN, in a corner: borders that skip it stay finite. */
static void taps_outside_of_the_image_are_left_out_whatever_their_weight(void **state)
{
	static const char nest[] = LOOPS "O[o, y, x] = " SUM(
		"c, r, s", "select(" INSIDE ", mul(" PADREAD ", W[o, c, r, s]), 0:f32)");
	static const char *const sizes[] = {
		"c=5 h=19 w=23 o=10 kh=3 kw=3 oh=19 ow=23 ph=1 pw=1",
		"c=6 h=19 w=23 o=1 kh=3 kw=3 oh=19 ow=23 ph=1 pw=1",
	};
	static const float odd[] = {NAN, INFINITY};

	for (int i = 0; i < 4; i++) {
		lib_case c = {CONV, nest, sizes[i / 2], 0, 0, NULL};
		const smr_impl *im = case_impl(tested);
		size_t numbers = 0;
		smr_exec *x;
		lib_run r;

		case_make(&r, &c);
		memcpy(r.before[1] + CASE_GUARD, &odd[i % 2], sizeof(float));
		case_reset(&r);
		assert_int_equal(smr_ref_nest(r.g, r.codelet->nest, &r.env), SMR_OK);
		for (uint32_t b = 0; b < r.g->nbases; b++)
			memcpy(r.expected[b], r.memory[b], r.bytes[b]);
		case_reset(&r);
		assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
		assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
		case_compare(&r, &c, tested);
		for (size_t k = 0; k < 23; k++) /* the first row */
			numbers += isfinite(((float *)(void *)(r.memory[2] + CASE_GUARD))[k]);
		assert_int_equal(numbers, 23);
		im->release(x);
		case_free(&r);
	}
}

static void a_product_without_memory_is_computed_all_the_same(void **state)
{
	static const double factors[][2] = {{1, 0}, {0.5, 1}, {-2, 0.25}, {0, 1}};
	const smr_impl *im = case_impl(tested);
	smr_dnnl *d = the_table();
	__typeof__(&dnnl_sgemm) sgemm = d->sgemm;

	for (size_t i = 0; i < sizeof(factors) / sizeof(*factors); i++) {
		lib_case c = {"f32 A m k; f32 B k n; f32 C m n; f32 alpha; f32 beta",
			      "i:m j:n k:k | C[i, j] = add(mul($alpha, " SUM(
				      "k", "mul(A[i, k], B[k, j])") "), mul($beta, C[i, j]))",
			      "m=37 n=50 k=21",
			      factors[i][0],
			      factors[i][1],
			      NULL};
		smr_exec *x;
		lib_run r;

		case_make(&r, &c);
		assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
		case_reset(&r);
		d->sgemm = sgemm_without_memory;
		smr_status st = im->run(x, &r.env, NULL);

		d->sgemm = sgemm;
		assert_int_equal(st, SMR_OK);
		case_compare(&r, &c, "onednn without memory");
		case_reset(&r);
		assert_int_equal(im->run(x, &r.env, NULL), SMR_EINTERNAL); /* fails again */
		for (uint32_t b = 0; b < r.g->nbases; b++)
			assert_memory_equal(r.memory[b], r.before[b], r.bytes[b]);
		im->release(x);
		case_free(&r);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_second_pool_starts),
		cmocka_unit_test(nchw_of_many_sizes),
		cmocka_unit_test(tiles_cover_an_image_larger_than_the_cache),
		cmocka_unit_test(nhwc),
		cmocka_unit_test(batches_strides_and_dilations),
		cmocka_unit_test(padding_by_a_condition),
		cmocka_unit_test(groups_and_single_channels),
		cmocka_unit_test(kernels_that_run_backwards),
		cmocka_unit_test(few_output_channels),
		cmocka_unit_test(one_dimension),
		cmocka_unit_test(single_pixels_as_a_product),
		cmocka_unit_test(onto_what_is_there),
		cmocka_unit_test(bias_and_relu_in_one_pass),
		cmocka_unit_test(relu_of_nan_and_of_minus_zero),
		cmocka_unit_test(weights_may_change_between_runs),
		cmocka_unit_test(nothing_of_the_reference_code_is_taken),
		cmocka_unit_test(f64_is_refused),
		cmocka_unit_test(every_failed_allocation_is_survived),
		cmocka_unit_test(a_failure_in_the_middle_of_a_run_leaves_the_right_result),
		cmocka_unit_test(taps_outside_of_the_image_are_left_out_whatever_their_weight),
		cmocka_unit_test(a_product_without_memory_is_computed_all_the_same),
	};

	int failed = 0, found = 0;

	for (int g = 0; g < SMR_DNNL_GENERATIONS; g++) {
		const smr_dnnl *d;

		generation = (smr_dnnl_generation)g;
		tested = g == SMR_DNNL_2 ? "onednn" : "onednn3";
		if (smr_dnnl_open(generation, &d) != SMR_OK)
			continue;
		found++;
		failed += cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
	}
	return found == 0 ? unit_skipped() : failed;
}
