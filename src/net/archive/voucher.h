/** @file Vouchers: the signature of a flow's text, made once and sent with each task that has the
 * text. A node that knows the signer compiles the text to native code.
 *
 * The signature covers the text's BLAKE2b-256, the floating-point mode and the time; it is valid
 * for a week, so that a recorded one does not stay valid. */
#ifndef SMR_NET_ARCHIVE_VOUCHER_H
#define SMR_NET_ARCHIVE_VOUCHER_H
#include "net/archive/trust.h"

enum {
	SMR_VOUCHER_BYTES = SMR_KEY_BYTES + 8 + SMR_SIGNATURE_BYTES,
	SMR_VOUCHER_DAYS = 7,
	SMR_VOUCHER_SKEW_S = 3600 /* a signer's clock may be ahead by so much */
};

/** The signer's key, the time (seconds since 1970, little-endian), the signature. */
typedef struct smr_voucher {
	uint8_t bytes[SMR_VOUCHER_BYTES];
} smr_voucher;

SMR_MUST_USE smr_status smr_voucher_make(const smr_secret_key *key, const char *text, size_t n,
					 uint32_t fp, int64_t now, smr_voucher *out);
/** Returns the signer's rights here; @p voucher NULL: not signed. SMR_EDENIED, with the reason, if
 * there are none at all. */
SMR_MUST_USE smr_status smr_voucher_check(smr_trust *t, const smr_voucher *voucher,
					  const char *text, size_t n, uint32_t fp, int64_t now,
					  smr_vouch *out);
/** Checks the voucher's time by this machine's clock. */
SMR_MUST_USE smr_status smr_voucher_in_time(const smr_voucher *v, int64_t now);
/** Returns whether it stays valid for a while; otherwise the caller makes a new one. */
bool smr_voucher_fresh(const smr_voucher *v, int64_t now);
#endif
