/** @file Where a node holds code of others: in worker processes (base/jail/jail.h), one signer
 * each.
 *
 * The node keeps the trust store and the archives, decides at each call who may do what, and hands
 * request and verdict to a worker; what a worker asks is checked as a stranger's. Nothing of a
 * request is read here beyond who signed what. */
#ifndef SMR_CLUSTER_NODE_ISOLATION_H
#define SMR_CLUSTER_NODE_ISOLATION_H
#include "base/jail/jail.h"
#include "cluster/node/agent.h"

typedef struct smr_isolation smr_isolation;

/** Members that are 0 take the default. */
typedef struct smr_isolation_options {
	smr_node_target target;
	smr_trust *trust;
	uint32_t threads;  /* that a codelet may take; 0: as many as there are processors */
	size_t workers;    /* processes at most */
	double limit_s;    /* of a call of which nothing is predicted; 60 */
	double compile_s;  /* more, where something is compiled first; 20 */
	const char *exe;   /* the program that is the zygote; NULL: this one */
	int share_fd;      /* a file in memory that shipped functions work on ... */
	size_t share_size; /* ... of so many bytes; 0: none */
} smr_isolation_options;

/** SMR_EUNSUPPORTED: workers cannot be confined here, and why. @p o->trust must outlive it. */
SMR_MUST_USE smr_status smr_isolation_open(const smr_isolation_options *o, smr_isolation **out);
/** Ends what is compiled for archives that came: the node closes. NULL is fine. */
void smr_isolation_stop(smr_isolation *h);
/** Ends what runs. NULL is fine. */
void smr_isolation_close(smr_isolation *h);
/** The archives; what installs one has it compiled by a worker. The hold's. */
smr_codes *smr_isolation_codes(smr_isolation *h);
const char *smr_isolation_means(const smr_isolation *h); /* "seccomp landlock7 limits" */
/** What the workers have used so far. */
void smr_isolation_count(smr_isolation *h, smr_jail_use *out);
/** Says so in the log, if they have done anything. */
void smr_isolation_tell(smr_isolation *h);

/** An smr_serve_fn with an smr_isolation as its ctx (smr_caller_now says for whom). SMR_EFAULT: a
 * worker ended with it, and how; else as smr_agent_serve(). */
smr_status smr_isolation_serve(void *hold, const void *request, size_t n, smr_str *reply);
/** An smr_code_run_fn with an smr_isolation as its ctx. */
smr_status smr_isolation_run(void *hold, smr_code *c, const smr_code_place *place, void *call,
			     const smr_code_turn *t);
#endif
