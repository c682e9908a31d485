/* Compensated sums have one rounding, whatever cancels in them, in all back ends and for any number
 * of threads. */
#include <math.h>

#include "back/ref/ref.h"
#include "nest_case.h"

typedef struct shape {
	const char *what;
	int64_t rows, cols;
	uint64_t domain; /* of loops a: rows, b: columns */
} shape;

static const shape shapes[] = {
	{"ten", 1, 10, 0},         {"a vector", 1, 8, 0},
	{"one chunk", 3, 5000, 0}, {"many chunks", 130, 999, 0},
	{"long", 1, 130000, 0},    {"tall", 130000, 1, 0},
	{"rows", 37, 1003, 1},     {"short rows", 5000, 7, 1},
	{"columns", 1003, 37, 2},
};

static const smr_expr *compensated(const char *loops, const smr_expr *e, double init)
{
	return fold(loops, lit(SMR_F64, init), op2(SMR_OP_addc, acc(SMR_F64), e));
}

/* Multiples of 2^-40 up to 2^60, so that their sums are exact as integers. Of three, two cancel,
 * and the third one's last bits are lost when it is added to one of them. */
static double number(int64_t i)
{
	static double large;

	if (i % 3 == 0)
		large = ldexp((double)(1 + rnd(1 << 20)), 40);
	return i % 3 == 0 ? large : i % 3 == 1 ? ldexp((double)rnd(1 << 30), -10) : -large;
}

static __int128 as_whole(double v)
{
	return (__int128)ldexp(v, 40);
}

/* Allows one rounding, plus the error of the sum of lost bits: (n u)^2 times the largest sum. */
static void near_exact(double got, __int128 want, int64_t n, const char *what)
{
	double exact = ldexp((double)want, -40), u = DBL_EPSILON / 2,
	       most = fabs(exact) * 2 * u + (double)n * u * (double)n * u * ldexp(1, 61);

	if (!(fabs(got - exact) <= most))
		fail_msg("%s: %.17g, not %.17g", what, got, exact);
}

typedef struct sums {
	const shape *s;
	smr_codelet c;
	smr_node *from, *into;
	double *x;
} sums;

static void make(sums *t, const shape *s, double init)
{
	const int64_t extent[] = {s->rows, s->cols}, n = s->domain == 1 ? s->rows : s->cols;
	const char *index[] = {s->domain == 1 ? "a" : "b"};

	*t = (sums){.s = s};
	begin(2, s->domain, extent);
	seed = 2; /* no gaps between rows */
	t->from = array(SMR_F64, 2, extent);
	t->into = s->domain != 0 ? array(SMR_F64, 1, &n) : NULL;
	nest->value = compensated(s->domain == 0   ? "ab"
				  : s->domain == 1 ? "b"
						   : "a",
				  rd(t->from, "a", "b", ""), init);
	nest->pred = NULL;
	nest->store = t->into != NULL ? index_of(index, 1) : NULL;
	t->c = (smr_codelet){.graph = g, .fp = SMR_FP_REASSOC};
	t->c.nest = smr_graph_nest(g, nest, ins, nins, t->into);
	t->x = (double *)(void *)(memory[t->from->window->base] +
				  smr_poly_eval(t->from->window->offset, NULL));
}

static double *at(const sums *t, int64_t row, int64_t col)
{
	return (double *)(void *)((char *)t->x +
				  row * smr_poly_eval(t->from->window->stride[0], NULL)) +
	       col;
}

static int64_t results(const sums *t)
{
	return t->s->domain == 0 ? 1 : t->s->domain == 1 ? t->s->rows : t->s->cols;
}

static double result(const sums *t, int64_t i)
{
	double v;

	memcpy(&v, &values[t->c.nest->id], sizeof(v));
	if (t->into == NULL)
		return v;
	memcpy(&v,
	       memory[t->into->window->base] + smr_poly_eval(t->into->window->offset, NULL) +
		       i * (int64_t)sizeof(v),
	       sizeof(v));
	return v;
}

static __int128 exact(const sums *t, int64_t i)
{
	__int128 sum = 0;

	for (int64_t r = 0; r < t->s->rows; r++)
		for (int64_t c = 0; c < t->s->cols; c++)
			if (t->s->domain == 0 || (t->s->domain == 1 ? r : c) == i)
				sum += as_whole(*at(t, r, c));
	return sum;
}

static void all_right(const sums *t, double init, const char *by)
{
	for (int64_t i = 0; i < results(t); i++) {
		char what[80];

		snprintf(what, sizeof(what), "%s by %s, %lld", t->s->what, by, (long long)i);
		near_exact(result(t, i), exact(t, i) + as_whole(init), t->s->rows * t->s->cols,
			   what);
	}
}

static void done(void)
{
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
}

/* Generated code on @p threads, lanes or not. */
static void by_code(sums *t, smr_fp fp, int threads)
{
	t->c.fp = fp;
	assert_true(run_on(&t->c, threads));
}

static void what_cancels_does_not_show(void **state)
{
	for (size_t k = 0; k < sizeof(shapes) / sizeof(shapes[0]); k++)
		for (int init = 0; init < 2; init++) {
			double start = init * ldexp(3, 30), one;
			smr_env e = env();
			sums t;

			make(&t, &shapes[k], start);
			for (int64_t i = 0; i < shapes[k].rows * shapes[k].cols; i++)
				*at(&t, i / shapes[k].cols, i % shapes[k].cols) = number(i);
			assert_int_equal(smr_ref_nest(g, t.c.nest, &e), SMR_OK);
			all_right(&t, start, "the reference");
			by_code(&t, SMR_FP_STRICT, 1);
			all_right(&t, start, "strict code");
			by_code(&t, SMR_FP_REASSOC, 1);
			all_right(&t, start, "code");
			one = result(&t, results(&t) - 1);
			by_code(&t, SMR_FP_REASSOC, 2);
			all_right(&t, start, "code on two threads");
			assert_memory_equal(&one, &(double){result(&t, results(&t) - 1)},
					    sizeof(one));
			done();
		}
}

/* Ten times 0.1 is 1, as in SystemDS. */
static void tenths_add_up(void **state)
{
	sums t;

	make(&t, &shapes[0], 0);
	for (int64_t i = 0; i < 10; i++)
		t.x[i] = 0.1;
	by_code(&t, SMR_FP_REASSOC, 1);
	assert_true(result(&t, 0) == 1.0);
	done();
}

/* The lost bits of an infinity are NaN, and are ignored. */
static void infinities_stay(void **state)
{
	static const struct {
		double a, b, sum;
	} rows[] = {{INFINITY, 1, INFINITY},
		    {-INFINITY, 1, -INFINITY},
		    {INFINITY, -INFINITY, NAN},
		    {NAN, 1, NAN},
		    {1.5e308, 1.5e308, INFINITY}};

	for (size_t k = 0; k < sizeof(shapes) / sizeof(shapes[0]); k++)
		for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
			int64_t r = shapes[k].rows - 1, c = shapes[k].cols - 1;
			smr_env e = env();
			double want[2];
			sums t;

			make(&t, &shapes[k], 0);
			for (int64_t x = 0; x < shapes[k].rows * shapes[k].cols; x++)
				*at(&t, x / shapes[k].cols, x % shapes[k].cols) = (double)rnd(9);
			*at(&t, r, c) = rows[i].a;
			*at(&t, shapes[k].domain == 1 ? r : 0, shapes[k].domain == 2 ? c : 0) =
				rows[i].b;
			assert_int_equal(smr_ref_nest(g, t.c.nest, &e), SMR_OK);
			want[0] = result(&t, results(&t) - 1);
			by_code(&t, SMR_FP_REASSOC, 2);
			want[1] = result(&t, results(&t) - 1);
			for (int by = 0; by < 2; by++)
				if (isnan(rows[i].sum) ? !isnan(want[by]) : want[by] != rows[i].sum)
					fail_msg("%s: %g and %g are %g", shapes[k].what, rows[i].a,
						 rows[i].b, want[by]);
			done();
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_cancels_does_not_show),
		cmocka_unit_test(tenths_add_up),
		cmocka_unit_test(infinities_stay),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
