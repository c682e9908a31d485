/* Queries of a trust store. */
#include "net/archive/trust.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "net/archive/trust_store.h"

smr_status smr_trust_open(const char *dir, smr_trust **out)
{
	smr_trust *t = smr_calloc(1, sizeof(*t));
	smr_status st = SMR_OK;

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a trust store");
	pthread_mutex_init(&t->lock, NULL);
	t->watch = -1;
	if (dir != NULL && (t->dir = smr_strdup(dir)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a trust store");
	if (st == SMR_OK)
		st = smr_trust_refresh(t);
	if (st == SMR_OK)
		st = smr_trust_read_versions(t);
	if (st != SMR_OK) {
		smr_trust_close(t);
		return st;
	}
	*out = t;
	return SMR_OK;
}

void smr_trust_close(smr_trust *t)
{
	if (t == NULL)
		return;
	if (t->watch >= 0)
		close(t->watch);
	smr_vec_free(&t->signers);
	smr_vec_free(&t->denied);
	smr_vec_free(&t->versions);
	pthread_mutex_destroy(&t->lock);
	smr_free(t->dir);
	smr_free(t);
}

smr_status smr_trust_add(smr_trust *t, const char *name, const uint8_t key[SMR_KEY_BYTES],
			 uint32_t rights, int64_t from, int64_t until)
{
	tr_signer s = {.rights = rights, .from = from, .until = until, .added = true};
	smr_status st;

	if (strlen(name) >= sizeof(s.name))
		return smr_fail(SMR_EINVAL, "a signer's name has at most %zu letters",
				sizeof(s.name) - 1);
	if ((rights & ~(uint32_t)SMR_MAY_ALL) != 0)
		return smr_fail(SMR_EINVAL, "rights 0x%x of %s: some mean nothing", rights, name);
	memcpy(s.key, key, SMR_KEY_BYTES);
	snprintf(s.name, sizeof(s.name), "%s", name);
	pthread_mutex_lock(&t->lock);
	st = smr_vec_push(&t->signers, s);
	pthread_mutex_unlock(&t->lock);
	return st;
}

smr_status smr_trust_deny(smr_trust *t, const uint8_t what[32])
{
	tr_denied d = {.added = true};
	smr_status st;

	memcpy(d.what, what, sizeof(d.what));
	pthread_mutex_lock(&t->lock);
	st = smr_vec_push(&t->denied, d);
	pthread_mutex_unlock(&t->lock);
	return st;
}

void smr_trust_strangers(smr_trust *t, uint32_t rights)
{
	pthread_mutex_lock(&t->lock);
	t->strangers = rights & SMR_MAY_ALL;
	pthread_mutex_unlock(&t->lock);
}

/* ---- queries ----------------------------------------------------------------------------------
 */

static smr_status not_denied(const smr_trust *t, const uint8_t what[32], const char *kind)
{
	char hex[2 * 32 + 1];

	for (size_t i = 0; i < t->denied.n; i++)
		if (memcmp(t->denied.v[i].what, what, 32) == 0) {
			smr_hex(what, 32, hex);
			return smr_fail(SMR_EDENIED, "%s %s is denied here", kind, hex);
		}
	return SMR_OK;
}

static smr_status in_time(const tr_signer *s)
{
	int64_t now = time(NULL);

	if (s->from != 0 && now < s->from)
		return smr_fail(SMR_EDENIED, "the key of %s is not valid yet", s->name);
	if (s->until != 0 && now >= s->until)
		return smr_fail(SMR_EDENIED, "the key of %s has expired", s->name);
	return SMR_OK;
}

static const tr_signer *find_signer(const smr_trust *t, const uint8_t key[SMR_KEY_BYTES])
{
	for (size_t i = 0; i < t->signers.n; i++)
		if (memcmp(t->signers.v[i].key, key, SMR_KEY_BYTES) == 0)
			return &t->signers.v[i];
	return NULL;
}

static smr_status stranger(const smr_trust *t, const uint8_t *key, smr_vouch *out)
{
	char hex[2 * SMR_KEY_BYTES + 1];

	if (t->strangers != 0) {
		snprintf(out->signer, sizeof(out->signer), "%s", SMR_TRUST_NOBODY);
		out->rights = t->strangers;
		return SMR_OK;
	}
	if (key == NULL)
		return smr_fail(SMR_EDENIED, "it is not signed");
	smr_hex(key, SMR_KEY_BYTES, hex);
	return smr_fail(SMR_EDENIED, "key %s is not among the signers trusted here", hex);
}

/* Finds the signer that the archive claims, with cheap checks that do not read the signed bytes. */
static smr_status identify_signer(smr_trust *t, const uint8_t *key, smr_vouch *out)
{
	const tr_signer *s;

	SMR_TRY(smr_trust_refresh(t));
	if (t->broken[0] != '\0')
		return smr_fail(SMR_EDENIED, "no key is trusted here: %s", t->broken);
	if (key != NULL)
		SMR_TRY(not_denied(t, key, "key"));
	s = key != NULL ? find_signer(t, key) : NULL;
	if (s == NULL)
		return stranger(t, key, out);
	SMR_TRY(in_time(s));
	memcpy(out->signer, s->name, sizeof(out->signer));
	out->rights = s->rights;
	return SMR_OK;
}

smr_status smr_trust_vouch(smr_trust *t, const void *bytes, size_t n, smr_vouch *out)
{
	uint8_t key[SMR_KEY_BYTES];
	bool is_signed = smr_archive_signer(bytes, n, key);
	smr_vouch v = {0};
	smr_status st;

	if (!is_signed && n < SMR_KEY_BYTES + SMR_SIGNATURE_BYTES)
		return smr_fail(SMR_ECORRUPT, "%zu bytes are no archive", n);
	if (n > SMR_ARCHIVE_MAX_BYTES)
		return smr_fail(SMR_ECORRUPT, "an archive of %zu bytes: at most %d are taken", n,
				SMR_ARCHIVE_MAX_BYTES);
	pthread_mutex_lock(&t->lock);
	st = identify_signer(t, is_signed ? key : NULL, &v);
	pthread_mutex_unlock(&t->lock);
	SMR_TRY(st);
	if (is_signed)
		SMR_TRY(smr_archive_verify(bytes, n));
	SMR_TRY(smr_archive_hash(bytes, n, v.hash));
	pthread_mutex_lock(&t->lock);
	st = not_denied(t, v.hash, "archive");
	pthread_mutex_unlock(&t->lock);
	if (st == SMR_OK)
		*out = v;
	return st;
}

smr_status smr_trust_vouch_for(smr_trust *t, const uint8_t *key, const void *data, size_t n,
			       const uint8_t *signature, const uint8_t what[SMR_HASH_BYTES],
			       smr_vouch *out)
{
	smr_vouch v = {0};
	smr_status st;

	pthread_mutex_lock(&t->lock);
	st = identify_signer(t, key, &v);
	if (st == SMR_OK)
		st = not_denied(t, what, "code");
	pthread_mutex_unlock(&t->lock);
	SMR_TRY(st);
	if (key != NULL)
		SMR_TRY(smr_key_check(key, data, n, signature));
	memcpy(v.hash, what, sizeof(v.hash));
	*out = v;
	return SMR_OK;
}

smr_status smr_trust_now(smr_trust *t, const uint8_t signer[SMR_KEY_BYTES],
			 const uint8_t hash[SMR_HASH_BYTES], smr_vouch *out)
{
	static const uint8_t nobody[SMR_KEY_BYTES];
	smr_vouch v = {0};
	smr_status st;

	pthread_mutex_lock(&t->lock);
	st = identify_signer(t, memcmp(signer, nobody, sizeof(nobody)) == 0 ? NULL : signer, &v);
	if (st == SMR_OK)
		st = not_denied(t, hash, "code");
	pthread_mutex_unlock(&t->lock);
	SMR_TRY(st);
	memcpy(v.hash, hash, sizeof(v.hash));
	*out = v;
	return SMR_OK;
}

smr_status smr_trust_still(smr_trust *t, const uint8_t signer[SMR_KEY_BYTES],
			   const uint8_t hash[SMR_HASH_BYTES])
{
	smr_vouch v;

	return smr_trust_now(t, signer, hash, &v);
}
