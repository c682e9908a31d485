/* Reads tars of any origin: names, kinds and sizes are refused unless they are harmless. Writes no
 * files. */
#include <archive.h>
#include <archive_entry.h>
#include <string.h>

#include "base/alloc.h"
#include "cluster/tar/tar.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";

/* Accepts parts between single slashes, none of which is "." or ".." or empty. */
static bool is_safe_path(const char *name)
{
	if (*name == '\0' || strlen(name) >= SMR_TAR_NAME)
		return false;
	for (const char *at = name;; at++) {
		size_t n = strspn(at, letters);

		if (n == 0 || (at[0] == '.' && (n == 1 || (n == 2 && at[1] == '.'))))
			return false;
		at += n;
		if (*at != '/')
			return *at == '\0';
	}
}

/* Normalises "./a/b/", as tar(1) writes it, to "a/b". */
static bool tidy_name(const char *from, char out[SMR_TAR_NAME])
{
	size_t n;

	if (from == NULL)
		return false;
	from += strncmp(from, "./", 2) == 0 ? 2 : 0;
	n = strlen(from);
	n -= n > 1 && from[n - 1] == '/';
	if (n >= SMR_TAR_NAME)
		return false;
	memcpy(out, from, n);
	out[n] = '\0';
	return true;
}

static smr_status read_data(struct archive *a, const char *name, la_int64_t n, smr_str *to)
{
	char *at;
	la_ssize_t got;

	if (n < 0 || n > SMR_TAR_FILE)
		return smr_fail(SMR_EDENIED, "%s has more than %d bytes", name, SMR_TAR_FILE);
	smr_str_clear(to);
	at = smr_str_extend(to, (size_t)n);
	SMR_TRY(smr_str_status(to, "a file of a tar"));
	got = archive_read_data(a, at, (size_t)n);
	if (got != n)
		return smr_fail(SMR_ECORRUPT, "%s is cut off", name);
	return SMR_OK;
}

static smr_status take_entry(struct archive *a, struct archive_entry *e, smr_str *text,
			     smr_tar_take *take, void *ctx)
{
	char name[SMR_TAR_NAME];
	bool folder = archive_entry_filetype(e) == AE_IFDIR;

	if (!tidy_name(archive_entry_pathname(e), name))
		return smr_fail(SMR_EDENIED, "a name in the tar is too long, or no text");
	if (folder && (name[0] == '\0' || strcmp(name, ".") == 0)) /* of `tar -c .` */
		return SMR_OK;
	if (!is_safe_path(name))
		return smr_fail(SMR_EDENIED, "the tar has a file that is called \"%.100s\"", name);
	if (archive_entry_hardlink(e) != NULL || archive_entry_symlink(e) != NULL ||
	    (!folder && archive_entry_filetype(e) != AE_IFREG))
		return smr_fail(SMR_EDENIED, "%s in the tar is a link or a device", name);
	if (folder)
		return SMR_OK;
	SMR_TRY(read_data(a, name, archive_entry_size(e), text));
	return take(ctx, name, smr_str_text(text), text->n);
}

static smr_status read_all(struct archive *a, smr_tar_take *take, void *ctx)
{
	struct archive_entry *e;
	smr_str text = {0};
	smr_status st = SMR_OK;
	int r = ARCHIVE_OK;

	for (int i = 0; st == SMR_OK && (r = archive_read_next_header(a, &e)) == ARCHIVE_OK; i++)
		st = i < SMR_TAR_FILES ? take_entry(a, e, &text, take, ctx)
				       : smr_fail(SMR_EDENIED, "the tar has more than %d files",
						  SMR_TAR_FILES);
	if (st == SMR_OK && r != ARCHIVE_EOF)
		st = smr_fail(SMR_ECORRUPT, "this is no tar: %s", archive_error_string(a));
	smr_str_free(&text);
	return st;
}

smr_status smr_tar_read(const void *data, size_t n, smr_tar_take *take, void *ctx)
{
	struct archive *a;
	smr_status st;

	if (n > SMR_TAR_BYTES)
		return smr_fail(SMR_EDENIED, "the tar has more than %d bytes", SMR_TAR_BYTES);
	a = archive_read_new();
	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a tar");
	/* no other format and no compression: each would add a parser */
	if (archive_read_support_format_tar(a) != ARCHIVE_OK ||
	    archive_read_open_memory(a, data, n) != ARCHIVE_OK)
		st = smr_fail(SMR_ECORRUPT, "this is no tar: %s", archive_error_string(a));
	else
		st = read_all(a, take, ctx);
	archive_read_free(a);
	return st;
}
