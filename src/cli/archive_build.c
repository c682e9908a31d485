/* samara archive build: C sources through clang, other files as they are. */
#include <stdio.h>
#include <string.h>

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

static int compile(const smr_archive_request *r, built *b, const char *source, const char *target,
		   bool object)
{
	char *data;
	size_t n;
	int rc = smr_cli_archive_compile(r, source, target, object, &data, &n);

	return rc == 0 ? add(b, source, data, n) : rc;
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
