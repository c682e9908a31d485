/** @file Internals of a connection to the NATS server. */
#ifndef SMR_NET_NATS_CONNECTION_H
#define SMR_NET_NATS_CONNECTION_H
#include <nats/nats.h>
#include <pthread.h>
#include <stdatomic.h>

#include "base/data/table.h"
#include "net/nats.h"

enum { SMR_NATS_OLD = 64 };

struct smr_nats {
	natsConnection *nc;
	jsCtx *js;
	char role[64], inbox[80];
	char user[48];        /* owner of plans and models; empty: none */
	char *seed_file;      /* NULL: none */
	uintptr_t number;     /* the argument of cnats callbacks, which may come after closing */
	bool unlucky;         /* the last login failed because cnats cannot send its signature */
	atomic_bool closed;   /* finally */
	pthread_mutex_t lock; /* guards all fields below */
	natsStatistics *counts;
	unsigned refusals;
	char refusal[256];
	natsMsg *old[SMR_NATS_OLD]; /* messages to destroy together */
	size_t nold, old_bytes;
	UT_hash_handle hh; /* by number, in connection.c */
};

/** Destroys a message later, @p m NULL: the collected ones now. cnats destroys messages on a thread
 * of its own, and waking that for each costs more than the message. */
void smr_nats_drop(smr_nats *c, natsMsg *m);
/** Reports the error of cnats, and with @p c the server's refusals since. */
smr_status smr_nats_fail(smr_nats *c, natsStatus why, const char *fmt, ...) SMR_PRINTF(3, 4);

/* callbacks.c: cnats gets a connection's number instead of a pointer */
smr_status smr_nats_enter(smr_nats *c);
void smr_nats_leave(smr_nats *c);
/** Finds a connection by number and locks it, unless NULL is returned; smr_nats_let_go()
 * unlocks. */
smr_nats *smr_nats_find(void *number);
void smr_nats_let_go(void);
void smr_nats_on_error(natsConnection *nc, natsSubscription *sub, natsStatus why, void *number);
void smr_nats_on_loss(natsConnection *nc, void *number);
void smr_nats_on_return(natsConnection *nc, void *number);
void smr_nats_on_close(natsConnection *nc, void *number);

smr_status smr_nats_connect(const smr_nats_login *l, smr_nats **out);
void smr_nats_close(smr_nats *c);
bool smr_nats_connected(smr_nats *c);
bool smr_nats_alive(smr_nats *c);
/** Returns the number of reconnections: never behind smr_nats_connected(), unlike a callback. */
unsigned smr_nats_returns(smr_nats *c);
unsigned smr_nats_refusals(smr_nats *c, smr_str *text);

smr_status smr_nats_publish(smr_nats *c, const char *subject, const void *data, size_t n);
smr_status smr_nats_flush(smr_nats *c, int timeout_ms);
smr_status smr_nats_request(smr_nats *c, const char *subject, const void *data, size_t n,
			    int timeout_ms, smr_str *reply);
smr_status smr_nats_listen(smr_nats *c, const char *subject, smr_nats_fn fn, void *ctx,
			   smr_nats_listener **out);
void smr_nats_unlisten(smr_nats_listener *l);

smr_status smr_nats_found(smr_nats *c, const smr_nats_layout *l);
smr_status smr_nats_settled(smr_nats *c);
void smr_nats_act_for(smr_nats *c, const char *user);
smr_status smr_nats_put(smr_nats *c, smr_bucket b, const char *key, const void *data, size_t n);
smr_status smr_nats_get(smr_nats *c, smr_bucket b, const char *key, smr_str *out);
smr_status smr_nats_forget(smr_nats *c, smr_bucket b, const char *key);
smr_status smr_nats_each(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			 void *ctx);
smr_status smr_nats_names(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			  void *ctx);

extern const smr_queue_kind smr_nats_queue;
smr_status smr_nats_certify(const smr_nats_certificate *c);
#endif
