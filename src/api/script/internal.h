/** @file What is behind smr_script (internal to api/). */
#ifndef SMR_API_SCRIPT_INTERNAL_H
#define SMR_API_SCRIPT_INTERNAL_H
#include "api/script/script.h"
#include "base/arena.h"
#include "dml/script.h"

struct smr_script {
	smr_ctx *ctx;
	smr_arena *arena; /* copies of what it was opened with */
	smr_interp_params params;
	smr_dml_script *ast;
	smr_interp *interp;
	double memory; /* bytes that matrices may take; NAN: what is free */
};

/** As smr_interp_params.fits; @p ctx: the script. */
SMR_MUST_USE smr_status smr_script_fits(void *ctx, double bytes, double held);
/** As smr_interp_params.room. */
double smr_script_room(void *ctx, double held);
/** Each flow that it became; the list belongs to the arena. */
SMR_MUST_USE smr_status smr_script_tell_flows(smr_arena *a, const smr_script *s,
					      const smr_explained_flow *const **out, size_t *n);
#endif
