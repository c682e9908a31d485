/* Builds C programs. A built program is found in the cache by the paths of its sources, the flags
 * and the compiler; it is valid as long as its stamps (deps_cache.c) are, which cover all files
 * that the compiler and, if flags name files for it, the linker report as read. A single source is
 * compiled and linked at once; of several, each is compiled first. */
#include "cli/run/program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/data/vec.h"
#include "base/fs.h"
#include "base/os/cache.h"
#include "base/os/progress.h"
#include "base/str.h"
#include "cli/run/deps_cache.h"
#include "front/c/driver.h"
#include "front/c/words.h"

typedef struct job {
	const char *linker;  /* smr_program_linker() */
	smr_cc_settings how; /* our library is its runtime, since the process is ours */
	int nsources, nflags;
	char *const *sources, *const *flags;
	smr_str base;      /* path of the program in the cache */
	smr_str linked;    /* the linker's option for a list of the files it reads; may be empty */
	smr_stamps stamps; /* of all files that the program depends on */
	long pid;          /* part of temporary names: other processes may build the same program */
} job;

static smr_status key_of(const job *b, char hex[2 * SMR_DIGEST_SHORT_BYTES + 1])
{
	static const char *const variables[] = {"SAMARA_CLANG",     "SAMARA_CLANGXX",
						"SAMARA_LIFT",      "CPATH",
						"C_INCLUDE_PATH",   "CPLUS_INCLUDE_PATH",
						"LIBRARY_PATH",     "COMPILER_PATH",
						"SOURCE_DATE_EPOCH"};
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
		smr_digester_add_text(&d, here); /* a relative flag such as -Iinclude depends on the
						    working directory */
	for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); i++)
		smr_digester_add_text(&d, getenv(variables[i]) ? getenv(variables[i]) : "");
	smr_digester_add_text(&d, b->how.errno_is != NULL ? b->how.errno_is : "");
	smr_digester_add_text(&d, b->how.opaque != NULL ? b->how.opaque : "");
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), hex);
	return SMR_OK;
}

typedef SMR_VEC(const char *) words;

/* Appends texts up to NULL. */
static smr_status push_words(words *argv, ...)
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

/* Runs the driver; SMR_EPARSE with an empty message if the compiler has printed the error. */
static smr_status run_compiler_driver(const job *b, words *argv)
{
	int status;
	pid_t child;

	SMR_TRY(smr_vec_push(argv, NULL));
	child = fork();
	if (child == 0)
		_exit(smr_cc_main((int)argv->n - 1, (char **)(uintptr_t)argv->v, &b->how));
	if (child < 0 || waitpid(child, &status, 0) < 0)
		return smr_fail(SMR_EIO, "cannot start the compiler");
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		return smr_fail(SMR_EPARSE, "%s", "");
	return SMR_OK;
}

static bool has_ending(const char *name, const char *ending)
{
	size_t n = strlen(name), k = strlen(ending);

	return n >= k && strcmp(name + n - k, ending) == 0;
}

static bool is_compiled(const char *source)
{
	return !has_ending(source, ".o") && !has_ending(source, ".a");
}

static bool is_library(const char *flag)
{
	return strncmp(flag, "-l", 2) == 0;
}

/* Flags that clang would report as unused when it only compiles. */
static bool is_for_linker(const char *flag)
{
	return is_library(flag) || strncmp(flag, "-L", 2) == 0 || strncmp(flag, "-Wl,", 4) == 0 ||
	       strcmp(flag, "-rdynamic") == 0 || strncmp(flag, "-static", 7) == 0 ||
	       strncmp(flag, "-fuse-ld=", 9) == 0;
}

static smr_status begin_compiler_command(const job *b, const char *compiler, bool links,
					 words *argv)
{
	smr_status st = push_words(argv, compiler, "-O3", "-march=native", NULL);

	/* clang warns of -march=native itself on processors with AVX10 */
	if (st == SMR_OK && strcmp(compiler, "fc") != 0)
		st = push_words(argv, "-Wno-invalid-feature-combination", NULL);
	for (int i = 0; st == SMR_OK && i < b->nflags; i++)
		if (!is_library(b->flags[i]) && (links || !is_for_linker(b->flags[i])))
			st = push_words(argv, b->flags[i], NULL);
	return st;
}

static bool is_fortran(const char *source)
{
	const char *compiler = smr_cc_compiler_of(source);

	return compiler != NULL && strcmp(compiler, "fc") == 0;
}

/* Whether it depends on other files than itself. */
static bool command_includes(const char *source)
{
	static const char *const alone[] = {".i", ".ii", ".bc", ".ll"};

	for (size_t i = 0; i < sizeof(alone) / sizeof(alone[0]); i++)
		if (has_ending(source, alone[i]))
			return false;
	return smr_cc_compiler_of(source) != NULL;
}

/* Compiles, and stamps the files that the compiler reports as read. */
static smr_status with_deps(job *b, words *argv, const char *source)
{
	smr_str deps = {0};
	char *text = NULL;
	smr_status st;

	smr_str_printf(&deps, "%s.d%ld", b->base.s, b->pid);
	st = smr_str_status(&deps, "a name");
	if (st == SMR_OK && !is_fortran(source)) /* flang writes no dependency list */
		st = push_words(argv, "-MD", "-MF", deps.s, NULL);
	if (st == SMR_OK)
		st = run_compiler_driver(b, argv);
	smr_stamps_add(&b->stamps, source);
	if (st == SMR_OK && smr_read_file(deps.s, &text, NULL) == SMR_OK)
		smr_stamps_add_deps(&b->stamps, text);
	else if (command_includes(source))
		smr_stamps_add(&b->stamps, deps.s); /* if the list is missing, this marks the stamps
						       as unsure */
	if (deps.s != NULL)
		unlink(deps.s);
	smr_free(text);
	smr_str_free(&deps);
	return st;
}

static smr_status compile_one(job *b, const char *source, const char *object)
{
	words argv = {0};
	smr_status st = begin_compiler_command(b, smr_cc_compiler_of(source), false, &argv);

	if (st == SMR_OK)
		st = push_words(&argv, "-c", source, "-o", object, NULL);
	if (st == SMR_OK)
		st = with_deps(b, &argv, source);
	smr_vec_free(&argv);
	return st;
}

/* Links the inputs in the order of the command line, with objects in place of compiled sources,
 * then the libraries: from an archive a linker takes only what is undefined so far. */
static smr_status link_all(job *b, char *const *inputs, bool compiles, const char *program)
{
	words argv = {0};
	smr_status st = begin_compiler_command(b, b->linker, true, &argv);

	for (int i = 0; st == SMR_OK && i < b->nsources; i++)
		st = push_words(&argv, inputs[i], NULL);
	for (int i = 0; st == SMR_OK && i < b->nflags; i++)
		if (is_library(b->flags[i]))
			st = push_words(&argv, b->flags[i], NULL);
	if (st == SMR_OK)
		st = push_words(&argv, "-o", program, "-lm", NULL);
	if (st == SMR_OK && b->linked.n > 0)
		st = push_words(&argv, "-Xlinker", b->linked.s, NULL);
	if (st == SMR_OK)
		st = compiles ? with_deps(b, &argv, b->sources[0]) : run_compiler_driver(b, &argv);
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
			smr_stamps_add(&b->stamps, b->sources[i]);
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

/* A program built with another plug-in is a different one. */
static void stamp_compiler(job *b)
{
	char *path;

	if (smr_find_own("samara-cc.so", &path) == SMR_OK) {
		smr_stamps_add(&b->stamps, path);
		smr_free(path);
	}
}

/* Stamps files that flags name and that are in no list: @FILE, -fprofile-use=FILE, -T FILE. */
static void stamp_flags(job *b)
{
	for (int i = 0; i < b->nflags; i++) {
		const char *flag = b->flags[i], *value = strchr(flag, '=');
		const char *names[] = {flag, flag[0] == '@' ? flag + 1 : NULL,
				       value != NULL ? value + 1 : NULL};
		struct stat s;

		for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++)
			if (names[k] != NULL && stat(names[k], &s) == 0 && S_ISREG(s.st_mode))
				smr_stamps_add(&b->stamps, names[k]);
	}
}

static const char list_option[] = "--dependency-file=";

static smr_status ask_linker(job *b)
{
	bool asks = false;

	for (int i = 0; i < b->nflags; i++)
		asks |= is_for_linker(b->flags[i]) || b->flags[i][0] == '@';
	smr_str_clear(&b->linked);
	if (asks)
		smr_str_printf(&b->linked, "%s%s.l%ld", list_option, b->base.s, b->pid);
	return smr_str_status(&b->linked, "a name");
}

/* Runs after the objects of this build are removed. */
static void stamp_linked(job *b)
{
	const char *list = b->linked.s + strlen(list_option);
	char *text;

	if (smr_read_file(list, &text, NULL) == SMR_OK) {
		smr_stamps_add_linked(&b->stamps, text);
		smr_free(text);
	} else {
		smr_stamps_add(&b->stamps, list); /* if the list is missing, this marks the stamps
						     as unsure */
	}
}

static smr_status compile_and_link(job *b, const char *program)
{
	smr_status st;

	smr_stamps_begin(&b->stamps);
	stamp_compiler(b);
	stamp_flags(b);
	SMR_TRY(ask_linker(b));
	st = b->nsources == 1 ? link_all(b, b->sources, true, program) : build_many(b, program);
	if (st == SMR_OK && b->linked.n > 0)
		stamp_linked(b);
	if (b->linked.n > 0)
		unlink(b->linked.s + strlen(list_option));
	return st;
}

static smr_status build_and_stamp(job *b, const char *stamps)
{
	smr_str fresh = {0};
	smr_status st;

	smr_str_printf(&fresh, "%s.new%ld", b->base.s, b->pid);
	st = smr_str_status(&fresh, "a name");
	if (st == SMR_OK) {
		smr_progress_begin("compiling %s%s", b->sources[0], b->nsources > 1 ? " ..." : "");
		st = compile_and_link(b, fresh.s);
		smr_progress_end();
	}
	if (st == SMR_OK)
		st = smr_stamps_write(&b->stamps, fresh.s, stamps);
	if (st == SMR_OK && rename(fresh.s, b->base.s) != 0)
		st = smr_fail(SMR_EIO, "cannot keep %s", b->base.s);
	if (fresh.s != NULL)
		unlink(fresh.s);
	smr_str_free(&fresh);
	return st;
}

/* Whether a program can be written there: the disk may be full. */
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

/* Takes the program in @p folder if it is valid, else builds it there. */
static smr_status build_in(job *b, const char *folder, const char *name)
{
	static const char *const endings[] = {"", ".from", NULL};
	smr_str stamps = {0};
	smr_status st;

	smr_str_clear(&b->base);
	smr_str_printf(&b->base, "%s/%s", folder, name);
	smr_str_printf(&stamps, "%s/%s.from", folder, name);
	st = smr_str_status(&b->base, "a name");
	if (st == SMR_OK)
		st = smr_str_status(&stamps, "a name");
	if (st == SMR_OK && !smr_stamps_fit(stamps.s, b->base.s)) {
		smr_sweep(folder, endings);
		st = has_room(folder) ? build_and_stamp(b, stamps.s)
				      : smr_fail(SMR_EIO, "%s is full", folder);
	}
	smr_str_free(&stamps);
	return st;
}

/* The cache may be emptied between the build and the hold. */
static smr_status build_and_hold(job *b, const char *folder, const char *name, int *held)
{
	enum { TRIES = 3 };
	smr_status st = SMR_OK;

	for (int i = 0; i < TRIES && *held < 0 && st == SMR_OK; i++) {
		st = build_in(b, folder, name);
		if (st == SMR_OK)
			*held = smr_cache_hold(b->base.s);
	}
	return st == SMR_OK && *held < 0
		       ? smr_fail(SMR_EIO, "%s is emptied again and again", folder)
		       : st;
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

smr_status smr_program_build(const smr_program_sources *s, const smr_cc_settings *how,
			     smr_program_file *out)
{
	job b = {.linker = smr_program_linker(s),
		 .nsources = s->nsources,
		 .sources = s->sources,
		 .nflags = s->nflags,
		 .flags = s->flags};
	char hex[2 * SMR_DIGEST_SHORT_BYTES + 1];
	char *dir = NULL;
	smr_status st;

	*out = (smr_program_file){.held = -1};
	b.pid = (long)getpid();
	if (how != NULL)
		b.how = *how;
	else
		smr_cc_environment(&b.how);
	b.how.runtime = "library";
	SMR_TRY(key_of(&b, hex));
	st = smr_cache_dir("programs", &dir);
	if (st == SMR_OK)
		st = build_and_hold(&b, dir, hex, &out->held);
	if (st == SMR_EIO || dir == NULL)
		st = build_without_cache(&b, out);
	smr_free(dir);
	if (st == SMR_OK)
		out->path = smr_str_take(&b.base);
	smr_str_free(&b.base);
	smr_str_free(&b.linked);
	smr_stamps_free(&b.stamps);
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
	if (p->held >= 0)
		close(p->held);
	smr_free(p->path);
	*p = (smr_program_file){.held = -1};
}
