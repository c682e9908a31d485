/** @file Results of opaque code that runs on another node, as bytes of one segment. */
#ifndef SMR_NET_OPAQUE_H
#define SMR_NET_OPAQUE_H
#include "net/message.h"
#include "pass/codelet/codelet.h"

/** Checks that the codelet may run on copies of its windows: no two windows of different bases
 * share a byte that is written. SMR_EIO: they do. */
SMR_MUST_USE smr_status smr_opaque_apart(const smr_codelet *c, const smr_env *e);
/** Appends the slots and the windows that may have been written. */
SMR_MUST_USE smr_status smr_opaque_results(const smr_codelet *c, const smr_env *e, smr_str *out);
/** Stores the slots, and bytes that differ from those sent. On failure memory does not change. */
SMR_MUST_USE smr_status smr_opaque_store(const smr_codelet *c, const smr_env *e,
					 const smr_segment *sent, size_t n, const void *results,
					 uint64_t nresults);
#endif
