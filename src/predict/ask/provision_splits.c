/* Sets of devices for splits of a program: one of each two machines, one of all, all of each, and
 * as many as fit into a split. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/ask/provision.h"

typedef smr_provision request;
typedef smr_provision_offer offer;
typedef smr_provision_devices devices;

static void add_device(devices *d, const smr_predict_answer *t, size_t host)
{
	if (d->n == SMR_SPLIT_SIDES)
		return;
	d->of[d->n] = t;
	d->host[d->n++] = (uint32_t)host;
}

static bool is_named_before(const smr_predict_answer *t, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (strcmp(t[k].name, t[i].name) == 0)
			return true;
	return false;
}

static smr_status try_pairs(request *r, const smr_predict_answer *t)
{
	for (size_t i = 0; i < r->nmachines; i++)
		for (size_t k = i + 1; k < r->nmachines; k++) {
			devices two = {.n = 0};

			if (is_named_before(t, i) || is_named_before(t, k))
				continue;
			add_device(&two, &t[i], i);
			add_device(&two, &t[k], k);
			SMR_TRY(smr_provision_parts(r, &two));
		}
	return SMR_OK;
}

/* Takes up to @p most devices of each machine. */
static void take_some(const request *r, const smr_predict_answer *t, long most, devices *out)
{
	*out = (devices){.n = 0};
	for (size_t i = 0; i < r->nmachines; i++)
		for (long k = 0; !is_named_before(t, i) && k < most; k++)
			if (k == 0 || k < r->machines[i].devices)
				add_device(out, &t[i], i);
}

/* Tries one device of each; all devices of each; as many of all as fit, equally many of each. */
static smr_status try_all(request *r, const smr_predict_answer *t)
{
	devices one, all, more;
	long most = 1;

	take_some(r, t, 1, &one);
	if (one.n > 2)
		SMR_TRY(smr_provision_parts(r, &one));
	for (size_t i = 0; i < r->nmachines; i++) {
		devices own = {.n = 0};

		for (long k = 0; !is_named_before(t, i) && k < r->machines[i].devices; k++)
			add_device(&own, &t[i], i);
		if (own.n > 1)
			SMR_TRY(smr_provision_parts(r, &own));
	}
	for (all = one; most < SMR_SPLIT_SIDES; all = more) {
		take_some(r, t, ++most, &more);
		if (more.n == SMR_SPLIT_SIDES || more.n == all.n)
			break;
	}
	return all.n > one.n && one.n > 1 ? smr_provision_parts(r, &all) : SMR_OK;
}

static bool has_link(const smr_machine *m, const char *name)
{
	for (int i = 0; i < m->nlinks; i++)
		if (strcmp(m->links[i].name, name) == 0)
			return true;
	return false;
}

static smr_status try_splits(request *r, smr_predict_session *a, smr_predict_answer *t)
{
	bool linked = r->link_is_ours;

	for (size_t i = 0; i < r->nmachines; i++) {
		t[i] = r->machines[i];
		t[i].devices = 0;
		SMR_TRY(smr_predict_ask(a, NULL, &t[i]));
		t[i].cost.machine = &t[i].machine;
		linked |= has_link(&t[i].machine, r->link);
	}
	if (!linked)
		return smr_fail(SMR_EINVAL, "none of the machines has a link '%s'", r->link);
	if (t[0].work->devices > 1)
		return SMR_OK;
	SMR_TRY(try_pairs(r, t));
	return try_all(r, t);
}

/* Rejects splits that one machine alone beats in time and energy within the memory limit of a
 * device. */
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

/* Removes impossible intermediate splits, which were not requested. */
static void drop_between(request *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		if (r->offers[i].between && r->offers[i].why[0] != '\0')
			smr_split_free(r->offers[i].split);
		else
			r->offers[n++] = r->offers[i];
	}
	r->n = n;
}

smr_status smr_provision_splits(request *r, smr_predict_session *a)
{
	smr_predict_answer *t = smr_calloc(r->nmachines + 1, sizeof(*t));
	smr_status st;

	r->dispatch_s = smr_split_dispatch(a->ctx->history);
	st = t != NULL ? try_splits(r, a, t) : smr_fail(SMR_ENOMEM, "no memory for plans");

	smr_free(t);
	if (st == SMR_OK) {
		drop_beaten(r);
		drop_between(r);
	}
	return st;
}
