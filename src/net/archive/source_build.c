/* Builds an archive of files: compiles sources, takes others as they are. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "net/archive/slice.h"
#include "net/archive/source.h"

typedef struct built {
	char *data[SMR_ARCHIVE_MAX_SLICES];
	const smr_sources *s;
	smr_archive *archive;
} built;

static smr_status add_archive_slice(built *b, const char *name, char *data, size_t n)
{
	smr_archive *a = b->archive;
	smr_status st;

	if (a->nslices == SMR_ARCHIVE_MAX_SLICES) {
		smr_free(data);
		return smr_fail(SMR_EINVAL, "more than %d slices", SMR_ARCHIVE_MAX_SLICES);
	}
	st = smr_slice_of(name, data, n, a, &a->slices[a->nslices]);
	if (st != SMR_OK) {
		smr_free(data);
		return st;
	}
	b->data[a->nslices++] = data;
	return SMR_OK;
}

static smr_status compile_to_slice(built *b, const char *source, const char *target, bool object)
{
	char *data;
	size_t n;

	SMR_TRY(smr_source_compile(b->s, b->archive, source, target, object, &data, &n));
	return add_archive_slice(b, source, data, n);
}

static smr_status compile_for(built *b, const char *source, const char *target)
{
	size_t before = b->archive->nslices;

	SMR_TRY(compile_to_slice(b, source, target, false));
	if (b->s->objects && b->archive->slices[before].kind == SMR_SLICE_BITCODE)
		return compile_to_slice(b, source, target, true);
	return SMR_OK;
}

static smr_status compile_all(built *b, const char *source)
{
	const char *const *targets = smr_source_targets(source);

	for (size_t i = 0; i < b->s->ntargets; i++)
		SMR_TRY(compile_for(b, source, b->s->targets[i]));
	for (size_t i = 0; b->s->ntargets == 0 && targets[i] != NULL; i++)
		SMR_TRY(compile_for(b, source, targets[i]));
	return SMR_OK;
}

static smr_status add_file(built *b, const char *name)
{
	char *data;
	size_t n;

	if (smr_is_source(name))
		return compile_all(b, name);
	SMR_TRY(smr_read_file(name, &data, &n));
	return add_archive_slice(b, name, data, n);
}

/* If no name is given, uses the file's name without folder and ending. */
static void name_archive(smr_archive *a, const char *file)
{
	const char *base = strrchr(file, '/') != NULL ? strrchr(file, '/') + 1 : file;

	if (a->name[0] == '\0')
		snprintf(a->name, sizeof(a->name), "%.*s", (int)strcspn(base, "."), base);
}

static void set_entry(smr_archive *a)
{
	if (a->nentries == 0) {
		a->nentries = 1;
		snprintf(a->entries[0], sizeof(a->entries[0]), "%s", "smr_main");
	}
}

smr_status smr_sources_build(const smr_sources *s, smr_archive *a, smr_str *out)
{
	built b = {.s = s, .archive = a};
	smr_status st = SMR_OK;
	size_t sources = 0;

	for (size_t i = 0; i < s->nfiles; i++)
		sources += smr_is_source(s->files[i]);
	if (sources > 1)
		return smr_fail(SMR_EINVAL,
				"one source makes an archive: let it #include the others");
	name_archive(a, s->files[0]);
	set_entry(a);
	for (size_t i = 0; i < s->nfiles && st == SMR_OK; i++)
		st = add_file(&b, s->files[i]);
	if (st == SMR_OK)
		st = smr_archive_build(a, out);
	for (size_t i = 0; i < a->nslices; i++)
		smr_free(b.data[i]);
	a->nslices = 0;
	return st;
}

smr_status smr_bytes_build(const char *name, const void *bytes, size_t n, smr_archive *a,
			   smr_str *out)
{
	smr_status st;

	set_entry(a);
	a->nslices = 1;
	st = smr_slice_of(name, bytes, n, a, &a->slices[0]);
	if (st == SMR_OK)
		st = smr_archive_build(a, out);
	a->nslices = 0;
	return st;
}
