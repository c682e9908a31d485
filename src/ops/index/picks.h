/** @file Slices of an operand at places given by a tensor of indices: the common part of gather and
 * scatter (internal to ops/). */
#ifndef SMR_OPS_INDEX_PICKS_H
#define SMR_OPS_INDEX_PICKS_H
#include "ops/build.h"

/** Which dimension goes with which; -1: none. "Slices" is gather's result, scatter's updates. */
typedef struct smr_picks {
	uint32_t rank, index_rank, slices_rank;
	int64_t dims[SMR_MAX_RANK], index_dims[SMR_MAX_RANK]; /* of the operand, of the indices */
	int within[SMR_MAX_RANK]; /* operand dimension: that of the slices along it */
	int part[SMR_MAX_RANK];   /* operand dimension: part of an index that says its place */
	int batch[SMR_MAX_RANK];  /* operand dimension: that of the indices it goes with */
	int along[SMR_MAX_RANK];  /* dimension of the indices: that of the slices along it */
	int parts;                /* dimension of the indices that holds the parts of one */
} smr_picks;

/** Of operand 0 and the indices, operand number @p indices: all numbers but `sizes` are checked,
 * and say how many dimensions the slices have. */
SMR_MUST_USE smr_status smr_ops_picks(const smr_node *v, uint32_t indices, smr_picks *out);
#endif
