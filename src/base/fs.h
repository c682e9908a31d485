/** @file Files: read whole, written atomically; paths of caches, settings and installed files. */
#ifndef SMR_BASE_FS_H
#define SMR_BASE_FS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

/** Reads a whole file and appends a 0; *@p out is the caller's (smr_free). @p n may be NULL.
 * SMR_ENOTFOUND: there is no such file, SMR_EIO otherwise; the error text names the file. */
SMR_MUST_USE smr_status smr_read_file(const char *path, char **out, size_t *n);

typedef enum smr_write_mode {
	SMR_WRITE_FAST,   /* after a power cut the file may be missing or empty: for caches */
	SMR_WRITE_SYNC,   /* on the disk when the call returns */
	SMR_WRITE_FOR_ALL /* as FAST; other users may read it, by the umask: a user's results */
} smr_write_mode;

/** Replaces a file atomically: readers see the old or the new file. The data goes to an unnamed
 * file (O_TMPFILE), which vanishes if the process is killed, or to a temporary file beside it where
 * the file system lacks these. Only FOR_ALL makes it readable for other users. */
SMR_MUST_USE smr_status smr_write_file(const char *path, const void *data, size_t n,
				       smr_write_mode mode);

/** A file that is written piece by piece and then replaces another one atomically. */
typedef struct smr_atomic_file smr_atomic_file;
SMR_MUST_USE smr_status smr_atomic_file_open(const char *path, smr_write_mode mode,
					     smr_atomic_file **out);
/** Appends. */
SMR_MUST_USE smr_status smr_atomic_file_write(smr_atomic_file *f, const void *data, size_t n);
/** Puts the file in place; frees @p f in any case. */
SMR_MUST_USE smr_status smr_atomic_file_keep(smr_atomic_file *f);
void smr_atomic_file_drop(smr_atomic_file *f); /* NULL is allowed */

/** Makes a folder and those above it, for this user alone (mode 0700). */
SMR_MUST_USE smr_status smr_mkdirs(const char *path);
bool smr_file_exists(const char *path);
/** Removes a folder and all its content, as far as possible; does not follow links. */
void smr_remove_all(const char *path);

/** Returns the folder of caches, made if missing: $SAMARA_CACHE, else $XDG_CACHE_HOME/samara, else
 * ~/.cache/samara. @p sub (may be NULL) is a folder in it. *@p out is the caller's. */
SMR_MUST_USE smr_status smr_cache_dir(const char *sub, char **out);
/** Uses @p dir for caches from now on; it stays the caller's. Call it before there are threads. */
void smr_cache_choose(const char *dir);
/** Returns the path of the file @p name in that folder, whether it exists or not. */
SMR_MUST_USE smr_status smr_cache_file(const char *sub, const char *name, char **out);

/** Returns the folder @p sub of files that users write for Samara, whether it exists or not: in
 * $XDG_CONFIG_HOME/samara, else ~/.config/samara. SMR_ENOTFOUND: no home. *@p out is the
 * caller's. */
SMR_MUST_USE smr_status smr_config_dir(const char *sub, char **out);

/** The same for the state that programs keep: in $XDG_STATE_HOME/samara, else
 * ~/.local/state/samara. */
SMR_MUST_USE smr_status smr_state_dir(const char *sub, char **out);

/** Checks that only this user and root can read or replace @p path. SMR_EDENIED: others can; the
 * error text has the fault and the chmod command that fixes it. A missing file is accepted. */
SMR_MUST_USE smr_status smr_check_private(const char *path);
/** Checks only that no other user can replace @p path. */
SMR_MUST_USE smr_status smr_check_folder(const char *path);

/** Removes leftovers of interrupted processes from a cache folder: files unchanged for ten minutes
 * that are not entries. The name of an entry is hexadecimal digits and one of @p endings. */
void smr_sweep(const char *dir, const char *const *endings);

/** Returns the folder of the library or executable that contains this code; *@p out is the
 * caller's. */
SMR_MUST_USE smr_status smr_self_dir(char **out);
/** Finds an installed file of Samara (a library, a plug-in, a table) in $SAMARA_HOME, the build
 * tree or the installation. SMR_ENOTFOUND: the message has the folders searched. *@p out is the
 * caller's. */
SMR_MUST_USE smr_status smr_find_own(const char *name, char **out);

/** Finds a library that pip installed: writes the path that matches the glob @p pattern, relative
 * to a Python environment's folder ("lib/python3.N/site-packages/NAME"). Environments: that of
 * $SAMARA_PYTHON_PREFIX, $VIRTUAL_ENV, venv/ of the build, and the one that
 * contains Samara's wheel. SMR_ENOTFOUND if no environment has it. */
SMR_MUST_USE smr_status smr_find_python_lib(const char *pattern, char *out, size_t n);

SMR_END_DECLS

#endif
