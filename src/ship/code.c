/* The store: what is installed, who uses it, what goes when there is too much. */
#include "ship/code.h"

#include <string.h>

#include "base/log.h"
#include "ship/code_own.h"

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

/* Unlinks it; no lock is held. */
static void co_free(smr_code *c)
{
	if (c->linked != NULL)
		c->jit->drop(c->linked);
	smr_free(c->bytes);
	smr_free(c);
}

/* ---- going ------------------------------------------------------------------------------------
 */

/* Takes it off the table; under the lock. It is freed by its last user, or by the caller if there
 * is none: then it is put on @p list. */
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

static void free_list(smr_code *list)
{
	while (list != NULL) {
		smr_code *next = list->hh.next;

		co_free(list);
		list = next;
	}
}

/* The one that nobody has used for longest, while there is too much. Under the lock. */
static void evict(smr_codes *s, smr_code **list)
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
		evict(s, &list);
	pthread_mutex_unlock(&s->lock);
	free_list(list);
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
		if (smr_trust_still(s->trust, c->archive.signer, c->hash) != SMR_OK)
			smr_log(SMR_LOG_WARN, "code %s goes: %s", c->archive.name, smr_errmsg());
		else if (!unused_too || c->refs > 0)
			continue;
		n += c->refs == 0;
		remove_code(s, c, &list);
	}
	pthread_mutex_unlock(&s->lock);
	free_list(list);
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
	free_list(list);
	pthread_cond_destroy(&s->work);
	pthread_cond_destroy(&s->made);
	pthread_mutex_destroy(&s->lock);
	smr_free(s);
}

/* ---- coming -----------------------------------------------------------------------------------
 */

static smr_code *find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES])
{
	smr_code *c;

	HASH_FIND(hh, s->table, hash, SMR_HASH_BYTES, c);
	return c;
}

smr_code *smr_code_find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES])
{
	smr_code *c;

	pthread_mutex_lock(&s->lock);
	c = find(s, hash);
	if (c != NULL && c->ready) {
		c->refs++;
		c->used = ++s->clock;
	} else {
		c = NULL;
	}
	pthread_mutex_unlock(&s->lock);
	return c;
}

static smr_status check(smr_codes *s, const void *bytes, size_t n, const uint8_t *hash,
			smr_vouch *v)
{
	SMR_TRY(smr_trust_vouch(s->trust, bytes, n, v));
	if (hash != NULL && memcmp(hash, v->hash, SMR_HASH_BYTES) != 0)
		return smr_fail(SMR_EDENIED, "the archive's hash is not what its sender calls it");
	if (s->options.sandbox == SMR_SANDBOX_NONE && (v->rights & SMR_MAY_SHIP) == 0)
		return smr_fail(SMR_EDENIED, "%s may not ship native code: Wasm alone", v->signer);
	if ((v->rights & (SMR_MAY_SHIP | SMR_MAY_WASM)) == 0)
		return smr_fail(SMR_EDENIED, "%s may not ship code", v->signer);
	return SMR_OK;
}

/* A codelet's code for other machines alone: its text and its WebAssembly are of use even so. */
static bool only_sandbox(const smr_archive *a)
{
	bool has_note = false, has_native = false;

	for (size_t i = 0; i < a->nslices; i++) {
		const smr_slice *s = &a->slices[i];

		has_note |= s->kind == SMR_SLICE_NOTE;
		has_native |= (s->kind == SMR_SLICE_BITCODE || s->kind == SMR_SLICE_OBJECT) &&
			      smr_triple_match(s->triple, smr_triple_host());
	}
	return has_note && !has_native;
}

/* Our own copy, read. */
static smr_status read_copy(smr_codes *s, const void *bytes, size_t n, const smr_vouch *v,
			    smr_code **out)
{
	smr_code *c = smr_calloc(1, sizeof(*c));
	smr_status st;

	if (c == NULL || (c->bytes = smr_malloc(n)) == NULL) {
		smr_free(c);
		return smr_fail(SMR_ENOMEM, "no memory for an archive of %zu bytes", n);
	}
	memcpy(c->bytes, bytes, n);
	memcpy(c->hash, v->hash, sizeof(c->hash));
	c->store = s;
	c->n = n;
	c->vouch = *v;
	st = smr_archive_read(c->bytes, n, &c->archive);
	if (st == SMR_OK)
		st = smr_trust_version(s->trust, &c->archive);
	c->sandboxed = s->options.sandbox == SMR_SANDBOX_ALL || (v->rights & SMR_MAY_SHIP) == 0 ||
		       (s->options.sandbox == SMR_SANDBOX_SOME && only_sandbox(&c->archive));
	if (st != SMR_OK) {
		co_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

/* One that another thread installs now is waited for. *@p out: what is there, or NULL, and then @p
 * c stands in the table for it. */
static smr_status take_place(smr_codes *s, smr_code *c, smr_code **out)
{
	smr_code *other;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&s->lock);
	while ((other = find(s, c->hash)) != NULL && !other->ready)
		pthread_cond_wait(&s->made, &s->lock);
	if (other != NULL) {
		other->refs++;
		other->used = ++s->clock;
	} else {
		HASH_ADD(hh, s->table, hash, SMR_HASH_BYTES, c);
		if (c->hh.tbl == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for more code");
	}
	pthread_mutex_unlock(&s->lock);
	*out = other;
	return st;
}

static void settle(smr_codes *s, smr_code *c, bool made)
{
	smr_code *list = NULL;

	pthread_mutex_lock(&s->lock);
	if (made) {
		c->ready = true;
		c->refs = 1;
		c->used = ++s->clock;
		s->stats.installed++;
		s->stats.bytes += c->n + c->mapped;
		evict(s, &list);
	} else {
		HASH_DEL(s->table, c);
	}
	pthread_cond_broadcast(&s->made);
	pthread_mutex_unlock(&s->lock);
	free_list(list);
}

static smr_status install(smr_codes *s, const void *bytes, size_t n, const uint8_t *hash,
			  smr_code **out)
{
	smr_code *c, *there;
	smr_vouch v;
	smr_status st;

	SMR_TRY(check(s, bytes, n, hash, &v));
	*out = smr_code_find(s, v.hash);
	if (*out != NULL)
		return SMR_OK;
	SMR_TRY(read_copy(s, bytes, n, &v, &c));
	st = take_place(s, c, &there);
	if (st != SMR_OK || there != NULL) {
		co_free(c);
		*out = there;
		return st;
	}
	st = c->sandboxed ? SMR_OK : co_make(s, c);
	settle(s, c, st == SMR_OK);
	if (st != SMR_OK) {
		co_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

smr_status smr_code_install(smr_codes *s, const void *bytes, size_t n, const uint8_t *hash,
			    smr_code **out)
{
	smr_code *c = NULL;
	smr_status st = install(s, bytes, n, hash, &c);

	if (st == SMR_OK) {
		*out = c;
		return SMR_OK;
	}
	pthread_mutex_lock(&s->lock);
	s->stats.refused++;
	pthread_mutex_unlock(&s->lock);
	smr_log(SMR_LOG_WARN, "code of %zu bytes is refused: %s", n, smr_errmsg());
	return st;
}

/* ---- asking -----------------------------------------------------------------------------------
 */

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
