/** @file One fold being written, between fold.c, fold_loops.c and fold_lanes.c. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_FOLD_H
#define SMR_BACK_CPU_CODEGEN_EMIT_FOLD_H
#include "back/cpu/codegen/emit/emit.h"
#include "ir/graph/range.h"

/** What some elements come to; `lost` in folds of two accumulators: what a compensated sum lost, or
 * which lanes of an extreme have seen a NaN. */
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
	int turn; /* position of the loop of which as many iterations are written out as there are
		   * lanes, or some of a range's; -1 */
	bool fetched;
	bool pairs; /* each two whole vectors are the even and the odd ones of their numbers */
	bool keys;  /* ... whose extremes are found as integers: accumulators by row and two vectors
		     */
	int key_acc[NEST_MAX_INST][4][3];
	bool few;      /* what is left behind whole vectors is one more, of some lanes */
	nest_val left; /* ... which ones */
	int tail;      /* 0: whole vectors, unrolled; 1: single vectors; 2: single elements */
} nest_fold_job;

/** Rows of accumulators: points, or folds. */
int nest_fold_rows(const nest_fold_job *j);
/** The loop that the lanes of a row's fold run along. */
int nest_fold_loop(const nest_fold_job *j, int row);
/** Whether the part of it that is being written has lanes. */
bool nest_fold_has_lanes(const nest_fold_job *j);
/** Whose a row is. */
nest_frame *nest_fold_row(const nest_fold_job *j, int row, int *point);
/** Order of the fold's loops, and which of them are written out. */
void nest_fold_plan(nest_fold_job *j);
/** The loops from position @p p on. */
void nest_fold_loops(nest_fold_job *j, int p, nest_inst *now);
/** One step of all points, or lanes. */
void nest_fold_step(nest_fold_job *j, const nest_inst *now);
/** All points, each to the end of its range; without lanes. */
void nest_fold_range(nest_fold_job *j, const smr_range *r, const nest_inst *now);
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

/* Sums in the source's order whose terms are work (fold_order.c): of one point, without a
 * mask.
 */
bool nest_fold_has_order(const nest_emit *m, const smr_expr *fold);
void nest_fold_order(nest_emit *m, nest_frame *f);
/* Compensated sums (fold_sum.c). */
nest_part nest_sum_join(nest_emit *m, nest_part a, nest_part b);
nest_part nest_sum_add(nest_emit *m, nest_part a, nest_val term);
nest_val nest_sum_value(nest_emit *m, nest_part a);
/* Extremes in the source's order (fold_quick.c). The fold with NaNs that win, whose value is
 * that of @p fold unless it is a NaN or a zero; NULL: there is none. */
const smr_expr *nest_fold_quick(const nest_emit *m, const smr_expr *fold);
/** Computes it, and goes to label @p done with its value in the frame's accumulator if that is
 * sure; what is written next runs else, and goes there too. */
void nest_fold_if_sure(nest_emit *m, const smr_expr *quick, const nest_frame *f, int done);
/* Extremes, in vectors of 64 bytes (fold_extreme.c). */
bool nest_fold_is_extreme(const nest_emit *m, const smr_expr *fold, bool vec);
nest_part nest_extreme_of(nest_emit *m, const smr_expr *fold, nest_val v);
nest_part nest_extreme_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b);
nest_val nest_extreme_value(nest_emit *m, const smr_expr *fold, nest_part a);
/** The extreme of all lanes, one number. */
nest_val nest_extreme_across(nest_emit *m, const smr_expr *fold, nest_part a);

/* Extremes of bf16 along rows (fold_keys.c): whole vectors of the unrolled loop, which come to
 * a number before the rest begins. */
bool nest_fold_has_keys(const nest_fold_job *j);
void nest_keys_begin(nest_fold_job *j);
void nest_keys_step(nest_fold_job *j, int row);
void nest_keys_end(nest_fold_job *j);

/* Folds of one accumulator, or of two. */
/** Whether vectors (@p vec) or numbers of it are two, and the second one's type. */
bool nest_fold_is_double(const nest_emit *m, const smr_expr *fold, bool vec, smr_dtype *second);
void nest_part_new(nest_emit *m, const smr_expr *fold, int acc[2], bool vec);
/** A part that is one element. */
nest_part nest_part_of(nest_emit *m, const smr_expr *fold, nest_val v, bool vec);
/** With one more element, in accumulators that are two. */
nest_part nest_part_add(nest_emit *m, const smr_expr *fold, nest_part a, nest_val term);
/** ... and what it comes to. */
nest_val nest_part_value(nest_emit *m, const smr_expr *fold, nest_part p);
nest_part nest_part_get(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec);
void nest_part_put(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec, nest_part p);
#endif
