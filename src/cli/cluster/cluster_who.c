/* samara cluster user, samara cluster node: manages the users and nodes with keys of their own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/memory.h"
#include "cli/cli.h"
#include "cli/cluster/cluster.h"
#include "cli/options.h"
#include "cluster/config/who.h"

enum { WORDS = 2, SLOTS_MOST = 20000, TICKETS_MOST = 1000000000 };

typedef struct request {
	const char *words[WORDS]; /* NAME [DIR] */
	int nwords;
	const char *dir, *fleets, *may, *bytes;
	long slots, tickets;
} request;

static void take_word(void *to, char *arg)
{
	request *r = to;

	if (r->nwords < WORDS)
		r->words[r->nwords] = arg;
	r->nwords++;
}

static const smr_cli_option user_list[] = {
	SMR_CLI_CLUSTER_ROW(request, dir),
	{"--slots", SMR_CLI_NUMBER, .at = offsetof(request, slots), .least = 1, .most = SLOTS_MOST,
	 .help = "Tickets that nodes have in hand at a time, in each fleet."},
	{"--tickets", SMR_CLI_NUMBER, .at = offsetof(request, tickets), .least = 1,
	 .most = TICKETS_MOST, .help = "Tickets that wait."},
	{"--bytes", SMR_CLI_TEXT, .at = offsetof(request, bytes), .metavar = "SIZE",
	 .help = "Size of all tickets and results, and of one payload."},
	{"--may", SMR_CLI_TEXT, .at = offsetof(request, may), .metavar = "R,R", .initial = "ship",
	 .help = "Rights of the user's signed code: ship, forward, spawn, get, put, wasm or "
		 "all."},
};

static const smr_cli_option node_list[] = {
	SMR_CLI_CLUSTER_ROW(request, dir),
	{"--fleets", SMR_CLI_TEXT, .at = offsetof(request, fleets), .metavar = "A,B",
	 .initial = "all", .help = "The fleets that the node works for."},
};

static const smr_cli_option who_list[] = {SMR_CLI_CLUSTER_ROW(request, dir)};

const smr_cli_options smr_cluster_user_options = {SMR_CLI_OPTIONS(user_list), .other = take_word};
const smr_cli_options smr_cluster_node_options = {SMR_CLI_OPTIONS(node_list), .other = take_word};
const smr_cli_options smr_cluster_who_options = {SMR_CLI_OPTIONS(who_list), .other = take_word};

/* ---- users ----------------------------------------------------------------------------------- */

static smr_status add_user(smr_cluster *c, const request *r, const char *name)
{
	smr_user_limits l = {.slots = (unsigned)r->slots, .tickets = (uint64_t)r->tickets};
	double bytes = 0;

	if (r->bytes != NULL)
		SMR_TRY(smr_memory_size("--bytes", r->bytes, &bytes));
	l.bytes = bytes < 1e18 ? (uint64_t)bytes : 0;
	SMR_TRY(smr_cluster_add_user(c, name, &l, r->may));
	printf("%s is a user of %s; all that %s needs is in %s/users/%s: SAMARA_CLUSTER names it\n",
	       name, c->name, name, c->dir, name);
	return SMR_OK;
}

static smr_status remove_user(smr_cluster *c, const request *r, const char *name)
{
	return smr_cluster_remove_user(c, name);
}

static void print_limit(uint64_t x)
{
	char text[32] = "-";

	if (x > 0)
		snprintf(text, sizeof(text), "%llu", (unsigned long long)x);
	printf(" %12s", text);
}

static smr_status list_users(smr_cluster *c, const request *r, const char *name)
{
	smr_who w;
	smr_status st = smr_who_read(c, &w);

	printf("%-24s %12s %12s %12s\n", "user", "slots", "tickets", "bytes");
	for (size_t i = 0; i < w.users.n; i++) {
		const smr_who_user *u = &w.users.v[i];

		printf("%-24s", u->name);
		print_limit(u->limits.slots);
		print_limit(u->limits.tickets);
		print_limit(u->limits.bytes);
		putchar('\n');
	}
	smr_who_free(&w);
	return st;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static smr_status add_node(smr_cluster *c, const request *r, const char *name)
{
	SMR_TRY(smr_cluster_add_node(c, name, r->fleets));
	printf("%s has a key of its own: keys/node.%s.seed and .pass\n", name, name);
	return SMR_OK;
}

static smr_status remove_node(smr_cluster *c, const request *r, const char *name)
{
	return smr_cluster_remove_node(c, name);
}

static smr_status list_nodes(smr_cluster *c, const request *r, const char *name)
{
	smr_who w;
	smr_status st = smr_who_read(c, &w);

	printf("%-24s fleets\n", "node");
	for (size_t i = 0; i < w.nodes.n; i++) {
		printf("%-24s", w.nodes.v[i].name);
		for (const char *s = w.nodes.v[i].set; *s != '\0'; s++)
			putchar(*s == '=' ? ' ' : *s);
		putchar('\n');
	}
	smr_who_free(&w);
	return st;
}

/* ---- verbs ----------------------------------------------------------------------------------- */

typedef smr_status verb(smr_cluster *c, const request *r, const char *name);

static smr_status run_in(const char *dir, verb *work, const request *r, const char *name)
{
	smr_cluster *c;
	smr_status st;

	SMR_TRY(smr_cluster_open(dir, &c));
	st = work(c, r, name);
	smr_cluster_close(c);
	return st;
}

/* @p what: "user" or "node"; NULL: the verb takes no name. */
static int run_verb(const smr_cli_options *o, int argc, char **argv, const char *what, verb *work)
{
	request r = {.nwords = 0};
	int named = what != NULL, n;
	const char *dir;

	if (smr_cli_take(o, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
	n = r.nwords;
	for (int i = 0; i < n && i < WORDS; i++)
		if (r.words[i][0] == '-') {
			(void)smr_cli_told_option(o, r.words[i]);
			return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
		}
	if (n < named)
		return smr_cli_usage(&smr_command_cluster, "which %s?", what);
	if (n > named + 1)
		return smr_cli_usage(&smr_command_cluster, "what is '%s'?", r.words[WORDS - 1]);
	dir = n > named ? r.words[named] : r.dir;
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_cluster, "which cluster?");
	return run_in(dir, work, &r, named ? r.words[0] : NULL) == SMR_OK
		       ? 0
		       : smr_cli_fail("cluster", "%s", smr_errmsg());
}

int smr_cli_cluster_add_user(int argc, char **argv)
{
	return run_verb(&smr_cluster_user_options, argc, argv, "user", add_user);
}

int smr_cli_cluster_remove_user(int argc, char **argv)
{
	return run_verb(&smr_cluster_who_options, argc, argv, "user", remove_user);
}

int smr_cli_cluster_list_users(int argc, char **argv)
{
	return run_verb(&smr_cluster_who_options, argc, argv, NULL, list_users);
}

int smr_cli_cluster_add_node(int argc, char **argv)
{
	return run_verb(&smr_cluster_node_options, argc, argv, "node", add_node);
}

int smr_cli_cluster_remove_node(int argc, char **argv)
{
	return run_verb(&smr_cluster_who_options, argc, argv, "node", remove_node);
}

int smr_cli_cluster_list_nodes(int argc, char **argv)
{
	return run_verb(&smr_cluster_who_options, argc, argv, NULL, list_nodes);
}
