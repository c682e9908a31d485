/** @file The worker's side of a node: what runs in a process that is confined, for one signer. The
 * node has decided who may do what (isolation.h); here all that others sent is read, compiled and
 * run.
 */
#ifndef SMR_CLUSTER_NODE_WORKER_SIDE_H
#define SMR_CLUSTER_NODE_WORKER_SIDE_H
#include "back/back.h"
#include "base/str.h"

/** In the zygote: opens what workers need and cannot open any more. @p l stays the caller's. */
SMR_MUST_USE smr_status smr_worker_side_warm(const smr_library *l);
/** In a worker, before it is sealed. @p share: what its node's code works on, or NULL. */
SMR_MUST_USE smr_status smr_worker_side_open(void *share, size_t share_size, void **state);
/** An smr_warrant and what follows it. */
SMR_MUST_USE smr_status smr_worker_side_serve(void *state, void *request, size_t n, smr_str *reply);
#endif
