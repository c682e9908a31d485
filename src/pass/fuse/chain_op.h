/** @file One op of a tiled chain (internal to pass/). */
#ifndef SMR_PASS_FUSE_CHAIN_OP_H
#define SMR_PASS_FUSE_CHAIN_OP_H
#include "pass/lower/tile_chain.h"

/** Makes one op of a chain that is an attention, in the place of its last op; *@p out NULL: it is
 * none. The other ops lose their reader. */
SMR_MUST_USE smr_status fuse_chain_op(smr_graph *g, const smr_tile_chain_chain *c, smr_node **out);
#endif
