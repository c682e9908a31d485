/** @file The report of the fusion planner: parts of flows, their decisions, and the predicted cost
 * of each plan. Filled on request only; it does not change the plan. */
#ifndef SMR_PASS_FUSE_REPORT_H
#define SMR_PASS_FUSE_REPORT_H
#include <samara/model.h>

#include "base/arena.h"
#include "ir/graph/graph.h"

/** Seconds that ops take. seconds = start + read + write + compute - hidden + compile: reading and
 * computing go on together, so the less of the two is hidden in each op. */
typedef struct smr_plan_cost {
	uint32_t ops;
	double seconds;
	double start; /* of calls, and of threads where all are used */
	double read, write, compute, hidden;
	double compile; /* of its code, shared out over the runs that are to be expected */
} smr_plan_cost;
void smr_plan_cost_add(smr_plan_cost *sum, const smr_plan_cost *one);

/** A value that an op reads from memory, or computes: as one that nobody else does. */
typedef struct smr_fusion_report_use {
	const smr_node *v; /* of the flow as it was */
	double share;      /* read: of its elements, at most 1; computed: times each of them */
} smr_fusion_report_use;

/** An op of the plan. */
typedef struct smr_fusion_report_op {
	const smr_node *v; /* of the flow as it is now */
	smr_plan_cost cost;
	uint32_t nreads, ncomputed;
	const smr_fusion_report_use *reads,
		*computed; /* computed: the op's own value comes first */
	bool joined;       /* one of the results of v, whose cost a join tells */
	void *value;       /* the planner's */
} smr_fusion_report_op;

/** What was to be decided: whether those who read a value compute it, each for itself. */
typedef struct smr_fusion_report_point {
	const smr_node *of; /* of the flow as it was */
	uint32_t nreaders;
	const smr_node **readers;
	bool apart; /* decided: they read it from memory */
	/* Seconds of the part's plan if that alone were decided the other way, with what joining
	 * ops (smr_fusion_report_group) makes of the difference; in parts of very many points
	 * about. */
	double flipped;
} smr_fusion_report_point;

/** A part of a flow; no op of any plan reaches over its bounds. */
typedef struct smr_fusion_report_part {
	const smr_graph *g;
	uint32_t before; /* values in it: ops, were none fused */
	uint32_t npoints, nops;
	smr_fusion_report_point *points;
	smr_fusion_report_op *ops;
	uint64_t evaluated; /* plans whose cost was found */
	bool ruled;         /* the rule's plan stays: none is enough better */
	smr_plan_cost plan; /* as it was decided */
	/* Each way to decide; SMR_FUSE_NONE: each op alone. ops = 0: it was not asked for. */
	smr_plan_cost ways[SMR_FUSE_WAYS];
} smr_fusion_report_part;

/** A chain of ops that could run slab by slab (pass/lower/tile_chain.h). */
typedef struct smr_fusion_report_slabs {
	const smr_graph *g;
	uint32_t n, naxes;
	const smr_node *ops[8];     /* of the flow as it is now, in its order */
	int64_t size[4], length[4]; /* of axes, outermost first: of a slab, of all */
	bool taken;
	double apart_s, slabs_s; /* seconds of what is handed on: whole, and by slabs */
	double whole_bytes, slab_bytes;
} smr_fusion_report_slabs;

/** Ops that became one with several results. */
typedef struct smr_fusion_report_join {
	const smr_graph *g;
	uint32_t n;
	const smr_node *of[8];    /* results, of the flow as it was */
	const smr_node *v;        /* the op, of the flow as it is now */
	int64_t rows;             /* of a slab, where some are sums of columns over slabs; 0 */
	double apart_s, joined_s; /* seconds: as ops of their own, as one */
} smr_fusion_report_join;

/** Parts of a flow whose ops could be results of one op: edges and joins are decided together. */
typedef struct smr_fusion_report_group {
	const smr_graph *g;
	uint32_t npoints, nvalues;
	uint64_t evaluated; /* plans whose cost was found */
	/* Seconds, ops joined as is best; 0: not asked for, the group is large. */
	double seconds;             /* as it was decided */
	double alone;               /* by the edges that are best where each op stands alone */
	double ways[SMR_FUSE_WAYS]; /* by edges that were decided that way */
} smr_fusion_report_group;

typedef struct smr_fusion_report {
	smr_arena *arena;
	smr_fusion_report_part *parts;
	smr_fusion_report_slabs *slabs;
	smr_fusion_report_join *joins;
	smr_fusion_report_group *groups;
	uint32_t nparts, nslabs, njoins, ngroups;
	size_t cap, cap_slabs, cap_joins, cap_groups; /* elements that there is room for */
} smr_fusion_report;

SMR_MUST_USE smr_status smr_fusion_report_new(smr_fusion_report **out);
void smr_fusion_report_free(smr_fusion_report *s); /* NULL is fine */
/** Copies. */
SMR_MUST_USE smr_status smr_fusion_report_add_join(smr_fusion_report *s,
						   const smr_fusion_report_join *one);
SMR_MUST_USE smr_status smr_fusion_report_add_slabs(smr_fusion_report *s,
						    const smr_fusion_report_slabs *one);
#endif
