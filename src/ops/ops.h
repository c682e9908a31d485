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
	/** Checks operands, numbers and body, and gives the types of all results. @p v's own types
	 * are read only where operands do not tell (iota, reshape, broadcast ...). SMR_ETYPE: they
	 * do not fit; the message says in which way. */
	smr_status (*infer)(smr_graph *g, const smr_node *v, smr_type *types);
	/** Result @p k as a nest, whose reads name @p v's operands by number: @p out has one loop
	 * for each dimension of the result already, in order, and stores to them; this adds the
	 * loops of folds, and the value. NULL: there is none. No size is 0. */
	smr_status (*nest)(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out);
	/** All results from all operands, which are dense and share no byte; a fold over no
	 * elements is its start. NULL: the nest says it; where there are both, this is quicker. */
	smr_status (*eval)(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs);
	/** As eval(), on these threads; the bits are the same. NULL: there is only that. */
	smr_status (*eval_on)(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs,
			      const smr_workers *w);
	/** As eval(), of results that begin as the operands of the same numbers do: result k holds
	 * the elements of operand k already, which may be the same memory. NULL: none does. */
	smr_status (*update)(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs);
	/** How many leading dimensions all operands and results that have any share, whose rows
	 * have nothing to do with each other: eval() may be asked for some rows of them. NULL:
	 * none. */
	uint32_t (*batch)(const smr_node *v);
	/** Operations, about; NULL: as the nest's. */
	double (*flops)(const smr_node *v);
} smr_op_info;

int64_t smr_tensor_count(const smr_tensor *t);
/** NULL: no op over values, or one between devices. */
const smr_op_info *smr_op_find(smr_op op);
/** Checks every op of a flow: what infer() gives must be the types of the node. */
SMR_MUST_USE smr_status smr_ops_check(smr_graph *g);
/** A new op whose types follow from its operands, checked. @p like has everything but the types:
 * op, ins, attrs, body, routine; where types are not told by operands, those too. */
SMR_MUST_USE smr_status smr_ops_make(smr_graph *g, const smr_node *like, uint32_t nresults,
				     smr_node **out);
/** An op in the making, to be given to smr_ops_make(): what @p ins and the attributes point to must
 * last until then. */
typedef struct smr_draft {
	smr_node v;
	smr_attr attrs[SMR_ATTR_COUNT];
} smr_draft;
void smr_draft_begin(smr_draft *d, smr_op op, smr_node *const *ins, uint32_t nins);
/** Once for each key, in any order. */
void smr_draft_set(smr_draft *d, smr_attr_key key, const int64_t *v, uint32_t n);
/** The meaning of result @p k in the arena of @p g, loops, stores and all; SMR_EUNSUPPORTED: it has
 * no nest. Some fold may bind a loop of size 0 only where the result has no elements. */
SMR_MUST_USE smr_status smr_ops_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest **out);
/** Whether the result's elements stand together in operand 0, in their order: a slice of whole
 * rows, told by numbers or by scalars. */
bool smr_op_is_piece(const smr_node *v);
/** Which element of operand 0 is the first of them. @p ins: the operands. */
int64_t smr_op_piece_at(const smr_node *v, const smr_tensor *ins);
#endif
