/** @file Calls as a trace, in the JSON of Chrome's tracing, which Perfetto reads. */
#ifndef SMR_CLUSTER_DISPATCH_TRACE_H
#define SMR_CLUSTER_DISPATCH_TRACE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

/** One call that has ended. Seconds are shares of total_s. */
typedef struct smr_trace_call {
	char codelet[64], fleet[48], node[48]; /* node "": it was none */
	double pack_s, wait_s, move_s, run_s, store_s, total_s;
	double predicted_s;
	int64_t began_ns; /* of the clock CLOCK_REALTIME */
	unsigned tries;
	bool failed;
} smr_trace_call;

/** A row of processes: the program's calls, the queue, each node with what it did. What is done at
 * the same time lies in different threads. Orders @p calls by when they began. */
SMR_MUST_USE smr_status smr_trace_print(smr_trace_call *calls, size_t n, smr_str *out);
#endif
