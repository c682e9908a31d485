/* A byte queue: append at the end, take from the beginning. */
#include <string.h>

#include "base/alloc.h"
#include "net/tls/port.h"

enum { LEAST = 4096 };

bool smr_tls_bytes_add(tls_bytes *b, const void *p, size_t n)
{
	if (b->from > 0 && b->n + n > b->cap) {
		memmove(b->s, b->s + b->from, b->n - b->from);
		b->n -= b->from;
		b->from = 0;
	}
	if (b->n + n > b->cap) {
		size_t cap = b->cap > 0 ? b->cap : LEAST;
		uint8_t *s;

		while (cap < b->n + n)
			cap *= 2;
		s = smr_realloc(b->s, cap);
		if (s == NULL)
			return false;
		b->s = s;
		b->cap = cap;
	}
	memcpy(b->s + b->n, p, n);
	b->n += n;
	return true;
}

void smr_tls_bytes_free(tls_bytes *b)
{
	smr_free(b->s);
	*b = (tls_bytes){0};
}
