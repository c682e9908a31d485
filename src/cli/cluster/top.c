/* samara top, samara cluster status: the nodes of a cluster, from their facts and reports. */
#include "cli/cluster/top.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/arena.h"
#include "base/data/digest.h"
#include "base/data/fields.h"
#include "base/data/vec.h"
#include "cli/cli.h"
#include "cli/cluster/cluster_fields.h"
#include "cli/cluster/node.h"
#include "cli/options.h"
#include "cluster/config/cluster.h"
#include "cluster/config/roster.h"

typedef struct view {
	smr_cluster *c;
	const smr_nats_module *m;
	smr_nats *n;
	smr_queue *queue;
	smr_roster *roster;
	SMR_VEC(smr_facts) facts;
	smr_roster_entry *nodes; /* sorted by name */
	size_t nnodes;
} view;

static smr_status view_open(const char *dir, view *v)
{
	*v = (view){.c = NULL};
	SMR_TRY(smr_cluster_open(dir, &v->c));
	SMR_TRY(smr_cluster_connect(v->c, SMR_ROLE_OPERATOR, false, &v->m, &v->n));
	SMR_TRY(v->m->queue->open(dir, &(smr_queue_params){.connection = v->n}, &v->queue));
	return smr_roster_open(v->m, v->n, v->c->operator_key, true, &v->roster);
}

static void view_close(view *v)
{
	smr_roster_close(v->roster);
	if (v->queue != NULL)
		v->m->queue->close(v->queue);
	if (v->n != NULL)
		v->m->close(v->n);
	smr_vec_free(&v->facts);
	smr_free(v->nodes);
	smr_cluster_close(v->c);
}

static void on_facts(void *ctx, const char *key, const char *data, size_t n)
{
	const char *node = strrchr(key, '.'), *text = smr_signed_text(data, n);
	view *v = ctx;
	smr_facts f;

	if (node == NULL || text == NULL ||
	    smr_facts_read(text, n - SMR_SIGNED_HEAD, &f) != SMR_OK ||
	    strcmp(f.node, node + 1) != 0)
		return;
	/* a node with keys of several fleets reports in each */
	for (size_t i = 0; i < v->facts.n; i++)
		if (strcmp(v->facts.v[i].node, f.node) == 0)
			return;
	(void)smr_vec_push(&v->facts, f);
}

static smr_status view_read(view *v)
{
	smr_free(v->nodes);
	v->nodes = NULL;
	v->facts.n = 0;
	SMR_TRY(v->m->each(v->n, SMR_BUCKET_NODES, NULL, on_facts, v));
	return smr_roster_read(v->roster, &v->nodes, &v->nnodes);
}

static const smr_roster_entry *entry_of(const view *v, const char *node)
{
	for (size_t i = 0; i < v->nnodes; i++)
		if (strcmp(v->nodes[i].health.node, node) == 0)
			return &v->nodes[i];
	return NULL;
}

/* Returns the unfinished tickets of a fleet; a fleet without a push has no queue yet. */
static unsigned long long depth_of(const view *v, const char *fleet)
{
	uint64_t n = 0;

	return v->m->queue->depth(v->queue, fleet, &n) == SMR_OK ? n : 0;
}

static const char *state_of(const smr_roster_entry *e)
{
	return smr_admission_name(e != NULL ? smr_health_gate(&e->health, e->age_s, 0)
					    : SMR_ADMISSION_DEAD);
}

/* ---- text ------------------------------------------------------------------------------------ */

static const char *format_percent(double x, char *out, size_t n)
{
	if (isfinite(x))
		snprintf(out, n, "%.0f%%", x * 100);
	else
		snprintf(out, n, "-");
	return out;
}

static const char *format_amount(double x, char *out, size_t n)
{
	static const char *const units[] = {"", "k", "M", "G", "T", "P"};
	size_t u = 0;

	for (; x >= 1000 && u + 1 < sizeof(units) / sizeof(units[0]); u++)
		x /= 1000;
	if (isfinite(x))
		snprintf(out, n, "%.3g%s", x, units[u]);
	else
		snprintf(out, n, "-");
	return out;
}

static void print_node(const smr_facts *f, const smr_roster_entry *e)
{
	char a[16], b[16], c[16], d[16], g[16], h[16], i[16], k[16];

	if (e == NULL) {
		printf("%-16s %-9s %61s  %s\n", f->node, state_of(e), "", f->fleets + 1);
		return;
	}

	const smr_health *r = &e->health;
	const smr_metrics_reading *s = &r->sample;

	printf("%-16s %-9s %3d/%-3d %5s %5s %5s %6s %6s %6s %5.2f %7s %5llu %6s  %s\n", f->node,
	       state_of(e), r->busy, r->slots, format_percent(s->cpu, a, sizeof(a)),
	       format_percent(s->own, b, sizeof(b)), format_percent(s->wait_memory, c, sizeof(c)),
	       format_amount(s->memory_free, d, sizeof(d)),
	       format_amount(s->received, g, sizeof(g)), format_amount(s->sent, h, sizeof(h)),
	       r->slowdown, format_amount((double)r->done, i, sizeof(i)),
	       (unsigned long long)r->failed, format_amount(r->workers.faults, k, sizeof(k)),
	       r->fleets + strspn(r->fleets, " "));
}

static void print_fleets(const view *v)
{
	for (size_t i = 0; i < v->c->fleets->n; i++) {
		const smr_fleet *f = &v->c->fleets->v[i];

		printf("fleet %-16s %u nodes %5llu tickets  %s\n", f->name,
		       smr_roster_alive(v->roster, f->name), depth_of(v, f->name), f->about);
	}
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const smr_facts *)a)->node, ((const smr_facts *)b)->node);
}

static void print_table(view *v)
{
	int pid = smr_cluster_pid(v->c);

	printf("%s serves at %s", v->c->name, v->c->servers.v[0]);
	if (pid > 0)
		printf(" (process %d)", pid);
	putchar('\n');
	print_fleets(v);
	if (v->facts.n == 0) {
		printf("no node has joined: samara node --join %s\n", v->c->dir);
		return;
	}
	qsort(v->facts.v, v->facts.n, sizeof(*v->facts.v), by_name);
	printf("\n%-16s %-9s %7s %5s %5s %5s %6s %6s %6s %5s %7s %5s %6s  %s\n", "node", "state",
	       "busy", "cpu", "own", "wait", "free", "in/s", "out/s", "slow", "done", "fail",
	       "faults", "fleets");
	for (size_t i = 0; i < v->facts.n; i++)
		print_node(&v->facts.v[i], entry_of(v, v->facts.v[i].node));
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void format_instance(uint64_t instance, char out[SMR_CLUSTER_INSTANCE])
{
	snprintf(out, SMR_CLUSTER_INSTANCE, "%016llx", (unsigned long long)instance);
}

static smr_status fill_node(smr_cluster_node *n, const smr_facts *f, const smr_roster_entry *e,
			    smr_arena *a)
{
	smr_cluster_facts *facts = smr_arena_alloc(a, sizeof(*facts));
	smr_cluster_report *report = e != NULL ? smr_arena_alloc(a, sizeof(*report)) : NULL;

	if (smr_arena_ran_short(a))
		return smr_fail(SMR_ENOMEM, "no memory for the status");
	facts->facts = f;
	format_instance(f->instance, facts->instance);
	if (report != NULL) {
		report->health = e->health;
		report->age_s = e->age_s;
		format_instance(e->health.instance, report->instance);
		smr_hex(e->health.key, SMR_NODE_KEY, report->key);
	}
	*n = (smr_cluster_node){
		.node = f->node, .state = state_of(e), .report = report, .facts = facts};
	return SMR_OK;
}

static smr_status fill_nodes(smr_cluster_picture *p, const view *v, smr_arena *a)
{
	const void **list;
	smr_cluster_node *nodes = smr_records_new(a, v->facts.n, sizeof(*nodes), &list);

	if (nodes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the status");
	for (size_t i = 0; i < v->facts.n; i++)
		SMR_TRY(fill_node(&nodes[i], &v->facts.v[i], entry_of(v, v->facts.v[i].node), a));
	p->nodes = (const smr_cluster_node *const *)list;
	p->nnodes = v->facts.n;
	return SMR_OK;
}

static smr_status fill_fleets(smr_cluster_picture *p, const view *v, smr_arena *a)
{
	size_t n = v->c->fleets->n;
	const void **list;
	smr_cluster_fleet *fleets = smr_records_new(a, n, sizeof(*fleets), &list);

	if (fleets == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the status");
	for (size_t i = 0; i < n; i++) {
		const char *name = v->c->fleets->v[i].name;

		fleets[i] = (smr_cluster_fleet){.name = name,
						.nodes = smr_roster_alive(v->roster, name),
						.tickets = depth_of(v, name)};
	}
	p->fleets = (const smr_cluster_fleet *const *)list;
	p->nfleets = n;
	return SMR_OK;
}

static smr_status put_picture(const smr_cluster_picture *p, size_t flags)
{
	json_t *o;
	bool ok;

	SMR_TRY(smr_fields_json(&smr_cluster_picture_fields, p, &o));
	ok = json_dumpf(o, stdout, flags) == 0 && putchar('\n') != EOF;
	json_decref(o);
	return ok ? SMR_OK : smr_fail(SMR_EIO, "cannot write the status");
}

/* @p flags: of json_dumpf(). */
static smr_status print_json(const view *v, size_t flags)
{
	smr_cluster_picture p = {
		.name = v->c->name, .server = v->c->servers.v[0], .pid = smr_cluster_pid(v->c)};
	smr_arena *a = smr_arena_new();
	smr_status st = a != NULL ? fill_fleets(&p, v, a)
				  : smr_fail(SMR_ENOMEM, "no memory for the status");

	if (st == SMR_OK)
		st = fill_nodes(&p, v, a);
	if (st == SMR_OK)
		st = put_picture(&p, flags);
	smr_arena_free(a);
	return st;
}

smr_status smr_cli_cluster_status(const char *dir, bool as_json)
{
	view v;
	smr_status st = view_open(dir, &v);

	if (st == SMR_OK)
		st = view_read(&v);
	if (st == SMR_OK && as_json)
		st = print_json(&v, JSON_INDENT(2));
	else if (st == SMR_OK)
		print_table(&v);
	view_close(&v);
	return st;
}

/* ---- top --------------------------------------------------------------------------------------*/

static smr_status show_table(view *v, bool as_json, bool clear)
{
	SMR_TRY(view_read(v));
	if (as_json) {
		SMR_TRY(print_json(v, JSON_COMPACT));
	} else {
		if (clear)
			fputs("\033[H\033[2J", stdout);
		print_table(v);
	}
	if (fflush(stdout) != 0)
		return smr_fail(SMR_EIO, "cannot write");
	return SMR_OK;
}

typedef struct request {
	const char *file, *dir;
	bool as_json, once;
} request;

static const smr_cli_option options[] = {
	{"--once", SMR_CLI_FLAG, .at = offsetof(request, once),
	 .help = "Print one picture and end."},
	SMR_CLI_JSON_ROW(request, as_json, "Print one line of JSON for each picture."),
	SMR_CLI_CLUSTER_ROW(request, dir),
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options),
					    .file = offsetof(request, file)};

static int run_top_command(int argc, char **argv)
{
	request q = {0};
	const char *dir;
	view v;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_top, "%s", smr_errmsg());
	dir = q.file != NULL ? q.file : q.dir;
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_top, "which cluster?");

	smr_status st = view_open(dir, &v);

	/* all nodes report within a second; a lost server may come back */
	while (st == SMR_OK) {
		st = show_table(&v, q.as_json, !q.once && isatty(STDOUT_FILENO));
		if (q.once)
			break;
		if (st == SMR_EIO && v.m->alive(v.n) && !ferror(stdout))
			st = SMR_OK;
		sleep(1);
	}
	if (st != SMR_OK)
		(void)smr_cli_fail("top", "%s", smr_errmsg());
	view_close(&v);
	return st != SMR_OK;
}

static const smr_cli_form forms[] = {{.operands = "[DIR]", .options = &all_options}};

const smr_command smr_command_top = {
	.name = "top",
	.about = "the nodes of a cluster, every second",
	SMR_CLI_FORMS(forms),
	.text = "DIR is the folder of the cluster. Columns:\n"
		"  state  open; suspect (two reports are missing); dead; draining;\n"
		"         memory, disk, errors: why the node gets no work\n"
		"  busy   slots at work, of how many\n"
		"  cpu    share of all processors that is in use; own: by the node itself\n"
		"  wait   time in which tasks waited for memory\n"
		"  slow   factor on predicted times",
	.run = run_top_command,
};
