/** @file Shared by the files of explain (internal). */
#ifndef SMR_API_EXPLAIN_INTERNAL_H
#define SMR_API_EXPLAIN_INTERNAL_H
#include <samara/explain.h>

#include "api/model/model.h"
#include "base/data/fields.h"
#include "pass/fuse/report.h"

/** An op that runs. */
typedef struct smr_explain_op {
	const smr_node *v;
	const char *impl;
	const void *kernel; /* NULL: it has none */
	size_t number;      /* from 1, in the image's order */
	size_t kernel_no;   /* from 1; 0: none */
	bool inlined;       /* it becomes code of a region */
} smr_explain_op;

/** State of an explanation; results are in the arena. If the arena runs out of memory, a list is
 * NULL although its length is not 0: check smr_arena_ran_short() before the result is read. */
typedef struct smr_explaining {
	smr_arena *a;
	const smr_model *m;
	const smr_fusion_report *story;
	size_t nops, nkernels;
	smr_explain_op *ops, *by_node; /* in order; the same ones sorted by address of the node */
	const smr_function *function;  /* function of the current flow; gives the names of its
					  params */
	const smr_block *block;        /* block of the current flow */
} smr_explaining;

/** Describes a node of the current flow, with its number if it is an op that runs. An op `map` is
 * named after its body, a param after its argument or variable. */
const smr_explained_node *smr_explain_node(smr_explaining *x, const smr_node *v);
const smr_explained_node *const *smr_explain_nodes(smr_explaining *x, const smr_node *const *list,
						   size_t n);
/** Returns the op that runs node @p v; NULL: none. */
const smr_explain_op *smr_explain_op_of(const smr_explaining *x, const smr_node *v);
/** Makes @p g the current flow. */
void smr_explain_at(smr_explaining *x, const smr_graph *g);
/** Sets plans, points and ops of all parts, and the totals of the plans. */
void smr_explain_parts(smr_explaining *x, smr_explained *to);
/** Sets ops with several results. */
void smr_explain_joins(smr_explaining *x, smr_explained *to);
/** Sets chains of ops, whether run by slabs or not. */
void smr_explain_slabs(smr_explaining *x, smr_explained *to);
/** Sets kernels and their candidates. */
void smr_explain_kernels(smr_explaining *x, smr_explained *to);
/** Sets functions and their blocks, with counts. */
void smr_explain_blocks(smr_explaining *x, smr_explained *to);
/** Explains a loaded model, with @p story of its plan. Of the model only ctx, runner, module,
 * fusion and image are read. The result is in arena @p a. */
SMR_MUST_USE smr_status smr_explain_made(smr_arena *a, const smr_model *m,
					 const smr_fusion_report *story, const char *file,
					 smr_explained **out);
/** Reduces the explanation to one part or one op. SMR_ENOTFOUND: there is no such one. */
SMR_MUST_USE smr_status smr_explained_limit(smr_explained *e, uint64_t part, uint64_t op);
/** Describes implementations with predictions, or with the reason why they refuse. */
const smr_explained_way *const *smr_explain_ways(smr_arena *a, const smr_told_way *list, size_t n);
#endif
