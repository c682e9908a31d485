/* samara monitor: times of codelets in each fleet, as published by the programs that ran them. */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/arena.h"
#include "base/data/vec.h"
#include "base/log.h"
#include "cli/cli.h"
#include "cli/cluster/cluster_fields.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cluster/config/who.h"
#include "learn/placement/placements.h"

typedef struct wanted {
	const char *codelet, *fleet; /* NULL: all */
	smr_arena *arena;            /* has the rows */
	SMR_VEC(const void *) rows;
	bool short_of_memory;
} wanted;

/* Adds a row; NULL: there was no memory for it. */
static void add_row(wanted *w, const void *row)
{
	if (row == NULL || smr_vec_push(&w->rows, row) != SMR_OK)
		w->short_of_memory = true;
}

static double number_field(const json_t *line, const char *name)
{
	return json_number_value(json_object_get(line, name));
}

static const char *text_field(const json_t *line, const char *name)
{
	const char *s = json_string_value(json_object_get(line, name));

	return s != NULL ? s : "";
}

static bool matches_filter(const char *want, const char *is)
{
	return want == NULL || strcmp(want, is) == 0;
}

static const char *copy_field(const wanted *w, const json_t *line, const char *name)
{
	return smr_arena_strdup(w->arena, text_field(line, name));
}

static smr_monitor_row *read_row(const wanted *w, const json_t *line, const char *program)
{
	smr_monitor_row *r = smr_arena_alloc(w->arena, sizeof(*r));

	if (r == NULL)
		return NULL;
	*r = (smr_monitor_row){.codelet = copy_field(w, line, "codelet"),
			       .fleet = copy_field(w, line, "fleet"),
			       .energy_label = copy_field(w, line, "energy_label"),
			       .program = smr_arena_strdup(w->arena, program),
			       .count = json_integer_value(json_object_get(line, "count")),
			       .retries = json_integer_value(json_object_get(line, "retries")),
			       .mean_s = number_field(line, "mean_s"),
			       .p95_s = number_field(line, "p95_s"),
			       .predicted_s = number_field(line, "predicted_s"),
			       .energy_j = number_field(line, "energy_j"),
			       .error_rate = number_field(line, "error_rate")};
	return smr_arena_ran_short(w->arena) ? NULL : r;
}

static void collect_snapshot(void *ctx, const char *key, const char *data, size_t n)
{
	json_t *one = json_loadb(data, n, 0, NULL), *line;
	wanted *w = ctx;
	size_t i;

	json_array_foreach (json_object_get(one, "codelets"), i, line)
		if (matches_filter(w->codelet, text_field(line, "codelet")) &&
		    matches_filter(w->fleet, text_field(line, "fleet")))
			add_row(w, read_row(w, line, key + strlen("monitor.")));
	json_decref(one);
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void collect_plan(void *ctx, const char *key, const char *data, size_t n)
{
	wanted *w = ctx;
	smr_placement_entry e;

	if (smr_plan_read(data, n, &e) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "%s: %s", key, smr_errmsg());
		return;
	}
	if (matches_filter(w->codelet, e.codelet) && matches_filter(w->fleet, e.fleet))
		add_row(w, smr_arena_memdup(w->arena, &e, sizeof(e)));
}

static void print_plan(const void *row)
{
	const smr_placement_entry *e = row;

	printf("%-28.28s %-16.16s %-16.16s %12.3f %12.3f\n", e->codelet, e->fleet, e->node,
	       1e3 * e->here_s, 1e3 * e->there_s);
}

/* ---- calls ----------------------------------------------------------------------------------- */

static void print_call(const void *row)
{
	const smr_monitor_row *r = row;
	char energy[48];

	snprintf(energy, sizeof(energy), "%.3g J (%s)", r->energy_j, r->energy_label);
	printf("%-28.28s %-16.16s %7lld %12.3f %11.3f %11.3f %7lld %6.1f%%  %-22s %s\n", r->codelet,
	       r->fleet, (long long)r->count, 1e3 * r->predicted_s, 1e3 * r->mean_s, 1e3 * r->p95_s,
	       (long long)r->retries, 100 * r->error_rate, energy, r->program);
}

typedef struct view {
	smr_bucket bucket;
	const char *keys, *none;
	smr_nats_each_fn collect;
	void (*print_head)(void);
	void (*print)(const void *row);
	const struct smr_fields *fields;
} view;

static void print_call_head(void)
{
	printf("%-28s %-16s %7s %12s %11s %11s %7s %7s  %-22s program\n", "codelet", "fleet",
	       "count", "predicted ms", "mean ms", "p95 ms", "retries", "errors", "energy");
}

static void print_plan_head(void)
{
	printf("%-28s %-16s %-16s %12s %12s\n", "codelet", "fleet", "node", "here ms", "there ms");
}

static const view calls = {.bucket = SMR_BUCKET_MODELS,
			   .keys = "monitor.>",
			   .none = "no call of this kind was recorded yet: samara run --cluster "
				   "DIR records them",
			   .collect = collect_snapshot,
			   .print_head = print_call_head,
			   .print = print_call,
			   .fields = &smr_monitor_fields};
static const view plans = {.bucket = SMR_BUCKET_PLANS,
			   .keys = SMR_PLANS_PREFIX ">",
			   .none = "no codelet of this kind was planned for this cluster yet",
			   .collect = collect_plan,
			   .print_head = print_plan_head,
			   .print = print_plan,
			   .fields = &smr_monitor_plans_fields};

/* Collects from the cluster's own programs and from those of all users. */
static smr_status collect_all(const smr_cluster *c, const smr_nats_module *m, smr_nats *n,
			      const view *v, wanted *w)
{
	smr_who who;
	smr_status st = smr_who_read(c, &who);

	if (st == SMR_OK)
		st = m->each(n, v->bucket, v->keys, v->collect, w);
	for (size_t i = 0; i < who.users.n && st == SMR_OK; i++) {
		m->act_for(n, who.users.v[i].name);
		st = m->each(n, v->bucket, v->keys, v->collect, w);
	}
	smr_who_free(&who);
	return st;
}

static smr_status print_rows(const view *v, const wanted *w, bool as_json)
{
	if (w->short_of_memory)
		return smr_fail(SMR_ENOMEM, "no memory for what was monitored");
	if (as_json)
		return smr_cli_put_fields_digits(
			v->fields, &(smr_cluster_rows){.list = w->rows.v, .n = w->rows.n}, 0,
			stdout);
	if (w->rows.n == 0) {
		puts(v->none);
		return SMR_OK;
	}
	v->print_head();
	for (size_t i = 0; i < w->rows.n; i++)
		v->print(w->rows.v[i]);
	return SMR_OK;
}

static smr_status show_monitor_view(const char *dir, const view *v, wanted *w, bool as_json)
{
	const smr_nats_module *m;
	smr_nats *n = NULL;
	smr_cluster *c = NULL;
	smr_status st = smr_cluster_open(dir, &c);

	w->arena = smr_arena_new();
	if (st == SMR_OK && w->arena == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for what was monitored");
	if (st == SMR_OK)
		st = smr_cluster_connect(c, SMR_ROLE_OPERATOR, false, &m, &n);
	if (st == SMR_OK) {
		st = collect_all(c, m, n, v, w);
		m->close(n);
	}
	if (st == SMR_OK)
		st = print_rows(v, w, as_json);
	smr_vec_free(&w->rows);
	smr_arena_free(w->arena);
	smr_cluster_close(c);
	return st;
}

typedef struct request {
	const char *file, *dir;
	bool as_json, plans;
	wanted wanted;
} request;

static const smr_cli_option options[] = {
	{"--codelet", SMR_CLI_TEXT, .at = offsetof(request, wanted.codelet), .metavar = "NAME",
	 .help = "Show this codelet alone."},
	{"--fleet", SMR_CLI_TEXT, .at = offsetof(request, wanted.fleet), .metavar = "NAME",
	 .help = "Show this fleet alone. The fleet `here` is the program's own process."},
	{"--plans", SMR_CLI_FLAG, .at = offsetof(request, plans),
	 .help = "Show where programs last planned each codelet: the fleet, the node that is "
		 "predicted to be the first, and the times predicted here and there."},
	SMR_CLI_JSON_ROW(request, as_json, "Print the rows as JSON."),
	SMR_CLI_CLUSTER_ROW(request, dir),
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options),
					    .file = offsetof(request, file)};

static int run_monitor_command(int argc, char **argv)
{
	request q = {0};
	const char *dir;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_monitor, "%s", smr_errmsg());
	dir = q.file != NULL ? q.file : q.dir;
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_monitor, "which cluster?");
	return show_monitor_view(dir, q.plans ? &plans : &calls, &q.wanted, q.as_json) == SMR_OK
		       ? 0
		       : smr_cli_fail("monitor", "%s", smr_errmsg());
}

static const smr_cli_form forms[] = {{.operands = "[DIR]", .options = &all_options}};

const smr_command smr_command_monitor = {
	.name = "monitor",
	.about = "times and energy of codelets in each fleet of a cluster",
	SMR_CLI_FORMS(forms),
	.text = "Prints for each codelet and fleet: the count of calls, mean and 95th percentile "
		"of their times, predicted beside measured; energy with its label; the share of "
		"errors. The figures are of all programs that have run on the cluster whose folder "
		"is DIR. smr_monitor() tells a program the same.",
	.run = run_monitor_command,
};
