/** @file Words in one text with blanks between them, or one by one from a registry. */
#ifndef SMR_BASE_DATA_WORDS_H
#define SMR_BASE_DATA_WORDS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

enum { SMR_WORD_ROOM = 64 };

/** Returns the i-th name of a registry; NULL: there are no more. */
typedef const char *smr_word_fn(size_t i);

/** Returns the i-th word of @p words, or of @p of where @p words is NULL: in @p room, or the
 * registry's own text; NULL: there are no more. */
const char *smr_words_at(const char *words, smr_word_fn *of, size_t i, char room[SMR_WORD_ROOM]);
bool smr_words_have(const char *words, smr_word_fn *of, const char *word);
/** Appends "a, b or c". */
void smr_words_tell(smr_str *out, const char *words, smr_word_fn *of);
#endif
