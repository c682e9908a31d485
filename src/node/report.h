/** @file A node's reports (between join.c and report.c). */
#ifndef SMR_NODE_REPORT_H
#define SMR_NODE_REPORT_H
#include "cluster/health.h"
#include "net/nats/nats.h"

enum { SMR_REPORT_MINUTE = 60 };

typedef struct smr_reports {
	const smr_nats_module *m;
	smr_nats *n;
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
#endif
