/* Users, who submit work with their own keys. users/NAME has all that a user needs. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "cluster/config/folder.h"
#include "cluster/config/who.h"

enum { LONG = 160 };

bool smr_cluster_is_user_name(const char *name)
{
	return smr_is_node_name(name) && strlen(name) < 32 && name[0] >= 'a' && name[0] <= 'z' &&
	       strcmp(name, SMR_ROLE_OPERATOR) != 0 && strcmp(name, SMR_ROLE_ORCHESTRATOR) != 0 &&
	       strcmp(name, "cluster") != 0;
}

/* ---- a user's folder ------------------------------------------------------------------------- */

static smr_status copy_cluster_file(const smr_cluster *c, const char *from, const char *dir,
				    const char *to)
{
	char *source = NULL, *target = NULL, *text = NULL, name[LONG];
	size_t n = 0;
	smr_status st = smr_cluster_path(c, from, &source);

	snprintf(name, sizeof(name), "%s/%s", dir, to);
	if (st == SMR_OK)
		st = smr_cluster_path(c, name, &target);
	if (st == SMR_OK)
		st = smr_read_file(source, &text, &n);
	if (st == SMR_OK)
		st = smr_write_file(target, text, n, SMR_WRITE_SYNC);
	if (text != NULL)
		sodium_memzero(text, n);
	smr_free(text);
	smr_free(source);
	smr_free(target);
	return st;
}

static smr_status make_folders(const smr_cluster *c, const char *dir)
{
	static const char *const inside[] = {"keys", "tls"};

	for (size_t i = 0; i < sizeof(inside) / sizeof(inside[0]); i++) {
		char name[LONG], *path;
		smr_status st;

		snprintf(name, sizeof(name), "%s/%s", dir, inside[i]);
		SMR_TRY(smr_cluster_path(c, name, &path));
		st = smr_mkdirs(path);
		smr_free(path);
		SMR_TRY(st);
	}
	return SMR_OK;
}

static smr_status write_text(const smr_cluster *c, const char *name, const smr_str *text)
{
	char *path;
	smr_status st;

	SMR_TRY(smr_cluster_path(c, name, &path));
	st = smr_write_file(path, text->s, text->n, SMR_WRITE_SYNC);
	smr_free(path);
	return st;
}

static smr_status write_settings(const smr_cluster *c, const char *dir, const char *user)
{
	char name[LONG];
	smr_str text = {0};
	smr_status st = smr_cluster_settings(c, NULL, user, &text);

	snprintf(name, sizeof(name), "%s/cluster.json", dir);
	if (st == SMR_OK)
		st = write_text(c, name, &text);
	smr_str_free(&text);
	return st;
}

/* Makes the key that signs the user's code; nodes have the public half in trust/NAME.key. */
static smr_status add_code_key(const smr_cluster *c, const char *dir, const char *user,
			       const char *may)
{
	char name[LONG], hex[2 * SMR_KEY_BYTES + 1], *path;
	smr_secret_key key;
	smr_str text = {0};
	smr_status st;

	snprintf(name, sizeof(name), "%s/keys/code.key", dir);
	SMR_TRY(smr_cluster_path(c, name, &path));
	st = smr_file_exists(path) ? smr_key_load(path, &key) : smr_key_make(&key);
	if (st == SMR_OK && !smr_file_exists(path))
		st = smr_key_save(&key, path);
	smr_free(path);
	SMR_TRY(st);
	smr_hex(key.public_key, SMR_KEY_BYTES, hex);
	smr_key_forget(&key);
	smr_str_printf(&text, "public %s\nmay ", hex);
	for (const char *at = may != NULL ? may : "ship"; *at != '\0'; at++)
		smr_str_putc(&text, *at == ',' ? ' ' : *at);
	smr_str_putc(&text, '\n');
	snprintf(name, sizeof(name), "trust/%s.key", user);
	st = smr_str_status(&text, "a public key");
	if (st == SMR_OK)
		st = write_text(c, name, &text);
	smr_str_free(&text);
	return st;
}

static smr_status make_folder(const smr_cluster *c, const char *user, const char *may)
{
	char dir[LONG], seed[LONG], own[LONG];

	snprintf(dir, sizeof(dir), "users/%s", user);
	snprintf(seed, sizeof(seed), "keys/user.%s.seed", user);
	snprintf(own, sizeof(own), "keys/user.%s.seed", user);
	SMR_TRY(make_folders(c, dir));
	SMR_TRY(copy_cluster_file(c, "fleets.json", dir, "fleets.json"));
	SMR_TRY(copy_cluster_file(c, "tls/ca.pem", dir, "tls/ca.pem"));
	SMR_TRY(copy_cluster_file(c, seed, dir, own));
	SMR_TRY(add_code_key(c, dir, user, may));
	return write_settings(c, dir, user);
}

/* ---- add, remove ----------------------------------------------------------------------------- */

/* Checks "ship,get": words of trust/NAME.key, whose reader parses them again. */
static smr_status check_rights(const char *may)
{
	static const char *const words[] = {"ship", "forward", "spawn", "get",
					    "put",  "wasm",    "all",   NULL};

	for (const char *at = may; at != NULL && *at != '\0';) {
		size_t n = strcspn(at, ","), i = 0;

		while (words[i] != NULL && (strlen(words[i]) != n || strncmp(words[i], at, n) != 0))
			i++;
		if (words[i] == NULL)
			return smr_fail(SMR_EINVAL,
					"'%.*s' is no right: ship, forward, spawn, get, put, wasm, "
					"all",
					(int)(n < 32 ? n : 32), at);
		at += n + (at[n] == ',');
	}
	return SMR_OK;
}

static smr_status enter_user(smr_who *w, const smr_who_user *u)
{
	for (size_t i = 0; i < w->users.n; i++)
		if (strcmp(w->users.v[i].name, u->name) == 0) {
			w->users.v[i] = *u;
			return SMR_OK;
		}
	return smr_vec_push(&w->users, *u);
}

smr_status smr_cluster_add_user(smr_cluster *c, const char *name, const smr_user_limits *l,
				const char *may)
{
	smr_who_user u = {.limits = *l};
	smr_who w;
	smr_status st;

	if (!smr_cluster_is_user_name(name))
		return smr_fail(SMR_EINVAL,
				"'%s' is no name for a user: a-z, 0-9, - and _, a letter first, 31 "
				"at most, not operator, orchestrator, cluster",
				name);
	if (!smr_cluster_has_role(c, SMR_ROLE_OPERATOR))
		return smr_fail(SMR_ENOTFOUND, "%s has no operator's key", c->dir);
	SMR_TRY(check_rights(may));
	snprintf(u.name, sizeof(u.name), "%s", name);
	st = smr_who_read(c, &w);
	if (st == SMR_OK)
		st = smr_who_key(c, SMR_WHO_USER, name, u.key);
	if (st == SMR_OK)
		st = make_folder(c, name, may);
	if (st == SMR_OK)
		st = enter_user(&w, &u);
	if (st == SMR_OK)
		st = smr_who_write(c, &w);
	smr_who_free(&w);
	return st == SMR_OK ? smr_cluster_reload(c) : st;
}

static void remove_file(const smr_cluster *c, const char *dir, const char *user, const char *end)
{
	char name[LONG], *path;

	snprintf(name, sizeof(name), "%s/%s%s", dir, user, end);
	if (smr_cluster_path(c, name, &path) != SMR_OK)
		return;
	smr_remove_all(path);
	smr_free(path);
}

smr_status smr_cluster_remove_user(smr_cluster *c, const char *name)
{
	smr_who w;
	size_t i = 0;
	smr_status st = smr_who_read(c, &w);

	while (i < w.users.n && strcmp(w.users.v[i].name, name) != 0)
		i++;
	if (st == SMR_OK && i == w.users.n)
		st = smr_fail(SMR_ENOTFOUND, "%s has no user '%s'", c->name, name);
	if (st == SMR_OK) {
		w.users.v[i] = w.users.v[--w.users.n];
		st = smr_who_write(c, &w);
	}
	smr_who_free(&w);
	SMR_TRY(st);
	/* first of all: nodes watch the folder */
	remove_file(c, "trust", name, ".key");
	smr_who_forget_key(c, SMR_WHO_USER, name, "seed");
	remove_file(c, "users", name, "");
	return smr_cluster_forsake(c);
}
