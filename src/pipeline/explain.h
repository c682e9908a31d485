/** @file What codelets are chosen among, as JSON (internal to pipeline/ and cli/). */
#ifndef SMR_PIPELINE_EXPLAIN_H
#define SMR_PIPELINE_EXPLAIN_H
#include "pipeline/api.h"

struct json_t;

/** Tells of the codelets of a C program, or of a flow (a new reference); predictions where sizes
 * are known. */
SMR_MUST_USE smr_status smr_explain_program(const smr_program *p, const smr_setting *sizes,
					    size_t nsizes, struct json_t **out);
#endif
