/* Files of a node's part, and checks that a folder has them. */
#include "cluster/config/parts.h"

#include <dirent.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

/* NAME between both consists of characters that the tar reader accepts. */
static const struct part {
	const char *head, *end;
} parts[] = {
	{"cluster.json", NULL},  {"fleets.json", NULL},    {"tls/ca.pem", NULL},
	{"trust/denied", NULL},  {"keys/plane.key", NULL}, {"trust/", ".key"},
	{"keys/node.", ".seed"}, {"keys/node.", ".pass"},
};

static bool part_name_matches(const struct part *p, const char *name)
{
	size_t n = strlen(p->head), k = p->end != NULL ? strlen(p->end) : 0, all = strlen(name);

	if (p->end == NULL)
		return strcmp(name, p->head) == 0;
	return strncmp(name, p->head, n) == 0 && all > n + k &&
	       strcmp(name + all - k, p->end) == 0 && memchr(name + n, '/', all - n) == NULL;
}

bool smr_is_part(const char *name)
{
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
		if (part_name_matches(&parts[i], name))
			return true;
	return false;
}

bool smr_is_near(const char *url)
{
	static const char *const heads[] = {"tls://127.", "tls://localhost:", "tls://[::1]:"};

	for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]); i++)
		if (strncmp(url, heads[i], strlen(heads[i])) == 0)
			return true;
	return false;
}

/* Checks a name that becomes part of a folder's name. */
static bool is_word(const char *name)
{
	return name != NULL && *name != '\0' && strlen(name) < SMR_CLUSTER_NAME &&
	       strchr(name, '/') == NULL;
}

smr_status smr_part_names(const char *json, size_t n, char cluster[SMR_CLUSTER_NAME],
			  char node[SMR_NODE_NAME])
{
	json_t *root = json_loadb(json, n, JSON_REJECT_DUPLICATES, NULL);
	const char *of = json_string_value(json_object_get(root, "name"));
	const char *who = json_string_value(json_object_get(root, "node"));
	bool is = is_word(of);

	if (is)
		snprintf(cluster, SMR_CLUSTER_NAME, "%s", of);
	snprintf(node, SMR_NODE_NAME, "%s", who != NULL && smr_is_node_name(who) ? who : "");
	json_decref(root);
	return is ? SMR_OK : smr_fail(SMR_ECORRUPT, "cluster.json names no cluster");
}

/* ---- a folder ---------------------------------------------------------------------------------
 */

static bool cluster_file_exists(const smr_cluster *c, const char *name)
{
	char *path;
	bool is;

	if (smr_cluster_path(c, name, &path) != SMR_OK)
		return false;
	is = smr_file_exists(path);
	smr_free(path);
	return is;
}

static bool has_signer(const smr_cluster *c)
{
	char *path, name[300];
	struct dirent *e;
	DIR *d;
	bool is = false;

	if (smr_cluster_path(c, "trust", &path) != SMR_OK)
		return false;
	d = opendir(path);
	while (d != NULL && !is && (e = readdir(d)) != NULL) {
		snprintf(name, sizeof(name), "trust/%s", e->d_name);
		is = e->d_name[0] != '.' &&
		     part_name_matches(&(struct part){"trust/", ".key"}, name);
	}
	if (d != NULL)
		closedir(d);
	smr_free(path);
	return is;
}

/* Returns whether the folder has the node's own key, and the operator's pass for it. */
static bool has_node_key(const smr_cluster *c, const char *node)
{
	static const char *const ends[] = {"seed", "pass"};
	char name[SMR_NODE_NAME + 24];
	bool is = node != NULL;

	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]) && is; i++) {
		snprintf(name, sizeof(name), "keys/node.%s.%s", node, ends[i]);
		is = cluster_file_exists(c, name);
	}
	return is;
}

static bool has_fleet_key(const smr_cluster *c)
{
	for (size_t i = 0; i < c->fleets->n; i++)
		if (smr_cluster_has_role(c, c->fleets->v[i].name))
			return true;
	return false;
}

static void note(smr_str *lacks, bool is_there, const char *what)
{
	if (!is_there)
		smr_str_printf(lacks, "%s%s", lacks->n > 0 ? "; " : "", what);
}

/* Checks every key in the folder, whether this node uses it or not. */
static smr_status check_keys(const smr_cluster *c)
{
	smr_str path = {0};
	struct dirent *e;
	smr_status st = SMR_OK;
	char *keys;
	DIR *d;

	SMR_TRY(smr_cluster_path(c, "keys", &keys));
	st = smr_check_folder(keys); /* no other user may replace the folder */
	d = opendir(keys);
	while (d != NULL && st == SMR_OK && (e = readdir(d)) != NULL) {
		if (e->d_name[0] == '.' || strstr(e->d_name, ".pass") != NULL)
			continue;
		smr_str_clear(&path);
		smr_str_printf(&path, "%s/%s", keys, e->d_name);
		st = smr_str_status(&path, "the name of a key");
		if (st == SMR_OK)
			st = smr_check_private(path.s);
	}
	if (d != NULL)
		closedir(d);
	smr_str_free(&path);
	smr_free(keys);
	return st;
}

smr_status smr_cluster_check_parts(const smr_cluster *c, const smr_part_needs *needs)
{
	const char *node = needs->node != NULL ? needs->node : "NODE";
	smr_str lacks = {0};
	smr_status st;

	note(&lacks, cluster_file_exists(c, "tls/ca.pem"),
	     "tls/ca.pem, by which it knows the server");
	note(&lacks, !needs->trust || has_signer(c), "trust/, whose code it runs natively");
	note(&lacks, has_node_key(c, needs->node) || has_fleet_key(c),
	     "a key: keys/node.NAME.seed and .pass, or keys/FLEET.seed");
	note(&lacks, !needs->plane_key || cluster_file_exists(c, "keys/plane.key"),
	     "keys/plane.key, which a trusted fabric needs");
	st = smr_str_status(&lacks, "the list of missing files");
	if (st == SMR_OK && lacks.n > 0)
		st = smr_fail(SMR_ENOTFOUND,
			      "%s lacks %s. All that a node needs is made where the cluster's "
			      "folder is: samara cluster export %s%s --output node.tar; then "
			      "samara node --join node.tar",
			      c->dir, lacks.s, node,
			      needs->plane_key ? " --fabric=trusted:IFACE" : "");
	smr_str_free(&lacks);
	return st == SMR_OK ? check_keys(c) : st;
}
