/** @file A program built from sources of C, C++, Fortran and kept in the cache. */
#ifndef SMR_CLI_RUN_PROGRAM_H
#define SMR_CLI_RUN_PROGRAM_H
#include <stdbool.h>

#include "base/status.h"
#include "front/c/driver.h"

typedef struct smr_program_file {
	char *path;
	int held; /* a descriptor: while it is open the cache keeps the program; -1: there is none
		   */
	char folder[32]; /* "", or its own under /tmp: there is no cache, or it is full */
} smr_program_file;

/** A program as the command line has it. */
typedef struct smr_program_sources {
	int nsources, nflags;
	char **sources, **flags; /* of the compiler */
	char **args;             /* what the program gets: args[0] is our own */
} smr_program_sources;

/** Room for what smr_program_take() gets, and what stands behind "--", which the program gets; @p
 * own: how many arguments come before that. To be freed by smr_free(); NULL: no memory. */
smr_program_sources *smr_program_begin(int argc, char **argv, int *own);
/** A source or, what else it may be, a flag. */
void smr_program_take(smr_program_sources *s, char *arg);
/** Who links the program: "fc" where a source is of Fortran, "c++" where one is of C++, or "cc". */
const char *smr_program_linker(const smr_program_sources *s);
/** Whether a source that is compiled, or what is linked, is among them. */
bool smr_program_has_source(int argc, char **argv);

/** Builds (or finds) the executable. When the compiler fails its messages have been printed and the
 * status is SMR_EPARSE with an empty text. */
SMR_MUST_USE smr_status smr_program_build(const smr_program_sources *s, const smr_cc_settings *how,
					  smr_program_file *out);
/** Removes a program that is not kept, and frees the path. */
void smr_program_forget(smr_program_file *p);
#endif
