/* Operand and result types of each operator. */
#include "ir/graph/graph.h"

enum takes { NONE, NUMBER, FLOAT, FULL, WHOLE, BITS };
enum gives { SAME, BOOL };

static const struct typing {
	uint8_t takes, gives;
} typing[SMR_OP_COUNT] = {
	[SMR_OP_add] = {NUMBER, SAME},      [SMR_OP_addc] = {FLOAT, SAME},
	[SMR_OP_sub] = {NUMBER, SAME},      [SMR_OP_mul] = {NUMBER, SAME},
	[SMR_OP_div] = {NUMBER, SAME},      [SMR_OP_rem] = {NUMBER, SAME},
	[SMR_OP_neg] = {NUMBER, SAME},      [SMR_OP_abs] = {NUMBER, SAME},
	[SMR_OP_fmax] = {FLOAT, SAME},      [SMR_OP_fmin] = {FLOAT, SAME},
	[SMR_OP_maximum] = {NUMBER, SAME},  [SMR_OP_minimum] = {NUMBER, SAME},
	[SMR_OP_sqrt] = {FLOAT, SAME},      [SMR_OP_exp] = {FLOAT, SAME},
	[SMR_OP_exp2] = {FLOAT, SAME},      [SMR_OP_expm1] = {FLOAT, SAME},
	[SMR_OP_log] = {FLOAT, SAME},       [SMR_OP_log2] = {FLOAT, SAME},
	[SMR_OP_log10] = {FLOAT, SAME},     [SMR_OP_log1p] = {FLOAT, SAME},
	[SMR_OP_sin] = {FLOAT, SAME},       [SMR_OP_cos] = {FLOAT, SAME},
	[SMR_OP_tan] = {FLOAT, SAME},       [SMR_OP_tanh] = {FLOAT, SAME},
	[SMR_OP_erf] = {FLOAT, SAME},       [SMR_OP_pow] = {FLOAT, SAME},
	[SMR_OP_atan2] = {FLOAT, SAME},     [SMR_OP_hypot] = {FLOAT, SAME},
	[SMR_OP_floor] = {FLOAT, SAME},     [SMR_OP_ceil] = {FLOAT, SAME},
	[SMR_OP_trunc] = {FLOAT, SAME},     [SMR_OP_round] = {FLOAT, SAME},
	[SMR_OP_rint] = {FLOAT, SAME},      [SMR_OP_copysign] = {FLOAT, SAME},
	[SMR_OP_eq] = {NUMBER, BOOL},       [SMR_OP_ne] = {NUMBER, BOOL},
	[SMR_OP_lt] = {NUMBER, BOOL},       [SMR_OP_le] = {NUMBER, BOOL},
	[SMR_OP_gt] = {NUMBER, BOOL},       [SMR_OP_ge] = {NUMBER, BOOL},
	[SMR_OP_ult] = {FLOAT, BOOL},       [SMR_OP_ule] = {FLOAT, BOOL},
	[SMR_OP_ugt] = {FLOAT, BOOL},       [SMR_OP_uge] = {FLOAT, BOOL},
	[SMR_OP_ueq] = {FLOAT, BOOL},       [SMR_OP_one] = {FLOAT, BOOL},
	[SMR_OP_ord] = {FLOAT, BOOL},       [SMR_OP_uno] = {FLOAT, BOOL},
	[SMR_OP_select] = {NUMBER, SAME},   [SMR_OP_and] = {WHOLE, SAME},
	[SMR_OP_or] = {WHOLE, SAME},        [SMR_OP_xor] = {WHOLE, SAME},
	[SMR_OP_not] = {WHOLE, SAME},       [SMR_OP_shl] = {WHOLE, SAME},
	[SMR_OP_shr] = {WHOLE, SAME},       [SMR_OP_erfc] = {FLOAT, SAME},
	[SMR_OP_asin] = {FLOAT, SAME},      [SMR_OP_acos] = {FLOAT, SAME},
	[SMR_OP_atan] = {FLOAT, SAME},      [SMR_OP_sinh] = {FLOAT, SAME},
	[SMR_OP_cosh] = {FLOAT, SAME},      [SMR_OP_asinh] = {FLOAT, SAME},
	[SMR_OP_acosh] = {FLOAT, SAME},     [SMR_OP_atanh] = {FLOAT, SAME},
	[SMR_OP_cbrt] = {FLOAT, SAME},      [SMR_OP_lgamma] = {FLOAT, SAME},
	[SMR_OP_nextafter] = {FLOAT, SAME}, [SMR_OP_erf_inv] = {FLOAT, SAME},
	[SMR_OP_digamma] = {FLOAT, SAME},   [SMR_OP_polygamma] = {FLOAT, SAME},
	[SMR_OP_zeta] = {FLOAT, SAME},      [SMR_OP_bessel_i1e] = {FLOAT, SAME},
	[SMR_OP_popcount] = {WHOLE, SAME},  [SMR_OP_clz] = {WHOLE, SAME},
	[SMR_OP_convert] = {NUMBER, SAME},  [SMR_OP_bitcast] = {BITS, SAME},
	[SMR_OP_fma] = {FULL, SAME},
};

static const char *const taken[] = {"no operands here", "numbers",  "floats",
				    "f32 and f64",      "integers", "a type of the same size"};

static smr_status report_wrong_operand(smr_op op, smr_dtype t)
{
	return smr_fail(SMR_ETYPE, "%s takes %s, not %s", smr_op_name(op), taken[typing[op].takes],
			smr_dtype_name(t));
}

static smr_status check_operand(smr_op op, smr_dtype t)
{
	bool flt = smr_dtype_is_float(t);

	if ((unsigned)t >= SMR_DTYPE_COUNT || t == SMR_C64 || t == SMR_C128)
		return smr_fail(SMR_ETYPE, "%s of %s: nests have no complex numbers",
				smr_op_name(op), smr_dtype_name(t));
	if ((typing[op].takes == FLOAT && !flt) || (typing[op].takes == WHOLE && flt) ||
	    (typing[op].takes == FULL && t != SMR_F32 && t != SMR_F64))
		return report_wrong_operand(op, t);
	return SMR_OK;
}

static smr_status named_type(smr_op op, smr_dtype arg, const smr_dtype *want, smr_dtype *out)
{
	if (want == NULL)
		return smr_fail(SMR_ETYPE, "%s without a type to give", smr_op_name(op));
	SMR_TRY(check_operand(op, *want));
	if (op == SMR_OP_bitcast &&
	    (smr_dtype_size(arg) != smr_dtype_size(*want) || (arg == SMR_I1) != (*want == SMR_I1)))
		return smr_fail(SMR_ETYPE, "bitcast of %s to %s: sizes differ", smr_dtype_name(arg),
				smr_dtype_name(*want));
	*out = *want;
	return SMR_OK;
}

smr_status smr_op_type(smr_op op, uint32_t n, const smr_dtype *args, const smr_dtype *want,
		       smr_dtype *out)
{
	uint32_t first = op == SMR_OP_select;

	if ((unsigned)op >= SMR_OP_COUNT || typing[op].takes == NONE)
		return smr_fail(SMR_ETYPE, "%s cannot stand in an expression", smr_op_name(op));
	if ((int)n != smr_op_arity(op))
		return smr_fail(SMR_ETYPE, "%s takes %d operands, not %u", smr_op_name(op),
				smr_op_arity(op), n);
	if (first && args[0] != SMR_I1)
		return smr_fail(SMR_ETYPE, "select's condition is i1, not %s",
				smr_dtype_name(args[0]));
	for (uint32_t i = first; i < n; i++) {
		SMR_TRY(check_operand(op, args[i]));
		if (args[i] != args[first])
			return smr_fail(SMR_ETYPE, "%s of %s and %s", smr_op_name(op),
					smr_dtype_name(args[first]), smr_dtype_name(args[i]));
	}
	if (op == SMR_OP_convert || op == SMR_OP_bitcast)
		return named_type(op, args[0], want, out);
	*out = typing[op].gives == BOOL ? SMR_I1 : args[first];
	return SMR_OK;
}
