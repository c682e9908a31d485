/** @file Sharding propagation, and partitioning into the program of one device (SPMD). */
#ifndef SMR_PASS_SHARD_SHARD_H
#define SMR_PASS_SHARD_SHARD_H
#include "ir/module/module.h"

/** Shardings of all values. */
typedef struct smr_shardings smr_shardings;

/** Propagates the annotations of @p m, which has a mesh, forward and backward through ops by their
 * rules (ops/sharding/rule.h), through variables and calls, to a fixed point. Annotations are kept;
 * a closed dimension gets no more axes. */
SMR_MUST_USE smr_status smr_pass_propagate(const smr_module *m, smr_shardings **out);
void smr_shardings_free(smr_shardings *s); /* @p s may be NULL */
/** Returns the sharding of variable @p var of function number @p f. */
const smr_sharding *smr_shardings_var(const smr_shardings *s, uint32_t f, uint32_t var);
/** Returns the sharding of result @p k of node @p v, not a `part`, in a block's flow. NULL: any
 * sharding is free of cost (a constant, an iota, a splat). */
const smr_sharding *smr_shardings_node(const smr_shardings *s, const smr_block *b,
				       const smr_node *v, uint32_t k);
/** Returns whether any value is sharded. */
bool smr_shardings_any(const smr_shardings *s);

/** Turns an annotated program into that of one device of its mesh, in place: variables have the
 * sizes of parts and their shardings, and collectives exchange parts. Programs without a mesh, and
 * per-device programs, stay as they are; if nothing is sharded, one device remains. On failure @p m
 * can only be freed. */
SMR_MUST_USE smr_status smr_pass_partition(smr_module *m);
#endif
