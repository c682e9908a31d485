#include "base/data/vec.h"

#include <stdint.h>
#include <stdlib.h>

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

static int compare_doubles(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

void smr_sort_doubles(double *x, size_t n)
{
	qsort(x, n, sizeof(*x), compare_doubles);
}
