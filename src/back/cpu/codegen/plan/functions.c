/* Which operators have code: inline, or by functions of the C library and of SLEEF. */
#include "back/cpu/codegen/plan/nest.h"

/* clang-format off: a table */
static const struct {
	smr_op op;
	const char *name;
	bool vectors; /* SLEEF's version has 1 ulp, too */
} libm[] = {
#define M(f, vectors) {SMR_OP_##f, #f, vectors},
	M(exp, true) M(exp2, true) M(expm1, true) M(log, true) M(log2, true) M(log10, true)
		M(log1p, true) M(sin, true) M(cos, true) M(tan, true) M(tanh, true) M(erf, true) M(
			pow, true) M(atan2, true) M(hypot, false) M(erfc, false) M(asin, true)
			M(acos, true) M(atan, true) M(sinh, false) M(cosh, false) M(asinh, false)
				M(acosh, false) M(atanh, false) M(cbrt, true) M(lgamma, true)
#undef M
					{SMR_OP_erf_inv, "log", false}, /* calls it */
};

/* Operators with code in ops.c and value.c. */
static const smr_op plain[] = {
	SMR_OP_add,      SMR_OP_addc,    SMR_OP_sub,     SMR_OP_mul,      SMR_OP_div,
	SMR_OP_rem,      SMR_OP_neg,     SMR_OP_abs,     SMR_OP_fmax,     SMR_OP_fmin,
	SMR_OP_maximum,  SMR_OP_minimum, SMR_OP_sqrt,    SMR_OP_floor,    SMR_OP_ceil,
	SMR_OP_trunc,    SMR_OP_round,   SMR_OP_rint,    SMR_OP_copysign, SMR_OP_eq,
	SMR_OP_ne,       SMR_OP_lt,      SMR_OP_le,      SMR_OP_gt,       SMR_OP_ge,
	SMR_OP_ult,      SMR_OP_ule,     SMR_OP_ugt,     SMR_OP_uge,      SMR_OP_ueq,
	SMR_OP_one,      SMR_OP_ord,     SMR_OP_uno,     SMR_OP_select,   SMR_OP_and,
	SMR_OP_or,       SMR_OP_xor,     SMR_OP_not,     SMR_OP_shl,      SMR_OP_shr,
	SMR_OP_popcount, SMR_OP_clz,     SMR_OP_convert, SMR_OP_bitcast,  SMR_OP_fma,
};
/* clang-format on */

const char *nest_libm_name(smr_op op)
{
	for (size_t i = 0; i < sizeof(libm) / sizeof(libm[0]); i++)
		if (libm[i].op == op)
			return libm[i].name;
	return NULL;
}

bool nest_has_vectors(smr_op op)
{
	for (size_t i = 0; i < sizeof(libm) / sizeof(libm[0]); i++)
		if (libm[i].op == op)
			return libm[i].vectors;
	return false;
}

bool nest_is_function(smr_op op)
{
	return nest_libm_name(op) != NULL;
}

bool nest_has_code(const smr_expr *e)
{
	if (e->kind != SMR_EXPR_OP)
		return true;
	if (e->op == SMR_OP_nextafter) /* that of a short float is not that of its f32 */
		return e->type == SMR_F32 || e->type == SMR_F64;
	for (size_t i = 0; i < sizeof(plain) / sizeof(plain[0]); i++)
		if (plain[i] == e->op)
			return true;
	return nest_libm_name(e->op) != NULL;
}

/* For SIMT: functions with code, and conversions and roundings by instructions. */
static const char *simt_library_call(const nest_plan *p, const smr_expr *e)
{
	static const smr_op inlined[] = {SMR_OP_exp, SMR_OP_tanh, SMR_OP_hypot, SMR_OP_sinh,
					 SMR_OP_cosh};
	bool single = e->type == SMR_F32;

	if (e->op == SMR_OP_rem && smr_dtype_is_float(e->type))
		return "fmod";
	for (size_t i = 0; i < sizeof(inlined) / sizeof(inlined[0]) && p->reassoc; i++)
		if (e->op == inlined[i])
			return NULL;
	if (p->reassoc && single && (e->op == SMR_OP_erf || e->op == SMR_OP_erfc))
		return NULL;
	return nest_libm_name(e->op);
}

const char *nest_library_call(const nest_plan *p, const smr_expr *e)
{
	bool poly = e->op == SMR_OP_exp || e->op == SMR_OP_tanh;
	smr_dtype from = e->nargs > 0 ? e->args[0]->type : e->type;

	if (e->kind != SMR_EXPR_OP)
		return NULL;
	if (e->op == SMR_OP_fma && !p->cpu.fma)
		return "fma";
	/* no function of a library has the reference's bits; lgamma() sets signgam */
	if (!p->reassoc && (e->op == SMR_OP_erf_inv || e->op == SMR_OP_lgamma))
		return smr_op_name(e->op);
	if (e->op == SMR_OP_lgamma && !p->cpu.sleef)
		return "lgamma";
	if (p->cpu.libm || nest_is_called(p, e))
		return NULL;
	if (p->cpu.simt > 0)
		return simt_library_call(p, e);
	if (nest_libm_name(e->op) != NULL)
		return poly && p->reassoc ? NULL : nest_libm_name(e->op);
	if (e->op == SMR_OP_rem && smr_dtype_is_float(e->type))
		return "fmod";
	if (e->op == SMR_OP_round)
		return "round";
	if (e->type == SMR_F16 || e->type == SMR_BF16 || from == SMR_F16 || from == SMR_BF16)
		return "conversions of half precision";
	return NULL;
}
