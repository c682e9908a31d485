/** @file Architectures of machines. */
#ifndef SMR_NET_ARCHIVE_TRIPLE_H
#define SMR_NET_ARCHIVE_TRIPLE_H
#include <stdio.h>

#include "net/archive/archive.h"

typedef struct smr_arch {
	const char *name, *alias; /* alias may be NULL */
	uint32_t pointer_bits;
	bool big_endian;
} smr_arch;

/** Finds the architecture by the triple's first part; NULL: unknown. */
const smr_arch *smr_arch_find(const char *triple);
#endif
