/** @file Remote execution of codelets: sends the contract and the windows, receives the stored
 * bytes. */
#ifndef SMR_RUN_REMOTE_REMOTE_H
#define SMR_RUN_REMOTE_REMOTE_H
#include "net/net.h"
#include "run/remote/packager.h"

typedef struct smr_via smr_via;

/** @p serve: for transports inside the process, the node's. @p coder signs, and has code; NULL:
 * what is sent is text that nobody vouches for. It must outlive the link. */
SMR_MUST_USE smr_status smr_via_open(const char *transport, const char *address, smr_serve_fn serve,
				     void *ctx, smr_coder *coder, smr_via **out);
void smr_via_close(smr_via *v); /* NULL is fine */
/** An smr_runner.via_prepare with an smr_via as its ctx. */
SMR_MUST_USE smr_status smr_via_prepare(void *v, const smr_flow *f, const smr_flow_step *p,
					const smr_env *e);
/** An smr_runner.via with an smr_via as its ctx. Memory is untouched when it fails. */
SMR_MUST_USE smr_status smr_via_run(void *v, const smr_flow *f, const smr_flow_step *p,
				    const smr_env *e, smr_shares *shares);

/** A codelet ready to be sent, and what was in its windows. */
typedef struct smr_parcel smr_parcel;
/** The message, in smr_parcel_message(), has a copy of all windows. @p c as for smr_via_open(). */
SMR_MUST_USE smr_status smr_parcel_pack(smr_coder *c, const smr_flow *f, const smr_flow_step *p,
					const smr_env *e, smr_parcel **out);
/** One that only asks to make ready for these sizes. */
SMR_MUST_USE smr_status smr_parcel_ask(smr_coder *c, const smr_flow *f, const smr_flow_step *p,
				       const smr_env *e, smr_parcel **out);
/** The code that its message names; NULL: none. */
smr_coded *smr_parcel_code(const smr_parcel *p);
const smr_str *smr_parcel_message(const smr_parcel *p);
/** Reads a reply and stores the result, if one was wanted; memory is untouched when it fails. */
SMR_MUST_USE smr_status smr_parcel_store(smr_parcel *p, const void *reply, size_t n);
/** After a failure: whether a node said that it would not do it with this code. Then the same step
 * is packed as text from now on, which the node may take. */
bool smr_parcel_as_text(const smr_parcel *p);
/** After a reply: how it was done, if not as it was asked for; "" else. */
const char *smr_parcel_how(const smr_parcel *p);
void smr_parcel_free(smr_parcel *p); /* NULL is fine */
#endif
