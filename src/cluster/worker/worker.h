/** @file The worker of a node: takes tickets, fetches their requests, serves them, publishes the
 * results. It retries publishing without limit: a lost server returns. */
#ifndef SMR_CLUSTER_WORKER_WORKER_H
#define SMR_CLUSTER_WORKER_WORKER_H
#include "net/net.h"
#include "net/queue.h"

enum { SMR_WORKER_FLEETS = 16, SMR_WORKER_SLOTS = 64, SMR_DEAD_AFTER = 3 /* distinct nodes */ };

/** One fleet whose tickets are taken, and the queue end from which this node pulls them. */
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
	smr_serve_fn serve;       /* runs the tasks ... */
	void *const *contexts;    /* ... with one context for each slot */
	const smr_access *access; /* for routes that need one, or NULL */
	/** Returns the number of nodes of a fleet; may take a second; NULL: more than enough. */
	unsigned (*members)(void *ctx, const char *fleet);
	/** Measures the joules of the past @p seconds; NULL: not measured. */
	bool (*joules)(void *ctx, double seconds, double *out);
	void *ctx;
} smr_worker_params;

typedef struct smr_worker_counts {
	unsigned busy;               /* slots at work now */
	uint64_t done, left, buried; /* left: returned to the queue, or dropped by their sender */
	double busy_s;               /* sum of the slots' working time */
} smr_worker_counts;

typedef struct smr_worker smr_worker;

/** Queues and contexts stay the caller's and must outlive the worker. */
SMR_MUST_USE smr_status smr_worker_start(const smr_worker_params *p, smr_worker **out);
smr_worker_counts smr_worker_count(smr_worker *w);
/** Takes no more tickets; returns true once it holds none. */
bool smr_worker_drain(smr_worker *w);
void smr_worker_resume(smr_worker *w);
/** Finishes the held tickets, then ends. NULL is allowed. */
void smr_worker_stop(smr_worker *w);
#endif
