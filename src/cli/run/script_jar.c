/* A jar is a zip archive. Its scripts are unpacked into a folder of the cache that is named after
 * the jar's path, size and time. The folder is renamed when it is complete, so readers always find
 * all files. */
#include "cli/run/script_jar.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <zip.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/fs.h"
#include "base/os/cache.h"

enum { LONGEST = 4096, LARGEST = 1 << 24 /* LARGEST: bytes of a script */ };

static smr_status report_jar_failure(const char *jar, const char *why)
{
	return smr_fail(SMR_EIO, "%s: %s", jar, why);
}

static bool is_script(const char *name)
{
	size_t n = strlen(name);

	return strncmp(name, "scripts/", 8) == 0 && n > 12 && strcmp(name + n - 4, ".dml") == 0 &&
	       strstr(name, "..") == NULL && strchr(name, '\\') == NULL;
}

static smr_status write_unpacked_file(const char *path, const void *data, size_t n)
{
	char folder[LONGEST];
	const char *end = strrchr(path, '/');

	snprintf(folder, sizeof(folder), "%.*s", (int)(end - path), path);
	SMR_TRY(smr_mkdirs(folder));
	return smr_write_file(path, data, n, SMR_WRITE_FAST);
}

static smr_status unpack_one(const char *jar, zip_t *z, zip_uint64_t i, const char *to)
{
	char path[LONGEST], *data;
	zip_stat_t s;
	zip_file_t *f;
	zip_int64_t got = -1;
	smr_status st;

	if (zip_stat_index(z, i, 0, &s) != 0 || !(s.valid & ZIP_STAT_SIZE) || s.size > LARGEST)
		return report_jar_failure(jar, "a script in it is too large");
	if ((size_t)snprintf(path, sizeof(path), "%s/%s", to, zip_get_name(z, i, 0)) >=
	    sizeof(path))
		return report_jar_failure(jar, "a script in it has too long a name");
	data = smr_malloc((size_t)s.size + 1);
	if (data == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a script");
	f = zip_fopen_index(z, i, 0);
	if (f != NULL) {
		got = zip_fread(f, data, s.size);
		zip_fclose(f);
	}
	st = got >= 0 && (zip_uint64_t)got == s.size
		     ? write_unpacked_file(path, data, (size_t)s.size)
		     : report_jar_failure(jar, "a script in it cannot be read whole");
	smr_free(data);
	return st;
}

static smr_status unpack_all(const char *jar, zip_t *z, const char *to)
{
	zip_int64_t n = zip_get_num_entries(z, 0);
	size_t found = 0;

	for (zip_int64_t i = 0; i < n; i++) {
		const char *name = zip_get_name(z, (zip_uint64_t)i, 0);

		if (name == NULL || !is_script(name))
			continue;
		SMR_TRY(unpack_one(jar, z, (zip_uint64_t)i, to));
		found++;
	}
	return found > 0 ? SMR_OK : report_jar_failure(jar, "there is no scripts/*.dml in it");
}

static smr_status unpack_jar(const char *jar, const char *to)
{
	char part[LONGEST];
	zip_t *z = zip_open(jar, ZIP_RDONLY, NULL);
	smr_status st;

	if (z == NULL)
		return report_jar_failure(jar, "neither a folder nor a jar");
	snprintf(part, sizeof(part), "%s.%d", to, (int)getpid());
	st = unpack_all(jar, z, part);
	zip_discard(z);
	if (st == SMR_OK && rename(part, to) == 0)
		return SMR_OK;
	smr_remove_all(part);
	if (st == SMR_OK && !smr_file_exists(to)) /* no other process made it, either */
		st = report_jar_failure(to, "cannot be made");
	return st;
}

/* Gives the folder that a jar is unpacked to. */
static smr_status folder_of(const char *jar, const struct stat *s, char *to, size_t room)
{
	char whole[PATH_MAX], *cache;
	uint64_t key;

	if (realpath(jar, whole) == NULL)
		return report_jar_failure(jar, "has no path");
	key = smr_hash_mix(smr_hash_fnv1a(whole, strlen(whole)), (uint64_t)s->st_size);
	key = smr_hash_mix(key, (uint64_t)s->st_mtim.tv_sec);
	key = smr_hash_mix(key, (uint64_t)s->st_mtim.tv_nsec);
	SMR_TRY(smr_cache_dir("scripts", &cache));
	snprintf(to, room, "%s/%016llx", cache, (unsigned long long)key);
	smr_free(cache);
	return SMR_OK;
}

/* Scripts are read when they are called, so the cache must keep them until this process ends. */
static smr_status unpack_and_hold(const char *jar, const char *to)
{
	enum { TRIES = 3 };
	int held = -1;

	for (int i = 0; i < TRIES && held < 0; i++) {
		if (!smr_file_exists(to))
			SMR_TRY(unpack_jar(jar, to));
		held = smr_cache_hold(to);
	}
	return held >= 0 ? SMR_OK : report_jar_failure(to, "is removed again and again");
}

static smr_status copy_joined_path(char **out, const char *folder, const char *name)
{
	char path[2 * LONGEST];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	*out = smr_strdup(path);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a name");
}

static smr_status find_in(const char *folder, const char **file, char **own)
{
	static const char *const below[] = {".", "scripts"};

	for (unsigned i = 0; i < 2 && !smr_file_exists(*file); i++) {
		char at[LONGEST + 16];

		snprintf(at, sizeof(at), "%s/%s", folder, below[i]);
		smr_free(*own);
		SMR_TRY(copy_joined_path(own, at, *file));
		if (smr_file_exists(*own))
			*file = *own;
	}
	return SMR_OK;
}

smr_status smr_cli_scripts(const char *given, const char **file, char **library, char **own)
{
	char to[LONGEST];
	struct stat s;

	*library = *own = NULL;
	if (given == NULL)
		return SMR_OK;
	if (stat(given, &s) != 0)
		return smr_fail(SMR_EINVAL, "--scripts: there is no %s", given);
	if (S_ISDIR(s.st_mode)) {
		*library = smr_strdup(given);
		return *library != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a name");
	}
	SMR_TRY(folder_of(given, &s, to, sizeof(to)));
	SMR_TRY(unpack_and_hold(given, to));
	SMR_TRY(find_in(to, file, own));
	return copy_joined_path(library, to, "scripts/builtin");
}
