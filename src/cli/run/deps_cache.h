/** @file What a built program was made of and what it is, beside it in the cache. */
#ifndef SMR_CLI_RUN_DEPS_CACHE_H
#define SMR_CLI_RUN_DEPS_CACHE_H
#include <stdbool.h>
#include <time.h>

#include "base/status.h"
#include "base/str.h"

/** Filled while the program is being built; not looked into by others. */
typedef struct smr_stamps {
	smr_str text;
	struct timespec since;
	bool unsure; /* a file has gone, or changed while it was read */
} smr_stamps;

/** Starts (again) right before a build; waits some milliseconds for the file system's clock, so
 * that what changes from now on can be told from what was there. */
void smr_stamps_begin(smr_stamps *s);
/** A file that goes into the program, under any name. */
void smr_stamps_add(smr_stamps *s, const char *name);
/** The files of a dependency list as compilers write it ("a.o: x.c y.h \", blanks escaped). */
void smr_stamps_add_deps(smr_stamps *s, const char *deps);
/** The files of a linker's list (a name in each line, not escaped); what was there only during the
 * build is passed over. */
void smr_stamps_add_linked(smr_stamps *s, const char *deps);
/** Writes them to @p path, for the program that lies at @p program and will be found under another
 * name. Writes nothing when a file may not be what was compiled. */
SMR_MUST_USE smr_status smr_stamps_write(smr_stamps *s, const char *program, const char *path);
void smr_stamps_free(smr_stamps *s);

/** Whether @p program is, to the byte, what the stamps in @p path were written for, and none of its
 * files has changed since. Any damage to either file is a no. */
bool smr_stamps_fit(const char *path, const char *program);
#endif
