/* samara archive build: a C source for one target.
 *
 * Bitcode is not optimised for size or vectors: the node that runs it does that for its own CPU.
 * Contraction of products and sums is off, so that machines with and without FMA agree. */
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/archive.h"

typedef struct command {
	const char *argv[96];
	int n;
} command;

static void arg(command *c, const char *word)
{
	if (c->n < (int)(sizeof(c->argv) / sizeof(c->argv[0])) - 1)
		c->argv[c->n++] = word;
}

/* Headers of ours: beside the sources in a build tree, or installed. */
static void own_headers(command *c, char *path, size_t n)
{
	char *dir = NULL, *header = NULL;

	if (smr_find_own("include/samara/smr_code.h", &header) == SMR_OK) {
		snprintf(path, n, "-I%.*s", (int)(strlen(header) - strlen("/samara/smr_code.h")),
			 header);
		arg(c, path);
	}
	smr_free(header);
	smr_free(dir);
}

static void common(command *c, const smr_archive_request *r, const char *target)
{
	static const char *const words[] = {"-nostdlibinc",
					    "-fno-stack-protector",
					    "-fno-asynchronous-unwind-tables",
					    "-fno-exceptions",
					    "-fno-math-errno",
					    "-ffp-contract=off",
					    "-fno-ident",
					    "-w"};
	const char *clang = getenv("SAMARA_CLANG");

	arg(c, clang != NULL && *clang != '\0' ? clang : "clang-19");
	arg(c, "-target");
	arg(c, target);
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]) - 1; i++)
		arg(c, words[i]);
	for (int i = 0; i < r->nflags; i++)
		arg(c, r->flags[i]);
}

static void for_bitcode(command *c)
{
	arg(c, "-O1");
	arg(c, "-fno-vectorize");
	arg(c, "-fno-slp-vectorize");
	arg(c, "-fPIC");
	arg(c, "-emit-llvm");
	arg(c, "-c");
}

static void for_object(command *c)
{
	arg(c, "-O2");
	arg(c, "-fPIC");
	arg(c, "-c");
}

/* A module whose imports are what the host may offer. */
static void for_wasm(command *c, const smr_archive *a, char (*exports)[SMR_ARCHIVE_SYMBOL + 16])
{
	arg(c, "-O2");
	arg(c, "-msimd128");
	arg(c, "-mbulk-memory");
	arg(c, "-nostdlib");
	arg(c, "-Wl,--no-entry");
	arg(c, "-Wl,--allow-undefined");
	arg(c, "-Wl,--export=__heap_base");
	arg(c, "-Wl,--strip-all");
	for (size_t i = 0; i < a->nentries; i++) {
		snprintf(exports[i], sizeof(exports[i]), "-Wl,--export=%s", a->entries[i]);
		arg(c, exports[i]);
	}
}

static int run(command *c)
{
	pid_t pid;
	int status, bad;

	c->argv[c->n] = NULL;
	bad = posix_spawnp(&pid, c->argv[0], NULL, NULL, (char *const *)(const void *)c->argv,
			   environ);
	if (bad != 0)
		return smr_cli_fail("archive",
				    "cannot run %s: %s (apt install clang-19, or set "
				    "SAMARA_CLANG)",
				    c->argv[0], strerror(bad));
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return smr_cli_fail("archive", "%s: %s", c->argv[0], strerror(errno));
	return status == 0
		       ? 0
		       : smr_cli_fail("archive", "%s failed; its messages are above", c->argv[0]);
}

/* Through a file of our own. */
int smr_cli_archive_compile(const smr_archive_request *r, const char *source, const char *target,
			    bool object, char **data, size_t *n)
{
	char exports[SMR_ARCHIVE_MAX_ENTRIES][SMR_ARCHIVE_SYMBOL + 16], headers[4096];
	char out[] = "/tmp/samara-archive-XXXXXX";
	int fd = mkstemp(out), rc;
	command c = {.n = 0};

	if (fd < 0)
		return smr_cli_fail("archive", "%s: %s", out, strerror(errno));
	close(fd);
	common(&c, r, target);
	own_headers(&c, headers, sizeof(headers));
	if (strncmp(target, "wasm", 4) == 0)
		for_wasm(&c, &r->archive, exports);
	else if (object)
		for_object(&c);
	else
		for_bitcode(&c);
	arg(&c, source);
	arg(&c, "-o");
	arg(&c, out);
	rc = run(&c);
	if (rc == 0 && smr_read_file(out, data, n) != SMR_OK)
		rc = smr_cli_fail("archive", "%s", smr_errmsg());
	unlink(out);
	return rc;
}
