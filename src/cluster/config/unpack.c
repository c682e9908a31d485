/* samara node --join node.tar: unpacks a node's part into a folder of the node.
 *
 * Reads and checks the whole tar before the first byte is written. Its names are those of parts.c
 * and no others; the folder and its subfolders belong to this user only and are not links. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "cluster/config/parts.h"
#include "cluster/tar/tar.h"

#define STAMP "unpacked" /* file with the digest of the unpacked tar */
#define DENIED "trust/denied"

static const char *const folders[] = {"keys", "tls", "trust"};

typedef struct piece {
	char *name;
	smr_str data;
} piece;

typedef struct content {
	SMR_VEC(piece) pieces;
} content;

static void wipe_archive_content(content *t)
{
	for (size_t i = 0; i < t->pieces.n; i++) {
		smr_str *d = &t->pieces.v[i].data;

		if (d->n > 0)
			sodium_memzero(d->s, d->n);
		smr_str_free(d);
		smr_free(t->pieces.v[i].name);
	}
	smr_vec_free(&t->pieces);
}

static const piece *find_archive_piece(const content *t, const char *name)
{
	for (size_t i = 0; i < t->pieces.n; i++)
		if (strcmp(t->pieces.v[i].name, name) == 0)
			return &t->pieces.v[i];
	return NULL;
}

static smr_status take(void *ctx, const char *name, const void *data, size_t n)
{
	content *t = ctx;
	piece p = {.name = smr_strdup(name)};

	if (p.name == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", name);
	smr_str_write(&p.data, data, n);

	smr_status st = smr_str_status(&p.data, name);

	if (st == SMR_OK && !smr_is_part(name))
		st = smr_fail(SMR_EDENIED, "%s does not belong to a node", name);
	if (st == SMR_OK && find_archive_piece(t, name) != NULL)
		st = smr_fail(SMR_EDENIED, "the tar has %s twice", name);
	if (st == SMR_OK)
		st = smr_vec_push(&t->pieces, p);
	if (st != SMR_OK) {
		smr_str_free(&p.data);
		smr_free(p.name);
	}
	return st;
}

/* ---- target folder ----------------------------------------------------------------------------
 */

/* Returns the folder: @p dir, or a default for NULL. */
static smr_status name_folder(const content *t, const char *dir, char **out)
{
	const piece *p = find_archive_piece(t, "cluster.json");
	char node[SMR_NODE_NAME], cluster[SMR_CLUSTER_NAME];
	char sub[sizeof(node) + sizeof(cluster) + 16];

	if (p == NULL)
		return smr_fail(SMR_ECORRUPT, "the tar has no cluster.json: it is not of `samara "
					      "cluster export`");
	SMR_TRY(smr_part_names(smr_str_text(&p->data), p->data.n, cluster, node));
	if (dir != NULL)
		return (*out = smr_strdup(dir)) != NULL
			       ? SMR_OK
			       : smr_fail(SMR_ENOMEM, "no memory for %s", dir);
	snprintf(sub, sizeof(sub), "nodes/%s.%s", cluster, *node != '\0' ? node : "node");
	return smr_state_dir(sub, out);
}

/* Makes a folder, or checks an existing one, which may be another user's, or a link. Only the
 * folder that the user named may be a link, of the same user. */
static smr_status make_folder(const char *path, bool is_inner)
{
	struct stat s;

	SMR_TRY(smr_mkdirs(path));
	if ((is_inner ? lstat(path, &s) : stat(path, &s)) != 0)
		return smr_fail(SMR_EIO, "cannot look at %s: %s", path, strerror(errno));
	if (!S_ISDIR(s.st_mode) || s.st_uid != geteuid())
		return smr_fail(SMR_EDENIED, "%s is no folder of this user's", path);
	if ((s.st_mode & (S_IRWXG | S_IRWXO)) != 0 && chmod(path, S_IRWXU) != 0)
		return smr_fail(SMR_EIO, "%s cannot be made private: %s", path, strerror(errno));
	return SMR_OK;
}

static smr_status join_names(smr_str *s, const char *dir, const char *name)
{
	smr_str_clear(s);
	smr_str_printf(s, "%s/%s", dir, name);
	return smr_str_status(s, "the name of a file");
}

static smr_status make_folders(const char *dir)
{
	smr_str path = {0};
	smr_status st = make_folder(dir, false);

	for (size_t i = 0; i < sizeof(folders) / sizeof(folders[0]) && st == SMR_OK; i++) {
		st = join_names(&path, dir, folders[i]);
		if (st == SMR_OK)
			st = make_folder(path.s, true);
	}
	smr_str_free(&path);
	return st;
}

/* ---- writing files ----------------------------------------------------------------------------
 */

static bool has_line(const char *text, const char *line, size_t n)
{
	for (const char *at = text; *at != '\0';) {
		size_t k = strcspn(at, "\r\n");

		if (k == n && strncmp(at, line, n) == 0)
			return true;
		at += k + (at[k] != '\0');
	}
	return false;
}

/* Adds denied keys; those that this node has denied stay denied. */
static smr_status put_denied(const char *path, const piece *p)
{
	smr_str all = {0};
	char *old = NULL;
	smr_status st = smr_read_file(path, &old, NULL);

	if (st == SMR_OK || st == SMR_ENOTFOUND) {
		const char *text = p != NULL ? smr_str_text(&p->data) : "";

		smr_str_puts(&all, old != NULL ? old : "");
		if (all.n > 0 && all.s[all.n - 1] != '\n')
			smr_str_putc(&all, '\n');
		for (const char *at = text; *at != '\0';) {
			size_t k = strcspn(at, "\r\n");

			if (k > 0 && !has_line(old != NULL ? old : "", at, k))
				smr_str_printf(&all, "%.*s\n", (int)k, at);
			at += k + (at[k] != '\0');
		}
		st = smr_str_status(&all, path);
	}
	if (st == SMR_OK && all.n > 0)
		st = smr_write_file(path, all.s, all.n, SMR_WRITE_SYNC);
	smr_free(old);
	smr_str_free(&all);
	return st;
}

/* Removes keys and signers that the tar does not have. */
static smr_status drop_others(const content *t, const char *dir, const char *folder)
{
	smr_str path = {0};
	char name[300];
	struct dirent *e;
	smr_status st = join_names(&path, dir, folder);
	DIR *d = st == SMR_OK ? opendir(path.s) : NULL;

	while (d != NULL && st == SMR_OK && (e = readdir(d)) != NULL) {
		snprintf(name, sizeof(name), "%s/%s", folder, e->d_name);
		if (!smr_is_part(name) || strcmp(name, DENIED) == 0 ||
		    find_archive_piece(t, name) != NULL)
			continue;
		st = join_names(&path, dir, name);
		if (st == SMR_OK && unlink(path.s) != 0)
			st = smr_fail(SMR_EIO, "cannot remove %s: %s", path.s, strerror(errno));
	}
	if (d != NULL)
		closedir(d);
	smr_str_free(&path);
	return st;
}

/* Writes cluster.json last: it makes the folder valid. */
static smr_status put_all(const content *t, const char *dir)
{
	smr_str path = {0};
	smr_status st = SMR_OK;

	for (int last = 0; last < 2 && st == SMR_OK; last++)
		for (size_t i = 0; i < t->pieces.n && st == SMR_OK; i++) {
			const piece *p = &t->pieces.v[i];

			if ((strcmp(p->name, "cluster.json") == 0) != (last == 1) ||
			    strcmp(p->name, DENIED) == 0)
				continue;
			st = join_names(&path, dir, p->name);
			if (st == SMR_OK)
				st = smr_write_file(path.s, smr_str_text(&p->data), p->data.n,
						    SMR_WRITE_SYNC);
		}
	if (st == SMR_OK)
		st = join_names(&path, dir, DENIED);
	if (st == SMR_OK)
		st = put_denied(path.s, find_archive_piece(t, DENIED));
	smr_str_free(&path);
	return st;
}

/* Returns whether the folder was made completely from this tar. */
static bool is_known(const char *stamp, const char *digest)
{
	char *text;
	bool is;

	if (smr_read_file(stamp, &text, NULL) != SMR_OK)
		return false;
	is = strcmp(text, digest) == 0;
	smr_free(text);
	return is;
}

static smr_status write_archive_to_folder(const content *t, const char *digest, const char *dir)
{
	smr_str stamp = {0};
	smr_status st = make_folders(dir);

	if (st == SMR_OK)
		st = join_names(&stamp, dir, STAMP);
	if (st == SMR_OK && !is_known(stamp.s, digest)) {
		(void)unlink(stamp.s);
		st = put_all(t, dir);
		for (size_t i = 0; i < sizeof(folders) / sizeof(folders[0]) && st == SMR_OK; i++)
			st = drop_others(t, dir, folders[i]);
		if (st == SMR_OK)
			st = smr_write_file(stamp.s, digest, strlen(digest), SMR_WRITE_SYNC);
	}
	smr_str_free(&stamp);
	return st;
}

smr_status smr_cluster_unpack(const void *tar, size_t n, const char *dir, char **out)
{
	uint8_t hash[SMR_DIGEST_BYTES];
	char digest[SMR_DIGEST_HEX], *folder = NULL;
	const smr_tar_module *m;
	content t = {0};
	smr_status st;

	SMR_TRY(smr_tar_open(&m));
	SMR_TRY(smr_digest(tar, n, hash, sizeof(hash)));
	smr_hex(hash, sizeof(hash), digest);
	st = m->read(tar, n, take, &t);
	if (st == SMR_OK)
		st = name_folder(&t, dir, &folder);
	if (st == SMR_OK)
		st = write_archive_to_folder(&t, digest, folder);
	wipe_archive_content(&t);
	if (st == SMR_OK)
		*out = folder;
	else
		smr_free(folder);
	return st;
}
