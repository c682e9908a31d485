/** @file Which implementation does a task, with whose code: what the task asks for, as far as the
 * policy lets it. */
#ifndef SMR_CLUSTER_NODE_PLACEMENT_H
#define SMR_CLUSTER_NODE_PLACEMENT_H
#include "cluster/node/policy.h"
#include "net/archive/codelet.h"

typedef struct smr_node_placement {
	smr_node_cache_way way;
	smr_shipped shipped; /* of a task with code */
	smr_arrived arrived;
	smr_code *code;
	const smr_slice *slice; /* NULL: it has none for here; its text is taken */
	const smr_task *task;
	bool asked;                    /* for WebAssembly */
	char how[SMR_MESSAGE_HOW + 1]; /* not as it was asked for; "": as it was */
} smr_node_placement;

/** Reads what the archive says and holds it against the task. */
SMR_MUST_USE smr_status smr_node_placement_open(const smr_task *t, smr_code *code,
						smr_node_placement *out);
/** After smr_node_placement_open(): the code of the archive, or WebAssembly. */
SMR_MUST_USE smr_status smr_node_placement_of_code(const smr_agent_options *o,
						   const smr_node_cache *f,
						   smr_node_placement *out);
/** The implementation that the task names, or WebAssembly. */
SMR_MUST_USE smr_status smr_node_placement_of_text(const smr_agent_options *o, const smr_task *t,
						   smr_node_cache *f, smr_node_placement *out);
#endif
