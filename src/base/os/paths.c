/* Paths of installed files and of the user's cache, settings and state. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"

/* A relative XDG_CACHE_HOME or XDG_CONFIG_HOME is invalid and ignored (XDG Base Directory, 0.8). */
static const char *get_absolute_variable(const char *variable)
{
	const char *value = getenv(variable);

	return value != NULL && value[0] == '/' ? value : NULL;
}

static const char *chosen_cache; /* NULL: the environment decides */

void smr_cache_choose(const char *dir)
{
	chosen_cache = dir;
}

smr_status smr_cache_dir(const char *sub, char **out)
{
	const char *own = chosen_cache != NULL ? chosen_cache : getenv("SAMARA_CACHE");
	const char *xdg = get_absolute_variable("XDG_CACHE_HOME");
	const char *home = get_absolute_variable("HOME");
	smr_str path = {0};

	if (own != NULL && own[0] != '\0')
		smr_str_puts(&path, own);
	else if (xdg != NULL)
		smr_str_printf(&path, "%s/samara", xdg);
	else if (home != NULL)
		smr_str_printf(&path, "%s/.cache/samara", home);
	else
		return smr_fail(SMR_ENOTFOUND, "no place for caches: set SAMARA_CACHE or HOME");
	if (sub != NULL)
		smr_str_printf(&path, "/%s", sub);

	smr_status st = smr_str_status(&path, "the name of the cache folder");

	if (st == SMR_OK)
		st = smr_mkdirs(path.s);
	if (st == SMR_OK)
		*out = smr_str_take(&path);
	smr_str_free(&path);
	return st;
}

smr_status smr_cache_file(const char *sub, const char *name, char **out)
{
	smr_str path = {0};
	char *dir;
	smr_status st;

	SMR_TRY(smr_cache_dir(sub, &dir));
	smr_str_printf(&path, "%s/%s", dir, name);
	smr_free(dir);
	st = smr_str_status(&path, "the name of a file of the caches");
	if (st == SMR_OK)
		*out = smr_str_take(&path);
	smr_str_free(&path);
	return st;
}

/* @p in_home: the folder below the home, where the variable is not set. */
static smr_status own_dir(const char *variable, const char *in_home, const char *sub, char **out)
{
	const char *xdg = get_absolute_variable(variable);
	const char *home = get_absolute_variable("HOME");
	smr_str path = {0};
	smr_status st;

	if (xdg != NULL)
		smr_str_printf(&path, "%s/samara/%s", xdg, sub);
	else if (home != NULL)
		smr_str_printf(&path, "%s/%s/samara/%s", home, in_home, sub);
	else
		return smr_fail(SMR_ENOTFOUND, "no place for %s: set HOME", sub);
	st = smr_str_status(&path, "the name of a folder of the user's");
	if (st == SMR_OK)
		*out = smr_str_take(&path);
	smr_str_free(&path);
	return st;
}

smr_status smr_config_dir(const char *sub, char **out)
{
	return own_dir("XDG_CONFIG_HOME", ".config", sub, out);
}

smr_status smr_state_dir(const char *sub, char **out)
{
	return own_dir("XDG_STATE_HOME", ".local/state", sub, out);
}

/* dladdr() returns the name with which an executable was called, which may be relative to a folder
 * that the process has left; so the path comes from /proc. A library's name is a full path. */
static smr_status self_path(smr_str *path)
{
	Dl_info info;
	char buffer[4096];

	if (dladdr((void *)(uintptr_t)&smr_self_dir, &info) != 0 && info.dli_fname != NULL &&
	    info.dli_fname[0] == '/') {
		smr_str_puts(path, info.dli_fname);
	} else {
		ssize_t n = readlink("/proc/self/exe", buffer, sizeof(buffer));

		if (n <= 0 || n == (ssize_t)sizeof(buffer))
			return smr_fail(SMR_EIO, "cannot read /proc/self/exe");
		smr_str_write(path, buffer, (size_t)n);
	}
	return smr_str_status(path, "the name of our own folder");
}

smr_status smr_self_dir(char **out)
{
	smr_str path = {0};
	smr_status st = self_path(&path);

	if (st != SMR_OK) {
		smr_str_free(&path);
		return st;
	}
	/* resolves a link in bin/: the other files are beside its target */
	char *real = realpath(smr_str_text(&path), NULL);

	if (real != NULL) {
		smr_str_clear(&path);
		smr_str_puts(&path, real);
		free(real);
	}
	st = smr_str_status(&path, "the name of our own folder");
	if (st == SMR_OK) {
		const char *text = smr_str_text(&path);
		const char *slash = strrchr(text, '/');

		*out = smr_strndup(text, slash == text ? 1 : (size_t)(slash - text));
		if (*out == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for the name of our own folder");
	}
	smr_str_free(&path);
	return st;
}

smr_status smr_find_own(const char *name, char **out)
{
	/* in the build tree; from an installed bin/; from an installed lib/ */
	static const char *const places[] = {"",
					     "/samara",
					     "/" SMR_BIN_TO_LIB,
					     "/" SMR_BIN_TO_LIB "/samara",
					     "/" SMR_BIN_TO_SHARE,
					     "/" SMR_LIB_TO_SHARE,
					     "/" SMR_LIB_TO_BIN};
	const char *home = get_absolute_variable("SAMARA_HOME");
	char *self = NULL;
	smr_str path = {0};
	smr_status st;

	SMR_TRY(smr_self_dir(&self));
	for (int i = -1; i < (int)(sizeof(places) / sizeof(places[0])); i++) {
		if (i < 0 && home == NULL)
			continue;
		smr_str_clear(&path);
		smr_str_printf(&path, "%s%s/%s", i < 0 ? home : self, i < 0 ? "" : places[i], name);
		st = smr_str_status(&path, "the name of a file of ours");
		if (st != SMR_OK)
			goto done;
		if (smr_file_exists(path.s)) {
			*out = smr_str_take(&path);
			goto done;
		}
	}
	st = smr_fail(SMR_ENOTFOUND, "%s is not in %s nor where `make install` puts it", name,
		      self);
done:
	smr_str_free(&path);
	smr_free(self);
	return st;
}
