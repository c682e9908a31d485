/** @file Internals of the partitioner (internal to pass/). */
#ifndef SMR_PASS_SHARD_INTERNAL_H
#define SMR_PASS_SHARD_INTERNAL_H
#include "ops/sharding/rule.h"
#include "pass/shard/shard.h"

/* ---- assign.c */
/** The axes of a dimension, shared out to its factors: how many of them are. */
uint32_t smr_shard_share(const smr_mesh *m, const smr_rule *r, const smr_rule_dim *d,
			 const smr_cut *c, smr_cut *factors);
/** Which axes cut each factor of an op: @p out has one for each. @p ins: how operands are cut, NULL
 * for those that are as one wants them; @p outs: how results should be. */
void smr_assign(const smr_mesh *m, const smr_node *v, const smr_rule *r,
		const smr_sharding *const *ins, const smr_sharding *const *outs, smr_cut *out);
/** The sharding of a tensor of an op whose factors are cut so. */
void smr_assigned(const smr_rule_tensor *t, uint32_t rank, const smr_cut *factors,
		  smr_sharding *out);

/* ---- reshard.c: nodes of one device's program */
typedef struct smr_parts {
	const smr_mesh *mesh;
	smr_graph *g;             /* they go there */
	smr_arena *arena;         /* what is noted on the way */
	uint32_t *device_at;      /* by place on the mesh */
	smr_node *device;         /* number of this one, or NULL */
	struct smr_start *starts; /* in use already */
	smr_loc loc;              /* of what is made */
} smr_parts;

SMR_MUST_USE smr_status smr_parts_open(const smr_mesh *m, smr_arena *a, smr_parts *out);
/** An op whose types follow; @p like has everything but those. */
SMR_MUST_USE smr_status smr_parts_make(smr_parts *p, const smr_node *like, uint32_t nresults,
				       smr_node **out);
/** Where this device's part begins along @p c, in parts of @p size elements: a scalar i64. */
SMR_MUST_USE smr_status smr_parts_start(smr_parts *p, const smr_cut *c, int64_t size,
					smr_node **out);
/** *@p v, which is cut as @p from says, as @p to says; both are of one tensor. */
SMR_MUST_USE smr_status smr_parts_move(smr_parts *p, const smr_sharding *from,
				       const smr_sharding *to, smr_node **v);
/** Numbers that devices apart along @p c have, combined by @p op; all have the result. */
SMR_MUST_USE smr_status smr_parts_reduce(smr_parts *p, smr_op op, const smr_cut *c, smr_node **v);
/** ... each has its part of dimension @p dim. */
SMR_MUST_USE smr_status smr_parts_scatter(smr_parts *p, smr_op op, const smr_cut *c, uint32_t dim,
					  smr_node **v);
/** What device 0 has, everywhere. */
SMR_MUST_USE smr_status smr_parts_spread(smr_parts *p, smr_node **v);
/** One number, in every place of a tensor of these sizes. */
SMR_MUST_USE smr_status smr_parts_fill(smr_parts *p, smr_dtype t, uint32_t rank,
				       const int64_t *dims, uint64_t bits, smr_node **out);
/** An element-wise computation of @p n tensors of one shape. */
SMR_MUST_USE smr_status smr_parts_map(smr_parts *p, smr_node *const *ins, uint32_t n,
				      const smr_expr *e, smr_node **out);
/** *@p v as numbers of type @p t. */
SMR_MUST_USE smr_status smr_parts_convert(smr_parts *p, smr_dtype t, smr_node **v);

/* ---- partition_op.c */
/** Op @p v of a rule, its factors cut as @p factors says, from operands that are cut so. Result 0
 * may come out cut as @p out, which says how it should be where it need not be combined. */
SMR_MUST_USE smr_status smr_partition_op(smr_parts *p, const smr_node *v, const smr_rule *r,
					 const smr_cut *factors, smr_node **ins, smr_sharding *out,
					 smr_node **made);
#endif
