/** @file Internals of in-process queues.
 *
 * A ticket is ready (first in, first out), out (with a worker) or later (delayed). A ticket that is
 * out longer than the acknowledgement time becomes ready again. The lock of the ring guards
 * everything. */
#ifndef SMR_NET_LOOP_RING_H
#define SMR_NET_LOOP_RING_H
#include <pthread.h>

#include "base/data/table.h"
#include "base/data/vec.h"
#include "net/queue.h"

/* A node that took a ticket; after a restart a node is another taker of the same name. */
typedef struct smr_taker {
	char node[SMR_QUEUE_WORD];
	uint64_t life;
} smr_taker;

typedef struct smr_item {
	struct smr_item *next, **link; /* in one of the lists */
	UT_hash_handle hh;             /* in the table by id */
	char id[SMR_QUEUE_ID], fleet[SMR_QUEUE_WORD];
	int64_t pushed, due; /* due: when it becomes ready again */
	unsigned deliveries;
	uint64_t turn; /* number of the delivery that counts */
	bool over;     /* acknowledged: only the id is kept */
	bool is_ready; /* it is in its fleet's list */
	SMR_VEC(smr_taker) takers;
	char *data, *why, *result;
	size_t n, nresult;
	bool has_result;
} smr_item;

typedef struct smr_ring_list {
	smr_item *first, **end;
} smr_ring_list;

typedef struct smr_ring_fleet {
	struct smr_ring_fleet *next;
	char name[SMR_QUEUE_WORD];
	smr_ring_list ready;
} smr_ring_fleet;

typedef struct smr_ring {
	struct smr_ring *next;
	char name[SMR_QUEUE_WORD];
	unsigned users;
	pthread_mutex_t lock;
	pthread_cond_t more;
	smr_ring_fleet *fleets;
	smr_ring_list out, later; /* with a worker; delayed */
	smr_item *items;          /* all items, the oldest first */
	smr_queue *handles;
	uint64_t turns, lives;
} smr_ring;

struct smr_queue {
	struct smr_queue *next;
	smr_ring *ring;
	char node[SMR_QUEUE_WORD];
	uint64_t life;
	int64_t ack_wait, keep; /* ns */
	char run[SMR_QUEUE_WORD];
	smr_result_fn fn;
	void *ctx;
	char receives[SMR_QUEUE_WORD]; /* the fleet whose tickets it receives; "": none */
	smr_ticket_fn taker;
	void *taker_ctx;
	smr_recent recent;
	unsigned calls; /* running calls of the taker */
	bool woken;     /* makes pull() return */
};

typedef struct smr_loop_held {
	smr_ticket t;
	uint64_t turn;
	char data[];
} smr_loop_held;

/* ring.c, with the lock */
void smr_ring_append(smr_ring_list *l, smr_item *i);
void smr_ring_take_out(smr_ring_list *l, smr_item *i);
void smr_ring_make_ready(smr_ring_fleet *f, smr_item *i);
smr_ring_fleet *smr_ring_fleet_of(smr_ring *r, const char *name);
smr_item *smr_ring_find(smr_ring *r, const char *id);
smr_item *smr_ring_add(smr_queue *q, const char *id);

/* results.c */
smr_status smr_ring_tell(smr_queue *q, const smr_ticket *t, const void *data, size_t n);

/* Functions of the queue kind: ring.c, tickets.c, work.c, sent.c, results.c. */
smr_status smr_loop_open(const char *address, const smr_queue_params *p, smr_queue **out);
void smr_loop_close(smr_queue *q);
smr_status smr_loop_make(smr_queue *q, const char *name);
smr_status smr_loop_push(smr_queue *q, const char *name, const char *id, const void *data, size_t n,
			 const char *had);
smr_status smr_loop_send(smr_queue *q, const char *fleet, const char *node, const char *id,
			 const void *data, size_t n);
smr_status smr_loop_send_all(smr_queue *q, const smr_posting *v, size_t n);
smr_status smr_loop_receive(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx);
smr_status smr_loop_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			 int timeout_ms, smr_ticket **out);
void smr_loop_wake(smr_queue *q);
smr_status smr_loop_ack(smr_queue *q, smr_ticket *t);
smr_status smr_loop_nak(smr_queue *q, smr_ticket *t, unsigned delay_ms);
smr_status smr_loop_extend(smr_queue *q, smr_ticket *t);
smr_status smr_loop_bury(smr_queue *q, smr_ticket *t, const char *why);
void smr_loop_drop(smr_queue *q, smr_ticket *t);
smr_status smr_loop_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n);
smr_status smr_loop_hand_in(smr_queue *q, smr_ticket *t, const void *data, size_t n, bool *settled);
smr_status smr_loop_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx);
smr_status smr_loop_result(smr_queue *q, const char *id, smr_str *out);
#endif
