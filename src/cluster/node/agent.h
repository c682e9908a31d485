/** @file The agent of a node: runs codelets that arrive as messages, in its own memory. */
#ifndef SMR_CLUSTER_NODE_AGENT_H
#define SMR_CLUSTER_NODE_AGENT_H
#include "back/back.h"
#include "base/str.h"
#include "net/archive/code.h"
#include "net/message.h"

typedef struct smr_agent smr_agent;

/** Execution of tasks. */
typedef enum smr_node_target {
	SMR_NODE_TRUST,  /* natively if their signer may ship code, else in a sandbox */
	SMR_NODE_NATIVE, /* natively, with any signer or none */
	SMR_NODE_WASM    /* all in a sandbox */
} smr_node_target;

/** The way in which a node runs a task of a certain signer, or of none. */
typedef struct smr_ruling {
	bool sandboxed;
	char why[SMR_MESSAGE_HOW - 20]; /* reason for the sandbox */
} smr_ruling;

typedef struct smr_agent_options {
	smr_node_target target;
	smr_trust *trust;        /* NULL: trusts all signers, as within one process */
	const smr_ruling *given; /* NULL, or each task's, by the process with the trust store */
	smr_codes *codes;        /* store of codelets' archives; NULL: none are accepted */
	const smr_impl *device;  /* it runs all codelets that it accepts; NULL: none */
	double limit_s;          /* most that it is predicted to take for one; 0: 60 */
} smr_agent_options;

/** Parses "trust", "native" or "wasm"; false: another word. */
bool smr_node_target_of(const char *word, smr_node_target *out);
/** @p l, @p w and what @p o refers to stay the caller's and must outlive the agent; @p w and @p o
 * may be NULL. */
SMR_MUST_USE smr_status smr_agent_open(const smr_library *l, const smr_workers *w,
				       const smr_agent_options *o, smr_agent **out);
/** Adds workers to an agent that was opened without; they must outlive it. */
void smr_agent_hire(smr_agent *a, const smr_workers *w);
void smr_agent_close(smr_agent *a); /* NULL is allowed */
/** Implements smr_serve_fn with an smr_agent as its ctx. The reply reports faults of a request;
 * fails only without memory for a reply. Thread-safe. */
smr_status smr_agent_serve(void *agent, const void *request, size_t n, smr_str *reply);

/** Writes a reply in place of what @p reply has. */
SMR_MUST_USE smr_status smr_node_write_done(const smr_done *d, smr_str *reply);

/** Checks that a codelet stays within its windows at these sizes: extents in [1, 2^31), every
 * possible index inside its window's dimensions. Lifted codelets always do; a message may contain
 * anything. */
SMR_MUST_USE smr_status smr_bounds_check(const smr_codelet *c, const int64_t *sym);
/** The same for indices that are looked up in the sent memory, which must be in place. */
SMR_MUST_USE smr_status smr_bounds_indices(const smr_codelet *c, const smr_env *e);
#endif
