/** @file How long a nest's generated code computes, while it is counted: what parts take
 * (count_price.c), how often each is computed (count.c), what waits for each other in
 * folds and scans (count_fold.c). Cycles are of one core whose operands are in its first
 * cache. */
#ifndef SMR_BACK_CPU_CODEGEN_PLAN_COUNT_INTERNAL_H
#define SMR_BACK_CPU_CODEGEN_PLAN_COUNT_INTERNAL_H
#include "back/cpu/codegen/plan/count.h"

enum { NEST_COUNT_LOOPS = 2 * SMR_MAX_LOOPS };

typedef struct nest_counting {
	const nest_plan *p;
	const nest_stage *s;
	int nloops, loops[NEST_COUNT_LOOPS]; /* around, from outside */
	int vloop, width;
	double tail; /* vectors' steps that one takes which fills none; 0: a mask serves the rest */
	const smr_expr *fold; /* around; NULL: none */
	double cycles, waits; /* of the stage: computing, and what waits for the step before */
	smr_work *to;         /* gets dear operators */
	uint64_t *seen;       /* parts, by what they are */
	int nseen;
} nest_counting;

/** Times that the loop around is gone through, by lanes where it has them. */
double nest_count_trips(const nest_counting *c, int loop);
/** Points of the tile that go through it together. */
double nest_count_shared(const nest_counting *c, int loop);
/** How often what hangs on these loops is computed: points of a tile share what does not hang on
 * where in it they are. */
double nest_count_times(const nest_counting *c, uint64_t deps);
bool nest_count_in_lanes(const nest_counting *c, uint64_t deps);
void nest_count_enter(nest_counting *c, int loop);
/** Whether no equal part was counted; now it is. */
bool nest_count_is_new(nest_counting *c, uint64_t what);
/** Counts it; what it is, the same for equal parts. */
uint64_t nest_count_part(nest_counting *c, const smr_expr *e);

/* Prices. */
/** Of one read in lanes, or one alone. */
double nest_price_load(const nest_counting *c, const smr_expr *e, const nest_operand *o,
		       bool lanes);
double nest_price_store(const nest_counting *c, const nest_operand *o);
/** Of an operator that is not dear. */
double nest_price_op(const nest_counting *c, const smr_expr *e, bool lanes);
/** Adds all of an operator. */
void nest_price_add(nest_counting *c, const smr_expr *e);
bool nest_is_extreme(smr_op op);
/** Whether it is the step of a fold of extremes that keeps apart which lanes have seen a NaN. */
bool nest_count_is_kept(const nest_counting *c, const smr_expr *e);
bool nest_is_short(smr_dtype t);

uint64_t nest_count_fold(nest_counting *c, const smr_expr *f);
uint64_t nest_count_scan(nest_counting *c, const smr_expr *f);
#endif
