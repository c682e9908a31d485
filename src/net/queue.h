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
	SMR_QUEUE_INLINE = 64 * 1024, /* of a ticket or result; a larger one is sent separately */
};

typedef struct smr_queue smr_queue; /* each kind has its own */

/** A ticket that a worker holds, until it is dropped. */
typedef struct smr_ticket {
	char fleet[SMR_QUEUE_WORD], id[SMR_QUEUE_ID];
	char user[SMR_QUEUE_WORD]; /* the ticket's owner; empty without users */
	uint64_t most;             /* maximum bytes of the user's payloads; 0: any number */
	const void *data;
	size_t n;
	unsigned deliveries; /* deliveries, including this one */
	unsigned nodes; /* nodes that took it before without reporting an end: others, or this one
			 * before a restart */
	bool again;     /* this node is one of them */
	int64_t waited_ns; /* since it was pushed */
	bool settled;      /* set by pull(): it was submitted, and is finished */
	bool sent;         /* sent directly to this node: not in a queue */
} smr_ticket;

typedef struct smr_queue_params {
	void *connection;     /* to the cluster's server (an smr_nats), for queues that lie there */
	const char *node;     /* name of the pulling node; NULL: this end only pushes */
	unsigned ack_wait_ms; /* 0: 2000 */
	unsigned keep_s;      /* time to keep ids and results; 0: 600 */
	const char *user;     /* owner of the pushed tickets; NULL: the connection's user */
	/** Checks the operator's list of users: returns its text, or NULL if the operator did not
	 * sign it. NULL: not checked. */
	const char *(*vouch)(void *ctx, const char *data, size_t n);
	void *ctx;
} smr_queue_params;

/** Gets a result, on a thread of the queue: it must be short and must not call the queue. */
typedef void (*smr_result_fn)(void *ctx, const char *id, const void *data, size_t n);
/** Gets a ticket that was sent directly; as above, but it may acknowledge the ticket. */
typedef void (*smr_ticket_fn)(void *ctx, smr_ticket *t);
/** Gets a dead letter; returns false to stop. */
typedef bool (*smr_letter_fn)(void *ctx, const smr_ticket *t, const char *why);

/** A ticket to send. The caller keeps ownership of all fields. */
typedef struct smr_posting {
	const char *fleet, *node, *id;
	const void *data;
	size_t n;
} smr_posting;

typedef struct smr_queue_kind {
	const char *name, *about;
	smr_status (*open)(const char *address, const smr_queue_params *p, smr_queue **out);
	void (*close)(smr_queue *q); /* NULL is allowed */
	/** Makes a fleet's queue if it is missing; on a server only an operator may: SMR_ENOTFOUND
	 * if none did. */
	smr_status (*make)(smr_queue *q, const char *fleet);
	/** Pushes a ticket; the same id twice is one ticket. One that no node has taken may be
	 * pushed to another fleet, and may then be in both queues. May return before the queue has
	 * it: push again if there is no result. @p had: a node to which it was sent in vain, or
	 * NULL. */
	smr_status (*push)(smr_queue *q, const char *fleet, const char *id, const void *data,
			   size_t n, const char *had);
	/** Sends a ticket directly to a node of the fleet: fast, but not stored. If no result
	 * comes, or an empty one (the node has no room), push the ticket. Its result is reported,
	 * but not stored either. */
	smr_status (*send)(smr_queue *q, const char *fleet, const char *node, const char *id,
			   const void *data, size_t n);
	/** send() for several tickets, those of one run to one node in as few messages as possible;
	 * push those that fail. */
	smr_status (*send_all)(smr_queue *q, const smr_posting *v, size_t n);
	/** From now on @p fn gets tickets sent directly to this node; NULL: ends that. nak()
	 * reports that there is no room. */
	smr_status (*receive)(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx);
	/** Returns the next ticket of any of the fleets, or a submitted one that is settled now, or
	 * NULL when none came in time. @p want: the number to be pulled soon; they may come after
	 * this has returned. So a node that wants no more still pulls, with 0, and returns what
	 * comes, until it closes the queue; SMR_ENOTFOUND then: nothing can come. One thread
	 * pulls. */
	smr_status (*pull)(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			   int timeout_ms, smr_ticket **out);
	/** Makes the running pull(), or else the next, return soon. From any thread. */
	void (*wake)(smr_queue *q);
	smr_status (*ack)(smr_queue *q, smr_ticket *t);
	/** Returns a ticket to the queue, for any node after @p delay_ms. */
	smr_status (*nak)(smr_queue *q, smr_ticket *t, unsigned delay_ms);
	/** Extends the deadline of a ticket in work. */
	smr_status (*extend)(smr_queue *q, smr_ticket *t);
	/** Moves a ticket from the queue to the dead letters. */
	smr_status (*bury)(smr_queue *q, smr_ticket *t, const char *why);
	void (*drop)(smr_queue *q, smr_ticket *t); /* NULL is allowed */
	/** Stores the result of a ticket; a second one of that id has no effect. */
	smr_status (*finish)(smr_queue *q, const smr_ticket *t, const void *data, size_t n);
	/** finish() and ack() without waiting: when *@p settled is false the worker holds the
	 * ticket until pull() returns it once more. One that is not settled for long is submitted
	 * again. */
	smr_status (*hand_in)(smr_queue *q, smr_ticket *t, const void *data, size_t n,
			      bool *settled);
	/** From now on @p fn gets results whose id begins with @p run and a dot, some more than
	 * once. One listener for each open queue. */
	smr_status (*listen)(smr_queue *q, const char *run, smr_result_fn fn, void *ctx);
	/** Appends the stored result; SMR_ENOTFOUND: there is none yet. */
	smr_status (*result)(smr_queue *q, const char *id, smr_str *out);
	/** Counts the tickets of a fleet that are not acknowledged. */
	smr_status (*depth)(smr_queue *q, const char *fleet, uint64_t *out);
	/** Returns the node that took a ticket last and did not return it; SMR_ENOTFOUND: none.
	 * @p takes: number of times it was taken. */
	smr_status (*holder)(smr_queue *q, const char *fleet, const char *id,
			     char node[SMR_QUEUE_WORD], unsigned *takes);
	smr_status (*letters)(smr_queue *q, smr_letter_fn fn, void *ctx);
} smr_queue_kind;

extern const smr_queue_kind smr_queue_loop; /* queues of this process; an address is their name */

/** The latest ids that were sent to a node: these do not count against it while it runs. */
typedef struct smr_recent {
	uint64_t ids[512];
	unsigned n;
} smr_recent;

void smr_recent_note(smr_recent *r, const char *id);
bool smr_recent_has(const smr_recent *r, const char *id);

/** Returns whether a name may be that of a fleet, node or run: lower-case letters, digits, '-' and
 * '_'. */
bool smr_queue_word(const char *name);
/** Returns whether it may be a ticket's id: the run's name, a dot, a name. */
bool smr_queue_id(const char *id);
#endif
