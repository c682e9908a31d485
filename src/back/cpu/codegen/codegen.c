/* The implementation "nest": code generated for a codelet, run on the workers tile by tile. */
#include "back/cpu/codegen/object/exec.h"
#include "back/cpu/codegen/object/module.h"
#include "back/cpu/codegen/plan/count.h"
#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static smr_status nest_accept(const smr_codelet *c, const smr_env *e)
{
	nest_cpu cpu;

	nest_cpu_for(c, &cpu);
	return nest_check(c, e, &cpu);
}

static smr_status generate_object(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
				  nest_text *text, nest_object *object)
{
	int64_t from = smr_log_on(SMR_LOG_DEBUG) ? smr_work_ns() : 0, began = smr_now_ns();
	smr_status st = nest_generate(c, e, cpu, text);
	size_t bytes = text->ir.n;

	if (st == SMR_OK) {
		st = nest_object_get(text->ir.s, text->ir.n, text->recipe.nstages, object);
		smr_str_free(&text->ir);
	}
	if (st == SMR_OK)
		nest_kept_note(c, e, cpu, text, object);
	if (st != SMR_OK || object->cached)
		return st;
	smr_compile_job_took(smr_now_ns() - began);
	smr_log(SMR_LOG_DEBUG, "code: %.2f ms of processor time, %zu bytes of IR",
		smr_seconds(from, smr_work_ns()) * 1e3, bytes);
	return SMR_OK;
}

/* ---- code for all sizes (back/cpu/codegen/plan/generic.c): programs built ahead of time contain
 * it beside the code for their own sizes, and use it if there is no compiler. */

static atomic_bool all_sizes;

void smr_nest_for_all_sizes(bool on)
{
	atomic_store(&all_sizes, on);
}

typedef smr_status take_object(const char *ir, size_t n, int nstages, nest_object *out);

static smr_status make_generic(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
			       bool streams, take_object *take, nest_text *text,
			       nest_object *object)
{
	nest_cpu any = *cpu;
	smr_status st;

	any.generic = true;
	any.streams = streams;
	SMR_TRY(nest_generate(c, e, &any, text));
	st = take(text->ir.s, text->ir.n, text->recipe.nstages, object);
	smr_str_free(&text->ir);
	return st;
}

/* Compiles code for results that stay in the caches, and for results that do not. Errors are
 * ignored: that code is then not in the cache. */
static void compile_generic_objects(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu)
{
	for (int streams = 0; streams < 2; streams++) {
		nest_object object = {0};
		nest_text text;

		if (make_generic(c, e, cpu, streams > 0, nest_object_get, &text, &object) == SMR_OK)
			nest_object_drop(&object);
	}
}

/* Uses generic code that was built ahead of time, or returns the error of the specific code. */
static smr_status find_generic_object(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu,
				      smr_status st, nest_text *text, nest_object *object)
{
	char why[512];

	snprintf(why, sizeof(why), "%s", smr_errmsg());
	if (make_generic(c, e, cpu, false, nest_object_find, text, object) == SMR_OK)
		return SMR_OK;
	return smr_fail(st, "%s", why);
}

static smr_status nest_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			       smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	nest_text text;
	nest_cpu cpu;
	smr_status st = SMR_OK;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	nest_cpu_for(c, &cpu);
	if (!nest_kept_find(c, e, &cpu, &text, &x->object))
		st = generate_object(c, e, &cpu, &text, &x->object);
	if (st == SMR_OK && c->tuning == 0 && atomic_load(&all_sizes))
		compile_generic_objects(c, e, &cpu);
	if (st != SMR_OK && c->tuning == 0)
		st = find_generic_object(c, e, &cpu, st, &text, &x->object);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	x->recipe = text.recipe;
	memcpy(x->detail, text.detail, sizeof(x->detail));
	*out = x;
	return SMR_OK;
}

/* The caller keeps the code linked while the execution exists. */
static smr_status nest_adopt(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
			     smr_exec **out)
{
	nest_fn *const *stages = a->entry;
	smr_exec *x;
	smr_status st;

	if (stages == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "this code is not linked");
	x = smr_calloc(1, sizeof(*x));
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	st = nest_recipe_of_note(c, e, a, &x->recipe);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	memcpy(x->object.fn, stages, (size_t)x->recipe.nstages * sizeof(*stages));
	snprintf(x->detail, sizeof(x->detail), "code that arrived");
	*out = x;
	return SMR_OK;
}

/* Leaves @p work unchanged if there is no plan. */
static void estimate_nest_work(const smr_codelet *c, const smr_env *e, smr_work *work)
{
	nest_plan *p = smr_malloc(sizeof(*p));
	nest_cpu cpu;

	nest_cpu_for(c, &cpu);
	if (p != NULL && nest_plan_make(p, c, e, &cpu) == SMR_OK)
		nest_count(p, work);
	smr_free(p);
}

/* Operands of products are not always in the first cache, as the count of cycles assumes. */
#define PRODUCT 1.25

static const smr_cost_rate nest_rate[] = {
	{"channels", 0.35, 0.80, PRODUCT, 0.15e-6, 1.6, {1.57, 0, 1.0, 0.044, 0, 0}},
	{"window", 0.70, 0.80, PRODUCT, 0.15e-6, 1.6, {.mac = 0}},
	{"contract", 0.50, 0.60, PRODUCT, 0.25e-6, 1.6, {2.0, 0.054, 0.046, 0.17, 130, 0.4}},
	{"gram", 0.50, 0.60, PRODUCT, 0.25e-6, 1.6, {2.0, 0.054, 0.046, 0.17, 130, 0.4}},
	/* by weights of operators; cycles are not counted yet when fusion is planned */
	{"element", 0.20, 1, 1, 0.15e-6, 1.9, {.mac = 0}},
	{NULL, 0.40, 1, 1, 0.15e-6, 1.9, {.mac = 0}},
};
static const smr_cost_rates nest_rates = {
	.rate = nest_rate,
	.source =
		SMR_COST_MEASURED "; weights of channels: 3x3 of 14x14x256 and 7x7x512 on a Zen 4",
	.math = SMR_COST_MATH_VECTOR,
	.feature = 1,
	.widen = 1.4,
	.short_rows = true,
};
const smr_impl smr_impl_nest = {
	.name = "nest",
	.about = "code generated for this nest",
	.beside = true,
	.shared = true,
	.rates = &nest_rates,
	.accept = nest_accept,
	.prepare = nest_prepare,
	.run = nest_run,
	.release = nest_release,
	.detail = nest_detail,
	.foresee = estimate_nest_work,
	.pack = nest_pack,
	.adopt = nest_adopt,
	.freeze = nest_freeze,
	.thaw = nest_thaw,
	.tunings = NEST_TUNINGS,
	.compile_s = 0.05, /* measured: 40 to 60 ms for each nest of examples/superres */
};
