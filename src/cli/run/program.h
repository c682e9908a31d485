/** @file A program built from C, C++ and Fortran sources and kept in the cache. */
#ifndef SMR_CLI_RUN_PROGRAM_H
#define SMR_CLI_RUN_PROGRAM_H
#include <stdbool.h>

#include "base/status.h"
#include "front/c/driver.h"

typedef struct smr_program_file {
	char *path;
	int held;        /* descriptor; while it is open the cache keeps the program; -1: none */
	char folder[32]; /* "", or a folder under /tmp if there is no cache or it is full */
} smr_program_file;

/** A C program on the command line. */
typedef struct smr_program_sources {
	int nsources, nflags;
	char **sources, **flags; /* of the compiler */
	char **args;             /* arguments of the program; args[0] is ours */
} smr_program_sources;

/** Allocates space for smr_program_take(), and takes the program's arguments after "--"; @p own:
 * the number of arguments before "--". smr_free() it; NULL: no memory. */
smr_program_sources *smr_program_begin(int argc, char **argv, int *own);
/** Takes a source, or any other argument as a flag. */
void smr_program_take(smr_program_sources *s, char *arg);
/** Returns the driver that links the program: "fc" if a source is Fortran, "c++" if one is C++, or
 * "cc". */
const char *smr_program_linker(const smr_program_sources *s);
/** Whether a source, or a file to link, is among the arguments. */
bool smr_program_has_source(int argc, char **argv);

/** Builds or finds the executable. If the compiler fails, its messages have been printed and the
 * status is SMR_EPARSE with an empty text. */
SMR_MUST_USE smr_status smr_program_build(const smr_program_sources *s, const smr_cc_settings *how,
					  smr_program_file *out);
/** Removes a program that is not in the cache, and frees the path. */
void smr_program_forget(smr_program_file *p);
#endif
