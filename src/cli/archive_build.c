/* samara archive build: C sources through clang, other files as they are.
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
#include "ship/slice.h"

typedef struct built {
	char *data[SMR_ARCHIVE_MAX_SLICES];
	smr_archive *archive;
} built;

static const char *const default_targets[] = {
	"x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "wasm32-unknown-unknown"};

static int failed(void)
{
	return smr_cli_fail("archive", "%s", smr_errmsg());
}

static int add(built *b, const char *name, char *data, size_t n)
{
	smr_archive *a = b->archive;

	if (a->nslices == SMR_ARCHIVE_MAX_SLICES) {
		smr_free(data);
		return smr_cli_fail("archive", "more than %d slices", SMR_ARCHIVE_MAX_SLICES);
	}
	b->data[a->nslices] = data;
	if (smr_slice_of(name, data, n, a, &a->slices[a->nslices]) != SMR_OK) {
		smr_free(data);
		return failed();
	}
	a->nslices++;
	return 0;
}

/* ---- compiling --------------------------------------------------------------------------------
 */

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

/* One source for one target, into a file of our own, and from there into the archive. */
static int compile(const smr_archive_request *r, built *b, const char *source, const char *target,
		   bool object)
{
	char exports[SMR_ARCHIVE_MAX_ENTRIES][SMR_ARCHIVE_SYMBOL + 16], headers[4096];
	char out[] = "/tmp/samara-archive-XXXXXX", *data;
	int fd = mkstemp(out), rc;
	command c = {.n = 0};
	size_t n;

	if (fd < 0)
		return smr_cli_fail("archive", "%s: %s", out, strerror(errno));
	close(fd);
	common(&c, r, target);
	own_headers(&c, headers, sizeof(headers));
	if (strncmp(target, "wasm", 4) == 0)
		for_wasm(&c, b->archive, exports);
	else if (object)
		for_object(&c);
	else
		for_bitcode(&c);
	arg(&c, source);
	arg(&c, "-o");
	arg(&c, out);
	rc = run(&c);
	if (rc == 0)
		rc = smr_read_file(out, &data, &n) == SMR_OK ? add(b, source, data, n) : failed();
	unlink(out);
	return rc;
}

static int compile_all(const smr_archive_request *r, built *b, const char *source)
{
	int rc = 0, n = r->ntargets > 0 ? r->ntargets : 3;
	const char *const *targets = r->ntargets > 0 ? r->targets : default_targets;

	for (int i = 0; i < n && rc == 0; i++) {
		rc = compile(r, b, source, targets[i], false);
		if (rc == 0 && r->objects && strncmp(targets[i], "wasm", 4) != 0)
			rc = compile(r, b, source, targets[i], true);
	}
	return rc;
}

/* ---- the archive ------------------------------------------------------------------------------
 */

static bool is_source(const char *name)
{
	size_t n = strlen(name);

	return n > 2 && strcmp(name + n - 2, ".c") == 0;
}

static int add_file(const smr_archive_request *r, built *b, const char *name)
{
	char *data;
	size_t n;

	if (is_source(name))
		return compile_all(r, b, name);
	return smr_read_file(name, &data, &n) == SMR_OK ? add(b, name, data, n) : failed();
}

/* The file's name without folder and ending, when none is given. */
static void name_archive(smr_archive *a, const char *file)
{
	const char *base = strrchr(file, '/') != NULL ? strrchr(file, '/') + 1 : file;

	if (a->name[0] == '\0')
		snprintf(a->name, sizeof(a->name), "%.*s", (int)strcspn(base, "."), base);
}

static smr_status seal(const smr_archive_request *r, smr_str *bytes)
{
	smr_secret_key key;
	smr_status st;

	SMR_TRY(smr_archive_build(&r->archive, bytes));
	if (r->key != NULL) {
		SMR_TRY(smr_key_load(r->key, &key));
		st = smr_archive_sign(bytes, &key);
		smr_key_forget(&key);
		SMR_TRY(st);
	}
	return smr_write_file(r->out, bytes->s, bytes->n, SMR_WRITE_SYNC);
}

int smr_cli_archive_build(smr_archive_request *r)
{
	built b = {.archive = &r->archive};
	smr_str bytes = {0};
	int rc = 0, sources = 0;

	for (int i = 0; i < r->nfiles; i++)
		sources += is_source(r->files[i]);
	if (sources > 1)
		return smr_cli_fail("archive", "one C source makes an archive: let it #include the "
					       "others");
	if (r->archive.nentries == 0) {
		r->archive.nentries = 1;
		snprintf(r->archive.entries[0], sizeof(r->archive.entries[0]), "%s", "smr_main");
	}
	name_archive(&r->archive, r->files[0]);
	for (int i = 0; i < r->nfiles && rc == 0; i++)
		rc = add_file(r, &b, r->files[i]);
	if (rc == 0 && seal(r, &bytes) != SMR_OK)
		rc = failed();
	smr_str_free(&bytes);
	for (size_t i = 0; i < r->archive.nslices; i++)
		smr_free(b.data[i]);
	return rc;
}
