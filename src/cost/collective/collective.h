/** @file Costs of collectives on the links of a machine (formula 5): seconds, and bytes sent.
 *
 * Devices of one kind are numbered so that near ones have near numbers: the first links.devices of
 * them are joined by links[0], blocks of those by links[1], and so on. A group takes every
 * stride-th of `job` devices, and all groups of a job run the same collective at the same time, as
 * tensor, pipeline and data parallel groups do; where they cross the same links they share them. */
#ifndef SMR_COST_COLLECTIVE_COLLECTIVE_H
#define SMR_COST_COLLECTIVE_COLLECTIVE_H
#include "cost/machine/machine.h"

typedef enum smr_collective {
	SMR_ALL_REDUCE,
	SMR_ALL_GATHER,
	SMR_REDUCE_SCATTER,
	SMR_ALL_TO_ALL,
	SMR_PERMUTE, /* each device sends all its data to the next of the group */
	SMR_BROADCAST,
	SMR_COLLECTIVES
} smr_collective;

typedef struct smr_collective_group {
	int n, stride; /* both at least 1 */
	int job;       /* devices of the job, which determine the sides of a torus; 0: n * stride */
} smr_collective_group;

typedef struct smr_collective_cost {
	double p10, p50, p90;   /* seconds */
	double sent[SMR_LINKS]; /* bytes that one device sends over links[i], each hop counted */
	double busy[SMR_LINKS]; /* seconds during which they occupy its links[i] */
	const char
		*algorithm; /* ring, tree, direct, torus, hierarchical, flat ring; none: n is 1 */
} smr_collective_cost;

/** Predicts the fastest algorithm for @p bytes, the larger of a device's input and output
 * (all_gather: the whole result; reduce_scatter: the whole operand). SMR_EINVAL, with a message:
 * there is no such group, or it has more devices than the links join. */
SMR_MUST_USE smr_status smr_collective_predict(const smr_machine *m, smr_collective what,
					       double bytes, smr_collective_group group,
					       smr_collective_cost *out);
/** Returns the operation's name: all_reduce, all_gather, … */
const char *smr_collective_name(smr_collective what);
#endif
