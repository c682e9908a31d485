/* Lists: a folder with a file, and its .mtd, for each value. */
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/read.h"

/* Returns the file of value @p i in a folder, "i_name"; NULL: none. */
static char *item_name(const char *folder, int64_t i)
{
	DIR *d = opendir(folder);
	const struct dirent *e;
	char begin[24], *name = NULL;
	int n = snprintf(begin, sizeof(begin), "%lld_", (long long)i);

	while (d != NULL && name == NULL && (e = readdir(d)) != NULL) {
		size_t length = strlen(e->d_name);
		bool about = length > 4 && strcmp(e->d_name + length - 4, ".mtd") == 0;

		if (strncmp(e->d_name, begin, (size_t)n) == 0 && !about)
			name = smr_strdup(e->d_name);
	}
	if (d != NULL)
		closedir(d);
	return name;
}

static smr_status read_item(const dml_read_range *w, const char *name, dml_value *out)
{
	dml_builtin_call item = {.s = w->c->s, .at = w->c->at, .name = w->c->name, .nout = 1};
	smr_str path = {0};
	smr_status st;

	smr_str_printf(&path, "%s/%s", w->path, name);
	st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = dml_make_string(smr_str_text(&path), path.n, &item.args[DML_READ_FILE]);
	if (st == SMR_OK)
		st = dml_read_stored(&item, out);
	dml_drop(&item.args[DML_READ_FILE]);
	smr_str_free(&path);
	return st;
}

/* Appends a value; the name "null" means unnamed. */
static smr_status add_item(const dml_read_range *w, uint32_t i, dml_value *list)
{
	char *name = item_name(w->path, i);
	const char *own = name != NULL ? strchr(name, '_') + 1 : NULL;
	dml_value v = {0}, longer = {0};
	smr_status st = name != NULL
				? read_item(w, name, &v)
				: dml_run_fail(w->c->s, w->c->at,
					       "%s is a list of %lld values, and has no %u_...",
					       w->path, (long long)w->rows, i);

	if (st == SMR_OK)
		st = dml_list_with(list, i, &v, strcmp(own, "null") != 0 ? own : NULL, &longer);
	if (st == SMR_OK) {
		dml_drop(list);
		*list = longer;
	}
	dml_drop(&v);
	smr_free(name);
	return st;
}

/* Reads a folder with a file for each value. */
smr_status dml_read_list(const dml_read_range *w, dml_value *out)
{
	dml_value list = {0};
	smr_status st;

	if (w->rows < 0 || w->rows > UINT32_MAX)
		return dml_run_fail(w->c->s, w->c->at,
				    "%s.mtd does not say how many values there are", w->path);
	SMR_TRY(dml_list_of(0, NULL, NULL, &list));
	st = SMR_OK;
	for (uint32_t i = 0; i < w->rows && st == SMR_OK; i++)
		st = add_item(w, i, &list);
	if (st == SMR_OK)
		*out = list;
	else
		dml_drop(&list);
	return st;
}
