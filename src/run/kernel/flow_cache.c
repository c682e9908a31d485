#include "run/kernel/flow_cache.h"

#include <pthread.h>

#include "base/alloc.h"
#include "base/data/table.h"

typedef struct noted {
	smr_flow *flow;
	const void *key;
	struct noted *next; /* of all flows */
	UT_hash_handle hh;
} noted;

struct smr_flow_cache {
	pthread_mutex_t lock;
	smr_arena *arena;
	noted *of; /* by key: the first flow of it */
	noted *flows;
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
	for (noted *x = o->flows; x != NULL; x = x->next)
		smr_flow_free(x->flow);
	HASH_CLEAR(hh, o->of);
	smr_arena_free(o->arena);
	pthread_mutex_destroy(&o->lock);
	smr_free(o);
}

smr_flow *smr_flow_cache_find(smr_flow_cache *o, const void *key, size_t n)
{
	const noted *found;

	if (o == NULL)
		return NULL;
	pthread_mutex_lock(&o->lock);
	HASH_FIND(hh, o->of, key, n, found);
	pthread_mutex_unlock(&o->lock);
	return found != NULL ? found->flow : NULL;
}

static smr_status put_flow(smr_flow_cache *o, const void *key, size_t n, smr_flow *f)
{
	noted *x = smr_arena_alloc(o->arena, sizeof(*x)), *before;

	if (x != NULL)
		x->key = smr_arena_memdup(o->arena, key, n);
	if (x == NULL || x->key == NULL)
		return no_memory();
	x->flow = f;
	HASH_FIND(hh, o->of, key, n, before);
	if (before == NULL)
		HASH_ADD_KEYPTR(hh, o->of, x->key, n, x);
	if (before == NULL && x->hh.tbl == NULL)
		return no_memory();
	x->next = o->flows;
	o->flows = x;
	return SMR_OK;
}

smr_status smr_flow_cache_put(smr_flow_cache *o, const void *key, size_t n, smr_flow *f)
{
	smr_status st;

	pthread_mutex_lock(&o->lock);
	st = put_flow(o, key, n, f);
	pthread_mutex_unlock(&o->lock);
	return st;
}
