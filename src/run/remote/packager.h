/** @file Packages codelets for nodes: signed vouchers and code archives.
 *
 * Nodes know library implementations by name. Generated code is packed once, as an archive for
 * several kinds of machine (net/archive/codelet.h), and sent by its hash. A codelet that cannot be
 * packed, or is not wanted as code, travels as text under a signed voucher. */
#ifndef SMR_RUN_REMOTE_PACKAGER_H
#define SMR_RUN_REMOTE_PACKAGER_H
#include "net/archive/codelet.h"
#include "net/archive/voucher.h"
#include "run/run.h"

typedef struct smr_packager smr_packager;

/** A packed archive; it lives as long as the packager. */
typedef struct smr_packaged {
	uint8_t hash[SMR_HASH_BYTES];
	const void *archive;
	size_t n;
	uint64_t sent; /* number of times; protected by the sender's lock */
	bool refused;  /* by a node, with a reason: it is sent as text from then on */
} smr_packaged;

/** @p key signs, and is copied; NULL: nothing is signed, and so no code is packed either. @p
 * as_text: no code is packed, except for opaque loops, whose text is incomplete. */
SMR_MUST_USE smr_status smr_packager_open(const smr_secret_key *key, bool as_text,
					  smr_packager **out);
void smr_packager_close(smr_packager *c); /* accepts NULL */
/** Makes a voucher for the flow's text; returns false if there is no key. */
bool smr_packager_vouch(smr_packager *c, const smr_flow *f, uint32_t fp, smr_voucher *out);
/** Returns the code of a step at these sizes, and packs it at the first call; NULL: it is sent as
 * text. Thread-safe. */
smr_packaged *smr_packager_code(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
				const smr_env *e);
#endif
