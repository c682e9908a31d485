/* The trace and the stack limit of a thread that runs a script; statements that are left out. */
#include <pthread.h>
#include <string.h>

#include "dml/lineage/tracing.h"

static smr_loc current_loc(void *ctx)
{
	const script *s = ctx;

	return (smr_loc){.file = dml_file_name(s->frame->file), .line = s->frame->at.line};
}

static dml_cache *cache_of(const script *s)
{
	return s->tracing != NULL ? s->tracing->cache : NULL;
}

static bool takes_result(void *ctx, double bytes, double seconds)
{
	return cache_of(ctx) != NULL && dml_cache_takes(cache_of(ctx), bytes, seconds);
}

static void keep_result(void *ctx, dml_matrix *m, double seconds)
{
	dml_cache_put(cache_of(ctx), m->lineage, m, seconds);
}

smr_status dml_make_trace(script *s)
{
	const dml_owner owner = {.forget = dml_forget_dead,
				 .place = current_loc,
				 .fits = dml_fits,
				 .room = dml_room,
				 .takes = takes_result,
				 .give = keep_result,
				 .ctx = s};

	SMR_TRY(dml_lazy_new(s->params->runner, &owner, &s->trace));
	s->trace->measures = s->params->measures;
	s->trace->plans = s->params->plans;
	s->trace->defers = s->params->reuse == SMR_SCRIPT_REUSE_PARTIAL;
	return SMR_OK;
}

bool dml_names_have(const char *const *names, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(names[i], name) == 0)
			return true;
	return false;
}

static bool calls(const smr_dml_expr *e, const char *name)
{
	return e->kind == SMR_DML_CALL && e->space == NULL && strcmp(e->callee, name) == 0;
}

bool dml_is_left_out(const script *s, const smr_dml_statement *t)
{
	const smr_interp_params *p = s->params;

	if (s->frame->function != NULL)
		return false;
	if (t->kind == SMR_DML_ASSIGN && t->ntargets == 1 && t->targets[0]->kind == SMR_DML_NAME)
		return calls(t->value, "read") &&
		       dml_names_have(p->inputs, p->ninputs, t->targets[0]->name);
	return t->kind == SMR_DML_DO && calls(t->value, "write") && t->value->nargs > 0 &&
	       t->value->args[0].value->kind == SMR_DML_NAME &&
	       dml_names_have(p->outputs, p->noutputs, t->value->args[0].value->name);
}

/* Returns the middle of the rest of this thread's stack: below it there is room for one more
 * statement, however deeply nested, but not for unbounded calls. */
const char *dml_half_of_stack(void)
{
	const char *here = __builtin_frame_address(0);
	pthread_attr_t attr;
	void *low;
	size_t size;
	int bad;

	if (pthread_getattr_np(pthread_self(), &attr) != 0)
		return NULL;
	bad = pthread_attr_getstack(&attr, &low, &size);
	pthread_attr_destroy(&attr);
	return bad == 0 ? here - (here - (const char *)low) / 2 : NULL;
}
