/** @file Ops over values as flows over memory: what runs is made of these. */
#ifndef SMR_PASS_LOWER_H
#define SMR_PASS_LOWER_H
#include "base/str.h"
#include "graph/graph.h"

/** Result @p k of an op that has a nest, as a flow of its own: base number i is the memory of
 * operand i, dense, the base behind them that of the result. Its text depends on op, shapes,
 * numbers, body and scalar constants alone: equal ops give equal texts. SMR_EUNSUPPORTED: it has no
 * nest. */
SMR_MUST_USE smr_status smr_lower_op(const smr_node *v, uint32_t k, smr_graph **out);
/** The same, with operands that smr_lower_inlines() computed where they are read: base number i is
 * number i of smr_lower_reads(). */
SMR_MUST_USE smr_status smr_lower_inlined(const smr_node *v, uint32_t k, smr_graph **out);
/** Appends bytes that are equal for ops of which the flow of smr_lower_inlined() has the same text,
 * and not for others; much cheaper than the text. */
SMR_MUST_USE smr_status smr_lower_key(const smr_node *v, uint32_t k, smr_str *out);
/** Whether operand @p i of a map is such that each element is a number, a counter, or one read: a
 * constant of one number, an iota, a broadcast. It needs no memory. */
bool smr_lower_inlines(const smr_node *v, uint32_t i);
/** What the flow of smr_lower_inlined() reads, each once for each operand that reads it: how many;
 * to @p out if that is not NULL. */
uint32_t smr_lower_reads(const smr_node *v, const smr_node **out);
/** Whether the result's elements are the one operand's in the same order: a reshape, a broadcast
 * or transpose of dimensions of size 1 alone, a slice of all. */
bool smr_lower_moves_nothing(const smr_node *v);
#endif
