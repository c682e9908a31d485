/** @file One fold being written, between nest_fold.c, nest_fold_loops.c and nest_fold_lanes.c. */
#ifndef SMR_BACK_CPU_NEST_FOLD_H
#define SMR_BACK_CPU_NEST_FOLD_H
#include "back/cpu/nest_emit.h"

typedef struct nest_fold_job {
	nest_emit *m;
	nest_frame *f;
	nest_frame *const
		*beside; /* folds of one point over the same loops, as f; each has a row */
	int nbeside;
	/* lanes along the fold: accumulators per vector, a row for each point */
	int term_acc[NEST_MAX_INST][8];
	int unroll, lanes, vloop; /* lanes 0: not along the fold */
	int order[SMR_MAX_LOOPS], n;
	bool out[SMR_MAX_LOOPS]; /* written out, by position */
	int diag;                /* position of the loop on the diagonal, -1 */
	bool fetched;
	int tail; /* 0: whole vectors, unrolled; 1: single vectors; 2: single elements */
} nest_fold_job;

/** Whose a row is. */
nest_frame *nest_fold_row(const nest_fold_job *j, int row, int *point);
/** Order of the fold's loops, and which of them are written out. */
void nest_fold_plan(nest_fold_job *j);
/** The loops from position @p p on. */
void nest_fold_loops(nest_fold_job *j, int p, nest_inst *now);
/** All of it, lanes along one of its loops. */
void nest_fold_lanes(nest_fold_job *j, const nest_val *init);
/** A step's value, of what the accumulators are now. */
nest_val nest_step(nest_emit *m, const smr_expr *step);
/** Each lane's sum along its own row (nest_fold_turns()), for all points of @p f. */
void nest_fold_turn(nest_emit *m, const nest_frame *f, const nest_val *init);
/** The fold's operator on two values. */
nest_val nest_combine(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b);
#endif
