/* samara cluster test: sends a codelet to each node by each transport and in each form, and prints
 * a table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/pipeline.h"
#include "base/arena.h"
#include "base/data/vec.h"
#include "base/log.h"
#include "cli/cli.h"
#include "cli/cluster/cluster.h"
#include "cli/cluster/cluster_fields.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cluster/dispatch/probe.h"

typedef struct request {
	const char *file, *dir, *node;
	bool as_json;
} request;

static const smr_cli_option options[] = {
	SMR_CLI_CLUSTER_ROW(request, dir),
	{"--node", SMR_CLI_TEXT, .at = offsetof(request, node), .metavar = "NAME",
	 .help = "Test this node alone."},
	SMR_CLI_JSON_ROW(request, as_json, "Print the results as JSON."),
};

const smr_cli_options smr_cluster_test_options = {SMR_CLI_OPTIONS(options),
						  .file = offsetof(request, file)};

static const char *const verdicts[] = {[SMR_CLUSTER_PROBE_GOOD] = "ok",
				       [SMR_CLUSTER_PROBE_NONE] = "none",
				       [SMR_CLUSTER_PROBE_BAD] = "FAILED"};

typedef struct report {
	smr_arena *arena; /* has the rows; NULL: rows of a table are printed one by one */
	SMR_VEC(const void *) rows;
	unsigned printed, bad;
	bool short_of_memory;
} report;

static const char *format_milliseconds(double s, char out[16])
{
	snprintf(out, 16, isfinite(s) ? "%.2f ms" : "-", s * 1e3);
	return out;
}

static const char *format_rate(double bytes, char out[16])
{
	snprintf(out, 16, isfinite(bytes) ? "%.0f MB/s" : "-", bytes / 1e6);
	return out;
}

static void keep_row(report *r, const smr_cluster_probe *p)
{
	static const char *const words[] = {[SMR_CLUSTER_PROBE_GOOD] = "ok",
					    [SMR_CLUSTER_PROBE_NONE] = "none",
					    [SMR_CLUSTER_PROBE_BAD] = "failed"};
	smr_cluster_tested *t = smr_arena_alloc(r->arena, sizeof(*t));

	if (t != NULL) {
		*t = (smr_cluster_tested){.probe = *p, .verdict = words[p->verdict]};
		t->probe.node = smr_arena_strdup(r->arena, p->node);
		t->probe.fleet = smr_arena_strdup(r->arena, p->fleet);
		t->probe.road = smr_arena_strdup(r->arena, p->road);
		t->probe.form = smr_arena_strdup(r->arena, p->form);
		t->probe.why = smr_arena_strdup(r->arena, p->why);
	}
	if (smr_arena_ran_short(r->arena) || smr_vec_push(&r->rows, t) != SMR_OK)
		r->short_of_memory = true;
}

static void report_test_result(void *ctx, const smr_cluster_probe *p)
{
	report *r = ctx;
	char a[16], b[16];

	r->bad += p->verdict == SMR_CLUSTER_PROBE_BAD;
	if (r->arena != NULL) {
		keep_row(r, p);
		return;
	}
	if (r->printed++ == 0)
		printf("%-16s %-16s %-7s %-7s %12s %11s  %s\n", "node", "fleet", "road", "form",
		       "round trip", "8 MB", "verdict");
	printf("%-16s %-16s %-7s %-7s %12s %11s  %s%s%s\n", p->node, p->fleet, p->road, p->form,
	       format_milliseconds(p->round_s, a), format_rate(p->rate, b), verdicts[p->verdict],
	       *p->why != '\0' ? ": " : "", p->why);
	fflush(stdout);
}

static smr_status put_rows(const report *r)
{
	if (r->short_of_memory)
		return smr_fail(SMR_ENOMEM, "no memory for the results");
	return smr_cli_put_fields_digits(&smr_cluster_test_fields,
					 &(smr_cluster_rows){.list = r->rows.v, .n = r->rows.n}, 0,
					 stdout);
}

static double patience_from_environment(void)
{
	const char *text = getenv("SAMARA_PATIENCE");

	return text != NULL ? strtod(text, NULL) : 0;
}

static smr_status test_cluster(const request *q, report *r)
{
	smr_library *library = NULL;
	smr_status st = smr_pipeline_library(&library);

	if (st == SMR_OK)
		st = smr_cluster_probe_cluster(
			&(smr_cluster_probe_params){.dir = q->dir,
						    .library = library,
						    .node = q->node,
						    .patience_s = patience_from_environment(),
						    .told = report_test_result,
						    .ctx = r});
	smr_library_free(library);
	return st;
}

int smr_cli_cluster_test(int argc, char **argv)
{
	request q = {0};
	report r = {0};

	if (smr_cli_take(&smr_cluster_test_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
	if (q.file != NULL)
		q.dir = q.file;
	if (q.dir == NULL || *q.dir == '\0')
		return smr_cli_usage(&smr_command_cluster, "which cluster?");
	smr_log_usually(SMR_LOG_ERROR); /* failures are in the table, not in the log */
	if (q.as_json && (r.arena = smr_arena_new()) == NULL)
		return smr_cli_fail("cluster", "no memory for the results");

	smr_status st = test_cluster(&q, &r);

	if (st == SMR_OK && q.as_json)
		st = put_rows(&r);
	if (st != SMR_OK)
		(void)smr_cli_fail("cluster", "%s", smr_errmsg());
	smr_vec_free(&r.rows);
	smr_arena_free(r.arena);
	return st != SMR_OK || r.bad > 0;
}
