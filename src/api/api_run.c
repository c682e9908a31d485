/* Runs of the public interface: the same guards and steps as for compiled programs, on the caller's
 * arrays. */
#include <stdio.h>
#include <string.h>

#include "api/api.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cluster/node/agent.h"
#include "ir/graph/value.h"
#include "run/site/row_split.h"

static smr_flow_plan *find_flow(const smr_planned *p, const char *name)
{
	for (size_t i = 0; i < p->n; i++)
		if (strcmp(p->flows[i].flow->graph->name, name) == 0)
			return &p->flows[i];
	return NULL;
}

/* Checks that all windows of base b lie within the caller's bytes: first those of known length,
 * which include the index arrays, then the others. */
static smr_status check_array(const smr_flow_plan *f, uint32_t b, const smr_array *a, bool open)
{
	const smr_specialization *s = f->size;

	for (size_t i = 0; i < s->nspans; i++) {
		if (s->spans[i].base != b || (s->spans[i].open != NULL) != open)
			continue;
		if (s->spans[i].lo < 0)
			return smr_fail(SMR_EINVAL, "%s is touched %lld bytes before its start",
					a->name, -(long long)s->spans[i].lo);
		if ((uint64_t)s->spans[i].hi > a->bytes)
			return smr_fail(SMR_EINVAL, "%s has %zu bytes, %lld are touched", a->name,
					a->bytes, (long long)s->spans[i].hi);
	}
	return SMR_OK;
}

static smr_status bind_arrays(smr_result *r, const smr_execute_params *q, bool open)
{
	const smr_graph *g = r->flow->flow->graph;

	for (uint32_t b = 0; b < g->nbases; b++) {
		const smr_array *a = NULL;

		for (size_t i = 0; i < q->narrays && a == NULL; i++)
			if (strcmp(q->arrays[i].name, g->bases[b].name) == 0)
				a = &q->arrays[i];
		if (a == NULL || a->data == NULL)
			return smr_fail(SMR_EINVAL, "array '%s' is missing", g->bases[b].name);
		SMR_TRY(check_array(r->flow, b, a, open));
		r->env.base[b] = a->data;
	}
	return SMR_OK;
}

static smr_status bind_numbers(smr_result *r, const smr_execute_params *q)
{
	const smr_graph *g = r->flow->flow->graph;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];
		const smr_number *n = NULL;

		if (v->op != SMR_OP_scalar)
			continue;
		for (size_t k = 0; k < q->nnumbers && n == NULL && v->name != NULL; k++)
			if (strcmp(q->numbers[k].name, v->name) == 0)
				n = &q->numbers[k];
		if (n == NULL)
			return smr_fail(SMR_EINVAL, "number '%s' is missing",
					v->name ? v->name : "?");
		r->env.value[i] = smr_value_from_double(v->type.dtype, n->value);
	}
	return SMR_OK;
}

static smr_status bind_operands(smr_result *r, const smr_execute_params *q)
{
	const smr_graph *g = r->flow->flow->graph;
	const char *why = "";

	if (g->nrows > 0)
		return smr_fail(SMR_EUNSUPPORTED, "%s walks tables of row pointers", g->name);
	SMR_TRY(smr_env_new(g, r->flow->size->sym, &r->env));
	SMR_TRY(bind_arrays(r, q, false));
	SMR_TRY(bind_numbers(r, q));
	if (!smr_guard_call(r->flow->flow, r->flow->size, &r->env, &why)) {
		char text[160];

		snprintf(text, sizeof(text), "%s", why); /* `why` may point to the last message */
		return smr_fail(SMR_EUNSUPPORTED, "%s: %s", g->name, text);
	}
	return bind_arrays(r, q, true);
}

/* The flow's lock must be held: other runs of the flow may change the step. */
static smr_event event_of(const smr_result *r, size_t i, char node[48])
{
	const smr_dispatch *s = &r->flow->size->steps[i];
	const smr_loc *loc = smr_codelet_loc(s->codelet);
	const smr_kernel *k = s->codelet->match.kernel;
	smr_event e = {.struct_size = sizeof(e),
		       .codelet = (uint32_t)(r->flow->first + i),
		       .line = loc->line,
		       .flow = r->flow->flow->graph->name,
		       .function = loc->function ? loc->function : "",
		       .kernel = k ? smr_kernel_name(k) : NULL,
		       .implementation = s->impl->name,
		       .p10_s = s->predicted.p10,
		       .p50_s = s->predicted.p50,
		       .p90_s = s->predicted.p90,
		       .measured_s = r->seconds[i],
		       .done = i + 1,
		       .total = r->flow->size->nsteps,
		       .name = r->flow->spots[i].name,
		       .node = node};

	memcpy(node, s->node, sizeof(s->node));
	return e;
}

void smr_result_tell(const smr_result *r, size_t i)
{
	const smr_ctx *c = r->plan->program->ctx;
	char node[48];
	smr_event e;

	if (c->tell == NULL)
		return;
	(void)pthread_mutex_lock(&r->flow->flow->lock);
	e = event_of(r, i, node);
	(void)pthread_mutex_unlock(&r->flow->flow->lock);
	c->tell(c->tell_arg, &e);
}

/* Runs one step: the runner gets the plan's specialization, narrowed to that step. Futures of this
 * flow may run concurrently. */
static smr_status run_next(smr_result *r)
{
	smr_specialization *all = r->flow->size, one;
	smr_flow *f = r->flow->flow;
	int64_t from;
	smr_status st;

	(void)pthread_mutex_lock(&f->lock);
	st = smr_cuts_make(all);
	(void)pthread_mutex_unlock(&f->lock);
	SMR_TRY(st);
	one = *all;
	one.cuts = &all->cuts[r->next];
	one.steps = &all->steps[r->next];
	one.nsteps = 1;
	/* also windows of known length: the index array comes from the caller, not from a
	 * compiler */
	SMR_TRY(smr_bounds_indices(one.steps->codelet, &r->env));
	(void)pthread_mutex_lock(&f->lock);
	from = smr_now_ns();
	st = smr_specialization_run(&r->plan->runner, f, &one, &r->env);
	(void)pthread_mutex_unlock(&f->lock);
	SMR_TRY(st);
	r->seconds[r->next] = smr_seconds(from, smr_now_ns());
	smr_result_tell(r, r->next);
	r->next++;
	return SMR_OK;
}

static void free_result(smr_result *r)
{
	smr_env_free(&r->env);
	smr_free(r->seconds);
	smr_free(r);
}

static smr_status check_execute_params(const char *who, const smr_planned *p,
				       const smr_execute_params *q)
{
	if (p == NULL || q == NULL)
		return smr_fail(SMR_EINVAL, "%s: no %s", who, p == NULL ? "plan" : "parameters");
	if (q->struct_size < sizeof(*q))
		return smr_fail(SMR_EINVAL, "%s: params.struct_size is %zu, not %zu", who,
				q->struct_size, sizeof(*q));
	if ((q->narrays > 0 && q->arrays == NULL) || (q->nnumbers > 0 && q->numbers == NULL))
		return smr_fail(SMR_EINVAL, "%s: %zu arrays and %zu numbers, but none there", who,
				q->narrays, q->nnumbers);
	for (size_t i = 0; i < q->narrays; i++)
		if (q->arrays[i].name == NULL)
			return smr_fail(SMR_EINVAL, "%s: array %zu has no name", who, i);
	for (size_t i = 0; i < q->nnumbers; i++)
		if (q->numbers[i].name == NULL)
			return smr_fail(SMR_EINVAL, "%s: number %zu has no name", who, i);
	return SMR_OK;
}

static smr_status start_execution(const char *who, smr_result *r, const smr_execute_params *q)
{
	if (q->flow == NULL && r->plan->n != 1)
		return smr_fail(SMR_ENOTFOUND,
				"%s: the plan has several flows: name one, such as '%s'", who,
				r->plan->flows[0].flow->graph->name);
	r->flow = q->flow == NULL ? r->plan->flows : find_flow(r->plan, q->flow);
	if (r->flow == NULL)
		return smr_fail(SMR_ENOTFOUND, "%s: the plan has no flow '%s'", who, q->flow);
	r->seconds = smr_calloc(r->flow->size->nsteps + 1, sizeof(*r->seconds));
	if (r->seconds == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a result");
	return bind_operands(r, q);
}

smr_status smr_result_open(const char *who, smr_planned *p, const smr_execute_params *q,
			   smr_result **out)
{
	smr_result *r;
	smr_status st;

	SMR_TRY(check_execute_params(who, p, q));
	r = smr_calloc(1, sizeof(*r));
	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a result");
	r->plan = p;
	st = start_execution(who, r, q);
	if (st != SMR_OK) {
		free_result(r);
		return st;
	}
	p->open++;
	*out = r;
	return SMR_OK;
}

/* Whether several codelets of a run may be on a cluster concurrently. */
static bool may_part(const smr_planned *p, const smr_execute_params *q)
{
	bool away = false;

	if (p == NULL || q == NULL || !smr_runner_starts(&p->runner) || q->stepwise ||
	    p->nsteps < 2)
		return false;
	for (size_t i = 0; i < p->n; i++)
		for (size_t k = 0; k < p->flows[i].size->nsteps; k++)
			away |= p->flows[i].size->steps[k].away;
	return away;
}

smr_status smr_execute(smr_planned *p, const smr_execute_params *params, smr_result **out)
{
	smr_future *future;
	smr_result *r;
	smr_status st = SMR_OK;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_execute: no place for the result");
	*out = NULL;
	if (may_part(p, params)) {
		SMR_TRY(smr_submit(p, params, &future));
		return smr_wait(future, out);
	}
	SMR_TRY(smr_result_open("smr_execute", p, params, &r));
	while (st == SMR_OK && !params->stepwise && r->next < r->flow->size->nsteps)
		st = run_next(r);
	if (st != SMR_OK) {
		(void)smr_result_close(r);
		return st;
	}
	*out = r;
	return SMR_OK;
}

smr_status smr_step(smr_result *r)
{
	if (r == NULL)
		return smr_fail(SMR_EINVAL, "smr_step: no run");
	if (smr_left(r) == 0)
		return smr_fail(SMR_ESTATE, "smr_step: all %zu codelets have run", r->next);
	return run_next(r);
}

size_t smr_left(const smr_result *r)
{
	return r != NULL ? r->flow->size->nsteps - r->next : 0;
}

smr_status smr_result_number(const smr_result *r, size_t i, double *out)
{
	const smr_graph *g;
	const smr_node *v;

	if (r == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_result_number: %s",
				r == NULL ? "no run" : "no place for the number");
	g = r->flow->flow->graph;
	if (i >= g->nresults)
		return smr_fail(SMR_EINVAL, "smr_result_number: number %zu of %u", i, g->nresults);
	if (smr_left(r) > 0)
		return smr_fail(SMR_ESTATE, "smr_result_number: %zu codelets have yet to run",
				smr_left(r));
	v = g->results[i];
	*out = smr_value_to_double(v->type.dtype, r->env.value[v->id]);
	return SMR_OK;
}

smr_status smr_result_seconds(const smr_result *r, size_t i, double *out)
{
	if (r == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_result_seconds: %s",
				r == NULL ? "no run" : "no place for the seconds");
	if (i >= r->flow->size->nsteps)
		return smr_fail(SMR_EINVAL, "smr_result_seconds: codelet %zu of %zu", i,
				r->flow->size->nsteps);
	if (i >= r->next)
		return smr_fail(SMR_ESTATE, "smr_result_seconds: codelet %zu has not run yet", i);
	*out = r->seconds[i];
	return SMR_OK;
}

smr_status smr_result_close(smr_result *r)
{
	if (r == NULL)
		return SMR_OK;
	r->plan->open--;
	free_result(r);
	return SMR_OK;
}
