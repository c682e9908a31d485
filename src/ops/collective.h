/** @file Evaluates collectives for the members of one device group. */
#ifndef SMR_OPS_COLLECTIVE_H
#define SMR_OPS_COLLECTIVE_H
#include "ops/ops.h"

/** @p ins[m], @p outs[m]: operands and results of member m of @p n; all are dense. SMR_ETYPE: the
 * sizes do not go with that many members. */
SMR_MUST_USE smr_status smr_ops_collective(const smr_node *v, uint32_t n,
					   const smr_tensor *const *ins,
					   const smr_tensor *const *outs);
#endif
