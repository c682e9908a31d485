/** @file A fold being generated, shared by fold.c, fold_loops.c and fold_lanes.c. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_FOLD_H
#define SMR_BACK_CPU_CODEGEN_EMIT_FOLD_H
#include "back/cpu/codegen/emit/emit.h"
#include "ir/graph/range.h"

/** Partial value of a fold. `lost` in folds with two accumulators: lost bits of a compensated sum,
 * or the lanes of an extreme with a NaN. */
typedef struct nest_part {
	nest_val v, lost;
} nest_part;

typedef struct nest_fold_job {
	nest_emit *m;
	nest_frame *f;
	nest_frame *const *beside; /* folds of one point over the same loops as f; each has a row */
	int nbeside;
	/* lanes along the fold: accumulators for each vector, a row for each point */
	int term_acc[NEST_MAX_INST][8][2]; /* ... and of lost bits */
	int unroll, lanes, vloop;          /* lanes 0: not along the fold */
	int order[SMR_MAX_LOOPS], n;
	bool out[SMR_MAX_LOOPS]; /* unrolled, by position */
	int diag;                /* position of the diagonal loop, -1 */
	int team;                /* loop that is divided among the threads of a team, -1 */
	int turn; /* position of a loop with as many unrolled iterations as lanes, or some of a
		   * range's; -1 */
	bool fetched;
	bool pairs; /* pairs of whole vectors are the even and the odd ones of their numbers */
	bool keys;  /* ... whose extremes are found as integers: accumulators by row and two
		     vectors */
	int key_acc[NEST_MAX_INST][4][3];
	bool few;      /* the rest behind whole vectors is one masked vector */
	nest_val left; /* ... its mask */
	int tail;      /* 0: whole vectors, unrolled; 1: single vectors; 2: single elements */
} nest_fold_job;

/** Returns the number of rows of accumulators, one for each point or fold. */
int nest_fold_rows(const nest_fold_job *j);
/** Returns the loop of the lanes of a row's fold. */
int nest_fold_loop(const nest_fold_job *j, int row);
/** Whether the current part of it has lanes. */
bool nest_fold_has_lanes(const nest_fold_job *j);
/** Returns the frame and the point of a row. */
nest_frame *nest_fold_row(const nest_fold_job *j, int row, int *point);
/** Chooses the order of the fold's loops, and which of them are unrolled. */
void nest_fold_plan(nest_fold_job *j);
/** Emits the loops from position @p p on. */
void nest_fold_loops(nest_fold_job *j, int p, nest_inst *now);
/** Emits one step of all points, or lanes. */
void nest_fold_step(nest_fold_job *j, const nest_inst *now);
/** Emits all points without lanes, each up to the end of its range. */
void nest_fold_range(nest_fold_job *j, const smr_range *r, const nest_inst *now);
/** Emits the whole fold with lanes along one of its loops. */
void nest_fold_lanes(nest_fold_job *j, const nest_val *init);
/** Returns the value of a step with the current accumulators. */
nest_val nest_step(nest_emit *m, const smr_expr *step);
/** Emits each lane's sum along its own row (nest_fold_turns()), for all points of @p f. */
void nest_fold_turn(nest_emit *m, const nest_frame *f, const nest_val *init);
/** Emits a sum of products with halves of bytes, for a tile of four vectors; false: it is none. */
bool nest_fold_halves(nest_emit *m, nest_frame *f);
/** Applies the fold's operator to two values; not for compensated sums. */
nest_val nest_combine(nest_emit *m, const smr_expr *fold, nest_val a, nest_val b);
/** Combines the parts of a team's threads, in a fixed order; each gets the result (simt/point.c).
 */
nest_part nest_team_join(nest_emit *m, const smr_expr *fold, nest_part part);
/** Changes the start and the step of a loop to those of a thread of the team. */
void nest_team_range(nest_emit *m, char from[28], char step[28]);
/** Combines two parts. */
nest_part nest_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b);

/* Sums in the source's order with expensive terms (fold_order.c): for one point, without a mask. */
bool nest_fold_has_order(const nest_emit *m, const smr_expr *fold);
void nest_fold_order(nest_emit *m, nest_frame *f);
/* Compensated sums (fold_sum.c). */
nest_part nest_sum_join(nest_emit *m, nest_part a, nest_part b);
nest_part nest_sum_add(nest_emit *m, nest_part a, nest_val term);
nest_val nest_sum_value(nest_emit *m, nest_part a);
/* Extremes in the source's order (fold_quick.c). Returns a fold in which NaN propagates and whose
 * value is that of @p fold unless it is NaN or zero; NULL: none. */
const smr_expr *nest_fold_quick(const nest_emit *m, const smr_expr *fold);
/** Emits it. If its value is sure, that becomes the frame's accumulator and control goes to label
 * @p done, otherwise to the code that is emitted next. */
void nest_fold_if_sure(nest_emit *m, const smr_expr *quick, const nest_frame *f, int done);
/* Extremes in vectors of 64 bytes (fold_extreme.c). */
bool nest_fold_is_extreme(const nest_emit *m, const smr_expr *fold, bool vec);
nest_part nest_extreme_of(nest_emit *m, const smr_expr *fold, nest_val v);
nest_part nest_extreme_join(nest_emit *m, const smr_expr *fold, nest_part a, nest_part b);
nest_val nest_extreme_value(nest_emit *m, const smr_expr *fold, nest_part a);
/** Returns the extreme of all lanes, one number. */
nest_val nest_extreme_across(nest_emit *m, const smr_expr *fold, nest_part a);

/* Extremes of bf16 along rows (fold_keys.c): whole vectors of the unrolled loop, which are reduced
 * to one number before the rest starts. */
bool nest_fold_has_keys(const nest_fold_job *j);
void nest_keys_begin(nest_fold_job *j);
void nest_keys_step(nest_fold_job *j, int row);
void nest_keys_end(nest_fold_job *j);

/* Folds with one accumulator, or with two. */
/** Whether accumulators of vectors (@p vec) or numbers are two, and the second one's type. */
bool nest_fold_is_double(const nest_emit *m, const smr_expr *fold, bool vec, smr_dtype *second);
void nest_part_new(nest_emit *m, const smr_expr *fold, int acc[2], bool vec);
/** Makes a part of one element. */
nest_part nest_part_of(nest_emit *m, const smr_expr *fold, nest_val v, bool vec);
/** Adds an element to a part with two accumulators. */
nest_part nest_part_add(nest_emit *m, const smr_expr *fold, nest_part a, nest_val term);
/** ... and returns its value. */
nest_val nest_part_value(nest_emit *m, const smr_expr *fold, nest_part p);
nest_part nest_part_get(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec);
void nest_part_put(nest_emit *m, const smr_expr *fold, const int acc[2], bool vec, nest_part p);
#endif
