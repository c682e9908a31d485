/* Codelets that run in blocks of rows: the same results, and intermediate rows are never stored. */
#include "run_flow.h"

enum { H = 400, W = 16, POISON = 0x55 };

/* Two planes, a halo of two rows, no halo between the second and the first. */
static const char chain[] =
	"flow \"chain\" { sym h w  base I, K, S written dead, T written dead, O written\n"
	"%0 = view f32[h + 4, w] I + (0) strides [4*w, 4]\n"
	"%1 = view f32[2] K + (0) strides [4]\n"
	"%2 = view f32[2, h + 2, w] S + (0) strides [4*h*w + 8*w, 4*w, 4]\n"
	"%3 = nest (f: 2, y: h + 2, x: w, r: 3) group 1 ins %0, %1 into %2 [f, y, x] = "
	"fold(r; 0:f32; add(acc0, mul(%0[y + r, x], %1[f])))\n"
	"%4 = view f32[2, h + 2, w] T + (0) strides [4*h*w + 8*w, 4*w, 4]\n"
	"%5 = nest (f: 2, y: h + 2, x: w) group 2 ins %3 into %4 [f, y, x] = "
	"maximum(%3[f, y, x], 0:f32)\n"
	"%6 = view f32[h, w] O + (0) strides [4*w, 4]\n"
	"%7 = nest (y: h, x: w, f: 2, r: 3) group 3 ins %5 into %6 [y, x] = "
	"fold(f, r; 0:f32; add(acc0, %5[f, y + r, x]))\n}";
/* Every other row of the first, and a row of it beside the second. */
static const char steps[] =
	"flow \"steps\" { sym h w  base I, S written dead, T written dead, O written\n"
	"%0 = view f32[2*h + 2, w] I + (0) strides [4*w, 4]\n"
	"%1 = view f32[2*h + 2, w] S + (0) strides [4*w, 4]\n"
	"%2 = nest (y: 2*h + 2, x: w) group 1 ins %0 into %1 [y, x] = mul(%0[y, x], 3:f32)\n"
	"%3 = view f32[h, w] T + (0) strides [4*w, 4]\n"
	"%4 = nest (y: h, x: w, r: 3) group 2 ins %2 into %3 [y, x] = "
	"fold(r; 0:f32; add(acc0, %2[2*y + r, x]))\n"
	"%5 = view f32[h, w] O + (0) strides [4*w, 4]\n"
	"%6 = nest (y: h, x: w) group 3 ins %4, %2 into %5 [y, x] = "
	"sub(%4[y, x], %2[2*y + 1, x])\n}";
/* The second reads a row below those that the first stores. */
static const char border[] =
	"flow \"border\" { sym h w  base I, S written dead, O written\n"
	"%0 = view f32[h, w] I + (0) strides [4*w, 4]\n"
	"%1 = view f32[h, w] S + (0) strides [4*w, 4]\n"
	"%2 = nest (y: h, x: w) group 1 ins %0 into %1 [y, x] = mul(%0[y, x], 3:f32)\n"
	"%3 = view f32[h + 1, w] S + (0) strides [4*w, 4] after %2\n"
	"%4 = view f32[h, w] O + (0) strides [4*w, 4]\n"
	"%5 = nest (y: h, x: w, r: 2) group 2 ins %3 into %4 [y, x] = "
	"fold(r; 0:f32; add(acc0, %3[y + r, x]))\n}";

typedef struct arrays {
	float in[2 * H + 4][W], k[2], s[2][H + 2][W], t[2][H + 2][W], out[H][W];
} arrays;

static arrays *new_arrays(void)
{
	arrays *a = test_malloc(sizeof(*a));

	for (int y = 0; y < 2 * H + 4; y++)
		for (int x = 0; x < W; x++)
			a->in[y][x] = (float)((y * 7 + x * 3) % 23 - 11);
	a->k[0] = 2;
	a->k[1] = -1;
	memset(a->s, POISON, sizeof(a->s));
	memset(a->t, POISON, sizeof(a->t));
	memset(a->out, POISON, sizeof(a->out));
	return a;
}

static bool untouched(const void *at, size_t n)
{
	const unsigned char *p = at;

	for (size_t i = 0; i < n; i++)
		if (p[i] != POISON)
			return false;
	return true;
}

static float wanted_of_chain(const arrays *a, int y, int x)
{
	float all = 0;

	for (int f = 0; f < 2; f++)
		for (int r = 0; r < 3; r++) {
			float s = 0;

			for (int q = 0; q < 3; q++)
				s += a->in[y + r + q][x] * a->k[f];
			all += s > 0 ? s : 0;
		}
	return all;
}

static void assert_chain(const arrays *a)
{
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++)
			assert_float_equal(a->out[y][x], wanted_of_chain(a, y, x), 0);
}

static smr_runner runner(int threads)
{
	smr_runner r = runner_of("nest");

	assert_int_equal(smr_workers_new(threads, &r.workers), SMR_OK);
	r.band_bytes = 4096;
	first_way = FIRST_WORKS;
	return r;
}

static void a_chain_gives_what_its_loops_would_and_stores_nothing_between(void **state)
{
	for (int threads = 1; threads <= 4; threads += 3) {
		smr_runner r = runner(threads);
		int64_t nums[2] = {H, W};
		arrays *a = new_arrays();
		static made_up_site s;

		site_of(chain, &s);
		for (int call = 0; call < 3; call++) {
			memset(a->out, POISON, sizeof(a->out));
			assert_int_equal(ask(&r, &s, nums, a->in, a->k, a->s, a->t, a->out), 1);
			assert_chain(a);
		}
		assert_true(untouched(a->s, sizeof(a->s)) && untouched(a->t, sizeof(a->t)));
		close_site(&s);
		smr_workers_free(r.workers);
		test_free(a);
	}
}

static void rows_are_read_by_steps_and_by_several_stages(void **state)
{
	smr_runner r = runner(3);
	int64_t nums[2] = {H, W};
	arrays *a = new_arrays();
	static made_up_site s;

	site_of(steps, &s);
	for (int call = 0; call < 2; call++)
		assert_int_equal(ask(&r, &s, nums, a->in, a->s, a->t, a->out), 1);
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++)
			assert_float_equal(a->out[y][x],
					   3 * (a->in[2 * y][x] + a->in[2 * y + 2][x]), 0);
	assert_true(untouched(a->s, sizeof(a->s)) && untouched(a->t, sizeof(a->t)));
	close_site(&s);
	smr_workers_free(r.workers);
	test_free(a);
}

static void rows_that_the_chain_does_not_compute_are_the_programs(void **state)
{
	smr_runner r = runner(2);
	int64_t nums[2] = {H, W};
	arrays *a = new_arrays();
	static made_up_site s;

	for (int x = 0; x < W; x++)
		a->s[0][H][x] = 5;
	site_of(border, &s);
	assert_int_equal(ask(&r, &s, nums, a->in, a->s, a->out), 1);
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++)
			assert_float_equal(a->out[y][x],
					   3 * a->in[y][x] + (y + 1 < H ? 3 * a->in[y + 1][x] : 5),
					   0);
	close_site(&s);
	smr_workers_free(r.workers);
	test_free(a);
}

/* Stage after stage this is right; block after block the last one would overwrite inputs of the
 * first. */
static void a_result_over_what_the_chain_reads_is_stored_last(void **state)
{
	smr_runner r = runner(2);
	int64_t nums[2] = {H, W};
	arrays *a = new_arrays(), *b = new_arrays();
	static made_up_site s;

	site_of(chain, &s);
	assert_int_equal(ask(&r, &s, nums, a->in, a->k, a->s, a->t, &a->in[2]), 1);
	assert_false(untouched(a->s, sizeof(a->s)));
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++)
			b->out[y][x] = a->in[y + 2][x];
	assert_chain(b);
	/* the same site, other arrays */
	assert_int_equal(ask(&r, &s, nums, b->in, b->k, b->s, b->t, b->out), 1);
	assert_chain(b);
	assert_true(untouched(b->s, sizeof(b->s)));
	close_site(&s);
	smr_workers_free(r.workers);
	test_free(a);
	test_free(b);
}

static void code_that_is_wrong_in_a_block_is_caught(void **state)
{
	smr_runner r = runner(1);
	int64_t nums[2] = {H, W};
	arrays *a = new_arrays();
	static made_up_site s;

	first_way = FIRST_IS_WRONG;
	r.hooks.verdict = NULL;
	site_of(chain, &s);
	/* stage after stage it is wrong too: the program's loops run */
	assert_int_equal(ask(&r, &s, nums, a->in, a->k, a->s, a->t, a->out), 0);
	assert_false(untouched(a->s, sizeof(a->s)));
	close_site(&s);
	smr_workers_free(r.workers);
	test_free(a);
}

static void code_that_breaks_in_a_block_is_replaced(void **state)
{
	smr_runner r = runner(2);
	int64_t nums[2] = {H, W};
	arrays *a = new_arrays();
	static made_up_site s;

	first_way = FIRST_BREAKS_LATER; /* from the second stage on */
	r.check = SMR_CHECK_NEVER;
	site_of(chain, &s);
	assert_int_equal(ask(&r, &s, nums, a->in, a->k, a->s, a->t, a->out), 1);
	assert_chain(a);
	close_site(&s);
	smr_workers_free(r.workers);
	test_free(a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_chain_gives_what_its_loops_would_and_stores_nothing_between),
		cmocka_unit_test(rows_are_read_by_steps_and_by_several_stages),
		cmocka_unit_test(rows_that_the_chain_does_not_compute_are_the_programs),
		cmocka_unit_test(a_result_over_what_the_chain_reads_is_stored_last),
		cmocka_unit_test(code_that_is_wrong_in_a_block_is_caught),
		cmocka_unit_test(code_that_breaks_in_a_block_is_replaced),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
