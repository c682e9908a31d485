/* Generates a codelet's code for any target. The plan is temporary; the text and the recipe
 * remain. */
#include "back/cpu/codegen/object/module.h"
#include "base/alloc.h"
#include <inttypes.h>
#include <stdio.h>

enum { MUCH = 192 << 10 }; /* bytes of text that take a fifth of a second to compile */

static void describe_plan(const nest_plan *p, char *out, size_t n)
{
	const nest_stage *s = &p->stages[p->nstages - 1];
	size_t used;

	used = (size_t)snprintf(out, n, "%d stage%s;", p->nstages, p->nstages > 1 ? "s" : "");
	if (s->vloop >= 0)
		used += (size_t)snprintf(out + used, n - used, " %d lanes of %s x%d", s->width,
					 p->nest->loops[s->vloop].name, s->unroll);
	else
		used += (size_t)snprintf(out + used, n - used, " no lanes");
	for (int i = 0; i < s->nloops && used < n; i++) {
		int l = s->order[i];

		if (l != s->vloop && s->tile[l] > 1)
			used += (size_t)snprintf(out + used, n - used, ", %s by %d",
						 p->nest->loops[l].name, s->tile[l]);
	}
	if (s->diag_fold >= 0 && used < n)
		used += (size_t)snprintf(out + used, n - used, ", sliding along %s",
					 p->nest->loops[s->diag_fold].name);
	if (s->vblock > 0 && used < n)
		used += (size_t)snprintf(out + used, n - used, ", blocks of %lld",
					 (long long)s->vblock);
	if (s->npar > 0 && used < n)
		snprintf(out + used, n - used, "; parallel over %s%s%s",
			 p->nest->loops[s->order[0]].name, s->npar > 1 ? " and " : "",
			 s->npar > 1 ? p->nest->loops[s->order[1]].name : "");
}

smr_status nest_check(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu)
{
	nest_plan *p = smr_malloc(sizeof(*p));
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	st = nest_plan_make(p, c, e, cpu);
	smr_free(p);
	return st;
}

static smr_status generate_ir(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
			      nest_text *out)
{
	nest_plan *p = smr_malloc(sizeof(*p));
	smr_status st;

	*out = (nest_text){0};
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	st = nest_plan_make(p, c, e, cpu);
	if (st == SMR_OK)
		st = nest_ir(p, NULL, &out->ir);
	if (st == SMR_OK) {
		nest_recipe_of(p, &out->recipe);
		out->called = p->called;
		out->call_more = p->call_more;
		out->call_less = p->call_less;
		describe_plan(p, out->detail, sizeof(out->detail));
	} else {
		smr_str_free(&out->ir);
	}
	smr_free(p);
	return st;
}

/* Generates again with one point for each tile, if that is less text. If the points of a tile share
 * less than the model assumes (each has its own condition, and loads are lane by lane), the text is
 * so long that the compiler takes a second, and the code exceeds the instruction cache. */
static void retry_with_small_tiles(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
				   nest_text *out)
{
	nest_cpu small = *cpu;
	nest_text less;

	small.units = small.jam = 1;
	if (generate_ir(c, e, &small, &less) == SMR_OK && less.ir.n < out->ir.n / 2) {
		nest_text was = *out;

		*out = less;
		less = was;
	}
	smr_str_free(&less.ir);
}

smr_status nest_generate(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
			 nest_text *out)
{
	SMR_TRY(generate_ir(c, e, cpu, out));
	if (out->ir.n > MUCH)
		retry_with_small_tiles(c, e, cpu, out);
	return SMR_OK;
}

/* Adds the recipe to the module. */
static void put_recipe(const nest_recipe *r, smr_str *ir)
{
	int64_t words[NEST_RECIPE_WORDS];
	size_t n = nest_recipe_write(r, words);

	smr_str_printf(ir, "@" NEST_RECIPE_SYMBOL " = constant [%zu x i64] [", n);
	for (size_t i = 0; i < n; i++)
		smr_str_printf(ir, "%si64 %" PRId64, i > 0 ? ", " : "", words[i]);
	smr_str_puts(ir, "], align 8\n");
}

static void put_stages(int n, smr_str *ir)
{
	smr_str_printf(ir, "@" NEST_STAGES_SYMBOL " = constant [%d x ptr] [", n);
	for (int k = 0; k < n; k++)
		smr_str_printf(ir, "%sptr @smr_nest_%d", k > 0 ? ", " : "", k);
	smr_str_puts(ir, "], align 8\n");
}

smr_status nest_generate_for(const smr_codelet *c, const smr_env *e, const nest_target *t,
			     nest_text *out)
{
	smr_status st;

	SMR_TRY(nest_generate(c, e, &t->cpu, out));
	if (t->pointer == 8)
		put_stages(out->recipe.nstages, &out->ir);
	st = smr_str_status(&out->ir, "generated code");
	if (st != SMR_OK)
		smr_str_free(&out->ir);
	return st;
}

smr_status smr_nest_module(const smr_codelet *c, const smr_env *e, const char *target, smr_str *ir)
{
	const nest_target *t = nest_target_find(target);
	nest_text text;

	if (t == NULL)
		return smr_fail(SMR_ENOTFOUND,
				"no code is generated for %s (there are x86_64, x86_64_v4, "
				"aarch64 and wasm32)",
				target);
	SMR_TRY(nest_generate_for(c, e, t, &text));
	put_recipe(&text.recipe, &text.ir);
	*ir = text.ir;
	return smr_str_status(ir, "generated code");
}
