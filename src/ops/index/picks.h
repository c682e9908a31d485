/** @file Slices of an operand at start indices from a tensor: the common part of gather and scatter
 * (internal to ops/). */
#ifndef SMR_OPS_INDEX_PICKS_H
#define SMR_OPS_INDEX_PICKS_H
#include "ops/build.h"

/** Correspondence of dimensions; -1: none. "Slices" is gather's result, scatter's updates. */
typedef struct smr_picks {
	uint32_t rank, index_rank, slices_rank;
	int64_t dims[SMR_MAX_RANK], index_dims[SMR_MAX_RANK]; /* of the operand, of the indices */
	int within[SMR_MAX_RANK]; /* operand dimension: its dimension of the slices */
	int part[SMR_MAX_RANK];   /* operand dimension: the component of an index for it */
	int batch[SMR_MAX_RANK];  /* operand dimension: its batch dimension of the indices */
	int along[SMR_MAX_RANK];  /* dimension of the indices: its dimension of the slices */
	int parts;                /* dimension of the indices that holds an index's components */
} smr_picks;

/** Reads the attributes for operand 0 and the indices, operand number @p indices. Checks all but
 * `sizes`, and computes how many dimensions the slices have. */
SMR_MUST_USE smr_status smr_ops_picks(const smr_node *v, uint32_t indices, smr_picks *out);
#endif
