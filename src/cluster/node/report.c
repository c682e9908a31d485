/* Reports are frequent enough that a dead node is noticed in three seconds, and rare enough that
 * their cost is not measurable. */
#include "cluster/node/report.h"

#include <math.h>
#include <sodium.h>
#include <stdio.h>

#include "base/log.h"
#include "base/thread/clock.h"

enum {
	TASKS_LEAST = 5, /* fewer tasks give no share of failures */
	SECOND_MS = 1000,
	JITTER_MS = 100, /* nodes that were started together do not report together */
};

#define CHANGE 0.1

/* Returns the share of failed tasks in the last minute. */
static double recent_error_rate(smr_reports *r)
{
	size_t oldest = r->now.sequence % SMR_REPORT_MINUTE;
	uint64_t done = r->now.done - r->done[oldest], failed = r->now.failed - r->failed[oldest];

	return done + failed >= TASKS_LEAST ? (double)failed / (double)(done + failed) : NAN;
}

static void remember(smr_reports *r)
{
	size_t at = r->now.sequence % SMR_REPORT_MINUTE;

	r->done[at] = r->now.done;
	r->failed[at] = r->now.failed;
	r->now.sequence++;
}

static bool is_due(const smr_reports *r, int64_t now_ns)
{
	return now_ns >= r->due_ns || r->now.draining != r->told_draining ||
	       fabs(r->now.slowdown - r->told_slowdown) > CHANGE * r->told_slowdown;
}

smr_status smr_voice_put(const smr_nats_module *m, const smr_voice *v, smr_bucket b,
			 const char *node, const uint8_t signer[SMR_NODE_KEY], const smr_str *text)
{
	char key[SMR_HEALTH_KEY];
	smr_str data = {0};
	smr_status st = smr_signed_make(signer, text->s, text->n, &data);

	snprintf(key, sizeof(key), "%s.%s", v->set, node);
	if (st == SMR_OK)
		st = m->put(v->n, b, key, data.s, data.n);
	smr_str_free(&data);
	return st;
}

/* Publishes a report for a further voice. It does not wait for the server, whose answer to the
 * first voice holds for all. */
static smr_status publish_signed_report(const smr_reports *r, const smr_voice *v,
					const smr_str *text)
{
	char subject[SMR_HEALTH_KEY + 16];
	smr_str data = {0};
	smr_status st = smr_signed_make(r->signer, text->s, text->n, &data);

	snprintf(subject, sizeof(subject), "$KV.health.%s.%s", v->set, r->now.node);
	if (st == SMR_OK)
		st = r->m->publish(v->n, subject, data.s, data.n);
	smr_str_free(&data);
	return st;
}

static smr_status publish_report_as(smr_reports *r, const smr_voice *v)
{
	smr_str text = {0};
	smr_status st;

	snprintf(r->now.fleets, sizeof(r->now.fleets), "%s", v->fleets);
	st = smr_health_json(&r->now, &text);
	if (st == SMR_OK && v != r->voices)
		st = publish_signed_report(r, v, &text);
	else if (st == SMR_OK)
		st = smr_voice_put(r->m, v, SMR_BUCKET_HEALTH, r->now.node, r->signer, &text);
	smr_str_free(&text);
	return st;
}

static void publish_reports(smr_reports *r)
{
	r->now.time_s = 1e-9 * (double)smr_wall_ns();
	for (size_t i = 0; i < r->nvoices; i++)
		if (publish_report_as(r, &r->voices[i]) != SMR_OK)
			smr_log(SMR_LOG_WARN, "%s cannot report: %s", r->now.node, smr_errmsg());
}

void smr_report_end(smr_reports *r)
{
	r->now.left = true;
	publish_reports(r);
}

void smr_report(smr_reports *r)
{
	int64_t now_ns = smr_now_ns();

	smr_metrics_sample(r->metrics, &r->now.sample);
	r->now.slowdown = smr_health_slowdown(&r->now.sample);
	r->now.errors = recent_error_rate(r);
	/* calls would wait for seconds while the server is unreachable */
	if (!is_due(r, now_ns) || !r->m->connected(r->voices[0].n))
		return;
	publish_reports(r);
	remember(r);
	r->told_slowdown = r->now.slowdown;
	r->told_draining = r->now.draining;
	r->due_ns = now_ns +
		    (int64_t)(SECOND_MS - JITTER_MS + (int)randombytes_uniform(2 * JITTER_MS)) *
			    1000000;
}
