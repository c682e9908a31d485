/** @file Tiled chains of tensor ops (tile and fuse). Each op of a chain is the only reader of the
 * op before. The chain is computed slab by slab along its axes, so that intermediate results are
 * never in memory as a whole. Attention is an example: a product, a softmax of rows, a product.
 *
 * An axis is a dimension of the last result that is independent in all ops: for an element of it,
 * an op reads only that element of the op before. Each op of the chain has the numbers `slab`,
 * `axes`, `axis` and `steps`, all but the last one `handed`. Code that ignores them computes the
 * same op by op. */
#ifndef SMR_PASS_LOWER_TILE_CHAIN_H
#define SMR_PASS_LOWER_TILE_CHAIN_H
#include "ir/graph/graph.h"

enum { SMR_TILE_CHAIN_OPS = 8, SMR_TILE_CHAIN_AXES = 4, SMR_TILE_CHAIN_INS = 32 };

typedef struct smr_tile_chain_op {
	smr_node *v;
	uint32_t from; /* operand that is the previous op's result; UINT32_MAX: first op */
	uint32_t dim[SMR_TILE_CHAIN_AXES]; /* by axis: the dimension of the result */
	int64_t step[SMR_TILE_CHAIN_INS][SMR_TILE_CHAIN_AXES]; /* bytes, by operand */
} smr_tile_chain_op;

typedef struct smr_tile_chain_chain {
	uint32_t n, naxes;
	smr_tile_chain_op ops[SMR_TILE_CHAIN_OPS]; /* in flow order */
	int64_t length[SMR_TILE_CHAIN_AXES];       /* outermost first */
} smr_tile_chain_chain;

/** Finds the axes of a chain whose n, v and from are set; SMR_EUNSUPPORTED if there are none. */
SMR_MUST_USE smr_status smr_tile_chain_axes(smr_tile_chain_chain *c);
/** Returns whether the result of @p v is an intermediate one, computed by slabs for its reader. */
bool smr_tile_chain_is_handed(const smr_node *v);
/** Makes the flow over memory of one slab, with @p size elements of each axis, of an op with these
 * attributes. Bases are those of smr_lower_op(), moved by `steps`; intermediate results are dense.
 * One more base may follow: the i64 index of the slab's first element along each axis. */
SMR_MUST_USE smr_status smr_lower_slab(const smr_node *v, const int64_t *size, smr_graph **out);
/** Computes the sizes of a slab of the result of @p v. */
void smr_tile_chain_dims(const smr_node *v, const int64_t *size, int64_t dims[SMR_MAX_RANK]);
#endif
