/** @file What stands at the beginning of our own bytes (internal to dml/: packed*.c, write.c).
 */
#ifndef SMR_DML_IO_BINARY_H
#define SMR_DML_IO_BINARY_H
#include "dml/value.h"

enum {
	SCRIPT_PACKED_WORDS = 8,
	SCRIPT_PACKED_VERSION = 1,
	SCRIPT_PACKED_DENSE = 0,
	SCRIPT_PACKED_SPARSE = 1
};

#define SCRIPT_PACKED_MAGIC UINT64_C(0x31784d6172616d53) /* SmaraMx1 */

typedef struct script_packed_head {
	uint64_t magic, version, kind, hash; /* hash: of what is behind the head */
	int64_t rows, cols, n, none;         /* n: numbers */
} script_packed_head;

_Static_assert(sizeof(script_packed_head) == SCRIPT_PACKED_WORDS * sizeof(uint64_t), "no padding");

/** It is one of a file of @p n bytes; else told. */
SMR_MUST_USE smr_status script_packed_check(const char *path, const script_packed_head *h,
					    uint64_t n);
/** Rows follow each other, columns rise in each. */
bool script_packed_holds(const smr_pattern *p);
smr_status script_packed_damaged(const char *path); /* told */
#endif
