#include "base/data/words.h"

#include <string.h>

const char *smr_words_at(const char *words, smr_word_fn *of, size_t i, char room[SMR_WORD_ROOM])
{
	size_t n;

	if (words == NULL)
		return of != NULL ? of(i) : NULL;
	words += strspn(words, " ");
	for (; i > 0 && *words != '\0'; i--) {
		words += strcspn(words, " ");
		words += strspn(words, " ");
	}
	n = strcspn(words, " ");
	if (n == 0 || n >= SMR_WORD_ROOM)
		return NULL;
	memcpy(room, words, n);
	room[n] = '\0';
	return room;
}

bool smr_words_have(const char *words, smr_word_fn *of, const char *word)
{
	char room[SMR_WORD_ROOM];
	const char *known;

	for (size_t i = 0; (known = smr_words_at(words, of, i, room)) != NULL; i++)
		if (strcmp(known, word) == 0)
			return true;
	return false;
}

void smr_words_tell(smr_str *out, const char *words, smr_word_fn *of)
{
	char room[SMR_WORD_ROOM], next[SMR_WORD_ROOM];
	const char *word;

	for (size_t i = 0; (word = smr_words_at(words, of, i, room)) != NULL; i++)
		smr_str_printf(out, "%s%s",
			       i == 0                                         ? ""
			       : smr_words_at(words, of, i + 1, next) == NULL ? " or "
									      : ", ",
			       word);
}
