/** @file Evaluates the element operators on the bits of their operands. */
#ifndef SMR_OPS_SCALAR_H
#define SMR_OPS_SCALAR_H
#include "ir/graph/graph.h"
#include "ir/graph/value.h"

/** Computes @p op of type @p t for arguments @p a of types @p at; f32 arithmetic rounds to f32. */
SMR_MUST_USE smr_status smr_scalar_op(smr_op op, smr_dtype t, const smr_dtype *at,
				      const uint64_t *a, uint64_t *out);
#endif
