/* A built program is found again by its sources' paths, the flags and the compiler; it is good as
 * long as no file it was made of (as the compiler's dependency list says) has changed size, time or
 * inode. */
#include "cli/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/digest.h"
#include "base/fs.h"
#include "base/str.h"
#include "front/c/driver.h"

static smr_status key_of(int nsources, char *const *sources, int nflags, char *const *flags,
			 char hex[2 * SMR_DIGEST_SHORT_BYTES + 1])
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	char *self = NULL;
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	SMR_TRY(smr_self_dir(&self));
	smr_digester_add_text(&d, SMR_VERSION);
	smr_digester_add_text(&d, self);
	smr_free(self);
	for (int i = 0; i < nsources; i++) {
		char *path = realpath(sources[i], NULL);

		if (path == NULL)
			return smr_fail(SMR_ENOTFOUND, "%s: no such file", sources[i]);
		smr_digester_add_text(&d, path);
		free(path);
	}
	for (int i = 0; i < nflags; i++)
		smr_digester_add_text(&d, flags[i]);
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), hex);
	return SMR_OK;
}

static void stamp(smr_str *out, const char *path)
{
	struct stat s;

	if (stat(path, &s) != 0)
		smr_str_printf(out, "%s gone\n", path);
	else
		smr_str_printf(out, "%s %lld %lld.%09ld %llu\n", path, (long long)s.st_size,
			       (long long)s.st_mtim.tv_sec, s.st_mtim.tv_nsec,
			       (unsigned long long)s.st_ino);
}

/* Make's dependency syntax: "a.o: x.c y.h \" with blanks in names escaped. */
static void stamp_deps(smr_str *out, const char *deps)
{
	smr_str name = {0};
	const char *p = strchr(deps, ':');

	for (p = p != NULL ? p + 1 : ""; *p != '\0'; p++) {
		if (*p == '\\' && (p[1] == ' ' || p[1] == '#')) {
			smr_str_putc(&name, *++p);
		} else if (*p == ' ' || *p == '\n' || *p == '\\') {
			if (name.n > 0)
				stamp(out, name.s);
			smr_str_clear(&name);
		} else {
			smr_str_putc(&name, *p);
		}
	}
	if (name.n > 0)
		stamp(out, name.s);
	smr_str_free(&name);
}

/* The stamps of the files named in the old stamps, as they are now. */
static bool is_fresh(const char *stamps_path)
{
	smr_str now = {0};
	char *old;
	bool same;

	if (smr_read_file(stamps_path, &old, NULL) != SMR_OK)
		return false;
	for (char *line = old, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
		char *name, *cut = end;

		for (int i = 0; i < 3 && cut > line;)
			i += *--cut == ' ';
		name = smr_strndup(line, (size_t)(cut - line));
		if (name != NULL)
			stamp(&now, name);
		smr_free(name);
	}
	same = now.n > 0 && strcmp(smr_str_text(&now), old) == 0;
	smr_str_free(&now);
	smr_free(old);
	return same;
}

/* argv of the driver: one source at a time would do; clang takes all and links. */
static int compile(int nsources, char *const *sources, int nflags, char *const *flags,
		   const char *program, const char *deps)
{
	char **argv = smr_calloc((size_t)(nsources + nflags) + 16, sizeof(*argv));
	int n = 0, status;
	pid_t child;

	if (argv == NULL)
		return -1;

	argv[n++] = (char *)"cc";
	argv[n++] = (char *)"-O3";
	argv[n++] = (char *)"-march=native";
	for (int i = 0; i < nflags; i++)
		argv[n++] = flags[i];
	for (int i = 0; i < nsources; i++)
		argv[n++] = sources[i];
	if (nsources == 1) {
		argv[n++] = (char *)"-MMD";
		argv[n++] = (char *)"-MF";
		argv[n++] = (char *)deps;
	}
	argv[n++] = (char *)"-o";
	argv[n++] = (char *)program;
	argv[n++] = (char *)"-lm";
	argv[n] = NULL;
	child = fork();
	if (child == 0)
		_exit(smr_cc_main(n, argv));
	smr_free(argv);
	if (child < 0 || waitpid(child, &status, 0) < 0)
		return -1;
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static smr_status keep_stamps(int nsources, char *const *sources, const char *deps, const char *to)
{
	smr_str stamps = {0};
	char *text = NULL;
	smr_status st;

	if (nsources == 1 && smr_read_file(deps, &text, NULL) == SMR_OK)
		stamp_deps(&stamps, text);
	else
		smr_str_puts(&stamps, "? several sources are built each time\n");
	smr_free(text);
	st = smr_str_status(&stamps, "stamps");
	if (st == SMR_OK)
		st = smr_write_file(to, stamps.s, stamps.n, SMR_WRITE_FAST);
	smr_str_free(&stamps);
	return st;
}

smr_status smr_program_build(int nsources, char *const *sources, int nflags, char *const *flags,
			     char **out)
{
	char hex[2 * SMR_DIGEST_SHORT_BYTES + 1];
	smr_str program = {0}, deps = {0}, stamps = {0}, fresh = {0};
	char *dir = NULL;
	smr_status st;

	SMR_TRY(key_of(nsources, sources, nflags, flags, hex));
	SMR_TRY(smr_cache_dir("programs", &dir));
	smr_str_printf(&program, "%s/%s", dir, hex);
	smr_str_printf(&fresh, "%s/%s.new%d", dir, hex, (int)getpid());
	smr_str_printf(&deps, "%s/%s.d%d", dir, hex, (int)getpid());
	smr_str_printf(&stamps, "%s/%s.from", dir, hex);
	smr_free(dir);
	st = program.oom || deps.oom || stamps.oom || fresh.oom
		     ? smr_fail(SMR_ENOMEM, "no memory for names")
		     : SMR_OK;
	if (st == SMR_OK && !(smr_file_exists(program.s) && is_fresh(stamps.s))) {
		if (compile(nsources, sources, nflags, flags, fresh.s, deps.s) != 0)
			st = smr_fail(SMR_EPARSE, "%s", "");
		else if (rename(fresh.s, program.s) != 0)
			st = smr_fail(SMR_EIO, "cannot keep %s", program.s);
		else
			st = keep_stamps(nsources, sources, deps.s, stamps.s);
		unlink(deps.s);
		unlink(fresh.s);
	}
	if (st == SMR_OK)
		*out = smr_str_take(&program);
	smr_str_free(&program);
	smr_str_free(&deps);
	smr_str_free(&stamps);
	smr_str_free(&fresh);
	return st;
}
