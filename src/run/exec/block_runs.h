/** @file Number of runs of each flow of a program. */
#ifndef SMR_RUN_EXEC_BLOCK_RUNS_H
#define SMR_RUN_EXEC_BLOCK_RUNS_H
#include "ir/module/module.h"

typedef struct smr_block_runs {
	double *of;       /* by block number */
	unsigned unknown; /* loops and branches whose counts depend on data */
	uint32_t line;    /* of the first of them; 0: none */
} smr_block_runs;

/** Walks @p m with the numbers that control loops and without tensors. A loop of unknown length
 * runs @p turns times, the branches of an unknown condition run equally often. */
SMR_MUST_USE smr_status smr_block_runs_count(const smr_module *m, double turns,
					     smr_block_runs *out);
void smr_block_runs_free(smr_block_runs *r);
#endif
