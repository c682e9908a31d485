/* Plans of the public interface: binds sizes, checks guards on sizes, chooses implementations. */
#include <stdio.h>
#include <string.h>

#include "api/api.h"
#include "base/alloc.h"

static smr_status set_step_place(smr_remote_target *away, const smr_flow *f, const smr_dispatch *s,
				 smr_spot *out)
{
	smr_step_name(f, s, out->name, sizeof(out->name));
	if (away != NULL)
		SMR_TRY(smr_remote_target_place(away, s, out->fleet, out->node));
	if (!s->away || out->fleet[0] == '\0') {
		snprintf(out->fleet, sizeof(out->fleet), "%s", SMR_HERE);
		out->node[0] = '\0';
		return SMR_OK;
	}
	out->there_s = s->away_s;
	return SMR_OK;
}

static smr_status plan_places(const smr_planned *p, smr_flow_plan *at)
{
	const smr_specialization *s = at->size;
	smr_remote_target *away = p->runner.via != NULL ? p->program->ctx->away : NULL;

	at->spots = smr_calloc(s->nsteps + 1, sizeof(*at->spots));
	if (at->spots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	for (size_t i = 0; i < s->nsteps; i++)
		SMR_TRY(set_step_place(away, at->flow, &s->steps[i], &at->spots[i]));
	return SMR_OK;
}

static smr_status plan_size(const smr_runner *r, const smr_flow *f, const smr_plan_params *q,
			    smr_specialization **out)
{
	size_t bytes = f->graph->nsyms * sizeof(int64_t);
	int64_t *sym = NULL;
	smr_specialization *s;
	smr_env e = {0};
	smr_status st;

	SMR_TRY(smr_bind_sizes(f->graph, NULL, q->sizes, q->nsizes, &sym));
	s = smr_calloc(1, sizeof(*s) + bytes);
	st = s == NULL ? smr_fail(SMR_ENOMEM, "no memory for a plan") : SMR_OK;
	if (st == SMR_OK) {
		memcpy(s->sym, sym, bytes);
		st = smr_env_new(f->graph, sym, &e);
	}
	if (st == SMR_OK)
		st = smr_guard_wraps(f->graph, s->sym);
	if (st == SMR_OK)
		st = smr_guard_size(f, s);
	if (st == SMR_OK)
		st = smr_choose(r, f, s, &e);
	if (st == SMR_OK)
		st = smr_specialization_prepare(r, f, s, &e);
	if (st == SMR_OK)
		*out = s;
	else
		smr_specialization_free(s);
	smr_env_free(&e);
	smr_free(sym);
	return st;
}

static void free_flow_plan(smr_flow_plan *at)
{
	smr_specialization_free(at->size);
	smr_free(at->spots);
	*at = (smr_flow_plan){0};
}

static void free_plan(smr_planned *p)
{
	for (size_t i = 0; i < p->n; i++)
		free_flow_plan(&p->flows[i]);
	smr_free(p->flows);
	smr_free(p->fleet);
	smr_free(p);
}

static smr_status plan_flow(smr_planned *p, smr_flow *f, size_t first, const smr_plan_params *q)
{
	smr_flow_plan *at = &p->flows[p->n];

	smr_status st = plan_size(&p->runner, f, q, &at->size);

	at->flow = f;
	at->first = first;
	if (st == SMR_OK)
		st = plan_places(p, at);
	if (st != SMR_OK) {
		free_flow_plan(at);
		return st;
	}
	p->nsteps += at->size->nsteps;
	p->n++;
	return SMR_OK;
}

static smr_status set_limits(smr_planned *p, const smr_plan_params *q)
{
	smr_runner *r = &p->runner;

	*r = p->program->ctx->runner;
	r->only_impl = q->only != NULL ? smr_impl_find(q->only)->name : NULL;
	if (q->fleet == NULL)
		return SMR_OK;
	if (strcmp(q->fleet, SMR_HERE) == 0) {
		r->via = NULL;
		return SMR_OK;
	}
	if (r->via == NULL)
		return smr_fail(SMR_ESTATE,
				"smr_plan: fleet '%s', but the context has no cluster: smr_join()",
				q->fleet);
	p->fleet = smr_strdup(q->fleet);
	r->only_fleet = p->fleet;
	return p->fleet != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a plan");
}

/* Without a name, flows whose sizes are not given are left out; a plan without any flow is an
 * error. */
static smr_status plan_all(smr_planned *p, const smr_plan_params *q)
{
	const smr_program *from = p->program;
	size_t first = 0;
	bool named = false;
	smr_status st = SMR_OK;

	p->flows = smr_calloc(from->nflows + 1, sizeof(*p->flows));
	if (p->flows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	for (size_t f = 0; f < from->nflows; first += from->flows[f++]->ncodelets) {
		if (q->flow != NULL && strcmp(q->flow, from->flows[f]->graph->name) != 0)
			continue;
		named = true;
		st = plan_flow(p, from->flows[f], first, q);
		if (st == SMR_ENOMEM || (st != SMR_OK && q->flow != NULL))
			return st;
	}
	if (p->n > 0)
		return SMR_OK;
	if (from->nflows == 0)
		return smr_fail(SMR_ENOTFOUND, "%s has no codelets", from->path);
	if (!named)
		return smr_fail(SMR_ENOTFOUND, "%s has no flow '%s'", from->path, q->flow);
	return st; /* the error of the last flow */
}

static smr_status check_plan_params(const smr_program *program, const smr_plan_params *q,
				    smr_planned **out)
{
	if (program == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan: %s",
				program == NULL ? "no program" : "no place for the plan");
	if (q == NULL)
		return SMR_OK;
	if (q->struct_size < sizeof(*q))
		return smr_fail(SMR_EINVAL, "smr_plan: params.struct_size is %zu, not %zu",
				q->struct_size, sizeof(*q));
	if (q->nsizes > 0 && q->sizes == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan: %zu sizes, but none are there", q->nsizes);
	for (size_t i = 0; i < q->nsizes; i++)
		if (q->sizes[i].name == NULL)
			return smr_fail(SMR_EINVAL, "smr_plan: size %zu has no name", i);
	if (q->only != NULL && smr_impl_find(q->only) == NULL)
		return smr_fail(SMR_ENOTFOUND, "smr_plan: there is no implementation '%s'",
				q->only);
	return SMR_OK;
}

smr_status smr_plan(smr_program *program, const smr_plan_params *params, smr_planned **out)
{
	smr_plan_params defaults = SMR_INIT(smr_plan_params);
	smr_planned *p;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	SMR_TRY(check_plan_params(program, params, out));
	p = smr_calloc(1, sizeof(*p));
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	p->program = program;
	st = set_limits(p, params != NULL ? params : &defaults);
	if (st == SMR_OK)
		st = plan_all(p, params != NULL ? params : &defaults);
	if (st != SMR_OK) {
		free_plan(p);
		return st;
	}
	program->open++;
	program->ctx->plans++;
	*out = p;
	return SMR_OK;
}

smr_status smr_plan_close(smr_planned *p)
{
	if (p == NULL)
		return SMR_OK;
	if (p->open > 0)
		return smr_fail(SMR_ESTATE, "smr_plan_close: %u runs are still open", p->open);
	p->program->open--;
	p->program->ctx->plans--;
	free_plan(p);
	return SMR_OK;
}

size_t smr_plan_count(const smr_planned *p)
{
	return p != NULL ? p->nsteps : 0;
}

smr_status smr_plan_choice(const smr_planned *p, size_t i, smr_choice *out)
{
	const smr_flow_plan *at;
	const smr_dispatch *s;
	const char *detail = NULL;

	if (p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan_choice: %s",
				p == NULL ? "no plan" : "no place for the answer");
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_plan_choice: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	if (i >= p->nsteps)
		return smr_fail(SMR_EINVAL, "smr_plan_choice: number %zu of %zu", i, p->nsteps);
	for (at = p->flows; i >= at->size->nsteps; at++)
		i -= at->size->nsteps;
	s = &at->size->steps[i];
	if (s->impl->detail != NULL && s->exec != NULL)
		detail = s->impl->detail(s->exec);
	out->codelet = (uint32_t)(at->first + i);
	out->implementation = s->impl->name;
	out->detail = detail != NULL ? detail : "";
	out->p10_s = s->predicted.p10;
	out->p50_s = s->predicted.p50;
	out->p90_s = s->predicted.p90;
	out->energy_j = s->predicted.energy_j;
	out->original_s = s->original.p50;
	out->source = s->predicted.source;
	out->label = s->predicted.label;
	out->name = at->spots[i].name;
	out->fleet = at->spots[i].fleet;
	out->node = at->spots[i].node;
	out->there_s = at->spots[i].there_s;
	return SMR_OK;
}
