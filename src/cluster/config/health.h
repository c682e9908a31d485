/** @file A node's report of each second, and its consequences: the factor by which the node is
 * slower than predicted, and whether it gets work at all. */
#ifndef SMR_CLUSTER_CONFIG_HEALTH_H
#define SMR_CLUSTER_CONFIG_HEALTH_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "cluster/config/facts.h"
#include "cluster/config/metrics.h"
#include "cluster/config/signed.h"

enum { SMR_NODE_KEY = 32 };

/** Use of a node's worker processes since it joined; NaN: it has none. */
typedef struct smr_worker_use {
	double calls, faults; /* faults: calls that ended their worker */
	double cpu_s;
	double peak_bytes; /* maximum of resident bytes of one process */
} smr_worker_use;

typedef struct smr_health {
	char node[SMR_NODE_NAME];
	uint64_t instance;         /* identifies the process of that name */
	uint64_t sequence;         /* number of the report */
	char fleets[256];          /* fleets whose work it takes, " a b " */
	uint8_t key[SMR_NODE_KEY]; /* Ed25519, public: identifies the node to the data plane */
	char pass[SMR_PASS];       /* the operator's pass for the node's own key; empty: none */
	bool left;                 /* the node's last report */
	double time_s;             /* by its own clock, since 1970 */
	smr_metrics_reading sample;
	int slots, busy;
	uint64_t done, failed; /* tasks since it joined */
	double errors;         /* share of the last minute's tasks that failed; NaN: too few */
	smr_worker_use workers;
	bool draining;
	double slowdown; /* >= 1: factor of predicted times */
} smr_health;

#define SMR_HEALTH_DEAD_S 3.0 /* time to live in the bucket */

/** The key in the bucket `health` (and `nodes`): SET.NODE, which only the holder of the node's own
 * key, or of the fleet's key, may write. */
enum { SMR_HEALTH_KEY = 320 };

/** s = 1 / (1 - busy others) * 1 / (1 - waiting for memory); at most 100. Unknown values do not
 * slow it. */
double smr_health_slowdown(const smr_metrics_reading *s);

typedef enum smr_admission {
	SMR_ADMISSION_OPEN,
	SMR_ADMISSION_SUSPECT, /* two reports are missing: no new work */
	SMR_ADMISSION_DEAD,    /* its report has expired: its work goes to other nodes */
	SMR_ADMISSION_DRAINING,
	SMR_ADMISSION_MEMORY, /* less is free than the codelet needs */
	SMR_ADMISSION_DISK,
	SMR_ADMISSION_ERRORS, /* more than 20 % fail */
} smr_admission;

/** Decides on admission. @p age_s: seconds since its last report; @p memory: required bytes. */
smr_admission smr_health_gate(const smr_health *h, double age_s, double memory);
/** Returns "open", "suspect" ... */
const char *smr_admission_name(smr_admission g);

SMR_MUST_USE smr_status smr_health_json(const smr_health *h, smr_str *out);
/** Reads a report; any content is possible: SMR_EPARSE. */
SMR_MUST_USE smr_status smr_health_read(const char *text, size_t n, smr_health *out);
#endif
