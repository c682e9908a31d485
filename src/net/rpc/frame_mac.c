#include "net/rpc/frame_mac.h"

#include <string.h>

#include <sodium.h>

/* Each hash includes its purpose, so that none can replace another. */
void smr_frame_mac_open(smr_frame_mac *s, const uint8_t key[SMR_FRAME_MAC_KEY],
			const uint8_t nonces[2][16], bool opener)
{
	static const char *const directions[2] = {"samara plane: opener sends",
						  "samara plane: listener sends"};

	memset(s, 0, sizeof(*s));
	for (int i = 0; i < 2; i++) {
		crypto_generichash_state h;

		crypto_generichash_init(&h, key, SMR_FRAME_MAC_KEY, SMR_FRAME_MAC_KEY);
		crypto_generichash_update(&h, (const uint8_t *)directions[i],
					  strlen(directions[i]));
		crypto_generichash_update(&h, nonces[0], 32);
		crypto_generichash_final(&h, s->key[opener ? i : 1 - i], SMR_FRAME_MAC_KEY);
	}
}

void smr_frame_mac_proof(const uint8_t key[SMR_FRAME_MAC_KEY], const char *side,
			 const uint8_t nonces[2][16], const uint64_t ids[2], const void *said,
			 size_t nsaid, uint8_t out[32])
{
	crypto_generichash_state h;

	crypto_generichash_init(&h, key, SMR_FRAME_MAC_KEY, 32);
	crypto_generichash_update(&h, (const uint8_t *)"samara plane: proof of the ", 27);
	crypto_generichash_update(&h, (const uint8_t *)side, strlen(side));
	crypto_generichash_update(&h, nonces[0], 32);
	crypto_generichash_update(&h, (const uint8_t *)ids, 16);
	crypto_generichash_update(&h, said, nsaid);
	crypto_generichash_final(&h, out, 32);
}

bool smr_frame_mac_equal(const uint8_t *a, const uint8_t *b, size_t n)
{
	return sodium_memcmp(a, b, n) == 0;
}

size_t smr_frame_mac_head(smr_frame_mac *s, uint8_t *head, size_t n)
{
	s->sent++;
	memcpy(head + n, &s->sent, 8);
	crypto_generichash(head + n + 8, 16, head, n + 8, s->key[0], SMR_FRAME_MAC_KEY);
	return n + SMR_FRAME_HEAD_SEAL;
}

/* Accepts each counter once. Counters below the window are refused, those in it are marked, those
 * above move it. */
static bool accept_frame_counter(smr_frame_mac *s, uint64_t c)
{
	uint64_t bit = UINT64_C(1) << c % 64,
		 *word = &s->seen[c / 64 % (SMR_FRAME_MAC_WINDOW / 64)];

	if (c == 0 || c + SMR_FRAME_MAC_WINDOW - 64 <= s->top)
		return false;
	if (c > s->top) {
		uint64_t from = s->top / 64, to = c / 64;

		if (to - from > SMR_FRAME_MAC_WINDOW / 64)
			from = to - SMR_FRAME_MAC_WINDOW / 64;
		while (from < to)
			s->seen[++from % (SMR_FRAME_MAC_WINDOW / 64)] = 0;
		s->top = c;
	}
	if ((*word & bit) != 0)
		return false;
	*word |= bit;
	return true;
}

const char *smr_frame_mac_check(smr_frame_mac *s, const uint8_t *head, size_t n)
{
	uint8_t mac[16];
	uint64_t counter;

	if (n < SMR_FRAME_HEAD_LEAST + SMR_FRAME_HEAD_SEAL)
		return "no MAC";
	crypto_generichash(mac, sizeof(mac), head, n - 16, s->key[1], SMR_FRAME_MAC_KEY);
	if (!smr_frame_mac_equal(mac, head + n - 16, 16))
		return "a wrong MAC";
	memcpy(&counter, head + n - SMR_FRAME_HEAD_SEAL, 8);
	return accept_frame_counter(s, counter) ? NULL : "a replay";
}

static void body_key(const uint8_t key[SMR_FRAME_MAC_KEY], const uint8_t nonce[16], uint8_t out[32])
{
	crypto_generichash_state h;

	crypto_generichash_init(&h, key, SMR_FRAME_MAC_KEY, 32);
	crypto_generichash_update(&h, (const uint8_t *)"samara plane: body", 18);
	crypto_generichash_update(&h, nonce, 16);
	crypto_generichash_final(&h, out, 32);
}

void smr_frame_mac_body(const smr_frame_mac *s, const struct iovec *iov, size_t n,
			uint8_t nonce[16], uint8_t tag[16])
{
	crypto_onetimeauth_state h;
	uint8_t key[32];

	randombytes_buf(nonce, 16);
	body_key(s->key[0], nonce, key);
	crypto_onetimeauth_init(&h, key);
	for (size_t i = 0; i < n; i++)
		crypto_onetimeauth_update(&h, iov[i].iov_base, iov[i].iov_len);
	crypto_onetimeauth_final(&h, tag);
}

bool smr_frame_mac_body_check(const smr_frame_mac *s, const void *body, size_t n,
			      const uint8_t nonce[16], const uint8_t tag[16])
{
	uint8_t key[32];

	body_key(s->key[1], nonce, key);
	return crypto_onetimeauth_verify(tag, body, n, key) == 0;
}
