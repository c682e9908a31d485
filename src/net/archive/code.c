/* The store of installed code: reference counts and eviction. */
#include "net/archive/code.h"

#include <string.h>

#include "base/log.h"
#include "net/archive/code_own.h"

enum { DEFAULT_MAX = 256 << 20 };

smr_status smr_codes_open(smr_trust *trust, const smr_codes_options *options, smr_codes **out)
{
	smr_codes *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a store of code");
	s->trust = trust;
	if (options != NULL)
		s->options = *options;
	if (s->options.max_bytes == 0)
		s->options.max_bytes = DEFAULT_MAX;
	if (s->options.key != NULL) {
		memcpy(s->key, s->options.key, sizeof(s->key));
		s->has_key = true;
	}
	pthread_mutex_init(&s->lock, NULL);
	pthread_cond_init(&s->made, NULL);
	pthread_cond_init(&s->work, NULL);
	*out = s;
	return SMR_OK;
}

void co_free(smr_code *c)
{
	if (c->linked != NULL)
		c->jit->drop(c->linked);
	smr_free(c->bytes);
	smr_free(c);
}

/* ---- removal ----------------------------------------------------------------------------------
 */

/* Removes code from the table; under the lock. Its last user frees it; if there is none, it goes on
 * @p list for the caller to free. */
static void remove_code(smr_codes *s, smr_code *c, smr_code **list)
{
	HASH_DEL(s->table, c);
	s->stats.installed--;
	s->stats.bytes -= c->n + c->mapped;
	c->gone = true;
	if (c->refs == 0) {
		c->hh.next = *list;
		*list = c;
	}
}

void co_free_list(smr_code *list)
{
	while (list != NULL) {
		smr_code *next = list->hh.next;

		co_free(list);
		list = next;
	}
}

/* Removes code in order of its last use while the store is too large. Under the lock. */
void co_evict(smr_codes *s, smr_code **list)
{
	while (s->stats.bytes > s->options.max_bytes) {
		smr_code *oldest = NULL;

		for (smr_code *c = s->table; c != NULL; c = c->hh.next)
			if (c->ready && c->refs == 0 && (oldest == NULL || c->used < oldest->used))
				oldest = c;
		if (oldest == NULL)
			return;
		remove_code(s, oldest, list);
		s->stats.evicted++;
	}
}

void smr_code_release(smr_code *c)
{
	smr_code *list = NULL;
	smr_codes *s;

	if (c == NULL)
		return;
	s = c->store;
	pthread_mutex_lock(&s->lock);
	c->used = ++s->clock;
	if (--c->refs == 0 && c->gone)
		list = c;
	c->hh.next = c->gone ? NULL : c->hh.next;
	if (!c->gone)
		co_evict(s, &list);
	pthread_mutex_unlock(&s->lock);
	co_free_list(list);
}

smr_code *smr_code_retain(smr_code *c)
{
	pthread_mutex_lock(&c->store->lock);
	c->refs++;
	pthread_mutex_unlock(&c->store->lock);
	return c;
}

size_t smr_codes_purge(smr_codes *s, bool unused_too)
{
	smr_code *list = NULL, *c, *next;
	size_t n = 0;

	pthread_mutex_lock(&s->lock);
	for (c = s->table; c != NULL; c = next) {
		next = c->hh.next;
		if (!c->ready)
			continue;
		if (s->trust != NULL &&
		    smr_trust_still(s->trust, c->archive.signer, c->hash) != SMR_OK)
			smr_log(SMR_LOG_WARN, "code %s goes: %s", c->archive.name, smr_errmsg());
		else if (!unused_too || c->refs > 0)
			continue;
		n += c->refs == 0;
		remove_code(s, c, &list);
	}
	pthread_mutex_unlock(&s->lock);
	co_free_list(list);
	return n;
}

void smr_codes_close(smr_codes *s)
{
	smr_code *list = NULL, *next;

	if (s == NULL)
		return;
	co_stop(s);
	pthread_mutex_lock(&s->lock);
	for (smr_code *c = s->table; c != NULL; c = next) {
		next = c->hh.next;
		remove_code(s, c, &list);
	}
	pthread_mutex_unlock(&s->lock);
	co_free_list(list);
	pthread_cond_destroy(&s->work);
	pthread_cond_destroy(&s->made);
	pthread_mutex_destroy(&s->lock);
	smr_free(s);
}

/* ---- queries ----------------------------------------------------------------------------------
 */

smr_code *co_find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES])
{
	smr_code *c;

	HASH_FIND(hh, s->table, hash, SMR_HASH_BYTES, c);
	return c;
}

smr_code *smr_code_find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES])
{
	smr_code *c;

	pthread_mutex_lock(&s->lock);
	c = co_find(s, hash);
	if (c != NULL && c->ready) {
		c->refs++;
		c->used = ++s->clock;
	} else {
		c = NULL;
	}
	pthread_mutex_unlock(&s->lock);
	return c;
}

const uint8_t *smr_code_hash(const smr_code *c)
{
	return c->hash;
}

const char *smr_code_name(const smr_code *c)
{
	return c->archive.name;
}

const char *smr_code_signer(const smr_code *c)
{
	return c->vouch.signer;
}

void *smr_code_entry(const smr_code *c, const char *symbol)
{
	for (size_t i = 0; i < c->archive.nentries; i++)
		if (strcmp(c->archive.entries[i], symbol) == 0)
			return c->address[i];
	return NULL;
}

bool smr_code_sandboxed(const smr_code *c)
{
	return c->sandboxed;
}

bool smr_code_outgrown(smr_code *c)
{
	smr_codes *s = c->store;
	smr_code *list = NULL;
	smr_vouch v;

	if (!c->sandboxed || s->trust == NULL || s->options.sandbox != SMR_SANDBOX_SOME ||
	    (c->vouch.rights & SMR_MAY_SHIP) != 0 ||
	    smr_trust_now(s->trust, c->archive.signer, c->hash, &v) != SMR_OK ||
	    (v.rights & SMR_MAY_SHIP) == 0)
		return false;
	pthread_mutex_lock(&s->lock);
	if (!c->gone)
		remove_code(s, c, &list); /* the caller holds it: it is not on the list */
	pthread_mutex_unlock(&s->lock);
	return true;
}

const uint8_t *smr_code_key(const smr_code *c)
{
	return c->archive.signer;
}

const smr_archive *smr_code_read(const smr_code *c, const smr_slice **linked)
{
	*linked = c->slice;
	return &c->archive;
}

const void *smr_code_archive(const smr_code *c, size_t *n)
{
	*n = c->n;
	return c->bytes;
}

void smr_codes_count(smr_codes *s, smr_codes_stats *out)
{
	pthread_mutex_lock(&s->lock);
	*out = s->stats;
	pthread_mutex_unlock(&s->lock);
}
