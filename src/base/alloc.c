#include "base/alloc.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/module.h"

static const smr_host *host; /* the host whose allocator is used, in a module */
static atomic_long live;
static atomic_size_t large, most; /* bytes of large pieces: now, and the peak */
static atomic_long countdown;     /* 0: no failure is scheduled */
static atomic_bool fired;

void smr_alloc_join(const smr_host *h)
{
	if (host != h) /* a module that is opened again may be in use */
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

size_t smr_alloc_peak(void)
{
	return atomic_load(&most);
}

/* Returns the size of a large piece, 0 of a small one: small pieces are only counted, since a
 * locked instruction for the bytes of each would cost time. */
static size_t large_bytes(void *p)
{
	enum { LARGE = 64 << 10 };
	size_t n = malloc_usable_size(p);

	return n >= LARGE ? n : 0;
}

static void add_large(size_t n)
{
	size_t now = atomic_fetch_add_explicit(&large, n, memory_order_relaxed) + n;
	size_t before = atomic_load_explicit(&most, memory_order_relaxed);

	while (now > before && !atomic_compare_exchange_weak(&most, &before, now))
		;
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

static void *count_allocation(void *p)
{
	size_t n = p != NULL ? large_bytes(p) : 0;

	if (p != NULL)
		atomic_fetch_add_explicit(&live, 1, memory_order_relaxed);
	if (n > 0)
		add_large(n);
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
	return must_fail() ? NULL : count_allocation(malloc(at_least_one(size)));
}

void *smr_calloc(size_t n, size_t size)
{
	if (host != NULL)
		return host->calloc(n, size);
	return must_fail() ? NULL : count_allocation(calloc(at_least_one(n), at_least_one(size)));
}

void *smr_realloc(void *old, size_t size)
{
	if (old == NULL)
		return smr_malloc(size);
	if (host != NULL)
		return host->realloc(old, size);
	if (must_fail())
		return NULL;
	size_t before = large_bytes(old);
	void *p = realloc(old, at_least_one(size));

	if (p != NULL) {
		atomic_fetch_sub_explicit(&large, before, memory_order_relaxed);
		add_large(large_bytes(p));
	}
	return p;
}

void *smr_aligned_alloc(size_t align, size_t size)
{
	if (host != NULL)
		return host->aligned_alloc(align, size);
	if (must_fail() || size > SIZE_MAX - align)
		return NULL;
	/* C11 requires a multiple of the alignment */
	return count_allocation(
		aligned_alloc(align, (at_least_one(size) + align - 1) & ~(align - 1)));
}

void smr_give_pages_back(void)
{
	malloc_trim(0); /* of this process, in a module too */
}

static bool keeps_pages;

void smr_give_peak_back(void)
{
	if (!keeps_pages)
		smr_give_pages_back();
}

void smr_keep_pages(void)
{
	keeps_pages = true;
	mallopt(M_MMAP_THRESHOLD, 32 << 20);
	mallopt(M_TRIM_THRESHOLD, 64 << 20);
	mallopt(M_TOP_PAD, 64 << 20);
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
	size_t n = large_bytes(p);

	if (n > 0)
		atomic_fetch_sub_explicit(&large, n, memory_order_relaxed);
	free(p);
}
