/* exp and tanh inline: argument reduction and a polynomial, without tables and branches.
 *
 * exp: x = n ln 2 + r, |r| <= 0.347; e^r by a minimax polynomial of degree 6 (f32, error 3e-9) or
 * Taylor's of degree 13 (f64, remainder 4e-18); 2^n by an instruction or in two factors, so that
 * results below the smallest normal number are rounded once. Results that are certainly 0 are not
 * computed in this way: a CPU takes more than a hundred cycles to round such a small result, and
 * masks of attention contain e^-1e9 for every other element. tanh of f32 by e^r - 1, which keeps
 * the digits of small numbers. tanh of f64: below 0.625 Cephes' approximation, else 1 - 2 / (e^2|x|
 * + 1). NaN propagates; infinities and overflow give the results of C's functions. f32: exp is
 * within 0.85 ulp, tanh within 1.7; without fma 1.2 and 2.1 (tested for every 61st number). */
#include "back/cpu/codegen/emit/poly.h"
#include "ir/graph/value.h"

nest_val nest_poly_const(const nest_polynomial *p, double v)
{
	nest_val c = nest_float(p->t, v);

	return p->vec ? nest_splat(p->m, p->t, c) : c;
}

nest_val nest_poly_integer(const nest_polynomial *p, int64_t v)
{
	nest_val c = nest_literal(p->i, (uint64_t)v);

	return p->vec ? nest_splat(p->m, p->i, c) : c;
}

nest_val nest_poly_two(const nest_polynomial *p, const char *name, smr_dtype t, nest_val a,
		       nest_val b)
{
	nest_val r = nest_new(p->m, p->vec);

	nest_line(p->m, "%s = %s %s %s, %s", r.s, name, nest_vtype(p->m, t, p->vec), a.s, b.s);
	return r;
}

/* One rounding if the target has fma; results tolerate two. */
nest_val nest_poly_fma(const nest_polynomial *p, nest_val a, nest_val b, nest_val c)
{
	return nest_fma(p->m, p->t, a, b, c);
}

nest_val nest_poly_horner(const nest_polynomial *p, nest_val x, const double *c, int n)
{
	nest_val r = nest_poly_const(p, c[0]);

	for (int i = 1; i < n; i++)
		r = nest_poly_fma(p, r, x, nest_poly_const(p, c[i]));
	return r;
}

nest_val nest_poly_select(const nest_polynomial *p, nest_val c, nest_val a, nest_val b)
{
	nest_val r = nest_new(p->m, p->vec);
	const char *ty = nest_vtype(p->m, p->t, p->vec);

	nest_line(p->m, "%s = select %s %s, %s %s, %s %s", r.s, nest_vtype(p->m, SMR_I1, p->vec),
		  c.s, ty, a.s, ty, b.s);
	return r;
}

nest_val nest_poly_apply(const nest_polynomial *p, smr_op op, nest_val x)
{
	smr_expr arg = {.kind = SMR_EXPR_PARAM, .type = p->t};
	const smr_expr *args[] = {&arg};
	smr_expr e = {.kind = SMR_EXPR_OP, .op = op, .type = p->t, .nargs = 1, .args = args};

	return nest_apply(p->m, &e, &x);
}

int64_t nest_poly_bits(const nest_polynomial *p, double v)
{
	return (int64_t)smr_value_from_double(p->t, v);
}

static nest_val emit_bitcast(const nest_polynomial *p, nest_val a, smr_dtype from, smr_dtype to)
{
	nest_val r = nest_new(p->m, p->vec);

	nest_line(p->m, "%s = bitcast %s %s to %s", r.s, nest_vtype(p->m, from, p->vec), a.s,
		  nest_vtype(p->m, to, p->vec));
	return r;
}

nest_val nest_poly_to_bits(const nest_polynomial *p, nest_val a)
{
	return emit_bitcast(p, a, p->t, p->i);
}

nest_val nest_poly_from_bits(const nest_polynomial *p, nest_val a)
{
	return emit_bitcast(p, a, p->i, p->t);
}

nest_val nest_poly_exp2_of_integer(const nest_polynomial *p, nest_val n)
{
	int bits = p->t == SMR_F32 ? 23 : 52, bias = p->t == SMR_F32 ? 127 : 1023;

	n = nest_poly_two(p, "shl", p->i,
			  nest_poly_two(p, "add", p->i, n, nest_poly_integer(p, bias)),
			  nest_poly_integer(p, bits));
	return emit_bitcast(p, n, p->i, p->t);
}

nest_val nest_poly_exp_rest(const nest_polynomial *p, nest_val r)
{
	static const double f32[] = {1.3814320662e-3, 8.3688512618e-3, 4.1668401096e-2,
				     1.6666519522e-1, 4.9999993373e-1}; /* least error of e^r */
	static const double f64[] = {1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800,
				     1.0 / 3628800,    1.0 / 362880,    1.0 / 40320,
				     1.0 / 5040,       1.0 / 720,       1.0 / 120,
				     1.0 / 24,         1.0 / 6,         0.5};

	return p->t == SMR_F32 ? nest_poly_horner(p, r, f32, 5) : nest_poly_horner(p, r, f64, 12);
}

static nest_val exp_r(const nest_polynomial *p, nest_val r)
{
	nest_val q = nest_poly_exp_rest(p, r), one = nest_poly_const(p, 1);

	if (p->t == SMR_F32)
		return nest_poly_fma(p, nest_poly_fma(p, q, r, one), r, one);
	return nest_poly_two(p, "fadd", p->t,
			     nest_poly_fma(p, q, nest_poly_two(p, "fmul", p->t, r, r), r), one);
}

nest_val nest_poly_reduce_exp(const nest_polynomial *p, nest_val x, nest_val *n, nest_val *i,
			      nest_pair *parts)
{
	bool f = p->t == SMR_F32;
	/* 1.5 * 2^23 (2^52): adding it leaves the rounded integer in the low bits */
	nest_val m = nest_poly_const(p, f ? 12582912.0 : 6755399441055744.0), t, r;

	t = nest_poly_fma(p, x, nest_poly_const(p, 1.4426950408889634), m);
	*n = nest_poly_two(p, "fsub", p->t, t, m);
	/* ln 2 in two parts; without fma n times the first must be exact (Cephes' exp) */
	bool fma = p->m->p->cpu.fma;
	double first = fma ? -0x1.62e42fefa39efp-1 : -6.93145751953125e-1;
	double second = fma ? -0x1.abc9e3b39803fp-56 : -1.42860682030941723212e-6;

	first = f ? -0.693359375 : first;
	second = f ? 2.12194440e-4 : second;
	r = nest_poly_fma(p, *n, nest_poly_const(p, first), x);
	if (parts != NULL)
		*parts = (nest_pair){r, nest_poly_multiply(p, *n, nest_poly_const(p, second))};
	r = nest_poly_fma(p, *n, nest_poly_const(p, second), r);
	*i = nest_poly_two(p, "sub", p->i, emit_bitcast(p, t, p->t, p->i),
			   emit_bitcast(p, m, p->t, p->i));
	return r;
}

/* These comparisons are false for NaN, which propagates. */
nest_val nest_poly_at_most(const nest_polynomial *p, nest_val x, double most)
{
	nest_val h = nest_poly_const(p, most);

	return nest_poly_select(p, nest_poly_two(p, "fcmp ogt", p->t, x, h), h, x);
}

nest_val nest_poly_scaled(const nest_polynomial *p, nest_val r, nest_val n, nest_val i,
			  nest_val kept)
{
	nest_val half;

	if (nest_has_wide(p->m, p->t, r))
		return nest_scaled(p->m, p->t, r, n, kept);
	half = nest_poly_two(p, "ashr", p->i, i, nest_poly_integer(p, 1));
	r = nest_poly_two(p, "fmul", p->t, r, nest_poly_exp2_of_integer(p, half));
	r = nest_poly_two(p, "fmul", p->t, r,
			  nest_poly_exp2_of_integer(p, nest_poly_two(p, "sub", p->i, i, half)));
	return nest_poly_select(p, kept, r, nest_poly_const(p, 0));
}

nest_val nest_poly_exp(const nest_polynomial *p, nest_val x)
{
	bool f = p->t == SMR_F32;
	nest_val n, i, r, zero = nest_poly_const(p, 0);
	/* also for NaN */
	nest_val kept = nest_poly_two(p, "fcmp uge", p->t, x, nest_poly_const(p, f ? -104 : -746));

	if (!nest_has_wide(p->m, p->t, x))
		x = nest_poly_select(p, kept, x, zero);
	r = exp_r(p, nest_poly_reduce_exp(p, nest_poly_at_most(p, x, f ? 89 : 710), &n, &i, NULL));
	return nest_poly_scaled(p, r, n, i, kept);
}

nest_val nest_poly_with_sign(const nest_polynomial *p, nest_val a, nest_val sign, bool drop)
{
	nest_val bits = emit_bitcast(p, sign, p->t, p->i), out;
	int64_t top = p->t == SMR_F32 ? INT32_MIN : INT64_MIN;

	if (drop)
		out = nest_poly_two(p, "and", p->i, bits, nest_poly_integer(p, ~top));
	else
		out = nest_poly_two(p, "or", p->i, emit_bitcast(p, a, p->t, p->i),
				    nest_poly_two(p, "and", p->i, bits, nest_poly_integer(p, top)));
	return emit_bitcast(p, out, p->i, p->t);
}

/* m / (m + 1), m = (e^2|x| - 1) / 2 = 2^n (h + h^2 ...) + (2^n - 1) / 2 where |x| = n (ln 2) / 2 +
 * h. An approximate reciprocal is enough: the remainder of the quotient q, m - q (m + 1) = m - q -
 * q m, is added. From 10 on tanh is 1; in this range 2^n is one factor, and one part of (ln 2) / 2
 * is enough, since the error of h matters less for greater n. */
static nest_val tanh_f32(const nest_polynomial *p, nest_val x)
{
	/* for the least error of e^r - 1, r = 2 h */
	static const double rest[] = {1.3882497658e-3 * 32, 8.3666469939e-3 * 16,
				      4.1667203923e-2 * 8, 1.6666542683e-1 * 4,
				      4.9999998133e-1 * 2};
	/* as in nest_poly_reduce_exp(), plus the exponent bias for n */
	nest_val magic = nest_poly_const(p, 12582912.0 + 127), half = nest_poly_const(p, 0.5), t, n,
		 h, m, s, r, q, left;

	h = nest_poly_at_most(p, nest_poly_with_sign(p, x, x, true), 10);
	t = nest_poly_fma(p, h, nest_poly_const(p, 2.885390081777927), magic);
	n = nest_poly_two(p, "fsub", p->t, t, magic);
	h = nest_poly_fma(p, n, nest_poly_const(p, -0.34657359027997264), h);
	m = nest_poly_fma(p, nest_poly_horner(p, h, rest, 5), nest_poly_two(p, "fmul", p->t, h, h),
			  h);
	s = emit_bitcast(p,
			 nest_poly_two(p, "shl", p->i, emit_bitcast(p, t, p->t, p->i),
				       nest_poly_integer(p, 23)),
			 p->i, p->t);
	m = nest_poly_fma(p, s, m, nest_poly_fma(p, s, half, nest_poly_const(p, -0.5)));
	r = nest_reciprocal(p->m, nest_poly_two(p, "fadd", p->t, m, nest_poly_const(p, 1)));
	q = nest_poly_two(p, "fmul", p->t, m, r);
	left = nest_poly_fma(p, nest_negated(p->m, p->t, q), m,
			     nest_poly_two(p, "fsub", p->t, m, q));
	return nest_poly_with_sign(p, nest_poly_fma(p, left, r, q), x, false);
}

static nest_val tanh_small(const nest_polynomial *p, nest_val x)
{
	static const double up[] = {-9.64399179425052238628e-1, -9.92877231001918586564e1,
				    -1.61468768441708447952e3};
	static const double down[] = {1, 1.12811678491631932401e2, 2.23548839060100448583e3,
				      4.84406305325125486048e3};
	nest_val z = nest_poly_two(p, "fmul", p->t, x, x), q;

	q = nest_poly_two(p, "fdiv", p->t, nest_poly_horner(p, z, up, 3),
			  nest_poly_horner(p, z, down, 4));
	return nest_poly_fma(p, nest_poly_two(p, "fmul", p->t, q, z), x, x);
}

static nest_val tanh_f64(const nest_polynomial *p, nest_val x)
{
	nest_val a = nest_poly_with_sign(p, x, x, true), one = nest_poly_const(p, 1), e, n, i, big,
		 small = nest_poly_with_sign(p, tanh_small(p, x), x, false);

	/* from 40 on 1 - 2 / (e^2|x| + 1) is 1: in this range 2^n is one factor */
	e = nest_poly_at_most(p, nest_poly_two(p, "fadd", p->t, a, a), 80);
	e = exp_r(p, nest_poly_reduce_exp(p, e, &n, &i, NULL));
	e = nest_poly_two(p, "fmul", p->t, e, nest_poly_exp2_of_integer(p, i));
	big = nest_poly_two(p, "fdiv", p->t, nest_poly_const(p, 2),
			    nest_poly_two(p, "fadd", p->t, e, one));
	big = nest_poly_with_sign(p, nest_poly_two(p, "fsub", p->t, one, big), x, false);
	return nest_poly_select(p, nest_poly_two(p, "fcmp olt", p->t, a, nest_poly_const(p, 0.625)),
				small, big);
}

bool nest_poly(nest_emit *m, smr_op what, smr_dtype t, const nest_val *a, nest_val *out)
{
	static bool (*const families[])(const nest_polynomial *, smr_op, nest_val, nest_val *) = {
		nest_error_function, nest_hyperbolic, nest_logarithm, nest_trigonometric,
		nest_exponential,    nest_cube_root,  nest_gamma};
	nest_polynomial p = nest_poly_of(m, t, a[0].vec);

	if (what == SMR_OP_exp && m->brief && nest_has_wide(m, t, a[0]))
		*out = nest_exp_brief(m, a[0]);
	else if (what == SMR_OP_exp)
		*out = nest_poly_exp(&p, a[0]);
	else if (what == SMR_OP_tanh)
		*out = t == SMR_F32 ? tanh_f32(&p, a[0]) : tanh_f64(&p, a[0]);
	else if (!nest_power(&p, what, a, out) && !nest_arc(&p, what, a, out))
		for (size_t i = 0; i < sizeof(families) / sizeof(families[0]); i++)
			if (families[i](&p, what, a[0], out))
				return true;
	return true;
}
