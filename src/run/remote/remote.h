/** @file Remote execution of codelets: sends the contract and the windows, receives the stored
 * bytes. */
#ifndef SMR_RUN_REMOTE_REMOTE_H
#define SMR_RUN_REMOTE_REMOTE_H
#include "net/net.h"
#include "run/remote/packager.h"

typedef struct smr_remote smr_remote;

/** @p serve: for transports inside the process, the node's. @p coder signs, and has code; NULL:
 * what is sent is text that nobody vouches for. It must outlive the link. */
SMR_MUST_USE smr_status smr_remote_open(const char *transport, const char *address,
					smr_serve_fn serve, void *ctx, smr_packager *coder,
					smr_remote **out);
void smr_remote_close(smr_remote *v); /* NULL is fine */
/** An smr_runner.via_prepare with an smr_remote as its ctx. */
SMR_MUST_USE smr_status smr_remote_prepare(void *v, const smr_flow *f, const smr_dispatch *p,
					   const smr_env *e);
/** An smr_runner.via with an smr_remote as its ctx. Memory is untouched when it fails. */
SMR_MUST_USE smr_status smr_remote_run(void *v, const smr_flow *f, const smr_dispatch *p,
				       const smr_env *e, smr_shares *shares);

/** A codelet ready to be sent, and what was in its windows. */
typedef struct smr_remote_parcel smr_remote_parcel;
/** The message, in smr_remote_parcel_message(), has a copy of all windows. @p c as for
 * smr_remote_open(). */
SMR_MUST_USE smr_status smr_remote_parcel_pack(smr_packager *c, const smr_flow *f,
					       const smr_dispatch *p, const smr_env *e,
					       smr_remote_parcel **out);
/** One that only asks to make ready for these sizes. */
SMR_MUST_USE smr_status smr_remote_parcel_ask(smr_packager *c, const smr_flow *f,
					      const smr_dispatch *p, const smr_env *e,
					      smr_remote_parcel **out);
/** The code that its message names; NULL: none. */
smr_packaged *smr_remote_parcel_code(const smr_remote_parcel *p);
const smr_str *smr_remote_parcel_message(const smr_remote_parcel *p);
/** Reads a reply and stores the result, if one was wanted; memory is untouched when it fails. */
SMR_MUST_USE smr_status smr_remote_parcel_store(smr_remote_parcel *p, const void *reply, size_t n);
/** After a failure: whether a node said that it would not do it with this code. Then the same step
 * is packed as text from now on, which the node may take. */
bool smr_remote_parcel_as_text(const smr_remote_parcel *p);
/** After a reply: how it was done, if not as it was asked for; "" else. */
const char *smr_remote_parcel_how(const smr_remote_parcel *p);
void smr_remote_parcel_free(smr_remote_parcel *p); /* NULL is fine */
#endif
