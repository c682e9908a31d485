#include "net/nkey.h"

#include <sodium.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
	KIND_USER = 20 << 3, /* as a first character: 'U' */
	KIND_SEED = 18 << 3, /* 'S' */
	SEED_RAW = 2 + crypto_sign_SEEDBYTES + 2,
	PUBLIC_RAW = 1 + crypto_sign_PUBLICKEYBYTES + 2,
};

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/* CRC-16/XMODEM: polynomial 0x1021, no reflection, starts at 0 */
static uint16_t compute_crc16(const uint8_t *data, size_t n)
{
	uint16_t c = 0;

	for (size_t i = 0; i < n; i++) {
		c ^= (uint16_t)(data[i] << 8);
		for (int b = 0; b < 8; b++)
			c = (uint16_t)(c & 0x8000 ? (c << 1) ^ 0x1021 : c << 1);
	}
	return c;
}

/* Encodes in base32. The last two bytes become the checksum of the others. */
static void encode_base32(uint8_t *raw, size_t n, char *text)
{
	uint16_t c = compute_crc16(raw, n - 2);
	uint32_t bits = 0;
	int have = 0;

	raw[n - 2] = (uint8_t)c;
	raw[n - 1] = (uint8_t)(c >> 8);
	for (size_t i = 0; i < n; i++) {
		bits = bits << 8 | raw[i];
		for (have += 8; have >= 5; have -= 5)
			*text++ = alphabet[bits >> (have - 5) & 31];
	}
	if (have > 0)
		*text++ = alphabet[bits << (5 - have) & 31];
	*text = '\0';
}

static bool decode_base32(const char *text, uint8_t *raw, size_t n)
{
	uint32_t bits = 0;
	int have = 0;
	size_t got = 0;

	for (; strchr(" \t\r\n", *text) == NULL; text++) {
		const char *at = strchr(alphabet, *text);

		if (at == NULL || got == n)
			return false;
		bits = bits << 5 | (uint32_t)(at - alphabet);
		have += 5;
		if (have >= 8) {
			have -= 8;
			raw[got++] = (uint8_t)(bits >> have);
		}
	}
	return got == n && (bits & ((1U << have) - 1)) == 0 &&
	       text[strspn(text, " \t\r\n")] == '\0' &&
	       compute_crc16(raw, n - 2) == (raw[n - 2] | raw[n - 1] << 8);
}

smr_status smr_nkey_make(char seed[SMR_NKEY_SEED])
{
	uint8_t raw[SEED_RAW] = {KIND_SEED | KIND_USER >> 5, (KIND_USER & 31) << 3};

	if (sodium_init() < 0)
		return smr_fail(SMR_EIO, "libsodium finds no random numbers");
	randombytes_buf(raw + 2, crypto_sign_SEEDBYTES);
	encode_base32(raw, sizeof(raw), seed);
	sodium_memzero(raw, sizeof(raw));
	return SMR_OK;
}

/* Derives both keys of a seed. */
static smr_status keys_of(const char *seed, uint8_t *public_key, uint8_t *secret)
{
	uint8_t raw[SEED_RAW];
	bool good;

	if (sodium_init() < 0)
		return smr_fail(SMR_EIO, "libsodium does not start");
	good = decode_base32(seed, raw, sizeof(raw)) && raw[0] == (KIND_SEED | KIND_USER >> 5) &&
	       raw[1] == (KIND_USER & 31) << 3;
	if (good)
		crypto_sign_seed_keypair(public_key, secret, raw + 2);
	sodium_memzero(raw, sizeof(raw));
	return good ? SMR_OK
		    : smr_fail(SMR_ECORRUPT, "no seed of a user's NKey (\"SU\" and 56 characters)");
}

smr_status smr_nkey_public(const char *seed, char out[SMR_NKEY_PUBLIC])
{
	uint8_t secret[crypto_sign_SECRETKEYBYTES], key[PUBLIC_RAW] = {KIND_USER};

	SMR_TRY(keys_of(seed, key + 1, secret));
	sodium_memzero(secret, sizeof(secret));
	encode_base32(key, sizeof(key), out);
	return SMR_OK;
}

smr_status smr_nkey_sign(const char *seed, const void *data, size_t n,
			 unsigned char out[SMR_NKEY_SIGNATURE])
{
	uint8_t secret[crypto_sign_SECRETKEYBYTES], key[crypto_sign_PUBLICKEYBYTES];

	SMR_TRY(keys_of(seed, key, secret));
	crypto_sign_detached(out, NULL, data, n, secret);
	sodium_memzero(secret, sizeof(secret));
	return SMR_OK;
}

smr_status smr_nkey_raw(const char *public_key, unsigned char out[32])
{
	uint8_t raw[PUBLIC_RAW];

	if (!decode_base32(public_key, raw, sizeof(raw)) || raw[0] != KIND_USER)
		return smr_fail(SMR_ECORRUPT,
				"no public key of a user's NKey (\"U\" and 55 characters)");
	memcpy(out, raw + 1, crypto_sign_PUBLICKEYBYTES);
	return SMR_OK;
}

smr_status smr_nkey_raw_seed(const char *seed, unsigned char out[32])
{
	uint8_t secret[crypto_sign_SECRETKEYBYTES], key[crypto_sign_PUBLICKEYBYTES];

	SMR_TRY(keys_of(seed, key, secret));
	memcpy(out, secret, crypto_sign_SEEDBYTES);
	sodium_memzero(secret, sizeof(secret));
	return SMR_OK;
}
