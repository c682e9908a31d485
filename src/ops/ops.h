/** @file Ops over values: shape rules, semantics, cost (internal).
 *
 * Each op is one smr_op_info, listed in list.c. The semantics of most is a nest, which gives one
 * value per element of the result. The others (sorting, factorizations, ordered stores) have a
 * reference evaluator. Both are the reference for all other implementations. Sizes are numbers
 * here: the caller substitutes symbols first. */
#ifndef SMR_OPS_OPS_H
#define SMR_OPS_OPS_H
#include "base/thread/workers.h"
#include "ir/graph/graph.h"

typedef struct smr_op_info {
	smr_op op;
	/** Checks operands, attributes and body, and infers the types of all results. Reads @p v's
	 * own types only if operands do not determine them (iota, reshape, broadcast ...).
	 * SMR_ETYPE: they do not fit; the message has the reason. */
	smr_status (*infer)(smr_graph *g, const smr_node *v, smr_type *types);
	/** Builds result @p k as a nest, whose reads refer to @p v's operands by number. @p out
	 * already has one loop for each dimension of the result, in order, and stores to them; this
	 * function adds the loops of folds, and the value. NULL: there is no nest. No size is 0. */
	smr_status (*nest)(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out);
	/** Computes all results from all operands, which are dense and do not overlap; a fold over
	 * no elements is its start value. NULL: evaluate the nest; if there are both, this is
	 * faster. */
	smr_status (*eval)(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs);
	/** Like eval(), on these threads, with the same bits. NULL: only eval() exists. */
	smr_status (*eval_on)(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			      const smr_workers *w);
	/** Like eval(), for results that start as copies of the operands of the same numbers:
	 * result k already holds the elements of operand k, and may share its memory. NULL: there
	 * are none. */
	smr_status (*update)(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs);
	/** Prepares eval() for many calls, one at a time: run() does the same with what this made,
	 * which is freed by smr_free(). NULL: there is nothing to prepare. */
	smr_status (*prepare)(const smr_node *v, void **out);
	smr_status (*run)(void *prepared, const smr_node *v, const smr_tensor *ins,
			  const smr_tensor *outs);
	/** Returns how many leading dimensions all operands and results of rank > 0 share as
	 * independent batch dimensions: eval() may be called for some of their rows. NULL: none. */
	uint32_t (*batch)(const smr_node *v);
	/** Estimates the operations; NULL: those of the nest. */
	double (*flops)(const smr_node *v);
} smr_op_info;

int64_t smr_tensor_count(const smr_tensor *t);
/** Finds the op; NULL: it is no op over values, or a collective. */
const smr_op_info *smr_op_find(smr_op op);
/** Checks every op of a flow: infer() must give the types of the node. */
SMR_MUST_USE smr_status smr_ops_check(smr_graph *g);
/** Makes and checks an op whose types follow from its operands. @p like has all but the types: op,
 * ins, attrs, body, routine; also the types, if operands do not determine them. */
SMR_MUST_USE smr_status smr_ops_make(smr_graph *g, const smr_node *like, uint32_t nresults,
				     smr_node **out);
/** A draft of an op for smr_ops_make(). The operands @p ins and the attributes must outlive that
 * call. */
typedef struct smr_draft {
	smr_node v;
	smr_attr attrs[SMR_ATTR_COUNT];
} smr_draft;
void smr_draft_begin(smr_draft *d, smr_op op, smr_node *const *ins, uint32_t nins);
/** Sets an attribute; call it once for each key, in any order. */
void smr_draft_set(smr_draft *d, smr_attr_key key, const int64_t *v, uint32_t n);
/** Builds the nest of result @p k in the arena of @p g, with loops and stores; SMR_EUNSUPPORTED: it
 * has no nest. A fold may bind a loop of size 0 only if the result has no elements. */
SMR_MUST_USE smr_status smr_ops_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest **out);
/** Returns whether the result is contiguous in operand 0: a slice of whole rows, at a constant or
 * scalar start. */
bool smr_op_is_piece(const smr_node *v);
/** Returns the number of the first of these elements in operand 0. @p ins: the operands. */
int64_t smr_op_piece_at(const smr_node *v, const smr_tensor *ins);
#endif
