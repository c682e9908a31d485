/** @file Compiles sources for shipping: the file's ending selects compiler and arguments. Other
 * files (bitcode, objects, WebAssembly, flows) are used as they are: slice.h. */
#ifndef SMR_NET_ARCHIVE_SOURCE_H
#define SMR_NET_ARCHIVE_SOURCE_H
#include "net/archive/archive.h"

typedef struct smr_sources {
	const char *const *files;
	size_t nfiles;
	const char *const *targets; /* of sources; none: the default of their compiler */
	size_t ntargets;
	const char *const *flags; /* arguments for their compiler */
	size_t nflags;
	bool objects; /* machine code as well as bitcode */
} smr_sources;

/** Returns whether the file's ending is that of a source. */
bool smr_is_source(const char *path);
/** Compiles the source to bitcode, an object or a module for @p target; the caller frees *@p data
 * (smr_free). The compiler's own messages go to stderr. */
SMR_MUST_USE smr_status smr_source_compile(const smr_sources *s, const smr_archive *a,
					   const char *path, const char *target, bool object,
					   char **data, size_t *n);
/** Returns the targets of a source, ending with NULL. */
const char *const *smr_source_targets(const char *path);
/** Appends an unsigned archive of the files to @p out. Entries, libraries, version and name come
 * from @p a; without a name it gets that of the first file, without an entry smr_main. */
SMR_MUST_USE smr_status smr_sources_build(const smr_sources *s, smr_archive *a, smr_str *out);
/** The same for bytes that are not a source. */
SMR_MUST_USE smr_status smr_bytes_build(const char *name, const void *bytes, size_t n,
					smr_archive *a, smr_str *out);
#endif
