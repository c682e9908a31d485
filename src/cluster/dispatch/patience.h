/** @file How long a program waits, in all, for a cluster that does not answer. */
#ifndef SMR_CLUSTER_DISPATCH_PATIENCE_H
#define SMR_CLUSTER_DISPATCH_PATIENCE_H
#include <stdbool.h>
#include <stdint.h>

/** Times are in ns of smr_now_ns(), and never go back. Under the caller's lock. */
typedef struct smr_patience {
	double most_s; /* in all; what follows begins as 0 */
	double lost_s; /* of it */
	int64_t heard; /* since when nothing was heard, while calls wait */
	int64_t spent_at;
	unsigned waiting, times, prompt; /* times: it was over */
	bool spent;
} smr_patience;

/** A call waits from now on. */
void smr_patience_wait(smr_patience *p, int64_t now);
/** It does not wait any more. @p answered: a node answered, after @p work_s at work. */
void smr_patience_end(smr_patience *p, int64_t now, bool answered, double work_s);
/** Whether more than what is left has passed without a word. */
bool smr_patience_is_over(const smr_patience *p, int64_t now);
/** From now on nobody waits. */
void smr_patience_spend(smr_patience *p, int64_t now);
/** Whether a call may be sent. @p returned: the cluster can be reached and has nodes. After it was
 * over it is tried again, each time with half of what was left, until it answers promptly. */
bool smr_patience_allows(smr_patience *p, int64_t now, bool returned);
#endif
