/** @file What the files of explain share (internal). */
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
	size_t number;      /* from 1 on, in the image's order */
	size_t kernel_no;   /* from 1 on; 0: none */
} smr_explain_op;

/** What is made belongs to the arena. Lists that it is too short for are NULL, with as many
 * elements as they would have: whoever ends asks smr_arena_ran_short() before anybody looks. */
typedef struct smr_explaining {
	smr_arena *a;
	const smr_model *m;
	const smr_fusion_report *story;
	size_t nops, nkernels;
	smr_explain_op *ops, *by_node; /* in order; the same by address of the node */
	const smr_function *function;  /* the flow at hand is in: what its params are */
	const smr_block *block;        /* ... it is of */
} smr_explaining;

/** A node of the flow at hand, with its number where it is an op that runs. An op `map` is called
 * what its body does, a param what of the function it is. */
const smr_explained_node *smr_explain_node(smr_explaining *x, const smr_node *v);
const smr_explained_node *const *smr_explain_nodes(smr_explaining *x, const smr_node *const *list,
						   size_t n);
/** The op that runs node @p v; NULL: none does. */
const smr_explain_op *smr_explain_op_of(const smr_explaining *x, const smr_node *v);
/** Makes a flow the one at hand. */
void smr_explain_at(smr_explaining *x, const smr_graph *g);
/** Plans, points and ops of all parts, and the sums of plans. */
void smr_explain_parts(smr_explaining *x, smr_explained *to);
/** Ops with several results. */
void smr_explain_joins(smr_explaining *x, smr_explained *to);
/** Chains of ops, by slabs or not. */
void smr_explain_slabs(smr_explaining *x, smr_explained *to);
/** Kernels and what they were chosen among. */
void smr_explain_kernels(smr_explaining *x, smr_explained *to);
/** Functions and their blocks, with counts. */
void smr_explain_blocks(smr_explaining *x, smr_explained *to);
/** A model that was made ready, with @p story of its plan; only what is read here has to be there:
 * ctx, runner, module, fusion, image. What is told belongs to @p a. */
SMR_MUST_USE smr_status smr_explain_made(smr_arena *a, const smr_model *m,
					 const smr_fusion_report *story, const char *file,
					 smr_explained **out);
/** Leaves one part, or one op, of it. SMR_ENOTFOUND: there is no such one. */
SMR_MUST_USE smr_status smr_explained_limit(smr_explained *e, uint64_t part, uint64_t op);
/** Implementations with predictions, or with why they do not take it. */
const smr_explained_way *const *smr_explain_ways(smr_arena *a, const smr_told_way *list, size_t n);
#endif
