/* samara cluster: make a cluster, start its server, look at it, end it. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/cluster.h"
#include "cli/options.h"
#include "cli/top.h"
#include "cluster/cluster.h"
#include "cluster/parts.h"

typedef struct request {
	const char *dir;
	smr_cluster_options options;
	long port;
	bool as_json;
} request;

static const smr_cli_option options[] = {
	{"--name", SMR_CLI_TEXT, .at = offsetof(request, options.name)},
	{"--host", SMR_CLI_TEXT, .at = offsetof(request, options.host)},
	{"--public", SMR_CLI_TEXT, .at = offsetof(request, options.public)},
	{"--port", SMR_CLI_NUMBER, .at = offsetof(request, port), .most = 65535},
	{"--fleets", SMR_CLI_TEXT, .at = offsetof(request, options.fleets)},
	{"--servers", SMR_CLI_TEXT, .at = offsetof(request, options.servers)},
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, as_json)},
};

static const smr_cli_options all_options = {
	.list = options, .n = sizeof(options) / sizeof(options[0]), .file = offsetof(request, dir)};

static int told(void)
{
	return smr_cli_fail("cluster", "%s", smr_errmsg());
}

static int init(const request *r)
{
	if (smr_cluster_init(r->dir, &r->options) != SMR_OK)
		return told();
	printf("%s is a cluster's folder now; start its server: samara cluster up %s\n", r->dir,
	       r->dir);
	return 0;
}

/* By which others reach it; where it listens everywhere and nobody was told by what name, that is
 * said. */
static void tell_address(const smr_cluster *c)
{
	bool everywhere = strcmp(c->host, "0.0.0.0") == 0 || strcmp(c->host, "::") == 0;
	bool is_near = true;

	for (size_t i = 0; i < c->servers.n; i++)
		is_near = is_near && smr_is_near(c->servers.v[i]);
	printf("the server of %s serves at %s (process %d)\n", c->name, c->servers.v[0],
	       smr_cluster_pid(c));
	if (everywhere && is_near)
		printf("it listens on all interfaces, but %s/cluster.json has no address by which "
		       "others reach it: put tls://HOST:%d into \"servers\", first (or samara "
		       "cluster init --public HOST)\n",
		       c->dir, c->port);
}

static int up(const request *r)
{
	smr_cluster *c;
	smr_status st = smr_cluster_open(r->dir, &c);

	if (st != SMR_OK)
		return told();
	st = smr_cluster_up(c, SMR_UP_STAYS);
	if (st == SMR_OK)
		tell_address(c);
	smr_cluster_close(c);
	return st == SMR_OK ? 0 : told();
}

static int down(const request *r)
{
	smr_cluster *c;
	smr_status st = smr_cluster_open(r->dir, &c);

	if (st != SMR_OK)
		return told();
	st = smr_cluster_down(c, false);
	smr_cluster_close(c);
	return st == SMR_OK ? 0 : told();
}

static int status(const request *r)
{
	return smr_cli_cluster_status(r->dir, r->as_json) == SMR_OK ? 0 : told();
}

static const struct verb {
	const char *name;
	int (*run)(const request *r);
	int (*own)(int argc, char **argv); /* instead: it has options of its own; argv[0] is it */
} verbs[] = {
	{.name = "init", .run = init},
	{.name = "up", .run = up},
	{.name = "status", .run = status},
	{.name = "down", .run = down},
	{.name = "export", .own = smr_cli_cluster_export},
	{.name = "user", .own = smr_cli_cluster_who},
	{.name = "node", .own = smr_cli_cluster_who},
	{.name = "test", .own = smr_cli_cluster_test},
};

static int run(int argc, char **argv)
{
	const struct verb *verb = NULL;
	request r = {.options = {0}};

	for (size_t i = 0; argc > 1 && i < sizeof(verbs) / sizeof(verbs[0]); i++)
		if (strcmp(argv[1], verbs[i].name) == 0)
			verb = &verbs[i];
	if (verb == NULL)
		return smr_cli_usage(&smr_command_cluster, "what shall be done?");
	if (verb->own != NULL)
		return verb->own(argc - 1, argv + 1);
	if (smr_cli_take(&all_options, argc - 1, argv + 1, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
	r.options.port = (int)r.port;
	if (r.dir == NULL)
		return smr_cli_usage(&smr_command_cluster, "which folder?");
	return verb->run(&r);
}

const smr_command smr_command_cluster = {
	.name = "cluster",
	.args = "init|up|status|test|down DIR | export NODE [DIR] | user|node add|remove NAME "
		"[DIR] | user|node list [DIR]",
	.about = "machines that work together: make a cluster, start and end its server",
	.more = "  init    makes DIR: keys, certificates, settings\n"
		"            --name NAME  --host ADDRESS (127.0.0.1)  --port N (a free one)\n"
		"            --public HOST  by which others reach the server; it listens there "
		"unless\n"
		"                           --host says where\n"
		"            --fleets FILE (the shipped one)\n"
		"            --servers A[:PORT],B,C  several (3, 5, 7), of which any may end\n"
		"  up      starts the server (of several, this machine's) and waits until it "
		"serves\n"
		"  status  whether it serves, and who is there; --json\n"
		"  test    sends a codelet to each node, by each road and in each form, and "
		"compares "
		"its\n"
		"          bits; --node NAME: to that one alone; --json; exit status 1: some node "
		"fails\n"
		"  down    ends it and waits until it has ended\n"
		"  export  writes what the node NODE needs as one tar, for `samara node --join "
		"node.tar`\n"
		"            --cluster DIR ($SAMARA_CLUSTER)  --output FILE (standard output)\n"
		"            --fleets A,B (all)  --fabric=trusted:IFACE: with the key that it "
		"needs\n"
		"  user    who submits with keys of his own; add makes users/NAME, a folder to be "
		"handed over\n"
		"            --slots N    tickets in the hands of nodes at a time, in each fleet\n"
		"            --tickets N  that wait   --bytes SIZE  of tickets and results, and of "
		"one "
		"payload\n"
		"            --may R,R    what his signed code may (ship): ship forward spawn get "
		"put "
		"wasm all\n"
		"  node    which nodes have a key of their own\n"
		"            --fleets A,B  for which it is (all)\n"
		"  DIR is --cluster DIR or $SAMARA_CLUSTER where it is left out",
	.run = run,
};
