/** @file Schedules of pipeline parallelism (GPipe, 1F1B, interleaved): the order of forward and
 * backward passes of micro-batches on each stage. */
#ifndef SMR_PASS_PIPELINE_PARALLEL_SCHEDULE_H
#define SMR_PASS_PIPELINE_PARALLEL_SCHEDULE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef enum smr_pp_schedule {
	SMR_GPIPE,       /* all forward, then all backward */
	SMR_1F1B,        /* one forward, one backward; as many forward before as stages follow */
	SMR_INTERLEAVED, /* the same with several chunks of layers on each stage */
	SMR_SCHEDULES
} smr_pp_schedule;

typedef struct smr_pp {
	smr_pp_schedule schedule;
	uint32_t stages, chunks; /* chunks of each stage; 1 but for SMR_INTERLEAVED */
	uint32_t micro_batches;
} smr_pp;

typedef struct smr_pp_step {
	bool backward;
	uint32_t chunk, micro_batch;
} smr_pp_step;

/** SMR_EINVAL, told: nothing to do, chunks without interleaving, or micro-batches that interleaving
 * cannot share out among the stages. */
SMR_MUST_USE smr_status smr_pp_check(const smr_pp *p);
/** What @p stage does in its step @p i of 2 * chunks * micro_batches. Layers go through the chunks
 * of all stages in turn: chunk 0 of stage 0, of stage 1, …, chunk 1 of stage 0, … */
smr_pp_step smr_pp_at(const smr_pp *p, uint32_t stage, uint32_t i);
/** The most micro-batches, in chunks, whose activations a stage holds at one time. */
uint32_t smr_pp_live(const smr_pp *p, uint32_t stage);
/** gpipe, 1f1b, interleaved; SMR_SCHEDULES: no such name. */
smr_pp_schedule smr_pp_schedule_named(const char *name);
#endif
