/** @file What past runs taught: measured times, verdicts of checks, sizes and call counts (SQLite).
 *
 * One file, history.db, under the cache; several processes may share it. When it cannot be opened
 * or written (full disk, damage) everything goes on without it. */
#ifndef SMR_LEARN_HISTORY_HISTORY_H
#define SMR_LEARN_HISTORY_HISTORY_H
#include "cost/model/cost.h"

typedef struct smr_history smr_history;
/** As the database has them. */
typedef enum smr_verdict {
	SMR_VERDICT_UNKNOWN,
	SMR_VERDICT_GOOD,
	SMR_VERDICT_BAD,
	SMR_VERDICT_MADE /* it has not run yet */
} smr_verdict;

SMR_MUST_USE smr_status smr_history_open(const char *path,
					 smr_history **out); /* NULL: the cache's */
/** Writes what is pending. Safe from several threads, as all here. */
void smr_history_flush(smr_history *h);
void smr_history_close(smr_history *h); /* writes what is pending; NULL is fine */

/** Forgets all, beside other processes that have it open. */
SMR_MUST_USE smr_status smr_history_forget(smr_history *h);

/** An smr_history_fn with the history as ctx. */
bool smr_history_lookup(void *ctx, const smr_cost_query *q, smr_past *out);
/** Keeps one measured call against the roofline's own answer (both in seconds). Buffered; the calls
 * until the next flush are one run. */
void smr_history_time(smr_history *h, const smr_cost_query *q, double roofline, double measured);

/** How much slower this machine has been in its last runs than what is kept of past ones says; 1
 * where that is less than a tenth. */
double smr_history_pace(smr_history *h);

/** The same of one that was measured at leisure, which stands against any that was not. */
void smr_history_tuned_time(smr_history *h, const smr_cost_query *q, double roofline,
			    double measured);

/** The number that was kept for a codelet at a size; 0: none. Cheap: all are read once. */
unsigned smr_history_tuning(smr_history *h, uint64_t code, uint64_t size);
SMR_MUST_USE smr_status smr_history_tune(smr_history *h, uint64_t code, uint64_t size,
					 unsigned tuning);

smr_verdict smr_history_verdict(smr_history *h, uint64_t code, const char *impl, uint64_t size);
SMR_MUST_USE smr_status smr_history_judge(smr_history *h, uint64_t code, const char *impl,
					  uint64_t size, smr_verdict v);
/** Keeps SMR_VERDICT_MADE of what nothing else is known of. */
SMR_MUST_USE smr_status smr_history_made(smr_history *h, uint64_t code, const char *impl,
					 uint64_t size);
/** Calls of a site at a size in the average past run (0 when unknown), and keeping them. */
double smr_history_calls(smr_history *h, uint64_t code, uint64_t size);
void smr_history_called(smr_history *h, uint64_t code, uint64_t size, uint64_t calls);

/** Records of whatever others learnt, by owner (a cluster) and key. What is kept and not renewed
 * for 90 days goes. */
SMR_MUST_USE smr_status smr_history_keep(smr_history *h, uint64_t owner, const char *key,
					 const void *data, size_t n);
SMR_MUST_USE smr_status smr_history_recall(smr_history *h, uint64_t owner,
					   void (*fn)(void *ctx, const char *key, const void *data,
						      size_t n),
					   void *ctx);
#endif
