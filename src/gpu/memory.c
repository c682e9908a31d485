/* A growing pool of device memory.
 *
 * The pool asks cuMemAlloc() for pieces of rounded sizes and keeps freed ones in bins, one for each
 * power of two. The driver's own pools (cuMemAllocAsync) are not used: a process has one of these
 * for each device, and its thresholds belong to other users of CUDA in the process. */
#include "gpu/memory.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/table.h"
#include "base/log.h"
#include "gpu/own.h"

enum {
	ALIGN = 512,
	STEPS = 8,       /* sizes between a power of two and the next; a fit wastes at most 1/8 */
	BINS = 64,       /* of powers of two */
	KEEP_SHARE = 8,  /* unused memory: at most this part of the card */
	LARGE = 2 << 20, /* the driver's own granularity */
};

typedef struct block block;
struct block {
	smr_gpu_ptr at; /* the key */
	size_t size;
	bool used;
	uint64_t freed; /* when, in the order of frees; unused blocks alone */
	block *next;    /* in the bin; unused blocks alone */
	UT_hash_handle hh;
};

struct smr_gpu_pool {
	pthread_mutex_t lock;
	block *all;        /* used and unused blocks by address */
	block *bins[BINS]; /* unused ones */
	smr_gpu_usage usage;
	uint64_t keep, frees;
};

/* ---- sizes --------------------------------------------------------------------------------------
 */

static unsigned bin_of(size_t size)
{
	return 63 - (unsigned)__builtin_clzll(size);
}

/* Rounds up; 0: the size is beyond any memory. */
static size_t round_size(size_t n)
{
	size_t step;

	if (n > SIZE_MAX / 4)
		return 0;
	if (n < ALIGN)
		n = ALIGN;
	step = ((size_t)1 << bin_of(n)) / STEPS;
	if (step < ALIGN)
		step = ALIGN;
	if (step > LARGE)
		step = LARGE;
	return (n + step - 1) / step * step;
}

/* ---- unused blocks ------------------------------------------------------------------------------
 */

/* Takes the smallest block that fits and wastes little; the latest one among equals. */
static block *take_unused(smr_gpu_pool *p, size_t size)
{
	block **best = NULL, *b;

	for (unsigned bin = bin_of(size); bin < BINS && bin <= bin_of(size) + 1; bin++)
		for (block **at = &p->bins[bin]; *at != NULL; at = &(*at)->next)
			if ((*at)->size >= size && (*at)->size - size <= size / STEPS &&
			    (best == NULL || (*at)->size < (*best)->size))
				best = at;
	if (best == NULL)
		return NULL;
	b = *best;
	*best = b->next;
	p->usage.unused -= b->size;
	return b;
}

static void put_unused(smr_gpu_pool *p, block *b)
{
	unsigned bin = bin_of(b->size);

	b->freed = ++p->frees;
	b->next = p->bins[bin];
	p->bins[bin] = b;
	p->usage.unused += b->size;
}

static block *take_oldest(smr_gpu_pool *p)
{
	block **oldest = NULL, *b;

	for (unsigned bin = 0; bin < BINS; bin++)
		for (block **at = &p->bins[bin]; *at != NULL; at = &(*at)->next)
			if (oldest == NULL || (*at)->freed < (*oldest)->freed)
				oldest = at;
	if (oldest == NULL)
		return NULL;
	b = *oldest;
	*oldest = b->next;
	p->usage.unused -= b->size;
	return b;
}

/* Returns the blocks that were unused for longest. Queued work may still use them: it ends first.
 */
static smr_status release_unused(smr_gpu_device *d, smr_gpu_pool *p, uint64_t keep)
{
	smr_status st = SMR_OK;

	if (p->usage.unused <= keep)
		return SMR_OK;
	SMR_TRY(SMR_GPU_CALL(d, cuCtxSynchronize));
	while (st == SMR_OK && p->usage.unused > keep) {
		block *b = take_oldest(p);

		st = SMR_GPU_CALL(d, cuMemFree, b->at);
		HASH_DEL(p->all, b);
		smr_free(b);
	}
	return st;
}

/* ---- allocation ---------------------------------------------------------------------------------
 */

static smr_status check_limit(smr_gpu_device *d, smr_gpu_pool *p, size_t size)
{
	const smr_gpu_usage *u = &p->usage;

	if (size <= u->limit && u->used + u->unused <= u->limit - size)
		return SMR_OK;
	SMR_TRY(release_unused(d, p, 0));
	if (size <= u->limit && u->used <= u->limit - size)
		return SMR_OK;
	return smr_fail(
		SMR_ENOMEM,
		"%sno room for %zu bytes: %llu are in use, SAMARA_GPU_MEMORY allows %llu MiB",
		d->where, size, (unsigned long long)u->used, (unsigned long long)(u->limit >> 20));
}

static smr_status tell_full(smr_gpu_device *d, const smr_gpu_pool *p, size_t size)
{
	size_t available = 0, total = 0;

	(void)d->cu->cuMemGetInfo(&available, &total);
	return smr_fail(
		SMR_ENOMEM,
		"%sno room for %zu bytes: of its %zu MiB %zu are free, this process uses %llu",
		d->where, size, total >> 20, available >> 20,
		(unsigned long long)(p->usage.used >> 20));
}

/* Asks the driver, a second time after everything unused was returned. */
static smr_status ask_driver(smr_gpu_device *d, smr_gpu_pool *p, size_t size, smr_gpu_ptr *out)
{
	CUresult r = d->cu->cuMemAlloc(out, size);

	if (r == CUDA_ERROR_OUT_OF_MEMORY) {
		SMR_TRY(release_unused(d, p, 0));
		r = d->cu->cuMemAlloc(out, size);
	}
	return r == CUDA_ERROR_OUT_OF_MEMORY ? tell_full(d, p, size)
					     : smr_gpu_result(d, "cuMemAlloc", r);
}

static smr_status make_block(smr_gpu_device *d, smr_gpu_pool *p, size_t size, block **out)
{
	block *b;
	smr_status st;

	SMR_TRY(check_limit(d, p, size));
	b = smr_calloc(1, sizeof(*b));
	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to note a GPU's allocation");
	st = ask_driver(d, p, size, &b->at);
	if (st != SMR_OK) {
		smr_free(b);
		return st;
	}
	b->size = size;
	HASH_ADD(hh, p->all, at, sizeof(b->at), b);
	if (b->hh.tbl == NULL) {
		(void)d->cu->cuMemFree(b->at);
		smr_free(b);
		return smr_fail(SMR_ENOMEM, "no memory to note a GPU's allocation");
	}
	*out = b;
	return SMR_OK;
}

smr_status smr_gpu_alloc(smr_gpu_device *d, size_t n, smr_gpu_ptr *out)
{
	smr_gpu_pool *p = d->pool;
	size_t size = round_size(n);
	block *b;
	smr_status st = SMR_OK;

	if (size == 0)
		return smr_fail(SMR_ENOMEM, "%sno room for %zu bytes", d->where, n);
	SMR_TRY(smr_gpu_enter(d));
	pthread_mutex_lock(&p->lock);
	b = take_unused(p, size);
	if (b == NULL)
		st = make_block(d, p, size, &b);
	if (st == SMR_OK) {
		b->used = true;
		p->usage.used += b->size;
		if (p->usage.peak < p->usage.used)
			p->usage.peak = p->usage.used;
		*out = b->at;
	}
	pthread_mutex_unlock(&p->lock);
	smr_gpu_leave(d);
	return st;
}

void smr_gpu_free(smr_gpu_device *d, smr_gpu_ptr at)
{
	smr_gpu_pool *p = d->pool;
	block *b;

	if (at == 0)
		return;
	pthread_mutex_lock(&p->lock);
	HASH_FIND(hh, p->all, &at, sizeof(at), b);
	if (b != NULL && b->used) { /* else it is no address of this pool, or freed already */
		b->used = false;
		p->usage.used -= b->size;
		put_unused(p, b);
	}
	if (p->usage.unused > p->keep && smr_gpu_enter_to_free(d)) {
		if (release_unused(d, p, p->keep / 2) != SMR_OK)
			smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
		smr_gpu_leave(d);
	}
	pthread_mutex_unlock(&p->lock);
}

smr_status smr_gpu_trim(smr_gpu_device *d, uint64_t keep)
{
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	pthread_mutex_lock(&d->pool->lock);
	st = release_unused(d, d->pool, keep);
	pthread_mutex_unlock(&d->pool->lock);
	smr_gpu_leave(d);
	return st;
}

void smr_gpu_pool_usage(smr_gpu_device *d, smr_gpu_usage *out)
{
	pthread_mutex_lock(&d->pool->lock);
	*out = d->pool->usage;
	pthread_mutex_unlock(&d->pool->lock);
}

smr_status smr_gpu_room(smr_gpu_device *d, uint64_t *out)
{
	smr_gpu_usage u;

	SMR_TRY(smr_gpu_free_memory(d, out));
	smr_gpu_pool_usage(d, &u);
	*out += u.unused;
	if (u.limit - u.used < *out)
		*out = u.limit - u.used;
	return SMR_OK;
}

/* ---- the pool -----------------------------------------------------------------------------------
 */

/* Reads the limit; an invalid value counts as not set (src/run/settings.c tells). */
static uint64_t read_limit(void)
{
	const char *text = getenv("SAMARA_GPU_MEMORY");
	unsigned long long mib;

	if (text == NULL || *text == '\0' || strspn(text, "0123456789") != strlen(text))
		return UINT64_MAX;
	mib = strtoull(text, NULL, 10);
	return mib > 0 && mib < UINT64_MAX >> 20 ? (uint64_t)mib << 20 : UINT64_MAX;
}

smr_status smr_gpu_pool_new(smr_gpu_device *d, smr_gpu_pool **out)
{
	smr_gpu_pool *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's pool");
	pthread_mutex_init(&p->lock, NULL);
	p->usage.limit = read_limit();
	p->keep = d->info.memory_bytes / KEEP_SHARE;
	*out = p;
	return SMR_OK;
}

void smr_gpu_pool_free(smr_gpu_device *d, smr_gpu_pool *p, bool driver)
{
	block *b, *next;

	if (p == NULL)
		return;
	HASH_ITER (hh, p->all, b, next) {
		HASH_DEL(p->all, b);
		if (driver)
			(void)d->cu->cuMemFree(b->at);
		smr_free(b);
	}
	pthread_mutex_destroy(&p->lock);
	smr_free(p);
}
