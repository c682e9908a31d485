/** @file What a group sees of the links of a machine, one level of them at a time. */
#ifndef SMR_COST_COLLECTIVE_INTERNAL_H
#define SMR_COST_COLLECTIVE_INTERNAL_H
#include "cost/collective/collective.h"

enum { SMR_AXES = 6 };

/** The members that meet over one kind of links, after those that nearer links join already. */
typedef struct smr_collective_level {
	const smr_machine_link *link;
	int at;       /* links[at] */
	double units; /* what it joins: devices, or all that nearer links join */
	double n;     /* of those, the group's; 2 or more */
	double ways;  /* members in one of them: each has links of its own */
	double bps;   /* bytes/s of one device that the group gets of it, at best */
	double half;  /* bytes at which half of that is reached */
	double alpha; /* seconds */
	int axes;     /* of a torus that the group goes along */
	double side[SMR_AXES], axis_bps[SMR_AXES]; /* members along each; both directions */
} smr_collective_level;

/** What one step of an algorithm takes. */
typedef struct smr_collective_step {
	double latency_s, wire_s; /* wire: while links are full */
	double sent;              /* bytes of one device */
	const char *how;
} smr_collective_step;

/** How near collectives come to data sheets on a kind of machines. */
typedef struct smr_collective_reach {
	double most, start_s; /* share; seconds of a small one beside the wire's */
	double spread;        /* p90 / p50: from one run and library to the next */
} smr_collective_reach;
extern const smr_collective_reach smr_reaches[SMR_MACHINE_KINDS];

/** Levels with two members or more, from the nearest; their number, or -1: told. */
int smr_levels_of(const smr_machine *m, smr_collective_group g,
		  smr_collective_level out[SMR_LINKS]);

/** @p bytes: the full buffer at this level. all_gather and reduce_scatter take the same. */
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
