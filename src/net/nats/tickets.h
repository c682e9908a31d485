/** @file Internals of a queue on the server. */
#ifndef SMR_NET_NATS_TICKETS_H
#define SMR_NET_NATS_TICKETS_H
#include "base/data/table.h"
#include "base/data/vec.h"
#include "net/nats/connection.h"
#include "net/nats/layout.h"
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

/* A user's tickets, as one that pulls sees them. */
typedef struct smr_asked {
	char user[SMR_QUEUE_WORD];
	unsigned slots; /* that may be his in one fleet; 0: any number */
	uint64_t bytes; /* of one payload; 0: any number */
	unsigned held;  /* that were sent here and are in hand; with the lock */
	/* the rest is the pulling thread's */
	unsigned standing; /* tickets asked for that have not come */
	bool lasting;      /* it stands until a ticket comes, whatever else is at work */
	int64_t until;     /* that request stands */
} smr_asked;

struct smr_queue {
	smr_nats *c;
	const char *(*vouch)(void *ctx, const char *data, size_t n);
	void *voucher;
	char node[SMR_QUEUE_WORD], life[20], inbox[SMR_SUBJECT - 32];
	int64_t ack_wait, keep;    /* ns */
	natsSubscription *words;   /* all that comes to the inbox */
	char user[SMR_QUEUE_WORD]; /* whose tickets are pushed here */
	SMR_VEC(smr_asked) users;  /* whose are pulled; made anew by the pulling thread, locked */
	bool is_unsure;            /* a server did not say whether it has the queues */
	size_t turn;               /* who is asked first */
	int64_t looked;            /* when the list of users was read; 0: it must be */
	uint64_t request;          /* the number of the latest */
	unsigned returns;          /* of the connection, when that was asked */
	pthread_mutex_t lock;      /* of all below */
	pthread_cond_t news;       /* the queues are made */
	atomic_bool is_news;
	int64_t rest, rest_until; /* after a request that was refused at once */
	atomic_bool woken;        /* pull() returns */
	char fleet[SMR_QUEUE_WORD], asked[SMR_QUEUE_WORD]; /* which it asked for last, and whose */
	smr_held *handed_in;                               /* by number */
	uint64_t numbers;
	smr_recent recent;
	smr_nats_listener *results[2], *tasks, *made_known;
	smr_result_fn fn;
	void *ctx;
	smr_ticket_fn taker;
	void *taker_ctx;
};

/* users.c: whose tickets are pulled */
/** Reads the list when that is due. */
smr_status smr_users_look(smr_queue *q);
/** An answer to whoever waits for a user's ticket: so many are not standing any more. */
void smr_users_settle(smr_queue *q, const char *user, unsigned n);
unsigned smr_users_standing(const smr_queue *q, bool lasting);
/** Requests that are over, or that a server took with it. */
void smr_users_forget_lost(smr_queue *q, int64_t now);
/** Whether one more ticket that this user sends here may be taken: not more than his slots, and,
 * while others are served, not more than they and two. It counts as held then. */
bool smr_users_admit(smr_queue *q, smr_ticket *t);
/** Fills in what a ticket of his may bring. Of the pulling thread. */
void smr_users_limit(const smr_queue *q, smr_ticket *t);
void smr_users_release(smr_queue *q, const char *user);

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

/* bundle.c: several in one message */
smr_status smr_bundle_send(smr_queue *q, const smr_posting *v, size_t n);
/** Whether a message's name says that it is a bundle; calls @p fn for each that is in it. */
bool smr_bundle_open(const char *id, const void *data, size_t n,
		     void (*fn)(void *ctx, const char *id, const void *data, size_t n), void *ctx);
/** From now on answers that this thread gives to tickets of the fleet and user of @p t are kept
 * back for up to a moment, until the second call. */
void smr_bundle_begin(smr_queue *q, const smr_ticket *t, const char *id);
void smr_bundle_end(void);
/** Whether it has been kept back. */
bool smr_bundle_keeps(smr_queue *q, const smr_ticket *t, const void *data, size_t n);

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
/** The end of a subject, "USER.RUN.NAME"; false: it is none. */
bool smr_queue_read_id(const char *text, char user[SMR_QUEUE_WORD], char id[SMR_QUEUE_ID]);
/** "USER.ID": what the ids of different users are told apart by. */
const char *smr_queue_full(const smr_queue *q, const smr_ticket *t, char out[SMR_SUBJECT]);
smr_status smr_queue_check(smr_queue *q, natsStatus s, jsErrCode code, const char *what);
smr_status smr_queue_say(smr_queue *q, const char *subject, const char *text);
natsStatus smr_queue_msg(const char *subject, const char *reply, const char *id, const void *data,
			 size_t n, natsMsg **out);
smr_status smr_queue_sizes(const char *id, size_t n);
#endif
