/* Results of several nests in one pass over their points.
 *
 * Each nest's last stage is planned separately. Two stages that differ only in the element's
 * expression are merged: common reads are loaded once, common parts are computed once. Elements are
 * computed one by one, so results have the same bits as without merging. The bits of a sum depend
 * on the plan of its stage, so stages with sums are not merged, and run one after the other over
 * the same rows (hazard.c).
 *
 * Sums over all loops with the same chunks are merged, too: each keeps its own accumulators, which
 * are added in the same order as without merging. So are folds of rows that do not depend on each
 * other; their loops may be different loops of the same length. */
#include "back/cpu/codegen/plan/nest.h"
#include "base/assert.h"
#include <string.h>

enum { MAX_SUMS = NEST_MAX_MORE + 1 };

typedef struct finding {
	const nest_plan *p;
	bool found;
} finding;

/* Finds a sum that the stage itself computes, or a counter outside of conditions
 * (back/cpu/codegen/emit/peel.c). */
static bool is_no_element(const smr_expr *e, void *arg)
{
	finding *f = arg;

	if (nest_made_find(f->p, e) != NULL)
		return false;
	f->found |=
		e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN || e->kind == SMR_EXPR_INDEX;
	for (uint32_t i = 1; !f->found && nest_is_at_border(e) && i < e->nargs; i++)
		nest_walk(e->args[i], is_no_element, f);
	return !f->found && !nest_is_at_border(e);
}

static bool is_plain(const nest_plan *p, const nest_stage *s)
{
	finding f = {.p = p};

	if (s->makes != NULL || s->scan >= 0 || s->turn >= 0 || s->vblock > 0 || s->nfetch > 0 ||
	    s->fetch_result || s->diag_fold >= 0 || p->ops[s->out].where != NEST_MEMORY)
		return false;
	nest_walk(s->value, is_no_element, &f);
	if (s->pred != NULL)
		nest_walk(s->pred, is_no_element, &f);
	return !f.found;
}

/* Whether two stages are equal except for the number of vectors in a tile. */
static bool stages_have_same_shape(const nest_stage *a, const nest_stage *b)
{
	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		if (l != a->vloop && a->tile[l] != b->tile[l])
			return false;
	if ((a->pred == NULL) != (b->pred == NULL) ||
	    (a->pred != NULL && !smr_expr_equal(a->pred, b->pred)))
		return false;
	return a->domain == b->domain && a->nloops == b->nloops && a->npar == b->npar &&
	       a->vloop == b->vloop && a->width == b->width && a->stream == b->stream &&
	       memcmp(a->order, b->order, (size_t)a->nloops * sizeof(a->order[0])) == 0;
}

void nest_absorb_stage(nest_plan *p, int i, int j, const smr_expr *value)
{
	nest_stage *a = &p->stages[i], *b = &p->stages[j];

	smr_assert(i < j && a->nmore < NEST_MAX_MORE);
	a->more[a->nmore].value = value;
	a->more[a->nmore++].out = b->out;
	a->cost += b->cost;
	memmove(b, b + 1, (size_t)(p->nstages - j - 1) * sizeof(*b));
	p->nstages--;
}

/* Makes tiles of the smaller of both sizes. */
static void merge_tiles(nest_stage *a, const nest_stage *b)
{
	if (b->unroll < a->unroll)
		a->unroll = b->unroll;
	if (a->vloop >= 0)
		a->tile[a->vloop] = a->width * a->unroll;
}

/* Number of parts of expressions, as trees and without repetitions. */
typedef struct parts {
	double all, apart;
	const smr_expr *seen[1024];
} parts;

static bool count_part(const smr_expr *e, void *arg)
{
	parts *c = arg;
	size_t n = sizeof(c->seen) / sizeof(c->seen[0]), at = ((uintptr_t)e >> 4) * 31 % n;

	c->all++;
	for (size_t k = 0; k < n && c->seen[at] != NULL && c->seen[at] != e; k++)
		at = (at + 1) % n;
	c->apart += c->seen[at] != e;
	if (c->apart < (double)n - 1)
		c->seen[at] = e;
	return true;
}

/* Reduces the cost of merged results by common parts, which are computed once. */
static void share_cost(nest_stage *s)
{
	parts c = {.all = 0};

	nest_walk(s->value, count_part, &c);
	for (int k = 0; k < s->nmore; k++)
		nest_walk(s->more[k].value, count_part, &c);
	s->cost *= c.apart / c.all;
}

void nest_merge_results(nest_plan *p)
{
	for (int i = 0; i < p->nstages; i++)
		for (int j = i + 1; j < p->nstages && is_plain(p, &p->stages[i]);) {
			nest_stage *a = &p->stages[i], *b = &p->stages[j];

			if (a->nmore == NEST_MAX_MORE || !is_plain(p, b) ||
			    !stages_have_same_shape(a, b)) {
				j++;
				continue;
			}
			merge_tiles(a, b);
			nest_absorb_stage(p, i, j, b->value);
		}
	for (int i = 0; i < p->nstages; i++)
		if (p->stages[i].nmore > 0)
			share_cost(&p->stages[i]);
}

/* ---- sums ------------------------------------------------------------------------------------ */

typedef struct needing {
	const nest_plan *p;
	const smr_expr *root;
	int stage; /* dependencies must be computed before this stage */
	bool late;
} needing;

static bool find_late(const smr_expr *e, void *arg)
{
	needing *n = arg;
	const nest_made *made = nest_made_find(n->p, e);

	if (e == n->root || made == NULL)
		return true;
	for (int k = n->stage; k < n->p->nstages; k++) {
		const nest_stage *s = &n->p->stages[k];

		n->late |= s->makes == made->fold;
		for (int i = 0; i < s->nmore; i++)
			n->late |= s->more[i].value == made->fold;
	}
	return false;
}

/* Whether two folds have the same loops, lanes and chunks, and the second does not depend on stages
 * from the first on. */
static bool can_merge_sums(const nest_plan *p, int i, int j)
{
	const nest_stage *a = &p->stages[i], *b = &p->stages[j];
	const smr_expr *x = a->split, *y = b->split;
	needing n = {.p = p, .root = y, .stage = i};

	if (y == NULL || x->nloops != y->nloops || a->chunk != b->chunk ||
	    a->nchunks != b->nchunks || a->unroll != b->unroll ||
	    nest_width(p, x) != nest_width(p, y) || nest_fold_vloop(p, x, 0) < 0 ||
	    nest_fold_vloop(p, x, 0) != nest_fold_vloop(p, y, 0) ||
	    memcmp(x->loops, y->loops, x->nloops * sizeof(x->loops[0])) != 0)
		return false;
	nest_walk(y, find_late, &n);
	return !n.late;
}

void nest_merge_sums(nest_plan *p)
{
	for (int i = 0; i < p->nstages; i++)
		for (int j = i + 1; j < p->nstages && p->stages[i].split != NULL;) {
			nest_stage *a = &p->stages[i], *b = &p->stages[j];

			if (a->nmore == MAX_SUMS - 1 || !can_merge_sums(p, i, j)) {
				j++;
				continue;
			}
			nest_absorb_stage(p, i, j, b->split);
		}
}

/* ---- folds of rows --------------------------------------------------------------------------- */

/* Whether the stage computes a single fold of a row, with lanes along it. */
static bool is_of_row(const nest_plan *p, const nest_stage *s)
{
	const smr_expr *f = s->value;

	return s->makes != NULL && f->kind == SMR_EXPR_FOLD && f->nacc == 1 && f->nloops == 1 &&
	       s->split == NULL && s->vloop < 0 && s->scan < 0 && s->diag_fold < 0 &&
	       nest_made_find(p, f)->partial < 0 && nest_fold_vloop(p, f, 0) >= 0 &&
	       !nest_fold_nested(p, f) && p->ops[s->out].where == NEST_TEMP;
}

static bool one_row(const nest_plan *p, const nest_stage *a, const nest_stage *b)
{
	const smr_expr *x = a->value, *y = b->value;

	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		if (a->tile[l] != 1 || b->tile[l] != 1)
			return false;
	if ((a->pred == NULL) != (b->pred == NULL) ||
	    (a->pred != NULL && !smr_expr_equal(a->pred, b->pred)))
		return false;
	return a->domain == b->domain && a->nloops == b->nloops && a->npar == b->npar &&
	       memcmp(a->order, b->order, (size_t)a->nloops * sizeof(a->order[0])) == 0 &&
	       nest_width(p, x) == nest_width(p, y) &&
	       (x->loops[0] == y->loops[0] ||
		(!p->cpu.generic && p->extent[x->loops[0]] == p->extent[y->loops[0]]));
}

/* Whether the accumulators of all folds fit into registers beside the terms; more folds get fewer
 * each. */
static bool has_room(const nest_plan *p, const nest_stage *a)
{
	int each = smr_fold_compensated(a->value) != NULL ? 2 : 1;

	return (a->nmore + 2) * each * 2 <= p->cpu.registers / 2;
}

static void add_row(nest_plan *p, int i, int j)
{
	nest_stage *a = &p->stages[i], *b = &p->stages[j];
	int each = smr_fold_compensated(a->value) != NULL ? 2 : 1;

	a->unroll = b->unroll > a->unroll ? b->unroll : a->unroll;
	nest_absorb_stage(p, i, j, b->value);
	while (a->unroll > 2 && (a->nmore + 1) * each * a->unroll > p->cpu.registers / 2)
		a->unroll /= 2;
}

void nest_merge_rows(nest_plan *p)
{
	for (int i = 0; i < p->nstages; i++)
		for (int j = i + 1; j < p->nstages && is_of_row(p, &p->stages[i]);) {
			nest_stage *a = &p->stages[i], *b = &p->stages[j];
			needing n = {.p = p, .root = b->value, .stage = i};

			nest_walk(b->value, find_late, &n);
			if (n.late || a->nmore == NEST_MAX_MORE || !is_of_row(p, b) ||
			    !one_row(p, a, b) || !has_room(p, a) ||
			    (smr_fold_compensated(a->value) == NULL) !=
				    (smr_fold_compensated(b->value) == NULL)) {
				j++;
				continue;
			}
			add_row(p, i, j);
		}
}
