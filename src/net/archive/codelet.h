/** @file The code of one codelet at certain sizes as an archive: the flow's text, which codelet of
 * it and which sizes, and for each kind of machine the code with a note how it is run. One
 * signature is over all of it, so code cannot be paired with a text or sizes that it was not made
 * for. */
#ifndef SMR_NET_ARCHIVE_CODELET_H
#define SMR_NET_ARCHIVE_CODELET_H
#include "back/back.h"
#include "net/archive/archive.h"

enum { SMR_SHIPPED_IMPL = 32 };

/** Goes up when generated code of before is not to be run again: nodes that have seen code of a
 * later one, by the same signer, refuse an earlier. */
enum { SMR_CODELET_VERSION = 1 };
#define SMR_CODELET_NAME "samara.codelet"

/** What is packed. */
typedef struct smr_shipment {
	const smr_impl *impl; /* has pack() */
	const smr_codelet *codelet;
	const char *text; /* of the flow */
	size_t ntext, nsyms;
	const smr_env *env; /* sizes */
} smr_shipment;

/** Appends a signed archive with a slice for every target that the implementation packs for. The
 * same shipment and key give the same bytes. SMR_EUNSUPPORTED: it packs for none. */
SMR_MUST_USE smr_status smr_codelet_pack(const smr_shipment *s, const smr_secret_key *key,
					 smr_str *out);

/** What an archive says of the code in one of its slices; texts point into the archive. */
typedef struct smr_shipped {
	const char *text;
	size_t ntext;
	uint32_t codelet, fp;
	char impl[SMR_SHIPPED_IMPL]; /* that adopts it */
	size_t nsyms;
	const uint8_t *syms; /* 8 bytes each, little-endian */
	const void *note;    /* of smr_impl.pack */
	size_t nnote;
} smr_shipped;

/** @p s NULL: the first that there is. SMR_ECORRUPT: it has no flow, no note for that slice, or one
 * that breaks the rules. */
SMR_MUST_USE smr_status smr_shipped_read(const smr_archive *a, const smr_slice *s,
					 smr_shipped *out);
/** Whether it was made for these sizes. */
bool smr_shipped_fits(const smr_shipped *s, const int64_t *syms, size_t n);
#endif
