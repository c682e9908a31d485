/* Collectives among members that one kind of links joins: the rows of formula 5. Bandwidth is that
 * of the data sheet times e(S) = e * S / (S + S_half). */
#include <math.h>

#include "cost/collective/internal.h"

/* Seconds in which one device sends @p share of the buffer. */
static double wire_seconds(const smr_collective_level *l, double bytes, double share, double bps)
{
	return share * (bytes + l->half) / bps;
}

static smr_collective_step quicker(smr_collective_step a, smr_collective_step b)
{
	return smr_collective_step_s(&a) <= smr_collective_step_s(&b) ? a : b;
}

static double tree_rounds(const smr_collective_level *l)
{
	return ceil(log2(l->n));
}

/* Bandwidth of the link between two devices of a full mesh. */
static double pair_bps(const smr_collective_level *l)
{
	return l->bps / (l->units - 1);
}

static double torus_hops(const smr_collective_level *l)
{
	double hops = 0;

	for (int i = 0; i < l->axes; i++)
		hops += floor(l->side[i] / 2);
	return hops;
}

/* The buffer is cut into as many parts as there are axes; part i goes along axis i first, then i +
 * 1, …, so that all axes are busy. A phase lasts as long as its longest part. */
static double torus_gather_s(const smr_collective_level *l, double bytes)
{
	double got[SMR_AXES], parts = l->axes, s = 0;

	for (int i = 0; i < l->axes; i++)
		got[i] = 1 / l->n;
	for (int phase = 0; phase < l->axes; phase++) {
		double longest = 0;

		for (int part = 0; part < l->axes; part++) {
			int axis = (part + phase) % l->axes;
			double more = got[part] * (l->side[axis] - 1);

			longest = fmax(longest,
				       wire_seconds(l, bytes, more / parts, l->axis_bps[axis]));
			got[part] += more;
		}
		s += longest;
	}
	return s;
}

smr_collective_step smr_collective_level_gather(const smr_collective_level *l, double bytes)
{
	double others = (l->n - 1) / l->n;
	smr_collective_step s = {.sent = others * bytes};

	switch (l->link->topology) {
	case SMR_TOPOLOGY_MESH:
		s.latency_s = l->alpha;
		s.wire_s = wire_seconds(l, bytes, 1 / l->n, pair_bps(l));
		s.how = "direct";
		return s;
	case SMR_TOPOLOGY_TORUS:
		s.latency_s = torus_hops(l) * l->alpha;
		s.wire_s = torus_gather_s(l, bytes);
		s.how = "torus";
		return s;
	default:
		s.latency_s = (l->n - 1) * l->alpha;
		s.wire_s = wire_seconds(l, bytes, others, l->bps);
		s.how = "ring";
		return s;
	}
}

/* Reduces up a binary tree of the members and broadcasts down again, in pieces. */
static smr_collective_step tree_reduce(const smr_collective_level *l, double bytes)
{
	return (smr_collective_step){.latency_s = 2 * tree_rounds(l) * l->alpha,
				     .wire_s = wire_seconds(l, bytes, 2, l->bps),
				     .sent = 2 * bytes,
				     .how = "tree"};
}

smr_collective_step smr_collective_level_reduce(const smr_collective_level *l, double bytes)
{
	smr_collective_step s = smr_collective_level_gather(l, bytes), once;

	s.latency_s *= 2;
	s.wire_s *= 2;
	s.sent *= 2;
	switch (l->link->topology) {
	case SMR_TOPOLOGY_SWITCH:
	case SMR_TOPOLOGY_TREE:
		return quicker(s, tree_reduce(l, bytes));
	case SMR_TOPOLOGY_MESH: /* small messages: each device sends all its data to all others */
		once = (smr_collective_step){.latency_s = l->alpha,
					     .wire_s = wire_seconds(l, bytes, 1, pair_bps(l)),
					     .sent = (l->n - 1) * bytes,
					     .how = "direct"};
		return quicker(s, once);
	default:
		return s;
	}
}

/* Mean hops of a message on a ring, about n/4; each hop takes bandwidth: floor(n^2/4)/n. */
static double mean_hops(double n)
{
	return floor(n * n / 4) / n;
}

static smr_collective_step torus_exchange(const smr_collective_level *l, double bytes)
{
	smr_collective_step s = {.latency_s = torus_hops(l) * l->alpha, .how = "torus"};

	for (int i = 0; i < l->axes; i++) {
		s.wire_s = fmax(s.wire_s,
				wire_seconds(l, bytes, mean_hops(l->side[i]), l->axis_bps[i]));
		s.sent += mean_hops(l->side[i]) * bytes;
	}
	return s;
}

/* Trees of switches have half as many links above a switch as below it: rings and trees of devices
 * are not affected, but most data of an all-to-all exchange goes up. */
static const double taper = 2;

/* Exchange in which the share `leaving` of each device's bytes goes over these links. */
smr_collective_step smr_collective_level_exchange(const smr_collective_level *l, double bytes,
						  double leaving)
{
	double whole = bytes * leaving * l->n / (l->n - 1); /* including the bytes that stay */
	smr_collective_step s = {.latency_s = (l->n - 1) * l->alpha,
				 .wire_s = wire_seconds(l, whole, (l->n - 1) / l->n, l->bps),
				 .sent = leaving * bytes,
				 .how = "direct"};

	switch (l->link->topology) {
	case SMR_TOPOLOGY_MESH:
		s.latency_s = l->alpha;
		s.wire_s = wire_seconds(l, whole, 1 / l->n, pair_bps(l));
		return s;
	case SMR_TOPOLOGY_RING:
		s.wire_s = wire_seconds(l, whole, mean_hops(l->n), l->bps);
		s.sent = mean_hops(l->n) * whole;
		s.how = "ring";
		return s;
	case SMR_TOPOLOGY_TORUS:
		return torus_exchange(l, whole);
	case SMR_TOPOLOGY_TREE:
		s.wire_s *= taper;
		s.how = "tree";
		return s;
	default:
		return s;
	}
}

smr_collective_step smr_collective_level_permute(const smr_collective_level *l, double bytes)
{
	smr_collective_step s = {.latency_s = l->alpha, .sent = bytes, .how = "direct"};
	double bps = l->bps;

	if (l->link->topology == SMR_TOPOLOGY_MESH)
		bps = pair_bps(l);
	else if (l->link->topology == SMR_TOPOLOGY_RING) /* uses one of its two links */
		bps /= 2;
	else if (l->link->topology == SMR_TOPOLOGY_TORUS)
		bps = l->axis_bps[l->axes - 1] / 2;
	s.wire_s = wire_seconds(l, bytes, 1, bps);
	return s;
}

smr_collective_step smr_collective_level_broadcast(const smr_collective_level *l, double bytes)
{
	smr_collective_step ring = {.latency_s = (l->n - 1) * l->alpha,
				    .wire_s = wire_seconds(l, bytes, 1, l->bps),
				    .sent = bytes,
				    .how = "ring"};
	smr_collective_step other = {
		.latency_s = tree_rounds(l) * l->alpha, .sent = bytes, .how = "tree"};
	double all = 0;

	switch (l->link->topology) {
	case SMR_TOPOLOGY_MESH: /* sends all at once, or each a part, which is forwarded to all */
		ring = (smr_collective_step){.latency_s = l->alpha,
					     .wire_s = wire_seconds(l, bytes, 1, pair_bps(l)),
					     .sent = (l->n - 1) * bytes,
					     .how = "direct"};
		other = ring;
		other.latency_s *= 2;
		other.wire_s *= 2 / l->n;
		other.sent = 2 * (l->n - 1) / l->n * bytes;
		return quicker(ring, other);
	case SMR_TOPOLOGY_RING:
		return ring;
	case SMR_TOPOLOGY_TORUS:
		for (int i = 0; i < l->axes; i++)
			all += l->axis_bps[i];
		ring.latency_s = torus_hops(l) * l->alpha;
		ring.wire_s = wire_seconds(l, bytes, 1, all);
		ring.how = "torus";
		return ring;
	default:
		other.wire_s = tree_rounds(l) * ring.wire_s;
		return quicker(ring, other);
	}
}
