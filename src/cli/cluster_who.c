/* samara cluster user, samara cluster node: who has keys of his own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/cluster.h"
#include "cli/options.h"
#include "cluster/who.h"
#include "pipeline/memory.h"

enum { WORDS = 3, SLOTS_MOST = 20000 };

static const long tickets_most = 1000000000;

typedef struct request {
	const char *words[WORDS]; /* add NAME [DIR] */
	int nwords;
	const char *dir, *fleets, *may, *bytes;
	long slots, tickets;
} request;

static const smr_cli_option list[] = {
	{"--cluster", SMR_CLI_TEXT, .at = offsetof(request, dir)},
	{"--fleets", SMR_CLI_TEXT, .at = offsetof(request, fleets)},
	{"--may", SMR_CLI_TEXT, .at = offsetof(request, may)},
	{"--bytes", SMR_CLI_TEXT, .at = offsetof(request, bytes)},
	{"--slots", SMR_CLI_NUMBER, .at = offsetof(request, slots), .least = 1, .most = SLOTS_MOST},
	{"--tickets", SMR_CLI_NUMBER, .at = offsetof(request, tickets), .least = 1,
	 .most = tickets_most},
};

static void take_word(void *to, char *arg)
{
	request *r = to;

	if (r->nwords < WORDS)
		r->words[r->nwords] = arg;
	r->nwords++;
}

static const smr_cli_options options = {
	.list = list, .n = sizeof(list) / sizeof(list[0]), .other = take_word};

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

/* ---- the command ----------------------------------------------------------------------------- */

static const struct verb {
	const char *of, *word;
	bool named;
	smr_status (*run)(smr_cluster *c, const request *r, const char *name);
} verbs[] = {
	{"user", "add", true, add_user},       {"user", "list", false, list_users},
	{"user", "remove", true, remove_user}, {"node", "add", true, add_node},
	{"node", "list", false, list_nodes},   {"node", "remove", true, remove_node},
};

static smr_status run_in(const char *dir, const struct verb *v, const request *r)
{
	smr_cluster *c;
	smr_status st;

	SMR_TRY(smr_cluster_open(dir, &c));
	st = v->run(c, r, v->named ? r->words[1] : NULL);
	smr_cluster_close(c);
	return st;
}

int smr_cli_cluster_who(int argc, char **argv)
{
	request r = {.nwords = 0};
	const struct verb *v = NULL;
	const char *dir;
	int left;

	if (smr_cli_take(&options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
	for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++)
		if (r.nwords > 0 && strcmp(verbs[i].of, argv[0]) == 0 &&
		    strcmp(verbs[i].word, r.words[0]) == 0)
			v = &verbs[i];
	if (v == NULL)
		return smr_cli_usage(&smr_command_cluster, "%s: add, list or remove?", argv[0]);
	left = r.nwords - 1 - v->named;
	for (int i = 0; i < r.nwords && i < WORDS; i++)
		if (r.words[i][0] == '-')
			return smr_cli_usage(&smr_command_cluster, "what is '%s'?", r.words[i]);
	if (left < 0)
		return smr_cli_usage(&smr_command_cluster, "which %s?", argv[0]);
	if (left > 1)
		return smr_cli_usage(&smr_command_cluster, "what is '%s'?", r.words[WORDS - 1]);
	dir = left == 1 ? r.words[1 + v->named] : r.dir != NULL ? r.dir : getenv("SAMARA_CLUSTER");
	if (dir == NULL || *dir == '\0')
		return smr_cli_usage(&smr_command_cluster, "which cluster?");
	return run_in(dir, v, &r) == SMR_OK ? 0 : smr_cli_fail("cluster", "%s", smr_errmsg());
}
