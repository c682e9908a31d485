/** @file A program built from C sources and kept in the cache. */
#ifndef SMR_CLI_PROGRAM_H
#define SMR_CLI_PROGRAM_H
#include "base/status.h"

typedef struct smr_program_file {
	char *path;
	char folder[32]; /* "", or its own under /tmp: there is no cache, or it is full */
} smr_program_file;

/** Builds (or finds) the executable of @p nsources sources with @p nflags compiler flags. When the
 * compiler fails its messages have been printed and the status is SMR_EPARSE with an empty text. */
SMR_MUST_USE smr_status smr_program_build(int nsources, char *const *sources, int nflags,
					  char *const *flags, smr_program_file *out);
/** Removes a program that is not kept, and frees the path. */
void smr_program_forget(smr_program_file *p);
#endif
