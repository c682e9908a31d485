/** @file A node's reports (between join.c and report.c). */
#ifndef SMR_CLUSTER_NODE_REPORT_H
#define SMR_CLUSTER_NODE_REPORT_H
#include "cluster/config/cluster.h"
#include "cluster/config/health.h"
#include "net/nats.h"

enum { SMR_REPORT_MINUTE = 60 };

/* Whom it speaks as: itself, or where it has no key of its own, each fleet's workers. */
typedef struct smr_voice {
	smr_nats *n;
	char set[SMR_NODE_SET], fleets[256]; /* "=a=b" and " a b "; or "a" and " a " */
} smr_voice;

typedef struct smr_reports {
	const smr_nats_module *m;
	const smr_voice *voices;
	size_t nvoices;
	const uint8_t *signer; /* seed of the key that signs */
	smr_metrics *metrics;
	smr_health now;
	double told_slowdown; /* of the last report */
	bool told_draining;
	int64_t due_ns;
	/* tasks done and failed by then, a minute back, one for each report */
	uint64_t done[SMR_REPORT_MINUTE], failed[SMR_REPORT_MINUTE];
} smr_reports;

/** Samples, and reports when a second has passed since the last report, or at once when it would
 * say something else: 10 % slower or faster, draining. @p r->now has slots, busy, done, failed and
 * draining from the caller. */
void smr_report(smr_reports *r);
/** The last one. */
void smr_report_end(smr_reports *r);
/** Writes what the node says of itself to SET.NODE of the bucket, signed. */
SMR_MUST_USE smr_status smr_voice_put(const smr_nats_module *m, const smr_voice *v, smr_bucket b,
				      const char *node, const uint8_t signer[SMR_NODE_KEY],
				      const smr_str *text);
#endif
