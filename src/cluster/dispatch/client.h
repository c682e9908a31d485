/** @file Who submits: pushes tickets, hears of results, takes each once. */
#ifndef SMR_CLUSTER_DISPATCH_CLIENT_H
#define SMR_CLUSTER_DISPATCH_CLIENT_H
#include "cluster/payload/blob_server.h"
#include "cluster/payload/task_message.h"
#include "net/archive/archive.h"

typedef struct smr_client smr_client;
typedef struct smr_job smr_job;

/** @p run names this run: one that was interrupted finds what it had when it comes again under the
 * same name and asks for the same in the same order. @p ways, behind the last of which is one
 * without a transport: for what is too large for a ticket; those that do not open are left out,
 * unless none is left. The queue stays the caller's. */
SMR_MUST_USE smr_status smr_client_open(const smr_queue_kind *kind, smr_queue *queue,
					const char *run, const smr_blob_route *ways,
					smr_client **out);
void smr_client_close(smr_client *c); /* NULL is fine; all jobs must be closed */
/** The run may have begun before: what it had then is looked for before anything is pushed, until
 * some have not been found. Else it is found a second later. */
void smr_client_resume(smr_client *c);

/** What is to be done. All but the request is copied. */
typedef struct smr_submission {
	const char *fleet, *name;
	const char *node;  /* of the fleet: straight to it, past the queue; NULL: whoever is free */
	const char *avoid; /* " a b ": nodes that leave it to others, if they can; or NULL */
	uint64_t code, size;
	double predicted_s;
	const void *request; /* stays the caller's until the job is closed */
	size_t n, most;      /* bytes of it; the largest reply that is taken */
	/** Called, in a thread of the queue, when there is a word about the job: smr_client_wait()
	 * has something to do. It must be short and must not call the client. NULL: nobody is. */
	void (*heard)(void *ctx);
	void *heard_ctx;
	struct smr_batch *batch; /* with which it sets out; NULL: at once */
} smr_submission;

enum { SMR_BATCH = 64 };

/** Jobs that set out together, to nodes. */
typedef struct smr_batch {
	smr_job *jobs[SMR_BATCH];
	size_t n;
} smr_batch;

/** Code that workers may fetch; @p archive stays the caller's until the client is closed. */
SMR_MUST_USE smr_status smr_client_offer_code(smr_client *c, const uint8_t hash[SMR_HASH_BYTES],
					      const void *archive, size_t n);

/** SMR_OK also when the queue cannot be reached now: waiting pushes again. */
SMR_MUST_USE smr_status smr_client_submit(smr_client *c, const smr_submission *s, smr_job **out);
/** Those of a batch set out; none may be dropped before. */
void smr_client_send(smr_client *c, smr_batch *b);
/** From now on in another fleet, unless it is taken already. */
SMR_MUST_USE smr_status smr_client_move(smr_client *c, smr_job *j, const char *fleet);
/** Who took it last, and how many before; SMR_ENOTFOUND: nobody has. */
SMR_MUST_USE smr_status smr_client_holder(smr_client *c, smr_job *j, char node[SMR_QUEUE_WORD],
					  unsigned *before);
/** Waits for the result. *@p done: it is here; @p a tells of it and points into the job. With
 * a->status 0 the reply is in @p reply. SMR_EIO: it cannot be had. */
SMR_MUST_USE smr_status smr_client_wait(smr_client *c, smr_job *j, int timeout_ms, bool *done,
					smr_task_reply *a, smr_str *reply);
/** What comes later is not heard any more. NULL is fine. */
void smr_client_drop(smr_client *c, smr_job *j);
#endif
