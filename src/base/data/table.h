/** @file Hash tables: uthash with our allocator and without its exit() on allocation failure.
 * After HASH_ADD*, an element whose `hh.tbl` is NULL was not added: no memory. */
#ifndef SMR_BASE_DATA_TABLE_H
#define SMR_BASE_DATA_TABLE_H

#include "base/alloc.h"
#include "base/data/hash.h"

#define HASH_NONFATAL_OOM 1
#define uthash_malloc(size) smr_malloc(size)
#define uthash_free(p, size) smr_free(p)
#define HASH_FUNCTION(key, len, out) ((out) = (unsigned)smr_hash64(key, len, 0))
#include <uthash.h>

#endif
