/** @file Traces of runs: tells one listener of the process when each op ran. */
#ifndef SMR_RUN_EXEC_TRACE_H
#define SMR_RUN_EXEC_TRACE_H
#include "ir/graph/graph.h"

/** Called on the thread that ran an op, after it. @p v: the op; NULL: several ops that ran as one
 * function or in one list of tasks. @p impl: the implementation. Times are those of smr_now_ns().
 */
typedef void smr_exec_listener(const smr_node *v, const char *impl, int64_t from_ns, int64_t to_ns);

/** Sets the listener; NULL: none. A run reads it at the start of each block, so that an earlier
 * listener may be called for a while: it must stay callable. */
void smr_exec_trace(smr_exec_listener *fn);
#endif
