/** @file Inside of a submitter: jobs (client.c), and waiting for them (wait.c). */
#ifndef SMR_CLUSTER_DISPATCH_CLIENT_INTERNAL_H
#define SMR_CLUSTER_DISPATCH_CLIENT_INTERNAL_H
#include <pthread.h>

#include "base/data/table.h"
#include "cluster/dispatch/client.h"

struct smr_job {
	UT_hash_handle hh; /* by id */
	char id[SMR_QUEUE_ID], fleet[SMR_QUEUE_WORD];
	char node[SMR_QUEUE_WORD]; /* where it was sent, or "" */
	pthread_cond_t heard;
	smr_submission what;
	char *name, *avoid;
	smr_str ticket, answer;
	uint64_t number;
	unsigned attempt;
	int64_t pushed;
	bool is_offered, has_answer;
	bool is_sent, is_refused; /* it is in no queue yet; the node has no room */
};

struct smr_client {
	const smr_queue_kind *kind;
	smr_queue *queue;
	smr_blob_server *bulk;
	char run[SMR_QUEUE_WORD];
	pthread_mutex_t lock; /* of the table, and of what is heard */
	smr_job *jobs;
	uint64_t submitted;
	int looks; /* jobs more that ask for an earlier result before they set out */
};

/** An smr_result_fn with the client as its ctx. */
void smr_client_hear(void *ctx, const char *id, const void *data, size_t n);
/** Makes it known under its name, and offers what is too large for a ticket. */
smr_status smr_client_enlist(smr_client *c, smr_job *j);
void smr_client_delist(smr_client *c, smr_job *j);
/** SMR_OK also when the queue cannot be reached now. */
smr_status smr_client_push(smr_client *c, smr_job *j);
/** To its node, or into the queue, unless its result is there already. */
smr_status smr_client_set_out(smr_client *c, smr_job *j);
#endif
