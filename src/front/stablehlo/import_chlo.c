/* chlo's functions of real numbers: element operators, or spelled out in f64 and rounded once.
 * Complex ones are in import_inverse.c. */
#include <string.h>

#include "front/stablehlo/import.h"

#define F(v) hlo_f(x->g, SMR_F64, v)
#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define ADD(p, q) OP2(add, p, q)
#define SUB(p, q) OP2(sub, p, q)
#define MUL(p, q) OP2(mul, p, q)
#define DIV(p, q) OP2(div, p, q)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)
#define NOT_A_NUMBER F(__builtin_nan(""))

static smr_status floats_only(hlo_x *x)
{
	if (smr_dtype_is_float(x->in[0].dtype) && !x->in[0].complex)
		return SMR_OK;
	return hlo_unsupported(x->im, x->op,
			       x->in[0].complex ? "on complex numbers" : "on integers");
}

#define FLOAT1(name, on_complex, value)                \
	static smr_status name##_of(hlo_x *x)          \
	{                                              \
		smr_status (*f)(hlo_x *) = on_complex; \
		const smr_expr *a = x->a[0][0];        \
                                                       \
		if (x->in[0].complex && f != NULL)     \
			return f(x);                   \
		SMR_TRY(floats_only(x));               \
		x->r[0] = value;                       \
		return SMR_OK;                         \
	}

#define INFINITE(v) hlo_f(x->g, a->type, v)

FLOAT1(acos, hlo_complex_acos, OP1(acos, a))
FLOAT1(acosh, hlo_complex_acosh, OP1(acosh, a))
FLOAT1(asin, hlo_complex_asin, OP1(asin, a))
FLOAT1(asinh, hlo_complex_asinh, OP1(asinh, a))
FLOAT1(atan, hlo_complex_atan, OP1(atan, a))
FLOAT1(atanh, hlo_complex_atanh, OP1(atanh, a))
FLOAT1(sinh, hlo_complex_sinh, OP1(sinh, a))
FLOAT1(cosh, hlo_complex_cosh, OP1(cosh, a))
FLOAT1(tan, hlo_complex_tan, OP1(tan, a))
FLOAT1(erf, NULL, OP1(erf, a))
FLOAT1(erfc, NULL, OP1(erfc, a))
FLOAT1(lgamma, NULL, OP1(lgamma, a))
FLOAT1(is_inf, NULL, OP2(eq, OP1(abs, a), INFINITE(__builtin_inf())))
FLOAT1(is_pos_inf, NULL, OP2(eq, a, INFINITE(__builtin_inf())))
FLOAT1(is_neg_inf, NULL, OP2(eq, a, INFINITE(-__builtin_inf())))

static smr_status square(hlo_x *x)
{
	const smr_expr *re = x->a[0][0], *im = x->a[0][1];

	if (im == NULL) {
		x->r[0] = OP2(mul, re, re);
		return SMR_OK;
	}
	x->r[0] = OP2(mul, OP2(add, re, im), OP2(sub, re, im));
	x->r[1] = OP2(mul, OP2(add, re, re), im);
	return SMR_OK;
}

static smr_status next_after(hlo_x *x)
{
	SMR_TRY(floats_only(x));
	x->r[0] = OP2(nextafter, x->a[0][0], x->a[1][0]);
	return SMR_OK;
}

/* The upper half of a product of 64 bits by 64, of four products of halves. */
static const smr_expr *high_half(hlo_x *x, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *half = hlo_i(x->g, SMR_U64, 32), *low = hlo_i(x->g, SMR_U64, 0xffffffff);
	const smr_expr *a1 = OP2(shr, a, half), *a0 = OP2(and, a, low);
	const smr_expr *b1 = OP2(shr, b, half), *b0 = OP2(and, b, low);
	const smr_expr *middle = ADD(MUL(a1, b0), OP2(shr, MUL(a0, b0), half));
	const smr_expr *rest = ADD(MUL(a0, b1), OP2(and, middle, low));

	return ADD(MUL(a1, b1), ADD(OP2(shr, middle, half), OP2(shr, rest, half)));
}

/* The upper half of a product; a negative factor is 2^64 too large as one without sign. */
static smr_status mulhi(hlo_x *x)
{
	bool with_sign = smr_dtype_is_signed(x->in[0].dtype);
	smr_dtype t = x->in[0].dtype, wide = with_sign ? SMR_I64 : SMR_U64;
	const smr_expr *a = x->a[0][0], *b = x->a[1][0], *u[2], *e;

	if (smr_dtype_is_float(t) || x->in[0].bits < 8)
		return hlo_unsupported(x->im, x->op, "of this type");
	if (x->in[0].bits < 64) {
		e = MUL(smr_ops_to(x->g, wide, a), smr_ops_to(x->g, wide, b));
		x->r[0] = smr_ops_to(x->g, t, OP2(shr, e, hlo_i(x->g, wide, x->in[0].bits)));
		return SMR_OK;
	}
	u[0] = with_sign ? smr_expr_op(x->g, SMR_OP_bitcast, SMR_U64, 1, &a) : a;
	u[1] = with_sign ? smr_expr_op(x->g, SMR_OP_bitcast, SMR_U64, 1, &b) : b;
	e = high_half(x, u[0], u[1]);
	if (with_sign) {
		const smr_expr *zero = hlo_i(x->g, t, 0);

		e = smr_expr_op(x->g, SMR_OP_bitcast, t, 1, &e);
		e = SUB(e, SELECT(OP2(lt, a, zero), b, zero));
		e = SUB(e, SELECT(OP2(lt, b, zero), a, zero));
	}
	x->r[0] = e;
	return SMR_OK;
}

/* ---- special functions, in f64 ---- */

static const smr_expr *wide(hlo_x *x, uint32_t i)
{
	return smr_ops_to(x->g, SMR_F64, x->a[i][0]);
}

static smr_status narrow(hlo_x *x, const smr_expr *e)
{
	x->r[0] = smr_ops_to(x->g, x->out.dtype, e);
	return SMR_OK;
}

/* c[0] x^(n-1) + … + c[n-1] */
static const smr_expr *polynomial(hlo_x *x, const smr_expr *at, const double *c, size_t n)
{
	const smr_expr *e = F(c[0]);

	for (size_t i = 1; i < n; i++)
		e = ADD(MUL(e, at), F(c[i]));
	return e;
}

/* By C. Lanczos' series, g = 7; below 1/2 by reflection. */
static smr_status digamma(hlo_x *x, const smr_expr **out)
{
	static const double c[] = {
		676.520368121885098567009190444019, -1259.13921672240287047156078755283,
		771.3234287776530788486528258894,   -176.61502916214059906584551354,
		12.507343278686904814458936853,     -0.13857109526572011689554707,
		9.984369578019570859563e-6,         1.50563273514931155834e-7};
	const smr_expr *a = *out, *low = OP2(lt, a, F(.5)), *sums[2], *y, *t, *e, *whole, *part;
	const smr_expr *z = SELECT(low, OP1(neg, a), SUB(a, F(1)));

	SMR_TRY(hlo_let(x, &z, 1));
	sums[0] = F(0);
	sums[1] = F(0.99999999999980993227684700473478);
	for (int i = 0; i < 8; i++) {
		e = ADD(z, F(i + 1));
		sums[0] = SUB(sums[0], DIV(F(c[i]), MUL(e, e)));
		sums[1] = ADD(sums[1], DIV(F(c[i]), e));
	}
	t = ADD(z, F(7.5));
	y = SUB(ADD(OP1(log, t), DIV(sums[0], sums[1])), DIV(F(7), t));
	SMR_TRY(hlo_let(x, &y, 1));
	whole = OP1(floor, ADD(a, F(.5)));
	part = MUL(F(3.14159265358979323846), SUB(a, whole));
	y = SELECT(low, SUB(y, DIV(F(3.14159265358979323846), OP1(tan, part))), y);
	*out = SELECT(OP2(and, OP2(le, a, F(0)), OP2(eq, a, OP1(floor, a))), NOT_A_NUMBER, y);
	return SMR_OK;
}

static smr_status digamma_of(hlo_x *x)
{
	const smr_expr *e;

	SMR_TRY(floats_only(x));
	e = wide(x, 0);
	SMR_TRY(digamma(x, &e));
	return narrow(x, e);
}

/* M. Giles, "Approximating the erfinv function", for single precision, and the leading terms of
 * the tail; then Halley's steps, on erfc where erf is close to 1. */
static smr_status erf_inv_of(hlo_x *x)
{
	static const double near[] = {2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
				      -4.39150654e-06, 0.00021858087,  -0.00125372503,
				      -0.00417768164,  0.246640727,    1.50140941};
	static const double far[] = {-0.000200214257, 0.000100950558, 0.00134934322,
				     -0.00367342844,  0.00573950773,  -0.0076224613,
				     0.00943887047,   1.00167406,     2.83297682};
	const smr_expr *a, *p, *w, *l, *y, *e, *u;

	SMR_TRY(floats_only(x));
	a = wide(x, 0);
	p = OP1(abs, a);
	w = OP1(neg, OP1(log, MUL(SUB(F(1), p), ADD(F(1), p))));
	SMR_TRY(hlo_let(x, &w, 1));
	l = ADD(w, F(0.69314718055994530942));
	y = SELECT(
		OP2(lt, w, F(5)), MUL(polynomial(x, SUB(w, F(2.5)), near, 9), p),
		SELECT(OP2(lt, w, F(16)), MUL(polynomial(x, SUB(OP1(sqrt, w), F(3)), far, 9), p),
		       OP1(sqrt, SUB(l, MUL(F(.5), OP1(log, MUL(F(3.14159265358979323846), l)))))));
	for (int i = 0; i < 3; i++) {
		SMR_TRY(hlo_let(x, &y, 1));
		e = SELECT(OP2(gt, p, F(.5)), SUB(SUB(F(1), p), OP1(erfc, y)), SUB(OP1(erf, y), p));
		u = MUL(DIV(e, F(1.12837916709551257390)), OP1(exp, MUL(y, y)));
		y = SUB(y, DIV(u, ADD(F(1), MUL(y, u))));
	}
	y = OP2(copysign, y, a);
	y = SELECT(OP2(eq, p, F(1)), OP2(copysign, F(__builtin_inf()), a),
		   SELECT(OP2(gt, p, F(1)), NOT_A_NUMBER, y));
	return narrow(x, SELECT(OP2(eq, a, F(0)), a, y));
}

/* Euler and Maclaurin's sum, as in S. L. Moshier's Cephes: nine terms, then twelve corrections
 * (2k)! / B2k. */
static smr_status zeta(hlo_x *x, const smr_expr *s, const smr_expr *q, const smr_expr **out)
{
	static const double c[] = {12.0,
				   -720.0,
				   30240.0,
				   -1209600.0,
				   47900160.0,
				   -1.8924375803183791606e9,
				   7.47242496e10,
				   -2.950130727918164224e12,
				   1.1646782814350067249e14,
				   -4.5979787224074726105e15,
				   1.8152105401943546773e17,
				   -7.1661652561756670113e18};
	const smr_expr *e[3], *power, *w = ADD(q, F(9)), *whole;

	e[0] = OP2(pow, q, OP1(neg, s));
	for (int i = 1; i < 9; i++)
		e[0] = ADD(e[0], OP2(pow, ADD(q, F(i)), OP1(neg, s)));
	power = OP2(pow, w, OP1(neg, s));
	SMR_TRY(hlo_let(x, &power, 1));
	e[0] = ADD(e[0], ADD(DIV(MUL(power, w), SUB(s, F(1))), MUL(F(.5), power)));
	e[1] = DIV(MUL(power, s), w);
	for (int i = 0; i < 12; i++) {
		SMR_TRY(hlo_let(x, e, 2));
		e[0] = ADD(e[0], DIV(e[1], F(c[i])));
		e[1] = MUL(e[1], MUL(DIV(ADD(s, F(2 * i + 1)), w), DIV(ADD(s, F(2 * i + 2)), w)));
	}
	SMR_TRY(hlo_let(x, e, 1));
	whole = OP2(eq, q, OP1(floor, q));
	e[0] = SELECT(OP2(and, OP2(le, q, F(0)), whole), F(__builtin_inf()),
		      SELECT(OP2(and, OP2(le, q, F(0)), OP2(ne, s, OP1(floor, s))), NOT_A_NUMBER,
			     e[0]));
	*out = SELECT(OP2(eq, s, F(1)), F(__builtin_inf()),
		      SELECT(OP2(gt, s, F(1)), e[0], NOT_A_NUMBER));
	return SMR_OK;
}

static smr_status zeta_of(hlo_x *x)
{
	const smr_expr *e;

	SMR_TRY(floats_only(x));
	SMR_TRY(zeta(x, wide(x, 0), wide(x, 1), &e));
	return narrow(x, e);
}

/* (-1)^(n + 1) n! zeta(n + 1, x) */
static smr_status polygamma_of(hlo_x *x)
{
	const smr_expr *n, *e, *d, *sign;

	SMR_TRY(floats_only(x));
	n = wide(x, 0);
	d = wide(x, 1);
	SMR_TRY(zeta(x, ADD(n, F(1)), d, &e));
	SMR_TRY(digamma(x, &d));
	sign = SELECT(OP2(eq, OP2(rem, n, F(2)), F(0)), F(-1), F(1));
	e = MUL(sign, MUL(OP1(exp, OP1(lgamma, ADD(n, F(1)))), e));
	e = SELECT(OP2(eq, n, F(0)), d, e);
	return narrow(x, SELECT(OP2(and, OP2(eq, n, OP1(floor, n)), OP2(ge, n, F(0))), e,
				NOT_A_NUMBER));
}

/* S. L. Moshier's Cephes: a Chebyshev sum, b0 = at * b1 - b2 + c. */
static smr_status chebyshev(hlo_x *x, const smr_expr *at, const double *c, size_t n,
			    const smr_expr **out)
{
	const smr_expr *b[3] = {F(c[0]), F(0), F(0)};

	for (size_t i = 1; i < n; i++) {
		b[2] = b[1];
		b[1] = b[0];
		b[0] = ADD(SUB(MUL(at, b[1]), b[2]), F(c[i]));
		if (i % 3 == 0)
			SMR_TRY(hlo_let(x, b, 3));
	}
	*out = MUL(F(.5), SUB(b[0], b[2]));
	return SMR_OK;
}

static smr_status bessel_i1e_of(hlo_x *x)
{
	static const double near[] = {
		2.7779141127610464e-18,  -2.111421214358166e-17,  1.5536319577362005e-16,
		-1.1055969477353862e-15, 7.6006842947354077e-15,  -5.0421855047279118e-14,
		3.2237933659455748e-13,  -1.9839743977649436e-12, 1.1736186298890901e-11,
		-6.6634897235020271e-11, 3.6255902815521172e-10,  -1.8872497517228294e-09,
		9.3815373864957726e-09,  -4.4450591287963281e-08, 2.0032947535521353e-07,
		-8.5687202646954547e-07, 3.4702513081376785e-06,  -1.3273163656039436e-05,
		4.7815651075500542e-05,  -0.00016176081582589674, 0.00051228595616857576,
		-0.0015135724506312532,  0.0041564229443128882,   -0.010564084894626197,
		0.024726449030626516,    -0.052945981208094989,   0.10264365868984709,
		-0.17641651835783406,    0.25258718644363365};
	static const double far[] = {
		7.5172963108421052e-18,  4.4143483230717077e-18,  -4.6503053684893586e-17,
		-3.2095259219934238e-17, 2.96262899764595e-16,    3.3082023109209285e-16,
		-1.8803547755107825e-15, -3.8144030724370075e-15, 1.0420276984128802e-14,
		4.272440016711951e-14,   -2.1015418427726643e-14, -4.0835511110921974e-13,
		-7.1985517762459084e-13, 2.0356285441470896e-12,  1.4125807436613782e-11,
		3.2526035830154884e-11,  -1.8974958123505413e-11, -5.5897434621965838e-10,
		-3.835380385964237e-09,  -2.6314688468895196e-08, -2.5122362378702088e-07,
		-3.8825648088776906e-06, -0.00011058893876262371, -0.0097610974913614687,
		0.77857623501828011};
	const smr_expr *a, *y, *e[2];

	SMR_TRY(floats_only(x));
	if (!x->tensors)
		return hlo_unsupported(x->im, x->op, "within a region");
	a = wide(x, 0);
	y = OP1(abs, a);
	SMR_TRY(chebyshev(x, SUB(MUL(y, F(.5)), F(2)), near, sizeof(near) / sizeof(near[0]),
			  &e[0]));
	SMR_TRY(chebyshev(x, SUB(DIV(F(32), y), F(2)), far, sizeof(far) / sizeof(far[0]), &e[1]));
	y = SELECT(OP2(le, y, F(8)), MUL(e[0], y), DIV(e[1], OP1(sqrt, y)));
	return narrow(x, SELECT(OP2(lt, a, F(0)), OP1(neg, y), y));
}

const hlo_row hlo_chlo_rows[] = {
	{"chlo.acos", NULL, acos_of, HLO_1},
	{"chlo.acosh", NULL, acosh_of, HLO_1},
	{"chlo.asin", NULL, asin_of, HLO_1},
	{"chlo.asinh", NULL, asinh_of, HLO_1},
	{"chlo.atan", NULL, atan_of, HLO_1},
	{"chlo.atanh", NULL, atanh_of, HLO_1},
	{"chlo.sinh", NULL, sinh_of, HLO_1},
	{"chlo.cosh", NULL, cosh_of, HLO_1},
	{"chlo.tan", NULL, tan_of, HLO_1},
	{"chlo.erf", NULL, erf_of, HLO_1},
	{"chlo.erfc", NULL, erfc_of, HLO_1},
	{"chlo.erf_inv", NULL, erf_inv_of, HLO_1},
	{"chlo.lgamma", NULL, lgamma_of, HLO_1},
	{"chlo.digamma", NULL, digamma_of, HLO_1},
	{"chlo.bessel_i1e", NULL, bessel_i1e_of, HLO_1},
	{"chlo.polygamma", NULL, polygamma_of, HLO_2},
	{"chlo.zeta", NULL, zeta_of, HLO_2},
	{"chlo.is_inf", NULL, is_inf_of, HLO_1 | HLO_OTHER},
	{"chlo.is_pos_inf", NULL, is_pos_inf_of, HLO_1 | HLO_OTHER},
	{"chlo.is_neg_inf", NULL, is_neg_inf_of, HLO_1 | HLO_OTHER},
	{"chlo.square", NULL, square, HLO_1 | HLO_WRAPS},
	{"chlo.next_after", NULL, next_after, HLO_2},
	{"chlo.mulhi", NULL, mulhi, HLO_2},
	{NULL, NULL, NULL, 0},
};
