#include "net/window.h"

#include <string.h>

#include "base/os/safe_read.h"

smr_status smr_window_read(void *to, const void *from, size_t n)
{
	return smr_safe_read(to, from, n);
}

typedef struct store {
	smr_tensor t;
	const smr_reach *part;
	const char *before, *after;
	char *lo; /* first byte of the images */
} store;

static void store_element(const store *s, char *at, size_t size)
{
	size_t i = (size_t)(at - s->lo);

	if (memcmp(s->before + i, s->after + i, size) != 0)
		memcpy(at, s->after + i, size);
}

static void store_dimension(const store *s, uint32_t d, char *at)
{
	size_t size = smr_dtype_size(s->t.dtype);
	int64_t n;

	if (d == s->t.rank) {
		store_element(s, at, size);
		return;
	}
	n = s->part->last[d] - s->part->first[d] + 1;
	at += s->part->first[d] * s->t.strides[d];
	if (d + 1 == s->t.rank && s->t.strides[d] == (int64_t)size &&
	    memcmp(s->before + (at - s->lo), s->after + (at - s->lo), size * (size_t)n) == 0)
		return;
	for (int64_t i = 0; i < n; i++)
		store_dimension(s, d + 1, at + i * s->t.strides[d]);
}

void smr_window_store_part(const smr_node *view, const smr_env *e, const smr_reach *part,
			   const void *before, const void *after)
{
	store s = {.part = part, .before = before, .after = after};
	int64_t lo, hi;

	if (smr_reach_bytes(part, view, e->sym, &lo, &hi) != SMR_OK ||
	    smr_env_tensor(NULL, e, view, &s.t) != SMR_OK)
		return; /* images have no such range */
	s.lo = (char *)e->base[view->window->base] + lo;
	store_dimension(&s, 0, s.t.data);
}

void smr_window_store(const smr_node *view, const smr_env *e, const void *before, const void *after)
{
	smr_reach all;

	smr_reach_whole(&all, view, e->sym);
	smr_window_store_part(view, e, &all, before, after);
}
