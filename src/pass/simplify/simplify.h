/** @file Algebraic simplification of programs over values, before fusion. */
#ifndef SMR_PASS_SIMPLIFY_SIMPLIFY_H
#define SMR_PASS_SIMPLIFY_SIMPLIFY_H
#include "ir/module/module.h"

/** Evaluates one op on dense tensors, as smr_ref_op() does: constants are computed by it. */
typedef smr_status smr_evaluate(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs);

/** What became of a flow, or of all flows of a module. */
typedef struct smr_simplified {
	uint32_t before, after; /* ops */
	uint32_t changes;       /* rules that applied */
	uint32_t hoisted;       /* ops that were taken out of loops */
} smr_simplified;

/** Ops that need not be run go: what is known is computed, what changes nothing is left out, what
 * moves elements twice moves them once, or goes into the op that reads them. All elements keep
 * their bits, but for those of NaNs, but for functions of constants, which are what @p eval says,
 * and but for convolutions of spread operands that hold infinities or NaNs (conv.c). The
 * flow's params and results keep their numbers; other nodes are renumbered. */
SMR_MUST_USE smr_status smr_simplify_flow(smr_graph *g, smr_evaluate *eval, smr_simplified *out);
/** All flows, with what is known of variables between them: forks that go one way alone become that
 * way, what is the same in all turns of a loop is computed before it (also where it turns out to
 * make no turn: never more than one turn's work), and what nobody reads is not computed. */
SMR_MUST_USE smr_status smr_simplify_module(smr_module *m, smr_evaluate *eval, smr_simplified *out);
#endif
