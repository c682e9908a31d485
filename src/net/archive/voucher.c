#include "net/archive/voucher.h"

#include <string.h>

#define PURPOSE "samara flow 1" /* separates this statement from others that the key signs */

enum {
	STATEMENT = sizeof(PURPOSE) + SMR_HASH_BYTES + 4 + 8,
	AT_TIME = SMR_KEY_BYTES,
	AT_SIGNATURE = SMR_KEY_BYTES + 8,
	DAY_S = 86400
};

static void put_little_endian(uint8_t *to, uint64_t v, int bytes)
{
	for (int i = 0; i < bytes; i++)
		to[i] = (uint8_t)(v >> 8 * i);
}

static int64_t made_at(const smr_voucher *v)
{
	uint64_t t = 0;

	for (int i = 0; i < 8; i++)
		t |= (uint64_t)v->bytes[AT_TIME + i] << 8 * i;
	return (int64_t)t;
}

static smr_status write_statement(const char *text, size_t n, uint32_t fp, int64_t made,
				  uint8_t hash[SMR_HASH_BYTES], uint8_t out[STATEMENT])
{
	SMR_TRY(smr_digest(text, n, hash, SMR_HASH_BYTES));
	memcpy(out, PURPOSE, sizeof(PURPOSE));
	memcpy(out + sizeof(PURPOSE), hash, SMR_HASH_BYTES);
	put_little_endian(out + sizeof(PURPOSE) + SMR_HASH_BYTES, fp, 4);
	put_little_endian(out + sizeof(PURPOSE) + SMR_HASH_BYTES + 4, (uint64_t)made, 8);
	return SMR_OK;
}

smr_status smr_voucher_make(const smr_secret_key *key, const char *text, size_t n, uint32_t fp,
			    int64_t now, smr_voucher *out)
{
	uint8_t statement[STATEMENT], hash[SMR_HASH_BYTES];

	SMR_TRY(write_statement(text, n, fp, now, hash, statement));
	memcpy(out->bytes, key->public_key, SMR_KEY_BYTES);
	put_little_endian(out->bytes + AT_TIME, (uint64_t)now, 8);
	return smr_key_sign(key, statement, sizeof(statement), out->bytes + AT_SIGNATURE);
}

bool smr_voucher_fresh(const smr_voucher *v, int64_t now)
{
	int64_t made = made_at(v);

	return made <= now && now - made < SMR_VOUCHER_DAYS * DAY_S / 2;
}

smr_status smr_voucher_in_time(const smr_voucher *v, int64_t now)
{
	int64_t made = made_at(v);

	/* the difference of two 64-bit numbers may overflow */
	if (made < 0 || made > now + SMR_VOUCHER_SKEW_S)
		return smr_fail(SMR_EDENIED, "its signature is of a time to come: is a clock "
					     "wrong?");
	if (now - made > SMR_VOUCHER_DAYS * DAY_S)
		return smr_fail(SMR_EDENIED,
				"its signature is older than %d days: it is not taken again",
				SMR_VOUCHER_DAYS);
	return SMR_OK;
}

smr_status smr_voucher_check(smr_trust *t, const smr_voucher *v, const char *text, size_t n,
			     uint32_t fp, int64_t now, smr_vouch *out)
{
	uint8_t statement[STATEMENT], hash[SMR_HASH_BYTES];
	int64_t made = v != NULL ? made_at(v) : 0;

	SMR_TRY(write_statement(text, n, fp, made, hash, statement));
	SMR_TRY(smr_trust_vouch_for(t, v != NULL ? v->bytes : NULL, statement, sizeof(statement),
				    v != NULL ? v->bytes + AT_SIGNATURE : NULL, hash, out));
	return v != NULL ? smr_voucher_in_time(v, now) : SMR_OK;
}
