/* From a codelet to its kernels. */
#include <string.h>

#include "back/webgpu/own.h"
#include "base/alloc.h"

/* Functions are those of math.c; the printer refuses the others. */
static nest_cpu cpu_of(const smr_wgsl_target *t)
{
	return (nest_cpu){.vector = 1,
			  .registers = 64,
			  .fma = true,
			  .libm = true,
			  .simt = t->running,
			  .processors = t->processors,
			  .shared = t->shared};
}

static bool find_float(const smr_expr *e, void *arg)
{
	bool computes = e->kind == SMR_EXPR_OP && e->op != SMR_OP_select && e->nargs > 0 &&
			(smr_dtype_is_float(e->type) || smr_dtype_is_float(e->args[0]->type));

	*(bool *)arg |= computes;
	return !*(bool *)arg;
}

/* WGSL promises neither the order nor the rounding that a strict program requires. */
static smr_status check_order(const smr_codelet *c)
{
	bool computes = false;

	for (uint32_t k = 0; c->fp == SMR_FP_STRICT && k <= c->nbeside; k++) {
		const smr_nest *n = smr_codelet_nest(c, k)->nest;

		nest_walk(n->value, find_float, &computes);
		if (n->pred != NULL)
			nest_walk(n->pred, find_float, &computes);
	}
	return computes ? smr_fail(SMR_EUNSUPPORTED,
				   "the program requires exact floats, which WGSL does not promise")
			: SMR_OK;
}

static smr_status make_plan(const smr_codelet *c, const smr_env *e, const smr_wgsl_target *t,
			    nest_plan **out)
{
	nest_cpu cpu = cpu_of(t);
	smr_status st;

	SMR_TRY(check_order(c));
	*out = smr_malloc(sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	st = nest_plan_make(*out, c, e, &cpu);
	if (st != SMR_OK)
		smr_free(*out);
	return st;
}

static smr_status print(nest_plan *p, const smr_wgsl_target *t, smr_wgsl_code *out)
{
	wgsl *w = smr_calloc(1, sizeof(*w));
	smr_status st;

	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	w->p = p;
	w->t = t;
	w->code = out;
	st = wgsl_lay_out(w);
	if (st == SMR_OK)
		st = wgsl_kernels(w);
	smr_str_free(&w->body);
	smr_free(w);
	nest_recipe_of(p, &out->recipe);
	return st;
}

smr_status smr_wgsl_generate(const smr_codelet *c, const smr_env *e, const smr_wgsl_target *t,
			     smr_wgsl_code *out)
{
	nest_plan *p;
	smr_status st;

	*out = (smr_wgsl_code){0};
	SMR_TRY(make_plan(c, e, t, &p));
	st = print(p, t, out);
	smr_free(p);
	if (st != SMR_OK)
		smr_wgsl_free(out);
	return st;
}

/* Operators and types are known to be impossible only when they are printed, which is quick. */
smr_status smr_wgsl_check(const smr_codelet *c, const smr_env *e, const smr_wgsl_target *t)
{
	smr_wgsl_code *code = smr_malloc(sizeof(*code));
	smr_status st;

	if (code == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	st = smr_wgsl_generate(c, e, t, code);
	if (st == SMR_OK)
		smr_wgsl_free(code);
	smr_free(code);
	return st;
}

void smr_wgsl_free(smr_wgsl_code *code)
{
	for (int k = 0; code != NULL && k < NEST_MAX_STAGES; k++)
		smr_str_free(&code->kernel[k].text);
}

void smr_wgsl_arguments(const smr_wgsl_code *code, const int64_t *offset, const uint64_t *value,
			uint32_t words[SMR_WGSL_WORDS])
{
	const nest_recipe *r = &code->recipe;
	size_t n = 0;

	for (int b = 0; b < code->nbases; b++)
		words[n++] = (uint32_t)offset[b];
	for (int i = 0; i < r->nops && n < code->nwords; i++) {
		uint64_t v = r->op[i].node < r->nvalues ? value[r->op[i].node] : 0;

		if (r->op[i].where != NEST_VALUE)
			continue;
		words[n++] = (uint32_t)v;
		words[n++] = (uint32_t)(v >> 32);
	}
}
