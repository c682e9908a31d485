/** @file A program's end of a cluster: its server, its nodes, and the orchestrator over both. */
#ifndef SMR_CLUSTER_DISPATCH_CLUSTER_H
#define SMR_CLUSTER_DISPATCH_CLUSTER_H
#include "cluster/dispatch/orchestrator.h"

typedef struct smr_fleet_end smr_fleet_end;

typedef struct smr_fleet_end_params {
	const char *dir; /* the cluster's folder */
	const char *run; /* the run's name; NULL: a new one */
	const smr_machine *here;
	smr_monitor_book *monitor;
	smr_node_perf *fares; /* what the cluster has learnt is taken into it */
	bool alike_only;
	double patience_s; /* both as the orchestrator takes it */
} smr_fleet_end_params;

/** Strings are copied, the rest stays the caller's. */
SMR_MUST_USE smr_status smr_fleet_end_open(const smr_fleet_end_params *p, smr_fleet_end **out);
void smr_fleet_end_close(smr_fleet_end *c); /* NULL is fine */
smr_orchestrator *smr_fleet_end_orchestrator(const smr_fleet_end *c);
/** Which cluster it is, wherever its folder lies; one for all clusters that are made for a run. */
enum { SMR_FLEET_LOCAL_ID = 1 };
uint64_t smr_fleet_end_id(const smr_fleet_end *c);
/** Whether its server can be reached now, and nodes answer. */
bool smr_fleet_end_reachable(smr_fleet_end *c);
/** Keeps a record of what was learnt (learn/placement/node_perf.h) for all programs of the cluster.
 */
SMR_MUST_USE smr_status smr_fleet_end_keep(smr_fleet_end *c, const char *key, const void *data,
					   size_t n);
/** Keeps what was monitored where `samara monitor` finds it. */
SMR_MUST_USE smr_status smr_fleet_end_tell(smr_fleet_end *c);
#endif
