/** @file Flows over values, evaluated plainly: one op after another, each into memory of its own.
 */
#ifndef SMR_BACK_REF_VALUES_H
#define SMR_BACK_REF_VALUES_H
#include "ir/graph/graph.h"

/** One op on dense tensors: @p ins of its operands, @p outs of its results, which the caller has.
 * No op between devices. */
SMR_MUST_USE smr_status smr_ref_op(const smr_node *v, const smr_tensor *ins,
				   const smr_tensor *outs);
/** All elements of a constant, to a dense tensor of its type. */
void smr_ref_constant(const smr_node *v, const smr_tensor *to);
/** A whole flow: @p params are its parameters by number, @p results its results in order; all are
 * the caller's, dense, of the types that the flow says. */
SMR_MUST_USE smr_status smr_ref_values(const smr_graph *g, const smr_tensor *params,
				       uint32_t nparams, const smr_tensor *results);
/** A dense tensor of a type with @p data. SMR_EUNSUPPORTED: sizes that are no numbers. */
SMR_MUST_USE smr_status smr_ref_tensor(const smr_type *t, void *data, smr_tensor *out);
#endif
