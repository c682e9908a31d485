/* Placement as a least cut: the source is the host, the sink the device.
 *
 * A value has a node that is on the device's side if any reader is, and one on the host's side if
 * any reader is; an edge between each and the maker costs the transfer. */
#include "plan/placement/placement.h"

#include <math.h>

#include "base/alloc.h"
#include "plan/placement/min_cut.h"

static const double ALL = 0x1p50; /* units of capacity of all seconds together */

static double finite_part(double seconds)
{
	return isfinite(seconds) ? seconds : 0;
}

/* Returns the units of a second: the sum of all capacities is less than SMR_CUT_NEVER. */
static double units_per_second(const smr_placement *p)
{
	double sum = 0;

	for (uint32_t i = 0; i < p->ntasks; i++)
		sum += finite_part(p->tasks[i].host_s) + finite_part(p->tasks[i].device_s);
	for (uint32_t i = 0; i < p->nvalues; i++)
		sum += finite_part(p->values[i].seconds);
	return sum > 0 ? ALL / sum : 0;
}

typedef struct cutting {
	smr_min_cut *g;
	double units;
} cutting;

static int64_t capacity(const cutting *c, double seconds)
{
	return isfinite(seconds) ? llround(seconds * c->units) : SMR_CUT_NEVER;
}

static uint32_t node_of(uint32_t task)
{
	return task == SMR_PLACEMENT_HOST ? SMR_CUT_SOURCE : SMR_CUT_NODES + task;
}

static smr_status add_task(const cutting *c, const smr_placement_task *t)
{
	uint32_t v = smr_min_cut_node(c->g);

	if (isinf(t->host_s) && isinf(t->device_s))
		return smr_fail(SMR_EINVAL, "a task can run neither on the device nor here");
	SMR_TRY(smr_min_cut_edge(c->g, SMR_CUT_SOURCE, v, capacity(c, t->device_s)));
	return smr_min_cut_edge(c->g, v, SMR_CUT_SINK, capacity(c, t->host_s));
}

static smr_status add_value(const cutting *c, const smr_placement_value *v)
{
	uint32_t there = smr_min_cut_node(c->g), here = smr_min_cut_node(c->g);
	int64_t once = capacity(c, v->seconds);

	SMR_TRY(smr_min_cut_edge(c->g, node_of(v->maker), there, once));
	SMR_TRY(smr_min_cut_edge(c->g, here, node_of(v->maker), once));
	for (uint32_t i = 0; i < v->nreaders; i++) {
		SMR_TRY(smr_min_cut_edge(c->g, there, node_of(v->readers[i]), SMR_CUT_NEVER));
		SMR_TRY(smr_min_cut_edge(c->g, node_of(v->readers[i]), here, SMR_CUT_NEVER));
	}
	return SMR_OK;
}

static smr_status add_all(smr_min_cut *g, const smr_placement *p)
{
	const cutting c = {g, units_per_second(p)};

	for (uint32_t i = 0; i < p->ntasks; i++)
		SMR_TRY(add_task(&c, &p->tasks[i]));
	for (uint32_t i = 0; i < p->nvalues; i++)
		SMR_TRY(add_value(&c, &p->values[i]));
	return SMR_OK;
}

smr_status smr_placement_find(const smr_placement *p, bool *there)
{
	smr_min_cut *g;
	bool *sinks = NULL;
	smr_status st;

	SMR_TRY(smr_min_cut_new(&g));
	st = add_all(g, p);
	if (st == SMR_OK) {
		sinks = smr_calloc(smr_min_cut_nodes(g), sizeof(*sinks));
		st = sinks != NULL ? smr_min_cut_find(g, sinks)
				   : smr_fail(SMR_ENOMEM, "no memory for a placement");
	}
	for (uint32_t i = 0; st == SMR_OK && i < p->ntasks; i++)
		there[i] = sinks[node_of(i)];
	smr_free(sinks);
	smr_min_cut_free(g);
	return st;
}

static bool is_there(uint32_t task, const bool *there)
{
	return task != SMR_PLACEMENT_HOST && there[task];
}

static bool travels(const smr_placement_value *v, const bool *there)
{
	for (uint32_t i = 0; i < v->nreaders; i++)
		if (is_there(v->readers[i], there) != is_there(v->maker, there))
			return true;
	return false;
}

double smr_placement_seconds(const smr_placement *p, const bool *there)
{
	double sum = 0;

	for (uint32_t i = 0; i < p->ntasks; i++)
		sum += there[i] ? p->tasks[i].device_s : p->tasks[i].host_s;
	for (uint32_t i = 0; i < p->nvalues; i++)
		sum += travels(&p->values[i], there) ? p->values[i].seconds : 0;
	return sum;
}
