/* Compares convolution with six loops: groups, layouts, padding, dilation, reversal. */
#include "ops_case.h"

#include <stdio.h>

#define NUMBERS(...) ((const double[]){__VA_ARGS__})

/* One convolution over two dimensions; layouts are batch or input, feature or output, y, x. */
typedef struct shape {
	int batch, in, out, size[2], kernel[2];
	int stride[2], low[2], high[2], base[2], dilation[2], reversed[2];
	int features, batches;
	int lhs[4], rhs[4], to[4];
} shape;

static double lhs[OPS_CASE_MOST], rhs[OPS_CASE_MOST];

/* Returns the element of a tensor whose dimension layout[i] has size[i] elements and index
 * at[i]. */
static int place(const int *layout, const int *size, const int *at)
{
	int dims[4], index[4], k = 0;

	for (int i = 0; i < 4; i++) {
		dims[layout[i]] = size[i];
		index[layout[i]] = at[i];
	}
	for (int d = 0; d < 4; d++)
		k = k * dims[d] + index[d];
	return k;
}

static int windows(const shape *s, int d)
{
	int padded = (s->size[d] - 1) * s->base[d] + 1 + s->low[d] + s->high[d];
	int reach = (s->kernel[d] - 1) * s->dilation[d] + 1;

	return padded < reach ? 0 : (padded - reach) / s->stride[d] + 1;
}

/* Returns element (y, x) of the padded input, or 0 in the padding. */
static double left(const shape *s, int b, int c, const int *at)
{
	int index[4] = {b, c}, size[4] = {s->batch, s->in, s->size[0], s->size[1]};

	for (int d = 0; d < 2; d++) {
		int p = at[d] - s->low[d];

		if (p < 0 || p % s->base[d] != 0 || p / s->base[d] >= s->size[d])
			return 0;
		index[2 + d] = p / s->base[d];
	}
	return lhs[place(s->lhs, size, index)];
}

static double one(const shape *s, int n, int o, int y, int x)
{
	int depth = s->in / s->features, per = s->out / (s->features * s->batches);
	int rsize[4] = {depth, s->out, s->kernel[0], s->kernel[1]};
	int b = n + (s->batches > 1 ? o / per * (s->batch / s->batches) : 0);
	double sum = 0;

	for (int c = 0; c < depth; c++)
		for (int ky = 0; ky < s->kernel[0]; ky++)
			for (int kx = 0; kx < s->kernel[1]; kx++) {
				int from[2] = {y * s->stride[0] + ky * s->dilation[0],
					       x * s->stride[1] + kx * s->dilation[1]};
				int k[4] = {c, o, s->reversed[0] ? s->kernel[0] - 1 - ky : ky,
					    s->reversed[1] ? s->kernel[1] - 1 - kx : kx};
				int in = c + (s->features > 1 ? o / per * depth : 0);

				sum += left(s, b, in, from) * rhs[place(s->rhs, rsize, k)];
			}
	return sum;
}

static void dims_text(char *to, const int *layout, const int *size)
{
	int dims[4];

	for (int i = 0; i < 4; i++)
		dims[layout[i]] = size[i];
	sprintf(to, "[%d, %d, %d, %d]", dims[0], dims[1], dims[2], dims[3]);
}

static int number(int n)
{
	static unsigned seed = 7;

	seed = seed * 1103515245u + 12345u;
	return (int)(seed >> 16) % n;
}

/* Uses small whole numbers, so that every sum is exact in any order. */
static void check(const shape *s, const char *dtype, const char *result)
{
	int lsize[4] = {s->batch, s->in, s->size[0], s->size[1]};
	int rsize[4] = {s->in / s->features, s->out, s->kernel[0], s->kernel[1]};
	int osize[4] = {s->batch / s->batches, s->out, windows(s, 0), windows(s, 1)};
	int nl = lsize[0] * lsize[1] * lsize[2] * lsize[3];
	int nr = rsize[0] * rsize[1] * rsize[2] * rsize[3];
	static double ins[2 * OPS_CASE_MOST], outs[OPS_CASE_MOST];
	char l[64], r[64], o[64], text[2000];

	assert_true(nl <= OPS_CASE_MOST && nr <= OPS_CASE_MOST);
	for (int i = 0; i < nl; i++)
		ins[i] = lhs[i] = number(7) - 3;
	for (int i = 0; i < nr; i++)
		ins[nl + i] = rhs[i] = number(5) - 2;
	for (int n = 0; n < osize[0]; n++)
		for (int f = 0; f < osize[1]; f++)
			for (int y = 0; y < osize[2]; y++)
				for (int x = 0; x < osize[3]; x++) {
					int at[4] = {n, f, y, x};

					outs[place(s->to, osize, at)] = one(s, n, f, y, x);
				}
	dims_text(l, s->lhs, lsize);
	dims_text(r, s->rhs, rsize);
	dims_text(o, s->to, osize);
#define TWO(x) x[0], x[1]
#define FOUR(x) x[0], x[1], x[2], x[3]
	snprintf(text, sizeof(text),
		 "flow \"f\" {\n %%0 = param %s%s 0\n %%1 = param %s%s 1\n %%2 = convolution %s%s "
		 "ins %%0, %%1 with stride [%d, %d] low [%d, %d] high [%d, %d] base_dilation "
		 "[%d, %d] window_dilation [%d, %d] reversed [%d, %d] lhs_layout [%d, %d, %d, %d] "
		 "rhs_layout [%d, %d, %d, %d] out_layout [%d, %d, %d, %d] feature_groups [%d] "
		 "batch_groups [%d]\n result %%2\n}\n",
		 dtype, l, dtype, r, result, o, TWO(s->stride), TWO(s->low), TWO(s->high),
		 TWO(s->base), TWO(s->dilation), TWO(s->reversed), FOUR(s->lhs), FOUR(s->rhs),
		 FOUR(s->to), s->features, s->batches);
	ops_case_run(text, ins, outs);
}

#define PLAIN                                                                                 \
	.batch = 2, .in = 2, .out = 3, .size = {5, 4}, .kernel = {3, 2}, .stride = {1, 1},    \
	.base = {1, 1}, .dilation = {1, 1}, .features = 1, .batches = 1, .lhs = {0, 1, 2, 3}, \
	.rhs = {1, 0, 2, 3}, .to = {0, 1, 2, 3}

static void a_plain_one_in_each_type(void **state)
{
	static const char *const types[] = {"f32", "f64", "f16", "bf16", "i8", "i32", "u16"};
	shape s = {PLAIN};

	for (size_t i = 0; i < 5; i++)
		check(&s, types[i], types[i]);
	check(&s, "i8", "i32");
	check(&s, "bf16", "f32");
	check(&s, "i32", "f32");
}

static void dimensions_lie_in_any_order(void **state)
{
	shape s = {PLAIN, .low = {1, 0}, .high = {1, 1}};
	static const int orders[][4] = {{0, 3, 1, 2}, {3, 0, 2, 1}, {1, 2, 3, 0}, {2, 1, 0, 3}};

	for (int i = 0; i < 4; i++) {
		memcpy(s.lhs, orders[i], sizeof(s.lhs));
		memcpy(s.rhs, orders[(i + 1) % 4], sizeof(s.rhs));
		memcpy(s.to, orders[(i + 2) % 4], sizeof(s.to));
		check(&s, "f32", "f32");
	}
}

static void padding_crops_behind_the_dilation(void **state)
{
	shape s = {PLAIN, .low = {-2, 1}, .high = {1, -3}};

	check(&s, "f32", "f32");
	s.base[0] = 3;
	s.base[1] = 2;
	s.low[0] = -4;
	check(&s, "f32", "f32");
}

static void windows_step_spread_and_turn(void **state)
{
	shape s = {PLAIN, .low = {2, 3}, .high = {2, 1}};

	s.stride[0] = 2;
	s.stride[1] = 3;
	check(&s, "f32", "f32");
	s.dilation[0] = 2;
	s.dilation[1] = 3;
	check(&s, "f32", "f32");
	s.reversed[0] = 1;
	check(&s, "i32", "i32");
	s.base[0] = s.base[1] = 2;
	s.reversed[1] = 1;
	check(&s, "i32", "i32");
	s.base[0] = 6; /* strides are not multiples of it */
	check(&s, "i32", "i32");
}

/* The result's size is a multiple of the distance: each phase is a separate sum. */
static void gradients_of_strides_have_phases(void **state)
{
	shape s = {PLAIN};

	for (int apart = 2; apart <= 3; apart++)
		for (int low = -2; low <= 4; low++)
			for (int way = 0; way < 4; way++) {
				s.base[0] = s.base[1] = apart;
				s.kernel[0] = 1 + way;
				s.kernel[1] = 4 - way;
				s.reversed[0] = way & 1;
				s.reversed[1] = way >> 1;
				s.low[0] = low;
				s.low[1] = 2 - low;
				/* the last position is a multiple of the distance after the
				 * first */
				s.high[0] = s.kernel[0] + apart - 2 - low;
				s.high[1] = s.kernel[1] + 2 * apart - 2 - s.low[1];
				assert_int_equal(windows(&s, 0) % apart, 0);
				assert_int_equal(windows(&s, 1) % apart, 0);
				check(&s, "i32", "i32");
			}
	s.in = 4;
	s.features = 2;
	s.out = 6;
	check(&s, "f32", "f32");
}

static void groups_of_features_do_not_meet(void **state)
{
	shape s = {PLAIN, .low = {1, 1}, .high = {1, 1}};

	s.in = 4;
	s.features = 2;
	for (s.out = 2; s.out <= 6; s.out += 2)
		check(&s, "f32", "f32");
	s.features = s.out = 4; /* one feature in each group */
	check(&s, "f32", "f32");
	s.out = 8;
	check(&s, "f32", "f32");
}

static void groups_of_the_batch_do_not_meet(void **state)
{
	shape s = {PLAIN, .low = {1, 1}, .high = {1, 1}};

	s.batch = 6;
	for (s.batches = 2; s.batches <= 3; s.batches++)
		for (s.out = s.batches; s.out <= 3 * s.batches; s.out += s.batches)
			check(&s, "f32", "f32");
}

static void short_floats_are_summed_in_f32(void **state)
{
	/* 2048 + 1 is no f16; one dimension, and none */
	ops_case_run("flow \"f\" {\n %0 = param f16[1, 1, 3] 0\n %1 = param f16[1, 1, 3] 1\n"
		     " %2 = convolution f16[1, 1, 1] ins %0, %1 with lhs_layout [0, 1, 2]"
		     " rhs_layout [0, 1, 2] out_layout [0, 1, 2]\n"
		     " %3 = reshape f16[1, 3] ins %0\n %4 = reshape f16[3, 1] ins %1\n"
		     " %5 = convolution f16[1, 1] ins %3, %4 with lhs_layout [0, 1]"
		     " rhs_layout [0, 1] out_layout [0, 1]\n result %2, %5\n}\n",
		     NUMBERS(2048, 1, 1, 1, 1, 1), NUMBERS(2050, 2050));
}

static void sums_of_nothing_are_0(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[1, 0, 3] 0\n %1 = param f32[0, 2, 2] 1\n"
		     " %2 = convolution f32[1, 2, 2] ins %0, %1 with lhs_layout [0, 1, 2]"
		     " rhs_layout [0, 1, 2] out_layout [0, 1, 2]\n"
		     " %3 = param f32[1, 1, 0] 2\n %4 = param f32[1, 1, 2] 3\n"
		     " %5 = convolution f32[1, 1, 2] ins %3, %4 with low [1] high [2]"
		     " lhs_layout [0, 1, 2] rhs_layout [0, 1, 2] out_layout [0, 1, 2]\n"
		     " %6 = convolution f32[1, 1, 0] ins %3, %4 with lhs_layout [0, 1, 2]"
		     " rhs_layout [0, 1, 2] out_layout [0, 1, 2]\n result %2, %5, %6\n}\n",
		     NUMBERS(1, 2), NUMBERS(0, 0, 0, 0, 0, 0));
}

static void sums_of_truth_values_are_or(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i1[2, 2] 0\n"
		     " %1 = dot i1[2, 2] ins %0, %0 with lhs_contract [1] rhs_contract [0]\n"
		     " result %1\n}\n",
		     NUMBERS(1, 1, 1, 0), NUMBERS(1, 1, 1, 1));
}

#define ONE(type, l, r, to, with)                                        \
	"flow \"f\" {\n %0 = param f32" l " 0\n %1 = param f32" r " 1\n" \
	" %2 = convolution " type to " ins %0, %1 with " with "\n}\n"
#define LAYOUTS " lhs_layout [0, 1, 2] rhs_layout [1, 0, 2] out_layout [0, 1, 2]"
#define REFUSE(l, r, with, words) ops_case_refuse(ONE("f32", l, r, "[1, 1, 1]", with), words)

static void what_does_not_fit_is_refused(void **state)
{
	REFUSE("[1, 2, 3]", "[1, 3, 3]", LAYOUTS, "2 features in 1 groups by 3");
	REFUSE("[1, 4, 3]", "[2, 2, 3]", LAYOUTS " feature_groups [3]", "4 features in 3 groups");
	REFUSE("[1, 4, 3]", "[3, 2, 3]", LAYOUTS " feature_groups [2]",
	       "2 groups of 1 batches and 3 features");
	REFUSE("[3, 2, 3]", "[2, 2, 3]", LAYOUTS " batch_groups [2]",
	       "2 groups of 3 batches and 2 features");
	REFUSE("[2, 4, 3]", "[2, 2, 3]", LAYOUTS " feature_groups [2] batch_groups [2]",
	       "2 groups of features, 2 of the batch");
	REFUSE("[2, 4, 3]", "[2, 2, 3]", LAYOUTS " feature_groups [0]", "0 groups of features");
	REFUSE("[1, 1, 3]", "[1, 1, 3]", "lhs_layout [0, 1, 2] rhs_layout [0, 1, 1]",
	       "rhs_layout names dimension 1 twice");
	REFUSE("[1, 1, 3]", "[1, 1, 3]", "lhs_layout [0, 1, 2] rhs_layout [0, 1]",
	       "rhs_layout names 2 of 3 dimensions");
	REFUSE("[1, 1, 3]", "[1, 1, 3]", LAYOUTS " reversed [2]", "reversed has 2");
	REFUSE("[1, 1, 3]", "[1, 1, 3]", LAYOUTS " low [1, 1]", "low has 2 numbers");
	REFUSE("[1, 1, 3]", "[1, 1, 2]", LAYOUTS, "another type");
	REFUSE("[1, 1, 3, 1]", "[1, 1, 3]", LAYOUTS, "operand 1 has 3 dimensions");
	REFUSE("[1]", "[1]", LAYOUTS, "tensors of 1 dimensions");
	REFUSE("[1, 1, 1, 1, 1, 1, 1]", "[1, 1, 1, 1, 1, 1, 1]", LAYOUTS,
	       "tensors of 7 dimensions");
	ops_case_refuse(ONE("i32", "[1, 1, 1]", "[1, 1, 1]", "[1, 1, 1]", LAYOUTS),
			"f32 times f32 as i32");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_plain_one_in_each_type),
		cmocka_unit_test(dimensions_lie_in_any_order),
		cmocka_unit_test(padding_crops_behind_the_dilation),
		cmocka_unit_test(windows_step_spread_and_turn),
		cmocka_unit_test(gradients_of_strides_have_phases),
		cmocka_unit_test(groups_of_features_do_not_meet),
		cmocka_unit_test(groups_of_the_batch_do_not_meet),
		cmocka_unit_test(short_floats_are_summed_in_f32),
		cmocka_unit_test(sums_of_nothing_are_0),
		cmocka_unit_test(sums_of_truth_values_are_or),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
