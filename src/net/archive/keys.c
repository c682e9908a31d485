#include "net/archive/keys.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "base/os/mac.h"
#include "base/str.h"

static smr_status init_libsodium(void)
{
	return sodium_init() < 0
		       ? smr_fail(SMR_EUNSUPPORTED, "libsodium does not start on this machine")
		       : SMR_OK;
}

smr_status smr_unhex(const char *text, uint8_t *out, size_t n)
{
	size_t got;

	if (strlen(text) != 2 * n || sodium_hex2bin(out, n, text, 2 * n, NULL, &got, NULL) != 0 ||
	    got != n)
		return smr_fail(SMR_EPARSE, "\"%.80s\" is not %zu hexadecimal digits", text, 2 * n);
	return SMR_OK;
}

/* Derives the public key from the seed. */
static void derive_public_key(smr_secret_key *k)
{
	uint8_t secret[crypto_sign_SECRETKEYBYTES];

	crypto_sign_seed_keypair(k->public_key, secret, k->seed);
	sodium_memzero(secret, sizeof(secret));
}

smr_status smr_key_make(smr_secret_key *out)
{
	SMR_TRY(init_libsodium());
	randombytes_buf(out->seed, sizeof(out->seed));
	derive_public_key(out);
	return SMR_OK;
}

void smr_key_forget(smr_secret_key *k)
{
	sodium_memzero(k, sizeof(*k));
}

smr_status smr_key_save(const smr_secret_key *k, const char *path)
{
	char hex[2 * SMR_KEY_BYTES + 1], text[2 * sizeof(hex) + 32];
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600), n;
	bool ok;

	if (fd < 0)
		return smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));
	smr_hex(k->public_key, SMR_KEY_BYTES, hex);
	n = snprintf(text, sizeof(text), "public %s\n", hex);
	smr_hex(k->seed, SMR_SEED_BYTES, hex);
	n += snprintf(text + n, sizeof(text) - (size_t)n, "secret %s\n", hex);
	ok = write(fd, text, (size_t)n) == n && fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	sodium_memzero(text, sizeof(text));
	sodium_memzero(hex, sizeof(hex));
	if (ok)
		return SMR_OK;
	unlink(path);
	return smr_fail(SMR_EIO, "%s: the key could not be written", path);
}

static smr_status find_seed(const char *path, const char *text, uint8_t seed[SMR_SEED_BYTES])
{
	char hex[2 * SMR_SEED_BYTES + 1];
	const char *at = strstr(text, "secret ");
	smr_status st;

	if (at == NULL || (at != text && at[-1] != '\n'))
		return smr_fail(SMR_EPARSE, "%s has no line \"secret ...\": is it a public key?",
				path);
	snprintf(hex, sizeof(hex), "%s", at + strlen("secret "));
	st = smr_unhex(hex, seed, SMR_SEED_BYTES);
	sodium_memzero(hex, sizeof(hex));
	/* the digits of a key must not be in the message */
	return st == SMR_OK
		       ? SMR_OK
		       : smr_fail(SMR_EPARSE, "%s: the secret is not 64 hexadecimal digits", path);
}

smr_status smr_key_load(const char *path, smr_secret_key *out)
{
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(init_libsodium());
	SMR_TRY(smr_check_private(path));
	SMR_TRY(smr_read_file(path, &text, &n));
	st = find_seed(path, text, out->seed);
	if (st == SMR_OK)
		derive_public_key(out);
	sodium_memzero(text, n);
	smr_free(text);
	return st;
}

smr_status smr_key_own(smr_secret_key *out)
{
	static const char what[] = "signs this user's code";
	const char *path = getenv("SAMARA_CODE_KEY");

	_Static_assert(SMR_SEED_BYTES == SMR_DIGEST_BYTES, "a seed is a MAC");
	if (path != NULL && *path != '\0')
		return smr_key_load(path, out);
	SMR_TRY(init_libsodium());
	SMR_TRY(smr_cache_mac("code key", what, sizeof(what), out->seed));
	derive_public_key(out);
	return SMR_OK;
}

smr_status smr_key_sign(const smr_secret_key *k, const void *data, size_t n,
			uint8_t signature[SMR_SIGNATURE_BYTES])
{
	uint8_t pub[crypto_sign_PUBLICKEYBYTES], secret[crypto_sign_SECRETKEYBYTES];

	SMR_TRY(init_libsodium());
	crypto_sign_seed_keypair(pub, secret, k->seed);
	crypto_sign_detached(signature, NULL, data, n, secret);
	sodium_memzero(secret, sizeof(secret));
	return SMR_OK;
}

smr_status smr_key_check(const uint8_t public_key[SMR_KEY_BYTES], const void *data, size_t n,
			 const uint8_t signature[SMR_SIGNATURE_BYTES])
{
	SMR_TRY(init_libsodium());
	return crypto_sign_verify_detached(signature, data, n, public_key) == 0
		       ? SMR_OK
		       : smr_fail(SMR_EDENIED, "the signature is wrong: the bytes are not what was "
					       "signed, or another key signed them");
}
