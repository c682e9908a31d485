/* Rounding to short floats. LLVM would call functions that a target may lack. */
#include "back/cpu/codegen/emit/emit.h"

static nest_val emit_literal(nest_emit *m, smr_dtype t, uint64_t bits, bool vec)
{
	nest_val v = nest_literal(t, bits);

	return vec ? nest_splat(m, t, v) : v;
}

nest_val nest_from_bf16(nest_emit *m, nest_val a)
{
	nest_val wide;

	if (nest_upper_halves(m, a, &wide))
		return wide;
	/* for halves of words (m->pair, load.c), LLVM makes one shift or one mask of this */
	wide = nest_cast(m, "zext", SMR_U16, SMR_U32, a);
	wide = nest_two(m, "shl", SMR_U32, wide, emit_literal(m, SMR_U32, 16, a.vec));
	return nest_cast(m, "bitcast", SMR_U32, SMR_F32, wide);
}

/* Adds half of the last place, less one if the kept part is even. A NaN stays a NaN although its
 * lower bits are cut. */
static nest_val to_bf16(nest_emit *m, nest_val a)
{
	const smr_dtype t = SMR_U32;
	nest_val bits = nest_cast(m, "bitcast", SMR_F32, t, a),
		 sixteen = emit_literal(m, t, 16, a.vec);
	nest_val upper = nest_two(m, "lshr", t, bits, sixteen);
	nest_val odd = nest_two(m, "and", t, upper, emit_literal(m, t, 1, a.vec));
	nest_val half = nest_two(m, "add", t, odd, emit_literal(m, t, 0x7fff, a.vec));
	nest_val rounded = nest_two(m, "lshr", t, nest_two(m, "add", t, bits, half), sixteen);
	nest_val quiet = nest_two(m, "or", t, upper, emit_literal(m, t, 0x40, a.vec));
	nest_val is_nan = nest_two(m, "fcmp uno", SMR_F32, a, a);

	return nest_cast(m, "trunc", t, SMR_U16, nest_choose(m, t, is_nan, quiet, rounded));
}

nest_val nest_to_bf16(nest_emit *m, nest_val a)
{
	nest_val r;

	return nest_round_to_bf16(m, a, to_bf16, &r) ? r : to_bf16(m, a);
}

void nest_store_rounded(nest_emit *m, int operand, const nest_inst *inst, int n, const nest_val *a)
{
	nest_val both[NEST_MAX_INST / 2];

	nest_pairs_to_bf16(m, a, n, to_bf16, both);
	for (int i = 0; i < n; i += 2) {
		m->at = inst[i];
		nest_store_both(m, operand, both[i / 2]);
	}
}

/* Rounds integers that are too long for f64 to odd: see below. */
nest_val nest_int_to_f64(nest_emit *m, smr_dtype from, nest_val a)
{
	bool sgn = smr_dtype_is_signed(from);
	const char *op = sgn ? "sitofp" : "uitofp";
	nest_val low, shorter, lost, fits;

	if (smr_dtype_size(from) < 8)
		return nest_cast(m, op, from, SMR_F64, a);
	low = nest_two(m, "and", from, a, emit_literal(m, from, 0x7ff, a.vec));
	lost = nest_two(m, "icmp ne", from, low, emit_literal(m, from, 0, a.vec));
	shorter = nest_two(m, "xor", from, a, low);
	shorter = nest_choose(m, from, lost,
			      nest_two(m, "or", from, shorter, emit_literal(m, from, 0x800, a.vec)),
			      shorter);
	fits = nest_two(m, "add", from, a, emit_literal(m, from, sgn ? 1ULL << 53 : 0, a.vec));
	fits = nest_two(m, "icmp ult", from, fits,
			emit_literal(m, from, 1ULL << (sgn ? 54 : 53), a.vec));
	return nest_cast(m, op, from, SMR_F64, nest_choose(m, from, fits, a, shorter));
}

/* Rounds towards 0, and to odd unless exact: no later rounding mistakes the result for the middle
 * between two numbers [Boldo and Melquiond 2008]. */
nest_val nest_round_to_odd(nest_emit *m, nest_val a)
{
	const smr_dtype t = SMR_U32;
	nest_val f = nest_cast(m, "fptrunc", SMR_F64, SMR_F32, a);
	nest_val back = nest_cast(m, "fpext", SMR_F32, SMR_F64, f);
	nest_val bits = nest_cast(m, "bitcast", SMR_F32, t, f), one = emit_literal(m, t, 1, a.vec);
	nest_val size[2] = {a, back}, beyond, inexact;
	uint64_t no_sign = UINT64_MAX >> 1;

	for (int i = 0; i < 2; i++) { /* as magnitudes */
		size[i] = nest_cast(m, "bitcast", SMR_F64, SMR_U64, size[i]);
		size[i] = nest_two(m, "and", SMR_U64, size[i],
				   emit_literal(m, SMR_U64, no_sign, a.vec));
		size[i] = nest_cast(m, "bitcast", SMR_U64, SMR_F64, size[i]);
	}
	beyond = nest_two(m, "fcmp ogt", SMR_F64, size[1], size[0]);
	bits = nest_choose(m, t, beyond, nest_two(m, "sub", t, bits, one), bits);
	inexact = nest_two(m, "fcmp une", SMR_F64, back, a);
	bits = nest_choose(m, t, inexact, nest_two(m, "or", t, bits, one), bits);
	return nest_cast(m, "bitcast", t, SMR_F32, bits);
}

nest_val nest_short_extreme(nest_emit *m, bool max, nest_val a, nest_val b)
{
	const smr_dtype t = SMR_F32;
	nest_val first = nest_two(m, max ? "fcmp ogt" : "fcmp olt", t, a, b);
	nest_val zero =
		nest_two(m, max ? "and" : "or", SMR_U32, nest_cast(m, "bitcast", t, SMR_U32, a),
			 nest_cast(m, "bitcast", t, SMR_U32, b));
	nest_val r = nest_choose(m, t, nest_two(m, "fcmp oeq", t, a, b),
				 nest_cast(m, "bitcast", SMR_U32, t, zero),
				 nest_choose(m, t, first, a, b));

	return nest_choose(m, t, nest_two(m, "fcmp uno", t, a, b), nest_two(m, "fadd", t, a, b), r);
}
