/** @file Memory allocation for the whole library. Tests count allocations and make the n-th one
 * fail. All functions return NULL on failure and set no error text: the caller reports what the
 * memory was for. */
#ifndef SMR_BASE_ALLOC_H
#define SMR_BASE_ALLOC_H

#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

SMR_MUST_USE void *smr_malloc(size_t size);
/** Allocates zeroed memory; an overflowing product fails like a lack of memory. */
SMR_MUST_USE void *smr_calloc(size_t n, size_t size);
/** Changes the size; on failure @p old stays valid and the caller's. */
SMR_MUST_USE void *smr_realloc(void *old, size_t size);
/** Allocates aligned memory; @p align is a power of two. Free it with smr_free(). */
SMR_MUST_USE void *smr_aligned_alloc(size_t align, size_t size);
/** Returns pages that hold only freed memory to the system. Aligned allocations do not reuse the
 * holes of others, so such pages would stay. Takes time proportional to the free pieces. */
void smr_give_pages_back(void);
/** The same after work that took much memory for a while, unless smr_keep_pages() was called. */
void smr_give_peak_back(void);
/** For a process that allocates and frees much: keeps up to 64 MB of freed memory, because the
 * kernel clears each new page. Pieces above 32 MB are returned at once. Address space is reserved
 * 64 MB at a time, because threads that map memory often wait for each other in the kernel. */
void smr_keep_pages(void);
SMR_MUST_USE char *smr_strdup(const char *s);
SMR_MUST_USE char *smr_strndup(const char *s, size_t n);
/** Frees memory of this file's functions; @p p may be NULL. */
void smr_free(void *p);

/** Returns the peak of the bytes in use, counting pieces of 64 KiB and more. */
size_t smr_alloc_peak(void);
/** Lets the @p n -th allocation from now fail, once (1 is the next; 0 means none). */
void smr_alloc_fail_at(long n);
/** Returns whether the scheduled failure has happened. */
bool smr_alloc_failed(void);
/** Returns the number of allocations made and not yet freed, in the whole process. */
long smr_alloc_live(void);

SMR_END_DECLS

#endif
