/** @file libsamara-tar.so: the only part that links libarchive. libsamara opens it (base/module.h)
 * when a node's part of a cluster is packed or unpacked. */
#ifndef SMR_CLUSTER_TAR_TAR_H
#define SMR_CLUSTER_TAR_TAR_H
#include "base/module.h"
#include "base/str.h"

enum {
	SMR_TAR_NAME = 100,      /* bytes of a name with its 0: the limit of all kinds of tar */
	SMR_TAR_FILES = 256,     /* files of one tar */
	SMR_TAR_FILE = 1 << 20,  /* bytes of one file */
	SMR_TAR_BYTES = 4 << 20, /* bytes of the whole tar */
};

typedef struct smr_tar_file {
	const char *name;
	const void *data;
	size_t n;
} smr_tar_file;

/** Handles a file; @p name and @p data are valid during the call. A failure ends reading. */
typedef smr_status smr_tar_take(void *ctx, const char *name, const void *data, size_t n);

typedef struct smr_tar_module {
	smr_dynlib module;
	/** Appends a tar (POSIX ustar) of regular files, mode 0600, and their folders, mode 0700.
	 * The same files in the same order make the same bytes. */
	smr_status (*write)(const smr_tar_file *files, size_t n, smr_str *out);
	/** Reads a tar. SMR_EDENIED: links, devices, names that are absolute, lead upward or have
	 * other characters than a-z A-Z 0-9 . _ - in their parts, or more than the limits above.
	 * SMR_ECORRUPT: not a tar. A name may occur twice. */
	smr_status (*read)(const void *data, size_t n, smr_tar_take *take, void *ctx);
} smr_tar_module;

/** Opens the module; the error text has the reason and the cure. */
SMR_MUST_USE smr_status smr_tar_open(const smr_tar_module **out);

/* In the module itself, for its tests. */
smr_status smr_tar_write(const smr_tar_file *files, size_t n, smr_str *out);
smr_status smr_tar_read(const void *data, size_t n, smr_tar_take *take, void *ctx);
#endif
