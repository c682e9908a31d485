/* What the cluster keeps by name. A bucket in memory is gone after a restart of the server: who
 * writes makes it again. */
#include <limits.h>
#include <string.h>

#include "base/alloc.h"
#include "net/nats/connection.h"

static const struct row {
	const char *name;
	int64_t ttl_ms; /* 0: for ever */
	bool in_memory;
	uint8_t history;
} rows[SMR_BUCKETS] = {
	[SMR_BUCKET_HEALTH] = {"health", 3000, true, 1},
	[SMR_BUCKET_NODES] = {"nodes", 0, false, 1},
	[SMR_BUCKET_PLANS] = {"plans", 0, false, 1},
	[SMR_BUCKET_MODELS] = {"models", 0, false, 5},
};

enum { LIST_MS = 2000 };

/* A bucket that is there with these settings is opened, not changed. */
static natsStatus make(smr_nats *c, smr_bucket b, kvStore **out)
{
	kvConfig k;
	natsStatus s = kvConfig_Init(&k);

	k.Bucket = rows[b].name;
	k.TTL = rows[b].ttl_ms * 1000000;
	k.StorageType = rows[b].in_memory ? js_MemoryStorage : js_FileStorage;
	k.History = rows[b].history;
	return s == NATS_OK ? js_CreateKeyValue(out, c->js, &k) : s;
}

/* Stores are kept to the end of the connection: another thread may be using one. */
static smr_status store(smr_nats *c, smr_bucket b, bool again, kvStore **out)
{
	kvStore *made = NULL;

	pthread_mutex_lock(&c->lock);
	*out = c->stores[b];
	pthread_mutex_unlock(&c->lock);
	if (*out != NULL && !again)
		return SMR_OK;

	natsStatus s = make(c, b, &made);

	if (s != NATS_OK)
		return smr_nats_fail(c, s, "cannot make the bucket '%s'", rows[b].name);
	pthread_mutex_lock(&c->lock);
	if (c->stores[b] == NULL) {
		c->stores[b] = made;
		made = NULL;
	}
	*out = c->stores[b];
	pthread_mutex_unlock(&c->lock);
	kvStore_Destroy(made);
	return SMR_OK;
}

smr_status smr_nats_bucket(smr_nats *c, smr_bucket b)
{
	kvStore *kv;

	return store(c, b, true, &kv);
}

smr_status smr_nats_put(smr_nats *c, smr_bucket b, const char *key, const void *data, size_t n)
{
	kvStore *kv;
	natsStatus s = NATS_OK;

	if (n > INT_MAX)
		return smr_fail(SMR_EINVAL, "%zu bytes are too many for the key %s", n, key);
	for (int t = 0; t < 2; t++) {
		SMR_TRY(store(c, b, t > 0, &kv));
		s = kvStore_Put(NULL, kv, key, data, (int)n);
		if (s != NATS_NO_RESPONDERS) /* that is: there is no such bucket any more */
			break;
	}
	return s == NATS_OK ? SMR_OK : smr_nats_fail(c, s, "cannot write %s/%s", rows[b].name, key);
}

smr_status smr_nats_get(smr_nats *c, smr_bucket b, const char *key, smr_str *out)
{
	kvStore *kv;
	kvEntry *e = NULL;

	SMR_TRY(store(c, b, false, &kv));

	natsStatus s = kvStore_Get(&e, kv, key);

	if (s != NATS_OK)
		return smr_nats_fail(c, s, "cannot read %s/%s", rows[b].name, key);
	smr_str_write(out, kvEntry_Value(e), (size_t)kvEntry_ValueLen(e));
	kvEntry_Destroy(e);
	return smr_str_status(out, key);
}

smr_status smr_nats_forget(smr_nats *c, smr_bucket b, const char *key)
{
	kvStore *kv;

	SMR_TRY(store(c, b, false, &kv));

	natsStatus s = kvStore_Purge(kv, key, NULL);

	return s == NATS_OK ? SMR_OK
			    : smr_nats_fail(c, s, "cannot remove %s/%s", rows[b].name, key);
}

static smr_status hand_over(kvEntry *e, smr_nats_each_fn fn, void *ctx)
{
	smr_str text = {0};

	smr_str_write(&text, kvEntry_Value(e), (size_t)kvEntry_ValueLen(e));

	smr_status st = smr_str_status(&text, "what a bucket holds");

	if (st == SMR_OK)
		fn(ctx, kvEntry_Key(e), smr_str_text(&text), text.n);
	smr_str_free(&text);
	return st;
}

smr_status smr_nats_each(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			 void *ctx)
{
	kvWatchOptions o;
	kvWatcher *w = NULL;
	kvStore *kv;
	smr_status st = SMR_OK;

	SMR_TRY(store(c, b, false, &kv));

	natsStatus s = kvWatchOptions_Init(&o);

	o.IgnoreDeletes = true;
	if (s == NATS_OK)
		s = kvStore_Watch(&w, kv, which != NULL ? which : ">", &o);
	if (s == NATS_NOT_FOUND || s == NATS_NO_RESPONDERS) /* the bucket is gone */
		return SMR_OK;
	for (kvEntry *e = NULL; s == NATS_OK && st == SMR_OK; kvEntry_Destroy(e)) {
		e = NULL;
		s = kvWatcher_Next(&e, w, LIST_MS);
		if (s == NATS_OK && e == NULL) /* that was all */
			break;
		if (s == NATS_OK)
			st = hand_over(e, fn, ctx);
	}
	if (s != NATS_OK && st == SMR_OK)
		st = smr_nats_fail(c, s, "cannot list %s", rows[b].name);
	kvWatcher_Destroy(w);
	return st;
}
