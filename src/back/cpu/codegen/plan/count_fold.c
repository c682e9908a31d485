/* Folds and scans: besides the cost of their steps, each step waits for the previous one, and lanes
 * and partial sums are combined at the end. */
#include <math.h>

#include "back/cpu/codegen/plan/count_internal.h"
#include "base/data/hash.h"

static const double OP = 0.36;    /* cycles of a vector operation */
static const double WINDOW = 300; /* operations in a core's out-of-order window */
static const double TAIL = 2;     /* vector steps for an element of a partial vector */
static const double CHUNK = 3;    /* cycles to add one chunk of a large sum */

/* Returns the cycles from an accumulator to its next value. */
static double accumulator_latency(const nest_counting *c, const smr_expr *e)
{
	double sum = c->p->cpu.quotients ? 2.2 : 4, most = 0; /* Zen 5, Intel */

	if (!smr_expr_open(e) || e->kind != SMR_EXPR_OP)
		return 0;
	for (uint32_t i = 0; i < e->nargs; i++)
		most = fmax(most, accumulator_latency(c, e->args[i]));
	if (smr_op_dear(e->op) < SMR_MATH_FN_COUNT)
		return most + 35;
	if (nest_is_extreme(e->op) && smr_dtype_is_float(e->type))
		sum = nest_count_is_kept(c, e) ? 5 : c->width > 1 ? 13.5 : 19;
	return most + (smr_dtype_is_float(e->type) ? sum : 1) + (nest_is_short(e->type) ? 20 : 0);
}

/* @p beside: number of independent recurrences. */
static void add_recurrence_latency(nest_counting *c, const smr_expr *f, double beside)
{
	double steps = 1, each = 0, own = 0;

	for (int i = 0; i < c->nloops; i++)
		steps *= nest_count_trips(c, c->loops[i]) / nest_count_shared(c, c->loops[i]);
	for (uint32_t k = 0; k < f->nacc; k++)
		each = fmax(each, accumulator_latency(c, f->step[k]));
	for (uint32_t i = 0; i < f->nloops; i++)
		own += nest_count_trips(c, (int)f->loops[i]);
	c->waits += steps * each / beside / fmax(WINDOW / (own * 8), 1);
}

/* Returns the cycles to combine lanes and partial sums. */
static double price_lane_reduction(const nest_counting *c, const smr_expr *f, double beside)
{
	static const double seen = 0.6; /* part of the latency that is not hidden */
	double joins = beside - 1 + log2(c->width), levels = log2(beside * c->width);
	double each = OP, waits = 0, together = 1;

	for (uint32_t k = 0; k < f->nacc; k++) {
		each += f->step[k]->kind == SMR_EXPR_OP
				? fmax(nest_price_op(c, f->step[k], true), OP)
				: 0;
		waits = fmax(waits, accumulator_latency(c, f->step[k]));
	}
	for (int l = 0; l < (int)c->p->nest->nloops; l++)
		together *= c->s->tile[l] > 0 && l != c->vloop ? c->s->tile[l] : 1;
	return fmax(joins * each, seen * levels * waits / together);
}

/* Whether each lane has its own row, with a vector of sums, which are transposed. */
static bool fold_transposes_rows(const nest_counting *c, const smr_expr *f)
{
	return f->type == SMR_I32 && nest_fold_turns(c->p, f, c->vloop, c->width);
}

static double price_transposed_reduction(const nest_counting *c)
{
	static const double moves = 2; /* for each addition of two vectors */

	return (c->width - 1) * (1 + moves) * OP;
}

static void count_steps(nest_counting *in, const smr_expr *f)
{
	in->fold = f;
	for (uint32_t k = 0; k < f->nacc; k++)
		(void)nest_count_part(in, f->step[k]);
}

/* Returns the chunks that the stage adds; NULL: it computes the fold itself. */
static const nest_made *chunks_of(const nest_counting *c, const smr_expr *f)
{
	const nest_made *made =
		c->s->split == NULL && c->s->makes == f ? nest_made_find(c->p, f) : NULL;

	return made != NULL && made->partial >= 0 ? made : NULL;
}

uint64_t nest_count_fold(nest_counting *c, const smr_expr *f)
{
	nest_counting in = *c;
	int lanes = nest_width(c->p, f), v = -1;
	uint64_t deps = smr_expr_loops(f), id = smr_hash_mix(3, (uintptr_t)f);
	const nest_made *made = chunks_of(c, f);
	double beside = 1;
	bool turns = nest_count_in_lanes(c, deps) && fold_transposes_rows(c, f);

	if (!nest_count_is_new(c, id))
		return id;
	if (nest_parts_of(c->p, c->s, f) >= 0) {
		c->cycles += nest_count_times(c, deps) * (double)c->p->extent[c->p->parted_loop] *
			     2 * OP;
		return id;
	}
	if (made != NULL) {
		c->cycles += (double)made->nchunks * CHUNK;
		return id;
	}
	for (uint32_t k = 0; k < f->nacc; k++)
		(void)nest_count_part(c, f->init[k]);
	if (!nest_count_in_lanes(c, deps) || turns)
		v = nest_fold_vloop(c->p, f, lanes);
	while (in.nloops > 0 && !(deps >> in.loops[in.nloops - 1] & 1))
		in.nloops--;
	if (v >= 0) {
		in.vloop = v;
		in.width = lanes;
		in.tail = c->p->cpu.scalef && !c->p->divides ? 0 : TAIL;
		beside = fmin(c->s->unroll, fmax(1, nest_count_trips(&in, v)));
	}
	for (uint32_t i = 0; i < f->nloops; i++)
		nest_count_enter(&in, (int)f->loops[i]);
	in.cycles = in.waits = 0;
	in.nseen = c->nseen;
	count_steps(&in, f);
	add_recurrence_latency(&in, f, beside);
	c->nseen = in.nseen;
	if (turns && nest_fold_in_pairs(c->p, f, lanes))
		in.cycles /= 2;
	if (v >= 0)
		c->cycles +=
			nest_count_times(c, deps) * (turns ? price_transposed_reduction(c)
							   : price_lane_reduction(&in, f, beside));
	c->cycles += in.cycles;
	c->waits += in.waits;
	return id;
}

uint64_t nest_count_scan(nest_counting *c, const smr_expr *f)
{
	const smr_expr *around = c->fold;
	uint64_t id = smr_hash_mix(4, (uintptr_t)f);

	if (!nest_count_is_new(c, id))
		return id;
	for (uint32_t k = 0; k < f->nacc; k++)
		(void)nest_count_part(c, f->init[k]);
	count_steps(c, f);
	add_recurrence_latency(c, f, 1);
	c->fold = around;
	return id;
}
