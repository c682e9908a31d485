/** @file One call, and its twin on another node when it straggles: the first result counts. */
#ifndef SMR_CLUSTER_DISPATCH_HEDGE_H
#define SMR_CLUSTER_DISPATCH_HEDGE_H
#include "cluster/dispatch/client.h"

typedef struct smr_hedge smr_hedge;

/** Submits a call. @p hedge_after_s: INFINITY: without a twin. The submission's strings must
 * outlive the race. */
SMR_MUST_USE smr_status smr_hedge_open(smr_client *c, const smr_submission *s, double hedge_after_s,
				       smr_hedge **out);
/** Waits. The answer stays valid until the race is closed. With a timeout of 0 it only does what is
 * due, such as submitting the twin. */
SMR_MUST_USE smr_status smr_hedge_wait(smr_hedge *r, int timeout_ms, bool *done, smr_task_reply *a,
				       smr_str *reply);
/** Moves the call, not its twin, to another fleet, unless a node has taken it. */
SMR_MUST_USE smr_status smr_hedge_move(smr_hedge *r, const char *fleet);
/** Returns whether no node has begun it. */
bool smr_hedge_is_pending(smr_hedge *r);
bool smr_hedge_has_twin(const smr_hedge *r);
/** Closes the race; a later result is ignored. NULL is allowed. */
void smr_hedge_close(smr_hedge *r);
#endif
