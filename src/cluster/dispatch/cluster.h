/** @file A program's connection to a cluster: its server, its nodes, and their orchestrator. */
#ifndef SMR_CLUSTER_DISPATCH_CLUSTER_H
#define SMR_CLUSTER_DISPATCH_CLUSTER_H
#include "cluster/dispatch/orchestrator.h"

typedef struct smr_fleet_end smr_fleet_end;

typedef struct smr_fleet_end_params {
	const char *dir; /* the cluster's folder */
	const char *run; /* the run's name; NULL: a new one */
	const smr_machine *here;
	smr_monitor_book *monitor;
	smr_node_perf *fares; /* record to which the cluster's measurements are added */
	bool alike_only;
	double patience_s; /* both for the orchestrator */
} smr_fleet_end_params;

/** Opens it. Strings are copied, the rest stays the caller's. */
SMR_MUST_USE smr_status smr_fleet_end_open(const smr_fleet_end_params *p, smr_fleet_end **out);
void smr_fleet_end_close(smr_fleet_end *c); /* NULL is allowed */
smr_orchestrator *smr_fleet_end_orchestrator(const smr_fleet_end *c);
/** Returns the cluster's identity, independent of its folder; all clusters made for a run share
 * one. */
enum { SMR_FLEET_LOCAL_ID = 1 };
uint64_t smr_fleet_end_id(const smr_fleet_end *c);
/** Returns whether its server is reachable now, and nodes report. */
bool smr_fleet_end_reachable(smr_fleet_end *c);
/** Stores a record of measurements (learn/placement/node_perf.h) for all programs of the
 * cluster. */
SMR_MUST_USE smr_status smr_fleet_end_keep(smr_fleet_end *c, const char *key, const void *data,
					   size_t n);
/** Publishes the monitor's lines for `samara monitor`. */
SMR_MUST_USE smr_status smr_fleet_end_tell(smr_fleet_end *c);
#endif
