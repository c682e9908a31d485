/** @file The memory that there is (internal to api/ and cli/). */
#ifndef SMR_API_MEMORY_H
#define SMR_API_MEMORY_H
#include "base/status.h"
#include "base/str.h"

/** "4096", "16G": bytes. SMR_EINVAL: it is none; @p what says where it stands. */
SMR_MUST_USE smr_status smr_memory_size(const char *what, const char *text, double *out);
/** What $SAMARA_MEMORY says: bytes, INFINITY where it is "off", NAN where it says nothing. */
SMR_MUST_USE smr_status smr_memory_limit(double *out);
/** That, or what is free now; NAN: nobody knows. */
SMR_MUST_USE smr_status smr_memory_there(double *out);
/** "1.5 GB" */
void smr_memory_print(smr_str *s, double bytes);
#endif
