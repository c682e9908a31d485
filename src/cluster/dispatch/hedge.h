/** @file One call, and its twin on another node when it straggles: the first result counts. */
#ifndef SMR_CLUSTER_DISPATCH_HEDGE_H
#define SMR_CLUSTER_DISPATCH_HEDGE_H
#include "cluster/dispatch/client.h"

typedef struct smr_hedge smr_hedge;

/** @p hedge_after_s: INFINITY: never. The submission's strings must outlive the race. */
SMR_MUST_USE smr_status smr_hedge_open(smr_client *c, const smr_submission *s, double hedge_after_s,
				       smr_hedge **out);
/** The answer and what it points to stay until it is closed. Without time it does what is due, such
 * as giving it a twin. */
SMR_MUST_USE smr_status smr_hedge_wait(smr_hedge *r, int timeout_ms, bool *done, smr_task_reply *a,
				       smr_str *reply);
/** The call, not its twin, goes to another fleet, unless it is taken already. */
SMR_MUST_USE smr_status smr_hedge_move(smr_hedge *r, const char *fleet);
/** Whether nobody has begun it. */
bool smr_hedge_is_pending(smr_hedge *r);
bool smr_hedge_has_twin(const smr_hedge *r);
/** What comes later counts no more. NULL is fine. */
void smr_hedge_close(smr_hedge *r);
#endif
