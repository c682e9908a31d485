/* Arithmetic on elements: real numbers here, complex ones in complex.c. */
#include "front/stablehlo/import/import.h"
#include "ir/graph/value.h"

/* Notation of the tables below: a and b are the operands, t is their type. */
#define F(v) hlo_f(x->g, t, v)
#define I(v) hlo_i(x->g, t, v)
#define OP1(op, p) smr_ops_1(x->g, SMR_OP_##op, p)
#define OP2(op, p, q) smr_ops_2(x->g, SMR_OP_##op, p, q)
#define SELECT(p, q, r) smr_ops_select(x->g, p, q, r)

static bool is_float(const hlo_x *x)
{
	return smr_dtype_is_float(x->in[0].dtype);
}

/* Applies @p f to complex numbers; rejects them if it is NULL. */
static smr_status complex_by(hlo_x *x, smr_status (*f)(hlo_x *))
{
	return f != NULL ? f(x) : hlo_unsupported(x->im, x->op, "on complex numbers");
}

static smr_status floats_only(hlo_x *x)
{
	return is_float(x) ? SMR_OK
			   : hlo_fail(x->im, x->op, SMR_ETYPE, "%s of %s", x->op->name,
				      hlo_elem_name(x->in[0]));
}

static smr_status ints_only(hlo_x *x)
{
	return !is_float(x) && !x->in[0].complex ? SMR_OK
						 : hlo_fail(x->im, x->op, SMR_ETYPE, "%s of %s",
							    x->op->name, hlo_elem_name(x->in[0]));
}

/* ---- both kinds of numbers; i1 has or and and for sum and product ---- */

static smr_status emit_arith_op(hlo_x *x, smr_op op, smr_op on_i1)
{
	x->r[0] = smr_ops_2(x->g, x->in[0].dtype == SMR_I1 ? on_i1 : op, x->a[0][0], x->a[1][0]);
	return SMR_OK;
}

static smr_status import_add(hlo_x *x)
{
	return x->out.complex ? hlo_complex_add(x) : emit_arith_op(x, SMR_OP_add, SMR_OP_or);
}

static smr_status import_subtract(hlo_x *x)
{
	return x->out.complex ? hlo_complex_subtract(x) : emit_arith_op(x, SMR_OP_sub, SMR_OP_xor);
}

static smr_status import_multiply(hlo_x *x)
{
	return x->out.complex ? hlo_complex_multiply(x) : emit_arith_op(x, SMR_OP_mul, SMR_OP_and);
}

static smr_status import_maximum(hlo_x *x)
{
	return x->out.complex ? complex_by(x, NULL) : emit_arith_op(x, SMR_OP_maximum, SMR_OP_or);
}

static smr_status import_minimum(hlo_x *x)
{
	return x->out.complex ? complex_by(x, NULL) : emit_arith_op(x, SMR_OP_minimum, SMR_OP_and);
}

static int64_t get_lowest_int(hlo_elem t)
{
	return t.bits >= 64 ? INT64_MIN : -((int64_t)1 << (t.bits - 1));
}

/* Returns whether the divisor is a constant other than 0 and -1, which needs no special case. */
static bool is_plain(const hlo_x *x)
{
	uint64_t bits;
	int64_t v;

	if (!hlo_const(x->a[1][0], &bits))
		return false;
	v = smr_value_to_int(x->in[1].dtype, bits);
	return v != 0 && (v != -1 || !smr_dtype_is_signed(x->in[1].dtype));
}

/* Replaces divisors that trap on some processors by 1: 0, and -1 of the lowest number. */
static const smr_expr *safe_divisor(hlo_x *x, const smr_expr *by_zero)
{
	const smr_expr *a = x->a[0][0], *b = x->a[1][0], *bad = by_zero;
	smr_dtype t = x->in[0].dtype;

	if (smr_dtype_is_signed(t))
		bad = OP2(or, bad,
			  OP2(and, OP2(eq, a, I(get_lowest_int(x->in[0]))), OP2(eq, b, I(-1))));
	return SELECT(bad, I(1), b);
}

static smr_status divide_int(hlo_x *x, smr_op op)
{
	const smr_expr *a = x->a[0][0], *b = x->a[1][0], *zero, *q;
	smr_dtype t = x->in[0].dtype;

	if (is_plain(x)) {
		x->r[0] = smr_ops_2(x->g, op, a, b);
		return SMR_OK;
	}
	zero = OP2(eq, b, I(0));
	q = smr_ops_2(x->g, op, a, safe_divisor(x, zero));
	x->r[0] = SELECT(zero, op == SMR_OP_rem ? a : I(-1), q);
	return SMR_OK;
}

static smr_status import_divide(hlo_x *x)
{
	if (x->out.complex)
		return hlo_complex_divide(x);
	return is_float(x) ? emit_arith_op(x, SMR_OP_div, SMR_OP_div) : divide_int(x, SMR_OP_div);
}

static smr_status remainder_of(hlo_x *x)
{
	if (x->out.complex)
		return complex_by(x, NULL);
	return is_float(x) ? emit_arith_op(x, SMR_OP_rem, SMR_OP_rem) : divide_int(x, SMR_OP_rem);
}

/* ---- powers of integers ---- */

/* Squares, and multiplies for each set bit of the exponent. A negative exponent is 1 / a^|b|, which
 * truncates to 0 unless |a| is 1. */
static smr_status power_int(hlo_x *x)
{
	const smr_expr *a = x->a[0][0], *b = x->a[1][0], *p[3];
	const smr_expr *negative;
	smr_dtype t = x->in[0].dtype;
	uint32_t bits = x->in[0].bits;
	uint64_t exact;
	bool known = hlo_const(b, &exact);

	if (!x->tensors && (!known || exact > 16))
		return hlo_unsupported(x->im, x->op, "a power of integers within a region");
	p[0] = I(1);
	p[1] = a;
	for (uint32_t i = 0; i < bits; i++) {
		const smr_expr *bit = OP2(ne, OP2(and, b, I((int64_t)(1ull << i))), I(0));

		if (known && exact >> i == 0)
			break;
		p[0] = known ? (exact >> i & 1 ? OP2(mul, p[0], p[1]) : p[0])
			     : SELECT(bit, OP2(mul, p[0], p[1]), p[0]);
		p[1] = OP2(mul, p[1], p[1]);
		if (p[0] == NULL || p[1] == NULL)
			return hlo_no_memory(x->im);
		if (i % 2 == 1)
			SMR_TRY(hlo_let(x, p, 2));
	}
	x->r[0] = p[0];
	if (!smr_dtype_is_signed(t))
		return SMR_OK;
	negative = SELECT(OP2(eq, a, I(1)), I(1),
			  SELECT(OP2(eq, a, I(-1)),
				 SELECT(OP2(eq, OP2(and, b, I(1)), I(0)), I(1), I(-1)), I(0)));
	x->r[0] = SELECT(OP2(lt, b, I(0)), negative, p[0]);
	return SMR_OK;
}

static smr_status import_power(hlo_x *x)
{
	if (x->out.complex)
		return hlo_complex_power(x);
	return is_float(x) ? emit_arith_op(x, SMR_OP_pow, SMR_OP_pow) : power_int(x);
}

/* ---- one operand ---- */

static smr_status import_negate(hlo_x *x)
{
	for (int p = 0; p < 2; p++)
		x->r[p] = x->a[0][p] != NULL ? OP1(neg, x->a[0][p]) : NULL;
	return SMR_OK;
}

static smr_status import_abs(hlo_x *x)
{
	if (x->in[0].complex)
		return hlo_complex_abs(x);
	x->r[0] = is_float(x) || smr_dtype_is_signed(x->in[0].dtype) ? OP1(abs, x->a[0][0])
								     : x->a[0][0];
	return SMR_OK;
}

static smr_status import_sign(hlo_x *x)
{
	const smr_expr *a = x->a[0][0];
	smr_dtype t = x->in[0].dtype;

	if (x->out.complex)
		return hlo_complex_sign(x);
	if (is_float(x)) /* keeps the sign of 0, and NaN */
		x->r[0] = SELECT(OP2(one, a, F(0)), OP2(copysign, F(1), a), a);
	else if (smr_dtype_is_signed(t))
		x->r[0] = SELECT(OP2(gt, a, I(0)), I(1), SELECT(OP2(lt, a, I(0)), I(-1), I(0)));
	else
		x->r[0] = SELECT(OP2(ne, a, I(0)), I(1), I(0));
	return SMR_OK;
}

/* Defines a function of floats; @p on_complex is its complex form, or NULL. */
#define FLOAT1(name, on_complex, value)                   \
	static smr_status name##_of(hlo_x *x)             \
	{                                                 \
		const smr_expr *a = x->a[0][0];           \
		smr_dtype t = x->in[0].dtype;             \
                                                          \
		(void)t;                                  \
		if (x->in[0].complex)                     \
			return complex_by(x, on_complex); \
		SMR_TRY(floats_only(x));                  \
		x->r[0] = value;                          \
		return SMR_OK;                            \
	}

/* Widens to f32, so that a result of several ops is rounded once. */
static const smr_expr *widen_to_f32(const hlo_x *x)
{
	const smr_expr *a = x->a[0][0];

	return a != NULL && smr_dtype_size(a->type) < 4 ? smr_ops_to(x->g, SMR_F32, a) : a;
}

#define WIDE1(name, on_complex, value)                           \
	static smr_status name##_of(hlo_x *x)                    \
	{                                                        \
		const smr_expr *a;                               \
		smr_dtype t;                                     \
                                                                 \
		if (x->in[0].complex)                            \
			return complex_by(x, on_complex);        \
		SMR_TRY(floats_only(x));                         \
		a = widen_to_f32(x);                             \
		if (a == NULL)                                   \
			return hlo_no_memory(x->im);             \
		t = a->type;                                     \
		x->r[0] = smr_ops_to(x->g, x->out.dtype, value); \
		return SMR_OK;                                   \
	}

FLOAT1(exponential, hlo_complex_exp, OP1(exp, a))
FLOAT1(expm1, hlo_complex_expm1, OP1(expm1, a))
FLOAT1(log, hlo_complex_log, OP1(log, a))
FLOAT1(log1p, hlo_complex_log1p, OP1(log1p, a))
FLOAT1(sine, hlo_complex_sin, OP1(sin, a))
FLOAT1(cosine, hlo_complex_cos, OP1(cos, a))
FLOAT1(tan, hlo_complex_tan, OP1(tan, a))
FLOAT1(tanh, hlo_complex_tanh, OP1(tanh, a))
FLOAT1(sqrt, hlo_complex_sqrt, OP1(sqrt, a))
WIDE1(rsqrt, hlo_complex_rsqrt, OP2(div, F(1), OP1(sqrt, a)))
FLOAT1(cbrt, NULL, OP1(cbrt, a))
WIDE1(logistic, hlo_complex_logistic, OP2(div, F(1), OP2(add, F(1), OP1(exp, OP1(neg, a)))))
FLOAT1(floor, NULL, OP1(floor, a))
FLOAT1(ceil, NULL, OP1(ceil, a))
FLOAT1(afz, NULL, OP1(round, a))
FLOAT1(even, NULL, OP1(rint, a))
FLOAT1(finite, NULL, t == SMR_F8E4M3FN ? OP2(ord, a, a) : OP2(lt, OP1(abs, a), F(__builtin_inf())))

static smr_status atan2_of(hlo_x *x)
{
	if (x->in[0].complex)
		return complex_by(x, NULL);
	SMR_TRY(floats_only(x));
	return emit_arith_op(x, SMR_OP_atan2, SMR_OP_atan2);
}

/* ---- bits ---- */

static smr_status import_logic_op(hlo_x *x)
{
	smr_op op = x->op->name[10] == 'a'   ? SMR_OP_and
		    : x->op->name[10] == 'o' ? SMR_OP_or
					     : SMR_OP_xor;

	SMR_TRY(ints_only(x));
	return emit_arith_op(x, op, op);
}

static smr_status not_of(hlo_x *x)
{
	SMR_TRY(ints_only(x));
	x->r[0] = OP1(not, x->a[0][0]);
	return SMR_OK;
}

/* Clears the sign extension of short integers. */
static const smr_expr *own_bits(hlo_x *x, const smr_expr *a)
{
	smr_dtype t = SMR_U8;

	if (x->in[0].bits >= 8 || x->in[0].bits == 1)
		return a;
	return OP2(and, smr_expr_op(x->g, SMR_OP_bitcast, SMR_U8, 1, &a),
		   I((1 << x->in[0].bits) - 1));
}

static const smr_expr *bitcast_to(hlo_x *x, smr_dtype t, const smr_expr *a)
{
	if (a == NULL || a->type == t)
		return a;
	return smr_expr_op(x->g, SMR_OP_bitcast, t, 1, &a);
}

static smr_status import_popcnt(hlo_x *x)
{
	SMR_TRY(ints_only(x));
	x->r[0] = bitcast_to(x, x->in[0].dtype, OP1(popcount, own_bits(x, x->a[0][0])));
	return SMR_OK;
}

static smr_status import_clz(hlo_x *x)
{
	smr_dtype t = SMR_U8;

	SMR_TRY(ints_only(x));
	x->r[0] = OP1(clz, own_bits(x, x->a[0][0]));
	if (x->in[0].bits < 8 && x->in[0].bits > 1)
		x->r[0] = bitcast_to(x, x->in[0].dtype, OP2(sub, x->r[0], I(8 - x->in[0].bits)));
	return SMR_OK;
}

static smr_dtype change_signedness(smr_dtype t, bool with_sign)
{
	static const smr_dtype pairs[][2] = {
		{SMR_U8, SMR_I8}, {SMR_U16, SMR_I16}, {SMR_U32, SMR_I32}, {SMR_U64, SMR_I64}};

	for (int i = 0; i < 4; i++)
		if (t == pairs[i][0] || t == pairs[i][1])
			return pairs[i][with_sign];
	return t;
}

/* Shifts by the type's width or more give 0, or the sign. A negative amount counts as a large
 * unsigned one. */
static smr_status import_shift(hlo_x *x, smr_op op, bool with_sign)
{
	smr_dtype to =
		x->in[0].dtype == SMR_I1 ? SMR_I1 : change_signedness(x->in[0].dtype, with_sign);
	const smr_expr *a, *by, *fits;
	smr_dtype t = change_signedness(x->in[1].dtype, false);
	int64_t bits = x->in[0].bits;
	uint64_t v;

	SMR_TRY(ints_only(x));
	if (to == SMR_I1)
		return hlo_unsupported(x->im, x->op, "on i1");
	a = op == SMR_OP_shr && !with_sign ? own_bits(x, x->a[0][0]) : x->a[0][0];
	a = bitcast_to(x, to, a);
	if (with_sign) /* the highest bit of ui4 is no sign bit of ui8 */
		a = hlo_wrap(x->g, (hlo_elem){.dtype = to, .bits = x->in[0].bits}, a);
	by = bitcast_to(x, t, x->a[1][0]);
	fits = OP2(lt, by, I(bits));
	if (hlo_const(x->a[1][0], &v) && v < (uint64_t)bits)
		x->r[0] = smr_ops_2(x->g, op, a, bitcast_to(x, to, by));
	else if (with_sign)
		x->r[0] = smr_ops_2(x->g, op, a, bitcast_to(x, to, SELECT(fits, by, I(bits - 1))));
	else
		x->r[0] = SELECT(fits, smr_ops_2(x->g, op, a, bitcast_to(x, to, by)),
				 hlo_i(x->g, to, 0));
	x->r[0] = bitcast_to(x, x->in[0].dtype, x->r[0]);
	return SMR_OK;
}

static smr_status shift_left(hlo_x *x)
{
	return import_shift(x, SMR_OP_shl, false);
}

static smr_status shift_logical(hlo_x *x)
{
	return import_shift(x, SMR_OP_shr, false);
}

static smr_status shift_arithmetic(hlo_x *x)
{
	return import_shift(x, SMR_OP_shr, true);
}

const hlo_row hlo_element_rows[] = {
	{"stablehlo.add", NULL, import_add, HLO_2 | HLO_WRAPS},
	{"stablehlo.subtract", NULL, import_subtract, HLO_2 | HLO_WRAPS},
	{"stablehlo.multiply", NULL, import_multiply, HLO_2 | HLO_WRAPS},
	{"stablehlo.divide", NULL, import_divide, HLO_2 | HLO_WRAPS},
	{"stablehlo.remainder", NULL, remainder_of, HLO_2},
	{"stablehlo.maximum", NULL, import_maximum, HLO_2},
	{"stablehlo.minimum", NULL, import_minimum, HLO_2},
	{"stablehlo.power", NULL, import_power, HLO_2 | HLO_WRAPS},
	{"stablehlo.negate", NULL, import_negate, HLO_1 | HLO_WRAPS},
	{"stablehlo.abs", NULL, import_abs, HLO_1 | HLO_OTHER | HLO_WRAPS},
	{"stablehlo.sign", NULL, import_sign, HLO_1},
	{"stablehlo.exponential", NULL, exponential_of, HLO_1},
	{"stablehlo.exponential_minus_one", NULL, expm1_of, HLO_1},
	{"stablehlo.log", NULL, log_of, HLO_1},
	{"stablehlo.log_plus_one", NULL, log1p_of, HLO_1},
	{"stablehlo.sine", NULL, sine_of, HLO_1},
	{"stablehlo.cosine", NULL, cosine_of, HLO_1},
	{"stablehlo.tan", NULL, tan_of, HLO_1},
	{"stablehlo.tanh", NULL, tanh_of, HLO_1},
	{"stablehlo.sqrt", NULL, sqrt_of, HLO_1},
	{"stablehlo.rsqrt", NULL, rsqrt_of, HLO_1},
	{"stablehlo.cbrt", NULL, cbrt_of, HLO_1},
	{"stablehlo.logistic", NULL, logistic_of, HLO_1},
	{"stablehlo.floor", NULL, floor_of, HLO_1},
	{"stablehlo.ceil", NULL, ceil_of, HLO_1},
	{"stablehlo.round_nearest_afz", NULL, afz_of, HLO_1},
	{"stablehlo.round_nearest_even", NULL, even_of, HLO_1},
	{"stablehlo.is_finite", NULL, finite_of, HLO_1 | HLO_OTHER},
	{"stablehlo.atan2", NULL, atan2_of, HLO_2},
	{"stablehlo.and", NULL, import_logic_op, HLO_2},
	{"stablehlo.or", NULL, import_logic_op, HLO_2},
	{"stablehlo.xor", NULL, import_logic_op, HLO_2},
	{"stablehlo.not", NULL, not_of, HLO_1 | HLO_WRAPS},
	{"stablehlo.popcnt", NULL, import_popcnt, HLO_1},
	{"stablehlo.count_leading_zeros", NULL, import_clz, HLO_1},
	{"stablehlo.shift_left", NULL, shift_left, HLO_2 | HLO_WRAPS},
	{"stablehlo.shift_right_logical", NULL, shift_logical, HLO_2 | HLO_WRAPS},
	{"stablehlo.shift_right_arithmetic", NULL, shift_arithmetic, HLO_2 | HLO_WRAPS},
	{NULL, NULL, NULL, 0},
};
