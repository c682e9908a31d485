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
	SMR_RPC_TCP, /* UCX: anyone who reaches the port can do anything to the process */
	SMR_RPC_SHARED_MEMORY,
	SMR_RPC_TLS
} smr_rpc_kind;

typedef struct smr_rpc_options {
	smr_rpc_kind kind;
	uint32_t rank, nranks; /* of this node in its group; rank >= nranks: a client outside it */
	/** Where calls of shipped code are installed; NULL: this side only calls. Must outlive the
	 * plane. */
	smr_codes *codes;
	smr_code_run_fn *run; /* runs calls of it elsewhere than in this process; NULL: here */
	void *run_ctx;
	uint32_t hops; /* a chain goes on so often at most; 0: $SAMARA_HOPS, or 16384 */
	void *data; /* this node's own range, for code and for GET and PUT; aligned to 64 bytes */
	uint64_t data_size;
	/** Answers requests, on threads of the plane; NULL: there are none. */
	smr_serve_fn serve;
	void *ctx;
	int threads;        /* that serve; 0: 2 */
	int64_t poll_ns;    /* polls that long before it sleeps; 0: 10 µs, < 0: not at all */
	size_t max_message; /* bytes of a body; 0: 1 GiB */
	size_t max_memory;  /* bytes of bodies that wait or come in; 0: 4 GiB */
	bool unsealed;      /* tcp without MACs: for measuring what they cost, on loopback */
	/** For TLS, one of the two, SMR_RPC_KEY bytes, copied. All who have the shared key take
	 * each other for the same. A secret is the seed of this side's own Ed25519 key: it takes
	 * those whose public key it @p knows (asked with the plane locked: it must not wait), and
	 * connects to those whose public key it is given. */
	const uint8_t *shared_key, *secret;
	smr_end_name name; /* not read after opening */
	bool (*knows)(void *ctx, const uint8_t key[SMR_RPC_KEY]);
	void *knows_ctx;
} smr_rpc_options;

SMR_MUST_USE smr_status smr_rpc_open(const smr_rpc_options *o, smr_rpc **out);
/** Waits for calls that run; what is under way fails. Every peer must have been released. NULL is
 * fine. */
void smr_rpc_close(smr_rpc *p);
/** Takes connections; @p bound (may be NULL) gets the address as others write it. @p key: over
 * UCX, what both sides have; else it is ignored. */
SMR_MUST_USE smr_status smr_rpc_listen(smr_rpc *p, const char *address,
				       const uint8_t key[SMR_RPC_KEY], smr_str *bound);
/** Connects and proves the key, or says why not after @p ms milliseconds. @p key: over UCX, what
 * both sides have; over TLS the other side's public key, unless the plane has a shared one.
 * Release the peer. */
SMR_MUST_USE smr_status smr_rpc_connect(smr_rpc *p, const char *address,
					const uint8_t key[SMR_RPC_KEY], int ms, smr_peer **out);
void smr_peer_release(smr_peer *e); /* ends the connection; NULL is fine */
bool smr_peer_alive(const smr_peer *e);

/** Sends a request in pieces, waits, and appends the answer. SMR_EIO: the peer died, or @p ms ran
 * out; else what the other side failed with. Safe from several threads. */
SMR_MUST_USE smr_status smr_peer_request(smr_peer *e, const struct iovec *iov, size_t n, int ms,
					 smr_str *answer);

/* ---- code -------------------------------------------------------------------------------------
 */

typedef struct smr_rpc_packet smr_rpc_packet; /* an archive that is to be called elsewhere */

/** Copies the archive; it stays until the plane closes. The same bytes give the same parcel. */
SMR_MUST_USE smr_status smr_rpc_parcel(smr_rpc *p, const void *archive, size_t n,
				       smr_rpc_packet **out);
/** Calls the code on that node, which gets the archive too if it does not have it, waits for the
 * reply, from whichever node it comes, and appends it. */
SMR_MUST_USE smr_status smr_peer_call(smr_peer *e, smr_rpc_packet *code, const void *payload,
				      size_t n, int ms, smr_str *answer);
/** The same without a reply. */
SMR_MUST_USE smr_status smr_peer_tell(smr_peer *e, smr_rpc_packet *code, const void *payload,
				      size_t n);
/** Reads from, and writes to, that node's range. */
SMR_MUST_USE smr_status smr_peer_get(smr_peer *e, uint64_t offset, void *to, size_t n, int ms);
SMR_MUST_USE smr_status smr_peer_put(smr_peer *e, uint64_t offset, const void *from, size_t n,
				     int ms);
/** The same three without waiting, many at a time; what is sent is copied. Free *@p out with
 * smr_begun_free(), before the plane closes. SMR_ESTATE: too many are under way. */
typedef struct smr_begun smr_begun;
SMR_MUST_USE smr_status smr_peer_begin_call(smr_peer *e, smr_rpc_packet *code, const void *payload,
					    size_t n, smr_begun **out);
SMR_MUST_USE smr_status smr_peer_begin_get(smr_peer *e, uint64_t offset, size_t n, smr_begun **out);
SMR_MUST_USE smr_status smr_peer_begin_put(smr_peer *e, uint64_t offset, const void *from, size_t n,
					   smr_begun **out);
bool smr_begun_done(smr_begun *b);
/** Waits until one of the list (NULL is passed over) is done, or for @p ns; its place, or @p n. All
 * are of that plane. */
size_t smr_begun_wait(smr_rpc *p, smr_begun *const *list, size_t n, int64_t ns);
/** The answer, which stays until @p b is freed, or what went wrong; SMR_ESTATE: it is not done. */
SMR_MUST_USE smr_status smr_begun_take(smr_begun *b, const smr_str **answer);
/** An answer that comes later finds nobody. NULL is fine. */
void smr_begun_free(smr_begun *b);
/** Those of this plane's group that are connected, of nranks; this node itself does not count.
 * Ranks find each other by what they say of themselves when they connect. */
uint32_t smr_rpc_members(smr_rpc *p);
/** Forgets all code that was installed here, as if the node had been started anew. */
void smr_rpc_forget(smr_rpc *p);

/* ---- counting ---------------------------------------------------------------------------------
 */

/** What went over the wire, by kind (frame_head.h). */
typedef struct smr_rpc_stats {
	uint64_t sent[16], received[16];
	uint64_t bytes_sent; /* heads and bodies */
	uint64_t code_sent;  /* archives */
	uint64_t refused;
	char reason[120]; /* of the last refusal */
} smr_rpc_stats;
void smr_rpc_count(smr_rpc *p, smr_rpc_stats *out);

/** Makes a key; reads one from a file of 64 hexadecimal digits that nobody else may read. */
void smr_rpc_key_make(uint8_t key[SMR_RPC_KEY]);
/** The public key of a secret. */
void smr_rpc_public_key(const uint8_t secret[SMR_RPC_KEY], uint8_t out[SMR_RPC_KEY]);
SMR_MUST_USE smr_status smr_rpc_key_read(const char *path, uint8_t key[SMR_RPC_KEY]);
SMR_MUST_USE smr_status smr_rpc_key_write(const char *path, const uint8_t key[SMR_RPC_KEY]);
#endif
