/** @file The bytes of a file: mapped where that is possible, decompressed if it is gzip (internal
 * to dml/). */
#ifndef SMR_DML_IO_FILE_TEXT_H
#define SMR_DML_IO_FILE_TEXT_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef struct dml_file_text {
	const char *at;
	size_t n;
	/* Internal: */
	char *own;
	void *map;
	size_t map_bytes;
} dml_file_text;

/** Opens a file, which may be a pipe; close it with dml_file_text_close(). @p fits checks the
 * memory that decompressed bytes take; NULL: no check. SMR_ENOTFOUND: there is no such file;
 * SMR_EIO: it cannot be read; SMR_EINVAL: it is no whole gzip file. */
SMR_MUST_USE smr_status dml_file_text_open(const char *path,
					   smr_status (*fits)(void *ctx, double bytes), void *ctx,
					   dml_file_text *out);
void dml_file_text_close(dml_file_text *t);
/** Whether a regular file begins as gzip does. */
bool dml_is_gzip_file(const char *path);
/** Reads a whole file as smr_read_file() does, and decompresses it if it is gzip. */
SMR_MUST_USE smr_status dml_read_plain(const char *path, char **out, size_t *n);
#endif
