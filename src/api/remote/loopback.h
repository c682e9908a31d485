/** @file A node, or a cluster of one node, in this process. */
#ifndef SMR_API_REMOTE_LOOPBACK_H
#define SMR_API_REMOTE_LOOPBACK_H
#include "cluster/dispatch/orchestrator.h"
#include "run/run.h"

typedef struct smr_loopback smr_loopback;

/** Opens a node that accepts code signed by this user, as other nodes of the user do. */
SMR_MUST_USE smr_status smr_loopback_node(smr_runner *r, smr_loopback **out);
/** An smr_serve_fn; its ctx is the node. */
smr_status smr_loopback_serve(void *loop, const void *request, size_t n, smr_str *reply);
/** Opens a cluster of one node with queues, a worker and an orchestrator; the caller keeps @p
 * coder. */
SMR_MUST_USE smr_status smr_loopback_open(smr_runner *r, const char *run, smr_monitor_book *book,
					  smr_node_perf *fares, smr_packager *coder,
					  smr_loopback **out);
smr_orchestrator *smr_loopback_orchestrator(const smr_loopback *l);
void smr_loopback_close(smr_loopback *l); /* NULL is fine */
#endif
