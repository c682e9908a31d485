/** @file Serving a task whose code is not here yet: it is fetched from whoever submitted the task,
 * once for all slots of a node, and the task is served again. */
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
void smr_code_fetch_close(smr_code_fetch *s); /* NULL is fine */
/** Serves; code that cannot be had, or is refused, makes a reply that still wants it, with the
 * reason. Safe from several threads. */
SMR_MUST_USE smr_status smr_code_fetch_serve(smr_code_fetch *s, void *context,
					     const smr_task_message *o, const smr_str *request,
					     smr_str *reply);
/** Under what name code is offered (cluster/payload/blob_server.h). */
void smr_code_fetch_id(const uint8_t hash[SMR_HASH_BYTES], char out[SMR_QUEUE_ID]);
#endif
