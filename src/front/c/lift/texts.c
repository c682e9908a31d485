#include "front/c/lift/texts.h"

#include <string.h>

bool smr_texts_next(const char *all, size_t n, size_t *at, smr_texts_view *out)
{
	const char *from = all + *at, *end = *at < n ? memchr(from, 0, n - *at) : NULL;

	if (end == NULL)
		return false;
	*at = (size_t)(end - all) + 1;
	out->note = *from == SMR_TEXTS_NOTE;
	out->text = from + out->note;
	out->n = (size_t)(end - out->text);
	return true;
}

bool smr_texts_flow(const char *all, size_t n, size_t number, smr_texts_view *out)
{
	size_t at = 0;

	while (smr_texts_next(all, n, &at, out) && !out->note)
		if (number-- == 0)
			return true;
	return false;
}
