/* Gradients of convolutions by their weights, by oneDNN, compared with the oracle. */
#include "back/cpu/onednn/onednn.h"
#include "back_lib_case.h"

/* Each test runs with each oneDNN that is installed. */
static const char *tested = "onednn";
static smr_dnnl_generation generation = SMR_DNNL_2;

#define DECLS "f32 I c h w n; f32 W c r s o; f32 O y x n o; sym ph pw sy sx"
#define LOOPS "n:n o:o y:y x:x c:c r:r s:s | "
#define SUM(e) "O[y, x, n, o] = fold(c, r, s; 0:f32; add(acc0, " e "))"
#define IY "sub(add(index(y), mul(size(sy), index(r))), size(ph))"
#define IX "sub(add(index(x), mul(size(sx), index(s))), size(pw))"
#define INSIDE                                                                           \
	"and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), and(ge(" IX ", 0:i64), lt(" IX \
	", size(w))))"
#define PLAIN LOOPS SUM("mul(I[c, y + (sy)*r, x + (sx)*s, n], W[c, r, s, o])")
#define PADDED                                                                               \
	LOOPS SUM("select(" INSIDE ", mul(I[c, y + (sy)*r + (-1*ph), x + (sx)*s + (-1*pw), " \
		  "n], W[c, r, s, o]), 0:f32)")

static void check(const char *nest, const char *sizes, const char *by)
{
	lib_case c = {DECLS, nest, sizes, 0, 0, NULL};
	const smr_impl *im = case_impl(tested);
	smr_exec *x;
	lib_run r;

	case_make(&r, &c);
	assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
	if (strstr(im->detail(x), by) == NULL)
		fail_msg("by %s: %s", im->detail(x), sizes);
	im->release(x);
	case_free(&r);
	case_check(tested, &c);
}

static void windows_as_large_as_the_image(void **state)
{
	check(PLAIN, "c=6 h=14 w=15 n=16 r=12 s=13 o=24 y=3 x=3 ph=0 pw=0 sy=1 sx=1", "by weights");
	check(PLAIN, "c=1 h=14 w=15 n=3 r=10 s=9 o=8 y=5 x=7 ph=0 pw=0 sy=1 sx=1", "by weights");
	check(PLAIN, "c=16 h=9 w=9 n=19 r=9 s=7 o=21 y=1 x=3 ph=0 pw=0 sy=1 sx=1", "by weights");
}

static void strides(void **state)
{
	check(PLAIN, "c=4 h=17 w=19 n=8 r=8 s=9 o=16 y=3 x=3 ph=0 pw=0 sy=2 sx=2", "by weights");
	check(PLAIN, "c=4 h=14 w=14 n=8 r=7 s=7 o=16 y=1 x=1 ph=0 pw=0 sy=2 sx=2", "by weights");
	check(PLAIN, "c=2 h=15 w=21 n=16 r=5 s=7 o=32 y=1 x=1 ph=0 pw=0 sy=3 sx=3", "by weights");
}

static void padding(void **state)
{
	check(PADDED, "c=8 h=14 w=15 n=16 r=14 s=15 o=24 y=3 x=3 ph=1 pw=1 sy=1 sx=1",
	      "by weights");
	check(PADDED, "c=3 h=18 w=18 n=3 r=9 s=9 o=16 y=7 x=7 ph=2 pw=2 sy=2 sx=2", "by weights");
	check(PADDED, "c=4 h=14 w=14 n=8 r=7 s=7 o=8 y=3 x=3 ph=0 pw=0 sy=2 sx=2", "by weights");
}

/* Contiguous single pixels: a product of matrices. */
static void single_pixels(void **state)
{
	check(PLAIN, "c=6 h=9 w=11 n=20 r=9 s=11 o=24 y=1 x=1 ph=0 pw=0 sy=1 sx=1", "sgemm");
	check(PLAIN, "c=1 h=9 w=11 n=20 r=9 s=11 o=24 y=1 x=1 ph=0 pw=0 sy=1 sx=1", "sgemm");
	check(PLAIN, "c=6 h=9 w=11 n=1 r=9 s=11 o=24 y=1 x=1 ph=0 pw=0 sy=1 sx=1", "by weights");
	check(PLAIN, "c=6 h=9 w=11 n=40 r=9 s=11 o=24 y=1 x=1 ph=0 pw=0 sy=1 sx=1", "by weights");
	case_check("openblas",
		   &(lib_case){DECLS, PLAIN,
			       "c=6 h=9 w=11 n=20 r=9 s=11 o=24 y=1 x=1 ph=0 pw=0 sy=1 sx=1", 0, 0,
			       NULL});
}

/* An infinite gradient is not multiplied by zeros around the image. */
static void pixels_outside_of_the_image_count_for_nothing(void **state)
{
	lib_case c = {DECLS, PADDED, "c=2 h=9 w=9 n=8 r=9 s=9 o=8 y=3 x=3 ph=1 pw=1 sy=1 sx=1",
		      0,     0,      NULL};
	const smr_impl *im = case_impl(tested);
	float odd = INFINITY;
	smr_exec *x;
	lib_run r;

	case_make(&r, &c);
	memcpy(r.before[1] + CASE_GUARD, &odd, sizeof(odd)); /* a corner */
	case_reset(&r);
	assert_int_equal(smr_ref_nest(r.g, r.codelet->nest, &r.env), SMR_OK);
	for (uint32_t b = 0; b < r.g->nbases; b++)
		memcpy(r.expected[b], r.memory[b], r.bytes[b]);
	case_reset(&r);
	assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
	assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
	case_compare(&r, &c, tested);
	assert_true(isfinite(((float *)(void *)(r.memory[2] + CASE_GUARD))[0]));
	im->release(x);
	case_free(&r);
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

static int executes_left;
static __typeof__(&dnnl_primitive_execute) execute;

static dnnl_status_t execute_and_fail(const_dnnl_primitive_t p, dnnl_stream_t stream, int n,
				      const dnnl_exec_arg_t *args)
{
	dnnl_status_t st = execute(p, stream, n, args);

	return --executes_left == 0 ? dnnl_runtime_error : st;
}

static void failures_leave_the_right_result(void **state)
{
	lib_case c = {DECLS, PADDED, "c=4 h=9 w=9 n=8 r=9 s=9 o=8 y=3 x=3 ph=1 pw=1 sy=1 sx=1",
		      0,     0,      NULL};
	const smr_impl *im = case_impl(tested);
	const smr_dnnl *d;
	smr_exec *x;
	lib_run r;

	case_make(&r, &c);
	assert_true(unit_fail_each_allocation(prepare_and_run, &r) >= 4);
	assert_int_equal(smr_dnnl_open(generation, &d), SMR_OK);
	execute = d->primitive_execute;
	for (int nth = 1; nth <= 5; nth++) { /* four pieces, then the conversion of the weights */
		case_reset(&r);
		assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
		executes_left = nth;
		((smr_dnnl *)(uintptr_t)d)->primitive_execute = execute_and_fail;
		smr_status st = im->run(x, &r.env, NULL);

		((smr_dnnl *)(uintptr_t)d)->primitive_execute = execute;
		assert_int_equal(st, SMR_OK);
		assert_true(executes_left <= 0);
		case_compare(&r, &c, "failing oneDNN");
		assert_int_equal(im->run(x, &r.env, NULL), SMR_EINTERNAL);
		im->release(x);
	}
	case_free(&r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(windows_as_large_as_the_image),
		cmocka_unit_test(strides),
		cmocka_unit_test(padding),
		cmocka_unit_test(single_pixels),
		cmocka_unit_test(pixels_outside_of_the_image_count_for_nothing),
		cmocka_unit_test(failures_leave_the_right_result),
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
