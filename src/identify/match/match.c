/* Decides whether a nest equals a form: complete unification of two canonical trees.
 *
 * Goals are solved in order; a goal with several alternatives (which term, which loop) tries each
 * on a copy of the state and passes on the remaining goals, so that returning undoes a wrong
 * choice. Success means that every node, term, loop and condition of the nest was used exactly
 * once. */
#include "identify/match/match.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static bool solve_goals(matcher *x, const state *s, const goal *g);

bool match_fail(matcher *x, const state *s, reason r, const char *name)
{
	uint32_t progress = 1;

	for (uint32_t l = 0; l < x->f->nloops; l++)
		progress += s->loop[l] >= 0 || s->packed[l];
	for (uint32_t o = 0; o < x->f->noperands; o++)
		progress += 2 * (s->operand[o].at != NULL);
	if (progress > x->best) {
		x->best = progress;
		x->reason = r;
		x->reason_name = name;
	}
	return false;
}

/* ---- operators, folds ------------------------------------------------------------------------ */

static bool is_commutative(smr_op op)
{
	return op == SMR_OP_eq || op == SMR_OP_one || op == SMR_OP_ord || op == SMR_OP_fmax ||
	       op == SMR_OP_fmin || op == SMR_OP_maximum || op == SMR_OP_minimum ||
	       op == SMR_OP_hypot;
}

static bool operator_(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e;
	goal arg[3];

	if (e->kind != CX_OP || e->op != p->op || e->n != p->n || p->n == 0)
		return match_fail(x, s, WHY_SHAPE, smr_op_name(p->op));
	for (uint32_t i = 0; i < p->n; i++)
		arg[i] = (goal){.kind = GOAL_PAIR,
				.p = p->args[i],
				.e = e->args[i],
				.next = i + 1 < p->n ? &arg[i + 1] : g->next};
	if (solve_goals(x, s, arg))
		return true;
	if (!is_commutative(p->op))
		return false;
	arg[0].e = e->args[1];
	arg[1].e = e->args[0];
	return solve_goals(x, s, arg);
}

static bool same_rop(cx_rop p, cx_rop e)
{
	if (p == CX_ROP_ANYMAX)
		return e == CX_ROP_FMAX || e == CX_ROP_MAXIMUM ||
		       (e >= CX_ROP_MAX_LT && e <= CX_ROP_MAX_NLE);
	if (p == CX_ROP_ANYMIN)
		return e == CX_ROP_FMIN || e == CX_ROP_MINIMUM ||
		       (e >= CX_ROP_MIN_LT && e <= CX_ROP_MIN_NLE);
	return p == e;
}

static bool match_fold(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e;
	goal cover = {.kind = GOAL_COVER, .p = p, .e = e, .next = g->next};
	goal pred = {.kind = GOAL_PAIR, .p = p->pred, .e = e->pred, .next = &cover};
	goal body = {.kind = GOAL_PAIR, .p = p->args[0], .next = p->pred != NULL ? &pred : &cover};
	state t = *s;

	if (e->kind != CX_FOLD || !same_rop(p->rop, e->rop))
		return match_fail(x, s, WHY_FOLD, cx_rop_name(p->rop));
	if (e->init != NULL)
		return match_fail(x, s, WHY_INIT, NULL);
	if ((p->pred == NULL) != (e->pred == NULL))
		return match_fail(x, s, WHY_GUARD, NULL);
	if (p->rop == CX_ROP_ANYMAX || p->rop == CX_ROP_ANYMIN)
		t.semantics = cx_rop_name(e->rop);
	body.e = e->args[0];
	for (uint32_t l = 0; l < x->f->nloops; l++)
		if ((p->bound >> l & 1) != 0)
			t.allowed[l] = e->bound;
	return solve_goals(x, &t, &body);
}

/* Whether the form has used all loops of the fold. */
static bool covers_loops(matcher *x, const state *s, uint64_t form_loops, uint64_t nest_loops)
{
	uint64_t seen = 0;

	for (uint32_t l = 0; l < x->f->nloops; l++) {
		if ((form_loops >> l & 1) == 0)
			continue;
		if (s->packed[l])
			seen |= s->pack[l];
		else if (s->loop[l] >= 0)
			seen |= 1ull << s->loop[l];
		else
			return match_fail(x, s, WHY_LOOP, x->f->loop[l].name);
	}
	return seen == nest_loops || match_fail(x, s, WHY_LOOPS, NULL);
}

static bool match_scan(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e;
	goal body = {.kind = GOAL_PAIR, .p = p->args[0], .next = g->next};
	uint32_t l = (uint32_t)__builtin_ctzll(p->bound);
	state t = *s;

	if (e->kind != CX_SCAN || e->rop != CX_ROP_ADD || e->neg != p->neg || e->init != NULL)
		return match_fail(x, s, WHY_FOLD, "scan");
	if (t.loop[l] >= 0 && e->bound != 1ull << t.loop[l])
		return match_fail(x, s, WHY_LOOP, x->f->loop[l].name);
	t.loop[l] = (int8_t)__builtin_ctzll(e->bound);
	body.e = e->args[0];
	return solve_goals(x, &t, &body);
}

static bool match_leaf(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e;
	state t = *s;

	switch (p->kind) {
	case CX_SCALAR:
		return leaf_bind_scalar(x, &t, p->id, e) && solve_goals(x, &t, g->next);
	case CX_COMPUTED:
		return leaf_bind_computed(x, &t, p, e) && solve_goals(x, &t, g->next);
	case CX_NUM:
		if (e->kind != CX_NUM || !leaf_same_number(p, e))
			return match_fail(x, s, WHY_NUMBER, NULL);
		return solve_goals(x, s, g->next);
	case CX_EXTENT: {
		const smr_poly *size = leaf_extents(x, s, p->bound);

		if (size == NULL || !leaf_is_size(x, e, size))
			return match_fail(x, s, WHY_EXTENT, NULL);
		return solve_goals(x, s, g->next);
	}
	case CX_INDEX:
		e = cx_strip_convert(e);
		if (e->kind != CX_INDEX || t.loop[p->id] != (int8_t)e->id)
			return match_fail(x, s, WHY_SHAPE, "index");
		return solve_goals(x, s, g->next);
	case CX_GE0:
		if (e->kind != CX_GE0)
			return match_fail(x, s, WHY_GUARD, NULL);
		return leaf_affine(x, &t, p->affine, e->affine) && solve_goals(x, &t, g->next);
	default:
		return false;
	}
}

static bool match_pair(matcher *x, const state *s, const goal *g)
{
	const cx *p = g->p, *e = g->e;
	goal inner = {.kind = GOAL_PAIR, .next = g->next};

	switch (p->kind) {
	case CX_ADD:
	case CX_MUL:
	case CX_AND:
		return match_many(x, s, g);
	case CX_READ:
		if (e->kind != CX_READ)
			return match_fail(x, s, WHY_READ, x->f->operand[p->pat->operand]);
		return match_read(x, s, g);
	case CX_RANGE:
		return match_range(x, s, g);
	case CX_RECIP:
		if (p->args[0]->kind == CX_EXTENT)
			return leaf_is_share(x, s, p, e) && solve_goals(x, s, g->next);
		if (e->kind != CX_RECIP)
			return match_fail(x, s, WHY_SHAPE, "1/x");
		inner.p = p->args[0];
		inner.e = e->args[0];
		return solve_goals(x, s, &inner);
	case CX_OP:
		return operator_(x, s, g);
	case CX_FOLD:
		return match_fold(x, s, g);
	case CX_SCAN:
		return match_scan(x, s, g);
	default:
		return match_leaf(x, s, g);
	}
}

bool match_next(matcher *x, const state *s, const goal *g)
{
	return solve_goals(x, s, g);
}

static bool finish_match(matcher *x, const state *s)
{
	uint64_t domain = 0;

	for (uint32_t l = 0; l < x->f->nloops; l++)
		if (x->f->loop[l].scope == 0)
			domain |= 1ull << l;
	if (!covers_loops(x, s, domain, x->n->domain))
		return false;
	if (x->f->permuted && !match_permuted(x, s))
		return match_fail(x, s, WHY_ORDER, NULL);
	if (x->f->kernel->dense && !match_dense(x, s))
		return match_fail(x, s, WHY_DENSE, NULL);
	if (x->f->unless_rows && match_rows(x, s))
		return match_fail(x, s, WHY_ROWS, NULL);
	x->found = *s;
	return true;
}

static bool solve_goals(matcher *x, const state *s, const goal *g)
{
	if (++x->steps > MATCH_MAX_STEPS)
		return match_fail(x, s, WHY_STEPS, NULL);
	if (g == NULL)
		return finish_match(x, s);
	switch (g->kind) {
	case GOAL_PAIR:
		return match_pair(x, s, g);
	case GOAL_REST:
		return match_rest(x, s, g);
	case GOAL_COVER:
		return covers_loops(x, s, g->p->bound, g->e->bound) && solve_goals(x, s, g->next);
	}
	return false;
}
