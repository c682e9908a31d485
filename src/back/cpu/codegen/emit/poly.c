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
#include "back/cpu/codegen/emit/emit.h"

typedef struct poly {
	nest_emit *m;
	smr_dtype t, i; /* the float type and the integer type of its size */
	bool vec;
} poly;

static nest_val constant(const poly *p, double v)
{
	nest_val c = nest_float(p->t, v);

	return p->vec ? nest_splat(p->m, p->t, c) : c;
}

static nest_val whole(const poly *p, int64_t v)
{
	nest_val c = nest_literal(p->i, (uint64_t)v);

	return p->vec ? nest_splat(p->m, p->i, c) : c;
}

static nest_val op(const poly *p, const char *name, smr_dtype t, nest_val a, nest_val b)
{
	nest_val r = nest_new(p->m, p->vec);

	nest_line(p->m, "%s = %s %s %s, %s", r.s, name, nest_vtype(p->m, t, p->vec), a.s, b.s);
	return r;
}

/* One rounding if the target has fma; results tolerate two. */
static nest_val fma3(const poly *p, nest_val a, nest_val b, nest_val c)
{
	return nest_fma(p->m, p->t, a, b, c);
}

static nest_val horner(const poly *p, nest_val x, const double *c, int n)
{
	nest_val r = constant(p, c[0]);

	for (int i = 1; i < n; i++)
		r = fma3(p, r, x, constant(p, c[i]));
	return r;
}

static nest_val choose(const poly *p, nest_val c, nest_val a, nest_val b)
{
	nest_val r = nest_new(p->m, p->vec);
	const char *ty = nest_vtype(p->m, p->t, p->vec);

	nest_line(p->m, "%s = select %s %s, %s %s, %s %s", r.s, nest_vtype(p->m, SMR_I1, p->vec),
		  c.s, ty, a.s, ty, b.s);
	return r;
}

static nest_val recast(const poly *p, nest_val a, smr_dtype from, smr_dtype to)
{
	nest_val r = nest_new(p->m, p->vec);

	nest_line(p->m, "%s = bitcast %s %s to %s", r.s, nest_vtype(p->m, from, p->vec), a.s,
		  nest_vtype(p->m, to, p->vec));
	return r;
}

/* Emits 2^n for n in the exponent's range. */
static nest_val power(const poly *p, nest_val n)
{
	int bits = p->t == SMR_F32 ? 23 : 52, bias = p->t == SMR_F32 ? 127 : 1023;

	n = op(p, "shl", p->i, op(p, "add", p->i, n, whole(p, bias)), whole(p, bits));
	return recast(p, n, p->i, p->t);
}

/* (e^r - 1 - r) / r^2. */
static nest_val exp_rest(const poly *p, nest_val r)
{
	static const double f32[] = {1.3814320662e-3, 8.3688512618e-3, 4.1668401096e-2,
				     1.6666519522e-1, 4.9999993373e-1}; /* least error of e^r */
	static const double f64[] = {1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800,
				     1.0 / 3628800,    1.0 / 362880,    1.0 / 40320,
				     1.0 / 5040,       1.0 / 720,       1.0 / 120,
				     1.0 / 24,         1.0 / 6,         0.5};

	return p->t == SMR_F32 ? horner(p, r, f32, 5) : horner(p, r, f64, 12);
}

static nest_val exp_r(const poly *p, nest_val r)
{
	nest_val q = exp_rest(p, r), one = constant(p, 1);

	if (p->t == SMR_F32)
		return fma3(p, fma3(p, q, r, one), r, one);
	return op(p, "fadd", p->t, fma3(p, q, op(p, "fmul", p->t, r, r), r), one);
}

/* x = n ln 2 + r; *i is n as an integer. */
static nest_val reduce(const poly *p, nest_val x, nest_val *n, nest_val *i)
{
	bool f = p->t == SMR_F32;
	/* 1.5 * 2^23 (2^52): adding it leaves the rounded integer in the low bits */
	nest_val m = constant(p, f ? 12582912.0 : 6755399441055744.0), t, r;

	t = fma3(p, x, constant(p, 1.4426950408889634), m);
	*n = op(p, "fsub", p->t, t, m);
	/* ln 2 in two parts; without fma n times the first must be exact (Cephes' exp) */
	bool fma = p->m->p->cpu.fma;
	double first = fma ? -0x1.62e42fefa39efp-1 : -6.93145751953125e-1;
	double second = fma ? -0x1.abc9e3b39803fp-56 : -1.42860682030941723212e-6;

	r = fma3(p, *n, constant(p, f ? -0.693359375 : first), x);
	r = fma3(p, *n, constant(p, f ? 2.12194440e-4 : second), r);
	*i = op(p, "sub", p->i, recast(p, t, p->t, p->i), recast(p, m, p->t, p->i));
	return r;
}

/* These comparisons are false for NaN, which propagates. */
static nest_val at_most(const poly *p, nest_val x, double most)
{
	nest_val h = constant(p, most);

	return choose(p, op(p, "fcmp ogt", p->t, x, h), h, x);
}

static nest_val exp_of(const poly *p, nest_val x)
{
	bool f = p->t == SMR_F32;
	nest_val n, i, half, r, zero = constant(p, 0);
	/* also for NaN */
	nest_val kept = op(p, "fcmp uge", p->t, x, constant(p, f ? -104 : -746));

	if (!nest_has_wide(p->m, p->t, x))
		x = choose(p, kept, x, zero);
	r = exp_r(p, reduce(p, at_most(p, x, f ? 89 : 710), &n, &i));
	if (nest_has_wide(p->m, p->t, x))
		return nest_scaled(p->m, p->t, r, n, kept);
	half = op(p, "ashr", p->i, i, whole(p, 1));
	r = op(p, "fmul", p->t, r, power(p, half));
	r = op(p, "fmul", p->t, r, power(p, op(p, "sub", p->i, i, half)));
	return choose(p, kept, r, zero);
}

static nest_val with_sign(const poly *p, nest_val a, nest_val sign, bool drop)
{
	nest_val bits = recast(p, sign, p->t, p->i), out;
	int64_t top = p->t == SMR_F32 ? INT32_MIN : INT64_MIN;

	if (drop)
		out = op(p, "and", p->i, bits, whole(p, ~top));
	else
		out = op(p, "or", p->i, recast(p, a, p->t, p->i),
			 op(p, "and", p->i, bits, whole(p, top)));
	return recast(p, out, p->i, p->t);
}

/* m / (m + 1), m = (e^2|x| - 1) / 2 = 2^n (h + h^2 ...) + (2^n - 1) / 2 where |x| = n (ln 2) / 2 +
 * h. An approximate reciprocal is enough: the remainder of the quotient q, m - q (m + 1) = m - q -
 * q m, is added. From 10 on tanh is 1; in this range 2^n is one factor, and one part of (ln 2) / 2
 * is enough, since the error of h matters less for greater n. */
static nest_val tanh_f32(const poly *p, nest_val x)
{
	/* for the least error of e^r - 1, r = 2 h */
	static const double rest[] = {1.3882497658e-3 * 32, 8.3666469939e-3 * 16,
				      4.1667203923e-2 * 8, 1.6666542683e-1 * 4,
				      4.9999998133e-1 * 2};
	/* as in reduce(), plus the exponent bias for n */
	nest_val magic = constant(p, 12582912.0 + 127), half = constant(p, 0.5), t, n, h, m, s, r,
		 q, left;

	h = at_most(p, with_sign(p, x, x, true), 10);
	t = fma3(p, h, constant(p, 2.885390081777927), magic);
	n = op(p, "fsub", p->t, t, magic);
	h = fma3(p, n, constant(p, -0.34657359027997264), h);
	m = fma3(p, horner(p, h, rest, 5), op(p, "fmul", p->t, h, h), h);
	s = recast(p, op(p, "shl", p->i, recast(p, t, p->t, p->i), whole(p, 23)), p->i, p->t);
	m = fma3(p, s, m, fma3(p, s, half, constant(p, -0.5)));
	r = nest_reciprocal(p->m, op(p, "fadd", p->t, m, constant(p, 1)));
	q = op(p, "fmul", p->t, m, r);
	left = fma3(p, nest_negated(p->m, p->t, q), m, op(p, "fsub", p->t, m, q));
	return with_sign(p, fma3(p, left, r, q), x, false);
}

static nest_val tanh_small(const poly *p, nest_val x)
{
	static const double up[] = {-9.64399179425052238628e-1, -9.92877231001918586564e1,
				    -1.61468768441708447952e3};
	static const double down[] = {1, 1.12811678491631932401e2, 2.23548839060100448583e3,
				      4.84406305325125486048e3};
	nest_val z = op(p, "fmul", p->t, x, x), q;

	q = op(p, "fdiv", p->t, horner(p, z, up, 3), horner(p, z, down, 4));
	return fma3(p, op(p, "fmul", p->t, q, z), x, x);
}

static nest_val tanh_f64(const poly *p, nest_val x)
{
	nest_val a = with_sign(p, x, x, true), one = constant(p, 1), e, n, i, big,
		 small = with_sign(p, tanh_small(p, x), x, false);

	/* from 40 on 1 - 2 / (e^2|x| + 1) is 1: in this range 2^n is one factor */
	e = at_most(p, op(p, "fadd", p->t, a, a), 80);
	e = exp_r(p, reduce(p, e, &n, &i));
	e = op(p, "fmul", p->t, e, power(p, i));
	big = op(p, "fdiv", p->t, constant(p, 2), op(p, "fadd", p->t, e, one));
	big = with_sign(p, op(p, "fsub", p->t, one, big), x, false);
	return choose(p, op(p, "fcmp olt", p->t, a, constant(p, 0.625)), small, big);
}

bool nest_poly(nest_emit *m, smr_op what, smr_dtype t, nest_val x, nest_val *out)
{
	poly p = {.m = m, .t = t, .i = t == SMR_F32 ? SMR_I32 : SMR_I64, .vec = x.vec};

	if (what == SMR_OP_exp && m->brief && nest_has_wide(m, t, x))
		*out = nest_exp_brief(m, x);
	else if (what == SMR_OP_exp)
		*out = exp_of(&p, x);
	else if (what == SMR_OP_tanh)
		*out = t == SMR_F32 ? tanh_f32(&p, x) : tanh_f64(&p, x);
	else
		return false;
	return true;
}
