/** @file Algebraic simplification of programs over values, before fusion. */
#ifndef SMR_PASS_SIMPLIFY_SIMPLIFY_H
#define SMR_PASS_SIMPLIFY_SIMPLIFY_H
#include "ir/module/module.h"

/** Evaluates one op on dense tensors, as smr_ref_op(); used for constant folding. */
typedef smr_status smr_evaluate(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs);

/** Statistics of the simplification of a flow or module. */
typedef struct smr_simplified {
	uint32_t before, after; /* ops */
	uint32_t changes;       /* number of applied rules */
	uint32_t hoisted;       /* ops moved out of loops */
} smr_simplified;

/** Simplifies a flow: folds constants, removes identities, merges moves of elements, and folds them
 * into their readers. All elements keep their bits, except those of NaNs, of functions of
 * constants, which are as @p eval computes them, and of convolutions of dilated operands with
 * infinities or NaNs (conv.c). Params and results keep their numbers; other nodes are
 * renumbered. */
SMR_MUST_USE smr_status smr_simplify_flow(smr_graph *g, smr_evaluate *eval, smr_simplified *out);
/** Simplifies all flows, with constant propagation through variables: resolves branches on
 * constants, moves loop-invariant ops before loops (also if a loop turns out not to run: at most
 * the work of one iteration), and removes dead code. */
SMR_MUST_USE smr_status smr_simplify_module(smr_module *m, smr_evaluate *eval, smr_simplified *out);
#endif
