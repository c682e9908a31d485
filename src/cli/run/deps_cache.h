/** @file Stamps of a built program in the cache: its dependencies and its identity. */
#ifndef SMR_CLI_RUN_DEPS_CACHE_H
#define SMR_CLI_RUN_DEPS_CACHE_H
#include <stdbool.h>
#include <time.h>

#include "base/status.h"
#include "base/str.h"

/** Collected during a build; opaque to others. */
typedef struct smr_stamps {
	smr_str text;
	struct timespec since;
	bool unsure; /* a file is gone, or changed while it was read */
} smr_stamps;

/** Starts (again) right before a build. Waits some milliseconds for the file system's clock, so
 * that later changes of files have a later time. */
void smr_stamps_begin(smr_stamps *s);
/** Adds a file that the program depends on, under any name. */
void smr_stamps_add(smr_stamps *s, const char *name);
/** Adds the files of a dependency list as compilers write it ("a.o: x.c y.h \", blanks escaped). */
void smr_stamps_add_deps(smr_stamps *s, const char *deps);
/** Adds the files of a linker's list (a name per line, not escaped); files that existed only during
 * the build are skipped. */
void smr_stamps_add_linked(smr_stamps *s, const char *deps);
/** Writes the stamps of the program at @p program, which will be moved, to @p path. Writes nothing
 * if a file may differ from what was compiled. */
SMR_MUST_USE smr_status smr_stamps_write(smr_stamps *s, const char *program, const char *path);
void smr_stamps_free(smr_stamps *s);

/** Whether @p program is identical to the one that the stamps in @p path were written for, and none
 * of its files has changed since. False if either file is damaged. */
bool smr_stamps_fit(const char *path, const char *program);
#endif
