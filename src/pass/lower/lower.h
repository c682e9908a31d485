/** @file Lowering: ops over values become flows over memory, which back ends compile. */
#ifndef SMR_PASS_LOWER_LOWER_H
#define SMR_PASS_LOWER_LOWER_H
#include "base/str.h"
#include "ir/graph/graph.h"

/** Returns whether the op is a product of a tensor with itself: then both operands are the first
 * one's memory. */
bool smr_lower_is_square(const smr_node *v);

/** Lowers result @p k of an op that has a nest to a flow of its own: base i is the dense memory of
 * operand i, the base after them that of the result. SMR_ALL_RESULTS: one nest for each result of
 * an op `fused`, with bases of all results in order. The flow's text depends only on op, shapes,
 * attributes, body and scalar constants: equal ops give equal texts. Returns SMR_EUNSUPPORTED if
 * the op has no nest. */
SMR_MUST_USE smr_status smr_lower_op(const smr_node *v, uint32_t k, smr_graph **out);
/** Appends a key: bytes that differ if the flows of smr_lower_op() differ in their text, and rarely
 * otherwise. Much cheaper than the text. */
SMR_MUST_USE smr_status smr_lower_key(const smr_node *v, uint32_t k, smr_str *out);
/** Appends bytes that are equal for equal types with constant sizes (else SMR_EUNSUPPORTED), and
 * for equal node numbers. */
SMR_MUST_USE smr_status smr_lower_type_key(const smr_type *t, smr_str *s);
void smr_lower_attrs_key(const smr_node *v, smr_str *s);
/** Returns whether the result has the operand's elements in the same order: a reshape, a broadcast
 * or transpose of dimensions of size 1 only, a slice of the whole. */
bool smr_lower_moves_nothing(const smr_node *v);
/** Returns whether the op's last operand is the same value, computed op by op (SMR_ATTR_apart). */
bool smr_lower_is_apart(const smr_node *v);
#endif
