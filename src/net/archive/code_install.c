/* Installs code: checks its signer first, then reads, compiles and publishes it under its hash. A
 * second thread waits for one that installs the same code. */
#include <string.h>

#include "base/log.h"
#include "net/archive/code_own.h"

static smr_status check_code_trust(smr_codes *s, const void *bytes, size_t n, const uint8_t *hash,
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

/* Returns whether a codelet's code is for other machines only: its text and its WebAssembly are
 * still of use. */
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

static bool is_sandboxed(const smr_codes *s, const smr_code *c)
{
	return s->options.sandbox == SMR_SANDBOX_ALL || (c->vouch.rights & SMR_MAY_SHIP) == 0 ||
	       (s->options.sandbox == SMR_SANDBOX_SOME && only_sandbox(&c->archive));
}

static smr_status make(smr_codes *s, smr_code *c)
{
	if (s->options.elsewhere != NULL)
		return s->options.elsewhere(s->options.ctx, c);
	return c->sandboxed ? SMR_OK : co_make(s, c);
}

/* Copies and reads the archive. */
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
	if (st == SMR_OK && s->trust != NULL)
		st = smr_trust_version(s->trust, &c->archive);
	if (st == SMR_OK && s->options.elsewhere != NULL)
		c->sandboxed = s->options.sandbox == SMR_SANDBOX_ALL;
	else
		c->sandboxed = is_sandboxed(s, c);
	if (st != SMR_OK) {
		co_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

/* Waits for a thread that installs the same code. *@p out: the installed code, or NULL, and then
 * @p c reserves its entry of the table. */
static smr_status reserve_table_entry(smr_codes *s, smr_code *c, smr_code **out)
{
	smr_code *other;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&s->lock);
	while ((other = co_find(s, c->hash)) != NULL && !other->ready)
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

static void publish_installed_code(smr_codes *s, smr_code *c, bool made)
{
	smr_code *list = NULL;

	pthread_mutex_lock(&s->lock);
	if (made) {
		c->ready = true;
		c->refs = 1;
		c->used = ++s->clock;
		s->stats.installed++;
		s->stats.bytes += c->n + c->mapped;
		co_evict(s, &list);
	} else {
		HASH_DEL(s->table, c);
	}
	pthread_cond_broadcast(&s->made);
	pthread_mutex_unlock(&s->lock);
	co_free_list(list);
}

static smr_status install_vouched_code(smr_codes *s, const void *bytes, size_t n,
				       const smr_vouch *v, smr_code **out)
{
	smr_code *c, *there;
	smr_status st;

	*out = smr_code_find(s, v->hash);
	if (*out != NULL)
		return SMR_OK;
	SMR_TRY(read_copy(s, bytes, n, v, &c));
	st = reserve_table_entry(s, c, &there);
	if (st != SMR_OK || there != NULL) {
		co_free(c);
		*out = there;
		return st;
	}
	st = make(s, c);
	publish_installed_code(s, c, st == SMR_OK);
	if (st != SMR_OK) {
		co_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

static smr_status count_refused_code(smr_codes *s, size_t n, smr_status st)
{
	pthread_mutex_lock(&s->lock);
	s->stats.refused++;
	pthread_mutex_unlock(&s->lock);
	smr_log(SMR_LOG_WARN, "code of %zu bytes is refused: %s", n, smr_errmsg());
	return st;
}

smr_status smr_code_install(smr_codes *s, const void *bytes, size_t n, const uint8_t *hash,
			    smr_code **out)
{
	smr_code *c = NULL;
	smr_vouch v;
	smr_status st = check_code_trust(s, bytes, n, hash, &v);

	if (st == SMR_OK)
		st = install_vouched_code(s, bytes, n, &v, &c);
	if (st != SMR_OK)
		return count_refused_code(s, n, st);
	*out = c;
	return SMR_OK;
}

smr_status smr_code_install_vouched(smr_codes *s, const void *bytes, size_t n, const smr_vouch *v,
				    smr_code **out)
{
	return install_vouched_code(s, bytes, n, v, out);
}
