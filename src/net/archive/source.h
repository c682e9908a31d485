/** @file Sources as code that travels: which compiler a file's ending asks for, and what it is
 * told. Other files (bitcode, objects, WebAssembly, flows) are taken as they are: slice.h. */
#ifndef SMR_NET_ARCHIVE_SOURCE_H
#define SMR_NET_ARCHIVE_SOURCE_H
#include "net/archive/archive.h"

typedef struct smr_sources {
	const char *const *files;
	size_t nfiles;
	const char *const
		*targets; /* of sources; none: those that their compiler makes by itself */
	size_t ntargets;
	const char *const *flags; /* for their compiler */
	size_t nflags;
	bool objects; /* machine code as well as bitcode */
} smr_sources;

/** Whether the file's ending is that of a source. */
bool smr_is_source(const char *path);
/** The source as bitcode, an object or a module for @p target; *@p data is the caller's (smr_free).
 * The compiler's own messages go to stderr. */
SMR_MUST_USE smr_status smr_source_compile(const smr_sources *s, const smr_archive *a,
					   const char *path, const char *target, bool object,
					   char **data, size_t *n);
/** The targets of a source; NULL behind the last. */
const char *const *smr_source_targets(const char *path);
/** Appends an unsigned archive of the files to @p out. Entries, libraries, version and name are
 * those of @p a; where it has no name, the first file's, where it has no entry, smr_main. */
SMR_MUST_USE smr_status smr_sources_build(const smr_sources *s, smr_archive *a, smr_str *out);
/** The same of bytes that are no source. */
SMR_MUST_USE smr_status smr_bytes_build(const char *name, const void *bytes, size_t n,
					smr_archive *a, smr_str *out);
#endif
