/* Operators that code computes by calls of the C library. */
#include "back/cpu/codegen/plan/nest.h"
#include "samara/site.h"

static const struct {
	smr_op op;
	int function;
} functions[] = {
	{SMR_OP_exp, SMR_SITE_FUNCTION_exp},     {SMR_OP_exp2, SMR_SITE_FUNCTION_exp2},
	{SMR_OP_expm1, SMR_SITE_FUNCTION_expm1}, {SMR_OP_log, SMR_SITE_FUNCTION_log},
	{SMR_OP_log2, SMR_SITE_FUNCTION_log2},   {SMR_OP_log10, SMR_SITE_FUNCTION_log10},
	{SMR_OP_log1p, SMR_SITE_FUNCTION_log1p}, {SMR_OP_sin, SMR_SITE_FUNCTION_sin},
	{SMR_OP_cos, SMR_SITE_FUNCTION_cos},     {SMR_OP_tan, SMR_SITE_FUNCTION_tan},
	{SMR_OP_tanh, SMR_SITE_FUNCTION_tanh},   {SMR_OP_erf, SMR_SITE_FUNCTION_erf},
	{SMR_OP_pow, SMR_SITE_FUNCTION_pow},     {SMR_OP_atan2, SMR_SITE_FUNCTION_atan2},
	{SMR_OP_hypot, SMR_SITE_FUNCTION_hypot}, {SMR_OP_rem, SMR_SITE_FUNCTION_fmod},
};

int nest_call_number(smr_op op, smr_dtype t)
{
	for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++)
		if (functions[i].op == op && (t == SMR_F32 || t == SMR_F64))
			return 2 * functions[i].function + (t == SMR_F64);
	return -1;
}

bool nest_is_called(const nest_plan *p, const smr_expr *e)
{
	bool poly = p->reassoc && (e->op == SMR_OP_exp || e->op == SMR_OP_tanh);

	return p->cpu.calls && e->kind == SMR_EXPR_OP && !poly &&
	       nest_call_number(e->op, e->type) >= 0;
}

typedef struct search {
	const nest_plan *p;
	bool found;
} search;

static bool find_call(const smr_expr *e, void *arg)
{
	search *s = arg;

	s->found |= nest_is_called(s->p, e);
	return !s->found;
}

bool nest_has_calls(const nest_plan *p, const smr_expr *e)
{
	search s = {.p = p};

	if (p->cpu.calls)
		nest_walk(e, find_call, &s);
	return s.found;
}
