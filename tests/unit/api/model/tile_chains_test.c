/* Attention in slabs: bitwise equal to the same ops one by one, for all sizes of slabs, with less
 * memory. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <samara/samara.h>

#include "unit.h"

enum mask { NO_MASK, CAUSAL, GIVEN };

typedef struct attention {
	const char *type;
	int b, h, t, d;
	bool rows_first; /* arrays are [b, t, h, d], not [b, h, t, d] */
	enum mask mask;
} attention;

enum { TEXT = 8192, MOST = 1 << 18 };

/* Formats the dimensions of an array. */
static const char *dims(char *to, const attention *a, bool scores)
{
	if (scores)
		sprintf(to, "%dx%dx%dx%d", a->b, a->h, a->t, a->t);
	else if (a->rows_first)
		sprintf(to, "%dx%dx%dx%d", a->b, a->t, a->h, a->d);
	else
		sprintf(to, "%dx%dx%dx%d", a->b, a->h, a->t, a->d);
	return to;
}

static void put_mask(char *to, const attention *a, const char *s)
{
	const char *e = a->type;
	size_t n = 0;

	if (a->mask == NO_MASK) {
		sprintf(to, "%%masked = stablehlo.abs %%scaled : tensor<%sx%s>\n", s, e);
		return;
	}
	if (a->mask == CAUSAL)
		n += (size_t)sprintf(to + n,
				     "%%i = stablehlo.iota dim = 2 : tensor<%sxi32>\n"
				     "%%j = stablehlo.iota dim = 3 : tensor<%sxi32>\n"
				     "%%on = stablehlo.compare GE, %%i, %%j, SIGNED : "
				     "(tensor<%sxi32>, tensor<%sxi32>) -> tensor<%sxi1>\n",
				     s, s, s, s, s);
	else
		n += (size_t)sprintf(to + n,
				     "%%on = stablehlo.broadcast_in_dim %%mask, dims = [2, 3] : "
				     "(tensor<%dx%dxi1>) -> tensor<%sxi1>\n",
				     a->t, a->t, s);
	sprintf(to + n,
		"%%least = stablehlo.constant dense<-1.0e+04> : tensor<%sx%s>\n"
		"%%masked = stablehlo.select %%on, %%scaled, %%least : tensor<%sxi1>, "
		"tensor<%sx%s>\n",
		s, e, s, s, e);
}

static void put_softmax(char *to, const attention *a, const char *s)
{
	const char *e = a->type;

	sprintf(to,
		"%%low = stablehlo.constant dense<-1.0e+30> : tensor<%s>\n"
		"%%zero = stablehlo.constant dense<0.0> : tensor<%s>\n"
		"%%most = stablehlo.reduce(%%masked init: %%low) applies stablehlo.maximum across "
		"dimensions = [3] : (tensor<%sx%s>, tensor<%s>) -> tensor<%dx%dx%dx%s>\n"
		"%%mosts = stablehlo.broadcast_in_dim %%most, dims = [0, 1, 2] : "
		"(tensor<%dx%dx%dx%s>) -> tensor<%sx%s>\n"
		"%%less = stablehlo.subtract %%masked, %%mosts : tensor<%sx%s>\n"
		"%%exp = stablehlo.exponential %%less : tensor<%sx%s>\n"
		"%%sum = stablehlo.reduce(%%exp init: %%zero) applies stablehlo.add across "
		"dimensions = [3] : (tensor<%sx%s>, tensor<%s>) -> tensor<%dx%dx%dx%s>\n"
		"%%sums = stablehlo.broadcast_in_dim %%sum, dims = [0, 1, 2] : "
		"(tensor<%dx%dx%dx%s>) -> tensor<%sx%s>\n"
		"%%share = stablehlo.divide %%exp, %%sums : tensor<%sx%s>\n",
		e, e, s, e, e, a->b, a->h, a->t, e, a->b, a->h, a->t, e, s, e, s, e, s, e, s, e, e,
		a->b, a->h, a->t, e, a->b, a->h, a->t, e, s, e, s, e);
}

static void write_text(char *to, const attention *a)
{
	char s[64], x[64], out[64], mask[2048], softmax[2048];
	const char *e = a->type;
	int row = a->rows_first ? 1 : 2;

	dims(s, a, true);
	dims(x, a, false);
	sprintf(out, "%dx%dx%dx%d", a->b, a->h, a->t, a->d);
	put_mask(mask, a, s);
	put_softmax(softmax, a, s);
	sprintf(to,
		"module @m {\n"
		"func.func public @main(%%q: tensor<%sx%s>, %%k: tensor<%sx%s>, %%v: "
		"tensor<%sx%s>, "
		"%%mask: tensor<%dx%dxi1>) -> (tensor<%sx%s>, tensor<%dx%dxi1>) {\n"
		"%%s = stablehlo.dot_general %%q, %%k, batching_dims = [0, %d] x [0, %d], "
		"contracting_dims = [3] x [3] : (tensor<%sx%s>, tensor<%sx%s>) -> tensor<%sx%s>\n"
		"%%scale = stablehlo.constant dense<1.250000e-01> : tensor<%sx%s>\n"
		"%%scaled = stablehlo.multiply %%s, %%scale : tensor<%sx%s>\n%s%s"
		"%%o = stablehlo.dot_general %%share, %%v, batching_dims = [0, 1] x [0, %d], "
		"contracting_dims = [3] x [%d] : (tensor<%sx%s>, tensor<%sx%s>) -> tensor<%sx%s>\n"
		"return %%o, %%mask : tensor<%sx%s>, tensor<%dx%dxi1>\n}\n}\n",
		x, e, x, e, x, e, a->t, a->t, out, e, a->t, a->t, 3 - row, 3 - row, x, e, x, e, s,
		e, s, e, s, e, mask, softmax, 3 - row, row, s, e, x, e, out, e, out, e, a->t, a->t);
}

/* ---- numbers -------------------------------------------------------------------------------- */

static size_t size_of(const char *type)
{
	return strcmp(type, "f64") == 0 ? 8 : strcmp(type, "f32") == 0 ? 4 : 2;
}

static void put(void *to, size_t i, const char *type, double v)
{
	float f = (float)v;
	uint32_t bits;

	memcpy(&bits, &f, sizeof(bits));
	if (size_of(type) == 8)
		((double *)to)[i] = v;
	else if (size_of(type) == 4)
		((float *)to)[i] = f;
	else
		((uint16_t *)to)[i] = (uint16_t)(bits >> 16);
}

static double get(const void *from, size_t i, const char *type)
{
	float f;
	uint32_t bits;

	if (size_of(type) == 8)
		return ((const double *)from)[i];
	if (size_of(type) == 4)
		return ((const float *)from)[i];
	bits = (uint32_t)((const uint16_t *)from)[i] << 16;
	memcpy(&f, &bits, sizeof(f));
	return f;
}

static smr_ndarray array(const attention *a, bool result, void *data)
{
	bool rows = a->rows_first && !result;

	return (smr_ndarray){.dtype = a->type,
			     .rank = 4,
			     .dims = {a->b, rows ? a->t : a->h, rows ? a->h : a->t, a->d},
			     .data = data};
}

typedef struct way {
	const char *only;
	smr_fuse fuse;
	uint64_t seed;
	int threads;
} way;

static uint64_t peak; /* of the tensors of the last run */

/* Stores the result in @p out. */
static void run(const attention *a, way w, unsigned char *out)
{
	static unsigned char in[3][MOST], mask[1 << 16], masked[1 << 16];
	static char text[TEXT];
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model_stats s = SMR_INIT(smr_model_stats);
	size_t n = (size_t)(a->b * a->h * a->t * a->d);
	smr_ndarray args[4], results[2];
	smr_model *m;
	smr_ctx *ctx;

	write_text(text, a);
	assert_true(strlen(text) < TEXT && n * size_of(a->type) <= MOST);
	for (size_t k = 0; k < 3; k++)
		for (size_t i = 0; i < n; i++)
			put(in[k], i, a->type, (double)((i * 37 + k * 11) % 41) / 16 - 1.25);
	for (size_t i = 0; i < (size_t)(a->t * a->t); i++)
		mask[i] = i % 3 != 0;
	o.threads = w.threads;
	l.text = text;
	l.length = strlen(text);
	l.only = w.only;
	l.fuse = w.fuse;
	l.fuse_seed = w.seed;
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	if (smr_load(ctx, &l, &m) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	for (int k = 0; k < 3; k++)
		args[k] = array(a, false, in[k]);
	args[3] = (smr_ndarray){.dtype = "i1", .rank = 2, .dims = {a->t, a->t}, .data = mask};
	results[0] = array(a, true, out);
	results[1] = args[3];
	results[1].data = masked;
	if (smr_model_run(m, args, 4, results, 2) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	assert_int_equal(smr_model_stat(m, &s), SMR_OK);
	peak = s.peak_bytes;
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
}

static unsigned char plain[MOST], slabs[MOST];

static size_t bytes_of(const attention *a)
{
	return (size_t)(a->b * a->h * a->t * a->d) * size_of(a->type);
}

/* In the interpreter results are bitwise those of the reference. */
static void expect_bits(const attention *a)
{
	run(a, (way){.only = "ref", .fuse = SMR_FUSE_NONE, .threads = 1}, plain);
	run(a, (way){.only = "strip", .fuse = SMR_FUSE_ALL, .threads = 2}, slabs);
	assert_memory_equal(slabs, plain, bytes_of(a));
	for (uint64_t seed = 1; seed <= 8; seed++) {
		run(a,
		    (way){.only = "strip", .fuse = SMR_FUSE_AT_RANDOM, .seed = seed, .threads = 2},
		    slabs);
		if (memcmp(slabs, plain, bytes_of(a)) != 0)
			fail_msg("%s[%d, %d, %d, %d] by seed %d", a->type, a->b, a->h, a->t, a->d,
				 (int)seed);
	}
}

static void expect_near(const attention *a, const char *only, double most)
{
	run(a, (way){.only = "strip", .fuse = SMR_FUSE_NONE, .threads = 1}, plain);
	for (uint64_t seed = 0; seed <= 4; seed++) {
		run(a,
		    (way){.only = only,
			  .fuse = seed == 0 ? SMR_FUSE_ALL : SMR_FUSE_AT_RANDOM,
			  .seed = seed,
			  .threads = 2},
		    slabs);
		for (size_t i = 0; i < bytes_of(a) / size_of(a->type); i++)
			if (!(fabs(get(slabs, i, a->type) - get(plain, i, a->type)) <= most))
				fail_msg("%s: element %zu is %g, not %g", only, i,
					 get(slabs, i, a->type), get(plain, i, a->type));
	}
}

static const attention cases[] = {
	{"f32", 2, 3, 37, 8, false, NO_MASK},  {"f32", 2, 3, 37, 8, false, CAUSAL},
	{"f32", 1, 2, 48, 16, false, GIVEN},   {"f32", 2, 2, 33, 8, true, CAUSAL},
	{"f64", 1, 3, 40, 4, false, CAUSAL},   {"f64", 2, 1, 21, 8, true, GIVEN},
	{"bf16", 2, 2, 35, 16, false, CAUSAL}, {"bf16", 1, 1, 64, 8, true, NO_MASK},
	{"f32", 3, 1, 1, 8, false, NO_MASK},   {"f32", 1, 1, 50, 1, false, GIVEN},
	{"f32", 5, 4, 2, 3, true, GIVEN},
};
enum { CASES = sizeof(cases) / sizeof(cases[0]) };

static void slabs_of_any_size_give_the_same_bits(void **state)
{
	for (int i = 0; i < CASES; i++)
		expect_bits(&cases[i]);
}

static void products_in_tiles_and_generated_code_run_slabs(void **state)
{
	for (int i = 0; i < CASES; i++)
		expect_near(&cases[i], "dot", strcmp(cases[i].type, "bf16") == 0 ? 0.05 : 1e-5);
	expect_near(&cases[1], "nest", 1e-5);
	expect_near(&cases[6], "nest", 0.05);
}

/* Scores of 2 x 2 x 128 x 128, twice, would be 512 KiB. */
static void scores_are_never_in_memory(void **state)
{
	const attention a = {"f32", 2, 2, 128, 8, false, GIVEN};
	uint64_t whole;

	run(&a, (way){.only = "strip", .fuse = SMR_FUSE_BY_RULE, .threads = 1}, plain);
	whole = peak;
	run(&a, (way){.only = "strip", .fuse = SMR_FUSE_ALL, .threads = 1}, slabs);
	assert_memory_equal(slabs, plain, bytes_of(&a));
	if (whole < 2 * 4 * 2 * 2 * 128 * 128 || peak > whole * 6 / 10)
		fail_msg("%d bytes in slabs, %d without", (int)peak, (int)whole);
}

/* The plan, and so the bits, are independent of the number of threads. */
static void results_hang_on_no_number_of_threads(void **state)
{
	const attention a = {"f32", 1, 2, 250, 16, false, CAUSAL};

	run(&a, (way){.only = "dot", .fuse = SMR_FUSE_ALL, .threads = 1}, plain);
	run(&a, (way){.only = "dot", .fuse = SMR_FUSE_ALL, .threads = 2}, slabs);
	assert_memory_equal(slabs, plain, bytes_of(&a));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(slabs_of_any_size_give_the_same_bits),
		cmocka_unit_test(products_in_tiles_and_generated_code_run_slabs),
		cmocka_unit_test(scores_are_never_in_memory),
		cmocka_unit_test(results_hang_on_no_number_of_threads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
