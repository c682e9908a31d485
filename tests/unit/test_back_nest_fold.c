/* What folds of rows and columns come to, to the bit: the greatest and the least of numbers with
 * NaNs and zeros of both signs among them, and sums of small integers, whose order cannot be seen.
 */
#include <math.h>

#include "back/back.h"
#include "unit.h"

extern const smr_impl smr_impl_nest;

enum { MOST = 1040, ROWS = 40 };

typedef struct numbers {
	const char *name, *sum; /* what is computed in */
	int size;
} numbers;

static const numbers F32 = {"f32", "f32", 4}, F64 = {"f64", "f64", 8}, BF16 = {"bf16", "f32", 2};

typedef struct array {
	const numbers *t;
	_Alignas(64) char bytes[ROWS * MOST * 8];
} array;

static array x, y, out;
static uint64_t seed = 1;

static int rnd(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

static double get(const array *a, int i)
{
	const char *p = a->bytes + a->t->size * i;
	uint16_t h;
	uint32_t bits;
	float f;
	double d;

	if (a->t->size == 8) {
		memcpy(&d, p, 8);
		return d;
	}
	memcpy(&h, p, 2);
	bits = (uint32_t)h << 16;
	if (a->t->size == 4)
		memcpy(&bits, p, 4);
	memcpy(&f, &bits, 4);
	return (double)f;
}

/* A number of few digits. */
static void put(array *a, int i, double v)
{
	char *p = a->bytes + a->t->size * i;
	float f = (float)v;
	uint32_t bits;

	memcpy(&bits, &f, 4);
	if (a->t->size == 2)
		memcpy(p, (char *)&bits + 2, 2);
	else
		memcpy(p, a->t->size == 8 ? (void *)&v : (void *)&f, (size_t)a->t->size);
}

/* fold(step) of %0 and %1, both [n, m], along the rows or, with @p columns, the columns. */
static void compute(int n, int m, bool columns, const char *step)
{
	void *base[] = {x.bytes, y.bytes, out.bytes};
	uint64_t values[8] = {0};
	smr_env e = {.base = base, .value = values};
	smr_codelet c = {.fp = SMR_FP_REASSOC};
	char text[4000];
	smr_graph *g;
	smr_exec *run;

	out.t = x.t->size == 8 ? &F64 : &F32;
	snprintf(text, sizeof(text),
		 "flow \"f\" { base A, B, C written\n"
		 "%%0 = view %s[%d, %d] A + (0) strides [%d, %d]\n"
		 "%%1 = view %s[%d, %d] B + (0) strides [%d, %d]\n"
		 "%%2 = view %s[%d] C + (0) strides [%d]\n"
		 "%%3 = nest (i: %d, j: %d) group 1 ins %%0, %%1 into %%2 [%s] = fold(%s; %s)\n}",
		 x.t->name, n, m, x.t->size * m, x.t->size, y.t->name, n, m, y.t->size * m,
		 y.t->size, out.t->name, columns ? m : n, out.t->size, n, m, columns ? "j" : "i",
		 columns ? "i" : "j", step);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	c.graph = g;
	c.nest = g->nodes[3];
	if (smr_impl_nest.prepare(&c, &e, NULL, &run) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	assert_int_equal(smr_impl_nest.run(run, &e, NULL), SMR_OK);
	smr_impl_nest.release(run);
	smr_graph_free(g);
}

/* ---- extremes -------------------------------------------------------------------------------- */

/* -0 is less than 0; a NaN is what it is beside. */
static double further(double a, double b, int sign)
{
	if (isnan(a) || isnan(b))
		return (double)NAN;
	if (a == b)
		return (signbit(a) != 0) == (sign > 0) ? b : a;
	return (a - b) * sign > 0 ? a : b;
}

static void check_extremes(int n, int m, bool columns, int sign, double start)
{
	char step[200];
	int many = columns ? m : n, of = columns ? n : m;

	snprintf(step, sizeof(step), "%s:%s; %s(acc0, %s%s)", sign > 0 ? "-inf" : "inf", x.t->sum,
		 sign > 0 ? "maximum" : "minimum", x.t->size == 2 ? "convert:f32" : "",
		 x.t->size == 2 ? "(%0[i, j])" : "%0[i, j]");
	compute(n, m, columns, step);
	for (int k = 0; k < many; k++) {
		double want = start, got = get(&out, k);

		for (int l = 0; l < of; l++)
			want = further(want, get(&x, columns ? l * m + k : k * m + l), sign);
		if (isnan(want) != isnan(got) ||
		    (!isnan(want) && (want != got || signbit(want) != signbit(got))))
			fail_msg("%s of %s [%d, %d], number %d: %g, not %g", step, x.t->name, n, m,
				 k, got, want);
	}
}

/* Most rows and columns have no NaN, some have one, wherever it is; some have zeros alone. */
static void fill_with_nans(int n, int m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++) {
			double v = (rnd(400) - 200) / 8.0;

			if (i % 5 == 3 || j % 7 == 5)
				v = rnd(2) ? 0.0 : -0.0;
			if (i % 11 == 7)
				v = rnd(2) ? (double)-INFINITY : (double)INFINITY;
			put(&x, i * m + j, v);
		}
	for (int k = 0; k < 12; k++)
		put(&x, rnd(n) * m + rnd(m), k % 2 ? (double)NAN : -(double)NAN);
}

static void the_greatest_is_so_with_nans_and_zeros(void **state)
{
	static const int lengths[] = {1, 7, 16, 17, 40, 128, 129, 200, 1024, 1040};
	static const numbers *const types[] = {&F32, &F64, &BF16};

	for (int t = 0; t < 3; t++)
		for (size_t l = 0; l < sizeof(lengths) / sizeof(lengths[0]); l++) {
			x.t = y.t = types[t];
			fill_with_nans(ROWS, lengths[l]);
			for (int way = 0; way < 4; way++)
				check_extremes(ROWS, lengths[l], way & 1, way & 2 ? 1 : -1,
					       (double)(way & 2 ? -INFINITY : INFINITY));
		}
}

/* ---- sums ------------------------------------------------------------------------------------ */

typedef struct sum {
	const char *step[2]; /* of bf16 twice; of bf16 and f32 */
	double (*term)(double x, double y, int j);
} sum;

static double product(double a, double b, int j)
{
	return a * b;
}

static double negated(double a, double b, int j)
{
	return -(a * b);
}

static double counted(double a, double b, int j)
{
	return a * j;
}

static double chosen(double a, double b, int j)
{
	return a > 0 ? b : a;
}

#define X "convert:f32(%0[i, j])"
#define WITH(before, behind) {before "convert:f32(%1[i, j])" behind, before "%1[i, j]" behind}

static void check_sum(const sum *s, const char *step, int n, int m, bool columns)
{
	int many = columns ? m : n, of = columns ? n : m;

	compute(n, m, columns, step);
	for (int k = 0; k < many; k++) {
		double want = 0;

		for (int l = 0; l < of; l++) {
			int i = columns ? l : k, j = columns ? k : l;

			want += s->term(get(&x, i * m + j), get(&y, i * m + j), j);
		}
		if (get(&out, k) != want)
			fail_msg("%s of [%d, %d], number %d: %g, not %g", step, n, m, k,
				 get(&out, k), want);
	}
}

/* Halves of words are as good as one number after another only where all that has lanes is so. */
static void sums_of_short_numbers_take_each_with_its_own(void **state)
{
	static const int lengths[] = {16, 33, 128, 130, 300, 1024};
	static const sum sums[] = {
		{WITH("0:f32; add(acc0, mul(" X ", ", "))"), product},
		{WITH("0:f32; add(acc0, neg(mul(" X ", ", ")))"), negated},
		{WITH("0:f32; add(acc0, mul(convert:f32(index(j)), add(" X ", mul(0:f32, ", "))))"),
		 counted},
		{WITH("0:f32; add(acc0, select(gt(" X ", 0:f32), ", ", " X "))"), chosen},
	};

	for (size_t l = 0; l < sizeof(lengths) / sizeof(lengths[0]); l++)
		for (int way = 0; way < 4 * 4; way++) {
			int m = lengths[l];

			x.t = &BF16;
			y.t = way & 1 ? &F32 : &BF16;
			for (int i = 0; i < ROWS * m; i++) {
				put(&x, i, rnd(17) - 8);
				put(&y, i, rnd(17) - 8);
			}
			check_sum(&sums[way / 4], sums[way / 4].step[way & 1], ROWS, m, way & 2);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_greatest_is_so_with_nans_and_zeros),
		cmocka_unit_test(sums_of_short_numbers_take_each_with_its_own),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
