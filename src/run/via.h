/** @file Running codelets on another node: the contract and the windows go out, what was stored
 * comes back. */
#ifndef SMR_RUN_VIA_H
#define SMR_RUN_VIA_H
#include "net/net.h"
#include "run/run.h"

typedef struct smr_via smr_via;

/** @p serve: for transports inside the process, the node's. */
SMR_MUST_USE smr_status smr_via_open(const char *transport, const char *address, smr_serve_fn serve,
				     void *ctx, smr_via **out);
void smr_via_close(smr_via *v); /* NULL is fine */
/** An smr_runner.via_prepare with an smr_via as its ctx. */
SMR_MUST_USE smr_status smr_via_prepare(void *v, const smr_flow *f, const smr_codelet *c,
					const smr_env *e, const smr_impl *impl);
/** An smr_runner.via with an smr_via as its ctx. Memory is untouched when it fails. */
SMR_MUST_USE smr_status smr_via_run(void *v, const smr_flow *f, const smr_codelet *c,
				    const smr_env *e, const smr_impl *impl);
#endif
