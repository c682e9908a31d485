/* Finds machines: by path, by name or alias among ours, this host. Its own calibration lies in the
 * cache. */
#include "cost/machine.h"

#include <dirent.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/near.h"
#include "base/str.h"
#include "cost/host.h"
#include "cost/machine_text.h"

static smr_status load_path(const char *path, smr_machine *out)
{
	json_t *j;
	smr_status st;

	SMR_TRY(smr_machine_text(path, &j));
	st = smr_machine_read(j, path, out);
	json_decref(j);
	return st;
}

static bool ends_in_json(const char *name)
{
	size_t n = strlen(name);

	return n > 5 && strcmp(name + n - 5, ".json") == 0;
}

static int is_description(const struct dirent *e)
{
	return e->d_name[0] != '.' && ends_in_json(e->d_name);
}

/* *@p out is the path of the file @p name of machines/. */
static smr_status own_file(const char *name, char **out)
{
	smr_str file = {0};
	smr_status st;

	smr_str_printf(&file, "machines/%s.json", name);
	st = smr_str_status(&file, "a file name");
	if (st == SMR_OK)
		st = smr_find_own(file.s, out);
	smr_str_free(&file);
	return st;
}

void smr_machine_names_free(smr_machine_names *names)
{
	for (size_t i = 0; i < names->n; i++)
		smr_free(names->names[i]);
	smr_free(names->names);
	*names = (smr_machine_names){0};
}

static smr_status add_name(smr_machine_names *out, const char *name, size_t length)
{
	char *copy = smr_strndup(name, length);

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the names of machines");
	out->names[out->n++] = copy;
	return SMR_OK;
}

smr_status smr_machine_list(smr_machine_names *out)
{
	struct dirent **files = NULL;
	char *path;
	smr_status st = SMR_OK;
	int n;

	*out = (smr_machine_names){0};
	SMR_TRY(own_file("x86-64", &path)); /* one that is there: the folder it is in */
	*strrchr(path, '/') = '\0';
	n = scandir(path, &files, is_description, alphasort);
	if (n < 0)
		st = smr_fail(SMR_EIO, "%s: cannot be listed", path);
	smr_free(path);
	if (n > 0 && (out->names = smr_malloc((size_t)n * sizeof(*out->names))) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for the names of machines");
	for (int i = 0; i < n; i++) {
		if (st == SMR_OK)
			st = add_name(out, files[i]->d_name, strlen(files[i]->d_name) - 5);
		free(files[i]);
	}
	free(files);
	if (st != SMR_OK)
		smr_machine_names_free(out);
	return st;
}

/* Does the text at @p path say that it is also called @p alias? */
static bool is_also(const char *path, const char *alias)
{
	bool found = false;
	json_t *j, *name, *aliases;
	size_t i;

	if (smr_machine_text(path, &j) != SMR_OK)
		return false;
	aliases = json_object_get(j, "aliases");
	json_array_foreach (aliases, i, name)
		found |= json_is_string(name) && strcmp(json_string_value(name), alias) == 0;
	json_decref(j);
	return found;
}

/* No file has this name: an alias, or a mistake. */
static smr_status by_alias(const char *name, char **out)
{
	smr_machine_names all;
	const char *meant;
	smr_status st = SMR_ENOTFOUND;

	SMR_TRY(smr_machine_list(&all));
	for (size_t i = 0; i < all.n && st == SMR_ENOTFOUND; i++) {
		if (own_file(all.names[i], out) != SMR_OK)
			continue;
		if (is_also(*out, name))
			st = SMR_OK;
		else
			smr_free(*out);
	}
	if (st != SMR_OK) {
		meant = smr_near(name, (const char *const *)all.names, all.n);
		st = smr_fail(SMR_ENOTFOUND,
			      "no machine '%s'%s%s%s: a name of machines/, a path, "
			      "or `this`",
			      name, meant ? " (did you mean '" : "", meant ? meant : "",
			      meant ? "'?)" : "");
	}
	smr_machine_names_free(&all);
	return st;
}

smr_status smr_machine_file(const char *name, char **out)
{
	if (strchr(name, '/') != NULL || ends_in_json(name)) {
		*out = smr_strdup(name);
		return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a path");
	}
	return own_file(name, out) == SMR_OK ? SMR_OK : by_alias(name, out);
}

smr_status smr_machine_load(const char *name, smr_machine *out)
{
	char *path;
	smr_status st;

	if (strcmp(name, "this") == 0)
		return smr_machine_host(out);
	SMR_TRY(smr_machine_file(name, &path));
	st = load_path(path, out);
	smr_free(path);
	return st;
}

/* This host's own calibration, if it is there and of this host. */
static bool calibrated(smr_machine *out)
{
	char *path, cpu[sizeof(out->cpu)];
	bool ok;

	if (smr_host_file(&path) != SMR_OK)
		return false;
	smr_host_cpu(cpu, sizeof(cpu));
	ok = load_path(path, out) == SMR_OK && strcmp(out->cpu, cpu) == 0 &&
	     out->cores == smr_host_cores();
	smr_free(path);
	out->calibrated = ok;
	return ok;
}

smr_status smr_machine_host(smr_machine *out)
{
	return calibrated(out) ? SMR_OK : smr_machine_shipped(out);
}

smr_status smr_machine_shipped(smr_machine *out)
{
	SMR_TRY(smr_machine_load(smr_host_kind(), out));
	out->cores = smr_host_cores();
	return SMR_OK;
}
