/** @file Folds over a range: for (k = rp[i]; k < rp[i+1]; k++).
 *
 * Such a fold has one loop t from 0 on. Its steps are select(index(t) < count, step, acc); the
 * count is loop-invariant. So a pass without support for ranges evaluates it correctly, and one
 * with support ends the loop where the condition fails, because later steps do not change an
 * accumulator. If the count depends on data, the extent of the loop is open, 2^31 - 1. Only a fold
 * over a range may bind an open loop. */
#ifndef SMR_IR_GRAPH_RANGE_H
#define SMR_IR_GRAPH_RANGE_H
#include "ir/graph/graph.h"
#include "ir/graph/range_extent.h"

typedef struct smr_range {
	uint32_t loop;
	const smr_expr *holds, *count; /* condition of a step: index(loop) < count */
} smr_range;

/** Returns whether @p fold is a fold over a range. */
bool smr_fold_range(const smr_expr *fold, smr_range *out);
/** Returns the step of accumulator @p k of a fold over a range, without its condition. */
const smr_expr *smr_range_step(const smr_expr *fold, uint32_t k);
bool smr_loop_is_open(const smr_loop *l);
/** Returns whether a loop of the nest is open. */
bool smr_nest_has_range(const smr_nest *n);
/** Returns the iterations of a loop; SMR_RANGE_ABOUT for an open one. */
int64_t smr_loop_about(const smr_loop *l, const int64_t *sym);
/** Returns whether each open loop is bound by at least one fold over a range and by nothing
 * else. */
bool smr_ranges_are_whole(const smr_nest *n);
#endif
