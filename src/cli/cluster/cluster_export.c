/* samara cluster export NODE: writes the part of a cluster's folder that a node needs as one
 * tar. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/cluster/cluster.h"
#include "cli/options.h"
#include "cluster/config/parts.h"
#include "net/rpc/fabric.h"

typedef struct request {
	const char *node, *dir, *fleets, *output, *fabric;
} request;

static const smr_cli_option options[] = {
	SMR_CLI_CLUSTER_ROW(request, dir),
	{"--output", SMR_CLI_TEXT, .at = offsetof(request, output), .metavar = "FILE",
	 .initial = "standard output", .help = "Where the tar goes."},
	{"--fleets", SMR_CLI_TEXT, .at = offsetof(request, fleets), .metavar = "A,B",
	 .initial = "all", .help = "The fleets that the node works for."},
	SMR_CLI_FABRIC_ROW(request, fabric),
};

const smr_cli_options smr_cluster_export_options = {SMR_CLI_OPTIONS(options),
						    .file = offsetof(request, node)};

/* Warns that the server's address is valid on this machine only. */
static void warn_if_near(const smr_cluster *c)
{
	for (size_t i = 0; i < c->servers.n; i++)
		if (!smr_is_near(c->servers.v[i]))
			return;
	fprintf(stderr,
		"samara cluster: %s is reached at %s, so from this machine alone; for others: "
		"samara cluster init --public HOST, or \"servers\" in %s/cluster.json\n",
		c->name, c->servers.v[0], c->dir);
}

/* Readable by its owner only, since it contains keys. */
static smr_status write_tar(const request *r, const smr_str *tar)
{
	if (r->output != NULL)
		return smr_write_file(r->output, tar->s, tar->n, SMR_WRITE_SYNC);
	if (fwrite(tar->s, 1, tar->n, stdout) != tar->n || fflush(stdout) != 0)
		return smr_fail(SMR_EIO, "cannot write the tar");
	return SMR_OK;
}

static smr_status export_cluster(const request *r, smr_cluster *c)
{
	smr_str tar = {0};
	smr_fabric f;
	smr_status st = smr_fabric_of(&f);

	if (st == SMR_OK)
		st = smr_cluster_export(
			c,
			&(smr_export){.node = r->node, .fleets = r->fleets, .trusted = f.trusted},
			&tar);
	if (st == SMR_OK)
		st = write_tar(r, &tar);
	if (st == SMR_OK)
		warn_if_near(c);
	if (tar.s != NULL)
		sodium_memzero(tar.s, tar.n);
	smr_str_free(&tar);
	return st;
}

int smr_cli_cluster_export(int argc, char **argv)
{
	request r = {0};
	smr_cluster *c;

	if (smr_cli_take(&smr_cluster_export_options, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_cluster, "%s", smr_errmsg());
	if (r.node == NULL)
		return smr_cli_usage(&smr_command_cluster,
				     "which node? any name: a-z, 0-9, - and _");
	if (r.dir == NULL || *r.dir == '\0')
		return smr_cli_usage(&smr_command_cluster, "which cluster? --cluster DIR");
	if (r.output == NULL && isatty(STDOUT_FILENO))
		return smr_cli_usage(&smr_command_cluster,
				     "a tar is nothing for a terminal: --output node.tar, or "
				     "> node.tar");

	if (r.fabric != NULL)
		smr_fabric_choose(r.fabric);

	smr_status st = smr_cluster_open(r.dir, &c);

	if (st == SMR_OK) {
		st = export_cluster(&r, c);
		smr_cluster_close(c);
	}
	return st == SMR_OK ? 0 : smr_cli_fail("cluster", "%s", smr_errmsg());
}
