/* Joining of contiguous loops: [2144, 16] contiguous numbers are a row of 34304.
 *
 * Two loops of all results' domains can be joined if in every array that is read or stored the
 * inner one ends where the outer one's next step begins, and no operand is displaced along them.
 * The inner loop then runs over the points of both: vectors are whole although rows are short or
 * not a multiple of a vector, and tiles and threads divide a single loop. Elements are computed in
 * the same way. Two loops of sums can also be joined if one directly encloses the other in all
 * sums: the outer one, along which large sums are split, then runs over the points of both, in the
 * same order. Loops whose counters are used as numbers and loops of scans are not joined. */
#include <string.h>

#include "back/cpu/codegen/plan/nest.h"

enum { UNSEEN = -1, NONE = -2 };

typedef struct looking {
	const nest_plan *p;
	uint64_t fixed, domain; /* loops that cannot be joined; loops of all results */
	int outside[SMR_MAX_LOOPS],
		inside[SMR_MAX_LOOPS]; /* neighbours of a loop in all folds with it */
} looking;

static void merge_neighbour_loop(int *known, int now)
{
	*known = *known == UNSEEN || *known == now ? now : NONE;
}

static void add_fold(looking *w, const smr_expr *f)
{
	int before = NONE;

	for (uint32_t i = 0; i < f->nloops; i++) {
		int l = (int)f->loops[i];

		if (w->p->extent[l] == 1)
			continue;
		merge_neighbour_loop(&w->outside[l], before);
		if (before >= 0)
			merge_neighbour_loop(&w->inside[before], l);
		before = l;
	}
	if (before >= 0)
		merge_neighbour_loop(&w->inside[before], NONE);
}

static bool collect_loop_uses(const smr_expr *e, void *arg)
{
	looking *w = arg;

	if (e->kind == SMR_EXPR_INDEX)
		w->fixed |= UINT64_C(1) << e->loop;
	else if (e->kind == SMR_EXPR_SCAN)
		w->fixed |= UINT64_C(1) << e->loops[0];
	else if (e->kind == SMR_EXPR_FOLD)
		add_fold(w, e);
	return true;
}

static void collect_all_loop_uses(looking *w)
{
	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		w->outside[l] = w->inside[l] = UNSEEN;
	w->domain = UINT64_MAX;
	for (uint32_t k = 0; k <= w->p->c->nbeside; k++) {
		const smr_nest *n = smr_codelet_nest(w->p->c, k)->nest;

		w->domain &= n->domain;
		nest_walk(n->value, collect_loop_uses, w);
		if (n->pred != NULL)
			nest_walk(n->pred, collect_loop_uses, w);
	}
}

static bool loops_are_contiguous(const nest_plan *p, const nest_operand *o, int outer, int inner)
{
	int64_t row;

	if (o->where == NEST_VALUE)
		return true;
	return o->shift[outer] == 0 && o->shift[inner] == 0 &&
	       !__builtin_mul_overflow(o->stride[inner], p->extent[inner], &row) &&
	       row == o->stride[outer];
}

static bool loops_can_collapse(const nest_plan *p, const nest_operand *results, int outer,
			       int inner)
{
	for (int i = 0; i < p->nops; i++)
		if (!loops_are_contiguous(p, &p->ops[i], outer, inner))
			return false;
	for (uint32_t k = 0; k <= p->c->nbeside; k++)
		if (!loops_are_contiguous(p, &results[k], outer, inner))
			return false;
	return true;
}

static bool collapse_domain_loops(nest_plan *p, const nest_operand *results, uint64_t loops)
{
	int n = (int)p->nest->nloops;

	for (int a = 0; a < n; a++)
		for (int b = 0; b < n; b++)
			if (a != b && loops >> a & loops >> b & 1 && p->extent[a] > 1 &&
			    p->extent[b] > 1 && loops_can_collapse(p, results, a, b) &&
			    !__builtin_mul_overflow(p->extent[a], p->extent[b], &p->extent[b])) {
				p->extent[a] = 1;
				return true;
			}
	return false;
}

/* Joins loop b, directly inside of a, into a. */
static void collapse_fold_loops(nest_plan *p, looking *w, int a, int b)
{
	p->extent[b] = 1;
	for (int i = 0; i < p->nops; i++) {
		p->ops[i].stride[a] = p->ops[i].stride[b];
		p->ops[i].stride[b] = 0;
	}
	w->inside[a] = w->inside[b];
	if (w->inside[a] >= 0)
		w->outside[w->inside[a]] = a;
}

static bool join_folds(nest_plan *p, const nest_operand *results, looking *w)
{
	for (int a = 0; a < (int)p->nest->nloops; a++) {
		int b = w->inside[a];

		if (b >= 0 && w->outside[b] == a && !(w->fixed >> a & 1) && !(w->fixed >> b & 1) &&
		    loops_can_collapse(p, results, a, b) &&
		    !__builtin_mul_overflow(p->extent[a], p->extent[b], &p->extent[a])) {
			collapse_fold_loops(p, w, a, b);
			return true;
		}
	}
	return false;
}

smr_status nest_collapse(nest_plan *p)
{
	nest_operand results[NEST_MAX_MORE + 1];
	looking w = {.p = p};

	/* other sizes may not be contiguous; slabs are identified by their loops */
	if (p->cpu.generic || p->slabs || p->c->nbeside > NEST_MAX_MORE)
		return SMR_OK;
	for (uint32_t k = 0; k <= p->c->nbeside; k++)
		SMR_TRY(nest_operand_store(p, smr_codelet_nest(p->c, k), &results[k]));
	collect_all_loop_uses(&w);
	while (collapse_domain_loops(p, results, w.domain & ~w.fixed)) {
	}
	while (join_folds(p, results, &w)) {
	}
	return SMR_OK;
}
