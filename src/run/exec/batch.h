/** @file Runs reference evaluators of ops on all threads (internal to run/). */
#ifndef SMR_RUN_EXEC_BATCH_H
#define SMR_RUN_EXEC_BATCH_H
#include "base/thread/workers.h"
#include "ops/ops.h"

/** Runs info->eval() on @p t, the operands of @p v followed by its results: all at once, or rows of
 * a batch on several threads. */
SMR_MUST_USE smr_status smr_eval_plainly(const smr_workers *w, const smr_op_info *info,
					 const smr_node *v, const smr_tensor *t);
#endif
