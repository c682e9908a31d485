/** @file The worker of a node: takes tickets, fetches what they ask for, serves it, publishes the
 * result. It retries publishing for ever: a server that is away comes back. */
#ifndef SMR_CLUSTER_WORKER_WORKER_H
#define SMR_CLUSTER_WORKER_WORKER_H
#include "net/net.h"
#include "net/queue.h"

enum { SMR_WORKER_FLEETS = 16, SMR_WORKER_SLOTS = 64, SMR_DEAD_AFTER = 3 /* distinct nodes */ };

/** One fleet whose tickets are taken, and the end of a queue that this node pulls there. */
typedef struct smr_worker_fleet {
	const char *name;
	smr_queue *queue;
} smr_worker_fleet;

typedef struct smr_worker_params {
	const smr_queue_kind *kind;
	const char *node;
	const smr_worker_fleet *fleets;
	size_t nfleets;
	unsigned slots;           /* tickets at a time; 0: one */
	unsigned ack_wait_ms;     /* of the queues; 0: 2000 */
	smr_serve_fn serve;       /* what runs them ... */
	void *const *contexts;    /* ... with one context for each slot */
	const smr_access *access; /* of ways to payloads that need one, or NULL */
	/** Nodes that a fleet has now; may take a second; NULL: more than enough. */
	unsigned (*members)(void *ctx, const char *fleet);
	/** Joules of the seconds that end now, where they are measured; NULL: nowhere. */
	bool (*joules)(void *ctx, double seconds, double *out);
	void *ctx;
} smr_worker_params;

typedef struct smr_worker_counts {
	unsigned busy;               /* slots at work now */
	uint64_t done, left, buried; /* left: to others, or nobody wants them any more */
	double busy_s;               /* sum of the seconds at work */
} smr_worker_counts;

typedef struct smr_worker smr_worker;

/** Queues and contexts stay the caller's and must outlive the worker. */
SMR_MUST_USE smr_status smr_worker_start(const smr_worker_params *p, smr_worker **out);
smr_worker_counts smr_worker_count(smr_worker *w);
/** Takes no more tickets; true once none is in its hands. */
bool smr_worker_drain(smr_worker *w);
void smr_worker_resume(smr_worker *w);
/** Finishes what it has, then ends. NULL is fine. */
void smr_worker_stop(smr_worker *w);
#endif
