/** @file Internals of a submitter: jobs (client.c), and waiting for them (wait.c). */
#ifndef SMR_CLUSTER_DISPATCH_CLIENT_INTERNAL_H
#define SMR_CLUSTER_DISPATCH_CLIENT_INTERNAL_H
#include <pthread.h>

#include "base/data/table.h"
#include "cluster/dispatch/client.h"

struct smr_job {
	UT_hash_handle hh; /* in the table by id */
	char id[SMR_QUEUE_ID], fleet[SMR_QUEUE_WORD];
	char node[SMR_QUEUE_WORD]; /* node to which it was sent, or "" */
	pthread_cond_t heard;
	smr_submission what;
	char *name, *avoid;
	smr_str ticket, answer;
	uint64_t number;
	unsigned attempt;
	int64_t pushed;
	bool is_offered, has_answer;
	bool is_sent, is_refused; /* in no queue yet; refused by the node for lack of room */
};

struct smr_client {
	const smr_queue_kind *kind;
	smr_queue *queue;
	smr_blob_server *bulk;
	char run[SMR_QUEUE_WORD];
	pthread_mutex_t lock; /* guards the table, and received results */
	smr_job *jobs;
	uint64_t submitted;
	int looks; /* number of jobs that still search an earlier result before they are sent */
};

/** Implements smr_result_fn with the client as its ctx. */
void smr_client_hear(void *ctx, const char *id, const void *data, size_t n);
/** Adds the job to the table, and offers what is too large for a ticket. */
smr_status smr_client_enlist(smr_client *c, smr_job *j);
void smr_client_delist(smr_client *c, smr_job *j);
/** Pushes the ticket. SMR_OK also when the queue is unreachable. */
smr_status smr_client_push(smr_client *c, smr_job *j);
/** Sends the job to its node or into the queue, unless there is a result. */
smr_status smr_client_set_out(smr_client *c, smr_job *j);
#endif
