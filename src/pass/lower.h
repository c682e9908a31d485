/** @file Ops over values as flows over memory: what runs is made of these. */
#ifndef SMR_PASS_LOWER_H
#define SMR_PASS_LOWER_H
#include "graph/graph.h"

/** Result @p k of an op that has a nest, as a flow of its own: base number i is the memory of
 * operand i, dense, the base behind them that of the result. Its text depends on op, shapes,
 * numbers, body and scalar constants alone: equal ops give equal texts. SMR_EUNSUPPORTED: it has no
 * nest. */
SMR_MUST_USE smr_status smr_lower_op(const smr_node *v, uint32_t k, smr_graph **out);
#endif
