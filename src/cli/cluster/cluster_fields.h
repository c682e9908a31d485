/** @file Documents of `samara monitor`, `cluster test`, `cluster status` and `top` with --json. */
#ifndef SMR_CLI_CLUSTER_CLUSTER_FIELDS_H
#define SMR_CLI_CLUSTER_CLUSTER_FIELDS_H
#include <stddef.h>
#include <stdint.h>

#include "cluster/config/health.h"
#include "cluster/dispatch/probe.h"

/** Rows of a document that is an array. */
typedef struct smr_cluster_rows {
	const void *const *list;
	size_t n;
} smr_cluster_rows;

/** `samara monitor`: a codelet in a fleet, as a program told. */
typedef struct smr_monitor_row {
	const char *codelet, *fleet, *energy_label, *program;
	int64_t count, retries;
	double mean_s, p95_s, predicted_s, energy_j, error_rate;
} smr_monitor_row;
/** Rows of smr_monitor_row; of smr_placement_entry; of smr_cluster_tested. */
extern const struct smr_fields smr_monitor_fields, smr_monitor_plans_fields,
	smr_cluster_test_fields;

typedef struct smr_cluster_tested {
	smr_cluster_probe probe;
	const char *verdict; /* "ok", "none", "failed" */
} smr_cluster_tested;

enum { SMR_CLUSTER_INSTANCE = 17 /* hexadecimal digits of an instance, and the 0 */ };

/** The last report of a node. */
typedef struct smr_cluster_report {
	smr_health health;
	char instance[SMR_CLUSTER_INSTANCE];
	char key[2 * SMR_NODE_KEY + 1];
	double age_s;
} smr_cluster_report;

typedef struct smr_cluster_facts {
	const smr_facts *facts;
	char instance[SMR_CLUSTER_INSTANCE];
} smr_cluster_facts;

typedef struct smr_cluster_node {
	const char *node, *state;
	const smr_cluster_report *report; /* NULL: none of the last minute */
	const smr_cluster_facts *facts;
} smr_cluster_node;

typedef struct smr_cluster_fleet {
	const char *name;
	uint64_t nodes, tickets; /* live nodes; unfinished tickets */
} smr_cluster_fleet;

/** `samara cluster status`, `samara top`. */
typedef struct smr_cluster_picture {
	const char *name, *server;
	int pid; /* of the server; 0: it is no process of this host */
	const smr_cluster_fleet *const *fleets;
	const smr_cluster_node *const *nodes;
	size_t nfleets, nnodes;
} smr_cluster_picture;
extern const struct smr_fields smr_cluster_picture_fields;
#endif
