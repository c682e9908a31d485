/** @file The report of the fusion planner: parts of flows, their decisions, and the predicted cost
 * of each plan. Filled on request only; it does not change the plan. */
#ifndef SMR_PASS_FUSE_REPORT_H
#define SMR_PASS_FUSE_REPORT_H
#include <samara/model.h>

#include "base/arena.h"
#include "ir/graph/graph.h"

/** Predicted seconds: start + read + write + compute - hidden + compile. Reads and computation
 * overlap, so the smaller of the two is hidden in each op. */
typedef struct smr_plan_cost {
	uint32_t ops;
	double seconds;
	double start; /* calls, and thread starts if all threads are used */
	double read, write, compute, hidden;
	double compile; /* code generation, divided by the expected number of runs */
} smr_plan_cost;
void smr_plan_cost_add(smr_plan_cost *sum, const smr_plan_cost *one);

/** Value that an op reads from memory or computes, as if no other op did so. */
typedef struct smr_fusion_report_use {
	const smr_node *v; /* in the flow before fusion */
	double share;      /* read: fraction of its elements; computed: times per element */
} smr_fusion_report_use;

/** Op of the plan. */
typedef struct smr_fusion_report_op {
	const smr_node *v; /* in the flow after fusion */
	smr_plan_cost cost;
	uint32_t nreads, ncomputed;
	const smr_fusion_report_use *reads,
		*computed; /* computed: begins with the op's own value */
	bool joined;       /* a result of v; its cost is reported by a join */
	void *value;       /* used by the planner */
} smr_fusion_report_op;

/** Decision: whether the readers of a value each compute it. */
typedef struct smr_fusion_report_point {
	const smr_node *of; /* in the flow before fusion */
	uint32_t nreaders;
	const smr_node **readers;
	bool apart; /* the decision: the readers read it from memory */
	/* Change of the part's seconds if only this decision is reversed; in a
	 * smr_fusion_report_group with the best joins for either plan. Approximate in parts with
	 * very many points. */
	double flipped;
} smr_fusion_report_point;

/** Part of a flow; no op of any plan crosses its boundary. */
typedef struct smr_fusion_report_part {
	const smr_graph *g;
	uint32_t before; /* values: ops of the unfused plan */
	uint32_t npoints, nops;
	smr_fusion_report_point *points;
	smr_fusion_report_op *ops;
	uint64_t evaluated; /* number of evaluated plans */
	bool ruled;         /* the rule's plan was kept: no plan is sufficiently better */
	smr_plan_cost plan; /* cost of the chosen plan */
	/* Cost by each way of deciding; SMR_FUSE_NONE: every op alone. ops = 0: not evaluated. */
	smr_plan_cost ways[SMR_FUSE_WAYS];
} smr_fusion_report_part;

/** A chain of ops that could run slab by slab (pass/lower/tile_chain.h). */
typedef struct smr_fusion_report_slabs {
	const smr_graph *g;
	uint32_t n, naxes;
	const smr_node *ops[8];     /* ops after fusion, in flow order */
	int64_t size[4], length[4]; /* by axis, outermost first: size of a slab, and of the whole */
	bool taken;
	double apart_s, slabs_s; /* seconds for the intermediate results: whole, and by slabs */
	double whole_bytes, slab_bytes;
} smr_fusion_report_slabs;

/** Ops that became one op with several results. */
typedef struct smr_fusion_report_join {
	const smr_graph *g;
	uint32_t n;
	const smr_node *of[8];    /* results, in the flow before fusion */
	const smr_node *v;        /* the op, in the flow after fusion */
	int64_t rows;             /* rows of a slab, if some are column sums over slabs; else 0 */
	double apart_s, joined_s; /* seconds as separate ops, and as one op */
} smr_fusion_report_join;

/** Parts of a flow whose ops could be results of one op: edges and joins are decided together. */
typedef struct smr_fusion_report_group {
	const smr_graph *g;
	uint32_t npoints, nvalues;
	uint64_t evaluated; /* number of evaluated plans */
	/* Seconds with the best joins; 0: not evaluated, as the group is large. */
	double seconds;             /* of the chosen plan */
	double alone;               /* of the edges that are best without joins */
	double ways[SMR_FUSE_WAYS]; /* of the edges by each way of deciding */
} smr_fusion_report_group;

typedef struct smr_fusion_report {
	smr_arena *arena;
	smr_fusion_report_part *parts;
	smr_fusion_report_slabs *slabs;
	smr_fusion_report_join *joins;
	smr_fusion_report_group *groups;
	uint32_t nparts, nslabs, njoins, ngroups;
	size_t cap, cap_slabs, cap_joins, cap_groups; /* allocated elements */
} smr_fusion_report;

SMR_MUST_USE smr_status smr_fusion_report_new(smr_fusion_report **out);
void smr_fusion_report_free(smr_fusion_report *s); /* @p s may be NULL */
/** Add a copy of @p one to the report. */
SMR_MUST_USE smr_status smr_fusion_report_add_join(smr_fusion_report *s,
						   const smr_fusion_report_join *one);
SMR_MUST_USE smr_status smr_fusion_report_add_slabs(smr_fusion_report *s,
						    const smr_fusion_report_slabs *one);
#endif
