#include "base/alloc.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/module.h"

static const smr_host *host; /* whose memory it is, in a module */
static atomic_long live;
static atomic_long countdown; /* 0: no failure asked for */
static atomic_bool fired;

void smr_alloc_join(const smr_host *h)
{
	if (host != h) /* a module that is opened again is in use */
		host = h;
}

void smr_alloc_fail_at(long n)
{
	atomic_store(&fired, false);
	atomic_store(&countdown, n);
}

bool smr_alloc_failed(void)
{
	return atomic_load(&fired);
}

long smr_alloc_live(void)
{
	return atomic_load(&live);
}

/* The plain load keeps the common case free of a locked instruction. */
static bool must_fail(void)
{
	if (atomic_load_explicit(&countdown, memory_order_relaxed) <= 0)
		return false;
	if (atomic_fetch_sub(&countdown, 1) != 1)
		return false;
	atomic_store(&fired, true);
	return true;
}

static void *counted(void *p)
{
	if (p != NULL)
		atomic_fetch_add_explicit(&live, 1, memory_order_relaxed);
	return p;
}

/* malloc(0) may be NULL, which would read as a failure. */
static size_t at_least_one(size_t size)
{
	return size == 0 ? 1 : size;
}

void *smr_malloc(size_t size)
{
	if (host != NULL)
		return host->malloc(size);
	return must_fail() ? NULL : counted(malloc(at_least_one(size)));
}

void *smr_calloc(size_t n, size_t size)
{
	if (host != NULL)
		return host->calloc(n, size);
	return must_fail() ? NULL : counted(calloc(at_least_one(n), at_least_one(size)));
}

void *smr_realloc(void *old, size_t size)
{
	if (old == NULL)
		return smr_malloc(size);
	if (host != NULL)
		return host->realloc(old, size);
	return must_fail() ? NULL : realloc(old, at_least_one(size));
}

void *smr_aligned_alloc(size_t align, size_t size)
{
	if (host != NULL)
		return host->aligned_alloc(align, size);
	if (must_fail() || size > SIZE_MAX - align)
		return NULL;
	/* C11 wants a multiple of the alignment */
	return counted(aligned_alloc(align, (at_least_one(size) + align - 1) & ~(align - 1)));
}

char *smr_strdup(const char *s)
{
	return smr_strndup(s, strlen(s));
}

char *smr_strndup(const char *s, size_t n)
{
	n = strnlen(s, n);
	char *copy = smr_malloc(n + 1);

	if (copy == NULL)
		return NULL;
	memcpy(copy, s, n);
	copy[n] = '\0';
	return copy;
}

void smr_free(void *p)
{
	if (p == NULL)
		return;
	if (host != NULL) {
		host->free(p);
		return;
	}
	atomic_fetch_sub_explicit(&live, 1, memory_order_relaxed);
	free(p);
}
