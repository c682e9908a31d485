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
	/* chains: ends of one; calls and bytes of all that wait here */
	MAX_ENDS = 1024,
	MAX_CHAINED = 4096,
	MAX_CHAINED_BYTES = 64 << 20,
	DEFAULT_HOPS = 16384
};
enum { MAX_PEERS = 1024, MAX_FUTURES = 4096, MAX_HALF_OPEN = 64, HALF_OPEN_MS = 5000 };

/* ---- peers ----------------------------------------------------------------------------------- */

typedef enum smr_peer_state {
	SMR_PEER_OPENING, /* we connect: waits for CHALLENGE */
	SMR_PEER_PROVING, /* we connect: waits for WELCOME */
	SMR_PEER_ASKED,   /* they connect: waits for HELLO */
	SMR_PEER_OPEN,
	SMR_PEER_DEAD
} smr_peer_state;

struct smr_peer {
	smr_rpc *plane;
	smr_port_end *end; /* NULL when dead */
	smr_peer_state state;
	int refs;      /* the table's, and those of users */
	uint32_t here; /* our name for the connection */
	uint32_t there;
	uint64_t id;   /* of the other plane */
	uint32_t rank; /* UINT32_MAX: none */
	bool sealed;
	smr_frame_mac seal;
	uint8_t key[SMR_FRAME_MAC_KEY];
	uint8_t nonces[2][16];   /* the opener's, the listener's */
	int64_t until;           /* of a connection that is being made */
	uint64_t data_size;      /* of its range */
	struct smr_copy *copies; /* of our parcels there, by index */
	size_t ncopies;
	struct smr_passed *passed; /* the last calls of others that were passed on there, a ring */
	uint32_t npassed;
	atomic_bool gone; /* dead, for calls that run for it */
	int fd;           /* of the socket where we met, or -1 */
	char why[120];    /* it is dead */
};

/* [L] NULL: no room. It has one reference, the table's. */
smr_peer *smr_peer_new(smr_rpc *p, smr_peer_state state);
smr_peer *smr_peer_look_for(smr_rpc *p, uint64_t id); /* [L] open ones */
void smr_peer_opened(smr_peer *e);                    /* [L] it is one of the group's? */
void smr_peer_kill(smr_peer *e, const char *why);     /* [L] all that waits for it fails */
void smr_peer_unref(smr_peer *e);                     /* [L] one reference less */

/* handshake.c */
void *smr_handshake_accept(void *plane, smr_port_end *end);                        /* [L] */
bool smr_handshake_knows(void *plane, const uint8_t key[SMR_PORT_KEY]);            /* [L] */
const char *smr_handshake_frame(smr_rpc *p, smr_peer *e, const smr_frame_head *f); /* [L] */
/* unix.c */
smr_status smr_unix_start(smr_rpc *p);
smr_status smr_unix_listen(smr_rpc *p, const char *path, smr_str *bound);
void smr_unix_close(smr_rpc *p);
smr_status smr_unix_connect(smr_rpc *p, const char *path, int ms, smr_peer **out);
void smr_unix_welcome(smr_rpc *p); /* who has come is met */
void smr_unix_wake(smr_rpc *p);    /* watch.c: look whom to watch */

/* ---- sending --------------------------------------------------------------------------------- */

/* [L] Completes the frame for the peer, seals it and sends it. SMR_EIO when the peer is dead. */
smr_status smr_send_head(smr_peer *e, smr_frame_head *f);
/* [L] The same with a body; the frame's nonce and tag must have been made (smr_body_seal) if the
 * peer is sealed. @p sent is not called when it fails. */
smr_status smr_send(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t niov,
		    smr_port_sent *sent, void *arg);
void smr_body_seal(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t niov);
/* [L] Sends a payload that is copied first if it must be. */
smr_status smr_send_copy(smr_peer *e, smr_frame_head *f, const void *payload, size_t n);
/* [L] What fastpath.h leaves to others: a payload that is too long, a connection that is not open.
 */
smr_status smr_send_otherwise(smr_peer *e, smr_frame_head_kind kind, uint32_t tag, uint32_t handle,
			      const void *payload, size_t n);
smr_status smr_send_failed(void); /* says so */

/* Long bodies that are not copied with the lock held: lent, the head made for it (unlocked) and the
 * memory the caller's until the future that waits is settled; or a copy that was made before
 * (NULL: told; smr_free), which is the port's once it was sent. */
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
	uint32_t tag;   /* 0: not waited for any more */
	bool done, sending;
	smr_status st;   /* what came of it */
	smr_str *answer; /* what came is appended */
	uint8_t *body;   /* a long answer, and its seal, which is still to be checked */
	size_t nbody;
	void (*then)(smr_rpc_future *f); /* [L] NULL: somebody waits */
	void *arg;
	/* from here on nothing is read before it is written */
	uint8_t nonce[SMR_FRAME_HEAD_NONCE], body_tag[SMR_FRAME_HEAD_TAG];
	char why[160];
};

void smr_rpc_future_done(smr_rpc *p, smr_rpc_future *f, smr_status st, const char *why); /* [L] */
/* What fastpath.h leaves to others, all [L]: there is no place for it; the other side says what
 * went wrong; there was no answer in time; a failure or a long answer is taken. */
smr_status smr_rpc_future_refused(const smr_peer *e);
void smr_rpc_future_failed(smr_rpc *p, smr_rpc_future *f, smr_status st, const void *why, size_t n);
void smr_rpc_future_give_up(smr_rpc *p, smr_rpc_future *f);
smr_status smr_rpc_future_take_more(smr_rpc *p, smr_rpc_future *f);
smr_status smr_rpc_future_not_sent(smr_rpc *p, smr_rpc_future *f, smr_status st);
int smr_rpc_future_settled(void *future);

/* ---- receiving ------------------------------------------------------------------------------- */

/* Where the chain of a call began, and who is to be answered. */
typedef struct smr_chain {
	uint64_t origin;
	uint32_t tag;  /* 0: nobody waits */
	uint32_t hops; /* how often it went on */
	uint32_t ends; /* that it may still come to: each hop halves what is left */
} smr_chain;

/* A message with a body, or one that is not answered where it arrives. */
typedef struct smr_arrival {
	struct smr_arrival *next;
	smr_rpc *plane;
	smr_peer *peer; /* a reference */
	smr_frame_head f;
	uint8_t *body;                      /* this one's to free */
	void (*run)(struct smr_arrival *a); /* on a thread of the pool, unlocked */
	void *arg;
	smr_rpc_packet *parcel; /* of a call, once it is known, as what follows */
	smr_chain chain;
	uint8_t *payload;
	size_t npayload;
	uint32_t source;
	size_t got;                  /* bytes at the payload's end that were fetched */
	bool checked;                /* the body's tag is right */
	bool chained;                /* counts among the calls of chains */
	size_t cost;                 /* bytes that count */
	_Alignas(16) uint8_t head[]; /* the payload of the head */
} smr_arrival;

/* [L] A copy of frame and payload, with room for the body; NULL: no memory, or too much of it. */
smr_arrival *smr_arrival_new(smr_peer *e, const smr_frame_head *f);
smr_arrival *smr_arrival_own(smr_rpc *p, size_t n); /* [L] from nobody, with room for n bytes */
/* [L] Whether there is room for one more call of a chain: it counts as one then. */
bool smr_arrival_chain(smr_arrival *a);
void smr_arrival_free(smr_arrival *a);
void smr_arrival_drop(smr_arrival *a); /* [L] the same; NULL is fine */
/* Runs a->run(a) on a thread of the pool; the arrival is the pool's. */
void smr_pool_add(smr_rpc *p, smr_arrival *a);
smr_status smr_pool_start(smr_rpc *p);
void smr_pool_stop(smr_rpc *p);
void smr_pool_look(smr_rpc *p); /* one more thread, if all have been busy for long */

/* arrive.c: what the port tells of [L] */
void smr_on_head(void *plane, const void *head, size_t n);
void *smr_on_message(void *plane, smr_port_end *from, const void *head, size_t nhead,
		     const void *body, size_t n, void **cookie);
void smr_on_received(void *plane, void *cookie, int ok);
void smr_on_gone(void *plane, void *user, const char *why);

/* serve.c, memory.c, target.c: [L], each may take the arrival over by setting *a to NULL */
void smr_on_request(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_answer(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_short_call(smr_peer *e, uint32_t tag, uint32_t handle, const void *payload, size_t n);
void smr_refuse_answer(smr_peer *e); /* nobody waits for it */

/* ---- code -------------------------------------------------------------------------------------
 */

/* What we know of a parcel at a peer. */
typedef struct smr_copy {
	enum { SMR_COPY_NONE, SMR_COPY_SENT, SMR_COPY_THERE } state;
	uint32_t stamp;           /* of the parcel that this is about */
	uint32_t handle, was;     /* the peer's name for it, and the one before */
	struct smr_arrival *held; /* calls that came back because they were faster than the code */
} smr_copy;

typedef struct smr_passed {
	uint64_t origin;
	uint32_t tag;
} smr_passed;

struct smr_rpc_packet {
	uint8_t hash[SMR_FRAME_HEAD_HASH_BYTES];
	smr_rpc *plane;
	uint32_t index, stamp; /* place in the table; differs from what was there before */
	uint32_t handle;       /* our name for it, for those who call it here; 0: not installed */
	smr_code *code;        /* installed here */
	void *own;             /* the bytes, if we were given them to call it elsewhere */
	size_t nown;
	int pins;              /* bodies under way that use its bytes */
	int64_t told;          /* when it was last said why its chains could not go on */
	bool installing, slow; /* slow: not for the thread that moves messages */
	uint32_t calls;
	int64_t used;
	smr_arrival *waiting; /* calls that wait for the code */
	UT_hash_handle hh;
};

smr_rpc_packet *smr_parcel_find(smr_rpc *p, const uint8_t *hash); /* [L] */
smr_rpc_packet *smr_parcel_add(smr_rpc *p, const uint8_t *hash);  /* [L] NULL: no room */
void smr_parcel_installed(smr_rpc_packet *k, smr_code *code);     /* [L] takes it over */
void smr_parcel_unused(smr_rpc_packet *k); /* [L] forgets what never became anything */
void smr_parcel_look(smr_rpc *p);          /* [L] what is denied goes */
void smr_parcel_free_all(smr_rpc *p);
void smr_parcel_wait(smr_rpc *p); /* for the compiler's thread, which still knows us */
const void *smr_parcel_bytes(const smr_rpc_packet *k, size_t *n); /* [L] NULL: not here */
smr_copy *smr_copy_new(smr_peer *e, const smr_rpc_packet *k);     /* [L] NULL: no memory */
/* [L] The same, if it is known already. */
static inline smr_copy *smr_copy_of(smr_peer *e, const smr_rpc_packet *k)
{
	if (k->index < e->ncopies && e->copies[k->index].stamp == k->stamp)
		return &e->copies[k->index];
	return smr_copy_new(e, k);
}

/* [L] A call whose answer somebody else waits for, or of code that is not known to be @p there. */
smr_status smr_call_otherwise(smr_peer *e, smr_rpc_packet *k, smr_copy *there, smr_chain c,
			      const void *payload, size_t n);
/* Whether that peer can be given @p n bytes for the parcel's code. */
smr_status smr_call_check(const smr_peer *e, const smr_rpc_packet *k, size_t n);
/* [L] Whether the code is there and @p n bytes for it go as a body; then @p f has its handle. */
bool smr_call_long(smr_peer *e, smr_rpc_packet *k, size_t n, smr_frame_head *f);
void smr_peer_lost(smr_peer *e); /* [L] those whose calls were passed on there are told */
void smr_on_call(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_nocode(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_have(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_lost(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_get(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_on_put(smr_peer *e, const smr_frame_head *f, smr_arrival **a);
void smr_answer_locked(smr_peer *e, uint32_t tag, smr_status st, const void *answer, size_t n);
/* [L] A failure, or nobody is at the other end (@p e is NULL). */
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
	bool held;    /* the lock is */
	bool settled; /* it has replied, or the chain goes on elsewhere */
	bool went_on;
	const char *why; /* it could not go on */
} smr_running_call;

/* Where a chain began: with whoever sent it, unless the head says otherwise. */
static inline smr_chain smr_chain_of(const smr_frame_head *f, uint64_t sender)
{
	bool fresh = (f->flags & SMR_FRAME_HEAD_HOPS) == 0;

	return (smr_chain){(f->flags & SMR_FRAME_HEAD_ORIGIN) != 0 ? f->origin : sender, f->tag,
			   f->hops, fresh ? MAX_ENDS : f->ends};
}

/* [L] Whoever waits for it is no more. */
bool smr_chain_is_idle(smr_rpc *p, smr_chain c);
/* install.c: a call's payload, rank and chain are where they belong; what comes of it. All [L]. */
void smr_find_payload(smr_arrival *a);
void smr_call_install(smr_arrival *a); /* with its code */
void smr_call_wait(smr_rpc_packet *k, smr_arrival *a);
void smr_call_settle(smr_rpc_packet *k, smr_arrival *a, smr_status st, const char *why);
void smr_run_later(smr_rpc_packet *k, smr_arrival *a); /* [L] on the pool; takes the arrival over */
bool smr_body_right(smr_arrival *a);                   /* its tag, if it must have one */
bool smr_body_good(smr_arrival *a); /* the same, unlocked, and told when it is wrong */
extern const smr_code_ops smr_rpc_ops;
/* [L] The call's chain goes on here with what is at @p offset of that rank's range. */
smr_status smr_fetch(const smr_running_call *c, smr_code *self, uint32_t rank, uint64_t offset,
		     size_t n, const void *payload, size_t npayload);

/* ---- the plane ------------------------------------------------------------------------------- */

struct smr_rpc {
	smr_rpc_options o;
	const smr_port_table *calls;
	smr_port *port;
	smr_port_face *face; /* the port's */
	uint64_t id;
	smr_rpc *next; /* of those that are open */
	bool closing;
	smr_peer *peers[MAX_PEERS];
	uint32_t npeers; /* the table is used up to here */
	uint32_t asked;  /* place of the one that was last asked for by its id */
	uint32_t generation;
	uint8_t key[SMR_RPC_KEY]; /* of those who connect to us, over UCX */
	uint8_t own[SMR_RPC_KEY]; /* our public key, over TLS */
	bool shared;              /* it is also everyone else's */
	smr_rpc_future *futures[MAX_FUTURES];
	uint32_t tags[MAX_FUTURES]; /* tag of each, or what the next one will be */
	uint16_t free_futures[MAX_FUTURES], nfree;
	size_t memory;                 /* bytes of bodies */
	size_t chained, chained_bytes; /* calls of chains that wait or run */
	size_t outgoing;               /* bytes of copies that are being sent */
	atomic_bool over;              /* it closes: calls end */
	smr_rpc_stats stats;
	/* code */
	smr_rpc_packet *parcels, *parcel[MAX_PARCELS]; /* by hash, by index */
	uint32_t stamp, installing;
	int64_t look_at; /* when to ask again whether code is still welcome */
	smr_peer *members[MAX_RANKS];
	uint64_t sizes[MAX_RANKS];
	smr_code_place place;
	/* pool */
	pthread_mutex_t pool_lock;
	pthread_cond_t pool_work;
	smr_arrival *jobs, **jobs_end;
	pthread_t threads[MAX_THREADS];
	int nthreads, idle;
	int64_t busy_since; /* all threads are, and something waits; 0: not so */
	bool pool_stop;
	/* unix.c */
	int unix_fd, unix_wake[2];
	bool unix_watches;
	char *unix_path;
	pthread_t unix_thread;
};

smr_status smr_rpc_port(smr_rpc_kind kind, const smr_port_options *o, const smr_port_table **table,
			smr_port **out);
void smr_rpc_known(smr_rpc *p, bool opened);
/* [L] A message is refused: said and counted. */
void smr_refuse(smr_rpc *p, const smr_peer *e, const smr_frame_head *f, const char *why);
/* "SMR_OK" and so on, from the other side: only what is a status. */
smr_status smr_status_of_wire(unsigned status);

static inline void smr_lock(smr_rpc *p)
{
	smr_futex_lock_enter(&p->face->gate);
}

static inline void smr_unlock(smr_rpc *p)
{
	smr_futex_lock_leave(&p->face->gate);
}

/* For what is on the way of every short message. */
#define SMR_HOT static inline __attribute__((always_inline))

/* [L] What every message asks: a name is a place in a table and a generation. */
static inline smr_peer *smr_peer_find(smr_rpc *p, uint32_t here)
{
	smr_peer *e = p->peers[here % MAX_PEERS];

	return e != NULL && e->here == here ? e : NULL;
}

/* [L] Open ones. */
static inline smr_peer *smr_peer_of_id(smr_rpc *p, uint64_t id)
{
	smr_peer *e = p->peers[p->asked];

	return e != NULL && e->id == id && e->state == SMR_PEER_OPEN ? e : smr_peer_look_for(p, id);
}

/* Nodes of the group by their ranks, others as one more. */
static inline uint32_t smr_source_of(const smr_peer *e)
{
	return e->rank < e->plane->o.nranks ? e->rank : e->plane->o.nranks;
}

/* [L] One reference less. */
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
