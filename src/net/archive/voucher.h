/** @file Who answers for a flow's text: it is signed once, and the signature goes along with each
 * task that has the text. A node that knows the signer makes native code of it.
 *
 * Signed are the text's BLAKE2b-256, the floating-point mode and the time; it counts for a week, so
 * that what someone recorded is not of use for ever. */
#ifndef SMR_NET_ARCHIVE_VOUCHER_H
#define SMR_NET_ARCHIVE_VOUCHER_H
#include "net/archive/trust.h"

enum {
	SMR_VOUCHER_BYTES = SMR_KEY_BYTES + 8 + SMR_SIGNATURE_BYTES,
	SMR_VOUCHER_DAYS = 7,
	SMR_VOUCHER_SKEW_S = 3600 /* the signer's clock may be ahead by so much */
};

/** The signer's key, the time (seconds since 1970, little-endian), the signature. */
typedef struct smr_voucher {
	uint8_t bytes[SMR_VOUCHER_BYTES];
} smr_voucher;

SMR_MUST_USE smr_status smr_voucher_make(const smr_secret_key *key, const char *text, size_t n,
					 uint32_t fp, int64_t now, smr_voucher *out);
/** What whoever signed may do here; @p voucher NULL: nobody did. SMR_EDENIED, with the reason, when
 * nothing may be done with it at all. */
SMR_MUST_USE smr_status smr_voucher_check(smr_trust *t, const smr_voucher *voucher,
					  const char *text, size_t n, uint32_t fp, int64_t now,
					  smr_vouch *out);
/** Whether its time has come and is not over, by this machine's clock. */
SMR_MUST_USE smr_status smr_voucher_in_time(const smr_voucher *v, int64_t now);
/** Whether it is still good for a while: else a new one is made. */
bool smr_voucher_fresh(const smr_voucher *v, int64_t now);
#endif
