/** @file The code of one codelet for certain sizes as an archive: the flow's text, the codelet's
 * number and sizes, and for each kind of machine the code with a note of its parameters. One
 * signature covers all of it, so code cannot be combined with a text or sizes that it was not made
 * for. */
#ifndef SMR_NET_ARCHIVE_CODELET_H
#define SMR_NET_ARCHIVE_CODELET_H
#include "back/back.h"
#include "net/archive/archive.h"

enum { SMR_SHIPPED_IMPL = 32 };

/** Increases when older generated code must not run any more: a node that has seen code of a later
 * version by the same signer refuses an earlier one. */
enum { SMR_CODELET_VERSION = 1 };
#define SMR_CODELET_NAME "samara.codelet"

/** The content to pack. */
typedef struct smr_shipment {
	const smr_impl *impl; /* has pack() */
	const smr_codelet *codelet;
	const char *text; /* of the flow */
	size_t ntext, nsyms;
	const smr_env *env; /* sizes */
} smr_shipment;

/** Appends a signed archive with a slice for every target of the implementation. The same shipment
 * and key give the same bytes. SMR_EUNSUPPORTED: no target could be packed. */
SMR_MUST_USE smr_status smr_codelet_pack(const smr_shipment *s, const smr_secret_key *key,
					 smr_str *out);

/** The description of the code in one slice; texts point into the archive. */
typedef struct smr_shipped {
	const char *text;
	size_t ntext;
	uint32_t codelet, fp;
	char impl[SMR_SHIPPED_IMPL]; /* implementation that adopts the code */
	size_t nsyms;
	const uint8_t *syms; /* 8 bytes each, little-endian */
	const void *note;    /* of smr_impl.pack */
	size_t nnote;
} smr_shipped;

/** Reads the note of a slice; @p s NULL: of the first one. SMR_ECORRUPT: there is no flow, no note
 * for that slice, or a malformed one. */
SMR_MUST_USE smr_status smr_shipped_read(const smr_archive *a, const smr_slice *s,
					 smr_shipped *out);
/** Returns whether the code was made for these sizes. */
bool smr_shipped_fits(const smr_shipped *s, const int64_t *syms, size_t n);
#endif
