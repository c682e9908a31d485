/* `samara cc`: the user's command line, handed to clang with three things added: the plug-in, names
 * and line tables for it to read (it drops the line tables again unless -g asked for them), and
 * when the command links, libsamara-rt. */
#include "front/c/driver.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/vec.h"

typedef SMR_VEC(char *) list;

typedef struct facts {
	bool links, optimizes, debugs, is_static, assembler, shared;
	int inputs;
} facts;

static smr_status add(list *l, const char *text)
{
	char *copy = smr_strdup(text);

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the command line");
	smr_status st = smr_vec_push(l, copy);
	if (st != SMR_OK)
		smr_free(copy);
	return st;
}

static bool starts(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

static bool ends(const char *s, const char *with)
{
	size_t n = strlen(s), m = strlen(with);

	return n >= m && strcmp(s + n - m, with) == 0;
}

static bool any_of(const char *s, const char *const *words)
{
	for (; *words != NULL; words++)
		if (strcmp(s, *words) == 0)
			return true;
	return false;
}

typedef struct option {
	const char *name, *variable; /* the plug-in reads its variable */
} option;

/* Options that are not clang's; NULL: it is clang's. */
static const option *own_option(const char *s)
{
	static const option options[] = {{"--errno=", "SAMARA_ERRNO"},
					 {"--opaque=", "SAMARA_OPAQUE"}};

	for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++)
		if (starts(s, options[i].name))
			return &options[i];
	return NULL;
}

/* Options whose value is the next argument: that is no input file. */
static bool takes_value(const char *s)
{
	static const char *const words[] = {
		"-o",     "-x",       "-I",          "-D",         "-U",
		"-L",     "-l",       "-include",    "-MF",        "-MT",
		"-MQ",    "-isystem", "-iquote",     "-idirafter", "-Xclang",
		"-mllvm", "-Xlinker", "-Xassembler", "-T",         "-target",
		"-arch",  "-imacros", "-iprefix",    "-isysroot",  "-Xpreprocessor",
		"-u",     "-z",       "-e",          "-rpath",     NULL};

	return any_of(s, words);
}

static facts look(int argc, char **argv)
{
	static const char *const no_link[] = {"-c",           "-S",     "-E",
					      "-M",           "-MM",    "-fsyntax-only",
					      "--version",    "-r",     "-dumpversion",
					      "-dumpmachine", "--help", "--analyze",
					      "-emit-ast",    "-cc1",   NULL};
	facts f = {.links = true};

	for (int i = 1; i < argc; i++) {
		const char *s = argv[i];
		if (any_of(s, no_link) || starts(s, "-print-") || starts(s, "--precompile"))
			f.links = false;
		else if (starts(s, "-O"))
			f.optimizes = strcmp(s, "-O0") != 0;
		else if (starts(s, "-g") && strcmp(s, "-g0") != 0 && !starts(s, "-gcc"))
			f.debugs = true;
		else if (strcmp(s, "-static") == 0 || strcmp(s, "-static-pie") == 0)
			f.is_static = true;
		else if (takes_value(s))
			i++;
		else if (s[0] != '-' || s[1] == 0)
			f.inputs++;
		f.assembler |= ends(s, ".s") || ends(s, ".S");
	}
	f.links &= f.inputs > 0;
	return f;
}

static smr_status add_plugin(list *l, const facts *f)
{
	char *path = NULL, option[4200];

	SMR_TRY(smr_find_own("samara-cc.so", &path));
	snprintf(option, sizeof(option), "-fpass-plugin=%s", path);
	smr_free(path);
	SMR_TRY(add(l, "--start-no-unused-arguments"));
	SMR_TRY(add(l, option));
	SMR_TRY(add(l, "-fno-discard-value-names"));
	if (f->optimizes && !f->debugs && !f->assembler)
		SMR_TRY(add(l, "-gline-tables-only"));
	return add(l, "--end-no-unused-arguments");
}

/* --no-as-needed: the reference is weak, so the linker would drop the library. */
static smr_status add_runtime(list *l, const facts *f)
{
	char *path = NULL, option[4200], rpath[4200];
	const char *name = f->is_static ? "libsamara-rt.a" : "libsamara-rt.so";

	SMR_TRY(smr_find_own(name, &path));
	*strrchr(path, '/') = 0;
	snprintf(option, sizeof(option), "-L%s", path);
	snprintf(rpath, sizeof(rpath), "-Wl,-rpath,%s", path);
	smr_free(path);
	SMR_TRY(add(l, "--start-no-unused-arguments"));
	SMR_TRY(add(l, option));
	if (f->is_static) {
		SMR_TRY(add(l, "-Wl,-u,smr_site_enter"));
		SMR_TRY(add(l, "-lsamara-rt"));
	} else {
		SMR_TRY(add(l, rpath));
		SMR_TRY(add(l, "-Wl,--push-state,--no-as-needed"));
		SMR_TRY(add(l, "-lsamara-rt"));
		SMR_TRY(add(l, "-Wl,--pop-state"));
	}
	return add(l, "--end-no-unused-arguments");
}

static smr_status make(int argc, char **argv, list *l)
{
	facts f = look(argc, argv);
	const char *clang = getenv("SAMARA_CLANG");

	SMR_TRY(add(l, clang != NULL && clang[0] != 0 ? clang : "clang-19"));
	SMR_TRY(add_plugin(l, &f));
	for (int i = 1; i < argc; i++)
		if (own_option(argv[i]) == NULL)
			SMR_TRY(add(l, argv[i]));
	if (f.links)
		SMR_TRY(add_runtime(l, &f));
	return smr_vec_push(l, (char *)NULL);
}

smr_status smr_cc_command(int argc, char **argv, char ***out)
{
	list l = {0};
	smr_status st = make(argc, argv, &l);

	if (st == SMR_OK) {
		*out = l.v;
		return SMR_OK;
	}
	for (size_t i = 0; i < l.n; i++)
		smr_free(l.v[i]);
	smr_vec_free(&l);
	return st;
}

void smr_cc_free(char **command)
{
	for (char **p = command; p != NULL && *p != NULL; p++)
		smr_free(*p);
	smr_free(command);
}

int smr_cc_main(int argc, char **argv)
{
	char **command = NULL;

	for (int i = 1; i < argc; i++) {
		const option *o = own_option(argv[i]);

		if (o != NULL)
			setenv(o->variable, argv[i] + strlen(o->name), 1);
	}
	if (smr_cc_command(argc, argv, &command) != SMR_OK) {
		fprintf(stderr, "samara cc: %s\n", smr_errmsg());
		return 1;
	}
	bool lines = false;
	for (char **p = command + 1; *p != NULL; p++) /* the first is the compiler */
		lines |= strcmp(*p, "-gline-tables-only") == 0;
	facts f = look(argc, argv);
	if (lines && !f.debugs)
		setenv("SAMARA_LINES", "drop", 1);
	else
		unsetenv("SAMARA_LINES");
	execvp(command[0], command);
	fprintf(stderr,
		"samara cc: cannot start %s: %s (Debian: apt install clang-19; or set "
		"SAMARA_CLANG)\n",
		command[0], strerror(errno));
	smr_cc_free(command);
	return 127;
}
