/** @file Serves a task whose code is missing: fetches the code from the submitter, once for all
 * slots of a node, and serves the task again. */
#ifndef SMR_CLUSTER_WORKER_CODE_FETCH_H
#define SMR_CLUSTER_WORKER_CODE_FETCH_H
#include "cluster/payload/blob_server.h"
#include "cluster/payload/task_message.h"
#include "net/archive/archive.h"
#include "net/queue.h"

typedef struct smr_code_fetch smr_code_fetch;

/** @p roads stay the caller's and must outlive it. */
SMR_MUST_USE smr_status smr_code_fetch_open(smr_serve_fn serve, smr_blob_client *roads,
					    smr_code_fetch **out);
void smr_code_fetch_close(smr_code_fetch *s); /* NULL is allowed */
/** Serves a task; if its code is unavailable or refused, the reply still requests it, with the
 * reason. Thread-safe. */
SMR_MUST_USE smr_status smr_code_fetch_serve(smr_code_fetch *s, void *context,
					     const smr_task_message *o, const smr_str *request,
					     smr_str *reply);
/** Writes the id under which code is offered (cluster/payload/blob_server.h). */
void smr_code_fetch_id(const uint8_t hash[SMR_HASH_BYTES], char out[SMR_QUEUE_ID]);
#endif
