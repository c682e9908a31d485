/** @file The data plane: remote procedure calls between processes, which carry codelets, calls of
 * remote functions, and memory. A port (net/port.h) moves bytes; the plane gives them meaning and
 * authenticates peers.
 *
 * Addresses: "unix:PATH" connects processes of one user on one machine through shared memory;
 * "tcp:HOST:PORT" (port 0: any) connects machines. A plane has one kind: over tcp it uses mutual
 * TLS, or UCX with a shared key on a trusted network. */
#ifndef SMR_NET_RPC_RPC_H
#define SMR_NET_RPC_RPC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

#include "base/status.h"
#include "base/str.h"
#include "net/archive/code.h"
#include "net/net.h"

typedef struct smr_rpc smr_rpc;
typedef struct smr_peer smr_peer; /* a connection to another plane */

enum { SMR_RPC_KEY = 32 };

typedef enum smr_rpc_kind {
	SMR_RPC_TCP, /* UCX: any client that reaches the port can do anything to the process */
	SMR_RPC_SHARED_MEMORY,
	SMR_RPC_TLS
} smr_rpc_kind;

typedef struct smr_rpc_options {
	smr_rpc_kind kind;
	uint32_t rank, nranks; /* of this node in its group; rank >= nranks: a client outside it */
	/** Store for code that peers ship; NULL: this side only calls. It must outlive the
	 * plane. */
	smr_codes *codes;
	smr_code_run_fn *run; /* runs calls in another process; NULL: in this one */
	void *run_ctx;
	uint32_t hops; /* maximum hops of a chain; 0: $SAMARA_HOPS, or 16384 */
	void *data; /* this node's own range, for code and for GET and PUT; aligned to 64 bytes */
	uint64_t data_size;
	/** Answers requests, on threads of the plane; NULL: there are none. */
	smr_serve_fn serve;
	void *ctx;
	int threads;        /* threads that answer; 0: 2 */
	int64_t poll_ns;    /* time of polling before it sleeps; 0: 10 µs, < 0: none */
	size_t max_message; /* maximum bytes of a body; 0: 1 GiB */
	size_t max_memory;  /* maximum bytes of bodies that wait or arrive; 0: 4 GiB */
	bool unsealed;      /* tcp without MACs: to measure their cost, on loopback */
	/** For TLS, one of the two, SMR_RPC_KEY bytes, copied. Sides with the same shared key
	 * accept each other. A secret is the seed of this side's own Ed25519 key: it accepts those
	 * whose public key it @p knows (called with the plane locked: it must not wait), and
	 * connects to those whose public key it is given. */
	const uint8_t *shared_key, *secret;
	smr_end_name name; /* not read after opening */
	bool (*knows)(void *ctx, const uint8_t key[SMR_RPC_KEY]);
	void *knows_ctx;
} smr_rpc_options;

SMR_MUST_USE smr_status smr_rpc_open(const smr_rpc_options *o, smr_rpc **out);
/** Closes the plane after its running calls; pending requests fail. Every peer must have been
 * released. NULL is allowed. */
void smr_rpc_close(smr_rpc *p);
/** Accepts connections; @p bound (may be NULL) gets the address for other processes. @p key: over
 * UCX the shared key; otherwise ignored. */
SMR_MUST_USE smr_status smr_rpc_listen(smr_rpc *p, const char *address,
				       const uint8_t key[SMR_RPC_KEY], smr_str *bound);
/** Connects and proves the key, within @p ms milliseconds. @p key: over UCX the shared key; over
 * TLS the other side's public key, unless the plane has a shared one. Release the peer. */
SMR_MUST_USE smr_status smr_rpc_connect(smr_rpc *p, const char *address,
					const uint8_t key[SMR_RPC_KEY], int ms, smr_peer **out);
void smr_peer_release(smr_peer *e); /* ends the connection; NULL is allowed */
bool smr_peer_alive(const smr_peer *e);

/** Sends a request in pieces, waits, and appends the answer. SMR_EIO: the peer is gone, or @p ms
 * are over; else the other side's failure. Thread-safe. */
SMR_MUST_USE smr_status smr_peer_request(smr_peer *e, const struct iovec *iov, size_t n, int ms,
					 smr_str *answer);

/* ---- code -------------------------------------------------------------------------------------
 */

typedef struct smr_rpc_packet smr_rpc_packet; /* an archive to be called on other nodes */

/** Copies the archive; it stays until the plane closes. The same bytes give the same parcel. */
SMR_MUST_USE smr_status smr_rpc_parcel(smr_rpc *p, const void *archive, size_t n,
				       smr_rpc_packet **out);
/** Calls the code on that node, sends the archive if it is missing there, waits for the reply of
 * any node, and appends it. */
SMR_MUST_USE smr_status smr_peer_call(smr_peer *e, smr_rpc_packet *code, const void *payload,
				      size_t n, int ms, smr_str *answer);
/** The same without a reply. */
SMR_MUST_USE smr_status smr_peer_tell(smr_peer *e, smr_rpc_packet *code, const void *payload,
				      size_t n);
/** Reads from that node's range, or writes to it. */
SMR_MUST_USE smr_status smr_peer_get(smr_peer *e, uint64_t offset, void *to, size_t n, int ms);
SMR_MUST_USE smr_status smr_peer_put(smr_peer *e, uint64_t offset, const void *from, size_t n,
				     int ms);
/** The same three without waiting, many at a time; payloads are copied. Free *@p out with
 * smr_begun_free(), before the plane closes. SMR_ESTATE: too many are pending. */
typedef struct smr_begun smr_begun;
SMR_MUST_USE smr_status smr_peer_begin_call(smr_peer *e, smr_rpc_packet *code, const void *payload,
					    size_t n, smr_begun **out);
SMR_MUST_USE smr_status smr_peer_begin_get(smr_peer *e, uint64_t offset, size_t n, smr_begun **out);
SMR_MUST_USE smr_status smr_peer_begin_put(smr_peer *e, uint64_t offset, const void *from, size_t n,
					   smr_begun **out);
bool smr_begun_done(smr_begun *b);
/** Waits until one of the list (skipping NULL) is done, or for @p ns; returns its index, or @p n.
 * All are of that plane. */
size_t smr_begun_wait(smr_rpc *p, smr_begun *const *list, size_t n, int64_t ns);
/** Returns the answer, valid until @p b is freed, or the failure; SMR_ESTATE: it is not done. */
SMR_MUST_USE smr_status smr_begun_take(smr_begun *b, const smr_str **answer);
/** Frees it; a later answer is ignored. NULL is allowed. */
void smr_begun_free(smr_begun *b);
/** Counts the connected nodes of this plane's group, without this node, of nranks. A node states
 * its rank when it connects. */
uint32_t smr_rpc_members(smr_rpc *p);
/** Removes all code that was installed here, as a restart of the node would. */
void smr_rpc_forget(smr_rpc *p);

/* ---- statistics -------------------------------------------------------------------------------
 */

/** Messages and bytes by kind (frame_head.h). */
typedef struct smr_rpc_stats {
	uint64_t sent[16], received[16];
	uint64_t bytes_sent; /* heads and bodies */
	uint64_t code_sent;  /* archives */
	uint64_t refused;
	char reason[120]; /* of the last refusal */
} smr_rpc_stats;
void smr_rpc_count(smr_rpc *p, smr_rpc_stats *out);

/** Makes a key; or reads one from a file of 64 hexadecimal digits that no other user may read. */
void smr_rpc_key_make(uint8_t key[SMR_RPC_KEY]);
/** Derives the public key of a secret. */
void smr_rpc_public_key(const uint8_t secret[SMR_RPC_KEY], uint8_t out[SMR_RPC_KEY]);
SMR_MUST_USE smr_status smr_rpc_key_read(const char *path, uint8_t key[SMR_RPC_KEY]);
SMR_MUST_USE smr_status smr_rpc_key_write(const char *path, const uint8_t key[SMR_RPC_KEY]);
#endif
