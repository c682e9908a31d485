/** @file Sharding propagation, and partitioning into the program of one device (SPMD). */
#ifndef SMR_PASS_SHARD_SHARD_H
#define SMR_PASS_SHARD_SHARD_H
#include "ir/module/module.h"

/** The sharding of every value. */
typedef struct smr_shardings smr_shardings;

/** What follows from the annotations of @p m, which has a mesh: forward and backward through ops
 * by their rules (ops/sharding/rule.h), through variables and calls, until nothing changes. What is
 * said is kept; a dimension that is said to be closed gets no more axes. */
SMR_MUST_USE smr_status smr_pass_propagate(const smr_module *m, smr_shardings **out);
void smr_shardings_free(smr_shardings *s); /* NULL is fine */
/** Of variable @p var of function number @p f. */
const smr_sharding *smr_shardings_var(const smr_shardings *s, uint32_t f, uint32_t var);
/** Of result @p k of node @p v, which is no `part`, of a block's flow; NULL: it is whatever is
 * asked for, without cost: a constant, positions, one number everywhere. */
const smr_sharding *smr_shardings_node(const smr_shardings *s, const smr_block *b,
				       const smr_node *v, uint32_t k);
/** Whether anything is cut. */
bool smr_shardings_any(const smr_shardings *s);

/** Makes of a whole program with annotations that of one device of its mesh, in place: variables
 * have the sizes of parts, and say which; ops between devices stand where parts must meet. Programs
 * without a mesh, and those that are written for each device already, stay as they are; where
 * nothing is cut it stays one device. On failure @p m can only be freed. */
SMR_MUST_USE smr_status smr_pass_partition(smr_module *m);
#endif
