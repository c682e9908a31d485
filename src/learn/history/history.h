/** @file History of past runs: measured times, verdicts of checks, sizes and call counts (SQLite).
 *
 * One file, history.db, under the cache; several processes may share it. When it cannot be opened
 * or written (full disk, damage) programs run without it. */
#ifndef SMR_LEARN_HISTORY_HISTORY_H
#define SMR_LEARN_HISTORY_HISTORY_H
#include "cost/model/cost.h"

typedef struct smr_history smr_history;
/** The numbers are those in the database. */
typedef enum smr_verdict {
	SMR_VERDICT_UNKNOWN,
	SMR_VERDICT_GOOD,
	SMR_VERDICT_BAD,
	SMR_VERDICT_MADE /* prepared, but it has not run yet */
} smr_verdict;

SMR_MUST_USE smr_status smr_history_open(const char *path,
					 smr_history **out); /* NULL: the cache's */
/** Writes pending records. Thread-safe, as all functions here. */
void smr_history_flush(smr_history *h);
void smr_history_close(smr_history *h); /* writes pending records; accepts NULL */

/** Deletes all records; other processes may have the file open. */
SMR_MUST_USE smr_status smr_history_forget(smr_history *h);

/** Looks up past runs: an smr_history_fn with the history as ctx. */
bool smr_history_lookup(void *ctx, const smr_cost_query *q, smr_past *out);
/** Records one measured call with the roofline's time (both in seconds). Buffered; the calls until
 * the next flush are one run. */
void smr_history_time(smr_history *h, const smr_cost_query *q, double roofline, double measured);

/** The name of an implementation on one device: "gpu:1a2b3c4d". Its records are of that device. */
enum { SMR_HISTORY_DEVICE = 16 };
void smr_history_device_key(const char *impl, const smr_machine *device,
			    char out[SMR_HISTORY_DEVICE]);
/** Records one measured call of kernels on a device, without copies. The device's description is
 * kept, so that a predictor can be trained for it. */
void smr_history_device_time(smr_history *h, const smr_machine *device, const smr_cost_query *q,
			     double roofline, double measured);
/** Reads the description that was kept last for a key; SMR_ENOTFOUND: there is none. */
SMR_MUST_USE smr_status smr_history_device(smr_history *h, const char *key, smr_machine *out);

/** Returns the slowdown of this machine's last runs against the recorded times; 1 where it is less
 * than a tenth. */
double smr_history_pace(smr_history *h);

/** Records a careful measurement, which has the weight of several runs. A search's (@p searched)
 * replaces what is recorded; a contest's does so if it is shorter. */
void smr_history_tuned_time(smr_history *h, const smr_cost_query *q, double roofline,
			    double measured, bool searched);

/** Returns the tuning of a codelet at a size; 0: none. Cheap: all are read once. */
unsigned smr_history_tuning(smr_history *h, uint64_t code, uint64_t size);
SMR_MUST_USE smr_status smr_history_tune(smr_history *h, uint64_t code, uint64_t size,
					 unsigned tuning);

smr_verdict smr_history_verdict(smr_history *h, uint64_t code, const char *impl, uint64_t size);
SMR_MUST_USE smr_status smr_history_judge(smr_history *h, uint64_t code, const char *impl,
					  uint64_t size, smr_verdict v);
/** Records SMR_VERDICT_MADE unless another verdict is known. */
SMR_MUST_USE smr_status smr_history_made(smr_history *h, uint64_t code, const char *impl,
					 uint64_t size);
/** Return the calls of a site at a size in the average past run (0 when unknown), and record them.
 */
double smr_history_calls(smr_history *h, uint64_t code, uint64_t size);
void smr_history_called(smr_history *h, uint64_t code, uint64_t size, uint64_t calls);

/** Records of other modules, by owner (a cluster) and key. Records that are not rewritten for 90
 * days are deleted. */
SMR_MUST_USE smr_status smr_history_keep(smr_history *h, uint64_t owner, const char *key,
					 const void *data, size_t n);
SMR_MUST_USE smr_status smr_history_recall(smr_history *h, uint64_t owner,
					   void (*fn)(void *ctx, const char *key, const void *data,
						      size_t n),
					   void *ctx);
#endif
