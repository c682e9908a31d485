/* The memory of arrays. Large arrays that were freed are kept for the next ones of the same size:
 * a training step frees and allocates the same sizes, and new pages cost more than the copy of
 * their content. */
#include "pjrt/storage.h"

#include "base/alloc.h"

enum {
	SMALLEST = 1 << 16, /* bytes of an array that is kept */
	LARGEST = 1 << 28,  /* bytes that are kept in all */
	SLOTS = 64
};

static struct {
	pthread_mutex_t lock;
	struct {
		void *data;
		size_t bytes;
	} of[SLOTS];
	uint32_t n;
	size_t bytes;
} kept = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *take_kept(size_t bytes)
{
	void *data = NULL;

	pthread_mutex_lock(&kept.lock);
	for (uint32_t i = kept.n; data == NULL && i-- > 0;) {
		if (kept.of[i].bytes != bytes)
			continue;
		data = kept.of[i].data;
		kept.of[i] = kept.of[--kept.n];
		kept.bytes -= bytes;
	}
	pthread_mutex_unlock(&kept.lock);
	return data;
}

static bool keep(void *data, size_t bytes)
{
	bool fits;

	pthread_mutex_lock(&kept.lock);
	fits = kept.n < SLOTS && kept.bytes + bytes <= LARGEST;
	if (fits) {
		kept.of[kept.n].data = data;
		kept.of[kept.n++].bytes = bytes;
		kept.bytes += bytes;
	}
	pthread_mutex_unlock(&kept.lock);
	return fits;
}

void pjrt_storage_trim(void)
{
	pthread_mutex_lock(&kept.lock);
	while (kept.n > 0)
		smr_free(kept.of[--kept.n].data);
	kept.bytes = 0;
	pthread_mutex_unlock(&kept.lock);
}

static void *allocate(size_t bytes)
{
	size_t whole = (bytes + PJRT_ALIGNMENT) / PJRT_ALIGNMENT * PJRT_ALIGNMENT;
	void *data = bytes >= SMALLEST ? take_kept(bytes) : NULL;

	if (data == NULL && whole > bytes)
		data = smr_aligned_alloc(PJRT_ALIGNMENT, whole);
	return data;
}

pjrt_storage *pjrt_storage_new(pjrt_device *d, size_t bytes)
{
	pjrt_storage *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return NULL;
	s->data = allocate(bytes);
	if (s->data == NULL) {
		smr_free(s);
		return NULL;
	}
	atomic_init(&s->refs, 1);
	s->bytes = bytes;
	s->usage = &d->usage;
	pjrt_usage_add(s->usage, (int64_t)bytes);
	return s;
}

pjrt_storage *pjrt_storage_alias(void *data, size_t bytes, bool shared,
				 void (*gone)(void *arg, void *data), void *arg)
{
	pjrt_storage *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return NULL;
	atomic_init(&s->refs, 1);
	s->data = data;
	s->bytes = bytes;
	s->shared = shared;
	s->gone = gone;
	s->gone_arg = arg;
	return s;
}

pjrt_storage *pjrt_storage_hold(pjrt_storage *s)
{
	atomic_fetch_add_explicit(&s->refs, 1, memory_order_relaxed);
	return s;
}

void pjrt_storage_drop(pjrt_storage *s)
{
	if (s == NULL || atomic_fetch_sub(&s->refs, 1) > 1)
		return;
	if (s->usage != NULL) {
		pjrt_usage_add(s->usage, -(int64_t)s->bytes);
		if (s->bytes < SMALLEST || !keep(s->data, s->bytes))
			smr_free(s->data);
	}
	if (s->gone != NULL)
		s->gone(s->gone_arg, s->data);
	smr_free(s);
}
