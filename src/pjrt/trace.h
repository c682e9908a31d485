/** @file Traces: what ran when, while a profiler of the caller listens. Any thread may use it. */
#ifndef SMR_PJRT_TRACE_H
#define SMR_PJRT_TRACE_H
#include <stdint.h>

#include "base/str.h"

typedef struct pjrt_trace pjrt_trace;

/** Makes an empty trace; free it with pjrt_trace_free(). */
SMR_MUST_USE smr_status pjrt_trace_new(pjrt_trace **out);
void pjrt_trace_free(pjrt_trace *t); /* NULL is fine; stops it */
/** Records from now on, for a stretch of time up to pjrt_trace_stop(). SMR_ESTATE: another trace
 * records. */
SMR_MUST_USE smr_status pjrt_trace_start(pjrt_trace *t);
void pjrt_trace_stop(pjrt_trace *t);
/** Appends what was recorded, as an XSpace of XLA's xplane.proto. */
SMR_MUST_USE smr_status pjrt_trace_put(const pjrt_trace *t, smr_str *to);

/** Records a run of a program by this thread; no effect while no trace records. Times are those of
 * smr_now_ns(). */
void pjrt_trace_program(const char *name, int64_t from_ns, int64_t to_ns);

#endif
