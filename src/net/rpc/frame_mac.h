/** @file Keys of a connection, the MAC over each head, and the tag over each body.
 *
 * A head's MAC is BLAKE2b-128 with the key of its direction over the head, which ends with a
 * counter; the receiver accepts each counter once. A body's tag is Poly1305 with a key of its own,
 * derived from the direction's key and a random nonce in the head: three times as fast as
 * BLAKE2b. */
#ifndef SMR_NET_RPC_FRAME_MAC_H
#define SMR_NET_RPC_FRAME_MAC_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/uio.h>

#include "net/rpc/frame_head.h"

enum {
	SMR_FRAME_MAC_KEY = 32,
	SMR_FRAME_MAC_WINDOW = 1024 /* counters that may arrive out of order */
};

typedef struct smr_frame_mac {
	uint8_t key[2][SMR_FRAME_MAC_KEY]; /* for sending, for receiving */
	uint64_t sent;                     /* the last counter used */
	uint64_t top;                      /* the highest one received */
	uint64_t seen[SMR_FRAME_MAC_WINDOW / 64];
} smr_frame_mac;

/** Derives keys from the shared one and both sides' nonces; @p opener: this side opened the
 * connection. */
void smr_frame_mac_open(smr_frame_mac *s, const uint8_t key[SMR_FRAME_MAC_KEY],
			const uint8_t nonces[2][16], bool opener);
/** Computes a side's proof that it has the key. */
void smr_frame_mac_proof(const uint8_t key[SMR_FRAME_MAC_KEY], const char *side,
			 const uint8_t nonces[2][16], const uint64_t ids[2], const void *said,
			 size_t nsaid, uint8_t out[32]);
bool smr_frame_mac_equal(const uint8_t *a, const uint8_t *b, size_t n); /* in constant time */
/** Appends counter and MAC to a head of @p n bytes; returns the new size. */
size_t smr_frame_mac_head(smr_frame_mac *s, uint8_t *head, size_t n);
/** Returns NULL, or the fault of a head of @p n bytes with its seal. */
const char *smr_frame_mac_check(smr_frame_mac *s, const uint8_t *head, size_t n);
/** Chooses a nonce and computes the tag. */
void smr_frame_mac_body(const smr_frame_mac *s, const struct iovec *iov, size_t n,
			uint8_t nonce[16], uint8_t tag[16]);
bool smr_frame_mac_body_check(const smr_frame_mac *s, const void *body, size_t n,
			      const uint8_t nonce[16], const uint8_t tag[16]);
#endif
