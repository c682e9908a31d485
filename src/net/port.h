/** @file The interface of ports, which send messages between processes; net/plane interprets the
 * messages. Two modules implement it: libsamara-tls.so (net/tls, between machines) and
 * libsamara-ucx.so (net/ucx, shared memory and trusted networks). */
#ifndef SMR_NET_PORT_H
#define SMR_NET_PORT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include "base/module.h"
#include "base/thread/futex_lock.h"
#include "net/net.h"

enum { SMR_PORT_KEY = 32 };

typedef struct smr_port smr_port;         /* this process's end of everything */
typedef struct smr_port_end smr_port_end; /* one connection's end */

/** What of a port lies open, for those to whom a call more is too much. */
typedef struct smr_port_face {
	smr_futex_lock gate; /* the port's lock, without which nothing below is touched */
	void *head;  /* where the head of the next message is written; NULL: head() makes room */
	bool inside; /* events are being told of */
	smr_port_end *from; /* whose message is being told of; NULL: the port cannot tell */
} smr_port_face;

/** All are called by whoever progresses the port, with the port locked. They may send, connect and
 * drop, but not wait. */
typedef struct smr_port_events {
	void *ctx;
	/** Whether a stranger who proves to have the private key of this Ed25519 public key may
	 * connect; asked by ports with a secret alone, before accept(). */
	bool (*knows)(void *ctx, const uint8_t key[SMR_PORT_KEY]);
	/** Someone connects. Returns what is to be the end's user; NULL refuses. */
	void *(*accept)(void *ctx, smr_port_end *e);
	/** A message without a body, sent without SMR_PORT_REPLY; it may come from anyone. */
	void (*head)(void *ctx, const void *head, size_t n);
	/** Any other. @p from is NULL unless it was sent with SMR_PORT_REPLY. When @p body is NULL
	 * and @p n is not 0, the body is still with the sender: returns memory for it, with a
	 * @p cookie for received(), or NULL to refuse it. */
	void *(*message)(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			 const void *body, size_t n, void **cookie);
	/** The memory that message() gave is the callee's again; @p ok: the body is in it. */
	void (*received)(void *ctx, void *cookie, int ok);
	/** The end is of no use any more, and is freed when this returns. Not called after drop().
	 */
	void (*gone)(void *ctx, void *user, const char *why);
	/** Called now and then; returns when to be called at the latest (CLOCK_MONOTONIC, ns). */
	int64_t (*tick)(void *ctx, int64_t now);
} smr_port_events;

typedef struct smr_port_options {
	int shared_memory; /* 1: this machine and user alone, through shared memory; 0: tcp, or what
			      $SAMARA_UCX_TLS names */
	const char *interface; /* the only one that is used; NULL: any. For net/ucx alone */
	int64_t poll_ns;       /* how long to poll before sleeping */
	/** Seed of this side's Ed25519 key, SMR_PORT_KEY bytes; copied. For net/tls alone. */
	const uint8_t *secret;
	smr_end_name name;
	smr_port_events events;
} smr_port_options;

/** Why an end is gone: the other side does not know our key. */
#define SMR_PORT_UNKNOWN "it does not know our key"

typedef void smr_port_sent(void *arg, int ok);

/** Texts go to @p err; what returns int returns 0 when it is done. Calls marked [L] need the lock:
 * the face's gate.
 */
typedef struct smr_port_table {
	smr_dynlib module;
	int (*open)(const smr_port_options *o, smr_port **out, char *err, size_t nerr);
	/** No event comes any more. Ends are dropped. NULL is fine. */
	void (*close)(smr_port *p);
	smr_port_face *(*face)(smr_port *p);
	/** @p at: where to listen, and then where it listens. */
	int (*listen)(smr_port *p, struct sockaddr_storage *at, char *err, size_t nerr);
	/** [L] Whether a connection comes about is seen later. @p key: the Ed25519 public key that
	 * the other side must prove; for ports with a secret. */
	int (*connect)(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key,
		       void *user, smr_port_end **out, char *err, size_t nerr);
	/** [L] In shared memory: an end with a queue of its own, which its address, @p n bytes
	 * (their room before), leads to: for join() on the other side, and nobody else. Nothing is
	 * sent before both have joined. */
	int (*meet)(smr_port *p, void *user, smr_port_end **out, void *address, size_t *n,
		    char *err, size_t nerr);
	int (*join)(smr_port_end *e, const void *address, size_t n, char *err,
		    size_t nerr); /* [L] */
	/** [L] Forgets an end at once; what it had under way is called back as not ok. */
	void (*drop)(smr_port_end *e);
	/** [L] Room for the head of the next message, which need not be copied then, as in the
	 * face; NULL: no memory. */
	void *(*head)(smr_port *p);
	/** [L] Sends the head of @p n bytes that was written there, and no body. */
	int (*send_head)(smr_port_end *e, size_t n);
	/** [L] The head is copied, the body is not: its memory and @p iov are the port's until
	 * @p sent (may be NULL if there is no body) is called, which may be at once. Not 0: nothing
	 * was sent, and @p sent is not called. */
	int (*send)(smr_port_end *e, int flags, const void *head, size_t nhead,
		    const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg);
	/** The process ends: from now on nobody gets the lock. Tried for a second, since whoever
	 * ends the process may have it already. */
	void (*halt)(smr_port *p);
	/** [L] Waits until done(arg), or for @p ns nanoseconds (INT64_MAX: for ever); 1 when done.
	 * The lock is given up meanwhile, done() is asked with it. */
	int (*wait)(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns);
	/** [L] What some thread waits for may be done now: it asks again. Not needed inside events.
	 */
	void (*told)(smr_port *p);
	/** The thread looks at tick() again. */
	void (*kick)(smr_port *p);
	size_t max_head; /* bytes a head may have */
} smr_port_table;

enum { SMR_PORT_REPLY = 1 /* the other side sees from where it came */ };
enum { SMR_PORT_MAX_HEAD = 2048, SMR_PORT_RENDEZVOUS = 64 << 10 };

#endif
