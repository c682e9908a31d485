/** @file Internals of the data plane. Functions marked [L] are called with the port locked. */
#ifndef SMR_NET_RPC_INTERNAL_H
#define SMR_NET_RPC_INTERNAL_H
#include <pthread.h>
#include <stdatomic.h>

#include "base/data/table.h"
#include "net/port.h"
#include "net/rpc/frame_head.h"
#include "net/rpc/frame_mac.h"
#include "net/rpc/rpc.h"

enum { MAX_PARCELS = 1024, MAX_RANKS = 1024, LOST = 4096, MAX_PAYLOAD = 16 << 20 };
enum {
	MAX_THREADS = 16,
	/* chains: maximum of ends; of waiting calls and their bytes */
	MAX_ENDS = 1024,
	MAX_CHAINED = 4096,
	MAX_CHAINED_BYTES = 64 << 20,
	DEFAULT_HOPS = 16384
};
enum { MAX_PEERS = 1024, MAX_FUTURES = 4096, MAX_HALF_OPEN = 64, HALF_OPEN_MS = 5000 };

/* ---- peers ----------------------------------------------------------------------------------- */

typedef enum smr_peer_state {
	SMR_PEER_OPENING, /* this side connects: awaits CHALLENGE */
	SMR_PEER_PROVING, /* this side connects: awaits WELCOME */
	SMR_PEER_ASKED,   /* the peer connects: awaits HELLO */
	SMR_PEER_OPEN,
	SMR_PEER_DEAD
} smr_peer_state;

struct smr_peer {
	smr_rpc *plane;
	smr_port_end *end; /* NULL when dead */
	smr_peer_state state;
	int refs;      /* of the table, and of users */
	uint32_t here; /* this side's name of the connection */
	uint32_t there;
	uint64_t id;   /* of the other plane */
	uint32_t rank; /* UINT32_MAX: none */
	bool sealed;
	smr_frame_mac seal;
	uint8_t key[SMR_FRAME_MAC_KEY];
	uint8_t nonces[2][16];   /* the opener's, the listener's */
	int64_t until;           /* deadline of the handshake */
	uint64_t data_size;      /* of the peer's range */
	struct smr_copy *copies; /* state of parcels at the peer, by index */
	size_t ncopies;
	struct smr_passed *passed; /* ring of the latest calls passed on to the peer */
	uint32_t npassed;
	atomic_bool gone; /* it is dead, for calls that run for it */
	int fd;           /* the socket of the handshake, or -1 */
	char why[120];    /* the reason of its end */
};

/* [L] Makes a peer with one reference, the table's; NULL: no room. */
smr_peer *smr_peer_new(smr_rpc *p, smr_peer_state state);
smr_peer *smr_peer_look_for(smr_rpc *p, uint64_t id); /* [L] finds open ones */
void smr_peer_opened(smr_peer *e);                    /* [L] records its rank in the group */
void smr_peer_kill(smr_peer *e, const char *why);     /* [L] fails all requests to it */
void smr_peer_unref(smr_peer *e);                     /* [L] releases a reference */

/* handshake.c */
void *smr_handshake_accept(void *plane, smr_port_end *end);                        /* [L] */
bool smr_handshake_knows(void *plane, const uint8_t key[SMR_PORT_KEY]);            /* [L] */
const char *smr_handshake_frame(smr_rpc *p, smr_peer *e, const smr_frame_head *f); /* [L] */
/* unix.c */
smr_status smr_unix_start(smr_rpc *p);
smr_status smr_unix_listen(smr_rpc *p, const char *path, smr_str *bound);
void smr_unix_close(smr_rpc *p);
smr_status smr_unix_connect(smr_rpc *p, const char *path, int ms, smr_peer **out);
void smr_unix_welcome(smr_rpc *p); /* connects to a new peer */
void smr_unix_wake(smr_rpc *p);    /* watch.c: makes the thread read the table again */

/* ---- sending --------------------------------------------------------------------------------- */

/* [L] Completes the frame for the peer, seals it and sends it. SMR_EIO when the peer is dead. */
smr_status smr_send_head(smr_peer *e, smr_frame_head *f);
/* [L] The same with a body; for a sealed peer, smr_body_seal() has made the frame's nonce and tag.
 * @p sent is not called on failure. */
smr_status smr_send(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t niov,
		    smr_port_sent *sent, void *arg);
void smr_body_seal(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t niov);
/* [L] Sends a payload after copying it, if necessary. */
smr_status smr_send_copy(smr_peer *e, smr_frame_head *f, const void *payload, size_t n);
/* [L] Handles the cases that fastpath.h does not: a payload that is too long, a connection that is
 * not open. */
smr_status smr_send_otherwise(smr_peer *e, smr_frame_head_kind kind, uint32_t tag, uint32_t handle,
			      const void *payload, size_t n);
smr_status smr_send_failed(void);           /* reports the failure */
void smr_rpc_on_sent(void *future, int ok); /* an smr_port_sent: the body is the caller's again */

/* Long bodies that are not copied with the lock held. Lent: the head is made for it (unlocked), and
 * the memory stays the caller's until the waiting request is settled. Given: a copy made before
 * (NULL: error text; smr_free), owned by the port once it is sent. */
struct smr_rpc_future;
typedef struct smr_given smr_given;
void smr_body_lend(smr_peer *e, smr_frame_head *f, const struct iovec *iov);
smr_status smr_send_lent(struct smr_rpc_future *w, smr_frame_head *f,
			 const struct iovec *iov); /* [L] */
smr_given *smr_given_new(const void *payload, size_t n);
smr_status smr_send_given(smr_peer *e, smr_frame_head *f, smr_given *g); /* [L] */

/* ---- waiting --------------------------------------------------------------------------------- */

typedef struct smr_rpc_future smr_rpc_future;
struct smr_rpc_future {
	smr_peer *peer; /* a reference */
	uint32_t tag;   /* 0: no longer awaited */
	bool done, sending;
	smr_status st;   /* the result */
	smr_str *answer; /* the answer is appended */
	uint8_t *body;   /* a long answer, and its seal, which is still unchecked */
	size_t nbody;
	void (*then)(smr_rpc_future *f); /* [L] NULL: a thread waits */
	void *arg;
	/* the following fields are written before they are read */
	uint8_t nonce[SMR_FRAME_HEAD_NONCE], body_tag[SMR_FRAME_HEAD_TAG];
	char why[160];
};

void smr_rpc_future_done(smr_rpc *p, smr_rpc_future *f, smr_status st, const char *why); /* [L] */
/* Cases that fastpath.h does not handle, all [L]: no room in the table; an error from the other
 * side; no answer in time; taking a failure or a long answer. */
smr_status smr_rpc_future_refused(const smr_peer *e);
void smr_rpc_future_failed(smr_rpc *p, smr_rpc_future *f, smr_status st, const void *why, size_t n);
void smr_rpc_future_give_up(smr_rpc *p, smr_rpc_future *f);
smr_status smr_rpc_future_take_more(smr_rpc *p, smr_rpc_future *f);
smr_status smr_rpc_future_not_sent(smr_rpc *p, smr_rpc_future *f, smr_status st);
int smr_rpc_future_settled(void *future);

/* ---- receiving ------------------------------------------------------------------------------- */

/* Origin of a chain of calls, and receiver of its answer. */
typedef struct smr_chain {
	uint64_t origin;
	uint32_t tag;  /* 0: no answer is awaited */
	uint32_t hops; /* hops so far */
	uint32_t ends; /* ends that it may still reach: each hop halves the rest */
} smr_chain;

/* A message with a body, or one that is not answered where it arrives. */
typedef struct smr_arrival {
	struct smr_arrival *next;
	smr_rpc *plane;
	smr_peer *peer; /* a reference */
	smr_frame_head f;
	uint8_t *body;                      /* owned by the arrival */
	void (*run)(struct smr_arrival *a); /* on a thread of the pool, unlocked */
	void *arg;
	smr_rpc_packet *parcel; /* of a call, once it is known, as the following fields */
	smr_chain chain;
	uint8_t *payload;
	size_t npayload;
	uint32_t source;
	size_t got;                  /* fetched bytes at the payload's end */
	bool checked;                /* the body's tag is right */
	bool chained;                /* it counts as a call of a chain */
	size_t cost;                 /* bytes that it counts for */
	_Alignas(16) uint8_t head[]; /* the payload of the head */
} smr_arrival;

/* [L] Copies frame and payload, with room for the body; NULL: no memory, or the limit is
 * reached. */
smr_arrival *smr_arrival_new(smr_peer *e, const smr_frame_head *f);
smr_arrival *smr_arrival_own(smr_rpc *p, size_t n); /* [L] no sender, room for n bytes */
/* [L] Returns whether there is room for one more call of a chain, and counts it. */
bool smr_arrival_chain(smr_arrival *a);
void smr_arrival_free(smr_arrival *a);
void smr_arrival_drop(smr_arrival *a); /* [L] the same; NULL is allowed */
/* Runs a->run(a) on a thread of the pool, which then owns the arrival. */
void smr_pool_add(smr_rpc *p, smr_arrival *a);
smr_status smr_pool_start(smr_rpc *p);
void smr_pool_stop(smr_rpc *p);
void smr_pool_look(smr_rpc *p); /* adds a thread, if all have been busy for long */

/* arrive.c: events of the port [L] */
void smr_on_head(void *plane, const void *head, size_t n);
void *smr_on_message(void *plane, smr_port_end *from, const void *head, size_t nhead,
		     const void *body, size_t n, void **cookie);
void smr_on_received(void *plane, void *cookie, int ok);
void smr_on_gone(void *plane, void *user, const char *why);

/* serve.c, memory.c, target.c: [L], each may take the arrival over by setting *a to NULL */
void smr_on_request(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_answer(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_short_call(smr_peer *e, uint32_t tag, uint32_t handle, const void *payload, size_t n);
void smr_refuse_answer(smr_peer *e); /* no request awaits it */

/* ---- code -------------------------------------------------------------------------------------
 */

/* State of a parcel at a peer. */
typedef struct smr_copy {
	enum { SMR_COPY_NONE, SMR_COPY_SENT, SMR_COPY_THERE } state;
	uint32_t stamp;           /* of this state's parcel */
	uint32_t handle, was;     /* the peer's name for it, and the former one */
	struct smr_arrival *held; /* calls that were returned because they overtook the code */
} smr_copy;

typedef struct smr_passed {
	uint64_t origin;
	uint32_t tag;
} smr_passed;

struct smr_rpc_packet {
	uint8_t hash[SMR_FRAME_HEAD_HASH_BYTES];
	smr_rpc *plane;
	uint32_t index, stamp; /* place in the table; distinguishes it from earlier entries there */
	uint32_t handle;       /* this side's name, for callers; 0: not installed */
	smr_code *code;        /* installed here */
	void *own;             /* the bytes, if it was given to call it elsewhere */
	size_t nown;
	int pins;              /* bodies being sent that use its bytes */
	int64_t told;          /* time of the last log line about its chains */
	bool installing, slow; /* slow: not for the thread that moves messages */
	uint32_t calls;
	int64_t used;
	smr_arrival *waiting; /* calls that wait for the code */
	UT_hash_handle hh;
};

smr_rpc_packet *smr_parcel_find(smr_rpc *p, const uint8_t *hash); /* [L] */
smr_rpc_packet *smr_parcel_add(smr_rpc *p, const uint8_t *hash);  /* [L] NULL: no room */
void smr_parcel_installed(smr_rpc_packet *k, smr_code *code);     /* [L] takes ownership */
void smr_parcel_unused(smr_rpc_packet *k);                        /* [L] frees an unused entry */
void smr_parcel_look(smr_rpc *p);                                 /* [L] removes denied code */
void smr_parcel_free_all(smr_rpc *p);
void smr_parcel_wait(smr_rpc *p); /* for callbacks of the compiler's thread */
const void *smr_parcel_bytes(const smr_rpc_packet *k, size_t *n); /* [L] NULL: not on this side */
smr_copy *smr_copy_new(smr_peer *e, const smr_rpc_packet *k);     /* [L] NULL: no memory */
/* [L] Returns the state at the peer, if there is one. */
static inline smr_copy *smr_copy_of(smr_peer *e, const smr_rpc_packet *k)
{
	if (k->index < e->ncopies && e->copies[k->index].stamp == k->stamp)
		return &e->copies[k->index];
	return smr_copy_new(e, k);
}

/* [L] A call whose answer goes elsewhere, or of code that @p there does not have. */
smr_status smr_call_otherwise(smr_peer *e, smr_rpc_packet *k, smr_copy *there, smr_chain c,
			      const void *payload, size_t n);
/* Checks that the peer may get @p n bytes for the parcel's code. */
smr_status smr_call_check(const smr_peer *e, const smr_rpc_packet *k, size_t n);
/* [L] Returns whether the peer has the code and @p n bytes for it are sent as a body; then @p f has
 * its handle. */
bool smr_call_long(smr_peer *e, smr_rpc_packet *k, size_t n, smr_frame_head *f);
void smr_peer_lost(smr_peer *e); /* [L] fails calls that were passed on to it */
void smr_on_call(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_nocode(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_have(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_lost(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_get(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_put(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_answer_locked(smr_peer *e, uint32_t tag, smr_status st, const void *answer, size_t n);
/* [L] Answers with a failure, or when the origin is gone (@p e is NULL). */
smr_status smr_chain_otherwise(smr_rpc *p, smr_chain c, smr_peer *e, smr_status st,
			       const void *answer, size_t n);
void smr_chain_fail(smr_rpc *p, smr_chain c, smr_status st, const char *why); /* [L] */
/* Runs installed code, on a thread of the pool. */
void smr_run_call(smr_rpc *p, smr_rpc_packet *k, smr_code *code, smr_chain c, uint32_t source,
		  void *payload, size_t n, size_t got);
typedef struct smr_running_call {
	smr_rpc *plane;
	smr_rpc_packet *parcel;
	smr_chain chain;
	bool held;    /* the lock is held */
	bool settled; /* it has replied, or the chain continues elsewhere */
	bool went_on;
	const char *why; /* why the chain could not continue */
} smr_running_call;

/* Returns the origin of a chain: the sender, unless the head names another. */
static inline smr_chain smr_chain_of(const smr_frame_head *f, uint64_t sender)
{
	bool fresh = (f->flags & SMR_FRAME_HEAD_HOPS) == 0;

	return (smr_chain){(f->flags & SMR_FRAME_HEAD_ORIGIN) != 0 ? f->origin : sender, f->tag,
			   f->hops, fresh ? MAX_ENDS : f->ends};
}

/* [L] Returns whether the origin of the chain is gone. */
bool smr_chain_is_idle(smr_rpc *p, smr_chain c);
/* install.c: moves a call's payload, rank and chain to their places; handles the result. All
 * [L]. */
void smr_find_payload(smr_arrival *a);
void smr_call_install(smr_arrival *a); /* with its code */
void smr_call_wait(smr_rpc_packet *k, smr_arrival *a);
void smr_call_settle(smr_rpc_packet *k, smr_arrival *a, smr_status st, const char *why);
void smr_run_later(smr_rpc_packet *k, smr_arrival *a); /* [L] on the pool; owns the arrival */
bool smr_body_right(smr_arrival *a);                   /* checks the tag, if it must have one */
bool smr_body_good(smr_arrival *a);                    /* the same, unlocked, with an error text */
extern const smr_code_ops smr_rpc_ops;
/* [L] Continues the call's chain here with the bytes at @p offset of that rank's range. */
smr_status smr_fetch(const smr_running_call *c, smr_code *self, uint32_t rank, uint64_t offset,
		     size_t n, const void *payload, size_t npayload);

/* ---- the plane ------------------------------------------------------------------------------- */

struct smr_rpc {
	smr_rpc_options o;
	const smr_port_table *calls;
	smr_port *port;
	smr_port_face *face; /* of the port */
	uint64_t id;
	smr_rpc *next; /* list of open planes */
	bool closing;
	smr_peer *peers[MAX_PEERS];
	uint32_t npeers; /* entries of the table in use */
	uint32_t asked;  /* entry that was last searched by id */
	uint32_t generation;
	uint8_t key[SMR_RPC_KEY]; /* for those who connect, over UCX */
	uint8_t own[SMR_RPC_KEY]; /* own public key, over TLS */
	bool shared;              /* all peers have the same key */
	smr_rpc_future *futures[MAX_FUTURES];
	uint32_t tags[MAX_FUTURES]; /* current tag of each entry, or the next one */
	uint16_t free_futures[MAX_FUTURES], nfree;
	size_t memory;                 /* bytes of bodies */
	size_t chained, chained_bytes; /* waiting and running calls of chains */
	size_t outgoing;               /* bytes of copies being sent */
	atomic_bool over;              /* the plane closes: calls end */
	smr_rpc_stats stats;
	/* code */
	smr_rpc_packet *parcels, *parcel[MAX_PARCELS]; /* by hash, by index */
	uint32_t stamp, installing;
	int64_t look_at; /* time of the next check that code is still trusted */
	smr_peer *members[MAX_RANKS];
	uint64_t sizes[MAX_RANKS];
	smr_code_place place;
	/* pool */
	pthread_mutex_t pool_lock;
	pthread_cond_t pool_work;
	smr_arrival *jobs, **jobs_end;
	pthread_t threads[MAX_THREADS];
	int nthreads, idle;
	int64_t busy_since; /* since when all threads are busy and jobs wait; 0: not so */
	bool pool_stop;
	/* unix.c */
	int unix_fd, unix_wake[2];
	bool unix_watches;
	char *unix_path;
	pthread_t unix_thread;
};

void smr_rpc_known(smr_rpc *p, bool opened);
/* [L] Logs and counts a refused message. */
void smr_refuse(smr_rpc *p, const smr_peer *e, const smr_frame_head *f, const char *why);
/* Converts a status from the other side; only valid ones. */
smr_status smr_status_of_wire(unsigned status);

static inline void smr_lock(smr_rpc *p)
{
	smr_futex_lock_enter(&p->face->gate);
}

static inline void smr_unlock(smr_rpc *p)
{
	smr_futex_lock_leave(&p->face->gate);
}

/* For functions that each short message needs. */
#define SMR_HOT static inline __attribute__((always_inline))

/* [L] Finds the peer of a message: a name is an index into the table and a generation. */
static inline smr_peer *smr_peer_find(smr_rpc *p, uint32_t here)
{
	smr_peer *e = p->peers[here % MAX_PEERS];

	return e != NULL && e->here == here ? e : NULL;
}

/* [L] Finds an open peer. */
static inline smr_peer *smr_peer_of_id(smr_rpc *p, uint64_t id)
{
	smr_peer *e = p->peers[p->asked];

	return e != NULL && e->id == id && e->state == SMR_PEER_OPEN ? e : smr_peer_look_for(p, id);
}

/* Returns the rank of a node of the group; for others, one more than the highest. */
static inline uint32_t smr_source_of(const smr_peer *e)
{
	return e->rank < e->plane->o.nranks ? e->rank : e->plane->o.nranks;
}

/* [L] Releases a reference. */
SMR_HOT void smr_peer_give(smr_peer *e)
{
	if (e->refs > 1)
		e->refs--;
	else
		smr_peer_unref(e);
}

static inline smr_rpc_future *smr_rpc_future_find(smr_rpc *p, uint32_t tag)
{
	smr_rpc_future *f = p->futures[tag % MAX_FUTURES];

	return f != NULL && f->tag == tag ? f : NULL;
}

static inline smr_rpc_packet *smr_parcel_of_handle(smr_rpc *p, uint32_t handle)
{
	smr_rpc_packet *k = p->parcel[handle % MAX_PARCELS];

	return k != NULL && handle != 0 && k->handle == handle ? k : NULL;
}

#endif
