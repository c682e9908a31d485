/** @file Pipeline parallelism: splits a program into stages that send values to each other. The
 * program marks the stages, or they are iterations of its loop over layers (internal). */
#ifndef SMR_PASS_PIPELINE_PARALLEL_STAGE_H
#define SMR_PASS_PIPELINE_PARALLEL_STAGE_H
#include "pass/shard/strategy.h"

/** Returns the number of stages that @p m marks (smr_loc.stage); 0: none. */
uint32_t smr_stages_marked(const smr_module *m);
/** Partitions a program of one device as @p s says, or any program as it says itself (NULL):
 * annotates it by smr_pass_strategy(), then runs smr_pass_partition().
 *
 * If s->pipeline > 1, stages are those of smr_loc.stage or, if no op has one, runs of layers, which
 * are iterations of a loop, forward or backward. The batch is divided into micro-batches, too. In
 * the result, function 0 branches on the stage number. Each stage calls its passes in schedule
 * order, micro-batch after micro-batch, exchanges values with other stages (`send`, `recv`), and
 * accumulates sums over the batch. Computations on such sums run once, after them. Device d of n of
 * a stage is number stage * n + d. A result is on the devices of one stage (smr_variable.home).
 *
 * Returns SMR_EUNSUPPORTED, with a message, for stages with control flow in function 0 that depends
 * on data, if the whole batch is needed before its last micro-batch, and if nothing defines the
 * stages. Returns SMR_EINVAL if the marks are not s->pipeline stages or run backwards, and as
 * smr_pass_strategy(). On failure @p m can only be freed. */
SMR_MUST_USE smr_status smr_pass_cut(smr_module *m, const smr_strategy *s);
#endif
