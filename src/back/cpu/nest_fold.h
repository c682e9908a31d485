/** @file One fold being written, between nest_fold.c, nest_fold_loops.c and nest_fold_lanes.c. */
#ifndef SMR_BACK_CPU_NEST_FOLD_H
#define SMR_BACK_CPU_NEST_FOLD_H
#include "back/cpu/nest_emit.h"

/** What some elements come to; `lost` in compensated sums alone. */
typedef struct nest_part {
	nest_val v, lost;
} nest_part;

typedef struct nest_fold_job {
	nest_emit *m;
	nest_frame *f;
	nest_frame *const
		*beside; /* folds of one point over the same loops, as f; each has a row */
	int nbeside;
	/* lanes along the fold: accumulators per vector, a row for each point */
	int term_acc[NEST_MAX_INST][8][2]; /* ... and of what they lost */
	int unroll, lanes, vloop;          /* lanes 0: not along the fold */
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
/** The fold's operator on two values; it is no compensated sum. */
nest_val nest_combine(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b);
/** What two parts come to together. */
nest_part nest_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b);

/* Compensated sums (nest_fold_sum.c). */
nest_part nest_sum_join(nest_emit *m, nest_part a, nest_part b);
nest_part nest_sum_add(nest_emit *m, nest_part a, nest_val term);
nest_val nest_sum_value(nest_emit *m, nest_part a);
/** A part that has lost nothing. */
nest_part nest_part_of(nest_val v);
/** Accumulators of a fold of one: the first, and for a compensated sum the second. */
nest_part nest_part_get(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec);
void nest_part_put(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec, nest_part p);
#endif
