/* The implementation "nest": code generated for the codelet at hand, run on the workers tile by
 * tile. */
#include "back/cpu/nest_exec.h"
#include "back/cpu/nest_module.h"
#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include <stdio.h>
#include <string.h>

static smr_status nest_accept(const smr_codelet *c, const smr_env *e)
{
	nest_cpu cpu;

	nest_cpu_for(c, &cpu);
	return nest_check(c, e, &cpu);
}

static smr_status make(const smr_codelet *c, const smr_env *e, const nest_cpu *cpu, nest_text *text,
		       nest_object *object)
{
	int64_t from = smr_log_on(SMR_LOG_DEBUG) ? smr_work_ns() : 0;
	smr_status st = nest_generate(c, e, cpu, text);
	size_t bytes = text->ir.n;

	if (st == SMR_OK) {
		st = nest_object_get(text->ir.s, text->ir.n, text->recipe.nstages, object);
		smr_str_free(&text->ir);
	}
	if (st == SMR_OK)
		nest_kept_note(c, e, cpu, text, object);
	if (st == SMR_OK && !object->cached)
		smr_log(SMR_LOG_DEBUG, "code: %.2f ms of processor time, %zu bytes of IR",
			smr_seconds(from, smr_work_ns()) * 1e3, bytes);
	return st;
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
		st = make(c, e, &cpu, &text, &x->object);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	x->recipe = text.recipe;
	memcpy(x->detail, text.detail, sizeof(x->detail));
	*out = x;
	return SMR_OK;
}

/* The code stays linked as long as whoever handed it to us has it. */
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

const smr_impl smr_impl_nest = {
	.name = "nest",
	.about = "code generated for this nest",
	.reassociates = true,
	.beside = true,
	.accept = nest_accept,
	.prepare = nest_prepare,
	.run = nest_run,
	.release = nest_release,
	.detail = nest_detail,
	.pack = nest_pack,
	.adopt = nest_adopt,
	.freeze = nest_freeze,
	.thaw = nest_thaw,
	.tunings = NEST_TUNINGS,
	.compile_s = 0.05, /* measured: 40 to 60 ms for each nest of examples/superres */
};
