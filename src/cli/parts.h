/** @file What Samara works with: its own files, compilers, libraries that are opened at need. */
#ifndef SMR_CLI_PARTS_H
#define SMR_CLI_PARTS_H
#include <stdbool.h>
#include <stddef.h>

typedef struct smr_part smr_part;
struct smr_part {
	const char *name;
	const char *without; /* what its absence costs */
	const char *get;     /* how to get it */
	/** Looks for it and opens it, if it is a library: @p detail is where it is, or its version,
	 * or, where it cannot be opened, why. */
	bool (*is_there)(const smr_part *p, char *detail, size_t n);
	const char *feature; /* what `samara --version` calls it; NULL: it is no feature */
};

/** All, up to one without a name. */
extern const smr_part smr_parts[];
#endif
