/** @file Suggests the known word nearest to a misspelt one. */
#ifndef SMR_BASE_DATA_SUGGEST_H
#define SMR_BASE_DATA_SUGGEST_H
#include <stddef.h>

/** The one of @p n words that is fewest letters away from @p word (put in, left out, changed,
 * swapped with its neighbour), the first of several; NULL when none is nearer than half of the
 * letters. A word that begins with all of @p word counts as one letter away. */
const char *smr_suggest(const char *word, const char *const *words, size_t n);
/** Edit distance: how many letters are put in, left out, changed or swapped with their neighbours.
 * SIZE_MAX: a word is too long to be looked at. */
size_t smr_edit_distance(const char *a, const char *b);
#endif
