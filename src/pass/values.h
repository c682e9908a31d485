/** @file Fusing ops over values: a flow's ops become fewer, larger ones (op `fused`). */
#ifndef SMR_PASS_VALUES_H
#define SMR_PASS_VALUES_H
#include "graph/module.h"

/** What became of a flow. */
typedef struct smr_fusion {
	uint32_t before; /* ops of it */
	uint32_t after;  /* ops now, fused ones too */
	uint32_t fused;
} smr_fusion;

/** Puts the computation of a value into the ops that read it, where that saves more than it costs:
 * a value read once need not be stored; a cheap one is computed again by each reader. Every
 * element's arithmetic stays as it was, so results keep their bits. The flow's params and results
 * keep their numbers; its nodes are renumbered, those that nobody needs are gone. Sizes that are no
 * numbers, or 0, are left as they are, and so are flows of more than 100,000 nodes. */
SMR_MUST_USE smr_status smr_fuse_values(smr_graph *g, smr_fusion *out);
/** The same for all flows of a module; counts of all together. */
SMR_MUST_USE smr_status smr_fuse_module(smr_module *m, smr_fusion *out);
#endif
