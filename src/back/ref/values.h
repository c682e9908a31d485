/** @file Evaluation of flows over values: one op after another, each with its own memory. */
#ifndef SMR_BACK_REF_VALUES_H
#define SMR_BACK_REF_VALUES_H
#include "ir/graph/graph.h"

/** Runs one op on dense tensors: @p ins are its operands, @p outs its results, whose memory belongs
 * to the caller. Ops between devices are not supported. */
SMR_MUST_USE smr_status smr_ref_op(const smr_node *v, const smr_tensor *ins,
				   const smr_tensor *outs);
/** Writes all elements of a constant to a dense tensor of its type. */
void smr_ref_constant(const smr_node *v, const smr_tensor *to);
/** Runs a whole flow: @p params are its parameters by number, @p results its results in order. All
 * are dense, have the types of the flow and belong to the caller. */
SMR_MUST_USE smr_status smr_ref_values(const smr_graph *g, const smr_tensor *params,
				       uint32_t nparams, const smr_tensor *results);
/** Makes a dense tensor of a type with @p data. SMR_EUNSUPPORTED: a size is not a number. */
SMR_MUST_USE smr_status smr_ref_tensor(const smr_type *t, void *data, smr_tensor *out);
#endif
