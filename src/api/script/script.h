/** @file What is told of scripts of DML (internal to api/ and cli/). */
#ifndef SMR_API_SCRIPT_SCRIPT_H
#define SMR_API_SCRIPT_SCRIPT_H
#include <samara/explain.h>

#include "api/api.h"

struct smr_script_flow;

/** How much is kept to be told. */
typedef enum smr_script_tells {
	SMR_SCRIPT_TELLS_COUNTS,
	SMR_SCRIPT_TELLS_TIMES, /* of each op */
	SMR_SCRIPT_TELLS_PLANS  /* ... and what the planner saw */
} smr_script_tells;

/** smr_script_open() with that. */
SMR_MUST_USE smr_status smr_script_load(smr_ctx *ctx, const smr_script_open_params *p,
					smr_script_tells tells, smr_script **out);
/** Number @p i of the flows that it became so far (dml/script.h); false: there are not so many.
 */
bool smr_script_flow_at(const smr_script *s, size_t i, struct smr_script_flow *out);
/** What was computed so far (smr_explained_script_free()): each flow that traces became, with its
 * plan where that was kept; each parfor with the threads that it ran on, and why. */
SMR_MUST_USE smr_status smr_script_tell(const smr_script *s, const smr_explained_script **out);
/** Looks at a script in place of running it, and tells what is certain before that
 * (smr_foreseen_script_free()). Once, on a script that has not run. */
SMR_MUST_USE smr_status smr_script_foresee(smr_script *s, const smr_foreseen_script **out);
#endif
