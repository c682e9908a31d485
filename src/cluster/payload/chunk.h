/** @file The encoding of one piece of a payload (between blob_server.c and blob_client.c; README.md
 * has the format). */
#ifndef SMR_CLUSTER_PAYLOAD_CHUNK_H
#define SMR_CLUSTER_PAYLOAD_CHUNK_H
#include "net/queue.h"

/* Large enough that a call costs little, small enough for the cache; a NATS message holds 1 MiB. */
enum {
	SMR_CHUNK = 512 * 1024,
	SMR_CHUNK_MOST = 16 << 20, /* over transports that have windows of their own (net/net.h) */
	SMR_CHUNK_REPLY = 36       /* bytes before the data of an answer */
};

typedef struct smr_chunk {
	bool is_put; /* false: a request for a piece */
	char id[SMR_QUEUE_ID];
	uint64_t offset, total; /* total: of all pieces; in a request, the requested bytes */
	uint64_t tag;
	const void *data;
	size_t n;
} smr_chunk;

/** Writes the part before the data of a piece. */
void smr_chunk_write(const smr_chunk *p, smr_str *out);
SMR_MUST_USE smr_status smr_chunk_read(const void *data, size_t n, smr_chunk *out);
void smr_chunk_reply(smr_status status, const void *data, size_t n, smr_str *out);
/** Returns the status of a reply, or SMR_ECORRUPT; @p ndata: bytes behind the head. */
SMR_MUST_USE smr_status smr_chunk_read_reply(const void *head, size_t ndata);
#endif
