/** @file How a node does a task: natively, in a sandbox, or not at all. */
#ifndef SMR_NODE_POLICY_H
#define SMR_NODE_POLICY_H
#include "net/message.h"
#include "node/agent.h"
#include "node/kept.h"

/** What was decided, and what it is based on. */
typedef struct smr_policy {
	bool sandboxed;
	char why[SMR_MESSAGE_HOW - 20]; /* of the sandbox */
} smr_policy;

/** Of a task whose text came with it. SMR_EDENIED, with the reason: neither nor. */
SMR_MUST_USE smr_status smr_policy_of_text(const smr_agent_options *o, const smr_task *t,
					   smr_kept *f, smr_policy *out);
/** Of a task whose archive is installed. */
SMR_MUST_USE smr_status smr_policy_of_code(const smr_agent_options *o, const smr_code *c,
					   smr_policy *out);
#endif
