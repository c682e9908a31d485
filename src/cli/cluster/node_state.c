/* Finds a node's part of the cluster: the folder that --join names, or a folder unpacked from the
 * tar that --join names. */
#include <stdio.h>
#include <sys/stat.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cluster/node.h"
#include "cluster/config/parts.h"
#include "net/rpc/fabric.h"

/* A tar contains keys, so it must be private. */
static smr_status unpack_cluster_tar(const char *tar, const char *state, char **out)
{
	char *data;
	size_t n;
	smr_status st;

	SMR_TRY(smr_check_private(tar));
	SMR_TRY(smr_read_file(tar, &data, &n));
	st = smr_cluster_unpack(data, n, state, out);
	sodium_memzero(data, n);
	smr_free(data);
	return st == SMR_OK ? st : smr_fail(st, "%s: %s", tar, smr_errmsg());
}

static smr_status find_cluster_folder(const char *from, const char *state, char **out)
{
	struct stat s;

	if (stat(from, &s) == 0 && !S_ISDIR(s.st_mode))
		return unpack_cluster_tar(from, state, out);
	if (state != NULL)
		return smr_fail(SMR_EINVAL,
				"--state is for the folder that a tar becomes; %s is no "
				"tar",
				from);
	*out = smr_strdup(from);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for %s", from);
}

/* Gives the node's name: the given one, or the one that the folder is for. */
static smr_status look_up_name(const smr_cluster *c, const char *given, char name[SMR_NODE_NAME])
{
	char cluster[SMR_CLUSTER_NAME], *path, *text;
	size_t n;
	smr_status st;

	if (given != NULL)
		return snprintf(name, SMR_NODE_NAME, "%s", given) < SMR_NODE_NAME
			       ? SMR_OK
			       : smr_fail(SMR_EINVAL, "'%s' is no name for a node", given);
	SMR_TRY(smr_cluster_path(c, "cluster.json", &path));
	st = smr_read_file(path, &text, &n);
	smr_free(path);
	SMR_TRY(st);
	st = smr_part_names(text, n, cluster, name);
	smr_free(text);
	return st;
}

static smr_status check_cluster_parts(const smr_cluster *c, const char *name, bool needs_trust,
				      smr_node_place *p)
{
	smr_part_needs needs = {.trust = needs_trust};
	smr_fabric f;

	SMR_TRY(look_up_name(c, name, p->name));
	SMR_TRY(smr_fabric_of(&f));
	needs.plane_key = f.trusted;
	needs.node = p->name[0] != '\0' ? p->name : NULL;
	return smr_cluster_check_parts(c, &needs);
}

smr_status smr_node_place_find(const char *from, const char *state, const char *name,
			       bool needs_trust, smr_node_place *out)
{
	smr_cluster *c;
	smr_status st;

	*out = (smr_node_place){0};
	SMR_TRY(find_cluster_folder(from, state, &out->dir));
	st = smr_cluster_open(out->dir, &c);
	if (st == SMR_OK) {
		st = check_cluster_parts(c, name, needs_trust, out);
		smr_cluster_close(c);
	}
	if (st != SMR_OK)
		smr_node_place_free(out);
	return st;
}

void smr_node_place_free(smr_node_place *p)
{
	smr_free(p->dir);
	p->dir = NULL;
}
