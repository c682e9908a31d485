/** @file Chooses the implementation and the code of a task: as requested, if the policy allows
 * it. */
#ifndef SMR_CLUSTER_NODE_PLACEMENT_H
#define SMR_CLUSTER_NODE_PLACEMENT_H
#include "cluster/node/policy.h"
#include "net/archive/codelet.h"

typedef struct smr_node_placement {
	smr_node_cache_way way;
	smr_shipped shipped; /* of a task with code */
	smr_arrived arrived;
	smr_code *code;
	const smr_slice *slice; /* NULL: it has none for this machine; the text is used */
	const smr_task *task;
	bool asked;                    /* WebAssembly was requested */
	char how[SMR_MESSAGE_HOW + 1]; /* how it differs from the request; "": it does not */
} smr_node_placement;

/** Reads the archive's description and compares it with the task. */
SMR_MUST_USE smr_status smr_node_placement_open(const smr_task *t, smr_code *code,
						smr_node_placement *out);
/** After smr_node_placement_open(): the archive's code, or WebAssembly. */
SMR_MUST_USE smr_status smr_node_placement_of_code(const smr_agent_options *o,
						   const smr_node_cache *f,
						   smr_node_placement *out);
/** Chooses the implementation that the task names, or WebAssembly. */
SMR_MUST_USE smr_status smr_node_placement_of_text(const smr_agent_options *o, const smr_task *t,
						   smr_node_cache *f, smr_node_placement *out);
/** After one of these, which have decided on the signer's rights: the node's device in their place,
 * if it takes the codelet. Its code is made here from the text that was checked, so no code of the
 * sender runs. */
void smr_node_placement_on_device(const smr_agent_options *o, const smr_codelet *c,
				  const smr_env *e, smr_node_placement *out);
#endif
