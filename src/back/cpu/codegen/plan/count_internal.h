/** @file Counting of the compute time of generated code: prices of operations (count_price.c),
 * their numbers (count.c), latencies of folds and scans (count_fold.c). Cycles are of one core with
 * operands in its first-level cache. */
#ifndef SMR_BACK_CPU_CODEGEN_PLAN_COUNT_INTERNAL_H
#define SMR_BACK_CPU_CODEGEN_PLAN_COUNT_INTERNAL_H
#include "back/cpu/codegen/plan/count.h"

enum { NEST_COUNT_LOOPS = 2 * SMR_MAX_LOOPS };

typedef struct nest_counting {
	const nest_plan *p;
	const nest_stage *s;
	int nloops, loops[NEST_COUNT_LOOPS]; /* enclosing loops, outermost first */
	int vloop, width;
	double tail; /* cost of a rest element in vector steps; 0: a mask covers the rest */
	const smr_expr *fold; /* enclosing fold; NULL: none */
	double cycles, waits; /* of the stage: throughput, and latency of dependent steps */
	smr_work *to;         /* gets the calls of functions */
	uint64_t *seen;       /* identifiers of counted parts */
	int nseen;
} nest_counting;

/** Iterations of a loop: vectors if its iterations are lanes. */
double nest_count_trips(const nest_counting *c, int loop);
/** Number of the tile's points that share an iteration of the loop. */
double nest_count_shared(const nest_counting *c, int loop);
/** Number of evaluations of an expression that depends on these loops. Points of a tile share parts
 * that do not depend on their position. */
double nest_count_times(const nest_counting *c, uint64_t deps);
bool nest_count_in_lanes(const nest_counting *c, uint64_t deps);
void nest_count_enter(nest_counting *c, int loop);
/** Whether no equal part has been counted yet; marks it as counted. */
bool nest_count_is_new(nest_counting *c, uint64_t what);
/** Counts an expression; returns its identifier, which equal parts share. */
uint64_t nest_count_part(nest_counting *c, const smr_expr *e);

/* Prices. */
/** Cycles of one read, for a vector of lanes or a single element. */
double nest_price_load(const nest_counting *c, const smr_expr *e, const nest_operand *o,
		       bool lanes);
double nest_price_store(const nest_counting *c, const nest_operand *o);
/** Cycles of an operator other than a function call. */
double nest_price_op(const nest_counting *c, const smr_expr *e, bool lanes);
/** Adds all evaluations of an operator. */
void nest_price_add(nest_counting *c, const smr_expr *e);
bool nest_is_extreme(smr_op op);
/** Whether @p e is the step of a fold of minima or maxima that tracks lanes with NaN separately. */
bool nest_count_is_kept(const nest_counting *c, const smr_expr *e);
bool nest_is_short(smr_dtype t);

uint64_t nest_count_fold(nest_counting *c, const smr_expr *f);
uint64_t nest_count_scan(nest_counting *c, const smr_expr *f);
#endif
