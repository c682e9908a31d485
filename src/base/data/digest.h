/** @file BLAKE2b digests: content addresses and integrity checks. Needs libsodium, so libsamara-rt
 * does not contain it. */
#ifndef SMR_BASE_DATA_DIGEST_H
#define SMR_BASE_DATA_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum {
	SMR_DIGEST_BYTES = 32,       /* BLAKE2b-256: identity of code that is sent */
	SMR_DIGEST_SHORT_BYTES = 16, /* BLAKE2b-128: names of cache entries */
	SMR_DIGEST_HEX = 2 * SMR_DIGEST_BYTES + 1
};

/** Computes a digest; @p out_n is one of the two sizes above. */
SMR_MUST_USE smr_status smr_digest(const void *data, size_t n, uint8_t *out, size_t out_n);
/** Writes lower-case hexadecimal; @p text has room for 2 * @p n + 1 bytes. */
void smr_hex(const uint8_t *bytes, size_t n, char *text);

/** A digest in pieces: start, add …, finish. The struct holds no resources. */
typedef struct smr_digester {
	_Alignas(64) unsigned char state[384]; /* sizeof(crypto_generichash_state), padded */
	size_t out_n;
} smr_digester;

SMR_MUST_USE smr_status smr_digester_start(smr_digester *d, size_t out_n);
void smr_digester_add(smr_digester *d, const void *data, size_t n);
/** Adds the text and its final 0, so that "ab","c" differs from "a","bc". */
void smr_digester_add_text(smr_digester *d, const char *text);
/** @p out has room for the size given at the start. */
void smr_digester_finish(smr_digester *d, uint8_t *out);

SMR_END_DECLS

#endif
