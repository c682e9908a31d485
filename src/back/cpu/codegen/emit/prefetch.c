/* Chooses memory to prefetch.
 *
 * Hardware prefetchers stop at the end of a page, and a stage with many operations looks only a few
 * lines ahead: it waits at each page, and again for each line. So a stage without sums prefetches
 * lines: the last stage that reads the array. Of stages that run over a few rows together, it is
 * the one with these rows in the cache; it prefetches the following rows between its stores, so
 * that memory reads and writes at the same time. */
#include "back/cpu/codegen/plan/nest.h"

enum {
	FAR_BYTES = 1 << 20, /* larger arrays are not in the second cache */
	NEAR = 2 << 10,      /* bytes ahead that cover a memory latency */
	ALONG_ROW = 512,     /* ... in rows that are far apart */
	ROWS = 8 << 10,      /* beyond rows shared by stages (back/cpu/codegen/plan/block.c), */
	FURTHEST = 64 << 10  /* ... or more, for longer rows */
};

typedef struct reads_for {
	const nest_plan *p;
	const nest_stage *s;
	bool folds;
	uint64_t ops; /* one bit for each operand */
} reads_for;

static bool collect_stage_reads(const smr_expr *e, void *arg)
{
	reads_for *r = arg;

	if (nest_known(r->p, r->s, e) != NULL)
		return false;
	r->folds |= e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN;
	if (e->kind == SMR_EXPR_READ) {
		int o = nest_operand_of(r->p, e);

		r->ops |= o >= 0 ? UINT64_C(1) << o : 0;
	}
	return true;
}

static reads_for reads_of(const nest_plan *p, const nest_stage *s)
{
	reads_for r = {.p = p, .s = s};

	nest_walk(s->value, collect_stage_reads, &r);
	for (int k = 0; k < s->nmore; k++)
		nest_walk(s->more[k].value, collect_stage_reads, &r);
	for (int k = 0; k < s->nsums; k++)
		nest_walk(s->sum[k].fold->step[0], collect_stage_reads, &r);
	return r;
}

/* Whether the operand is a large array with contiguous rows. */
static bool is_far(const nest_plan *p, const nest_stage *s, const nest_operand *o)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype), bytes = size;
	bool rows = false;

	if (o->where != NEST_MEMORY || o->nindirect != 0 || o->stride[s->vloop] != size)
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		if (o->shift[l] != 0 || o->stride[l] < 0)
			return false;
		if (!(s->domain >> l & 1) || o->stride[l] == 0)
			continue;
		rows |= l != s->vloop;
		if (__builtin_mul_overflow(bytes, p->about[l], &bytes))
			return false;
	}
	return bytes >= FAR_BYTES && (rows || s->nloops == 1);
}

/* Whether one of the operands @p ops reads the same array, perhaps along other loops: a sum's own
 * loop and the loop along which its result is used. */
static bool is_among(const nest_plan *p, const nest_operand *o, uint64_t ops)
{
	for (int i = 0; i < p->nops; i++)
		if (ops >> i & 1 && p->ops[i].where == NEST_MEMORY && p->ops[i].base == o->base &&
		    p->ops[i].offset == o->offset)
			return true;
	return false;
}

/* Whether a large sum reads the whole operand in order. */
static bool is_summed(const nest_plan *p, const smr_expr *fold, int vloop, const nest_operand *o)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype), bytes = size;

	if (o->where != NEST_MEMORY || o->nindirect != 0 || o->stride[vloop] != size)
		return false;
	for (uint32_t i = 0; i < fold->nloops; i++) {
		uint32_t l = fold->loops[i];

		if (o->shift[l] != 0 || o->stride[l] <= 0 ||
		    __builtin_mul_overflow(bytes, p->about[l], &bytes))
			return false;
	}
	return bytes >= FAR_BYTES;
}

static void request_prefetch(nest_stage *s, int o, int bytes)
{
	s->ahead[s->nahead] = o;
	s->ahead_bytes[s->nahead++] = bytes;
}

/* Prefetches for compensated sums, whose operations on a line fill the out-of-order window, so that
 * later loads start late. */
static void ahead_of_sum(const nest_plan *p, nest_stage *s)
{
	int vloop = s->split != NULL ? nest_fold_vloop(p, s->split, 0) : -1;
	reads_for r = reads_of(p, s);

	if (vloop < 0 || smr_fold_compensated(s->split) == NULL)
		return;
	for (int o = 0; o < p->nops && s->nahead < 4; o++)
		if (r.ops >> o & 1 && is_summed(p, s->split, vloop, &p->ops[o]))
			request_prefetch(s, o, NEAR);
}

typedef struct turned_for {
	const nest_plan *p;
	const nest_stage *s;
	const smr_expr *fold;
} turned_for;

static bool find_turned(const smr_expr *e, void *arg)
{
	turned_for *t = arg;

	if (t->fold == NULL && e->kind == SMR_EXPR_FOLD && nest_known(t->p, t->s, e) == NULL &&
	    nest_fold_turns(t->p, e, t->s->vloop, t->s->width))
		t->fold = e;
	return t->fold == NULL;
}

/* Whether the operand is a large array along whose rows, one for each lane, the fold runs. */
static bool is_in_rows(const nest_plan *p, int vloop, int along, const nest_operand *o)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype), bytes = size;

	if (o->where != NEST_MEMORY || o->nindirect != 0 || o->stride[along] != size ||
	    o->stride[vloop] <= size)
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (o->stride[l] != 0 && __builtin_mul_overflow(bytes, p->about[l], &bytes))
			return false;
	return bytes >= FAR_BYTES;
}

/* Prefetches the lines of each lane's next row, or later lines of the row if the next one is far.
 * Rows are more streams than hardware prefetchers track. */
static void ahead_of_rows(const nest_plan *p, nest_stage *s)
{
	turned_for t = {.p = p, .s = s};

	if (s->vloop < 0 || s->width < 2)
		return;
	nest_walk(s->value, find_turned, &t);
	for (int o = 0; o < p->nops && t.fold != NULL && s->nahead < 4; o++) {
		int64_t next = p->ops[o].stride[s->vloop];

		if (is_in_rows(p, s->vloop, (int)t.fold->loops[0], &p->ops[o]))
			request_prefetch(s, o,
					 next <= FURTHEST / s->width ? (int)next * s->width
								     : ALONG_ROW);
	}
}

static bool is_read_before(const nest_plan *p, int k, const nest_operand *o)
{
	uint64_t ops = 0;

	for (int i = 0; i < k; i++)
		ops |= reads_of(p, &p->stages[i]).ops;
	return is_among(p, o, ops);
}

/* Returns whole blocks of rows in bytes; generic code has one distance for all lengths. */
static int beyond_rows(const nest_plan *p, const nest_stage *s, const nest_operand *o)
{
	int64_t block = s->npar > 0 ? o->stride[s->order[s->npar - 1]] * s->block : 0;

	if (p->cpu.generic || block <= 0 || block > FURTHEST)
		return ROWS;
	return (int)((ROWS + block - 1) / block * block);
}

void nest_fetch_ahead(nest_plan *p)
{
	uint64_t later = 0;

	for (int k = 0; k < p->nstages && p->cpu.prefetch; k++) {
		ahead_of_sum(p, &p->stages[k]);
		ahead_of_rows(p, &p->stages[k]);
	}
	for (int k = p->nstages; k-- > 0 && p->cpu.prefetch;) {
		nest_stage *s = &p->stages[k];
		reads_for r = reads_of(p, s);

		if (s->vloop < 0 || s->width < 2 || s->turn >= 0 || s->scan >= 0 || r.folds ||
		    s->pred != NULL || s->nmore > 0)
			continue;
		for (int o = 0; o < p->nops && s->nahead < 4; o++) {
			if (!(r.ops >> o & 1) || o == s->out || !is_far(p, s, &p->ops[o]) ||
			    is_among(p, &p->ops[o], later))
				continue;
			request_prefetch(s, o,
					 is_read_before(p, k, &p->ops[o])
						 ? beyond_rows(p, s, &p->ops[o])
						 : NEAR);
		}
		later |= r.ops;
	}
}
