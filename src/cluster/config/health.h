/** @file What a node says of itself each second, and what follows from it: how much slower than
 * predicted it will be, and whether it may be given work at all. */
#ifndef SMR_CLUSTER_CONFIG_HEALTH_H
#define SMR_CLUSTER_CONFIG_HEALTH_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "cluster/config/facts.h"
#include "cluster/config/metrics.h"
#include "cluster/config/signed.h"

enum { SMR_NODE_KEY = 32 };

/** What a node's worker processes have used since it joined; NaN: it has none. */
typedef struct smr_worker_use {
	double calls, faults; /* faults: calls that ended their worker */
	double cpu_s;
	double peak_bytes; /* resident, of the largest */
} smr_worker_use;

typedef struct smr_health {
	char node[SMR_NODE_NAME];
	uint64_t instance;         /* which process of that name */
	uint64_t sequence;         /* counts its reports */
	char fleets[256];          /* whose work it takes, " a b " */
	uint8_t key[SMR_NODE_KEY]; /* Ed25519, public: by it the data plane knows the node */
	char pass[SMR_PASS]; /* the operator's word for the node's own key; empty: it has none */
	bool left;           /* its last report */
	double time_s;       /* of its clock, since 1970 */
	smr_metrics_reading sample;
	int slots, busy;
	uint64_t done, failed; /* tasks since it joined */
	double errors;         /* share of the tasks of the last minute that failed; NaN: too few */
	smr_worker_use workers;
	bool draining;
	double slowdown; /* >= 1: predicted times are multiplied by it */
} smr_health;

#define SMR_HEALTH_DEAD_S 3.0 /* the bucket's time to live */

/** The key of the bucket `health` (and `nodes`): SET.NODE, which the server grants to whoever has
 * the node's own key, or the fleet's. */
enum { SMR_HEALTH_KEY = 320 };

/** s = 1 / (1 - busy others) * 1 / (1 - waiting for memory); at most 100. What is not known slows
 * nothing. */
double smr_health_slowdown(const smr_metrics_reading *s);

typedef enum smr_admission {
	SMR_ADMISSION_OPEN,
	SMR_ADMISSION_SUSPECT, /* two reports are missing: no new work */
	SMR_ADMISSION_DEAD,    /* its report has expired: what it has is somebody else's */
	SMR_ADMISSION_DRAINING,
	SMR_ADMISSION_MEMORY, /* less is free than the codelet needs */
	SMR_ADMISSION_DISK,
	SMR_ADMISSION_ERRORS, /* more than 20 % fail */
} smr_admission;

/** @p age_s: since its last report came; @p memory: bytes that are needed. */
smr_admission smr_health_gate(const smr_health *h, double age_s, double memory);
/** "open", "suspect" ... */
const char *smr_admission_name(smr_admission g);

SMR_MUST_USE smr_status smr_health_json(const smr_health *h, smr_str *out);
/** What came may be anything: SMR_EPARSE. */
SMR_MUST_USE smr_status smr_health_read(const char *text, size_t n, smr_health *out);
#endif
