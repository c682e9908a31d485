/* Finds shared libraries that pip installs. */
#include <glob.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

/* Copies the last path that matches @p dir/@p below/@p pattern: the newest of several Pythons. */
static bool match_path(const char *dir, const char *below, const char *pattern, char *out, size_t n)
{
	char all[4352];
	glob_t g;

	if ((size_t)snprintf(all, sizeof(all), "%s/%s%s", dir, below, pattern) >= sizeof(all) ||
	    glob(all, 0, NULL, &g) != 0)
		return false;
	bool fits = (size_t)snprintf(out, n, "%s", g.gl_pathv[g.gl_pathc - 1]) < n;

	globfree(&g);
	return fits;
}

/* In a wheel, this code lies in lib/python3.N/site-packages/samara/FOLDER. */
static bool beside_our_files(const char *dir, const char *pattern, char *out, size_t n)
{
	return match_path(dir, "venv/", pattern, out, n) ||
	       (strstr(dir, "/site-packages/") != NULL &&
		(match_path(dir, "../../../../../", pattern, out, n) ||
		 match_path(dir, "../../../../", pattern, out, n)));
}

smr_status smr_find_python_lib(const char *pattern, char *out, size_t n)
{
	const char *given[] = {getenv("SAMARA_PYTHON_PREFIX"), getenv("VIRTUAL_ENV")};
	const char *home = getenv("SAMARA_HOME");
	char *self = NULL;
	bool found = false;

	for (size_t i = 0; i < sizeof(given) / sizeof(given[0]) && !found; i++)
		found = given[i] != NULL && given[i][0] == '/' &&
			match_path(given[i], "", pattern, out, n);
	found = found || (home != NULL && beside_our_files(home, pattern, out, n)) ||
		(smr_self_dir(&self) == SMR_OK && beside_our_files(self, pattern, out, n));
	smr_free(self);
	return found ? SMR_OK : smr_fail(SMR_ENOTFOUND, "no %s in a Python environment", pattern);
}
