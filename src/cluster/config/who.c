/* who.json: {"nodes": [{"name", "key", "fleets"}, …], "users": [{"name", "key", "slots", "tickets",
 * "bytes"}, …]}. It has public keys only; the secret ones may leave the machine with their
 * folders. */
#include "cluster/config/who.h"

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cluster/config/folder.h"
#include "cluster/config/signed.h"

enum { FILE_NAME = 96 };

void smr_who_free(smr_who *w)
{
	smr_vec_free(&w->nodes);
	smr_vec_free(&w->users);
	*w = (smr_who){.nodes = {0}};
}

/* ---- the file -------------------------------------------------------------------------------- */

static bool is_key(const char *key)
{
	unsigned char raw[32];

	return key != NULL && smr_nkey_raw(key, raw) == SMR_OK;
}

static smr_status take_node(smr_who *w, const json_t *j, const char *path)
{
	const char *name = json_string_value(json_object_get(j, "name"));
	const char *key = json_string_value(json_object_get(j, "key"));
	const char *set = json_string_value(json_object_get(j, "fleets"));
	smr_who_node n = {.set = ""};

	if (name == NULL || !smr_is_node_name(name) || !is_key(key) || set == NULL ||
	    !smr_set_is_own(set) || strlen(set) >= sizeof(n.set) ||
	    strspn(set, "abcdefghijklmnopqrstuvwxyz0123456789-=") != strlen(set))
		return smr_fail(SMR_EPARSE, "%s: this is no node: name, key, fleets", path);
	snprintf(n.name, sizeof(n.name), "%s", name);
	snprintf(n.key, sizeof(n.key), "%s", key);
	snprintf(n.set, sizeof(n.set), "%s", set);
	return smr_vec_push(&w->nodes, n);
}

static uint64_t read_json_number(const json_t *j, const char *name)
{
	json_int_t x = json_integer_value(json_object_get(j, name));

	return x > 0 ? (uint64_t)x : 0;
}

static smr_status take_user(smr_who *w, const json_t *j, const char *path)
{
	const char *name = json_string_value(json_object_get(j, "name"));
	const char *key = json_string_value(json_object_get(j, "key"));
	smr_who_user u = {.limits = {.slots = (unsigned)read_json_number(j, "slots"),
				     .tickets = read_json_number(j, "tickets"),
				     .bytes = read_json_number(j, "bytes")}};

	if (name == NULL || !smr_cluster_is_user_name(name) || !is_key(key))
		return smr_fail(SMR_EPARSE, "%s: this is no user: name, key", path);
	snprintf(u.name, sizeof(u.name), "%s", name);
	snprintf(u.key, sizeof(u.key), "%s", key);
	return smr_vec_push(&w->users, u);
}

static smr_status parse_nodes_and_users(smr_who *w, const json_t *root, const char *path)
{
	const json_t *one;
	size_t i;

	json_array_foreach (json_object_get(root, "nodes"), i, one)
		SMR_TRY(take_node(w, one, path));
	json_array_foreach (json_object_get(root, "users"), i, one)
		SMR_TRY(take_user(w, one, path));
	return SMR_OK;
}

smr_status smr_who_read(const smr_cluster *c, smr_who *out)
{
	char *path, *text = NULL;
	json_error_t e;
	size_t n = 0;
	smr_status st;

	*out = (smr_who){.nodes = {0}};
	SMR_TRY(smr_cluster_path(c, "who.json", &path));
	st = smr_read_file(path, &text, &n);
	if (st == SMR_OK) {
		json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);

		st = root != NULL ? parse_nodes_and_users(out, root, path)
				  : smr_fail(SMR_EPARSE, "%s:%d: %s", path, e.line, e.text);
		json_decref(root);
	} else if (st == SMR_ENOTFOUND) {
		st = SMR_OK;
	}
	smr_free(text);
	smr_free(path);
	return st;
}

smr_status smr_who_write(const smr_cluster *c, const smr_who *w)
{
	json_t *nodes = json_array(), *users = json_array(), *root;
	char *path, *text;
	smr_status st;

	for (size_t i = 0; i < w->nodes.n; i++)
		json_array_append_new(nodes,
				      json_pack("{s:s,s:s,s:s}", "name", w->nodes.v[i].name, "key",
						w->nodes.v[i].key, "fleets", w->nodes.v[i].set));
	for (size_t i = 0; i < w->users.n; i++) {
		const smr_who_user *u = &w->users.v[i];

		json_array_append_new(users,
				      json_pack("{s:s,s:s,s:I,s:I,s:I}", "name", u->name, "key",
						u->key, "slots", (json_int_t)u->limits.slots,
						"tickets", (json_int_t)u->limits.tickets, "bytes",
						(json_int_t)u->limits.bytes));
	}
	root = json_pack("{s:o,s:o}", "nodes", nodes, "users", users);
	text = root != NULL ? json_dumps(root, JSON_INDENT(1)) : NULL;
	json_decref(root);
	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for who.json");
	st = smr_cluster_path(c, "who.json", &path);
	if (st == SMR_OK) {
		st = smr_write_file(path, text, strlen(text), SMR_WRITE_SYNC);
		smr_free(path);
	}
	free(text);
	return st;
}

/* ---- keys ------------------------------------------------------------------------------------ */

smr_status smr_who_key(const smr_cluster *c, const char *kind, const char *name,
		       char public_key[SMR_NKEY_PUBLIC])
{
	char role[FILE_NAME], *seed;
	smr_status st;

	snprintf(role, sizeof(role), "%s.%s", kind, name);
	SMR_TRY(smr_cluster_add_seed(c, role));
	SMR_TRY(smr_cluster_read_seed(c, role, &seed));
	st = smr_nkey_public(seed, public_key);
	sodium_memzero(seed, strlen(seed));
	smr_free(seed);
	return st;
}

void smr_who_forget_key(const smr_cluster *c, const char *kind, const char *name, const char *end)
{
	char file[FILE_NAME], *path;

	snprintf(file, sizeof(file), "keys/%s.%s.%s", kind, name, end);
	if (smr_cluster_path(c, file, &path) != SMR_OK)
		return;
	unlink(path);
	smr_free(path);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

/* Converts "a,b" to "=a=b", in the order of the fleets file. */
static smr_status fleet_list_to_set(const smr_cluster *c, const char *fleets,
				    char set[SMR_NODE_SET])
{
	size_t used = 0, asked = 0, found = 0;

	for (const char *at = fleets; at != NULL && *at != '\0'; asked++) {
		at += strcspn(at, ",");
		at += *at == ',';
	}
	set[0] = '\0';
	for (size_t i = 0; i < c->fleets->n; i++) {
		const char *name = c->fleets->v[i].name;

		if (fleets != NULL && !smr_cluster_lists(fleets, name))
			continue;
		found++;
		if (used + strlen(name) + 2 > SMR_NODE_SET)
			return smr_fail(SMR_EINVAL, "these are too many fleets for one node");
		used += (size_t)snprintf(set + used, SMR_NODE_SET - used, "=%s", name);
	}
	if (found == 0 || (fleets != NULL && found != asked))
		return smr_fail(SMR_EINVAL, "%s has not all of the fleets \"%s\"", c->name,
				fleets != NULL ? fleets : "");
	return SMR_OK;
}

static smr_status write_pass(const smr_cluster *c, const smr_who_node *n)
{
	char pass[SMR_PASS], file[FILE_NAME], *path, *seed;
	smr_status st = smr_cluster_read_seed(c, SMR_ROLE_OPERATOR, &seed);

	SMR_TRY(st);
	st = smr_pass_make(seed, n->name, n->set, n->key, pass);
	sodium_memzero(seed, strlen(seed));
	smr_free(seed);
	SMR_TRY(st);
	snprintf(file, sizeof(file), "keys/node.%s.pass", n->name);
	SMR_TRY(smr_cluster_path(c, file, &path));

	smr_str text = {0};

	smr_str_printf(&text, "%s %s\n", n->set, pass);
	st = smr_str_status(&text, "a pass");
	if (st == SMR_OK)
		st = smr_write_file(path, text.s, text.n, SMR_WRITE_SYNC);
	smr_str_free(&text);
	smr_free(path);
	return st;
}

static smr_status enter_node(smr_who *w, const smr_who_node *n)
{
	for (size_t i = 0; i < w->nodes.n; i++)
		if (strcmp(w->nodes.v[i].name, n->name) == 0) {
			w->nodes.v[i] = *n;
			return SMR_OK;
		}
	return smr_vec_push(&w->nodes, *n);
}

smr_status smr_cluster_add_node(smr_cluster *c, const char *name, const char *fleets)
{
	smr_who_node n = {.name = ""};
	smr_who w;
	smr_status st;

	if (!smr_is_node_name(name))
		return smr_fail(SMR_EINVAL,
				"'%s' is no name for a node: a-z, 0-9, - and _, %d at "
				"most",
				name, SMR_NODE_NAME - 1);
	if (!smr_cluster_has_role(c, SMR_ROLE_OPERATOR))
		return smr_fail(SMR_ENOTFOUND,
				"%s has no operator's key, which nodes need to be known by",
				c->dir);
	snprintf(n.name, sizeof(n.name), "%s", name);
	SMR_TRY(fleet_list_to_set(c, fleets, n.set));
	st = smr_who_read(c, &w);
	if (st == SMR_OK)
		st = smr_who_key(c, SMR_WHO_NODE, name, n.key);
	if (st == SMR_OK)
		st = write_pass(c, &n);
	if (st == SMR_OK)
		st = enter_node(&w, &n);
	if (st == SMR_OK)
		st = smr_who_write(c, &w);
	smr_who_free(&w);
	return st == SMR_OK ? smr_cluster_reload(c) : st;
}

smr_status smr_cluster_remove_node(smr_cluster *c, const char *name)
{
	smr_who w;
	size_t i = 0;
	smr_status st = smr_who_read(c, &w);

	while (i < w.nodes.n && strcmp(w.nodes.v[i].name, name) != 0)
		i++;
	if (st == SMR_OK && i == w.nodes.n)
		st = smr_fail(SMR_ENOTFOUND, "%s has no node '%s' with a key of its own", c->name,
			      name);
	if (st == SMR_OK) {
		w.nodes.v[i] = w.nodes.v[--w.nodes.n];
		st = smr_who_write(c, &w);
	}
	smr_who_free(&w);
	SMR_TRY(st);
	smr_who_forget_key(c, SMR_WHO_NODE, name, "seed");
	smr_who_forget_key(c, SMR_WHO_NODE, name, "pass");
	return smr_cluster_reload(c);
}
