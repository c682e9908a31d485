#include "base/data/digest.h"

#include <sodium.h>
#include <string.h>

_Static_assert(sizeof(crypto_generichash_state) <= sizeof(((smr_digester *)NULL)->state),
	       "smr_digester has no room for libsodium's state");

smr_status smr_digester_start(smr_digester *d, size_t out_n)
{
	/* once per process it picks the fastest code for this CPU; later calls are cheap */
	if (sodium_init() < 0)
		return smr_fail(SMR_EUNSUPPORTED, "libsodium does not start on this machine");
	if (out_n != SMR_DIGEST_BYTES && out_n != SMR_DIGEST_SHORT_BYTES)
		return smr_fail(SMR_EINVAL, "a digest has 16 or 32 bytes, not %zu", out_n);
	d->out_n = out_n;
	crypto_generichash_init((crypto_generichash_state *)d->state, NULL, 0, out_n);
	return SMR_OK;
}

void smr_digester_add(smr_digester *d, const void *data, size_t n)
{
	crypto_generichash_update((crypto_generichash_state *)d->state, data, n);
}

void smr_digester_add_text(smr_digester *d, const char *text)
{
	smr_digester_add(d, text, strlen(text) + 1);
}

void smr_digester_finish(smr_digester *d, uint8_t *out)
{
	crypto_generichash_final((crypto_generichash_state *)d->state, out, d->out_n);
}

smr_status smr_digest(const void *data, size_t n, uint8_t *out, size_t out_n)
{
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, out_n));
	smr_digester_add(&d, data, n);
	smr_digester_finish(&d, out);
	return SMR_OK;
}

void smr_hex(const uint8_t *bytes, size_t n, char *text)
{
	sodium_bin2hex(text, 2 * n + 1, bytes, n);
}
