/* The nests of the source that a codelet consists of, the features of each as the deciders see them
 * (to measure how often they are right), and the candidates of a codelet. */
#include "api/decompose/codelets_internal.h"
#include "api/explain/internal.h"
#include "base/alloc.h"

/* ---- nests ----------------------------------------------------------------------------------- */

static smr_status add_features(smr_describing *d, const smr_codelet *c, const smr_node *v,
			       smr_arena *a, smr_source_nest *to)
{
	double vector[SMR_FEATURES] = {0};
	const char *canonical = "";
	smr_match m = {0};
	char why[160] = "";
	smr_status st;

	SMR_TRY(smr_identify(d->program->ctx->library, c->graph, v, a, &m, why, sizeof(why)));
	st = smr_nest_canonical(c->graph, v, a, &canonical);
	if (st == SMR_OK)
		st = smr_nest_vector(c->graph, v, a, vector);
	if (st != SMR_OK && st != SMR_EUNSUPPORTED) /* it has no features; the reason says so,
						       too */
		return st;
	if (m.kernel != NULL)
		to->kernel = smr_text_copy(d->a, smr_kernel_name(m.kernel));
	else
		to->reason = smr_text_copy(d->a, why);
	to->canonical = smr_text_copy(d->a, canonical);
	to->nvector = SMR_FEATURES;
	to->vector = smr_arena_memdup(d->a, vector, sizeof(vector));
	return SMR_OK;
}

static smr_status add_nest(smr_describing *d, const smr_codelet *c, const smr_node *v,
			   smr_source_nest *to)
{
	const smr_loc *at = &v->loc;
	smr_arena *a;
	smr_status st;

	*to = (smr_source_nest){.file = smr_text_copy(d->a, at->file != NULL ? at->file : ""),
				.function = smr_text_copy(d->a, at->function),
				.line = at->line};
	if (d->params->nests == 0) {
		if (at->function == NULL)
			to->function = "";
		return SMR_OK;
	}
	a = smr_arena_new();
	st = a != NULL ? add_features(d, c, v, a, to) : smr_fail(SMR_ENOMEM, "no memory for nests");
	smr_arena_free(a);
	return st;
}

smr_status smr_describe_nests(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	const void **list;
	smr_source_nest *n;

	if (d->params->nests == 0 && d->params->ways == 0)
		return SMR_OK;
	n = smr_records_new(d->a, c->nsources, sizeof(*n), &list);
	for (uint32_t i = 0; n != NULL && i < c->nsources; i++)
		SMR_TRY(add_nest(d, c, c->sources[i], &n[i]));
	to->nnests = c->nsources;
	to->nests = (const smr_source_nest *const *)list;
	return SMR_OK;
}

/* ---- ways ------------------------------------------------------------------------------------ */

static void describe_choice(smr_describing *d, const smr_api_place *p, const smr_env *e,
			    smr_codelet_facts *to)
{
	smr_runner r = d->program->ctx->runner;
	smr_flow one = *p->flow;
	smr_told_way ways[SMR_TOLD_WAYS];
	smr_dispatch step = {.codelet = p->codelet};
	smr_specialization s = {0};

	one.codelets += p->codelet - p->flow->codelets;
	one.ncodelets = 1;
	if (smr_choose(&r, &one, &s, e) == SMR_OK)
		step = s.steps[0];
	to->nways = smr_choose_tell(&r, &one, &s, &step, e, ways, SMR_TOLD_WAYS);
	to->ways = smr_explain_ways(d->a, ways, to->nways);
	smr_free(s.steps);
}

smr_status smr_describe_ways(smr_describing *d, smr_codelet_facts *to)
{
	static const void *const none[1];
	const smr_api_place *p = &d->program->places[d->at];
	smr_env env = {0};
	int64_t *sym = NULL;
	smr_status st = smr_bind_sizes(p->flow->graph, p->codelet->nest, d->params->sizes,
				       d->params->nsizes, &sym);

	if (st == SMR_EINVAL) {
		to->unknown = smr_text_copy(d->a, smr_errmsg());
		to->ways = (const smr_explained_way *const *)none;
		return SMR_OK;
	}
	if (st == SMR_OK)
		st = smr_env_new(p->flow->graph, sym, &env);
	if (st == SMR_OK)
		describe_choice(d, p, &env, to);
	smr_env_free(&env);
	smr_free(sym);
	return st;
}
