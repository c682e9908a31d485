/** @file The node: runs codelets that arrive as messages, in memory of its own. */
#ifndef SMR_CLUSTER_NODE_AGENT_H
#define SMR_CLUSTER_NODE_AGENT_H
#include "back/back.h"
#include "base/str.h"
#include "net/archive/code.h"
#include "net/message.h"

typedef struct smr_agent smr_agent;

/** How tasks are done. */
typedef enum smr_node_target {
	SMR_NODE_TRUST,  /* natively if their signer may ship code, else in a sandbox */
	SMR_NODE_NATIVE, /* natively, whoever signed or not */
	SMR_NODE_WASM    /* in a sandbox all of them */
} smr_node_target;

/** How a node does what somebody signed, or nobody. */
typedef struct smr_ruling {
	bool sandboxed;
	char why[SMR_MESSAGE_HOW - 20]; /* of the sandbox */
} smr_ruling;

typedef struct smr_agent_options {
	smr_node_target target;
	smr_trust *trust;        /* NULL: everyone is trusted, as in one's own process */
	const smr_ruling *given; /* NULL, or of each task, by who has the trust store */
	smr_codes *codes;        /* where archives of codelets are kept; NULL: none are taken */
} smr_agent_options;

/** "trust", "native" or "wasm"; false: another word. */
bool smr_node_target_of(const char *word, smr_node_target *out);
/** @p l, @p w and what @p o names stay the caller's and must outlive the agent; @p w and @p o may
 * be NULL. */
SMR_MUST_USE smr_status smr_agent_open(const smr_library *l, const smr_workers *w,
				       const smr_agent_options *o, smr_agent **out);
/** Gives an agent that was opened without workers some; they must outlive it. */
void smr_agent_hire(smr_agent *a, const smr_workers *w);
void smr_agent_close(smr_agent *a); /* NULL is fine */
/** An smr_serve_fn with an smr_agent as its ctx. What is wrong with a request is told in the reply;
 * fails only when there is no memory for one. Safe from several threads. */
smr_status smr_agent_serve(void *agent, const void *request, size_t n, smr_str *reply);

/** Whether a codelet stays within its windows at these sizes: extents in [1, 2^31), every index it
 * can form inside its window's dimensions. What lifting makes always does; a message may be
 * anything. */
SMR_MUST_USE smr_status smr_bounds_check(const smr_codelet *c, const int64_t *sym);
/** The same of indices that are looked up, in the memory that was sent: it must be there already.
 */
SMR_MUST_USE smr_status smr_bounds_indices(const smr_codelet *c, const smr_env *e);
#endif
