/* samara cluster test: sends a codelet to each node by each transport and in each form, and prints
 * a table. */
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/pipeline.h"
#include "base/alloc.h"
#include "base/log.h"
#include "cli/cli.h"
#include "cli/cluster/cluster.h"
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
	json_t *list; /* NULL: rows of a table are printed one by one */
	unsigned rows, bad;
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

static json_t *number_or_null(double x)
{
	return isfinite(x) ? json_real(x) : json_null();
}

static void report_test_result(void *ctx, const smr_cluster_probe *p)
{
	report *r = ctx;
	char a[16], b[16];

	r->bad += p->verdict == SMR_CLUSTER_PROBE_BAD;
	if (r->list != NULL) {
		json_array_append_new(r->list,
				      json_pack("{s:s,s:s,s:s,s:s,s:o,s:o,s:s,s:s}", "node",
						p->node, "fleet", p->fleet, "road", p->road, "form",
						p->form, "round_trip_s", number_or_null(p->round_s),
						"bytes_per_s", number_or_null(p->rate), "verdict",
						p->verdict == SMR_CLUSTER_PROBE_NONE  ? "none"
						: p->verdict == SMR_CLUSTER_PROBE_BAD ? "failed"
										      : "ok",
						"why", p->why));
		return;
	}
	if (r->rows++ == 0)
		printf("%-16s %-16s %-7s %-7s %12s %11s  %s\n", "node", "fleet", "road", "form",
		       "round trip", "8 MB", "verdict");
	printf("%-16s %-16s %-7s %-7s %12s %11s  %s%s%s\n", p->node, p->fleet, p->road, p->form,
	       format_milliseconds(p->round_s, a), format_rate(p->rate, b), verdicts[p->verdict],
	       *p->why != '\0' ? ": " : "", p->why);
	fflush(stdout);
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
	r.list = q.as_json ? json_array() : NULL;

	smr_status st = test_cluster(&q, &r);

	if (st != SMR_OK)
		(void)smr_cli_fail("cluster", "%s", smr_errmsg());
	else if (r.list != NULL && json_dumpf(r.list, stdout, JSON_INDENT(2)) == 0)
		putchar('\n');
	json_decref(r.list);
	return st != SMR_OK || r.bad > 0;
}
