/* Folders of part files, as several tasks write them, in the order of their numbers. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "dml/io/file_text.h"
#include "dml/io/stored.h"

bool dml_is_folder(const char *path)
{
	struct stat s;

	return stat(path, &s) == 0 && S_ISDIR(s.st_mode);
}

smr_status dml_make_folders(const char *path)
{
	char *folder = smr_strdup(path);
	smr_status st = SMR_OK;

	if (folder == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a name");
	for (char *at = strchr(folder + (*folder == '/'), '/'); at != NULL && st == SMR_OK;
	     at = strchr(at + 1, '/')) {
		*at = '\0';
		if (mkdir(folder, 0777) != 0 && errno != EEXIST && !dml_is_folder(folder))
			st = smr_fail(SMR_EIO, "cannot write %s: cannot make the folder %s: %s",
				      path, folder, strerror(errno));
		*at = '/';
	}
	smr_free(folder);
	return st;
}

static int is_part(const struct dirent *d)
{
	return d->d_name[0] != '.' && d->d_name[0] != '_';
}

static smr_status add_part(const char *folder, const char *name, bool lines, smr_str *all)
{
	smr_str path = {0};
	char *text = NULL;
	size_t n = 0;
	smr_status st;

	smr_str_printf(&path, "%s/%s", folder, name);
	st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = dml_read_plain(smr_str_text(&path), &text, &n);
	if (st == SMR_OK) {
		smr_str_write(all, text, n);
		if (lines && n > 0 && text[n - 1] != '\n')
			smr_str_putc(all, '\n');
		st = smr_str_status(all, folder);
	}
	smr_free(text);
	smr_str_free(&path);
	return st;
}

smr_status dml_read_folder(const char *path, bool lines, char **out, size_t *n)
{
	struct dirent **list;
	int count = scandir(path, &list, is_part, versionsort);
	smr_str all = {0};
	smr_status st = count > 0 ? SMR_OK : smr_fail(SMR_EIO, "%s: there are no parts", path);

	for (int i = 0; i < count; i++) {
		if (st == SMR_OK)
			st = add_part(path, list[i]->d_name, lines, &all);
		free(list[i]);
	}
	if (count >= 0)
		free(list);
	*n = all.n;
	*out = st == SMR_OK ? smr_str_take(&all) : NULL;
	smr_str_free(&all);
	return st == SMR_OK && *out == NULL ? smr_fail(SMR_ENOMEM, "%s: no memory", path) : st;
}
