/** @file Folds over a range: for (k = rp[i]; k < rp[i+1]; k++).
 *
 * Such a fold has one loop t from 0 on. Its steps are select(index(t) < count, step, acc); the
 * count is loop-invariant. So code that does not know ranges reads it correctly, and code that does
 * ends the loop where the condition fails, because later steps do not change an accumulator. If the
 * count depends on data, the extent of the loop is open, 2^31 - 1. Only a fold over a range may
 * bind an open loop. */
#ifndef SMR_IR_GRAPH_RANGE_H
#define SMR_IR_GRAPH_RANGE_H
#include "ir/graph/graph.h"
#include "ir/graph/range_extent.h"

typedef struct smr_range {
	uint32_t loop;
	const smr_expr *holds, *count; /* holds: index(loop) < count */
} smr_range;

/** Whether @p fold is one over a range. */
bool smr_fold_range(const smr_expr *fold, smr_range *out);
/** The step of accumulator @p k of a fold over a range, without its condition. */
const smr_expr *smr_range_step(const smr_expr *fold, uint32_t k);
bool smr_loop_is_open(const smr_loop *l);
/** Whether a loop of the nest is open. */
bool smr_nest_has_range(const smr_nest *n);
/** Iterations of a loop, those of an open one by SMR_RANGE_ABOUT. */
int64_t smr_loop_about(const smr_loop *l, const int64_t *sym);
/** Whether all open loops are bound by folds over a range, each by one at least. */
bool smr_ranges_are_whole(const smr_nest *n);
#endif
