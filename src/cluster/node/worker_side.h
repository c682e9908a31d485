/** @file The worker's side of a node: runs in a confined process, for one signer. The node has
 * decided about rights (isolation.h); all untrusted input is parsed, compiled and run here. */
#ifndef SMR_CLUSTER_NODE_WORKER_SIDE_H
#define SMR_CLUSTER_NODE_WORKER_SIDE_H
#include "back/back.h"
#include "base/str.h"

/** In the zygote: opens files that workers need and cannot open later. @p l stays the caller's. */
SMR_MUST_USE smr_status smr_worker_side_warm(const smr_library *l);
/** In a worker, before it is sealed. @p share: the memory for the node's code, or NULL. */
SMR_MUST_USE smr_status smr_worker_side_open(void *share, size_t share_size, void **state);
/** Serves an smr_warrant and the bytes that follow it. */
SMR_MUST_USE smr_status smr_worker_side_serve(void *state, void *request, size_t n, smr_str *reply);
#endif
