/** @file Arenas: many small allocations, freed together. */
#ifndef SMR_BASE_ARENA_H
#define SMR_BASE_ARENA_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

typedef struct smr_arena smr_arena;

/** Every function returns NULL when memory is short and sets no error text. The arena owns what
 * they return. Two threads may not use an arena at once. */
SMR_MUST_USE smr_arena *smr_arena_new(void);
void smr_arena_free(smr_arena *a); /* NULL is allowed */
/** Returns whether any call has returned NULL so far. Code that reads NULL as "no" must check this
 * at the end: its answer is invalid if the arena ran short. */
bool smr_arena_ran_short(const smr_arena *a);

/** Allocates zeroed memory, aligned to 16 bytes. */
SMR_MUST_USE void *smr_arena_alloc(smr_arena *a, size_t size);
/** Allocates @p n elements of @p size bytes; NULL also if the product overflows. */
SMR_MUST_USE void *smr_arena_array(smr_arena *a, size_t n, size_t size);
SMR_MUST_USE void *smr_arena_memdup(smr_arena *a, const void *from, size_t size);
SMR_MUST_USE char *smr_arena_strdup(smr_arena *a, const char *s);
SMR_MUST_USE char *smr_arena_strndup(smr_arena *a, const char *s, size_t n);
SMR_MUST_USE char *smr_arena_printf(smr_arena *a, const char *fmt, ...) SMR_PRINTF(2, 3);

SMR_END_DECLS

#endif
