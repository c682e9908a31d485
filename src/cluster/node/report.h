/** @file A node's reports (between join.c and report.c). */
#ifndef SMR_CLUSTER_NODE_REPORT_H
#define SMR_CLUSTER_NODE_REPORT_H
#include "cluster/config/cluster.h"
#include "cluster/config/health.h"
#include "net/nats.h"

enum { SMR_REPORT_MINUTE = 60 };

/* An identity that reports: the node itself, or without a key of its own, a worker of each
 * fleet. */
typedef struct smr_voice {
	smr_nats *n;
	char set[SMR_NODE_SET], fleets[256]; /* "=a=b" and " a b "; or "a" and " a " */
} smr_voice;

typedef struct smr_reports {
	const smr_nats_module *m;
	const smr_voice *voices;
	size_t nvoices;
	const uint8_t *signer; /* seed of the signing key */
	smr_metrics *metrics;
	smr_health now;
	double told_slowdown; /* of the last report */
	bool told_draining;
	int64_t due_ns;
	/* tasks done and failed at each report of the last minute */
	uint64_t done[SMR_REPORT_MINUTE], failed[SMR_REPORT_MINUTE];
} smr_reports;

/** Samples, and reports a second after the last report, or at once after a change: 10 % slower or
 * faster, draining. The caller sets slots, busy, done, failed and draining of @p r->now. */
void smr_report(smr_reports *r);
/** Sends the last report. */
void smr_report_end(smr_reports *r);
/** Writes the node's text to SET.NODE of the bucket, signed. */
SMR_MUST_USE smr_status smr_voice_put(const smr_nats_module *m, const smr_voice *v, smr_bucket b,
				      const char *node, const uint8_t signer[SMR_NODE_KEY],
				      const smr_str *text);
#endif
