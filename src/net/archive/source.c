/* Compiles one source for one target, with the compiler of its language.
 *
 * Bitcode is not optimised for size or vectors: the node that runs it does that for its own CPU.
 * Contraction of products and sums is off, so that machines with and without FMA agree. */
#include "net/archive/source.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"

enum { MOST_WORDS = 12, PATH_ROOM = 4096 };

typedef struct command {
	const char *argv[96];
	int n;
	char exports[SMR_ARCHIVE_MAX_ENTRIES][SMR_ARCHIVE_SYMBOL + 16], headers[PATH_ROOM];
} command;

/* A language's compiler and its arguments; a list ends with NULL. */
typedef struct language {
	const char *endings[6];
	const char *variable, *program, *package; /* package: the one to install */
	const char *const *targets;               /* targets, unless others are requested */
	const char *words[MOST_WORDS];            /* arguments of every call */
	const char *bitcode[MOST_WORDS], *object[MOST_WORDS];
	bool is_clang; /* its driver takes -target, links WebAssembly, and finds Samara's headers */
} language;

static const char *const all_targets[] = {"x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu",
					  "wasm32-unknown-unknown", NULL};
static const char *const native_targets[] = {"x86_64-unknown-linux-gnu",
					     "aarch64-unknown-linux-gnu", NULL};
#if defined(__aarch64__)
static const char *const host_target[] = {"aarch64-unknown-linux-gnu", NULL};
#else
static const char *const host_target[] = {"x86_64-unknown-linux-gnu", NULL};
#endif

#define CLANG_WORDS                                                                \
	"-nostdlibinc", "-fno-stack-protector", "-fno-asynchronous-unwind-tables", \
		"-fno-exceptions", "-fno-math-errno", "-ffp-contract=off", "-fno-ident"
#define CLANG_BITCODE {"-O1", "-fno-vectorize", "-fno-slp-vectorize", "-fPIC", "-emit-llvm", "-c"}
#define CLANG_OBJECT {"-O2", "-fPIC", "-c"}

static const language languages[] = {
	{{".c"},
	 "SAMARA_CLANG",
	 "clang-19",
	 "clang-19",
	 all_targets,
	 {CLANG_WORDS},
	 CLANG_BITCODE,
	 CLANG_OBJECT,
	 true},
	{{".cpp", ".cc", ".cxx"},
	 "SAMARA_CLANG",
	 "clang-19",
	 "clang-19",
	 all_targets,
	 {CLANG_WORDS, "-fno-rtti", "-fno-threadsafe-statics"},
	 CLANG_BITCODE,
	 CLANG_OBJECT,
	 true},
	{{".f90", ".f95", ".f03", ".f08"},
	 "SAMARA_FLANG",
	 "flang-new-19",
	 "flang-19",
	 native_targets,
	 {"-ffp-contract=off", "-fPIC"},
	 {"-O1", "-emit-llvm", "-c"},
	 {"-O2", "-c"},
	 false},
	{{".rs"},
	 "SAMARA_RUSTC",
	 "rustc",
	 "rustc",
	 host_target,
	 {"--edition=2021", "--crate-type=lib", "-Cpanic=abort", "-Copt-level=2",
	  "-Crelocation-model=pic", "-Ccodegen-units=1"},
	 {"--emit=obj"},
	 {"--emit=obj"},
	 false},
};

static const language *language_of(const char *path)
{
	const char *ending = strrchr(path, '.');

	for (size_t i = 0; ending != NULL && i < sizeof(languages) / sizeof(languages[0]); i++)
		for (const char *const *e = languages[i].endings; *e != NULL; e++)
			if (strcmp(*e, ending) == 0)
				return &languages[i];
	return NULL;
}

bool smr_is_source(const char *path)
{
	return language_of(path) != NULL;
}

const char *const *smr_source_targets(const char *path)
{
	return language_of(path)->targets;
}

/* ---- arguments ------------------------------------------------------------------------------- */

static void add_argument(command *c, const char *word)
{
	if (c->n < (int)(sizeof(c->argv) / sizeof(c->argv[0])) - 1)
		c->argv[c->n++] = word;
}

static void words(command *c, const char *const *list)
{
	for (int i = 0; i < MOST_WORDS && list[i] != NULL; i++)
		add_argument(c, list[i]);
}

/* Adds the folder of Samara's headers: beside the sources in a build tree, or installed. */
static void own_headers(command *c)
{
	char *header = NULL;

	if (smr_find_own("include/samara/smr_code.h", &header) == SMR_OK) {
		snprintf(c->headers, sizeof(c->headers), "-I%.*s",
			 (int)(strlen(header) - strlen("/samara/smr_code.h")), header);
		add_argument(c, c->headers);
	}
	smr_free(header);
}

/* Adds arguments for a module that imports only functions of the host. */
static void add_wasm_arguments(command *c, const smr_archive *a)
{
	static const char *const list[MOST_WORDS] = {"-O2",
						     "-msimd128",
						     "-mbulk-memory",
						     "-nostdlib",
						     "-Wl,--no-entry",
						     "-Wl,--allow-undefined",
						     "-Wl,--export=__heap_base",
						     "-Wl,--strip-all"};

	words(c, list);
	for (size_t i = 0; i < a->nentries; i++) {
		snprintf(c->exports[i], sizeof(c->exports[i]), "-Wl,--export=%s", a->entries[i]);
		add_argument(c, c->exports[i]);
	}
}

static smr_status build_compiler_command(command *c, const language *l, const smr_sources *s,
					 const smr_archive *a, const char *target, bool object)
{
	const char *program = getenv(l->variable);
	bool wasm = strncmp(target, "wasm", 4) == 0;

	if (wasm && !l->is_clang)
		return smr_fail(SMR_EUNSUPPORTED, "%s makes no WebAssembly here", l->program);
	add_argument(c, program != NULL && *program != '\0' ? program : l->program);
	add_argument(c, strcmp(l->program, "rustc") == 0 ? "--target" : "-target");
	add_argument(c, target);
	words(c, l->words);
	for (size_t i = 0; i < s->nflags; i++)
		add_argument(c, s->flags[i]);
	if (l->is_clang)
		own_headers(c);
	if (wasm)
		add_wasm_arguments(c, a);
	else
		words(c, object ? l->object : l->bitcode);
	return SMR_OK;
}

/* ---- execution ------------------------------------------------------------------------------- */

static smr_status run_compiler(command *c, const language *l)
{
	pid_t pid;
	int status, bad;

	c->argv[c->n] = NULL;
	bad = posix_spawnp(&pid, c->argv[0], NULL, NULL, (char *const *)(const void *)c->argv,
			   environ);
	if (bad != 0)
		return smr_fail(SMR_ENOTFOUND, "cannot run %s: %s (install %s, or set %s)",
				c->argv[0], strerror(bad), l->package, l->variable);
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return smr_fail(SMR_EIO, "%s: %s", c->argv[0], strerror(errno));
	return status == 0 ? SMR_OK
			   : smr_fail(SMR_EPARSE, "%s failed; its messages are above", c->argv[0]);
}

/* The compiler writes to a temporary file. */
smr_status smr_source_compile(const smr_sources *s, const smr_archive *a, const char *path,
			      const char *target, bool object, char **data, size_t *n)
{
	const language *l = language_of(path);
	char out[] = "/tmp/samara-archive-XXXXXX";
	command *c = smr_calloc(1, sizeof(*c));
	smr_status st;
	int fd;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a command");
	fd = mkstemp(out);
	st = fd >= 0 ? build_compiler_command(c, l, s, a, target, object)
		     : smr_fail(SMR_EIO, "%s: %s", out, strerror(errno));
	add_argument(c, path);
	add_argument(c, "-o");
	add_argument(c, out);
	if (st == SMR_OK)
		st = run_compiler(c, l);
	if (st == SMR_OK)
		st = smr_read_file(out, data, n);
	if (fd >= 0) {
		close(fd);
		unlink(out);
	}
	smr_free(c);
	return st;
}
