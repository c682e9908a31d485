/** @file Payloads that are too large for a ticket: the submitter offers them, workers fetch them
 * and put results beside them, in pieces, over the first of several roads that works. */
#ifndef SMR_CLUSTER_PAYLOAD_BLOB_SERVER_H
#define SMR_CLUSTER_PAYLOAD_BLOB_SERVER_H
#include <stdint.h>

#include "net/net.h"

/** A route to the offering end. */
typedef struct smr_blob_route {
	const char *transport;    /* NULL: the end of a list */
	const char *address;      /* address at which it listens; NULL: the transport chooses */
	const smr_access *access; /* for transports that need it; stays the caller's */
} smr_blob_route;

/** The offering end. Thread-safe. */
typedef struct smr_blob_server smr_blob_server;

SMR_MUST_USE smr_status smr_blob_server_open(smr_blob_server **out);
/** Serves on one more transport. */
SMR_MUST_USE smr_status smr_blob_server_listen(smr_blob_server *b, const smr_blob_route *w);
void smr_blob_server_close(smr_blob_server *b); /* NULL is allowed */
/** Returns a line "transport address" for each, in the order they were added. */
const char *smr_blob_server_roads(const smr_blob_server *b);
/** Offers @p data, which stays the caller's and must stay until it is withdrawn; results larger
 * than @p most are refused. */
SMR_MUST_USE smr_status smr_blob_server_offer(smr_blob_server *b, const char *id, const void *data,
					      size_t n, size_t most);
void smr_blob_server_withdraw(smr_blob_server *b, const char *id);
/** Returns the result that was put under @p tag; SMR_ENOTFOUND: there is none. */
SMR_MUST_USE smr_status smr_blob_server_take(smr_blob_server *b, const char *id, uint64_t tag,
					     smr_str *out);

/** The fetching end: links to others, kept for reuse. Thread-safe. */
typedef struct smr_blob_client smr_blob_client;

/** @p access: for transports that need it, or NULL; stays the caller's, with all it points to. */
SMR_MUST_USE smr_status smr_blob_client_open(const smr_access *access, smr_blob_client **out);
void smr_blob_client_close(smr_blob_client *r); /* NULL is allowed */
/** Appends the payload. SMR_ENOTFOUND: it is not offered any more; SMR_EIO: no road works now;
 * SMR_ESTATE: none ever will, since the offering process has ended. */
SMR_MUST_USE smr_status smr_blob_client_get(smr_blob_client *r, const char *roads, size_t nroads,
					    const char *id, uint64_t total, smr_str *out);
SMR_MUST_USE smr_status smr_blob_client_put(smr_blob_client *r, const char *roads, size_t nroads,
					    const char *id, uint64_t tag, const void *data,
					    size_t n);
#endif
