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
	natsMsg *msg;            /* NULL: it was sent directly, and its bytes follow this struct */
	char reply[SMR_SUBJECT]; /* subject of its acknowledgement */
	int64_t signed_at;
	uint64_t number; /* names the server's status about its result; 0: none is due */
	UT_hash_handle hh;
} smr_held;

/* A user's tickets, from the view of the pulling thread. */
typedef struct smr_asked {
	char user[SMR_QUEUE_WORD];
	unsigned slots; /* maximum that the user may have in one fleet; 0: any number */
	uint64_t bytes; /* maximum of one payload; 0: any number */
	unsigned held;  /* sent directly and not finished; under the lock */
	/* the other fields belong to the pulling thread */
	unsigned standing; /* requested tickets that have not come */
	bool lasting;      /* until a ticket comes; other users are asked meanwhile */
	int64_t until;     /* end of that request */
} smr_asked;

struct smr_queue {
	smr_nats *c;
	const char *(*vouch)(void *ctx, const char *data, size_t n);
	void *voucher;
	char node[SMR_QUEUE_WORD], life[20], inbox[SMR_SUBJECT - 32];
	int64_t ack_wait, keep;    /* ns */
	natsSubscription *words;   /* receives all messages to the inbox */
	char user[SMR_QUEUE_WORD]; /* owner of the tickets that are pushed */
	SMR_VEC(smr_asked) users;  /* whose are pulled; the pulling thread replaces it, locked */
	bool is_unsure;            /* a server did not report whether it has the queues */
	size_t turn;               /* index of the user to ask first */
	int64_t looked;            /* time when the list of users was read; 0: read it now */
	uint64_t request;          /* number of the latest request */
	unsigned returns;          /* reconnections at that request */
	pthread_mutex_t lock;      /* guards all fields below */
	pthread_cond_t news;       /* signals that the queues are made */
	atomic_bool is_news;
	int64_t rest, rest_until; /* pause after a request that was refused at once, and its end */
	atomic_bool woken;        /* makes pull() return */
	char fleet[SMR_QUEUE_WORD], asked[SMR_QUEUE_WORD]; /* of the latest request */
	smr_held *handed_in;                               /* submitted results, by number */
	uint64_t numbers;
	smr_recent recent;
	smr_nats_listener *results[2], *tasks, *made_known;
	smr_result_fn fn;
	void *ctx;
	smr_ticket_fn taker;
	void *taker_ctx;
};

/* users.c: users whose tickets are pulled */
/** Reads the list of users when due. */
smr_status smr_users_look(smr_queue *q);
/** Subtracts @p n from a user's pending tickets after an answer. */
void smr_users_settle(smr_queue *q, const char *user, unsigned n);
unsigned smr_users_standing(const smr_queue *q, bool lasting);
/** Forgets requests that have ended, or that a lost server had. */
void smr_users_forget_lost(smr_queue *q, int64_t now);
/** Returns whether the node takes one more ticket that this user sends directly: at most the user's
 * slots, and, while others are served, at most two more than theirs. If so, the ticket counts as
 * held. */
bool smr_users_admit(smr_queue *q, smr_ticket *t);
/** Sets the limit of the ticket's payload. On the pulling thread. */
void smr_users_limit(const smr_queue *q, smr_ticket *t);
void smr_users_release(smr_queue *q, const char *user);

/* takers.c */
/** Records that this node takes the ticket (@p what: "") or returns it ("b"). */
void smr_takers_sign(smr_queue *q, smr_held *h, const char *what);
/** Counts the nodes that took the ticket before, did not return it, and have not reported since. */
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
/** Sends the result of a ticket; an empty one: the node has no room for it. */
smr_status smr_sent_answer(smr_queue *q, const smr_ticket *t, const void *data, size_t n);

/* bundle.c: several tickets or results in one message */
smr_status smr_bundle_send(smr_queue *q, const smr_posting *v, size_t n);
/** Returns whether a message's name is that of a bundle; calls @p fn for each entry. */
bool smr_bundle_open(const char *id, const void *data, size_t n,
		     void (*fn)(void *ctx, const char *id, const void *data, size_t n), void *ctx);
/** From now on, delays this thread's answers to tickets of the fleet and user of @p t for a moment,
 * until the second call. */
void smr_bundle_begin(smr_queue *q, const smr_ticket *t, const char *id);
void smr_bundle_end(void);
/** Returns whether the result has been delayed. */
bool smr_bundle_keeps(smr_queue *q, const smr_ticket *t, const void *data, size_t n);

/* results.c */
/** Stores a result; when this returns SMR_OK it is stored, once. */
smr_status smr_results_store(smr_queue *q, const char *subject, const char *id, const char *why,
			     const void *data, size_t n);
smr_status smr_results_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n);
smr_status smr_results_hand_in(smr_queue *q, smr_ticket *t, const void *data, size_t n,
			       bool *settled);
/** Handles a status of the server about result @p number: returns the ticket that is finished by
 * it, or NULL. */
smr_ticket *smr_results_settle(smr_queue *q, uint64_t number, natsMsg *m);
void smr_results_forget(smr_queue *q, smr_held *h);
smr_status smr_results_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx);
smr_status smr_results_read(smr_queue *q, const char *id, smr_str *out);

/* queue.c */
/** Parses the end of a subject, "USER.RUN.NAME"; false: malformed. */
bool smr_queue_read_id(const char *text, char user[SMR_QUEUE_WORD], char id[SMR_QUEUE_ID]);
/** Writes "USER.ID", which distinguishes equal ids of different users. */
const char *smr_queue_full(const smr_queue *q, const smr_ticket *t, char out[SMR_SUBJECT]);
smr_status smr_queue_check(smr_queue *q, natsStatus s, jsErrCode code, const char *what);
smr_status smr_queue_say(smr_queue *q, const char *subject, const char *text);
natsStatus smr_queue_msg(const char *subject, const char *reply, const char *id, const void *data,
			 size_t n, natsMsg **out);
smr_status smr_queue_sizes(const char *id, size_t n);
#endif
