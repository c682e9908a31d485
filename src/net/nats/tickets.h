/** @file Inside of a queue on the server, for the files that make one up. */
#ifndef SMR_NET_NATS_TICKETS_H
#define SMR_NET_NATS_TICKETS_H
#include "base/table.h"
#include "base/vec.h"
#include "net/nats/connection.h"
#include "net/queue.h"

#define SMR_HAD "Samara-Had" /* header: a node to which a ticket was sent in vain */

enum { SMR_SUBJECT = 256, SMR_PUBLISH_MS = 2000 };

typedef struct smr_held {
	smr_ticket t;
	natsMsg *msg;            /* NULL: it was sent, its bytes follow this struct */
	char reply[SMR_SUBJECT]; /* where its acknowledgement goes */
	int64_t signed_at;
	uint64_t number; /* under which the word about its result comes; 0: none is on its way */
	UT_hash_handle hh;
} smr_held;

/* A fleet whose streams this end has made. */
typedef struct smr_made {
	char fleet[SMR_QUEUE_WORD];
	unsigned returns; /* of the connection, then */
} smr_made;

struct smr_queue {
	smr_nats *c;
	char node[SMR_QUEUE_WORD], life[20], inbox[SMR_SUBJECT - 32];
	int64_t ack_wait, keep;     /* ns */
	natsSubscription *words;    /* all that comes to the inbox */
	unsigned standing;          /* tickets asked for that have not come */
	int64_t until;              /* that request stands */
	uint64_t request;           /* its number */
	unsigned returns;           /* of the connection, when that was asked */
	pthread_mutex_t lock;       /* of all below */
	pthread_cond_t news;        /* the fleet's queue is made */
	int64_t rest, rest_until;   /* after a request that was refused at once */
	atomic_bool woken;          /* pull() returns */
	char fleet[SMR_QUEUE_WORD]; /* for which it asked last */
	smr_held *handed_in;        /* by number */
	uint64_t numbers;
	smr_recent recent;
	SMR_VEC(smr_made) made;
	smr_nats_listener *results[2], *tasks, *made_known;
	smr_result_fn fn;
	void *ctx;
	smr_ticket_fn taker;
	void *taker_ctx;
};

/* streams.c */
smr_status smr_streams_make(smr_queue *q, const char *fleet);
/** Makes those that this end made before again, if the server may have lost them. */
smr_status smr_streams_keep(smr_queue *q, const char *fleet);

/* takers.c */
/** Says that this node takes the ticket (what: "") or gives it back ("b"). */
void smr_takers_sign(smr_queue *q, smr_held *h, const char *what);
/** Counts the nodes that took it before, did not give it back, and said nothing of it since. */
void smr_takers_before(smr_queue *q, smr_held *h);
smr_status smr_takers_holder(smr_queue *q, const char *fleet, const char *id,
			     char node[SMR_QUEUE_WORD], unsigned *takes);

/* tickets.c */
smr_status smr_tickets_push(smr_queue *q, const char *fleet, const char *id, const void *data,
			    size_t n, const char *had);
smr_status smr_tickets_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			    int timeout_ms, smr_ticket **out);
void smr_tickets_wake(smr_queue *q);
smr_status smr_tickets_ack(smr_queue *q, smr_ticket *t);
smr_status smr_tickets_nak(smr_queue *q, smr_ticket *t, unsigned delay_ms);
smr_status smr_tickets_extend(smr_queue *q, smr_ticket *t);
smr_status smr_tickets_bury(smr_queue *q, smr_ticket *t, const char *why);
void smr_tickets_drop(smr_queue *q, smr_ticket *t);

/* sent.c: tickets that were sent, not pushed */
smr_status smr_sent_send(smr_queue *q, const char *fleet, const char *node, const char *id,
			 const void *data, size_t n);
smr_status smr_sent_receive(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx);
/** Its result; nothing: there is no room for it. */
smr_status smr_sent_answer(smr_queue *q, const smr_ticket *t, const void *data, size_t n);

/* results.c */
/** Stored, once, when this returns SMR_OK. */
smr_status smr_results_store(smr_queue *q, const char *subject, const char *id, const char *why,
			     const void *data, size_t n);
smr_status smr_results_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n);
smr_status smr_results_hand_in(smr_queue *q, smr_ticket *t, const void *data, size_t n,
			       bool *settled);
/** A word of the server about result @p number: the ticket that is done with it, or NULL. */
smr_ticket *smr_results_settle(smr_queue *q, uint64_t number, natsMsg *m);
void smr_results_forget(smr_queue *q, smr_held *h);
smr_status smr_results_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx);
smr_status smr_results_read(smr_queue *q, const char *id, smr_str *out);

/* queue.c */
smr_status smr_queue_check(smr_queue *q, natsStatus s, jsErrCode code, const char *what);
smr_status smr_queue_say(smr_queue *q, const char *subject, const char *text);
natsStatus smr_queue_msg(const char *subject, const char *reply, const char *id, const void *data,
			 size_t n, natsMsg **out);
smr_status smr_queue_sizes(const char *id, size_t n);
#endif
