/** @file Queues of tickets, one for each fleet, and one result for each ticket.
 *
 * A ticket stays in the queue until a worker acknowledges it. If a worker is silent for longer than
 * the acknowledgement time, its ticket is delivered again. So a ticket may run twice, but its
 * result is stored once, by the ticket's id. One smr_queue_kind for each kind of queue. */
#ifndef SMR_NET_QUEUE_H
#define SMR_NET_QUEUE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

enum {
	SMR_QUEUE_WORD = 48,          /* bytes of a fleet's or node's name, with the 0 */
	SMR_QUEUE_ID = 80,            /* of a ticket's id */
	SMR_QUEUE_INLINE = 64 * 1024, /* of a ticket or result; what is more goes another way */
};

typedef struct smr_queue smr_queue; /* each kind has its own */

/** A ticket in a worker's hands, until it is dropped. */
typedef struct smr_ticket {
	char fleet[SMR_QUEUE_WORD], id[SMR_QUEUE_ID];
	char user[SMR_QUEUE_WORD]; /* whose it is; empty where there are no users */
	uint64_t most;             /* bytes that a payload of his may have; 0: any number */
	const void *data;
	size_t n;
	unsigned deliveries; /* with this one */
	unsigned nodes; /* that took it before and never said what came of it: others, or this one
			   in an earlier life */
	bool again;     /* this node is one of them */
	int64_t waited_ns; /* since it was pushed */
	bool settled;      /* set by pull(): it was handed in, and all is done with it */
	bool sent;         /* straight to this node: no queue has it */
} smr_ticket;

typedef struct smr_queue_params {
	void *connection;     /* to the cluster's server (an smr_nats), for queues that lie there */
	const char *node;     /* who pulls; NULL: this end only pushes */
	unsigned ack_wait_ms; /* 0: 2000 */
	unsigned keep_s;      /* ids and results are remembered so long; 0: 600 */
	const char *user;     /* whose tickets are pushed; NULL: the connection's user */
	/** Of the operator's list of users: the text, or NULL: it is not the operator's. NULL: it
	 * is taken as it is. */
	const char *(*vouch)(void *ctx, const char *data, size_t n);
	void *ctx;
} smr_queue_params;

/** Is told of results, by threads of the queue: it must be short and must not call the queue. */
typedef void (*smr_result_fn)(void *ctx, const char *id, const void *data, size_t n);
/** Is given a ticket that was sent; as above, but it may say what comes of the ticket. */
typedef void (*smr_ticket_fn)(void *ctx, smr_ticket *t);
/** Is told of a dead letter; returns false to hear of no more. */
typedef bool (*smr_letter_fn)(void *ctx, const smr_ticket *t, const char *why);

/** A ticket that is sent. All stays the caller's. */
typedef struct smr_posting {
	const char *fleet, *node, *id;
	const void *data;
	size_t n;
} smr_posting;

typedef struct smr_queue_kind {
	const char *name, *about;
	smr_status (*open)(const char *address, const smr_queue_params *p, smr_queue **out);
	void (*close)(smr_queue *q); /* NULL is fine */
	/** Makes a fleet's queue where there is none; on a server an operator has made it, or
	 * SMR_ENOTFOUND. */
	smr_status (*make)(smr_queue *q, const char *fleet);
	/** The same id twice is one ticket; what nobody has taken may be pushed to another fleet.
	 * Where it was it may be found, too. May return before the queue has it: what brings no
	 * result is pushed again. @p had: a node to which it was sent in vain, or NULL. */
	smr_status (*push)(smr_queue *q, const char *fleet, const char *id, const void *data,
			   size_t n, const char *had);
	/** Straight to a node of the fleet: quick, and kept nowhere. What brings no result, or an
	 * empty one (the node has no room), is pushed; its result is told, but not kept either. */
	smr_status (*send)(smr_queue *q, const char *fleet, const char *node, const char *id,
			   const void *data, size_t n);
	/** send() of several, those of one run to one node in as few messages as may be; what fails
	 * is pushed later like the rest. */
	smr_status (*send_all)(smr_queue *q, const smr_posting *v, size_t n);
	/** From now on @p fn is given what is sent to this node; NULL: nobody is. nak() says that
	 * there is no room. */
	smr_status (*receive)(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx);
	/** The next ticket of any of the fleets, or one that was handed in and is settled now, or
	 * NULL when none came in time. @p want: so many will be pulled soon, and may come although
	 * this has returned: who wants no more still pulls, with 0, and gives them back, until it
	 * closes the queue; SMR_ENOTFOUND then: nothing can come. One thread pulls. */
	smr_status (*pull)(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			   int timeout_ms, smr_ticket **out);
	/** A pull() that is under way, or else the next, returns soon. From any thread. */
	void (*wake)(smr_queue *q);
	smr_status (*ack)(smr_queue *q, smr_ticket *t);
	/** Back to the queue, for whoever comes after @p delay_ms. */
	smr_status (*nak)(smr_queue *q, smr_ticket *t, unsigned delay_ms);
	/** Still at work on it. */
	smr_status (*extend)(smr_queue *q, smr_ticket *t);
	/** Out of the queue and to the dead letters. */
	smr_status (*bury)(smr_queue *q, smr_ticket *t, const char *why);
	void (*drop)(smr_queue *q, smr_ticket *t); /* NULL is fine */
	/** Keeps the result of a ticket; a second one of that id changes nothing. */
	smr_status (*finish)(smr_queue *q, const smr_ticket *t, const void *data, size_t n);
	/** finish() and ack() without waiting: when *@p settled is false the ticket stays in hand
	 * until pull() returns it once more. One that is not settled for long is handed in again.
	 */
	smr_status (*hand_in)(smr_queue *q, smr_ticket *t, const void *data, size_t n,
			      bool *settled);
	/** From now on @p fn hears of results whose id begins with @p run and a dot, of some more
	 * than once. One listener for each open queue. */
	smr_status (*listen)(smr_queue *q, const char *run, smr_result_fn fn, void *ctx);
	/** The result that is kept, appended; SMR_ENOTFOUND: there is none yet. */
	smr_status (*result)(smr_queue *q, const char *id, smr_str *out);
	/** Tickets of a fleet that are not acknowledged. */
	smr_status (*depth)(smr_queue *q, const char *fleet, uint64_t *out);
	/** The node that took a ticket last and gave it not back; SMR_ENOTFOUND: nobody has.
	 * @p takes: how often it was taken. */
	smr_status (*holder)(smr_queue *q, const char *fleet, const char *id,
			     char node[SMR_QUEUE_WORD], unsigned *takes);
	smr_status (*letters)(smr_queue *q, smr_letter_fn fn, void *ctx);
} smr_queue_kind;

extern const smr_queue_kind smr_queue_loop; /* queues of this process; an address is their name */

/** The latest ids that were sent to a node: by these it is not blamed while it lives. */
typedef struct smr_recent {
	uint64_t ids[512];
	unsigned n;
} smr_recent;

void smr_recent_note(smr_recent *r, const char *id);
bool smr_recent_has(const smr_recent *r, const char *id);

/** Whether a name may be that of a fleet, node or run: lower-case letters, digits, '-' and '_'. */
bool smr_queue_word(const char *name);
/** Whether it may be a ticket's id: the run's name, a dot, a name. */
bool smr_queue_id(const char *id);
#endif
