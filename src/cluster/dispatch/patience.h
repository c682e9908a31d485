/** @file The total time that a program waits for a cluster that does not answer. */
#ifndef SMR_CLUSTER_DISPATCH_PATIENCE_H
#define SMR_CLUSTER_DISPATCH_PATIENCE_H
#include <stdbool.h>
#include <stdint.h>

/** State of waiting. Times are in ns of smr_now_ns(), and never decrease. Under the caller's
 * lock. */
typedef struct smr_patience {
	double most_s; /* total; the following fields begin as 0 */
	double lost_s; /* used part */
	int64_t heard; /* begin of the silence, while calls wait */
	int64_t spent_at;
	unsigned waiting, times, prompt; /* times: how often it was used up */
	bool spent;
} smr_patience;

/** A call begins to wait. */
void smr_patience_wait(smr_patience *p, int64_t now);
/** A call ends to wait. @p answered: a node answered, after working for @p work_s. */
void smr_patience_end(smr_patience *p, int64_t now, bool answered, double work_s);
/** Returns whether the silence exceeds the remaining time. */
bool smr_patience_is_over(const smr_patience *p, int64_t now);
/** Uses up the remaining time: no call waits from now on. */
void smr_patience_spend(smr_patience *p, int64_t now);
/** Returns whether a call may be sent. @p returned: the cluster is reachable and has nodes. After
 * the time was used up, the cluster is tried again, each time with half of the former time, until
 * it answers promptly. */
bool smr_patience_allows(smr_patience *p, int64_t now, bool returned);
#endif
