/** @file Decides whether a node runs a task natively, in a sandbox, or not at all. */
#ifndef SMR_CLUSTER_NODE_POLICY_H
#define SMR_CLUSTER_NODE_POLICY_H
#include "cluster/node/agent.h"
#include "cluster/node/flow_cache.h"
#include "net/message.h"

/** For a task with its text. SMR_EDENIED, with the reason: not at all. */
SMR_MUST_USE smr_status smr_policy_of_text(const smr_agent_options *o, const smr_task *t,
					   smr_node_cache *f, smr_ruling *out);
/** The same for an unparsed text: @p voucher (NULL: none) is checked once for each @p known. */
SMR_MUST_USE smr_status smr_policy_of_signed(const smr_agent_options *o, const void *voucher,
					     const char *text, size_t n, uint32_t fp,
					     smr_vouched *known, smr_ruling *out);
/** For a task whose archive is installed. */
SMR_MUST_USE smr_status smr_policy_of_code(const smr_agent_options *o, const smr_code *c,
					   smr_ruling *out);
#endif
