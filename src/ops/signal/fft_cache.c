/* Keeps plans for the next transforms of the same length: making one takes longer than a transform.
 * The plan that was used last is kept, others while all take LARGE bytes at most. */
#include <pthread.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "ops/signal/fft.h"
#include "ops/signal/fft_plan.h"

enum { KEPT = 16, LARGE = 64 << 20 };

typedef struct entry {
	smr_fft *f;
	bool real;
	int users;
	uint64_t used;
} entry;

static struct {
	pthread_mutex_t lock;
	entry of[KEPT];
	uint64_t now;
} kept = {.lock = PTHREAD_MUTEX_INITIALIZER};

static entry *find_entry(int64_t n, bool f64, bool real)
{
	for (entry *e = kept.of; e < kept.of + KEPT; e++)
		if (e->f != NULL && e->f->n == n && e->f->f64 == f64 && e->real == real)
			return e;
	return NULL;
}

/* Returns the idle plan that was used longest ago; NULL: all are in use. */
static entry *find_oldest(void)
{
	entry *oldest = NULL;

	for (entry *e = kept.of; e < kept.of + KEPT; e++)
		if (e->f != NULL && e->users == 0 && (oldest == NULL || e->used < oldest->used))
			oldest = e;
	return oldest;
}

static entry *find_free(void)
{
	for (entry *e = kept.of; e < kept.of + KEPT; e++)
		if (e->f == NULL)
			return e;
	return NULL;
}

static void forget(entry *e)
{
	smr_assert(e->users == 0);
	smr_fft_free(e->f);
	*e = (entry){.f = NULL};
}

/* Forgets old plans until there is room for another one of @p bytes. */
static void make_room(size_t bytes)
{
	entry *e;

	for (;;) {
		size_t all = bytes;

		for (e = kept.of; e < kept.of + KEPT; e++)
			all += e->f != NULL ? e->f->bytes : 0;
		e = find_oldest();
		if (e == NULL || (all <= LARGE && find_free() != NULL))
			return;
		forget(e);
	}
}

smr_status smr_fft_get(int64_t n, bool f64, bool real, const smr_fft **out)
{
	smr_status st = SMR_OK;
	smr_fft *made;
	entry *e;

	(void)pthread_mutex_lock(&kept.lock);
	e = find_entry(n, f64, real);
	if (e == NULL) {
		st = smr_fft_build(n, f64, real, false, &made);
		if (st == SMR_OK) {
			make_room(made->bytes);
			*out = made;
			e = find_free();
			if (e != NULL)
				*e = (entry){.f = made, .real = real};
		}
	}
	if (e != NULL) {
		e->users++;
		e->used = ++kept.now;
		*out = e->f;
	}
	(void)pthread_mutex_unlock(&kept.lock);
	return st;
}

void smr_fft_drop(const smr_fft *f)
{
	bool found = false;

	if (f == NULL)
		return;
	(void)pthread_mutex_lock(&kept.lock);
	for (entry *e = kept.of; e < kept.of + KEPT; e++)
		if (e->f == f) {
			e->users--;
			found = true;
		}
	(void)pthread_mutex_unlock(&kept.lock);
	if (!found) /* there was no room for it */
		smr_fft_free((smr_fft *)f);
}

void smr_fft_forget_all(void)
{
	(void)pthread_mutex_lock(&kept.lock);
	for (entry *e = kept.of; e < kept.of + KEPT; e++)
		if (e->f != NULL && e->users == 0)
			forget(e);
	(void)pthread_mutex_unlock(&kept.lock);
}
