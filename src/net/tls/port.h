/** @file Internals of a port over TLS. One lock (the face's gate) guards everything. Functions
 * marked [L] are called with the lock; the others by the thread that opens or closes the port.
 *
 * Ownership: the port owns its ends. An end owns its socket, TLS state, buffers and active
 * transfers. Memory of bodies belongs to the plane, which lends it until sent() or received() is
 * called. Only smr_tls_bury() frees an end; the driving thread calls it. */
#ifndef SMR_NET_TLS_PORT_H
#define SMR_NET_TLS_PORT_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/epoll.h>

#include <openssl/ssl.h>

#include "net/callers.h"
#include "net/port.h"
#include "net/tls/frame.h"
#include "net/tls/rate.h"

enum {
	TLS_EVENTS = 32,
	TLS_NAME = 64,
	TLS_IN = TLS_FRAME + SMR_PORT_MAX_HEAD + SMR_PORT_RENDEZVOUS, /* the largest message */
	TLS_MOST_QUEUED = 64 << 20, /* bytes of messages that the other side does not accept */
	TLS_MOST_CIPHER = 1 << 20,  /* encrypted bytes that it does not accept */
	TLS_MOST_OFFERS = 1024,     /* bodies that one side offers at a time */
	TLS_AHEAD = 4 << 10,        /* bytes that are read beyond a record */
	TLS_BUDGET = 512 << 10,     /* bytes of one end that are read or written in one round */
	/* before authentication */
	TLS_HALF_OPEN = 64,      /* connections, */
	TLS_HALF_OPEN_HERE = 8,  /* of them from one address, */
	TLS_HANDSHAKE_MS = 3000, /* time, */
	TLS_UNPROVED = 8 << 10,  /* and bytes that are read */
	/* of open connections */
	TLS_REST_MS = 2000,  /* of silence, after which it frees its buffers */
	TLS_QUIET_MS = 5000, /* of silence, after which a PING is sent */
	TLS_DEAD_MS = 10000, /* without input, or without an acknowledgement of output */
	TLS_REKEY = 1 << 22, /* records with one key; AES-GCM allows 2^24.5 */
};

/* Queued bytes: [from, n) of @p cap. */
typedef struct tls_bytes {
	uint8_t *s;
	size_t from, n, cap;
} tls_bytes;

/* A body that is offered to the other side, which requests it piece by piece. */
typedef struct tls_outgoing {
	struct tls_outgoing *next;
	uint64_t id, total;
	uint64_t asked, given; /* bytes from the beginning */
	bool cancelled;
	smr_port_sent *sent;
	void *arg;
	size_t at, within; /* the next byte: its part, and the offset in it */
	size_t niov;
	struct iovec iov[];
} tls_outgoing;

/* A body that is being received. */
typedef struct tls_incoming {
	struct tls_incoming *next;
	uint64_t id, total;
	uint64_t asked, got;
	uint64_t mark; /* first byte that was requested at asked_ns; 0: not measured */
	int64_t asked_ns;
	uint8_t *memory; /* the plane's; NULL: refused, and skipped until DONE */
	void *cookie;
} tls_incoming;

typedef enum tls_state { TLS_CONNECTING, TLS_SHAKING, TLS_GREETING, TLS_OPEN, TLS_DYING } tls_state;

struct smr_port_end {
	smr_port *port;
	smr_port_end *next, *prev; /* in the port's list, or in that of the dying */
	smr_port_end *next_dirty;
	void *user;
	int fd;
	SSL *ssl;
	tls_state state;
	bool accepted; /* the peer connected */
	bool greeted;  /* the peer's HELLO has arrived */
	bool dirty;    /* has output, and is in the port's list */
	bool again;    /* has input in its buffers that no descriptor reports */
	bool due;      /* and is read in this round */
	bool watches_out;
	bool broken;      /* no output is possible any more */
	uint32_t address; /* hash of the peer's address */
	uint32_t network;
	uint8_t key[SMR_PORT_KEY]; /* the peer's: the key it must prove, or has proved */
	int64_t until;             /* deadline of the handshake */
	int64_t heard;             /* time of the last input */
	bool unknown;              /* the peer's key is unknown */
	bool foreign;              /* the peer is of another cluster */
	char cluster[TLS_NAME], role[TLS_NAME], node[TLS_NAME]; /* names of the peer */
	bool asked;                                             /* a PING awaits its answer */
	size_t read;                                            /* bytes, before authentication */
	uint64_t written;                                       /* bytes encrypted with this key */
	int64_t flushed;         /* time of the last small message that was sent at once */
	tls_bytes cipher, small; /* for the socket; frames to encrypt */
	tls_outgoing *offers, **offers_end; /* in the order of their turns */
	tls_outgoing *giving;               /* the body whose piece is being written */
	size_t left_out;                    /* bytes of that piece */
	uint64_t next_id;
	uint64_t unasked;         /* bytes of a body that the other side accepts unrequested */
	uint64_t window;          /* bytes of a body that this side has in flight */
	int64_t shook, rtt_ns;    /* start of a round trip, and its duration */
	uint8_t ahead[TLS_AHEAD]; /* encrypted bytes [ahead_from, nahead) for OpenSSL */
	size_t ahead_from, nahead;
	tls_bytes in;
	tls_incoming *bodies;
	tls_incoming *taking; /* the body whose piece is being read */
	size_t left_in;
	size_t nbodies;
	char why[96];
};

struct smr_port {
	smr_port_face face;
	smr_port_options o;
	uint8_t key[SMR_PORT_KEY]; /* public */
	char cluster[TLS_NAME];    /* own */
	SSL_CTX *ctx;
	int ep, listener;
	smr_callers callers; /* its eventfd is in the epoll set, so that the driver sees it */
	pthread_t thread;
	bool running, stop, again, deaf;
	int64_t tick_at, look_at; /* times of the plane's tick, and of the next check of ends */
	unsigned sleeps;          /* number of waits that begin with sleep */
	unsigned missed, late;    /* useless polls in a row; late answers */
	smr_port_end *ends, *dying, *dirty;
	unsigned half_open;
	tls_rate rate;
	int64_t said;     /* time of the last logged refusal */
	unsigned refused; /* refusals since then */
	uint8_t head[SMR_PORT_MAX_HEAD];
};

/* identity.c */
bool smr_tls_identity(smr_port *p, const uint8_t *secret, char *err, size_t nerr);
SSL *smr_tls_session(smr_port_end *e); /* NULL: no memory */
/* bytes.c */
bool smr_tls_bytes_add(tls_bytes *b, const void *p, size_t n);
void smr_tls_bytes_free(tls_bytes *b);
/* socket.c: the stream below TLS */
BIO *smr_tls_bio(smr_port_end *e);
bool smr_tls_push(smr_port_end *e); /* [L] writes to the socket; false: its buffer is full */
void smr_tls_settings(int fd, const struct sockaddr_storage *to);
/* gate.c */
int smr_tls_listen(smr_port *p, struct sockaddr_storage *at, char *err, size_t nerr);
void smr_tls_accept(smr_port *p); /* [L] */
/* end.c, shake.c: all [L] */
smr_port_end *smr_tls_end_new(smr_port *p, int fd, const struct sockaddr_storage *to,
			      bool accepted);
int smr_tls_connect(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key, void *user,
		    smr_port_end **out, char *err, size_t nerr);
void smr_tls_drop(smr_port_end *e);
void smr_tls_die(smr_port_end *e, const char *why);
void smr_tls_shake(smr_port_end *e); /* continues the handshake */
void smr_tls_open(smr_port_end *e);  /* both sides are authenticated */
void smr_tls_bury(smr_port *p);
void smr_tls_watch_out(smr_port_end *e, bool on);
void smr_tls_look(smr_port *p, int64_t now); /* checks deadlines */
/* write.c: all [L] */
void smr_tls_flush(smr_port_end *e);
void smr_tls_mark(smr_port_end *e); /* flushes it at the end of the round, or now */
void smr_tls_flush_dirty(smr_port *p);
bool smr_tls_encrypt(smr_port_end *e, const void *p, size_t n); /* false: it is dying */
/* Appends a frame and its head to the queue; false: no memory. */
bool smr_tls_queue(smr_port_end *e, const tls_frame *f, const void *head);
/* The same with a body of less than 64 kB; without memory the end is closed. */
void smr_tls_say(smr_port_end *e, const tls_frame *f, const void *head, const void *body);
void *smr_tls_head(smr_port *p);
int smr_tls_send_head(smr_port_end *e, size_t n);
int smr_tls_send(smr_port_end *e, int flags, const void *head, size_t nhead,
		 const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg);
/* offer.c: all [L] */
int smr_tls_offer(smr_port_end *e, tls_frame *f, const void *head, const struct iovec *iov,
		  size_t niov, smr_port_sent *sent, void *arg);
size_t smr_tls_give(smr_port_end *e); /* encrypts a part of the next body; 0: none */
void smr_tls_asked(smr_port_end *e, const tls_frame *f);
void smr_tls_cancelled(smr_port_end *e, const tls_frame *f);
void smr_tls_free_offers(smr_port_end *e);
/* read.c, pull.c: all [L] */
void smr_tls_read(smr_port_end *e);
const char *smr_tls_offered(smr_port_end *e, const tls_frame *f, const uint8_t *head);
const char *smr_tls_piece(smr_port_end *e, const tls_frame *f);
void smr_tls_took(smr_port_end *e, size_t n); /* counts bytes of the current piece */
const char *smr_tls_done(smr_port_end *e, const tls_frame *f);
const char *smr_tls_widened(smr_port_end *e, const tls_frame *f);
void smr_tls_free_bodies(smr_port_end *e);
/* drive.c */
void smr_tls_halt(smr_port *p);
int smr_tls_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns);
void smr_tls_kick(smr_port *p);
void smr_tls_told(smr_port *p);
void *smr_tls_thread(void *port);

SMR_API extern const smr_port_table smr_tls_table;
#endif
