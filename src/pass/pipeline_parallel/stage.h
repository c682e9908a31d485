/** @file Pipeline parallelism: splits a program into stages that send values to each other. The
 * program marks the stages, or they are iterations of its loop over layers (internal). */
#ifndef SMR_PASS_PIPELINE_PARALLEL_STAGE_H
#define SMR_PASS_PIPELINE_PARALLEL_STAGE_H
#include "pass/shard/strategy.h"

/** How many stages @p m marks (smr_loc.stage); 0: none. */
uint32_t smr_stages_marked(const smr_module *m);
/** Cuts a program of one device as @p s says, or (NULL) any program as it says itself: annotations
 * by smr_pass_strategy(), then smr_pass_partition().
 *
 * With stages (s->pipeline > 1), which are those of smr_loc.stage, or, where no op has one, runs of
 * layers, of which each is a turn of a loop, forward or back, micro-batches are among the
 * parts of the batch, and what comes out is for each stage's devices: function 0 forks by the
 * number of the stage; each stage calls its passes in the order of the schedule, micro-batch after
 * micro-batch, sends what other stages read (`send`, `recv`) and adds up what is summed over the
 * batch. What is computed of such sums is computed once, behind them. Device d of n on each stage
 * is number stage * n + d. A result is on the devices of one stage (smr_variable.home).
 *
 * SMR_EUNSUPPORTED, told: control flow in function 0 of stages that hangs on data; the batch is
 * needed as a whole before its last micro-batch; nothing says what a stage is. SMR_EINVAL: marks
 * that are no s->pipeline stages, or that run backwards; all of smr_pass_strategy(). On failure @p
 * m can only be freed. */
SMR_MUST_USE smr_status smr_pass_cut(smr_module *m, const smr_strategy *s);
#endif
