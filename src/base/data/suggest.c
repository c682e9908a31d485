/* Optimal string alignment distance, with the last three rows of its table. */
#include "base/data/suggest.h"

#include <stdint.h>
#include <string.h>

enum { LONGEST = 64 };

static size_t min_size(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* A word longer than LONGEST has the distance SIZE_MAX. */
size_t smr_edit_distance(const char *a, const char *b)
{
	size_t rows[3][LONGEST + 1], na = strlen(a), nb = strlen(b);
	size_t *before = rows[0], *last = rows[1], *now = rows[2];

	if (na > LONGEST || nb > LONGEST)
		return SIZE_MAX;
	for (size_t k = 0; k <= nb; k++)
		last[k] = before[k] = k;
	for (size_t i = 1; i <= na; i++) {
		size_t *spare = before;

		now[0] = i;
		for (size_t k = 1; k <= nb; k++) {
			now[k] = min_size(min_size(last[k], now[k - 1]) + 1,
					  last[k - 1] + (a[i - 1] != b[k - 1]));
			if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
				now[k] = min_size(now[k], before[k - 2] + 1);
		}
		before = last;
		last = now;
		now = spare;
	}
	return last[nb];
}

const char *smr_suggest(const char *word, const char *const *words, size_t n)
{
	size_t length = strlen(word), best = (length + 1) / 2;
	const char *found = NULL;

	for (size_t i = 0; i < n; i++) {
		size_t d = length > 1 && strncmp(words[i], word, length) == 0
				   ? 1
				   : smr_edit_distance(word, words[i]);

		if (d < best) {
			best = d;
			found = words[i];
		}
	}
	return found;
}
