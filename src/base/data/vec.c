#include "base/data/vec.h"

#include <stdint.h>

void *smr_vec_grow(void *old, size_t *cap, size_t need, size_t size)
{
	if (need <= *cap && old != NULL)
		return old;

	size_t want = *cap + *cap / 2;
	size_t bytes;

	if (want < 8)
		want = 8;
	if (want < need)
		want = need;
	if (__builtin_mul_overflow(want, size, &bytes))
		return NULL;
	void *grown = smr_realloc(old, bytes);

	if (grown != NULL)
		*cap = want;
	return grown;
}
