/* Which implementation for each codelet? The one with the least predicted time, and none at all when
 * the original loops are predicted to be faster. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "run/run.h"

/* Sizes are alike when all symbols are, up to a quarter of a power of two. */
static uint64_t size_class(const smr_graph *g, const int64_t *sym)
{
	uint64_t h = 0;

	for (uint32_t i = 0; i < g->nsyms; i++) {
		double v = fabs((double)sym[i]);

		h = smr_hash_mix(h, v < 1 ? 0 : (uint64_t)(4 * log2(v)) + 1);
	}
	return h;
}

static bool has_float_fold(const smr_expr *e)
{
	if (e == NULL)
		return false;
	if (e->kind == SMR_EXPR_FOLD && smr_dtype_is_float(e->type))
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (has_float_fold(e->args[i]))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (has_float_fold(e->init[k]) || has_float_fold(e->step[k]))
			return true;
	return false;
}

static void base_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	smr_nest_work(f->graph, c->nest, e->sym, &q->work);
	q->dtype = c->nest->nest->value->type;
	q->klass = c->match.kernel != NULL ? smr_kernel_class(c->match.kernel) : "nest";
	q->code = smr_hash_mix(f->code, c->id);
	q->size = size_class(f->graph, e->sym);
	q->threads = 1;
}

/* A strict sum stays in source order: it is as slow as the latency of its additions. */
static void predict_original(const smr_runner *r, const smr_flow *f, const smr_codelet *c,
			     const smr_env *e, smr_prediction *out)
{
	smr_cost_query q = {.impl = "original"};

	base_query(f, c, e, &q);
	q.chained_sum = has_float_fold(c->nest->nest->value);
	smr_cost_predict(&r->cost, &q, out);
}

static bool allowed(const smr_runner *r, const smr_codelet *c, const smr_impl *impl, uint64_t code,
		    uint64_t size)
{
	if (r->only_impl != NULL && strcmp(r->only_impl, impl->name) != 0)
		return false;
	if (c->fp == SMR_FP_STRICT && impl->reassociates)
		return false;
	return r->hooks.verdict == NULL ||
	       r->hooks.verdict(r->hooks.ctx, code, impl->name, size) != SMR_JUDGED_BAD;
}

static smr_status choose_step(const smr_runner *r, const smr_flow *f, smr_size *s, smr_flow_step *p,
			      const smr_env *e)
{
	char why[120] = "no implementation is allowed";
	double best_setup = 0;

	predict_original(r, f, p->codelet, e, &p->original);
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++) {
		smr_cost_query q = {.impl = (*i)->name};
		smr_cost plain = {.machine = r->cost.machine};
		smr_prediction now;

		base_query(f, p->codelet, e, &q);
		q.threads = smr_workers_count(r->workers);
		if (!allowed(r, p->codelet, *i, q.code, q.size))
			continue;
		if ((*i)->accept(p->codelet, e) != SMR_OK) {
			snprintf(why, sizeof(why), "%s: %s", (*i)->name, smr_errmsg());
			continue;
		}
		smr_cost_predict(&r->cost, &q, &now);
		if (p->impl != NULL && now.p50 >= p->predicted.p50)
			continue;
		p->impl = *i;
		p->predicted = now;
		p->query = q;
		best_setup = (*i)->setup_s != NULL ? (*i)->setup_s(p->codelet, e) : 0;
		smr_cost_predict(&plain, &q, &now);
		p->roofline = now.p50;
	}
	if (p->impl == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s", why);
	s->gain += p->original.p50 - p->predicted.p50;
	s->setup += best_setup;
	return SMR_OK;
}

smr_status smr_choose(const smr_runner *r, const smr_flow *f, smr_size *s, const smr_env *e)
{
	s->steps = smr_calloc(f->ncodelets + 1, sizeof(*s->steps));
	if (s->steps == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	s->nsteps = f->ncodelets;
	for (size_t c = 0; c < f->ncodelets; c++) {
		s->steps[c].codelet = &f->codelets[c];
		SMR_TRY(choose_step(r, f, s, &s->steps[c], e));
	}
	return SMR_OK;
}
