/** @file Calls as a trace, in the JSON of Chrome's tracing, which Perfetto reads. */
#ifndef SMR_CLUSTER_DISPATCH_TRACE_H
#define SMR_CLUSTER_DISPATCH_TRACE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

/** One completed call. Seconds are shares of total_s. */
typedef struct smr_trace_call {
	char codelet[64], fleet[48], node[48]; /* node "": none */
	double pack_s, wait_s, move_s, run_s, store_s, total_s;
	double predicted_s;
	int64_t began_ns; /* CLOCK_REALTIME, in ns */
	unsigned tries;
	bool failed;
} smr_trace_call;

/** Prints a row of processes: the program's calls, the queue, and each node's work. Simultaneous
 * work is on different threads. Sorts @p calls by their begin. */
SMR_MUST_USE smr_status smr_trace_print(smr_trace_call *calls, size_t n, smr_str *out);
#endif
