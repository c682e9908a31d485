/** @file Evaluates collectives for the members of one device group. */
#ifndef SMR_OPS_COLLECTIVE_H
#define SMR_OPS_COLLECTIVE_H
#include "ops/ops.h"

/** Computes the results @p outs[m] of member m of @p n from the operands @p ins[m]; all are dense.
 * NULL @p outs[m]: that member's results are not computed.
 * SMR_ETYPE: the sizes do not fit that number of members. */
SMR_MUST_USE smr_status smr_ops_collective(const smr_node *v, uint32_t n,
					   const smr_tensor *const *ins,
					   const smr_tensor *const *outs);

/** A dense tensor as rows of bytes: `outer` times size(dim) times `inner` bytes. */
typedef struct smr_ops_rows {
	size_t outer, size, inner;
} smr_ops_rows;
smr_ops_rows smr_ops_rows_of(const smr_tensor *t, uint32_t dim);

/** Whether a body adds its two parameters of type @p t, by an instruction of the processor. */
bool smr_ops_is_sum(const smr_lambda *body, smr_dtype t);
/** Elements of each operand, and where their sums go. */
typedef struct smr_ops_sum_range {
	size_t from, count, to;
} smr_ops_sum_range;
/** Writes the sums of operand @p k of @p n members to result @p k of each of @p nouts
 * that is not NULL. */
void smr_ops_sum(const smr_tensor *const *ins, uint32_t n, uint32_t k, const smr_ops_sum_range *r,
		 const smr_tensor *const *outs, uint32_t nouts);
#endif
