/** @file Monitors codelets per fleet: counts, times, energy, errors; and a trace. */
#ifndef SMR_CLUSTER_DISPATCH_MONITOR_H
#define SMR_CLUSTER_DISPATCH_MONITOR_H
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

typedef struct smr_monitor_book smr_monitor_book;

/** One completed call. */
typedef struct smr_monitor_call {
	const char *codelet, *fleet, *node; /* node "": none was reached */
	double predicted_s;
	double pack_s, wait_s, move_s, run_s, store_s;
	double total_s; /* measured by the submitter */
	double energy_j;
	bool measured, failed; /* measured: the energy; failed: the call */
	unsigned tries;
	int64_t began_ns; /* CLOCK_REALTIME, in ns */
} smr_monitor_call;

/** Statistics of one codelet in one fleet. */
typedef struct smr_monitor_line {
	char codelet[96], fleet[48];
	uint64_t calls, errors, retries;
	double mean_s, p95_s, predicted_s, energy_j; /* p95 of the latest 256 calls */
	double error_rate;                           /* of all attempts */
	char energy_label[16];
} smr_monitor_line;

SMR_MUST_USE smr_status smr_monitor_open(smr_monitor_book **out);
void smr_monitor_close(smr_monitor_book *b); /* NULL is allowed */
/** Records calls for a trace from now on, the first million of them. */
void smr_monitor_keep_trace(smr_monitor_book *b);
/** Records a call. Thread-safe; never fails: without room it drops the call. Returns a counter for
 * further calls of the codelet in the fleet that are not measured: they count with the mean time
 * and energy of the recorded ones. It stays valid until the book is closed. NULL: each call is to
 * be recorded. */
_Atomic uint64_t *smr_monitor_note(smr_monitor_book *b, const smr_monitor_call *c);
size_t smr_monitor_count(smr_monitor_book *b);
/** Reads the statistics of a codelet (NULL: of all) in a fleet (NULL: in all); false: there are
 * none. */
bool smr_monitor_read(smr_monitor_book *b, const char *codelet, const char *fleet,
		      smr_monitor_line *out);
/** Writes all lines, and the trace (trace.h). */
SMR_MUST_USE smr_status smr_monitor_json(smr_monitor_book *b, smr_str *out);
SMR_MUST_USE smr_status smr_monitor_trace(smr_monitor_book *b, smr_str *out);
#endif
