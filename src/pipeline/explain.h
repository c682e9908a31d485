/** @file Why a program runs as it does: plans of fusion, what else there was, and what each kernel
 * was chosen among, as JSON (internal to pipeline/ and cli/). */
#ifndef SMR_PIPELINE_EXPLAIN_H
#define SMR_PIPELINE_EXPLAIN_H
#include "pipeline/api.h"

struct json_t;

/** Loads a tensor program and tells of it (a new reference); nothing is compiled or run. @p target:
 * the plan on that machine, without kernels, which are this one's; NULL: here. */
SMR_MUST_USE smr_status smr_explain_model(smr_ctx *ctx, const smr_load_params *p,
					  const smr_machine *target, struct json_t **out);
/** The same of the codelets of a C program, or of a flow; predictions where sizes are known. */
SMR_MUST_USE smr_status smr_explain_program(const smr_program *p, const smr_setting *sizes,
					    size_t nsizes, struct json_t **out);
#endif
