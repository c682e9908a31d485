/* Which links join which members of a group, and the bandwidth that the group gets of them. */
#include <math.h>

#include "base/status.h"
#include "cost/collective/internal.h"

/* Shares of the bandwidth of data sheets that collectives reach: results of nccl-tests and similar
 * programs for large messages, and the seconds of a small message beside the wire's, which give
 * S_half = bps * s. */
const smr_collective_reach smr_reaches[SMR_MACHINE_KINDS] = {
	[SMR_MACHINE_CPU] = {0.90, 10e-6, 1.5},
	[SMR_MACHINE_GPU] = {0.87, 8e-6, 1.25},
	[SMR_MACHINE_TPU] = {0.92, 1e-6, 1.2},
};

/* Computes the sides of a torus, as equal as whole numbers allow, the shortest first: 128 = 4 x 4 x
 * 8. */
static void sides_of(double units, int axes, double out[SMR_AXES])
{
	for (int i = 0; i < axes; i++) {
		double side = floor(pow(units, 1.0 / (axes - i)) + 1e-9);

		while (i + 1 < axes && side > 1 && fmod(units, side) != 0)
			side--;
		out[i] = i + 1 < axes ? fmax(side, 1) : units;
		units /= out[i];
	}
}

/* Computes the axes along which a group of every stride-th unit goes, and its members along each.
 * Groups that lie between its members on an axis use their share of the axis. */
static void along_axes(smr_collective_level *l, double stride)
{
	double side[SMR_AXES], from = 1, to;
	int k = l->link->axes;

	sides_of(l->units, k, side);
	for (int i = 0; i < k; i++, from = to) {
		double low, members;

		to = from * side[i];
		low = fmax(stride, from);
		members = ceil(fmin(stride * l->n, to) / low - 1e-9);
		if (members < 2)
			continue;
		l->side[l->axes] = members;
		l->axis_bps[l->axes++] = l->bps / k / (low / from);
	}
	if (l->axes == 0) { /* the sides do not divide: treated as one ring */
		l->side[l->axes] = l->n;
		l->axis_bps[l->axes++] = l->bps / k;
	}
	l->n = 1;
	for (int i = 0; i < l->axes; i++)
		l->n *= l->side[i];
}

static void set_link_limits(smr_collective_level *l, const smr_machine *m, double stride)
{
	const smr_collective_reach *r = &smr_reaches[m->kind];

	l->alpha = l->link->latency_s;
	l->half = l->link->bps * r->start_s;
	l->bps = l->link->bps * r->most;
	if (l->link->topology == SMR_TOPOLOGY_RING)
		l->bps /= stride;
	if (l->link->topology == SMR_TOPOLOGY_TORUS)
		along_axes(l, stride);
}

static smr_status check_group(const smr_machine *m, smr_collective_group g)
{
	double job = g.job > 0 ? g.job : (double)g.n * g.stride, most = 1;

	if (g.n < 1 || g.stride < 1 || g.job < 0 || (double)(g.n - 1) * g.stride + 1 > job)
		return smr_fail(SMR_EINVAL,
				"no group of %d devices, every %d-th, is among %.0f devices", g.n,
				g.stride, job);
	for (int i = 0; i < m->nlinks; i++)
		most = fmax(most, m->links[i].devices);
	if (g.n > 1 && m->nlinks == 0)
		return smr_fail(SMR_EINVAL,
				"%s says no \"links\": a group of %d devices cannot talk", m->name,
				g.n);
	if (job > most)
		return smr_fail(SMR_EINVAL, "the links of %s join %.0f devices, not %.0f", m->name,
				most, job);
	return SMR_OK;
}

int smr_levels_of(const smr_machine *m, smr_collective_group g, smr_collective_level out[SMR_LINKS])
{
	double job = g.job > 0 ? g.job : (double)g.n * g.stride, joined = 1, have = 1;
	int n = 0;

	if (check_group(m, g) != SMR_OK)
		return -1;
	for (int i = 0; i < m->nlinks; i++) {
		double all = fmin(m->links[i].devices, job), reach;

		if (all <= joined)
			continue;
		reach = fmin(g.n, ceil(all / g.stride));
		if (reach > have) {
			smr_collective_level *l = &out[n++];

			*l = (smr_collective_level){.link = &m->links[i],
						    .at = i,
						    .units = ceil(all / joined),
						    .n = ceil(reach / have),
						    .ways = have};
			set_link_limits(l, m, fmax(1, floor(g.stride / joined)));
			have = reach;
		}
		joined = all;
	}
	return n;
}
