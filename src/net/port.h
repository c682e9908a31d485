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

typedef struct smr_port smr_port;         /* all connections of this process over one transport */
typedef struct smr_port_end smr_port_end; /* one connection's end */

/** The public part of a port, for callers to which one more call costs too much. */
typedef struct smr_port_face {
	smr_futex_lock gate; /* the port's lock; guards all fields below */
	void *head;  /* where the head of the next message is written; NULL: head() allocates */
	bool inside; /* an event is being reported */
	smr_port_end *from; /* the end whose message is being reported; NULL: unknown */
} smr_port_face;

/** Called by the thread that drives the port, with the port locked. They may send, connect and
 * drop, but not wait. */
typedef struct smr_port_events {
	void *ctx;
	/** Returns whether a peer that proves to have the private key of this Ed25519 public key
	 * may connect; called before accept(), by ports with a secret only. */
	bool (*knows)(void *ctx, const uint8_t key[SMR_PORT_KEY]);
	/** A peer connects. Returns the user pointer for the end; NULL refuses. */
	void *(*accept)(void *ctx, smr_port_end *e);
	/** A message without a body, sent without SMR_PORT_REPLY; its sender is unknown. */
	void (*head)(void *ctx, const void *head, size_t n);
	/** Any other message. @p from is NULL unless it was sent with SMR_PORT_REPLY. When @p body
	 * is NULL and @p n is not 0, the sender still has the body: returns memory for it, with a
	 * @p cookie for received(), or NULL to refuse it. */
	void *(*message)(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			 const void *body, size_t n, void **cookie);
	/** Returns the memory of message() to the callee; @p ok: the body is in it. */
	void (*received)(void *ctx, void *cookie, int ok);
	/** The end has failed, and is freed when this returns. Not called after drop(). */
	void (*gone)(void *ctx, void *user, const char *why);
	/** Called from time to time; returns the latest time of the next call (CLOCK_MONOTONIC,
	 * ns). */
	int64_t (*tick)(void *ctx, int64_t now);
} smr_port_events;

typedef struct smr_port_options {
	int shared_memory; /* 1: only this machine and user, through shared memory; 0: tcp, or the
			    * transports in $SAMARA_UCX_TLS */
	const char *interface; /* the only interface used; NULL: any. For net/ucx only */
	int64_t poll_ns;       /* how long to poll before sleeping */
	/** Seed of this side's Ed25519 key, SMR_PORT_KEY bytes; copied. For net/tls only. */
	const uint8_t *secret;
	smr_end_name name;
	smr_port_events events;
} smr_port_options;

/** Reason of a lost end: the other side does not know our key. */
#define SMR_PORT_UNKNOWN "it does not know our key"

typedef void smr_port_sent(void *arg, int ok);

/** Functions of a port. Error texts go to @p err; functions that return int return 0 on success.
 * Calls marked [L] need the lock, the face's gate. */
typedef struct smr_port_table {
	smr_dynlib module;
	int (*open)(const smr_port_options *o, smr_port **out, char *err, size_t nerr);
	/** No event follows. Drops all ends. NULL is allowed. */
	void (*close)(smr_port *p);
	smr_port_face *(*face)(smr_port *p);
	/** @p at: the address to listen at; becomes the actual one. */
	int (*listen)(smr_port *p, struct sockaddr_storage *at, char *err, size_t nerr);
	/** [L] Starts a connection; its failure is reported later. @p key: the Ed25519 public key
	 * that the other side must prove; for ports with a secret. */
	int (*connect)(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key,
		       void *user, smr_port_end **out, char *err, size_t nerr);
	/** [L] In shared memory: makes an end with its own queue, and its address of @p n bytes
	 * (before: the room for it), which only the other side may use, with join(). Nothing is
	 * sent before both have joined. */
	int (*meet)(smr_port *p, void *user, smr_port_end **out, void *address, size_t *n,
		    char *err, size_t nerr);
	int (*join)(smr_port_end *e, const void *address, size_t n, char *err,
		    size_t nerr); /* [L] */
	/** [L] Closes an end at once; calls back its pending messages as not ok. */
	void (*drop)(smr_port_end *e);
	/** [L] Returns room for the head of the next message, which then need not be copied, as in
	 * the face; NULL: no memory. */
	void *(*head)(smr_port *p);
	/** [L] Sends the head of @p n bytes that was written there, without a body. */
	int (*send_head)(smr_port_end *e, size_t n);
	/** [L] Copies the head, not the body: the port owns its memory and @p iov until it calls
	 * @p sent (may be NULL without a body), possibly at once. Not 0: nothing was sent, and
	 * @p sent is not called. */
	int (*send)(smr_port_end *e, int flags, const void *head, size_t nhead,
		    const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg);
	/** Keeps the lock from all threads when the process ends. Tries for a second, since the
	 * ending thread may hold it already. */
	void (*halt)(smr_port *p);
	/** [L] Waits until done(arg), or for @p ns nanoseconds (INT64_MAX: without limit); 1 when
	 * done. Releases the lock meanwhile, calls done() with it. */
	int (*wait)(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns);
	/** [L] Makes waiting threads call done() again. Not needed within events. */
	void (*told)(smr_port *p);
	/** Makes the thread call tick() again. */
	void (*kick)(smr_port *p);
	size_t max_head; /* maximum bytes of a head */
} smr_port_table;

enum { SMR_PORT_REPLY = 1 /* the receiver sees the sending end */ };
enum { SMR_PORT_MAX_HEAD = 2048, SMR_PORT_RENDEZVOUS = 64 << 10 };

#endif
