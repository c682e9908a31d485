/** @file Internals of the partitioner (internal to pass/). */
#ifndef SMR_PASS_SHARD_INTERNAL_H
#define SMR_PASS_SHARD_INTERNAL_H
#include "ops/sharding/rule.h"
#include "pass/shard/shard.h"

static inline smr_status shard_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a program's parts");
}

/* ---- assign.c */
/** Distributes the axes of a dimension over its factors; returns how many axes are used. */
uint32_t smr_shard_share(const smr_mesh *m, const smr_rule *r, const smr_rule_dim *d,
			 const smr_cut *c, smr_cut *factors);
/** Chooses the axes that shard each factor of an op: *@p out, one entry per factor. @p ins:
 * shardings of operands, NULL for those that have no fixed one; @p outs: wanted shardings of
 * results. */
void smr_assign(const smr_mesh *m, const smr_node *v, const smr_rule *r,
		const smr_sharding *const *ins, const smr_sharding *const *outs, smr_cut *out);
/** Returns in *out the sharding of an op's tensor whose factors are sharded as @p factors. */
void smr_assigned(const smr_rule_tensor *t, uint32_t rank, const smr_cut *factors,
		  smr_sharding *out);

/* ---- reshard.c: nodes of one device's program */
typedef struct smr_parts {
	const smr_mesh *mesh;
	smr_graph *g;             /* destination of new nodes */
	smr_arena *arena;         /* temporary data */
	uint32_t *device_at;      /* by position on the mesh */
	smr_node *device;         /* this device's number, or NULL */
	struct smr_start *starts; /* memoized start indices */
	smr_loc loc;              /* of new nodes */
} smr_parts;

SMR_MUST_USE smr_status smr_parts_open(const smr_mesh *m, smr_arena *a, smr_parts *out);
/** Makes an op with inferred types; @p like has everything else. */
SMR_MUST_USE smr_status smr_parts_make(smr_parts *p, const smr_node *like, uint32_t nresults,
				       smr_node **out);
/** Makes the start of this device's part along @p c, in parts of @p size elements: a scalar i64. */
SMR_MUST_USE smr_status smr_parts_start(smr_parts *p, const smr_cut *c, int64_t size,
					smr_node **out);
/** Reshards *@p v from @p from to @p to, which are of the same tensor. */
SMR_MUST_USE smr_status smr_parts_move(smr_parts *p, const smr_sharding *from,
				       const smr_sharding *to, smr_node **v);
/** All-reduces *@p v with @p op over the devices that differ along @p c. */
SMR_MUST_USE smr_status smr_parts_reduce(smr_parts *p, smr_op op, const smr_cut *c, smr_node **v);
/** Reduce-scatters it: each device gets its part of dimension @p dim. */
SMR_MUST_USE smr_status smr_parts_scatter(smr_parts *p, smr_op op, const smr_cut *c, uint32_t dim,
					  smr_node **v);
/** Broadcasts the value of device 0 to all devices. */
SMR_MUST_USE smr_status smr_parts_spread(smr_parts *p, smr_node **v);
/** Makes a tensor of these sizes with all elements equal. */
SMR_MUST_USE smr_status smr_parts_fill(smr_parts *p, smr_dtype t, uint32_t rank,
				       const int64_t *dims, uint64_t bits, smr_node **out);
/** Makes an elementwise op on @p n tensors of one shape. */
SMR_MUST_USE smr_status smr_parts_map(smr_parts *p, smr_node *const *ins, uint32_t n,
				      const smr_expr *e, smr_node **out);
/** Converts *@p v to type @p t. */
SMR_MUST_USE smr_status smr_parts_convert(smr_parts *p, smr_dtype t, smr_node **v);

/* ---- partition_op.c */
/** Partitions op @p v with a rule: its factors are sharded as @p factors, and so are the operands.
 * @p out: in, the wanted sharding of result 0, used where partial results must be combined; out,
 * its actual sharding. */
SMR_MUST_USE smr_status smr_partition_op(smr_parts *p, const smr_node *v, const smr_rule *r,
					 const smr_cut *factors, smr_node **ins, smr_sharding *out,
					 smr_node **made);

/* ---- join_sums.c */
/** Makes node @p v, with the parts @p ins of its operands that nothing else reads, where it adds
 * two all-reduces, as one of their sum. *@p out NULL: it is no such node. */
SMR_MUST_USE smr_status smr_parts_join_sums(smr_parts *p, const smr_node *v, smr_node *const *ins,
					    smr_node **out);
#endif
