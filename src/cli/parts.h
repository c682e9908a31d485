/** @file Parts that Samara uses: its own files, compilers, and libraries opened on demand. */
#ifndef SMR_CLI_PARTS_H
#define SMR_CLI_PARTS_H
#include <stdbool.h>
#include <stddef.h>

typedef struct smr_part smr_part;
struct smr_part {
	const char *name;
	const char *without; /* the effect of its absence */
	const char *get;     /* how to get it */
	/** Finds the part, and opens it if it is a library. @p detail: its path or version, or the
	 * reason why it cannot be opened. */
	bool (*is_there)(const smr_part *p, char *detail, size_t n);
	const char *feature; /* name in `samara --version`; NULL: not listed there */
};

/** All parts; ends with an entry without a name. */
extern const smr_part smr_parts[];
#endif
