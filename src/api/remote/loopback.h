/** @file A node, or a cluster of one node, in this process. */
#ifndef SMR_API_REMOTE_LOOPBACK_H
#define SMR_API_REMOTE_LOOPBACK_H
#include "cluster/dispatch/orchestrator.h"
#include "run/run.h"

typedef struct smr_away_loop smr_away_loop;

/** It takes code that is signed by this user, as any node of theirs does. */
SMR_MUST_USE smr_status smr_away_loop_node(smr_runner *r, smr_away_loop **out);
/** An smr_serve_fn with the node as its ctx. */
smr_status smr_away_loop_serve(void *loop, const void *request, size_t n, smr_str *reply);
/** With queues, a worker and an orchestrator; @p coder stays the caller's. */
SMR_MUST_USE smr_status smr_away_loop_open(smr_runner *r, const char *run, smr_monitor_book *book,
					   smr_fares *fares, smr_coder *coder, smr_away_loop **out);
smr_orchestrator *smr_away_loop_orchestrator(const smr_away_loop *l);
void smr_away_loop_close(smr_away_loop *l); /* NULL is fine */
#endif
