/* Finds machines: in the user's folders, then among the shipped ones; by name, then by alias. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/suggest.h"
#include "base/fs.h"
#include "base/str.h"
#include "cost/machine/text.h"

void smr_machine_names_free(smr_machine_names *names)
{
	for (size_t i = 0; i < names->n; i++)
		smr_free(names->names[i]);
	smr_free(names->names);
	*names = (smr_machine_names){0};
}

/* Adds a name once: a name that is in the list stays where it is. */
static smr_status add_name(smr_machine_names *out, const char *name, size_t length)
{
	char *copy, **more;

	for (size_t i = 0; i < out->n; i++)
		if (strlen(out->names[i]) == length && memcmp(out->names[i], name, length) == 0)
			return SMR_OK;
	copy = smr_strndup(name, length);
	more = copy != NULL ? smr_realloc(out->names, (out->n + 1) * sizeof(*more)) : NULL;
	if (more == NULL) {
		smr_free(copy);
		return smr_fail(SMR_ENOMEM, "no memory for the names of machines");
	}
	out->names = more;
	out->names[out->n++] = copy;
	return SMR_OK;
}

static smr_status own_folders(smr_machine_names *out)
{
	const char *said = getenv("SAMARA_MACHINES");
	char *path;
	smr_status st = SMR_OK;

	if (said == NULL || said[0] == '\0') {
		if (smr_config_dir("machines", &path) != SMR_OK)
			return SMR_OK; /* without a home folder there are no machines of the user */
		st = add_name(out, path, strlen(path));
		smr_free(path);
		return st;
	}
	while (st == SMR_OK && *said != '\0') {
		size_t length = strcspn(said, ":");

		if (length > 0)
			st = add_name(out, said, length);
		said += length + (said[length] == ':');
	}
	return st;
}

/* Lists the folders of descriptions, the shipped one last. */
static smr_status list_machine_folders(smr_machine_names *out)
{
	char *path;
	smr_status st;

	*out = (smr_machine_names){0};
	st = own_folders(out);
	if (st == SMR_OK)
		st = smr_find_own("machines", &path);
	if (st == SMR_OK) {
		st = add_name(out, path, strlen(path));
		smr_free(path);
	}
	if (st != SMR_OK)
		smr_machine_names_free(out);
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

/* Adds the names of a folder; a user's folder that does not exist has none. */
static smr_status add_folder(smr_machine_names *out, const char *folder)
{
	struct dirent **files = NULL;
	int n = scandir(folder, &files, is_description, alphasort);
	smr_status st = SMR_OK;

	for (int i = 0; i < n; i++) {
		if (st == SMR_OK)
			st = add_name(out, files[i]->d_name, strlen(files[i]->d_name) - 5);
		free(files[i]);
	}
	free(files);
	return st;
}

static int by_letters(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

smr_status smr_machine_list(smr_machine_names *out)
{
	smr_machine_names where;
	smr_status st;

	*out = (smr_machine_names){0};
	SMR_TRY(list_machine_folders(&where));
	st = SMR_OK;
	for (size_t i = 0; i < where.n && st == SMR_OK; i++)
		st = add_folder(out, where.names[i]);
	smr_machine_names_free(&where);
	if (st != SMR_OK) {
		smr_machine_names_free(out);
		return st;
	}
	if (out->n > 1)
		qsort(out->names, out->n, sizeof(*out->names), by_letters);
	return SMR_OK;
}

/* Returns the first folder's file NAME.ENDING; sets no message for SMR_ENOTFOUND. */
static smr_status find_file(const smr_machine_names *where, const char *name, const char *ending,
			    char **out)
{
	smr_str path = {0};
	smr_status st = SMR_OK;

	for (size_t i = 0; i < where->n && st == SMR_OK; i++) {
		smr_str_clear(&path);
		smr_str_printf(&path, "%s/%s.%s", where->names[i], name, ending);
		st = smr_str_status(&path, "the name of a machine's file");
		if (st == SMR_OK && smr_file_exists(path.s)) {
			*out = smr_str_take(&path);
			return SMR_OK;
		}
	}
	smr_str_free(&path);
	return st == SMR_OK ? SMR_ENOTFOUND : st;
}

static smr_status by_name(const smr_machine_names *where, const char *name, char **out)
{
	return find_file(where, name, "json", out);
}

/* Returns whether the text at @p path has the alias @p alias. Adds all its aliases to @p known. */
static bool has_alias(const char *path, const char *alias, smr_machine_names *known)
{
	bool found = false;
	json_t *j, *name, *aliases;
	size_t i;

	if (smr_machine_text(path, &j) != SMR_OK)
		return false;
	aliases = json_object_get(j, "aliases");
	json_array_foreach (aliases, i, name) {
		const char *also = json_string_value(name);

		found |= also != NULL && strcmp(also, alias) == 0;
		if (also != NULL && add_name(known, also, strlen(also)) != SMR_OK)
			break; /* without memory one suggestion is missing */
	}
	json_decref(j);
	return found;
}

/* Searches by alias when no file has this name; the name may also be a mistake. */
static smr_status by_alias(const smr_machine_names *where, const char *name, char **out)
{
	smr_machine_names all, known = {0};
	const char *meant;
	smr_status st = SMR_ENOTFOUND;

	SMR_TRY(smr_machine_list(&all));
	for (size_t i = 0; i < all.n && st == SMR_ENOTFOUND; i++) {
		if (add_name(&known, all.names[i], strlen(all.names[i])) != SMR_OK ||
		    by_name(where, all.names[i], out) != SMR_OK)
			continue;
		if (has_alias(*out, name, &known))
			st = SMR_OK;
		else
			smr_free(*out);
	}
	if (st != SMR_OK) {
		meant = smr_suggest(name, (const char *const *)known.names, known.n);
		st = smr_fail(SMR_ENOTFOUND,
			      "no machine '%s'%s%s%s: `samara machine list` names all, a path or "
			      "`this` will do as well",
			      name, meant ? " (did you mean '" : "", meant ? meant : "",
			      meant ? "'?)" : "");
	}
	smr_machine_names_free(&known);
	smr_machine_names_free(&all);
	return st;
}

static smr_status gpu_file(char **out)
{
	SMR_TRY(smr_cache_file(NULL, "machine-gpu.json", out));
	if (smr_file_exists(*out))
		return SMR_OK;
	smr_free(*out);
	return smr_fail(SMR_ENOTFOUND, "the GPU of this host is not calibrated: "
				       "`samara machine calibrate --gpu`");
}

smr_status smr_machine_keep_gpu(const smr_machine *m)
{
	char *path, *text = NULL;
	smr_status st;

	SMR_TRY(smr_cache_file(NULL, "machine-gpu.json", &path));
	st = smr_machine_json(m, &text);
	if (st == SMR_OK)
		st = smr_write_file(path, text, strlen(text), SMR_WRITE_FAST);
	smr_free(text);
	smr_free(path);
	return st;
}

smr_status smr_machine_file(const char *name, char **out)
{
	smr_machine_names where;
	smr_status st;

	if (strcmp(name, SMR_MACHINE_THIS_GPU) == 0)
		return gpu_file(out);
	if (strchr(name, '/') != NULL || ends_in_json(name)) {
		*out = smr_strdup(name);
		return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a path");
	}
	SMR_TRY(list_machine_folders(&where));
	st = by_name(&where, name, out);
	if (st == SMR_ENOTFOUND)
		st = by_alias(&where, name, out);
	smr_machine_names_free(&where);
	return st;
}

smr_status smr_machine_reference(smr_machine_kind kind, smr_machine *out)
{
	static const char *const names[] = {[SMR_MACHINE_CPU] = "xeon-8480c",
					    [SMR_MACHINE_GPU] = "a100-80-sxm",
					    [SMR_MACHINE_TPU] = "tpu-v5e"};
	smr_str path = {0};
	char *folder;
	smr_status st;

	SMR_TRY(smr_find_own("machines", &folder)); /* independent of the user's files */
	smr_str_printf(&path, "%s/%s.json", folder, names[kind]);
	smr_free(folder);
	st = smr_str_status(&path, "the name of a machine's file");
	if (st == SMR_OK)
		st = smr_machine_load(path.s, out);
	smr_str_free(&path);
	return st;
}

static bool is_name(const char *name)
{
	return name[0] != '\0' && name[0] != '.' && name[0] != '-' &&
	       strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-_.") == strlen(name) &&
	       !ends_in_json(name) && strcmp(name, "this") != 0 &&
	       strcmp(name, SMR_MACHINE_THIS_GPU) != 0 &&
	       strlen(name) < sizeof(((smr_machine *)0)->name);
}

static smr_status write_own(const char *name, const char *ending, const char *text, size_t n,
			    char **out)
{
	smr_machine_names where = {0};
	smr_str path = {0};
	smr_status st = own_folders(&where);

	if (st == SMR_OK && where.n == 0)
		st = smr_fail(SMR_ENOTFOUND, "no place for machines: set SAMARA_MACHINES or HOME");
	if (st == SMR_OK)
		st = smr_mkdirs(where.names[0]);
	if (st == SMR_OK) {
		smr_str_printf(&path, "%s/%s.%s", where.names[0], name, ending);
		st = smr_str_status(&path, "the name of a machine's file");
	}
	if (st == SMR_OK)
		st = smr_write_file(path.s, text, n, SMR_WRITE_SYNC);
	if (st == SMR_OK)
		*out = smr_str_take(&path);
	smr_str_free(&path);
	smr_machine_names_free(&where);
	return st;
}

smr_status smr_machine_save(smr_machine *m, const char *name, char **out)
{
	char *text = NULL;
	smr_status st;

	if (!is_name(name))
		return smr_fail(SMR_EINVAL,
				"'%s' cannot be a machine's name: small letters, digits, '-', '_' "
				"and '.', 63 at most",
				name);
	snprintf(m->name, sizeof(m->name), "%s", name);
	st = smr_machine_json(m, &text);
	if (st == SMR_OK)
		st = write_own(name, "json", text, strlen(text), out);
	smr_free(text);
	return st;
}

smr_status smr_machine_keep_beside(const smr_machine *m, const char *ending, const char *text,
				   size_t n, char **path)
{
	if (m->name[0] == '.' || strchr(m->name, '/') != NULL)
		return smr_fail(SMR_EINVAL, "the machine '%s' has a name that no file can have",
				m->name);
	return write_own(m->name, ending, text, n, path);
}

smr_status smr_machine_find_beside(const smr_machine *m, const char *ending, char **path)
{
	smr_machine_names where = {0};
	smr_status st;

	*path = NULL;
	if (strchr(m->name, '/') != NULL)
		return SMR_OK;
	SMR_TRY(own_folders(&where));
	st = find_file(&where, m->name, ending, path);
	smr_machine_names_free(&where);
	return st == SMR_ENOTFOUND ? SMR_OK : st;
}
