/** @file Isolates the code of other users in worker processes (base/jail/jail.h), one signer each.
 *
 * The node keeps the trust store and the archives, decides at each call what the signer may do, and
 * sends request and verdict to a worker; it checks a worker's requests like untrusted ones. This
 * process reads nothing of a request beyond its signatures. */
#ifndef SMR_CLUSTER_NODE_ISOLATION_H
#define SMR_CLUSTER_NODE_ISOLATION_H
#include "base/jail/jail.h"
#include "cluster/node/agent.h"

typedef struct smr_isolation smr_isolation;

/** Options. Members that are 0 have the default. */
typedef struct smr_isolation_options {
	smr_node_target target;
	smr_trust *trust;
	uint32_t threads;  /* maximum for a codelet; 0: the number of processors */
	size_t workers;    /* maximum of processes */
	double limit_s;    /* of a call without a prediction; 60 */
	double compile_s;  /* added where code is compiled first; 20 */
	const char *exe;   /* the program of the zygote; NULL: this one */
	int share_fd;      /* a memfd on which shipped functions work ... */
	size_t share_size; /* ... of this size; 0: none */
} smr_isolation_options;

/** SMR_EUNSUPPORTED, with the reason: workers cannot be confined here. @p o->trust must outlive
 * it. */
SMR_MUST_USE smr_status smr_isolation_open(const smr_isolation_options *o, smr_isolation **out);
/** Ends the compilation of received archives: the node closes. NULL is allowed. */
void smr_isolation_stop(smr_isolation *h);
/** Ends running calls. NULL is allowed. */
void smr_isolation_close(smr_isolation *h);
/** Returns the store of archives, which workers compile. It belongs to @p h. */
smr_codes *smr_isolation_codes(smr_isolation *h);
const char *smr_isolation_means(const smr_isolation *h); /* "seccomp landlock7 limits" */
/** Returns the workers' use so far. */
void smr_isolation_count(smr_isolation *h, smr_jail_use *out);
/** Logs it, if there is any. */
void smr_isolation_tell(smr_isolation *h);

/** Implements smr_serve_fn with an smr_isolation as its ctx (smr_caller_now is the caller).
 * SMR_EFAULT, with the reason: the request ended a worker; otherwise as smr_agent_serve(). */
smr_status smr_isolation_serve(void *hold, const void *request, size_t n, smr_str *reply);
/** Implements smr_code_run_fn with an smr_isolation as its ctx. */
smr_status smr_isolation_run(void *hold, smr_code *c, const smr_code_place *place, void *call,
			     const smr_code_turn *t);
#endif
