/** @file Documents of `samara archive --json`. */
#ifndef SMR_CLI_ARCHIVE_ARCHIVE_FIELDS_H
#define SMR_CLI_ARCHIVE_ARCHIVE_FIELDS_H
#include <stddef.h>
#include <stdint.h>

#include "net/archive/archive.h"

typedef struct smr_archive_shown_slice {
	const char *kind, *endian; /* "big", "little" */
	const smr_slice *slice;
} smr_archive_shown_slice;

/** `samara archive inspect`, `verify`. */
typedef struct smr_archive_shown {
	const smr_archive *archive;
	const char *hash, *signer; /* hexadecimal; signer NULL: not signed */
	const char *const *entries, *const *libraries;
	const smr_archive_shown_slice *const *slices;
	size_t nentries, nlibraries, nslices, nmay;
	/* of `verify`, else NULL: */
	const char *signer_name, *const *may, *here;
} smr_archive_shown;
extern const struct smr_fields smr_archive_shown_fields;

/** `samara archive try`. */
typedef struct smr_archive_trial {
	const char *name, *signer, *reply, *from; /* reply: hexadecimal; NULL: none */
	double install_s, call_s;
} smr_archive_trial;
extern const struct smr_fields smr_archive_trial_fields;

/** `samara archive call`. */
typedef struct smr_archive_called {
	const char *archive, *to, *reply; /* reply: hexadecimal */
	uint64_t bytes, calls, code_sent;
	double first_s, last_s;
} smr_archive_called;
extern const struct smr_fields smr_archive_called_fields;
#endif
