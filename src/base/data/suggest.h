/** @file Suggests the known word nearest to a misspelt one. */
#ifndef SMR_BASE_DATA_SUGGEST_H
#define SMR_BASE_DATA_SUGGEST_H
#include <stddef.h>

/** Returns the one of @p n words with the least edit distance to @p word, the first of several;
 * NULL when none is nearer than half of the letters. A word that begins with all of @p word has the
 * distance 1. */
const char *smr_suggest(const char *word, const char *const *words, size_t n);
/** Returns the edit distance: letters inserted, deleted, changed or swapped with their neighbours.
 * SIZE_MAX: a word is too long. */
size_t smr_edit_distance(const char *a, const char *b);
#endif
