/* Logarithms inline, without divisions and tables (coefficients: tools/fit-polynomials).
 *
 * x = 2^e (1 + f), 2/3 <= 1 + f < 4/3; log(1 + f) = f + f^2 (f p(f) - 1/2). f is exact, and the
 * rest is at most a fifth of it, so its rounding errors are small; e ln 2 is a product without
 * error and a small one. log2 and log10 multiply by their factor in two parts. log1p: the part d of
 * x that 1 + x cuts off counts d / (1 + f), where 1 / (1 + f) = 1 - f + f^2 is precise enough.
 * Subnormal numbers are scaled first. Within 1 ulp. */
#include <math.h>

#include "back/cpu/codegen/emit/poly.h"

/* The logarithm is e ln 2 + f + rest. */
typedef struct logarithm {
	nest_val e, f, rest, scale; /* scale: 2^-e */
} logarithm;

/* Returns 1 + f, which sets e, by the bits: those of 2/3 are added to the fraction of
 * bits(x) - bits(2/3). */
static nest_val split(const nest_polynomial *p, nest_val x, logarithm *out)
{
	bool f32 = p->t == SMR_F32;
	int width = f32 ? 23 : 52, bias = f32 ? 127 : 1023;
	int64_t least = nest_poly_bits(p, 2.0 / 3), one = nest_poly_bits(p, 1);
	double large = f32 ? 0x1p23 : 0x1p52; /* its lowest bits are an integer */
	nest_val u, k, m;

	u = nest_poly_two(p, "add", p->i, nest_poly_to_bits(p, x),
			  nest_poly_integer(p, one - least));
	k = nest_poly_two(p, "lshr", p->i, u, nest_poly_integer(p, width));
	m = nest_poly_two(p, "and", p->i, u, nest_poly_integer(p, (INT64_C(1) << width) - 1));
	m = nest_poly_two(p, "add", p->i, m, nest_poly_integer(p, least));
	out->scale = nest_poly_two(p, "sub", p->i, nest_poly_integer(p, 2 * bias), k);
	out->scale = nest_poly_two(p, "shl", p->i, out->scale, nest_poly_integer(p, width));
	out->scale = nest_poly_from_bits(p, out->scale);
	k = nest_poly_two(p, "or", p->i, k, nest_poly_integer(p, nest_poly_bits(p, large)));
	out->e = nest_poly_subtract(p, nest_poly_from_bits(p, k), nest_poly_const(p, large + bias));
	return nest_poly_from_bits(p, m);
}

nest_val nest_poly_split_number(const nest_polynomial *p, nest_val x, nest_val *e)
{
	bool f32 = p->t == SMR_F32;
	int up = f32 ? 24 : 54;
	nest_val tiny = nest_poly_compare(p, "fcmp olt", x, f32 ? 0x1p-126 : 0x1p-1022), m;
	logarithm l;

	m = nest_poly_multiply(p, x, nest_poly_const(p, ldexp(1, up)));
	m = split(p, nest_poly_select(p, tiny, m, x), &l);
	*e = nest_poly_select(p, tiny, nest_poly_subtract(p, l.e, nest_poly_const(p, up)), l.e);
	return m;
}

/* The rest for @p m = 1 + f. */
static void add_rest(const nest_polynomial *p, nest_val m, logarithm *out)
{
	static const double f32[] = {0x1.ebd046p-4, -0x1.07111cp-3, 0x1.b87e4ap-4,
				     -0x1.f38ap-4,  0x1.24f4ap-3,   -0x1.559908p-3,
				     0x1.99978ep-3, -0x1.ffff0ep-3, 0x1.555556p-2};
	static const double f64[] = {
		-0x1.55617539acedap-4, 0x1.5bfc50b311767p-4,  -0x1.3a7dde31aa492p-5,
		0x1.563d347579e6p-5,   -0x1.d6cc502b835d3p-5, 0x1.efb6a705fd25fp-5,
		-0x1.fe6a5874e46dcp-5, 0x1.106a0485022dep-4,  -0x1.249f6ed74203cp-4,
		0x1.3b1daca63b8bcp-4,  -0x1.5554c859f85a8p-4, 0x1.745cb660c1f35p-4,
		-0x1.99999d5397cf7p-4, 0x1.c71c74096393p-4,   -0x1.fffffff106d29p-4,
		0x1.24924920b8ee4p-3,  -0x1.555555556510bp-3, 0x1.99999999a0099p-3,
		-0x1.fffffffffff36p-3, 0x1.5555555555538p-2};
	nest_val q;

	out->f = nest_poly_subtract(p, m, nest_poly_const(p, 1));
	q = p->t == SMR_F32 ? nest_poly_horner(p, out->f, f32, 9)
			    : nest_poly_horner(p, out->f, f64, 20);
	q = nest_poly_fma(p, out->f, q, nest_poly_const(p, -0.5));
	out->rest = nest_poly_multiply(p, nest_poly_multiply(p, out->f, out->f), q);
}

/* A base b: log_b 2 = hi + lo, where hi times an exponent is exact, and log_b e = by + more. */
typedef struct base {
	double hi[2], lo[2], by[2], more[2]; /* of f32 and f64 */
} base;

static const base bases[] = {
	/* e */
	{{0x1.62e4p-1, 0x1.62e42ffp-1}, {0x1.7f7d1cp-20, -0x1.718432a1b0e26p-35}, {1, 1}, {0}},
	/* 2 */
	{{1, 1},
	 {0},
	 {0x1.715476p+0, 0x1.71547652b82fep+0},
	 {0x1.4ae0cp-26, 0x1.777d0ffda0d24p-56}},
	/* 10 */
	{{0x1.344p-2, 0x1.34413508p-2},
	 {0x1.3509f8p-18, 0x1.f79fef311f12bp-34},
	 {0x1.bcb7b2p-2, 0x1.bcb7b1526e50ep-2},
	 {-0x1.5b235ep-27, 0x1.95355baaafad3p-57}},
};

/* Emits the sum for a base; @p more is added to the rest. */
static nest_val join(const nest_polynomial *p, const logarithm *l, const base *b,
		     const nest_val *more)
{
	int k = p->t == SMR_F64;
	nest_val whole = nest_poly_multiply(p, l->e, nest_poly_const(p, b->hi[k])), rest = l->rest;
	nest_pair part = {l->f, {{0}, false}}, sum;

	if (more != NULL)
		rest = nest_poly_add(p, rest, *more);
	if (b->by[k] != 1) {
		part = nest_pair_product(p, l->f, nest_poly_const(p, b->by[k]));
		part.lo = nest_poly_fma(p, l->f, nest_poly_const(p, b->more[k]), part.lo);
		rest = nest_poly_fma(p, rest, nest_poly_const(p, b->by[k]), part.lo);
	}
	if (b->lo[k] != 0)
		rest = nest_poly_fma(p, l->e, nest_poly_const(p, b->lo[k]), rest);
	sum = nest_pair_sum(p, whole, part.hi);
	return nest_poly_add(p, sum.hi, nest_poly_add(p, sum.lo, rest));
}

/* Chooses the results of infinity and NaN, of the number whose logarithm is -infinity, and of those
 * below it. */
static nest_val choose_special(const nest_polynomial *p, nest_val x, double zero, nest_val r)
{
	nest_val low, nan = nest_nan(p->t);

	nan = p->vec ? nest_splat(p->m, p->t, nan) : nan;
	low = nest_poly_select(p, nest_poly_compare(p, "fcmp oeq", x, zero),
			       nest_poly_const(p, -INFINITY), nan);
	r = nest_poly_select(p, nest_poly_compare(p, "fcmp ogt", x, zero), r, low);
	return nest_poly_select(p, nest_poly_compare(p, "fcmp ueq", x, INFINITY), x, r);
}

static nest_val emit_log(const nest_polynomial *p, nest_val x, const base *b)
{
	logarithm l;

	add_rest(p, nest_poly_split_number(p, x, &l.e), &l);
	return choose_special(p, x, 0, join(p, &l, b, NULL));
}

static nest_val emit_log1p(const nest_polynomial *p, nest_val x)
{
	nest_pair u = nest_pair_sum_of_any(p, x, nest_poly_const(p, 1));
	nest_val d, over, r, tiny;
	logarithm l;

	add_rest(p, split(p, u.hi, &l), &l);
	over = nest_poly_fma(p, nest_poly_subtract(p, l.f, nest_poly_const(p, 1)), l.f,
			     nest_poly_const(p, 1));
	d = nest_poly_multiply(p, nest_poly_multiply(p, u.lo, l.scale), over);
	d = nest_poly_select(p, nest_poly_compare(p, "fcmp olt", x, 0x1p60), d,
			     nest_poly_const(p, 0)); /* beyond it there may be no such scale */
	r = choose_special(p, x, -1, join(p, &l, &bases[0], &d));
	tiny = nest_poly_compare(p, "fcmp olt", nest_poly_with_sign(p, x, x, true), 0x1p-60);
	return nest_poly_select(p, tiny, x, r);
}

bool nest_logarithm(const nest_polynomial *p, smr_op what, nest_val x, nest_val *out)
{
	switch (what) {
	case SMR_OP_log:
		*out = emit_log(p, x, &bases[0]);
		return true;
	case SMR_OP_log2:
		*out = emit_log(p, x, &bases[1]);
		return true;
	case SMR_OP_log10:
		*out = emit_log(p, x, &bases[2]);
		return true;
	case SMR_OP_log1p:
		*out = emit_log1p(p, x);
		return true;
	default:
		return false;
	}
}
