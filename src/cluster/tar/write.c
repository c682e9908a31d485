/* Writes tars without times and owners, so that equal contents are equal bytes. */
#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <string.h>

#include "base/alloc.h"
#include "cluster/tar/tar.h"

static la_ssize_t append_to_string(struct archive *a, void *out, const void *data, size_t n)
{
	smr_str_write(out, data, n);
	if (!((smr_str *)out)->oom)
		return (la_ssize_t)n;
	archive_set_error(a, ENOMEM, "no memory");
	return -1;
}

static smr_status put(struct archive *a, struct archive_entry *e, const char *name, bool folder,
		      const void *data, size_t n)
{
	archive_entry_clear(e);
	archive_entry_set_pathname(e, name);
	archive_entry_set_filetype(e, folder ? AE_IFDIR : AE_IFREG);
	archive_entry_set_perm(e, folder ? 0700 : 0600);
	archive_entry_set_size(e, (la_int64_t)n);
	archive_entry_set_mtime(e, 0, 0);
	if (archive_write_header(a, e) != ARCHIVE_OK ||
	    (n > 0 && archive_write_data(a, data, n) != (la_ssize_t)n))
		return smr_fail(SMR_EIO, "cannot pack %s: %s", name, archive_error_string(a));
	return SMR_OK;
}

/* Writes the folder of a file, unless the previous file was in it. */
static smr_status put_folder(struct archive *a, struct archive_entry *e, const char *name,
			     char last[SMR_TAR_NAME])
{
	const char *slash = strrchr(name, '/');
	size_t n = slash != NULL ? (size_t)(slash - name) : 0;

	if (n == 0 || n + 1 >= SMR_TAR_NAME || (strlen(last) == n && memcmp(last, name, n) == 0))
		return SMR_OK;
	memcpy(last, name, n);
	last[n] = '\0';
	return put(a, e, last, true, NULL, 0);
}

smr_status smr_tar_write(const smr_tar_file *files, size_t n, smr_str *out)
{
	struct archive *a = archive_write_new();
	struct archive_entry *e = archive_entry_new();
	char folder[SMR_TAR_NAME] = "";
	smr_status st = SMR_OK;

	if (a == NULL || e == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a tar");
	else if (archive_write_set_format_ustar(a) != ARCHIVE_OK ||
		 archive_write_add_filter_none(a) != ARCHIVE_OK ||
		 archive_write_set_bytes_in_last_block(a, 1) != ARCHIVE_OK ||
		 archive_write_open(a, out, NULL, append_to_string, NULL) != ARCHIVE_OK)
		st = smr_fail(SMR_EIO, "cannot make a tar: %s", archive_error_string(a));
	for (size_t i = 0; i < n && st == SMR_OK; i++) {
		st = put_folder(a, e, files[i].name, folder);
		if (st == SMR_OK)
			st = put(a, e, files[i].name, false, files[i].data, files[i].n);
	}
	if (st == SMR_OK && archive_write_close(a) != ARCHIVE_OK)
		st = smr_fail(SMR_EIO, "cannot end a tar: %s", archive_error_string(a));
	archive_entry_free(e);
	archive_write_free(a);
	return out->oom || st == SMR_OK ? smr_str_status(out, "a tar") : st;
}
