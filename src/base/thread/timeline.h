/** @file Timelines in the JSON of Chrome's trace viewer, which Perfetto reads. The text remembers a
 * failed allocation: check smr_str_status() at the end. */
#ifndef SMR_BASE_THREAD_TIMELINE_H
#define SMR_BASE_THREAD_TIMELINE_H
#include "base/str.h"

void smr_timeline_begin(smr_str *out);
/** Names a process (@p what "process_name") or one of its threads ("thread_name"). */
void smr_timeline_name(smr_str *out, const char *what, int pid, int tid, const char *name);
/** Adds a slice; slices of one thread may not overlap. @p args: a JSON object as text, or NULL. */
void smr_timeline_slice(smr_str *out, int pid, int tid, const char *name, double from_s,
			double seconds, const char *args);
/** Ends the timeline. @p began_s: the time of second 0, in seconds since 1970. */
void smr_timeline_end(smr_str *out, double began_s);
#endif
