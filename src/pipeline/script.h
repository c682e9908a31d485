/** @file Scripts of DML, run by a context (internal to pipeline/ and above). */
#ifndef SMR_PIPELINE_SCRIPT_H
#define SMR_PIPELINE_SCRIPT_H
#include "pipeline/api.h"
#include "script/script.h"

typedef struct smr_script_request {
	const char *path;
	size_t nargs;
	const smr_script_argument *args;
	const char *library;
	void (*print)(void *ctx, const char *s, size_t n);
	void *ctx;
} smr_script_request;

/** Reads and runs it; as smr_script_run(). */
SMR_MUST_USE smr_status smr_ctx_run_script(smr_ctx *c, const smr_script_request *q,
					   smr_script_stats *stats);
#endif
