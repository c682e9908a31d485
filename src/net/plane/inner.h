/** @file Inside of the data plane. What is marked [L] is called with the port locked. */
#ifndef SMR_NET_PLANE_INNER_H
#define SMR_NET_PLANE_INNER_H
#include <pthread.h>

#include "net/plane/head.h"
#include "net/plane/plane.h"
#include "net/plane/seal.h"
#include "net/ucx/ucx.h"

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
	smr_plane *plane;
	smr_ucx_end *end; /* NULL when dead */
	smr_peer_state state;
	int refs;      /* the table's, and those of users */
	uint32_t here; /* our name for the connection */
	uint32_t there;
	uint64_t id;   /* of the other plane */
	uint32_t rank; /* UINT32_MAX: none */
	bool sealed;
	smr_seal seal;
	uint8_t key[SMR_SEAL_KEY];
	uint8_t nonces[2][16]; /* the opener's, the listener's */
	int64_t until;         /* of a connection that is being made */
	int fd;                /* of the socket where we met, or -1 */
	char why[120];         /* it is dead */
};

/* [L] NULL: no room. It has one reference, the table's. */
smr_peer *smr_peer_new(smr_plane *p, smr_peer_state state);
smr_peer *smr_peer_find(smr_plane *p, uint32_t here); /* [L] */
smr_peer *smr_peer_of_id(smr_plane *p, uint64_t id);  /* [L] open ones */
void smr_peer_kill(smr_peer *e, const char *why);     /* [L] all that waits for it fails */
void smr_peer_put(smr_peer *e);                       /* [L] one reference less */

/* hello.c */
void *smr_hello_accept(void *plane, smr_ucx_end *end);                     /* [L] */
const char *smr_hello_frame(smr_plane *p, smr_peer *e, const smr_head *f); /* [L] */
/* unix.c */
smr_status smr_unix_listen(smr_plane *p, const char *path, smr_str *bound);
void smr_unix_close(smr_plane *p);
smr_status smr_unix_connect(smr_plane *p, const char *path, int ms, smr_peer **out);

/* ---- sending --------------------------------------------------------------------------------- */

/* [L] Completes the frame for the peer, seals it and sends it. With a body, the frame's nonce and
 * tag must have been made (smr_body_seal) if the peer is sealed. SMR_EIO when the peer is dead;
 * then
 * @p sent is not called. */
smr_status smr_send(smr_peer *e, smr_head *f, const struct iovec *iov, size_t niov,
		    smr_ucx_sent *sent, void *arg);
void smr_body_seal(smr_peer *e, smr_head *f, const struct iovec *iov, size_t niov);
/* [L] Sends a payload that is copied first if it must be. */
smr_status smr_send_copy(smr_peer *e, smr_head *f, const void *payload, size_t n);

/* ---- waiting --------------------------------------------------------------------------------- */

typedef struct smr_future smr_future;
struct smr_future {
	smr_peer *peer; /* a reference */
	uint32_t tag;   /* 0: not waited for any more */
	bool done, sending;
	smr_status st; /* what came of it */
	char why[160];
	uint8_t small[256]; /* an answer of a few bytes */
	size_t nsmall;
	uint8_t *body; /* or a long one, and its seal, which is still to be checked */
	size_t nbody;
	bool unsealed; /* it needs no check: it came in the head */
	uint8_t nonce[SMR_HEAD_NONCE], body_tag[SMR_HEAD_TAG];
	int64_t until;
	void (*then)(smr_future *f); /* [L] NULL: somebody waits */
	void *arg;
};

smr_status smr_future_add(smr_plane *p, smr_peer *e, smr_future *f); /* [L] gives it a tag */
void smr_future_remove(smr_plane *p, smr_future *f);                 /* [L] */
void smr_future_done(smr_plane *p, smr_future *f, smr_status st, const char *why); /* [L] */
void smr_future_keep(smr_future *f, const void *answer, size_t n); /* body stays NULL: no memory */
smr_future *smr_future_find(smr_plane *p, uint32_t tag);           /* [L] */
smr_status smr_future_wait(smr_plane *p, smr_future *f);
/* After the wait: gives the answer, frees what the future has. */
smr_status smr_future_take(smr_plane *p, smr_future *f, smr_str *answer);

/* ---- receiving ------------------------------------------------------------------------------- */

/* A message with a body, or one that is not answered where it arrives. */
typedef struct smr_arrival {
	struct smr_arrival *next;
	smr_plane *plane;
	smr_peer *peer; /* a reference */
	smr_head f;
	uint8_t *body;                      /* this one's to free */
	void (*run)(struct smr_arrival *a); /* on a thread of the pool, unlocked */
	void *arg;
	size_t cost;    /* bytes that count */
	uint8_t head[]; /* the frame's payload */
} smr_arrival;

/* [L] A copy of frame and payload, with room for the body; NULL: no memory, or too much of it. */
smr_arrival *smr_arrival_new(smr_peer *e, const smr_head *f);
void smr_arrival_free(smr_arrival *a);
void smr_arrival_drop(smr_arrival *a); /* [L] the same; NULL is fine */
/* Runs a->run(a) on a thread of the pool; the arrival is the pool's. */
void smr_pool_add(smr_plane *p, smr_arrival *a);
smr_status smr_pool_start(smr_plane *p);
void smr_pool_stop(smr_plane *p);

/* serve.c, memory.c, target.c: [L], each may take the arrival over by setting *a to NULL */
void smr_on_request(smr_peer *e, const smr_head *f, smr_arrival **a);
void smr_on_answer(smr_peer *e, const smr_head *f, smr_arrival **a);
/* Answers on behalf of a frame that came from @p e. Takes the lock. */
void smr_answer(smr_peer *e, uint32_t tag, smr_status st, const void *answer, size_t n);
void smr_answer_str(smr_peer *e, uint32_t tag, smr_status st, smr_str *answer);

/* ---- the plane ------------------------------------------------------------------------------- */

struct smr_plane {
	smr_plane_options o;
	const smr_ucx_table *ucx;
	smr_ucx_port *port;
	uint64_t id;
	smr_plane *next; /* of those that are open */
	bool closing;
	smr_peer *peers[MAX_PEERS];
	uint32_t npeers; /* the table is used up to here */
	uint32_t generation;
	uint8_t key[SMR_PLANE_KEY]; /* of those who connect to us */
	smr_future *futures[MAX_FUTURES];
	uint32_t tags[MAX_FUTURES]; /* tag of each, or what the next one will be */
	uint16_t free_futures[MAX_FUTURES], nfree;
	size_t memory; /* bytes of bodies */
	smr_plane_stats stats;
	/* pool */
	pthread_mutex_t pool_lock;
	pthread_cond_t pool_work;
	smr_arrival *jobs, **jobs_end;
	pthread_t threads[16];
	int nthreads;
	bool pool_stop;
	/* unix.c */
	int unix_fd, unix_stop[2];
	char *unix_path;
	pthread_t unix_thread;
};

smr_status smr_plane_port(const smr_ucx_options *o, const smr_ucx_table **table,
			  smr_ucx_port **out);
void smr_plane_known(smr_plane *p, bool opened);
/* [L] A message is refused: said and counted. */
void smr_refuse(smr_plane *p, const smr_peer *e, const smr_head *f, const char *why);
/* "SMR_OK" and so on, from the other side: only what is a status. */
smr_status smr_status_of_wire(unsigned status);

static inline void smr_lock(smr_plane *p)
{
	p->ucx->lock(p->port);
}

static inline void smr_unlock(smr_plane *p)
{
	p->ucx->unlock(p->port);
}
#endif
