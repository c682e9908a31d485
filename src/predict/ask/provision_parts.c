/* Splits of one program over some devices. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/ask/provision.h"

typedef smr_provision request;
typedef smr_provision_offer offer;
typedef smr_provision_devices devices;

static const double planning_s = 0.03; /* time limit of each plan */
enum { BETWEEN = 3 };                  /* plans between the fastest and that of the least energy */

/* ---- one plan -------------------------------------------------------------------------------- */

static bool is_first(const devices *d, uint32_t i)
{
	for (uint32_t k = 0; k < i; k++)
		if (d->of[k]->work == d->of[i]->work)
			return false;
	return true;
}

/* Plans with the ops as fused for each kind of machine, and keeps the best split. */
static smr_status plan_best(const devices *d, smr_split_params *p, smr_split **out)
{
	smr_split *best = NULL;

	for (uint32_t i = 0; i < d->n; i++) {
		smr_split *s = NULL;
		smr_status st;

		if (!is_first(d, i))
			continue;
		p->work = d->of[i]->work;
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
	if (best == NULL)
		return smr_fail(SMR_EINTERNAL, "a plan for no devices");
	*out = best;
	return SMR_OK;
}

static uint32_t used_of(const smr_split *s, uint32_t n)
{
	uint32_t used = 0;

	for (uint32_t k = 0; k < n; k++)
		used += s->ops[k] > 0;
	return used;
}

static void take_costs(const devices *d, smr_split_params *p)
{
	p->n = d->n;
	for (uint32_t k = 0; k < d->n; k++) {
		p->cost[k] = &d->of[k]->cost;
		p->host[k] = d->host[k];
	}
}

/* Removes devices without ops from the plan, as long as two remain. */
static smr_status plan_used(devices *d, smr_split_params *p, smr_split **out)
{
	for (;;) {
		uint32_t used, n = 0;

		take_costs(d, p);
		SMR_TRY(plan_best(d, p, out));
		used = used_of(*out, d->n);
		if (used == d->n || used < 2)
			return SMR_OK;
		for (uint32_t k = 0; k < d->n; k++) {
			d->of[n] = d->of[k];
			d->host[n] = d->host[k];
			n += (*out)->ops[k] > 0;
		}
		d->n = n;
		smr_split_free(*out);
		*out = NULL;
	}
}

/* Rejects a split that does not fit, or that is on one machine alone, which is another offer. */
static void check_offer(offer *o)
{
	const smr_split *s = o->split;
	uint32_t all = 0;
	size_t n = 0;

	while (all + 1 < o->sides && s->ops[all] == 0)
		all++;
	if (!s->forecast.fits)
		snprintf(o->why, sizeof(o->why), "it does not fit in %s parts",
			 o->sides == 2 ? "two" : "so many");
	else if (used_of(s, o->sides) < 2)
		snprintf(o->why, sizeof(o->why), "all of it is better on %s", o->names[all]);
	else if (o->sides == 2)
		snprintf(o->how, sizeof(o->how), "%u of %u ops there", s->ops[1],
			 s->ops[0] + s->ops[1]);
	for (uint32_t k = 0; o->why[0] == '\0' && o->sides > 2 && k < o->sides; k++)
		n += (size_t)snprintf(o->how + n, sizeof(o->how) - n, "%s%u%s", k > 0 ? " + " : "",
				      s->ops[k], k + 1 == o->sides ? " ops" : "");
	o->target.forecast = s->forecast;
}

static smr_status try_goal(request *r, const devices *all, smr_split_params *p)
{
	devices d = *all;
	offer *o;
	smr_status st;

	SMR_TRY(smr_provision_add(r, &o));
	st = plan_used(&d, p, &o->split);
	o->target = *d.of[0];
	o->target.devices = 1;
	o->sides = d.n;
	for (uint32_t k = 0; k < d.n; k++)
		memcpy(o->names[k], d.of[k]->name, sizeof(o->names[k]));
	if (st == SMR_ENOMEM)
		return st;
	if (st != SMR_OK)
		snprintf(o->why, sizeof(o->why), "%s", smr_errmsg());
	else
		check_offer(o);
	r->n++;
	return SMR_OK;
}

/* ---- all plans for some devices -------------------------------------------------------------- */

/* Removes the last offer if it equals one since offer number @p first: several goals often give the
 * same plan, as do fewer devices. */
static void drop_twin(request *r, size_t first)
{
	const offer *b = &r->offers[r->n - 1];
	bool alike = false;

	for (size_t i = 0; i + 1 < r->n; i++) {
		const offer *a = &r->offers[i];

		if (a->split == NULL || a->why[0] != '\0' || b->why[0] != '\0')
			alike |= i >= first && b->why[0] != '\0';
		else
			alike |= a->split->forecast.p90 == b->split->forecast.p90 &&
				 a->split->forecast.energy_j == b->split->forecast.energy_j;
	}
	if (alike)
		smr_split_free(r->offers[--r->n].split);
}

/* Adds plans between the two ends of the front: the least energy within some of its times. */
static smr_status try_between(request *r, const devices *d, smr_split_params *p, size_t first)
{
	smr_dag_front f;

	SMR_TRY(smr_split_front(p, &f));
	p->goal.objective = SMR_DAG_ENERGY;
	for (size_t i = 1, last = SIZE_MAX; i <= BETWEEN && f.n > 2; i++) {
		size_t at = i * (f.n - 1) / (BETWEEN + 1);
		smr_status st;

		if (at == 0 || at == last)
			continue;
		last = at;
		p->goal.deadline = f.points[at].time * (1 + 1e-9);
		st = try_goal(r, d, p);
		if (st != SMR_OK) {
			smr_free(f.points);
			return st;
		}
		r->offers[r->n - 1].between = true;
		drop_twin(r, first);
	}
	for (size_t i = first; i < r->n; i++) {
		r->offers[i].points = f.n;
		r->offers[i].all_points = f.exact;
	}
	smr_free(f.points);
	return SMR_OK;
}

smr_status smr_provision_parts(request *r, const devices *d)
{
	const smr_dag_goal quickest = {SMR_DAG_MAKESPAN, INFINITY, planning_s};
	smr_split_params p = {.link = r->link,
			      .goal = quickest,
			      .most_bytes = INFINITY,
			      .dispatch_s = r->dispatch_s};
	size_t first = r->n;

	if (r->sla.asked[SMR_SLA_MEMORY])
		p.most_bytes = r->sla.limit[SMR_SLA_MEMORY];
	SMR_TRY(try_goal(r, d, &p));
	drop_twin(r, first);
	p.goal.objective = SMR_DAG_ENERGY;
	if (r->sla.asked[SMR_SLA_LATENCY])
		p.goal.deadline = r->sla.limit[SMR_SLA_LATENCY];
	if (r->sla.asked[SMR_SLA_THROUGHPUT])
		p.goal.deadline = fmin(p.goal.deadline, 1 / r->sla.limit[SMR_SLA_THROUGHPUT]);
	SMR_TRY(try_goal(r, d, &p));
	drop_twin(r, first);
	if (r->n == first || r->offers[r->n - 1].why[0] != '\0')
		return SMR_OK;
	p.goal = quickest;
	take_costs(d, &p);
	p.work = d->of[0]->work;
	return try_between(r, d, &p, first);
}
