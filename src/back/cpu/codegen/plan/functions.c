/* Which operators have code: inline, or by functions of the C library. */
#include "back/cpu/codegen/plan/nest.h"

static const struct {
	smr_op op;
	const char *name;
} libm[] = {
	{SMR_OP_exp, "exp"},     {SMR_OP_exp2, "exp2"},     {SMR_OP_expm1, "expm1"},
	{SMR_OP_log, "log"},     {SMR_OP_log2, "log2"},     {SMR_OP_log10, "log10"},
	{SMR_OP_log1p, "log1p"}, {SMR_OP_sin, "sin"},       {SMR_OP_cos, "cos"},
	{SMR_OP_tan, "tan"},     {SMR_OP_tanh, "tanh"},     {SMR_OP_erf, "erf"},
	{SMR_OP_pow, "pow"},     {SMR_OP_atan2, "atan2"},   {SMR_OP_hypot, "hypot"},
	{SMR_OP_erfc, "erfc"},   {SMR_OP_asin, "asin"},     {SMR_OP_acos, "acos"},
	{SMR_OP_atan, "atan"},   {SMR_OP_sinh, "sinh"},     {SMR_OP_cosh, "cosh"},
	{SMR_OP_asinh, "asinh"}, {SMR_OP_acosh, "acosh"},   {SMR_OP_atanh, "atanh"},
	{SMR_OP_cbrt, "cbrt"},   {SMR_OP_lgamma, "lgamma"}, {SMR_OP_erf_inv, "log"}, /* calls it */
};

/* clang-format off: a table */
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

bool nest_is_function(smr_op op)
{
	return nest_libm_name(op) != NULL;
}

bool nest_is_inline(const nest_plan *p, smr_op op)
{
	return p->reassoc && (p->cpu.fma || !p->cpu.libm) && nest_is_function(op);
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
	smr_dtype from = e->nargs > 0 ? e->args[0]->type : e->type;

	if (e->kind != SMR_EXPR_OP)
		return NULL;
	if (e->op == SMR_OP_fma && !p->cpu.fma)
		return "fma";
	/* no function of a library has the reference's bits; lgamma() sets signgam */
	if ((e->op == SMR_OP_erf_inv && !p->reassoc) ||
	    (e->op == SMR_OP_lgamma && !nest_is_inline(p, e->op)))
		return smr_op_name(e->op);
	if (p->cpu.libm || nest_is_called(p, e))
		return NULL;
	if (p->cpu.simt > 0)
		return simt_library_call(p, e);
	if (nest_libm_name(e->op) != NULL)
		return nest_is_inline(p, e->op) ? NULL : nest_libm_name(e->op);
	if (e->type == SMR_F16 || from == SMR_F16)
		return "conversions of half precision";
	return NULL;
}
