/** @file Evaluates collectives for the members of one device group. */
#ifndef SMR_OPS_COLLECTIVE_H
#define SMR_OPS_COLLECTIVE_H
#include "ops/ops.h"

/** Computes the results @p outs[m] of member m of @p n from the operands @p ins[m]; all are dense.
 * SMR_ETYPE: the sizes do not fit that number of members. */
SMR_MUST_USE smr_status smr_ops_collective(const smr_node *v, uint32_t n,
					   const smr_tensor *const *ins,
					   const smr_tensor *const *outs);
#endif
