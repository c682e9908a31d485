/** @file The struct smr_script (internal to api/). */
#ifndef SMR_API_SCRIPT_INTERNAL_H
#define SMR_API_SCRIPT_INTERNAL_H
#include "api/script/script.h"
#include "base/arena.h"
#include "dml/script.h"

struct smr_script {
	smr_ctx *ctx;
	smr_arena *arena; /* copies of the parameters */
	smr_interp_params params;
	smr_dml_script *ast;
	smr_interp *interp;
	_Atomic uint64_t interrupts; /* calls of smr_script_interrupt() */
	double memory;               /* limit of matrices in bytes; NAN: the free memory */
};

/** An smr_interp_params.fits; @p ctx is the script. */
SMR_MUST_USE smr_status smr_script_fits(void *ctx, double bytes, double held);
/** An smr_interp_params.room; @p ctx is the script. */
double smr_script_room(void *ctx, double held);
/** Describes each flow that was compiled; the list is in the arena. */
SMR_MUST_USE smr_status smr_script_tell_flows(smr_arena *a, const smr_script *s,
					      const smr_explained_flow *const **out, size_t *n);
#endif
