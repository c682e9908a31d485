/** @file Serving a task whose code is not here yet: it is fetched from whoever submitted the task,
 * once for all slots of a node, and the task is served again. */
#ifndef SMR_CLUSTER_WORKER_CODE_FETCH_H
#define SMR_CLUSTER_WORKER_CODE_FETCH_H
#include "cluster/payload/blob_server.h"
#include "cluster/payload/task_message.h"
#include "net/archive/archive.h"
#include "net/queue.h"

typedef struct smr_supply smr_supply;

/** @p roads stay the caller's and must outlive it. */
SMR_MUST_USE smr_status smr_supply_open(smr_serve_fn serve, smr_roads *roads, smr_supply **out);
void smr_supply_close(smr_supply *s); /* NULL is fine */
/** Serves; code that cannot be had, or is refused, makes a reply that still wants it, with the
 * reason. Safe from several threads. */
SMR_MUST_USE smr_status smr_supply_serve(smr_supply *s, void *context, const smr_order *o,
					 const smr_str *request, smr_str *reply);
/** Under what name code is offered (cluster/payload/blob_server.h). */
void smr_supply_id(const uint8_t hash[SMR_HASH_BYTES], char out[SMR_QUEUE_ID]);
#endif
