/* Predicted compute time of generated code by its plan, before it is compiled.
 *
 * Each part of a stage's expressions is computed once for each point of the loops that it depends
 * on, down to the innermost of these, since LLVM hoists invariants and merges equal expressions;
 * one evaluation covers as many points as there are lanes. Cycles are of a core that starts a few
 * vector operations per cycle, with operands in its first cache; bandwidth is predicted separately.
 * A stage takes at least the latency of dependent steps of folds and scans. Functions and quotients
 * are counted by kind, since their time depends on the machine. */
#include <math.h>

#include "back/cpu/codegen/plan/count_internal.h"
#include "base/alloc.h"
#include "base/data/hash.h"

enum { SLOTS = 1 << 11, FULL = SLOTS / 4 * 3 };

static const double AGAIN = 3, STAGE = 30; /* cycles to start an inner loop, a stage */

/* ---- evaluations ----------------------------------------------------------------------------- */

double nest_count_trips(const nest_counting *c, int loop)
{
	double n = (double)c->p->extent[loop];

	if (loop != c->vloop || c->width < 2)
		return n;
	if (c->tail > 0) /* rest elements are computed one by one */
		return floor(n / c->width) + c->tail * fmod(n, c->width);
	return ceil(n / c->width);
}

double nest_count_shared(const nest_counting *c, int loop)
{
	double n = c->s->tile[loop];

	if (loop == c->s->vloop)
		n = c->s->unroll;
	return fmin(fmax(n, 1), nest_count_trips(c, loop));
}

/* Points of a tile share parts that do not depend on their position. */
double nest_count_times(const nest_counting *c, uint64_t deps)
{
	double all = 1, n = 1;

	for (int i = 0; i < c->nloops; i++) {
		bool own = deps >> c->loops[i] & 1;

		all *= nest_count_trips(c, c->loops[i]) /
		       (own ? 1 : nest_count_shared(c, c->loops[i]));
		if (own)
			n = all;
	}
	return n;
}

bool nest_count_in_lanes(const nest_counting *c, uint64_t deps)
{
	return c->vloop >= 0 && c->width > 1 && deps >> c->vloop & 1;
}

void nest_count_enter(nest_counting *c, int loop)
{
	if (c->nloops < NEST_COUNT_LOOPS && c->p->extent[loop] > 1)
		c->loops[c->nloops++] = loop;
}

/* ---- parts ------------------------------------------------------------------------------------
 */

bool nest_count_is_new(nest_counting *c, uint64_t what)
{
	uint64_t at = what % SLOTS;

	if (c->nseen >= FULL)
		return true;
	while (c->seen[at] != 0 && c->seen[at] != what)
		at = (at + 1) % SLOTS;
	if (c->seen[at] == what)
		return false;
	c->seen[at] = what;
	c->nseen++;
	return true;
}

static uint64_t count_read(nest_counting *c, const smr_expr *e, int at)
{
	const nest_operand *o = &c->p->ops[at];
	uint64_t what[3] = {(uint64_t)e->kind, (uint64_t)at, 0}, id;

	for (uint32_t i = 0; i < o->nindirect; i++)
		what[2] = smr_hash_mix(what[2], nest_count_part(c, o->indirect[i]));
	id = smr_hash64(what, sizeof(what), 1);
	if (nest_count_is_new(c, id)) {
		uint64_t deps = smr_expr_loops(e);

		c->cycles += nest_count_times(c, deps) *
			     nest_price_load(c, e, o, nest_count_in_lanes(c, deps));
	}
	return id;
}

static uint64_t count_op(nest_counting *c, const smr_expr *e)
{
	uint64_t what[3] = {(uint64_t)e->op << 8 | e->type, 0, 0}, id;

	for (uint32_t i = 0; i < e->nargs; i++)
		what[1 + (i & 1)] = smr_hash_mix(what[1 + (i & 1)], nest_count_part(c, e->args[i]));
	id = smr_hash64(what, sizeof(what), 2);
	if (nest_count_is_new(c, id))
		nest_price_add(c, e);
	return id;
}

uint64_t nest_count_part(nest_counting *c, const smr_expr *e)
{
	const nest_made *made = nest_known(c->p, c->s, e);
	uint64_t what[4] = {(uint64_t)e->kind << 8 | e->type, e->bits, e->loop, e->acc};

	if (made != NULL)
		return count_read(c, e, made->operand);
	switch (e->kind) {
	case SMR_EXPR_READ:
		return count_read(c, e, nest_operand_of(c->p, e));
	case SMR_EXPR_OP:
		return count_op(c, e);
	case SMR_EXPR_FOLD:
		return nest_count_fold(c, e);
	case SMR_EXPR_SCAN:
		return nest_count_scan(c, e);
	case SMR_EXPR_ACC:
		what[1] = (uint64_t)(uintptr_t)c->fold;
		break;
	default:
		break;
	}
	return smr_hash64(what, sizeof(what), 5);
}

/* ---- stages ---------------------------------------------------------------------------------- */

static void count_result(nest_counting *c, const smr_expr *value, int out)
{
	double n = nest_count_times(c, c->s->domain);

	(void)nest_count_part(c, value);
	c->cycles += n * nest_price_store(c, &c->p->ops[out]);
}

static bool has_steps(const smr_expr *e, void *arg)
{
	*(bool *)arg |= e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN;
	return true;
}

/* Finds lanes of a stage without vector loop, which the compiler vectorises if it can. */
static void find_lanes(nest_counting *c)
{
	const nest_operand *o = &c->p->ops[c->s->out];
	bool steps = false;
	int inner;

	nest_walk(c->s->value, has_steps, &steps);
	if (c->vloop >= 0 || steps || c->nloops == 0 || o->nindirect > 0)
		return;
	inner = c->loops[c->nloops - 1];
	if (o->stride[inner] != (int64_t)smr_dtype_size(o->dtype))
		return;
	c->width = nest_width(c->p, c->s->value);
	c->vloop = inner;
}

static void count_stage(nest_counting *c)
{
	const nest_stage *s = c->s;
	double begun = 1;

	for (int i = 0; i < s->nloops; i++)
		nest_count_enter(c, s->order[i]);
	find_lanes(c);
	if (s->scan >= 0)
		nest_count_enter(c, s->scan);
	for (int i = 0; i + 1 < c->nloops; i++)
		begun *= nest_count_trips(c, c->loops[i]) / nest_count_shared(c, c->loops[i]);
	if (c->nloops > 0 && nest_count_trips(c, c->loops[c->nloops - 1]) <= 1)
		begun = 0;
	if (s->pred != NULL)
		(void)nest_count_part(c, s->pred);
	count_result(c, s->value, s->out);
	for (int k = 0; k < s->nmore; k++)
		count_result(c, s->more[k].value, s->more[k].out);
	for (int k = 0; k < s->nsums; k++)
		(void)nest_count_part(c, s->sum[k].fold);
	c->to->cycles += fmax(c->cycles, c->waits) + begun * AGAIN + STAGE;
}

void nest_count(const nest_plan *p, smr_work *to)
{
	uint64_t *seen = smr_calloc(SLOTS, sizeof(*seen));

	for (int d = 0; d < SMR_MATH_FN_COUNT; d++)
		to->dear[d] = 0;
	for (int i = 0; seen != NULL && i < p->nstages; i++) {
		const nest_stage *s = &p->stages[i];
		nest_counting c = {.p = p,
				   .s = s,
				   .to = to,
				   .vloop = s->vloop,
				   .width = s->width,
				   .seen = seen};

		for (int k = 0; k < SLOTS && i > 0; k++)
			seen[k] = 0;
		count_stage(&c);
	}
	smr_free(seen);
}
