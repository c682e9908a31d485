/* samara cluster export: collects a node's part from the cluster's folder. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cluster/config/parts.h"
#include "cluster/tar/tar.h"

typedef struct bag {
	const smr_cluster *c;
	SMR_VEC(smr_tar_file) files; /* owns names and data */
} bag;

static void free_export_files(bag *b)
{
	for (size_t i = 0; i < b->files.n; i++) {
		void *data = (void *)(uintptr_t)b->files.v[i].data;

		if (data != NULL)
			sodium_memzero(data, b->files.v[i].n);
		smr_free(data);
		smr_free((char *)(uintptr_t)b->files.v[i].name);
	}
	smr_vec_free(&b->files);
}

/* Adds data under a name; takes ownership of @p data. */
static smr_status add_export_data(bag *b, const char *name, char *data, size_t n)
{
	char *copy = smr_strdup(name);

	if (copy != NULL && data != NULL &&
	    smr_vec_push(&b->files, ((smr_tar_file){copy, data, n})) == SMR_OK)
		return SMR_OK;
	smr_free(copy);
	smr_free(data);
	return smr_fail(SMR_ENOMEM, "no memory for %s", name);
}

/* Adds a file; a secret one must be private in this folder. */
static smr_status add_file(bag *b, const char *name)
{
	bool is_secret = strncmp(name, "keys/", 5) == 0 && strstr(name, ".pass") == NULL;
	char *path, *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_cluster_path(b->c, name, &path));
	st = is_secret ? smr_check_private(path) : SMR_OK;
	if (st == SMR_OK)
		st = smr_read_file(path, &text, &n);
	smr_free(path);
	return st == SMR_OK ? add_export_data(b, name, text, n) : st;
}

/* ---- trusted signers --------------------------------------------------------------------------
 */

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Refuses a secret key: `samara archive keygen` writes both halves, but nodes get only the public
 * one. */
static smr_status check_public(const smr_tar_file *f)
{
	const char *text = f->data, *at = strstr(text, "secret");

	if (at != NULL && (at == text || at[-1] == '\n'))
		return smr_fail(SMR_EDENIED,
				"%s is a secret key: only its line \"public\" and what it may "
				"belong there",
				f->name);
	return SMR_OK;
}

typedef SMR_VEC(char *) names;

static smr_status list_signers(const char *folder, names *out)
{
	struct dirent *e;
	DIR *d = opendir(folder);
	smr_status st = SMR_OK;
	char name[300];

	if (d == NULL)
		return smr_fail(SMR_ENOTFOUND, "%s is not there: samara cluster up makes it",
				folder);
	while (st == SMR_OK && (e = readdir(d)) != NULL) {
		char *copy;

		snprintf(name, sizeof(name), "trust/%s", e->d_name);
		if (e->d_name[0] == '.' || !smr_is_part(name))
			continue;
		copy = smr_strdup(name);
		if (copy == NULL || smr_vec_push(out, copy) != SMR_OK) {
			smr_free(copy);
			st = smr_fail(SMR_ENOMEM, "no memory for %s", folder);
		}
	}
	closedir(d);
	return st;
}

static smr_status add_trust(bag *b)
{
	names all = {0};
	char *folder;
	smr_status st;

	SMR_TRY(smr_cluster_path(b->c, "trust", &folder));
	st = list_signers(folder, &all);
	smr_free(folder);
	if (all.n > 0)
		qsort(all.v, all.n, sizeof(*all.v), by_name);
	for (size_t i = 0; i < all.n; i++) {
		if (st == SMR_OK)
			st = add_file(b, all.v[i]);
		if (st == SMR_OK)
			st = check_public(&b->files.v[b->files.n - 1]);
		smr_free(all.v[i]);
	}
	smr_vec_free(&all);
	return st;
}

/* ---- settings and keys ------------------------------------------------------------------------
 */

static smr_status add_settings(bag *b, const char *node)
{
	smr_str text = {0};
	smr_status st = smr_cluster_settings(b->c, node, NULL, &text);
	size_t n = text.n;

	if (st == SMR_OK)
		return add_export_data(b, "cluster.json", smr_str_take(&text), n);
	smr_str_free(&text);
	return st;
}

/* Adds the node's own key, and the operator's pass for it. */
static smr_status add_keys(bag *b, const char *node)
{
	static const char *const ends[] = {"pass", "seed"};
	char file[SMR_NODE_NAME + 24];

	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
		snprintf(file, sizeof(file), "keys/node.%s.%s", node, ends[i]);
		SMR_TRY(add_file(b, file));
	}
	return SMR_OK;
}

static smr_status gather_export_files(bag *b, const smr_export *e)
{
	SMR_TRY(add_settings(b, e->node));
	SMR_TRY(add_file(b, "fleets.json"));
	SMR_TRY(add_keys(b, e->node));
	if (e->trusted)
		SMR_TRY(add_file(b, "keys/plane.key"));
	SMR_TRY(add_file(b, "tls/ca.pem"));
	return add_trust(b);
}

smr_status smr_cluster_export(smr_cluster *c, const smr_export *e, smr_str *out)
{
	const smr_tar_module *m;
	bag b = {.c = c};
	smr_status st;

	SMR_TRY(smr_tar_open(&m));
	SMR_TRY(smr_cluster_add_node(c, e->node, e->fleets));
	st = gather_export_files(&b, e);
	if (st == SMR_OK)
		st = m->write(b.files.v, b.files.n, out);
	free_export_files(&b);
	return st;
}
