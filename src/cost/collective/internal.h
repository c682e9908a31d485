/** @file The links of a machine as a group sees them, one level at a time. */
#ifndef SMR_COST_COLLECTIVE_INTERNAL_H
#define SMR_COST_COLLECTIVE_INTERNAL_H
#include "cost/collective/collective.h"

enum { SMR_AXES = 6 };

/** The members of a group that one kind of links joins, after those joined by nearer links. */
typedef struct smr_collective_level {
	const smr_machine_link *link;
	int at;       /* links[at] */
	double units; /* units that the link joins: devices, or groups joined by nearer links */
	double n;     /* units of the group; 2 or more */
	double ways;  /* members in one unit: each has links of its own */
	double bps;   /* bytes/s of one device that the group gets at best */
	double half;  /* bytes at which half of bps is reached */
	double alpha; /* seconds */
	int axes;     /* axes of a torus that the group goes along */
	double side[SMR_AXES], axis_bps[SMR_AXES]; /* members along each axis; both directions */
} smr_collective_level;

/** Cost of one step of an algorithm. */
typedef struct smr_collective_step {
	double latency_s, wire_s; /* wire: while links are full */
	double sent;              /* bytes that one device sends */
	const char *how;
} smr_collective_step;

/** Share of the bandwidth of data sheets that collectives reach on a kind of machine. */
typedef struct smr_collective_reach {
	double most, start_s; /* share of it; seconds of a small message beside the wire's */
	double spread;        /* p90 / p50: variation among runs and libraries */
} smr_collective_reach;
extern const smr_collective_reach smr_reaches[SMR_MACHINE_KINDS];

/** Computes the levels with two members or more, the nearest first; returns their number, or -1
 * with a message. */
int smr_levels_of(const smr_machine *m, smr_collective_group g,
		  smr_collective_level out[SMR_LINKS]);

/** Costs at one level; @p bytes: the full buffer at this level. all_gather and reduce_scatter cost
 * the same. */
smr_collective_step smr_collective_level_gather(const smr_collective_level *l, double bytes);
smr_collective_step smr_collective_level_reduce(const smr_collective_level *l,
						double bytes); /* all_reduce */
smr_collective_step smr_collective_level_exchange(const smr_collective_level *l, double bytes,
						  double leaving);
smr_collective_step smr_collective_level_permute(const smr_collective_level *l, double bytes);
smr_collective_step smr_collective_level_broadcast(const smr_collective_level *l, double bytes);

static inline double smr_collective_step_s(const smr_collective_step *s)
{
	return s->latency_s + s->wire_s;
}
#endif
