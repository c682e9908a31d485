/** @file Schedules of pipeline parallelism (GPipe, 1F1B, interleaved): the order of forward and
 * backward passes of micro-batches on each stage. */
#ifndef SMR_PASS_PIPELINE_PARALLEL_SCHEDULE_H
#define SMR_PASS_PIPELINE_PARALLEL_SCHEDULE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef enum smr_pp_schedule {
	SMR_GPIPE,       /* all forward passes, then all backward passes */
	SMR_1F1B,        /* alternating, after as many forward passes as stages follow */
	SMR_INTERLEAVED, /* 1F1B with several chunks of layers per stage */
	SMR_SCHEDULES
} smr_pp_schedule;

typedef struct smr_pp {
	smr_pp_schedule schedule;
	uint32_t stages, chunks; /* chunks per stage; 1 unless SMR_INTERLEAVED */
	uint32_t micro_batches;
} smr_pp;

typedef struct smr_pp_step {
	bool backward;
	uint32_t chunk, micro_batch;
} smr_pp_step;

/** Checks a schedule. Returns SMR_EINVAL, with a message, if there is nothing to do, for chunks
 * without interleaving, and if interleaving cannot divide the micro-batches among the stages. */
SMR_MUST_USE smr_status smr_pp_check(const smr_pp *p);
/** Returns step @p i of 2 * chunks * micro_batches of @p stage. Layers run through the chunks of
 * all stages in round-robin order: chunk 0 of stage 0, of stage 1, …, chunk 1 of stage 0, … */
smr_pp_step smr_pp_at(const smr_pp *p, uint32_t stage, uint32_t i);
/** Returns the maximum number of micro-batches, by chunk, whose activations a stage holds at
 * once. */
uint32_t smr_pp_live(const smr_pp *p, uint32_t stage);
/** Parses gpipe, 1f1b, interleaved; SMR_SCHEDULES: unknown name. */
smr_pp_schedule smr_pp_schedule_named(const char *name);
#endif
