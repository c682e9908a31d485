/** @file The steps of a compiled body (internal to ops). */
#ifndef SMR_OPS_BODY_H
#define SMR_OPS_BODY_H
#include "ir/graph/graph.h"

typedef struct smr_body_step {
	const smr_expr *from;
	smr_op op; /* SMR_OP_COUNT: a constant or a parameter */
	smr_dtype type, types[3];
	uint32_t args[3], nargs, param; /* param: UINT32_MAX: none */
	uint64_t bits;
} smr_body_step;

struct smr_body_code {
	smr_body_step *steps;
	uint64_t *values; /* [n]: of one evaluation */
	uint32_t n, cap, nresults;
	uint32_t *results;
};
#endif
