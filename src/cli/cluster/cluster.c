/* samara cluster: makes a cluster, starts and stops its server, prints its status. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/cluster/cluster.h"
#include "cli/cluster/top.h"
#include "cli/options.h"
#include "cluster/config/cluster.h"
#include "cluster/config/parts.h"

typedef struct request {
	const char *dir;
	smr_cluster_options options;
	long port;
	bool as_json;
} request;

static const smr_cli_option init_list[] = {
	{"--name", SMR_CLI_TEXT, .at = offsetof(request, options.name), .metavar = "NAME",
	 .help = "The cluster's name."},
	{"--host", SMR_CLI_TEXT, .at = offsetof(request, options.host), .metavar = "ADDRESS",
	 .initial = "127.0.0.1", .help = "Where the server listens."},
	{"--port", SMR_CLI_NUMBER, .at = offsetof(request, port), .most = 65535,
	 .initial = "a free one", .help = "The server's port."},
	{"--public", SMR_CLI_TEXT, .at = offsetof(request, options.public), .metavar = "HOST",
	 .help = "The name by which other machines reach the server. It listens there unless "
		 "--host says where."},
	{"--fleets", SMR_CLI_TEXT, .at = offsetof(request, options.fleets), .metavar = "FILE",
	 .initial = "the shipped file", .help = "The description of the fleets."},
	{"--servers", SMR_CLI_TEXT, .at = offsetof(request, options.servers),
	 .metavar = "A[:PORT],B,C",
	 .help = "Several servers (3, 5 or 7), of which any one may end."},
};

static const smr_cli_option status_list[] = {
	SMR_CLI_JSON_ROW(request, as_json, "Print the status as JSON."),
};

static const smr_cli_options init_options = {SMR_CLI_OPTIONS(init_list),
					     .file = offsetof(request, dir)};
static const smr_cli_options status_options = {SMR_CLI_OPTIONS(status_list),
					       .file = offsetof(request, dir)};
static const smr_cli_options plain_options = {.file = offsetof(request, dir)};

static int report_cluster_failure(void)
{
	return smr_cli_fail("cluster", "%s", smr_errmsg());
}

static int init_cluster(const request *r)
{
	if (smr_cluster_init(r->dir, &r->options) != SMR_OK)
		return report_cluster_failure();
	printf("%s is a cluster's folder now; start its server: samara cluster up %s\n", r->dir,
	       r->dir);
	return 0;
}

/* Prints the address that other nodes use. If the server listens on all interfaces and no public
 * name was given, prints a warning. */
static void print_server_address(const smr_cluster *c)
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

static int start_cluster(const request *r)
{
	smr_cluster *c;
	smr_status st = smr_cluster_open(r->dir, &c);

	if (st != SMR_OK)
		return report_cluster_failure();
	st = smr_cluster_up(c, SMR_UP_STAYS);
	if (st == SMR_OK)
		print_server_address(c);
	smr_cluster_close(c);
	return st == SMR_OK ? 0 : report_cluster_failure();
}

static int stop_cluster(const request *r)
{
	smr_cluster *c;
	smr_status st = smr_cluster_open(r->dir, &c);

	if (st != SMR_OK)
		return report_cluster_failure();
	st = smr_cluster_down(c, false);
	smr_cluster_close(c);
	return st == SMR_OK ? 0 : report_cluster_failure();
}

static int print_cluster_status(const request *r)
{
	return smr_cli_cluster_status(r->dir, r->as_json) == SMR_OK ? 0 : report_cluster_failure();
}

static int run_with(const smr_cli_options *o, int argc, char **argv, int (*work)(const request *r))
{
	request r = {.options = {0}};

	if (smr_cli_take(o, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
	r.options.port = (int)r.port;
	if (r.dir == NULL)
		return smr_cli_usage(&smr_command_cluster, "which folder?");
	return work(&r);
}

static int run_init(int argc, char **argv)
{
	return run_with(&init_options, argc, argv, init_cluster);
}

static int run_up(int argc, char **argv)
{
	return run_with(&plain_options, argc, argv, start_cluster);
}

static int run_status(int argc, char **argv)
{
	return run_with(&status_options, argc, argv, print_cluster_status);
}

static int run_down(int argc, char **argv)
{
	return run_with(&plain_options, argc, argv, stop_cluster);
}

static int run_cluster_command(int argc, char **argv)
{
	return smr_cli_run_verb(&smr_command_cluster, argc, argv);
}

static const smr_cli_form forms[] = {
	{.verb = "init",
	 .operands = "DIR",
	 .about = "Make DIR the folder of a cluster: keys, certificates, settings.",
	 .options = &init_options,
	 .run = run_init},
	{.verb = "up",
	 .operands = "DIR",
	 .about = "Start the server (of several, this machine's) and wait until it serves.",
	 .options = &plain_options,
	 .run = run_up},
	{.verb = "status",
	 .operands = "DIR",
	 .about = "Say whether the server serves, and which nodes are there.",
	 .options = &status_options,
	 .run = run_status},
	{.verb = "test",
	 .operands = "[DIR]",
	 .about = "Send a codelet to each node, by each road and in each form, and compare its "
		  "bits. The exit status is 1 when a node fails.",
	 .options = &smr_cluster_test_options,
	 .run = smr_cli_cluster_test},
	{.verb = "down",
	 .operands = "DIR",
	 .about = "End the server and wait until it has ended.",
	 .options = &plain_options,
	 .run = run_down},
	{.verb = "export",
	 .operands = "NODE",
	 .about = "Write what the node NODE needs as one tar, for `samara node --join node.tar`.",
	 .options = &smr_cluster_export_options,
	 .run = smr_cli_cluster_export},
	{.verb = "user add",
	 .operands = "NAME [DIR]",
	 .about = "Make keys for a user who submits with keys of their own: users/NAME is a folder "
		  "to be handed over.",
	 .options = &smr_cluster_user_options,
	 .run = smr_cli_cluster_add_user},
	{.verb = "user remove",
	 .operands = "NAME [DIR]",
	 .about = "Take the keys of a user away.",
	 .options = &smr_cluster_who_options,
	 .run = smr_cli_cluster_remove_user},
	{.verb = "user list",
	 .operands = "[DIR]",
	 .about = "List the users and their limits.",
	 .options = &smr_cluster_who_options,
	 .run = smr_cli_cluster_list_users},
	{.verb = "node add",
	 .operands = "NAME [DIR]",
	 .about = "Make a key for a node.",
	 .options = &smr_cluster_node_options,
	 .run = smr_cli_cluster_add_node},
	{.verb = "node remove",
	 .operands = "NAME [DIR]",
	 .about = "Take the key of a node away.",
	 .options = &smr_cluster_who_options,
	 .run = smr_cli_cluster_remove_node},
	{.verb = "node list",
	 .operands = "[DIR]",
	 .about = "List the nodes that have a key of their own.",
	 .options = &smr_cluster_who_options,
	 .run = smr_cli_cluster_list_nodes},
};

const smr_command smr_command_cluster = {
	.name = "cluster",
	.about = "machines that work together: make a cluster, start and end its server",
	SMR_CLI_FORMS(forms),
	.text = "A cluster is a folder with keys and settings, a server, and nodes that join it "
		"(`samara node`). docs/howto/cluster.md is the guide.",
	.run = run_cluster_command,
};
