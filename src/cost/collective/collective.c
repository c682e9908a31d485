/* Collectives over all links of a machine: hierarchical (near links first, so that far ones carry
 * little data), or one ring through all devices where switches join the near groups. */
#include "cost/collective/collective.h"

#include <math.h>

#include "base/status.h"
#include "cost/collective/internal.h"

static const char *const names[] = {
	[SMR_ALL_REDUCE] = "all_reduce",         [SMR_ALL_GATHER] = "all_gather",
	[SMR_REDUCE_SCATTER] = "reduce_scatter", [SMR_ALL_TO_ALL] = "all_to_all",
	[SMR_PERMUTE] = "collective_permute",    [SMR_BROADCAST] = "broadcast"};

const char *smr_collective_name(smr_collective what)
{
	return what < SMR_COLLECTIVES ? names[what] : "no collective";
}

static void add_step_cost(smr_collective_cost *c, const smr_collective_level *l,
			  smr_collective_step s)
{
	c->p50 += smr_collective_step_s(&s);
	c->sent[l->at] += s.sent;
	c->busy[l->at] += s.wire_s;
	c->algorithm = c->algorithm == NULL ? s.how : "hierarchical";
}

/* all_gather and reduce_scatter: far links carry the data of one device of a near group. */
static smr_collective_cost gather(const smr_collective_level *l, int n, double bytes)
{
	smr_collective_cost c = {0};

	for (int i = 0; i < n; i++)
		add_step_cost(&c, &l[i], smr_collective_level_gather(&l[i], bytes / l[i].ways));
	return c;
}

/* reduce_scatter inside, all_reduce across, all_gather inside */
static smr_collective_cost all_reduce_cost(const smr_collective_level *l, int n, double bytes)
{
	smr_collective_cost c = {0};

	for (int i = 0; i < n - 1; i++) {
		smr_collective_step s = smr_collective_level_gather(&l[i], bytes / l[i].ways);

		add_step_cost(&c, &l[i], s);
		add_step_cost(&c, &l[i], s);
	}
	add_step_cost(&c, &l[n - 1], smr_collective_level_reduce(&l[n - 1], bytes / l[n - 1].ways));
	return c;
}

/* One ring through all devices for each link that leaves a near group, all at the same time: the
 * slowest kind of links decides. Possible only where switches allow any ring. */
static smr_collective_cost flat_ring_cost(const smr_collective_level *l, int n, double bytes,
					  double turns)
{
	smr_collective_cost c = {.algorithm = "flat ring"};
	double members = 1, alpha = 0, wire = 0;

	for (int i = 0; i < n; i++) {
		if (l[i].link->topology != SMR_TOPOLOGY_SWITCH &&
		    l[i].link->topology != SMR_TOPOLOGY_TREE)
			return (smr_collective_cost){.p50 = INFINITY};
		members *= l[i].n;
		alpha = fmax(alpha, l[i].alpha);
	}
	for (int i = 0; i < n; i++) {
		double share = turns * (members - 1) / members;

		c.sent[l[i].at] = share * bytes / l[i].ways;
		c.busy[l[i].at] = share * (bytes / l[i].ways + l[i].half) / l[i].bps;
		wire = fmax(wire, c.busy[l[i].at]);
	}
	c.p50 = turns * (members - 1) * alpha + wire;
	return c;
}

static smr_collective_cost faster_algorithm(smr_collective_cost a, smr_collective_cost b)
{
	return a.p50 <= b.p50 ? a : b;
}

static smr_collective_cost all_reduce(const smr_collective_level *l, int n, double bytes)
{
	return faster_algorithm(all_reduce_cost(l, n, bytes), flat_ring_cost(l, n, bytes, 2));
}

/* Also considers all_reduce, whose result contains that of reduce_scatter, which costs the same. */
static smr_collective_cost all_gather(const smr_collective_level *l, int n, double bytes)
{
	return faster_algorithm(faster_algorithm(gather(l, n, bytes),
						 flat_ring_cost(l, n, bytes, 1)),
				all_reduce(l, n, bytes));
}

static smr_collective_cost all_to_all(const smr_collective_level *l, int n, double bytes)
{
	smr_collective_cost c = {0};
	double members = l[n - 1].ways * l[n - 1].n;

	for (int i = 0; i < n; i++)
		add_step_cost(&c, &l[i],
			      smr_collective_level_exchange(&l[i], bytes,
							    l[i].ways * (l[i].n - 1) / members));
	return c;
}

/* Some devices send over near links, some over far ones, at the same time. */
static smr_collective_cost permute_cost(const smr_collective_level *l, int n, double bytes)
{
	smr_collective_cost slowest = {0};

	for (int i = 0; i < n; i++) {
		smr_collective_cost c = {0};

		add_step_cost(&c, &l[i], smr_collective_level_permute(&l[i], bytes));
		if (c.p50 > slowest.p50)
			slowest = c;
	}
	return slowest;
}

static smr_collective_cost broadcast_cost(const smr_collective_level *l, int n, double bytes)
{
	smr_collective_cost c = {0};

	for (int i = n; i-- > 0;)
		add_step_cost(&c, &l[i], smr_collective_level_broadcast(&l[i], bytes));
	return c;
}

static smr_collective_cost (*const ways[])(const smr_collective_level *l, int n, double bytes) = {
	[SMR_ALL_REDUCE] = all_reduce,     [SMR_ALL_GATHER] = all_gather,
	[SMR_REDUCE_SCATTER] = all_gather, [SMR_ALL_TO_ALL] = all_to_all,
	[SMR_PERMUTE] = permute_cost,      [SMR_BROADCAST] = broadcast_cost};

smr_status smr_collective_predict(const smr_machine *m, smr_collective what, double bytes,
				  smr_collective_group group, smr_collective_cost *out)
{
	smr_collective_level levels[SMR_LINKS] = {0};
	int n;

	if (what >= SMR_COLLECTIVES || !(bytes >= 0) || !isfinite(bytes))
		return smr_fail(SMR_EINVAL, "no %s of %g bytes can be", smr_collective_name(what),
				bytes);
	n = smr_levels_of(m, group, levels);
	if (n < 0)
		return SMR_EINVAL;
	*out = (smr_collective_cost){.algorithm = "none"};
	if (n == 0)
		return SMR_OK;
	*out = ways[what](levels, n, bytes);
	out->p10 = out->p50 / smr_reaches[m->kind].spread;
	out->p90 = out->p50 * smr_reaches[m->kind].spread;
	return SMR_OK;
}
