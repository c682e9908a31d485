/* smr_plan_machines(): enumerates the configurations of a program on the given machines, and
 * selects one. */
#include "predict/ask/provision.h"

#include <stdlib.h>

#include "base/alloc.h"

static int by_time(const void *a, const void *b)
{
	const smr_provision_offer *x = a, *y = b;
	bool x_is = x->why[0] == '\0', y_is = y->why[0] == '\0';

	if (x_is != y_is)
		return x_is ? -1 : 1;
	return x->target.forecast.p90 < y->target.forecast.p90   ? -1
	       : x->target.forecast.p90 > y->target.forecast.p90 ? 1
								 : 0;
}

/* Sorts possible offers before impossible ones; computes the number of possible ones. */
static smr_status select_plans(smr_provision *r, size_t *n)
{
	smr_forecast *f = smr_calloc(r->n + 1, sizeof(*f));

	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for plans");
	qsort(r->offers, r->n, sizeof(*r->offers), by_time);
	for (*n = 0; *n < r->n && r->offers[*n].why[0] == '\0'; ++*n)
		f[*n] = r->offers[*n].target.forecast;
	for (size_t i = 0; i < *n; i++) {
		r->offers[i].front = f[i].fits;
		for (size_t k = 0; k < *n; k++)
			r->offers[i].front &= !smr_forecast_beats(&f[k], f[k].p90, &f[i], f[i].p90);
	}
	r->chosen = smr_sla_pick(&r->sla, r->by, f, *n);
	smr_free(f);
	return SMR_OK;
}

static smr_status plan_machines(smr_provision *r, smr_predict_session *a,
				const smr_machine_plans **out)
{
	size_t n;

	for (size_t i = 0; i < r->nmachines; i++)
		SMR_TRY(smr_provision_ways(r, a, &r->machines[i]));
	if (!smr_predict_runs_here(a))
		SMR_TRY(smr_provision_splits(r, a));
	SMR_TRY(select_plans(r, &n));
	return smr_machine_plans_of(r, a->file, n, out);
}

static smr_status take_machines(smr_provision *r, const smr_plan_machines_params *p)
{
	r->machines = smr_calloc(p->non, sizeof(*r->machines));
	if (r->machines == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for plans");
	r->nmachines = p->non;
	for (size_t i = 0; i < p->non; i++)
		SMR_TRY(smr_predict_answer_of(&p->on[i], &r->machines[i]));
	return SMR_OK;
}

static smr_status take_params(smr_provision *r, const smr_plan_machines_params *p)
{
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_plan_machines: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	if (p->non == 0 || p->on == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan_machines: on no machine");
	r->by = p->minimise != NULL ? smr_sla_named(p->minimise) : SMR_SLA_LATENCY;
	if (r->by == SMR_SLA_MEASURES)
		return smr_fail(SMR_EINVAL, "smr_plan_machines: '%s' is no measure", p->minimise);
	r->link_is_ours = p->link == NULL;
	r->link = p->link != NULL ? p->link : "wan";
	SMR_TRY(smr_sla_read(p->limits != NULL ? p->limits : "", &r->sla));
	return take_machines(r, p);
}

smr_status smr_plan_machines_with(smr_ctx *ctx, const smr_plan_machines_params *p,
				  const smr_predict_hooks *hooks, const smr_machine_plans **out)
{
	smr_predict_params q = SMR_INIT(smr_predict_params);
	smr_predict_session a = {.ctx = NULL};
	smr_provision r = {.n = 0};
	smr_status st = take_params(&r, p);

	q.program = p->program;
	if (st == SMR_OK)
		st = smr_predict_session_open(ctx, &q, hooks, &a);
	if (st == SMR_OK)
		st = plan_machines(&r, &a, out);
	smr_predict_session_close(&a);
	for (size_t i = 0; i < r.n; i++)
		smr_split_free(r.offers[i].split);
	smr_free(r.offers);
	smr_free(r.machines);
	return st;
}

smr_status smr_plan_machines(smr_ctx *ctx, const smr_plan_machines_params *params,
			     const smr_machine_plans **out)
{
	if (out != NULL)
		*out = NULL;
	if (ctx == NULL || params == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan_machines: %s",
				ctx == NULL      ? "no context"
				: params == NULL ? "no params"
						 : "no place for the result");
	return smr_plan_machines_with(ctx, params, NULL, out);
}
