/* Plans with parts of one program on two machines, one device of each. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/plan.h"

typedef smr_cli_planning request;
typedef smr_cli_offer offer;

static const double planning_s = 0.25; /* of each plan */

/* The better of the ops as they are fused for the one machine and for the other. */
static smr_status plan_pair(const smr_cli_target *x, const smr_cli_target *y, smr_split_params *p,
			    smr_split **out)
{
	const smr_workload *const works[2] = {x->work, y->work};
	smr_split *best = NULL;

	for (int i = 0; i < (works[0] != works[1] ? 2 : 1); i++) {
		smr_split *s = NULL;
		smr_status st;

		p->work = works[i];
		st = smr_split_plan(p, &s);
		if (st != SMR_OK) {
			smr_split_free(best);
			return st;
		}
		if (best == NULL || (s->within && !best->within) ||
		    (s->within == best->within && s->value < best->value)) {
			smr_split_free(best);
			best = s;
		} else {
			smr_split_free(s);
		}
	}
	*out = best;
	return SMR_OK;
}

/* What is on one machine alone is another plan. */
static void judge(const smr_cli_target *x, const smr_cli_target *y, offer *o)
{
	const smr_split *s = o->split;

	if (!s->forecast.fits)
		snprintf(o->why, sizeof(o->why), "it does not fit in two parts");
	else if (s->ops[0] == 0 || s->ops[1] == 0)
		snprintf(o->why, sizeof(o->why), "all of it is better on %s",
			 s->ops[0] == 0 ? y->name : x->name);
	else
		snprintf(o->how, sizeof(o->how), "%u of %u ops there", s->ops[1],
			 s->ops[0] + s->ops[1]);
	o->target.forecast = s->forecast;
}

static smr_status try_goal(request *r, const smr_cli_target *x, const smr_cli_target *y,
			   smr_dag_goal goal)
{
	smr_split_params p = {.link = r->link, .goal = goal, .most_bytes = INFINITY};
	offer *o;
	smr_status st;

	if (r->sla.asked[SMR_SLA_MEMORY])
		p.most_bytes = r->sla.limit[SMR_SLA_MEMORY];
	p.cost[0] = &x->cost;
	p.cost[1] = &y->cost;
	SMR_TRY(smr_cli_offer_new(r, &o));
	o->target = *x;
	o->target.devices = 1;
	memcpy(o->other, y->name, sizeof(o->other));
	st = plan_pair(x, y, &p, &o->split);
	if (st == SMR_ENOMEM)
		return st;
	if (st != SMR_OK)
		snprintf(o->why, sizeof(o->why), "%s", smr_errmsg());
	else
		judge(x, y, o);
	r->n++;
	return SMR_OK;
}

/* Two goals often come to one plan, or to none twice. */
static void drop_twin(request *r)
{
	const offer *a = &r->offers[r->n - 2], *b = &r->offers[r->n - 1];
	bool alike = a->why[0] != '\0' && b->why[0] != '\0';

	if (a->why[0] == '\0' && b->why[0] == '\0')
		alike = a->split->forecast.p90 == b->split->forecast.p90 &&
			a->split->forecast.energy_j == b->split->forecast.energy_j;
	if (!alike && b->why[0] == '\0')
		return;
	smr_split_free(r->offers[--r->n].split);
}

static smr_status try_pair(request *r, const smr_cli_target *x, const smr_cli_target *y)
{
	smr_dag_goal goal = {SMR_DAG_MAKESPAN, INFINITY, planning_s};

	SMR_TRY(try_goal(r, x, y, goal));
	goal.objective = SMR_DAG_ENERGY;
	if (r->sla.asked[SMR_SLA_LATENCY])
		goal.deadline = r->sla.limit[SMR_SLA_LATENCY];
	if (r->sla.asked[SMR_SLA_THROUGHPUT])
		goal.deadline = fmin(goal.deadline, 1 / r->sla.limit[SMR_SLA_THROUGHPUT]);
	SMR_TRY(try_goal(r, x, y, goal));
	drop_twin(r);
	return SMR_OK;
}

static bool has_link(const smr_machine *m, const char *name)
{
	for (int i = 0; i < m->nlinks; i++)
		if (strcmp(m->links[i].name, name) == 0)
			return true;
	return false;
}

static smr_status try_pairs(request *r, smr_cli_asking *a, smr_cli_target *t)
{
	bool linked = r->link_is_ours;

	for (size_t i = 0; i < r->nmachines; i++) {
		t[i] = r->machines[i];
		t[i].devices = 0;
		SMR_TRY(smr_cli_ask(a, NULL, &t[i]));
		t[i].cost.machine = &t[i].machine;
		linked |= has_link(&t[i].machine, r->link);
	}
	if (!linked)
		return smr_fail(SMR_EINVAL, "none of the machines has a link '%s'", r->link);
	if (t[0].work->devices > 1)
		return SMR_OK;
	for (size_t i = 0; i < r->nmachines; i++)
		for (size_t k = i + 1; k < r->nmachines; k++)
			if (strcmp(t[i].name, t[k].name) != 0)
				SMR_TRY(try_pair(r, &t[i], &t[k]));
	return SMR_OK;
}

/* Where one machine alone is better in time and energy, a split is nothing to choose but for who
 * has little memory on each device. */
static void drop_beaten(request *r)
{
	double most = r->sla.asked[SMR_SLA_MEMORY] ? r->sla.limit[SMR_SLA_MEMORY] : INFINITY;

	for (size_t i = 0; i < r->n; i++) {
		offer *o = &r->offers[i];
		const smr_forecast *f = &o->target.forecast;

		for (size_t k = 0; k < r->n && o->split != NULL && o->why[0] == '\0'; k++) {
			const offer *x = &r->offers[k];
			const smr_forecast *g = &x->target.forecast;

			if (x->split == NULL && x->why[0] == '\0' && g->memory_bytes <= most &&
			    smr_forecast_beats(g, g->p90, f, f->p90))
				snprintf(o->why, sizeof(o->why),
					 "%s:%ld alone takes less time and energy", x->target.name,
					 x->target.devices);
		}
	}
}

smr_status smr_cli_plan_pairs(request *r, smr_cli_asking *a)
{
	smr_cli_target *t = smr_calloc(r->nmachines + 1, sizeof(*t));
	smr_status st =
		t != NULL ? try_pairs(r, a, t) : smr_fail(SMR_ENOMEM, "no memory for plans");

	smr_free(t);
	if (st == SMR_OK)
		drop_beaten(r);
	return st;
}
