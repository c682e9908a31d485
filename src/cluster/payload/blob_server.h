/** @file Payloads that are too large for a ticket: who submits offers them, workers fetch them and
 * put results beside them, in pieces, over the first of several roads that leads there. */
#ifndef SMR_CLUSTER_PAYLOAD_BLOB_SERVER_H
#define SMR_CLUSTER_PAYLOAD_BLOB_SERVER_H
#include <stdint.h>

#include "net/net.h"

/** A way to the end that offers. */
typedef struct smr_way {
	const char *transport;    /* NULL: the end of a list */
	const char *address;      /* where it listens; NULL: it chooses */
	const smr_access *access; /* for transports that need it; stays the caller's */
} smr_way;

/** The end that offers. Safe from several threads. */
typedef struct smr_bulk smr_bulk;

SMR_MUST_USE smr_status smr_bulk_open(smr_bulk **out);
/** Serves on one more transport. */
SMR_MUST_USE smr_status smr_bulk_listen(smr_bulk *b, const smr_way *w);
void smr_bulk_close(smr_bulk *b); /* NULL is fine */
/** A line "transport address" for each, in the order they were added. */
const char *smr_bulk_roads(const smr_bulk *b);
/** @p data stays the caller's and must stay until it is withdrawn; results larger than @p most are
 * refused. */
SMR_MUST_USE smr_status smr_bulk_offer(smr_bulk *b, const char *id, const void *data, size_t n,
				       size_t most);
void smr_bulk_withdraw(smr_bulk *b, const char *id);
/** Hands over the result that was put under @p tag; SMR_ENOTFOUND: it is not there. */
SMR_MUST_USE smr_status smr_bulk_take(smr_bulk *b, const char *id, uint64_t tag, smr_str *out);

/** The end that fetches: links to others, kept for the next time. Safe from several threads. */
typedef struct smr_roads smr_roads;

/** @p access: for transports that need it, or NULL; stays the caller's, as what it points to. */
SMR_MUST_USE smr_status smr_roads_open(const smr_access *access, smr_roads **out);
void smr_roads_close(smr_roads *r); /* NULL is fine */
/** Appends the payload. SMR_ENOTFOUND: nobody wants it any more; SMR_EIO: no road leads there now;
 * SMR_ESTATE: nor ever, for the process at its end is no more. */
SMR_MUST_USE smr_status smr_roads_get(smr_roads *r, const char *roads, size_t nroads,
				      const char *id, uint64_t total, smr_str *out);
SMR_MUST_USE smr_status smr_roads_put(smr_roads *r, const char *roads, size_t nroads,
				      const char *id, uint64_t tag, const void *data, size_t n);
#endif
