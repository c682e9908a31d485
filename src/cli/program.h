/** @file A program built from C sources and kept in the cache. */
#ifndef SMR_CLI_PROGRAM_H
#define SMR_CLI_PROGRAM_H
#include "base/status.h"

/** Builds (or finds) the executable of @p nsources sources with @p nflags compiler flags; *@p out
 * is its path, the caller's. When the compiler fails its messages have been printed and the status
 * is SMR_EPARSE with an empty text. */
SMR_MUST_USE smr_status smr_program_build(int nsources, char *const *sources, int nflags,
					  char *const *flags, char **out);
#endif
