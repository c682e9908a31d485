/** @file Available memory (internal to api/ and cli/). */
#ifndef SMR_API_MEMORY_H
#define SMR_API_MEMORY_H
#include "base/status.h"
#include "base/str.h"

/** Parses a number of bytes: "4096", "16G". SMR_EINVAL: malformed; @p what names the source in the
 * message. */
SMR_MUST_USE smr_status smr_memory_size(const char *what, const char *text, double *out);
/** Gives the limit in $SAMARA_MEMORY in bytes: INFINITY if it is "off", NAN if it is not set. */
SMR_MUST_USE smr_status smr_memory_limit(double *out);
/** Gives that limit, or else the memory that is free now; NAN: unknown. */
SMR_MUST_USE smr_status smr_memory_there(double *out);
/** Appends a size such as "1.5 GB". */
void smr_memory_print(smr_str *s, double bytes);
#endif
