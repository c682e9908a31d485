/** @file The submitter's end: pushes tickets, receives results, takes each once. */
#ifndef SMR_CLUSTER_DISPATCH_CLIENT_H
#define SMR_CLUSTER_DISPATCH_CLIENT_H
#include "cluster/payload/blob_server.h"
#include "cluster/payload/task_message.h"
#include "net/archive/archive.h"

typedef struct smr_client smr_client;
typedef struct smr_job smr_job;

/** Opens a client. @p run names the run: an interrupted run finds its earlier results if it has the
 * same name and requests the same work in the same order. @p ways, ended by one without a
 * transport, carry what is too large for a ticket; those that cannot be opened are left out, but
 * one must remain. The queue stays the caller's. */
SMR_MUST_USE smr_status smr_client_open(const smr_queue_kind *kind, smr_queue *queue,
					const char *run, const smr_blob_route *ways,
					smr_client **out);
void smr_client_close(smr_client *c); /* NULL is allowed; all jobs must be closed */
/** Declares that the run may have begun before: earlier results are searched before tickets are
 * pushed, until some are not found. Otherwise they are found a second later. */
void smr_client_resume(smr_client *c);

/** Work to submit. All but the request is copied. */
typedef struct smr_submission {
	const char *fleet, *name;
	const char *node;  /* of the fleet: sent directly to it; NULL: any node, by the queue */
	const char *avoid; /* " a b ": nodes that should leave it to others; or NULL */
	uint64_t code, size;
	double predicted_s;
	const void *request; /* the caller's; it must stay until the job is closed */
	size_t n, most;      /* bytes of the request; maximum bytes of the reply */
	/** Called on a thread of the queue when smr_client_wait() has something to do for the job.
	 * It must be short and must not call the client. May be NULL. */
	void (*heard)(void *ctx);
	void *heard_ctx;
	struct smr_batch *batch; /* batch with which it is sent; NULL: at once */
} smr_submission;

enum { SMR_BATCH = 64 };

/** Jobs that are sent to nodes together. */
typedef struct smr_batch {
	smr_job *jobs[SMR_BATCH];
	size_t n;
} smr_batch;

/** Offers code to workers; @p archive stays the caller's until the client is closed. */
SMR_MUST_USE smr_status smr_client_offer_code(smr_client *c, const uint8_t hash[SMR_HASH_BYTES],
					      const void *archive, size_t n);

/** Submits a job. SMR_OK also when the queue is unreachable: waiting pushes again. */
SMR_MUST_USE smr_status smr_client_submit(smr_client *c, const smr_submission *s, smr_job **out);
/** Sends the jobs of a batch; none may be dropped before. */
void smr_client_send(smr_client *c, smr_batch *b);
/** Moves the job to another fleet, unless a node has taken it. */
SMR_MUST_USE smr_status smr_client_move(smr_client *c, smr_job *j, const char *fleet);
/** Returns the node that took it last, and the number of earlier ones; SMR_ENOTFOUND: none has. */
SMR_MUST_USE smr_status smr_client_holder(smr_client *c, smr_job *j, char node[SMR_QUEUE_WORD],
					  unsigned *before);
/** Waits for the result. *@p done: it is here; @p a describes it and points into the job. With
 * a->status 0 the reply is in @p reply. SMR_EIO: the result is lost. */
SMR_MUST_USE smr_status smr_client_wait(smr_client *c, smr_job *j, int timeout_ms, bool *done,
					smr_task_reply *a, smr_str *reply);
/** Closes the job; a later result is ignored. NULL is allowed. */
void smr_client_drop(smr_client *c, smr_job *j);
#endif
