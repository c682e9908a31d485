#include "cli/run/npz.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <zip.h>

#include "base/alloc.h"
#include "base/fs.h"

/* Maximum expansion of a byte of deflate (zlib's technical notes: 1032). */
enum { MOST_DENSE = 1032 };
enum { LINE = 64 }; /* bytes of a cache line: vectors of an array do not straddle two lines */

static smr_status zip_failed(const char *path, const char *why)
{
	return smr_fail(SMR_EIO, "%s: %s", path, why);
}

static smr_status open_archive(const char *path, int flags, zip_t **out)
{
	int code = 0;
	zip_error_t e;
	smr_status st;

	*out = zip_open(path, flags, &code);
	if (*out != NULL)
		return SMR_OK;
	zip_error_init_with_code(&e, code);
	st = zip_failed(path, zip_error_strerror(&e));
	zip_error_fini(&e);
	return st;
}

static smr_status read_bytes(zip_t *z, zip_uint64_t i, const char *what, void **out, size_t *n)
{
	zip_stat_t s;
	zip_file_t *f;
	zip_int64_t got = -1;

	if (zip_stat_index(z, i, 0, &s) != 0 || !(s.valid & ZIP_STAT_SIZE) ||
	    !(s.valid & ZIP_STAT_COMP_SIZE) || s.size > SIZE_MAX / 2)
		return zip_failed(what, "its size is not known");
	/* rejects an impossible size before memory is allocated */
	if (s.size / MOST_DENSE > s.comp_size)
		return zip_failed(what, "it says that it is larger than its bytes can make it");
	*n = (size_t)s.size;
	*out = smr_aligned_alloc(LINE, *n + 1);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s of %zu bytes", what, *n);
	f = zip_fopen_index(z, i, 0);
	if (f != NULL) {
		got = zip_fread(f, *out, *n);
		zip_fclose(f);
	}
	if (got >= 0 && (size_t)got == *n)
		return SMR_OK;
	smr_free(*out);
	return zip_failed(what, "it cannot be read whole");
}

/* Moves the elements to the front of their memory; the result takes ownership of it. */
static smr_status take_array(const char *what, void *bytes, size_t n, smr_npz_array *out)
{
	const void *data;
	smr_npy_form form;
	smr_status st;

	st = smr_npy_read(what, bytes, n, &out->a, &data, &out->bytes, &form);
	if (st == SMR_OK) {
		memmove(bytes, data, out->bytes);
		st = smr_npy_settle(&out->a, &form, &bytes, out->bytes);
	}
	if (st != SMR_OK) {
		smr_free(bytes);
		return st;
	}
	out->a.data = bytes;
	return SMR_OK;
}

static smr_status read_array(zip_t *z, zip_uint64_t i, const char *path, smr_npz_array *out)
{
	const char *name = zip_get_name(z, i, 0), *dot;
	char what[300];
	void *bytes;
	size_t n;

	if (name == NULL)
		return zip_failed(path, "an array without a name");
	snprintf(what, sizeof(what), "%s: %s", path, name);
	SMR_TRY(read_bytes(z, i, what, &bytes, &n));
	SMR_TRY(take_array(what, bytes, n, out));
	dot = strrchr(name, '.');
	out->name = smr_strndup(name, dot != NULL && strcmp(dot, ".npy") == 0 ? (size_t)(dot - name)
									      : strlen(name));
	if (out->name == NULL) {
		smr_free(out->a.data);
		return smr_fail(SMR_ENOMEM, "no memory for %s", what);
	}
	return SMR_OK;
}

smr_status smr_npz_read_one(const char *path, smr_npz *out)
{
	char *bytes;
	size_t n;

	*out = (smr_npz){.arrays = smr_calloc(1, sizeof(*out->arrays))};
	if (out->arrays == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the array of %s", path);
	SMR_TRY(smr_read_file(path, &bytes, &n));
	SMR_TRY(take_array(path, bytes, n, &out->arrays[0]));
	out->n = 1;
	return SMR_OK;
}

smr_status smr_npz_read(const char *path, smr_npz *out)
{
	zip_int64_t n;
	zip_t *z;
	smr_status st = SMR_OK;

	*out = (smr_npz){0};
	SMR_TRY(open_archive(path, ZIP_RDONLY, &z));
	n = zip_get_num_entries(z, 0);
	out->arrays = smr_calloc((size_t)(n > 0 ? n : 0) + 1, sizeof(*out->arrays));
	if (out->arrays == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for the arrays of %s", path);
	for (zip_int64_t i = 0; st == SMR_OK && i < n; i++) {
		st = read_array(z, (zip_uint64_t)i, path, &out->arrays[out->n]);
		out->n += st == SMR_OK;
	}
	zip_discard(z);
	if (st != SMR_OK)
		smr_npz_free(out);
	return st;
}

void smr_npz_free(smr_npz *z)
{
	for (size_t i = 0; i < z->n; i++) {
		smr_free(z->arrays[i].name);
		smr_free(z->arrays[i].a.data);
	}
	smr_free(z->arrays);
	*z = (smr_npz){0};
}

const smr_npz_array *smr_npz_find(const smr_npz *z, const char *name)
{
	for (size_t i = 0; i < z->n; i++)
		if (strcmp(z->arrays[i].name, name) == 0)
			return &z->arrays[i];
	return NULL;
}

/* Adds an array as .npy bytes, which libzip reads when the archive is closed. */
static smr_status add_array(zip_t *z, const char *path, const smr_npz_array *a, char **kept)
{
	zip_source_t *from;
	char name[300];
	zip_int64_t i = -1;
	size_t n;

	SMR_TRY(smr_npy_header(&a->a, kept, &n));
	char *grown = smr_realloc(*kept, n + a->bytes);

	if (grown == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s of %zu bytes", a->name, a->bytes);
	*kept = grown;
	if (a->bytes > 0)
		memcpy(grown + n, a->a.data, a->bytes);
	snprintf(name, sizeof(name), "%s.npy", a->name);
	from = zip_source_buffer(z, grown, n + a->bytes, 0);
	if (from != NULL) {
		i = zip_file_add(z, name, from, ZIP_FL_OVERWRITE);
		if (i < 0)
			zip_source_free(from);
	}
	if (i < 0 || zip_set_file_compression(z, (zip_uint64_t)i, ZIP_CM_STORE, 0) != 0)
		return zip_failed(path, zip_strerror(z));
	return SMR_OK;
}

static volatile sig_atomic_t stopped_by;

static void note_signal(int signal)
{
	stopped_by = signal;
}

/* Closes the archive: libzip writes a temporary file and renames it when it is complete. Signals
 * are deferred meanwhile, so that no partial file is left. */
static smr_status close_whole(const char *path, zip_t **to)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
	enum { N = sizeof(signals) / sizeof(signals[0]) };
	struct sigaction later = {.sa_handler = note_signal}, before[N];
	smr_status st = SMR_OK;

	stopped_by = 0;
	sigemptyset(&later.sa_mask);
	for (int i = 0; i < N; i++)
		sigaction(signals[i], &later, &before[i]);
	if (zip_close(*to) != 0)
		st = zip_failed(path, zip_strerror(*to));
	else
		*to = NULL;
	for (int i = 0; i < N; i++)
		sigaction(signals[i], &before[i], NULL);
	if (stopped_by != 0)
		raise(stopped_by);
	return st;
}

smr_status smr_npz_write(const char *path, const smr_npz *z)
{
	char **kept = smr_calloc(z->n + 1, sizeof(*kept));
	zip_t *to;
	smr_status st;

	if (kept == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", path);
	st = open_archive(path, ZIP_CREATE | ZIP_TRUNCATE, &to);
	if (st != SMR_OK) {
		smr_free(kept);
		return st;
	}
	for (size_t i = 0; st == SMR_OK && i < z->n; i++)
		st = add_array(to, path, &z->arrays[i], &kept[i]);
	if (st == SMR_OK)
		st = close_whole(path, &to);
	if (to != NULL)
		zip_discard(to);
	for (size_t i = 0; i < z->n; i++)
		smr_free(kept[i]);
	smr_free(kept);
	return st;
}
