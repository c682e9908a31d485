/** @file Explanations of DML scripts (internal to api/ and cli/). */
#ifndef SMR_API_SCRIPT_SCRIPT_H
#define SMR_API_SCRIPT_SCRIPT_H
#include <samara/explain.h>

#include "api/api.h"

struct smr_script_flow;

/** Data that is recorded for explanations. */
typedef enum smr_script_tells {
	SMR_SCRIPT_TELLS_COUNTS,
	SMR_SCRIPT_TELLS_TIMES, /* times of each op */
	SMR_SCRIPT_TELLS_PLANS  /* ... and the planner's report */
} smr_script_tells;

/** smr_script_open() that records these data. */
SMR_MUST_USE smr_status smr_script_load(smr_ctx *ctx, const smr_script_open_params *p,
					smr_script_tells tells, smr_script **out);
/** Gives compiled flow number @p i (dml/script.h); false: past the last one. */
bool smr_script_flow_at(const smr_script *s, size_t i, struct smr_script_flow *out);
/** Explains what was computed so far (smr_explained_script_free()): each compiled flow, with its
 * plan if recorded; each parfor with its threads, and why. */
SMR_MUST_USE smr_status smr_script_tell(const smr_script *s, const smr_explained_script **out);
/** Analyses a script without running it (smr_foreseen_script_free()). Once, on a script that has
 * not run. */
SMR_MUST_USE smr_status smr_script_foresee(smr_script *s, const smr_foreseen_script **out);
#endif
