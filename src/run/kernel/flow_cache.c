#include "run/kernel/flow_cache.h"

#include <pthread.h>

#include "base/alloc.h"
#include "base/data/table.h"
#include "base/data/vec.h"

typedef struct noted {
	smr_flow *flow;
	const void *key;
	UT_hash_handle hh;
} noted;

struct smr_flow_cache {
	pthread_mutex_t lock;
	smr_arena *arena;
	noted *of;
	SMR_VEC(smr_flow *) flows;
};

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for kernels that images share");
}

smr_status smr_flow_cache_new(smr_flow_cache **out)
{
	smr_flow_cache *o = smr_calloc(1, sizeof(*o));

	if (o != NULL)
		o->arena = smr_arena_new();
	if (o == NULL || o->arena == NULL) {
		smr_free(o);
		return no_memory();
	}
	pthread_mutex_init(&o->lock, NULL);
	*out = o;
	return SMR_OK;
}

void smr_flow_cache_free(smr_flow_cache *o)
{
	if (o == NULL)
		return;
	for (size_t i = 0; i < o->flows.n; i++)
		smr_flow_free(o->flows.v[i]);
	smr_vec_free(&o->flows);
	HASH_CLEAR(hh, o->of);
	smr_arena_free(o->arena);
	pthread_mutex_destroy(&o->lock);
	smr_free(o);
}

smr_status smr_flow_cache_keep(smr_flow_cache *o, smr_flow *f)
{
	smr_status st;

	pthread_mutex_lock(&o->lock);
	st = smr_vec_push(&o->flows, f);
	pthread_mutex_unlock(&o->lock);
	if (st != SMR_OK)
		smr_flow_free(f);
	return st;
}

static noted *find_cached_flow(const smr_flow_cache *o, const void *key, size_t n)
{
	noted *found;

	HASH_FIND(hh, o->of, key, n, found);
	return found;
}

smr_flow *smr_flow_cache_find(smr_flow_cache *o, const void *key, size_t n)
{
	const noted *found;

	if (o == NULL)
		return NULL;
	pthread_mutex_lock(&o->lock);
	found = find_cached_flow(o, key, n);
	pthread_mutex_unlock(&o->lock);
	return found != NULL ? found->flow : NULL;
}

static smr_status cache_flow(smr_flow_cache *o, const void *key, size_t n, smr_flow *f)
{
	noted *x;

	if (find_cached_flow(o, key, n) != NULL)
		return SMR_OK;
	x = smr_arena_alloc(o->arena, sizeof(*x));
	if (x != NULL)
		x->key = smr_arena_memdup(o->arena, key, n);
	if (x == NULL || x->key == NULL)
		return no_memory();
	x->flow = f;
	HASH_ADD_KEYPTR(hh, o->of, x->key, n, x);
	return x->hh.tbl != NULL ? SMR_OK : no_memory();
}

smr_status smr_flow_cache_note(smr_flow_cache *o, const void *key, size_t n, smr_flow *f)
{
	smr_status st;

	pthread_mutex_lock(&o->lock);
	st = cache_flow(o, key, n, f);
	pthread_mutex_unlock(&o->lock);
	return st;
}
