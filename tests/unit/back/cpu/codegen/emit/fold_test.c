/* Folds of rows and columns, to the bit: maxima and minima with NaNs and zeros of both signs, and
 * sums of small integers, which are exact in any order. */
#include <math.h>

#include "back/back.h"
#include "back/cpu/codegen/plan/nest.h"
#include "unit.h"

extern const smr_impl smr_impl_nest;

enum { MOST = 1040, ROWS = 40 };

typedef struct numbers {
	const char *name, *sum; /* type of the computation */
	int size;
} numbers;

static const numbers F32 = {"f32", "f32", 4}, F64 = {"f64", "f64", 8}, BF16 = {"bf16", "f32", 2};

typedef struct array {
	const numbers *t;
	_Alignas(64) char bytes[ROWS * MOST * 8];
} array;

static array x, y, out;
static uint64_t seed = 1;
static smr_fp fp = SMR_FP_REASSOC;

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

/* Stores a number with few digits. */
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

/* Computes %2 from %0 and %1, both [n, m]. @p stages: expected number of stages, if not 0. */
static void run(int n, int m, const char *result, const char *loops, const char *value, int stages)
{
	void *base[] = {x.bytes, y.bytes, out.bytes};
	uint64_t values[8] = {0};
	smr_env e = {.base = base, .value = values};
	smr_codelet c = {.fp = fp};
	static nest_plan p;
	nest_cpu cpu;
	char text[4000];
	smr_graph *g;
	smr_exec *made;

	snprintf(text, sizeof(text),
		 "flow \"f\" { base A, B, C written\n"
		 "%%0 = view %s[%d, %d] A + (0) strides [%d, %d]\n"
		 "%%1 = view %s[%d, %d] B + (0) strides [%d, %d]\n"
		 "%%2 = view %s%s\n"
		 "%%3 = nest (%s) group 1 ins %%0, %%1 into %%2 %s\n}",
		 x.t->name, n, m, x.t->size * m, x.t->size, y.t->name, n, m, y.t->size * m,
		 y.t->size, out.t->name, result, loops, value);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	c.graph = g;
	c.nest = g->nodes[3];
	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, &c, &e, &cpu), SMR_OK);
	if (stages > 0)
		assert_int_equal(p.nstages, stages);
	if (smr_impl_nest.prepare(&c, &e, NULL, &made) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), text);
	assert_int_equal(smr_impl_nest.run(made, &e, NULL), SMR_OK);
	smr_impl_nest.release(made);
	smr_graph_free(g);
}

/* fold(step) along the rows or, with @p columns, the columns. */
static void compute(int n, int m, bool columns, const char *step)
{
	char result[80], loops[80], value[600];

	out.t = x.t->size == 8 ? &F64 : &F32;
	snprintf(result, sizeof(result), "[%d] C + (0) strides [%d]", columns ? m : n, out.t->size);
	snprintf(loops, sizeof(loops), "i: %d, j: %d", n, m);
	snprintf(value, sizeof(value), "[%s] = fold(%s; %s)", columns ? "j" : "i",
		 columns ? "i" : "j", step);
	run(n, m, result, loops, value, 0);
}

/* ---- extremes -------------------------------------------------------------------------------- */

/* -0 is less than 0; NaN propagates. */
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

/* Most rows and columns have no NaN, some have one, at any place; some have only zeros. */
static void fill_with_nans(int n, int m)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++) {
			double v = (rnd(400) - 200) / 8.0;

			if (i % 5 >= 3) /* with one sign */
				v = i % 5 == 3 ? fabs(v) + 1 : -fabs(v) - 1;
			if (i % 5 == 2 || (i % 5 < 2 && j % 7 == 5))
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

/* fmax and fmin of C: a number is preferred to NaN; of zeros the first is returned. */
static double number(double a, double b, int sign)
{
	return isnan(a) || (b - a) * sign > 0 ? b : a;
}

/* A step as a function and as text, in which T is the element. */
#define STEP(name, value)                             \
	static double step_##name(double m, double t) \
	{                                             \
		return value;                         \
	}
STEP(gt, t > m ? t : m)
STEP(ge, t >= m ? t : m)
STEP(gt_acc, m > t ? m : t)
STEP(ge_acc, m >= t ? m : t)
STEP(lt, t < m ? t : m)
STEP(le_acc, m <= t ? m : t)
STEP(ule_acc, !(m > t) ? m : t)
STEP(ugt, !(t <= m) ? t : m)
STEP(most, number(m, t, 1))
STEP(least, number(t, m, -1))

typedef struct choice {
	const char *step;
	double (*next)(double m, double t);
} choice;

static const choice choices[] = {
	{"select(gt(T, acc0), T, acc0)", step_gt},
	{"select(ge(T, acc0), T, acc0)", step_ge},
	{"select(gt(acc0, T), acc0, T)", step_gt_acc},
	{"select(ge(acc0, T), acc0, T)", step_ge_acc},
	{"select(lt(T, acc0), T, acc0)", step_lt},
	{"select(le(acc0, T), acc0, T)", step_le_acc},
	{"select(ule(acc0, T), acc0, T)", step_ule_acc},
	{"select(ugt(T, acc0), T, acc0)", step_ugt},
	{"fmax(acc0, T)", step_most},
	{"fmin(T, acc0)", step_least},
};

/* Runs each step in the order of the row, with any contents. */
static void check_choice(const choice *c, int n, int m, double start)
{
	char step[200], before[16];
	size_t at = 0;

	snprintf(before, sizeof(before), start > 0 ? "inf" : start < 0 ? "-inf" : "-0");
	at = (size_t)snprintf(step, sizeof(step), "%s:%s; ", before, x.t->sum);
	for (const char *s = c->step; *s != '\0'; s++)
		at += (size_t)snprintf(step + at, sizeof(step) - at, *s == 'T' ? "%%0[i, j]" : "%c",
				       *s);
	compute(n, m, false, step);
	for (int i = 0; i < n; i++) {
		double want = start, got = get(&out, i);

		for (int j = 0; j < m; j++)
			want = c->next(want, get(&x, i * m + j));
		if (isnan(want) != isnan(got) ||
		    (!isnan(want) && (want != got || signbit(want) != signbit(got))))
			fail_msg("%s of %s [%d, %d], row %d: %g, not %g", step, x.t->name, n, m, i,
				 got, want);
	}
}

static void choices_in_order_are_those_of_the_source(void **state)
{
	static const int lengths[] = {1, 7, 16, 40, 129, 1040};
	static const double starts[] = {(double)-INFINITY, -0.0, (double)INFINITY};

	fp = SMR_FP_STRICT;
	for (int t = 0; t < 2; t++)
		for (size_t l = 0; l < sizeof(lengths) / sizeof(lengths[0]); l++)
			for (size_t k = 0; k < sizeof(choices) / sizeof(choices[0]); k++) {
				x.t = y.t = t == 0 ? &F32 : &F64;
				fill_with_nans(ROWS, lengths[l]);
				check_choice(&choices[k], ROWS, lengths[l], starts[k % 3]);
				for (int row = 0; row < 6; row++) { /* one row: lanes along it */
					fill_with_nans(1, lengths[l]);
					for (int j = 0; j < lengths[l] && row % 3 > 0; j++)
						put(&x, j,
						    row % 3 == 1 ? rnd(90) - 30.5
						    : rnd(2)     ? 0.0
								 : -0.0);
					check_choice(&choices[k], 1, lengths[l],
						     starts[(k + 1) % 3]);
				}
			}
	fp = SMR_FP_REASSOC;
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

/* Halves of words are used only if all reads with lanes are such numbers. */
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

/* ---- several of a row -------------------------------------------------------------------------
 */

#define OF(loop) "convert:f32(%0[i, " loop "])"
#define DOT "fold(k; 0:f32; add(acc0, mul(" OF("k") ", %1[i, k])))"
#define MINUS "fold(l; 0:f32; add(acc0, neg(" OF("l") ")))"
#define AFTER "fold(o; 0:f32; add(acc0, sub(" OF("o") ", " DOT ")))"
#define MOST_OF "fold(q; -inf:f32; maximum(acc0, " OF("q") "))"

/* Folds that do not depend on each other are one stage; each has its own result. */
static void check_rows(int n, int m)
{
	char result[80], loops[200];

	x.t = &BF16;
	y.t = out.t = &F32;
	for (int i = 0; i < n * m; i++) {
		put(&x, i, rnd(3) - 1);
		put(&y, i, rnd(5) - 2);
	}
	snprintf(result, sizeof(result), "[%d, %d] C + (0) strides [%d, 4]", n, m, 4 * m);
	snprintf(loops, sizeof(loops), "i: %d, j: %d, k: %d, l: %d, o: %d, q: %d", n, m, m, m, m,
		 m);
	run(n, m, result, loops,
	    "[i, j] = add(mul(64:f32, " OF("j") "), add(mul(256:f32, " MOST_OF "), add(" AFTER
						", add(" DOT ", mul(2:f32, " MINUS ")))))",
	    3);
	for (int i = 0; i < n; i++) {
		double dot = 0, minus = 0, after = 0, most = (double)-INFINITY;

		for (int k = 0; k < m; k++) {
			dot += get(&x, i * m + k) * get(&y, i * m + k);
			minus -= get(&x, i * m + k);
			most = further(most, get(&x, i * m + k), 1);
		}
		for (int k = 0; k < m; k++)
			after += get(&x, i * m + k) - dot;
		for (int j = 0; j < m; j++) {
			double want =
				64 * get(&x, i * m + j) + 256 * most + after + dot + 2 * minus;

			if (get(&out, i * m + j) != want)
				fail_msg("[%d, %d], %d, %d: %g, not %g", n, m, i, j,
					 get(&out, i * m + j), want);
		}
	}
}

static void folds_of_a_row_are_one_pass_where_they_can(void **state)
{
	check_rows(ROWS, 64);
	check_rows(ROWS, 133);
	check_rows(3, 1024);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_greatest_is_so_with_nans_and_zeros),
		cmocka_unit_test(choices_in_order_are_those_of_the_source),
		cmocka_unit_test(sums_of_short_numbers_take_each_with_its_own),
		cmocka_unit_test(folds_of_a_row_are_one_pass_where_they_can),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
