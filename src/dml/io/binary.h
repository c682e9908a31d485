/** @file Header of the project's binary format (internal to dml/: binary*.c, write.c). */
#ifndef SMR_DML_IO_BINARY_H
#define SMR_DML_IO_BINARY_H
#include "dml/value.h"

enum { DML_PACKED_WORDS = 8, DML_PACKED_VERSION = 1, DML_PACKED_DENSE = 0, DML_PACKED_SPARSE = 1 };

#define DML_PACKED_MAGIC UINT64_C(0x31784d6172616d53) /* SmaraMx1 */

typedef struct dml_binary_head {
	uint64_t magic, version, kind, hash; /* hash: of the bytes after the header */
	int64_t rows, cols, n, none;         /* n: number of stored values */
} dml_binary_head;

_Static_assert(sizeof(dml_binary_head) == DML_PACKED_WORDS * sizeof(uint64_t), "no padding");

/** Checks a header against the file's size, @p n bytes; sets the error if it is invalid. */
SMR_MUST_USE smr_status dml_binary_check(const char *path, const dml_binary_head *h, uint64_t n);
/** Whether the rows are contiguous, and the columns of each row ascend. */
bool dml_binary_holds(const smr_pattern *p);
smr_status dml_binary_damaged(const char *path); /* sets the error */
#endif
