/* Convolutions as products of windows, compared with the oracle. */
#include <math.h>

#include "back/cpu/product/product.h"
#include "back_lib_case.h"

#define SUM(e) "fold(c, r, s; 0:f32; add(acc0, " e "))"
#define DECLS "f32 I b h w c; f32 W kh kw c o; f32 O b oh ow o; f32 e o; f32 R b oh ow o; sym ph pw"
#define LOOPS "b:b y:oh x:ow o:o c:c r:kh s:kw | O[b, y, x, o] = "
#define AT(step, far) "I[b, (" step ")*y + (" far ")*r, (" step ")*x + (" far ")*s, c]"
#define PLAIN(step, far) SUM("mul(" AT(step, far) ", W[r, s, c, o])")
#define IY "sub(add(index(y), index(r)), size(ph))"
#define IX "sub(add(index(x), index(s)), size(pw))"
#define INSIDE                                                                           \
	"and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), and(ge(" IX ", 0:i64), lt(" IX \
	", size(w))))"
#define PADDED                                                                                \
	SUM("mul(select(" INSIDE ", I[b, y + r + (-1*ph), x + s + (-1*pw), c], 0:f32), W[r, " \
	    "s, c, o])")
#define RELU(x) "maximum(" x ", 0:f32)"

static void check(const char *nests, const char *sizes)
{
	case_check("dot", &(lib_case){DECLS, nests, sizes, 0, 0, NULL});
}

static void windows_inside_of_the_image(void **state)
{
	check(LOOPS PLAIN("1", "1"), "b=1 h=9 w=12 c=5 kh=3 kw=3 o=16 oh=7 ow=10 ph=0 pw=0");
	check(LOOPS PLAIN("1", "1"), "b=3 h=9 w=12 c=5 kh=2 kw=4 o=48 oh=8 ow=9 ph=0 pw=0");
	check(LOOPS PLAIN("2", "1"), "b=2 h=15 w=15 c=3 kh=7 kw=7 o=32 oh=5 ow=5 ph=0 pw=0");
	check(LOOPS PLAIN("1", "2"), "b=2 h=12 w=12 c=4 kh=3 kw=3 o=16 oh=8 ow=8 ph=0 pw=0");
	check(LOOPS PLAIN("3", "2"), "b=1 h=17 w=17 c=1 kh=3 kw=3 o=16 oh=5 ow=5 ph=0 pw=0");
}

/* Channels in parts, and pixels a page apart. */
static void single_taps(void **state)
{
	check(LOOPS PLAIN("2", "1"), "b=2 h=9 w=11 c=40 kh=1 kw=1 o=32 oh=5 ow=6 ph=0 pw=0");
	check(LOOPS PLAIN("2", "1"), "b=2 h=5 w=19 c=512 kh=1 kw=1 o=48 oh=3 ow=10 ph=0 pw=0");
	check(LOOPS PLAIN("1", "1"), "b=1 h=5 w=19 c=1024 kh=1 kw=1 o=32 oh=5 ow=19 ph=0 pw=0");
}

static void windows_beyond_the_image(void **state)
{
	check(LOOPS PADDED, "b=1 h=7 w=7 c=16 kh=3 kw=3 o=32 oh=7 ow=7 ph=1 pw=1");
	check(LOOPS PADDED, "b=5 h=7 w=7 c=32 kh=3 kw=3 o=32 oh=7 ow=7 ph=1 pw=1");
	check(LOOPS PADDED, "b=2 h=9 w=30 c=3 kh=5 kw=3 o=16 oh=9 ow=29 ph=2 pw=0");
	check(LOOPS PADDED, "b=1 h=4 w=3 c=8 kh=3 kw=3 o=16 oh=8 ow=9 ph=3 pw=4");
}

static void what_is_computed_of_the_sum(void **state)
{
	static const char few[] = "b=1 h=7 w=7 c=8 kh=3 kw=3 o=32 oh=7 ow=7 ph=1 pw=1";
	static const char many[] = "b=3 h=12 w=12 c=64 kh=3 kw=3 o=64 oh=12 ow=12 ph=1 pw=1";

	check(LOOPS RELU("add(" PADDED ", e[o])"), few);
	check(LOOPS "tanh(" PADDED ")", few);
	check(LOOPS RELU("add(add(" PADDED ", e[o]), R[b, y, x, o])"), many);
	check(LOOPS RELU("add(" PLAIN("2", "1") ", mul(e[o], R[b, y, x, o]))"),
	      "b=2 h=9 w=11 c=40 kh=1 kw=1 o=32 oh=5 ow=6 ph=0 pw=0");
}

/* The program skips taps outside of the image: 0 * infinity is no number. */
static void infinite_weights_do_not_meet_padding(void **state)
{
	lib_case c = {DECLS, LOOPS PADDED, "b=2 h=5 w=5 c=3 kh=3 kw=3 o=16 oh=5 ow=5 ph=1 pw=1", 0,
		      0,     NULL};
	const smr_impl *im = case_impl("dot");
	smr_exec *x;
	lib_run r;

	case_make(&r, &c);
	case_reset(&r);
	for (int i = 0; i < 16; i++) /* of the first tap, which is outside at the first pixel */
		((float *)r.base[1])[i] = INFINITY;
	assert_int_equal(im->prepare(r.codelet, &r.env, NULL, &x), SMR_OK);
	assert_int_equal(im->run(x, &r.env, NULL), SMR_OK);
	for (int image = 0; image < 2; image++)
		for (int pixel = 0; pixel < 25; pixel++) {
			bool outside = pixel < 5 || pixel % 5 == 0;
			const float *v = (const float *)r.base[2] + (image * 25 + pixel) * 16;

			for (int o = 0; o < 16; o++)
				assert_true(outside ? isfinite(v[o]) : isinf(v[o]));
		}
	im->release(x);
	case_free(&r);
}

/* The copied image is no multiple of a cache line. */
static void buffers_of_all_threads_begin_with_a_cache_line(void **state)
{
	smr_product_conv c = {.dtype = SMR_F32,
			      .n = 1,
			      .g = 1,
			      .o = 16,
			      .c = 3,
			      .y = 9,
			      .x = 9,
			      .r = 3,
			      .s = 3,
			      .sy = 1,
			      .sx = 1,
			      .dy = 1,
			      .dx = 1,
			      .top = 1,
			      .left = 1,
			      .ih = 9,
			      .iw = 9,
			      .ic = 1,
			      .iw_stride = 3,
			      .ih_stride = 27,
			      .wo = 1,
			      .wc = 16,
			      .ws = 48,
			      .wr = 144,
			      .oo = 1,
			      .ox = 16,
			      .oy = 144};
	smr_gemm_plan p;

	assert_int_equal(smr_gemm_plan_walk(&c, &p), SMR_OK);
	assert_true(p.walk.copies);
	assert_int_equal((p.a_bytes + p.b_bytes + p.c_bytes + p.room_bytes) % 64, 0);
}

static void other_layouts_are_refused(void **state)
{
	case_refused("dot",
		     &(lib_case){"f32 I c h w; f32 W o c kh kw; f32 O o oh ow",
				 "o:o y:oh x:ow c:c r:kh s:kw | O[o, y, x] = " SUM(
					 "mul(I[c, y + r, x + s], W[o, c, r, s])"),
				 "c=3 h=9 w=9 kh=3 kw=3 o=16 oh=7 ow=7", 0, 0, NULL},
		     "side by side");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(windows_inside_of_the_image),
		cmocka_unit_test(single_taps),
		cmocka_unit_test(windows_beyond_the_image),
		cmocka_unit_test(what_is_computed_of_the_sum),
		cmocka_unit_test(infinite_weights_do_not_meet_padding),
		cmocka_unit_test(buffers_of_all_threads_begin_with_a_cache_line),
		cmocka_unit_test(other_layouts_are_refused),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
