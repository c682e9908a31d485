/** @file Lowering: ops over values become flows over memory, which back ends compile. */
#ifndef SMR_PASS_LOWER_LOWER_H
#define SMR_PASS_LOWER_LOWER_H
#include "base/str.h"
#include "ir/graph/graph.h"

/** Whether it is a product of a tensor with itself: both operands are then the first one's memory.
 */
bool smr_lower_is_square(const smr_node *v);

/** Result @p k of an op that has a nest, as a flow of its own: base number i is the memory of
 * operand i, dense, the base behind them that of the result. SMR_ALL_RESULTS: a nest for each
 * result of an op `fused`, bases of all results in their order. Its text depends on op, shapes,
 * numbers, body and scalar constants alone: equal ops give equal texts. SMR_EUNSUPPORTED: it has no
 * nest. */
SMR_MUST_USE smr_status smr_lower_op(const smr_node *v, uint32_t k, smr_graph **out);
/** Appends bytes that differ for ops of which the flows of smr_lower_op() differ in their text, and
 * for few others; much cheaper than the text. */
SMR_MUST_USE smr_status smr_lower_key(const smr_node *v, uint32_t k, smr_str *out);
/** Appends bytes that are equal for equal types whose sizes are numbers (else SMR_EUNSUPPORTED),
 * and for equal numbers of nodes. */
SMR_MUST_USE smr_status smr_lower_type_key(const smr_type *t, smr_str *s);
void smr_lower_attrs_key(const smr_node *v, smr_str *s);
/** Whether the result's elements are the one operand's in the same order: a reshape, a broadcast
 * or transpose of dimensions of size 1 alone, a slice of all. */
bool smr_lower_moves_nothing(const smr_node *v);
#endif
