/** @file Every allocation of ours goes through here, so that tests can count
 * them and make any one of them fail. All return NULL on failure and set no
 * error text: the caller knows what the memory was for. */
#ifndef SMR_BASE_ALLOC_H
#define SMR_BASE_ALLOC_H

#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

SMR_MUST_USE void *smr_malloc(size_t size);
/** Zeroed; a product that overflows fails as if there were no memory. */
SMR_MUST_USE void *smr_calloc(size_t n, size_t size);
/** On failure @p old stays valid and the caller's. */
SMR_MUST_USE void *smr_realloc(void *old, size_t size);
/** @p align is a power of two; free with smr_free() like the rest. */
SMR_MUST_USE void *smr_aligned_alloc(size_t align, size_t size);
/** The system has pages back that only freed memory lies in: what is aligned is not put into the
 * hole of another such piece, so holes would stay. Takes as long as looking at all of these. */
void smr_give_pages_back(void);
/** For a process of ours in which much memory comes and goes: up to 64 MB that were freed last stay
 * its own, since the system's pages are made anew, zeros first, each time. Larger pieces than 32 MB
 * go at once as ever. Room for addresses, no memory, is asked for 64 MB at a time: threads that ask
 * often wait for each other in the system. */
void smr_keep_pages(void);
SMR_MUST_USE char *smr_strdup(const char *s);
SMR_MUST_USE char *smr_strndup(const char *s, size_t n);
/** Only for memory that came from this file; NULL is fine. */
void smr_free(void *p);

/** Most bytes that were in use at one time, of pieces of 64 KiB and more. */
size_t smr_alloc_peak(void);
/** Lets the @p n -th allocation from now fail, once (1 is the next; 0 means none). */
void smr_alloc_fail_at(long n);
/** Whether the failure asked for has happened. */
bool smr_alloc_failed(void);
/** Allocations made and not yet freed, in the whole process. */
long smr_alloc_live(void);

SMR_END_DECLS

#endif
