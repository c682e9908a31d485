/** @file Remote execution of codelets: sends the contract and the windows, receives the stored
 * bytes. */
#ifndef SMR_RUN_REMOTE_REMOTE_H
#define SMR_RUN_REMOTE_REMOTE_H
#include "net/net.h"
#include "run/remote/packager.h"

typedef struct smr_remote smr_remote;

/** Opens a link. @p serve: for transports inside the process, the node's function. @p coder signs,
 * and has code; NULL: text is sent without a voucher. It must outlive the link. */
SMR_MUST_USE smr_status smr_remote_open(const char *transport, const char *address,
					smr_serve_fn serve, void *ctx, smr_packager *coder,
					smr_remote **out);
void smr_remote_close(smr_remote *v); /* accepts NULL */
/** The node at the end of a link, an smr_remote as its context. */
extern const smr_executor smr_executor_node;

/** A codelet ready to be sent, and a copy of its windows. */
typedef struct smr_remote_parcel smr_remote_parcel;
/** Packs a codelet. The message, in smr_remote_parcel_message(), has a copy of all windows. @p c as
 * for smr_remote_open(). */
SMR_MUST_USE smr_status smr_remote_parcel_pack(smr_packager *c, const smr_flow *f,
					       const smr_dispatch *p, const smr_env *e,
					       smr_remote_parcel **out);
/** Packs a request to prepare for these sizes only. */
SMR_MUST_USE smr_status smr_remote_parcel_ask(smr_packager *c, const smr_flow *f,
					      const smr_dispatch *p, const smr_env *e,
					      smr_remote_parcel **out);
/** Returns the code that its message names; NULL: none. */
smr_packaged *smr_remote_parcel_code(const smr_remote_parcel *p);
const smr_str *smr_remote_parcel_message(const smr_remote_parcel *p);
/** Reads a reply and stores the result, if one was requested; memory is unchanged on failure. */
SMR_MUST_USE smr_status smr_remote_parcel_store(smr_remote_parcel *p, const void *reply, size_t n);
/** Returns, after a failure, whether a node refused this code. Then the same step is packed as text
 * from now on, which the node may accept. */
bool smr_remote_parcel_as_text(const smr_remote_parcel *p);
/** Returns, after a reply, how the codelet ran, if not as requested; else "". */
const char *smr_remote_parcel_how(const smr_remote_parcel *p);
void smr_remote_parcel_free(smr_remote_parcel *p); /* accepts NULL */
#endif
