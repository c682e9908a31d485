#include "base/arena.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"

enum { ALIGN = 16 };

/* Under AddressSanitizer every piece is a chunk of its own, so that an overrun is detected. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CHUNK 0
#endif
#endif
#ifndef CHUNK
#define CHUNK 8192 /* bytes: two pages */
#endif

enum { FIRST = 1024 }; /* bytes, since many arenas are small; chunks double up to CHUNK */

typedef struct chunk {
	struct chunk *next;
	size_t used, size;
	_Alignas(ALIGN) unsigned char data[];
} chunk;

struct smr_arena {
	chunk *chunks; /* the first one is the one being filled */
	size_t next;   /* bytes of the next chunk */
	bool ran_short;
};

smr_arena *smr_arena_new(void)
{
	return smr_calloc(1, sizeof(smr_arena));
}

void smr_arena_free(smr_arena *a)
{
	if (a == NULL)
		return;
	while (a->chunks != NULL) {
		chunk *next = a->chunks->next;

		smr_free(a->chunks);
		a->chunks = next;
	}
	smr_free(a);
}

/* Adds a chunk. A big piece gets its own chunk behind the first, which is still being filled. */
static chunk *add_chunk(smr_arena *a, size_t size)
{
	bool big = size > CHUNK / 4;
	size_t want = big ? size : a->next < FIRST ? FIRST : a->next;
	chunk *c;

	while (!big && want < CHUNK && want < 2 * size)
		want *= 2;
	c = smr_calloc(1, sizeof(*c) + want);
	if (c == NULL)
		return NULL;
	c->size = want;
	a->next = big ? a->next : want < CHUNK ? 2 * want : want;
	if (big && a->chunks != NULL) {
		c->next = a->chunks->next;
		a->chunks->next = c;
	} else {
		c->next = a->chunks;
		a->chunks = c;
	}
	return c;
}

bool smr_arena_ran_short(const smr_arena *a)
{
	return a->ran_short;
}

static void *mark_out_of_memory(smr_arena *a)
{
	a->ran_short = true;
	return NULL;
}

void *smr_arena_alloc(smr_arena *a, size_t size)
{
	chunk *c = a->chunks;

	if (size > SIZE_MAX - sizeof(chunk) - ALIGN)
		return mark_out_of_memory(a);
	if (c == NULL || c->size - c->used < size) {
		c = add_chunk(a, size);
		if (c == NULL)
			return mark_out_of_memory(a);
	}
	void *p = c->data + c->used;
	size_t step = (size + ALIGN - 1) & ~(size_t)(ALIGN - 1);

	/* the last piece of a chunk may have an unaligned end: no piece follows it */
	c->used = step > c->size - c->used ? c->size : c->used + step;
	return p;
}

void *smr_arena_array(smr_arena *a, size_t n, size_t size)
{
	size_t bytes;

	return __builtin_mul_overflow(n, size, &bytes) ? mark_out_of_memory(a)
						       : smr_arena_alloc(a, bytes);
}

void *smr_arena_memdup(smr_arena *a, const void *from, size_t size)
{
	void *p = smr_arena_alloc(a, size);

	if (p != NULL && size > 0)
		memcpy(p, from, size);
	return p;
}

char *smr_arena_strdup(smr_arena *a, const char *s)
{
	return smr_arena_memdup(a, s, strlen(s) + 1);
}

char *smr_arena_strndup(smr_arena *a, const char *s, size_t n)
{
	n = strnlen(s, n);
	char *p = smr_arena_alloc(a, n + 1);

	if (p != NULL)
		memcpy(p, s, n);
	return p;
}

SMR_PRINTF(2, 0)
static char *vprintf_to_arena(smr_arena *a, const char *fmt, va_list ap)
{
	va_list again;

	va_copy(again, ap);
	int n = vsnprintf(NULL, 0, fmt, ap);
	char *p = n < 0 ? NULL : smr_arena_alloc(a, (size_t)n + 1);

	if (p != NULL)
		vsnprintf(p, (size_t)n + 1, fmt, again);
	va_end(again);
	return p;
}

char *smr_arena_printf(smr_arena *a, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char *p = vprintf_to_arena(a, fmt, ap);
	va_end(ap);
	return p;
}
