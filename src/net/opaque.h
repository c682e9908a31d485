/** @file Results of opaque code that runs on another node, as bytes of one segment. */
#ifndef SMR_NET_OPAQUE_H
#define SMR_NET_OPAQUE_H
#include "net/message.h"
#include "pass/codelet/codelet.h"

/** Whether copies of its windows are as good as they are: no two of different bases share a byte,
 * one of which is written. SMR_EIO: they are not. */
SMR_MUST_USE smr_status smr_opaque_apart(const smr_codelet *c, const smr_env *e);
/** Appends slots and windows that may have been written. */
SMR_MUST_USE smr_status smr_opaque_results(const smr_codelet *c, const smr_env *e, smr_str *out);
/** Stores what differs from what was sent, and the slots. Memory is untouched when it fails. */
SMR_MUST_USE smr_status smr_opaque_store(const smr_codelet *c, const smr_env *e,
					 const smr_segment *sent, size_t n, const void *results,
					 uint64_t nresults);
#endif
