/* A built program is found again by its sources' paths, the flags and the compiler; it is good as
 * long as no file it was made of (as the compiler's dependency lists say) has changed size, time or
 * inode. One source is compiled and linked at once; several, each on its own first. */
#include "cli/program.h"

#include <stdarg.h>
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
#include "base/vec.h"
#include "front/c/driver.h"

typedef struct job {
	int nsources, nflags;
	char *const *sources, *const *flags;
	smr_str base;   /* the program's path in the cache */
	smr_str stamps; /* of all files it is made of */
	long pid;       /* in the names of files being made: others may make the same program */
} job;

static smr_status key_of(const job *b, char hex[2 * SMR_DIGEST_SHORT_BYTES + 1])
{
	static const char *const variables[] = {"SAMARA_CLANG", "CPATH", "C_INCLUDE_PATH",
						"LIBRARY_PATH"};
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	char *self = NULL, here[4096];
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	SMR_TRY(smr_self_dir(&self));
	smr_digester_add_text(&d, SMR_VERSION);
	smr_digester_add_text(&d, self);
	smr_free(self);
	for (int i = 0; i < b->nsources; i++) {
		char *path = realpath(b->sources[i], NULL);

		if (path == NULL)
			return smr_fail(SMR_ENOTFOUND, "%s: no such file", b->sources[i]);
		smr_digester_add_text(&d, path);
		free(path);
	}
	for (int i = 0; i < b->nflags; i++)
		smr_digester_add_text(&d, b->flags[i]);
	if (b->nflags > 0 && getcwd(here, sizeof(here)) != NULL)
		smr_digester_add_text(&d, here); /* -Iinclude means another folder elsewhere */
	for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); i++)
		smr_digester_add_text(&d, getenv(variables[i]) ? getenv(variables[i]) : "");
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

/* The stamp of a file under its full name: the next run may stand in another folder. */
static void stamp_full(smr_str *out, const char *name)
{
	char *path = realpath(name, NULL);

	stamp(out, path != NULL ? path : name);
	free(path);
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
				stamp_full(out, name.s);
			smr_str_clear(&name);
		} else {
			smr_str_putc(&name, *p);
		}
	}
	if (name.n > 0)
		stamp_full(out, name.s);
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

typedef SMR_VEC(const char *) words;

/* Appends texts up to a NULL. */
static smr_status push(words *argv, ...)
{
	smr_status st = SMR_OK;
	const char *word;
	va_list ap;

	va_start(ap, argv);
	while (st == SMR_OK && (word = va_arg(ap, const char *)) != NULL)
		st = smr_vec_push(argv, word);
	va_end(ap);
	return st;
}

/* Runs the driver; SMR_EPARSE with an empty message when the compiler has told what is wrong. */
static smr_status drive(words *argv)
{
	int status;
	pid_t child;

	SMR_TRY(smr_vec_push(argv, NULL));
	child = fork();
	if (child == 0)
		_exit(smr_cc_main((int)argv->n - 1, (char **)(uintptr_t)argv->v));
	if (child < 0 || waitpid(child, &status, 0) < 0)
		return smr_fail(SMR_EIO, "cannot start the compiler");
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		return smr_fail(SMR_EPARSE, "%s", "");
	return SMR_OK;
}

static bool is_compiled(const char *source)
{
	size_t n = strlen(source);

	return n < 2 || (strcmp(source + n - 2, ".o") != 0 && strcmp(source + n - 2, ".a") != 0);
}

/* What clang would call unused when it only compiles. */
static bool is_for_linker(const char *flag)
{
	return strncmp(flag, "-l", 2) == 0 || strncmp(flag, "-L", 2) == 0 ||
	       strncmp(flag, "-Wl,", 4) == 0 || strcmp(flag, "-rdynamic") == 0 ||
	       strncmp(flag, "-static", 7) == 0;
}

static smr_status begin(const job *b, bool links, words *argv)
{
	smr_status st = push(argv, "cc", "-O3", "-march=native", NULL);

	for (int i = 0; st == SMR_OK && i < b->nflags; i++)
		if (links || !is_for_linker(b->flags[i]))
			st = push(argv, b->flags[i], NULL);
	return st;
}

/* Compiles, and stamps the files that the compiler says it read. */
static smr_status with_deps(job *b, words *argv, const char *source)
{
	smr_str deps = {0};
	char *text = NULL;
	smr_status st;

	smr_str_printf(&deps, "%s.d%ld", b->base.s, b->pid);
	st = smr_str_status(&deps, "a name");
	if (st == SMR_OK)
		st = push(argv, "-MMD", "-MF", deps.s, NULL);
	if (st == SMR_OK)
		st = drive(argv);
	stamp_full(&b->stamps, source);
	if (st == SMR_OK && smr_read_file(deps.s, &text, NULL) == SMR_OK)
		stamp_deps(&b->stamps, text);
	if (deps.s != NULL)
		unlink(deps.s);
	smr_free(text);
	smr_str_free(&deps);
	return st;
}

static smr_status compile_one(job *b, const char *source, const char *object)
{
	words argv = {0};
	smr_status st = begin(b, false, &argv);

	if (st == SMR_OK)
		st = push(&argv, "-c", source, "-o", object, NULL);
	if (st == SMR_OK)
		st = with_deps(b, &argv, source);
	smr_vec_free(&argv);
	return st;
}

/* Inputs as they stand on the command line, objects in place of what was compiled before. */
static smr_status link_all(job *b, char *const *inputs, bool compiles, const char *program)
{
	words argv = {0};
	smr_status st = begin(b, true, &argv);

	for (int i = 0; st == SMR_OK && i < b->nsources; i++)
		st = push(&argv, inputs[i], NULL);
	if (st == SMR_OK)
		st = push(&argv, "-o", program, "-lm", NULL);
	if (st == SMR_OK)
		st = compiles ? with_deps(b, &argv, b->sources[0]) : drive(&argv);
	smr_vec_free(&argv);
	return st;
}

static smr_status build_many(job *b, const char *program)
{
	char **inputs = smr_calloc((size_t)b->nsources, sizeof(*inputs));
	smr_status st = SMR_OK;

	if (inputs == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for names");
	for (int i = 0; st == SMR_OK && i < b->nsources; i++) {
		smr_str name = {0};

		if (is_compiled(b->sources[i]))
			smr_str_printf(&name, "%s.%d.%ld.o", b->base.s, i, b->pid);
		else
			smr_str_puts(&name, b->sources[i]);
		inputs[i] = smr_str_take(&name);
		if (inputs[i] == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for names");
		else if (is_compiled(b->sources[i]))
			st = compile_one(b, b->sources[i], inputs[i]);
		else
			stamp_full(&b->stamps, b->sources[i]);
	}
	if (st == SMR_OK)
		st = link_all(b, inputs, false, program);
	for (int i = 0; i < b->nsources; i++) {
		if (inputs[i] != NULL && is_compiled(b->sources[i]))
			unlink(inputs[i]);
		smr_free(inputs[i]);
	}
	smr_free(inputs);
	return st;
}

/* A program made by another plug-in is another program. */
static void stamp_compiler(job *b)
{
	char *path;

	if (smr_find_own("samara-cc.so", &path) == SMR_OK) {
		stamp_full(&b->stamps, path);
		smr_free(path);
	}
}

static smr_status build(job *b, const char *stamps)
{
	smr_str fresh = {0};
	smr_status st;

	stamp_compiler(b);
	smr_str_printf(&fresh, "%s.new%ld", b->base.s, b->pid);
	st = smr_str_status(&fresh, "a name");
	if (st == SMR_OK)
		st = b->nsources == 1 ? link_all(b, b->sources, true, fresh.s)
				      : build_many(b, fresh.s);
	if (st == SMR_OK)
		st = smr_str_status(&b->stamps, "stamps");
	if (st == SMR_OK && rename(fresh.s, b->base.s) != 0)
		st = smr_fail(SMR_EIO, "cannot keep %s", b->base.s);
	if (st == SMR_OK)
		st = smr_write_file(stamps, b->stamps.s, b->stamps.n, SMR_WRITE_FAST);
	if (fresh.s != NULL)
		unlink(fresh.s);
	smr_str_free(&fresh);
	return st;
}

/* Whether a program could be written there: the folder's disk may be full. */
static bool has_room(const char *folder)
{
	enum { BYTES = 1 << 20 };
	char *block = smr_calloc(1, BYTES);
	smr_str path = {0};
	bool ok;

	smr_str_printf(&path, "%s/room%ld", folder, (long)getpid());
	ok = block != NULL && !path.oom &&
	     smr_write_file(path.s, block, BYTES, SMR_WRITE_FAST) == SMR_OK;
	if (path.s != NULL)
		unlink(path.s);
	smr_str_free(&path);
	smr_free(block);
	return ok;
}

/* Takes the program in @p folder if it is good, else makes it there. */
static smr_status build_in(job *b, const char *folder, const char *name)
{
	static const char *const endings[] = {"", ".from", NULL};
	smr_str stamps = {0};
	smr_status st;

	smr_str_clear(&b->base);
	smr_str_clear(&b->stamps);
	smr_str_printf(&b->base, "%s/%s", folder, name);
	smr_str_printf(&stamps, "%s/%s.from", folder, name);
	st = smr_str_status(&b->base, "a name");
	if (st == SMR_OK)
		st = smr_str_status(&stamps, "a name");
	if (st == SMR_OK && !(smr_file_exists(b->base.s) && is_fresh(stamps.s))) {
		smr_sweep(folder, endings);
		st = has_room(folder) ? build(b, stamps.s)
				      : smr_fail(SMR_EIO, "%s is full", folder);
	}
	smr_str_free(&stamps);
	return st;
}

static smr_status build_without_cache(job *b, smr_program_file *out)
{
	smr_status st;

	snprintf(out->folder, sizeof(out->folder), "/tmp/samara-run-XXXXXX");
	if (mkdtemp(out->folder) == NULL) {
		out->folder[0] = '\0';
		return smr_fail(SMR_EIO, "no place for the program: neither the cache nor /tmp");
	}
	st = build_in(b, out->folder, "program");
	if (st != SMR_OK)
		smr_program_forget(out);
	return st;
}

smr_status smr_program_build(int nsources, char *const *sources, int nflags, char *const *flags,
			     smr_program_file *out)
{
	job b = {.nsources = nsources, .sources = sources, .nflags = nflags, .flags = flags};
	char hex[2 * SMR_DIGEST_SHORT_BYTES + 1];
	char *dir = NULL;
	smr_status st;

	*out = (smr_program_file){0};
	b.pid = (long)getpid();
	SMR_TRY(key_of(&b, hex));
	st = smr_cache_dir("programs", &dir);
	if (st == SMR_OK)
		st = build_in(&b, dir, hex);
	if (st == SMR_EIO || dir == NULL)
		st = build_without_cache(&b, out);
	smr_free(dir);
	if (st == SMR_OK)
		out->path = smr_str_take(&b.base);
	smr_str_free(&b.base);
	smr_str_free(&b.stamps);
	return st;
}

void smr_program_forget(smr_program_file *p)
{
	static const char *const files[] = {"program", "program.from"};
	char path[sizeof(p->folder) + 16];

	for (size_t i = 0; p->folder[0] != '\0' && i < sizeof(files) / sizeof(files[0]); i++) {
		snprintf(path, sizeof(path), "%s/%s", p->folder, files[i]);
		unlink(path);
	}
	if (p->folder[0] != '\0')
		rmdir(p->folder);
	smr_free(p->path);
	*p = (smr_program_file){0};
}
