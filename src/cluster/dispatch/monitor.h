/** @file What codelets took in which fleet: counts, times, energy, errors; and a trace. */
#ifndef SMR_CLUSTER_DISPATCH_MONITOR_H
#define SMR_CLUSTER_DISPATCH_MONITOR_H
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

typedef struct smr_monitor_book smr_monitor_book;

/** One call that has ended. */
typedef struct smr_monitor_call {
	const char *codelet, *fleet, *node; /* node "": none was reached */
	double predicted_s;
	double pack_s, wait_s, move_s, run_s, store_s;
	double total_s; /* as the submitter saw it */
	double energy_j;
	bool measured, failed; /* the energy; the call */
	unsigned tries;
	int64_t began_ns; /* of the clock CLOCK_REALTIME */
} smr_monitor_call;

/** What is known of one codelet in one fleet. */
typedef struct smr_monitor_line {
	char codelet[96], fleet[48];
	uint64_t calls, errors, retries;
	double mean_s, p95_s, predicted_s, energy_j; /* p95 of the latest 256 calls */
	double error_rate;                           /* of all that were tried */
	char energy_label[16];
} smr_monitor_line;

SMR_MUST_USE smr_status smr_monitor_open(smr_monitor_book **out);
void smr_monitor_close(smr_monitor_book *b); /* NULL is fine */
/** From now on calls are also kept for a trace, the first million of them. */
void smr_monitor_keep_trace(smr_monitor_book *b);
/** Safe from several threads; never fails: what does not fit is not kept. Returns where further
 * calls of the codelet in the fleet may be counted by who does not measure them: they take, and
 * cost, what those do in the mean that are noted. The place stays until the book is closed. NULL:
 * each is to be noted. */
_Atomic uint64_t *smr_monitor_note(smr_monitor_book *b, const smr_monitor_call *c);
size_t smr_monitor_count(smr_monitor_book *b);
/** What is known of a codelet (NULL: of all) in a fleet (NULL: in all); false: nothing. */
bool smr_monitor_read(smr_monitor_book *b, const char *codelet, const char *fleet,
		      smr_monitor_line *out);
/** All lines, and the trace (trace.h). */
SMR_MUST_USE smr_status smr_monitor_json(smr_monitor_book *b, smr_str *out);
SMR_MUST_USE smr_status smr_monitor_trace(smr_monitor_book *b, smr_str *out);
#endif
