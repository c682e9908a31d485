/* Binds operands: finds the nest's loop for each loop of the form.
 *
 * A loop of the form that is alone in a dimension needs a loop of the nest that moves the operand
 * alone in some dimension; which one (the layout) does not matter. A sliding pair a*y + b*r needs
 * two loops in one window dimension. All loops that move the operand must be used. */
#include "identify/match/match.h"
#include <string.h>

static bool bind_dimensions(matcher *x, const state *s, const access_goal *g, uint32_t d,
			    uint64_t used);

static bool is_alone_in_dimension(const cx_access *at, uint32_t l)
{
	for (uint32_t d = 0; d < at->ndims; d++)
		if (at->dim[d] == 1ull << l)
			return true;
	return false;
}

static bool share_window(const cx_access *at, uint32_t a, uint32_t b)
{
	uint64_t two = 1ull << a | 1ull << b;

	for (uint32_t d = 0; d < at->ndims; d++)
		if ((at->dim[d] & two) != 0 && at->dim[d] != two && at->dim[d] != 1ull << a &&
		    at->dim[d] != 1ull << b)
			return false; /* a third loop slides with them */
	for (uint32_t d = 0; d < SMR_MAX_RANK; d++)
		if ((at->window[d] & two) == two)
			return true;
	return false;
}

/* Whether another loop of the same scope is already bound to nest loop l. */
static bool loop_is_taken(const matcher *x, const state *s, uint32_t l, uint32_t by)
{
	for (uint32_t k = 0; k < x->f->nloops; k++) {
		if (k == by || x->f->loop[k].scope != x->f->loop[by].scope)
			continue;
		if (s->packed[k] ? (s->pack[k] >> l & 1) != 0 : s->loop[k] == (int8_t)l)
			return true;
	}
	return false;
}

/* Whether form loop pl is or may be bound to nest loop l. */
static bool loop_can_be(const matcher *x, const state *s, int32_t pl, uint32_t l)
{
	if (s->loop[pl] >= 0)
		return s->loop[pl] == (int8_t)l;
	return (s->allowed[pl] >> l & 1) != 0 && !loop_is_taken(x, s, l, (uint32_t)pl);
}

/* Binds form loop pl to nest loop l, if it may be. */
static bool bind_loop(const matcher *x, state *s, int32_t pl, uint32_t l)
{
	if (!loop_can_be(x, s, pl, l))
		return false;
	s->loop[pl] = (int8_t)l;
	return true;
}

/* Computes a : b in lowest terms, the first positive. */
static bool get_least_ratio(matcher *x, const smr_poly *a, const smr_poly *b,
			    const smr_poly *out[2])
{
	smr_arena *m = x->m->arena;
	const smr_poly *q;
	int64_t ca, cb, g;

	if (a->nterms == 0 || b->nterms == 0)
		return false;
	ca = a->terms[0].coef;
	cb = b->terms[0].coef;
	g = smr_gcd(ca, cb);
	if (ca < 0)
		g = -g;
	q = smr_poly_scale(m, b, ca / g);
	if (q != NULL && smr_poly_equal(smr_poly_scale(m, a, cb / g), q)) {
		out[0] = smr_poly_const(m, ca / g);
		out[1] = smr_poly_const(m, cb / g);
	} else if ((q = smr_poly_div(m, a, b)) != NULL) {
		out[0] = q;
		out[1] = smr_poly_const(m, 1);
	} else if ((q = smr_poly_div(m, b, a)) != NULL) {
		out[0] = smr_poly_const(m, 1);
		out[1] = q;
	} else if ((q = smr_poly_common(m, a, b)) != NULL) {
		/* stride*y + dilation*r, both symbols */
		q = ca < 0 ? smr_poly_scale(m, q, -1) : q;
		out[0] = smr_poly_div(m, a, q);
		out[1] = smr_poly_div(m, b, q);
	} else {
		return false;
	}
	return out[0] != NULL && out[1] != NULL;
}

static bool set_ratio(matcher *x, state *s, const cx_pdim *d, const smr_poly *const v[2])
{
	int64_t one;

	for (int k = 0; k < 2; k++) {
		if (d->param[k] < 0) {
			if (!smr_poly_is_const(v[k], &one) || one != 1)
				return match_fail(x, s, WHY_STEP, NULL);
		} else if (s->param[d->param[k]] == NULL) {
			s->param[d->param[k]] = v[k];
		} else if (!smr_poly_equal(s->param[d->param[k]], v[k])) {
			return match_fail(x, s, WHY_PARAM, x->f->param[d->param[k]]);
		}
	}
	return true;
}

/* Whether the access is stride*y + dilation*r over rows of one size, both symbols of the program:
 * the window was not recognised as one dimension. In memory the two might be separate rows, so that
 * this is for names in reports only. */
static bool slides_by_symbols(const matcher *x, const cx_access *at, uint32_t a, uint32_t b)
{
	const smr_poly *row, *by[2];
	int64_t v;

	if (!x->m->mixed || !is_alone_in_dimension(at, a) || !is_alone_in_dimension(at, b))
		return false;
	row = smr_poly_common(x->m->arena, at->stride[a], at->stride[b]);
	if (row == NULL || smr_poly_is_const(row, &v))
		return false;
	by[0] = smr_poly_div(x->m->arena, at->stride[a], row);
	by[1] = smr_poly_div(x->m->arena, at->stride[b], row);
	for (int i = 0; i < 2; i++)
		if (by[i] == NULL || smr_poly_is_const(by[i], &v) || by[i]->nterms != 1)
			return false;
	return true;
}

/* Whether the access is stride*y + r, where the stride is a symbol other than the number of taps:
 * consecutive rows of a tensor would have a stride equal to the number of taps. */
static bool slides_by_step(const matcher *x, const cx_access *at, uint32_t a, uint32_t b)
{
	const smr_nest *n = x->m->nest->nest;
	const smr_poly *step;
	int64_t v;

	if (!x->m->windows || !is_alone_in_dimension(at, a) || !is_alone_in_dimension(at, b) ||
	    b >= n->nloops)
		return false;
	step = smr_poly_div(x->m->arena, at->stride[a], at->stride[b]);
	return step != NULL && step->nterms == 1 && !smr_poly_is_const(step, &v) &&
	       !smr_poly_equal(step, n->loops[b].extent);
}

/* Checks simple conditions first, since copying a state is expensive. */
static bool may_slide(const matcher *x, const state *s, const access_goal *g, const cx_pdim *p,
		      uint32_t a, uint32_t b)
{
	if (a == b)
		return false;
	if (slides_by_symbols(x, g->at, a, b) || slides_by_step(x, g->at, a, b))
		return loop_can_be(x, s, p->loop[0], a) && loop_can_be(x, s, p->loop[1], b);
	if (!share_window(g->at, a, b))
		return false;
	/* a kernel's taps overlap or touch; rows that provably do not are a matrix */
	if (x->f->noperands > 2 && is_alone_in_dimension(g->at, a) &&
	    is_alone_in_dimension(g->at, b) && !cx_runs_once(x->m, a) && !cx_runs_once(x->m, b))
		return false;
	return loop_can_be(x, s, p->loop[0], a) && loop_can_be(x, s, p->loop[1], b);
}

static bool bind_sliding_pair(matcher *x, const state *s, const access_goal *g, uint32_t d,
			      uint64_t used, uint32_t a, uint32_t b)
{
	const cx_pdim *p = &g->p->dim[d];
	const smr_poly *v[2];
	state t = *s;

	if (!bind_loop(x, &t, p->loop[0], a) || !bind_loop(x, &t, p->loop[1], b))
		return false;
	if (!get_least_ratio(x, g->at->stride[a], g->at->stride[b], v) || !set_ratio(x, &t, p, v))
		return false;
	return bind_dimensions(x, &t, g, d + 1, used | 1ull << a | 1ull << b);
}

static bool bind_sliding(matcher *x, const state *s, const access_goal *g, uint32_t d,
			 uint64_t used)
{
	uint64_t left = g->at->loops & ~used;

	for (uint32_t a = 0; a < SMR_MAX_LOOPS; a++)
		for (uint32_t b = 0; left >> a & 1 && b < SMR_MAX_LOOPS; b++)
			if (left >> b & 1 && may_slide(x, s, g, &g->p->dim[d], a, b) &&
			    bind_sliding_pair(x, s, g, d, used, a, b))
				return true;
	return match_fail(x, s, WHY_INDEX, x->f->operand[g->p->operand]);
}

static bool bind_single(matcher *x, const state *s, const access_goal *g, uint32_t d, uint64_t used)
{
	int32_t pl = g->p->dim[d].loop[0];
	int8_t bound = s->loop[pl];

	/* the counter of a loop that runs once is 0 */
	if (bound >= 0 && !(g->at->loops >> (uint8_t)bound & 1) &&
	    cx_runs_once(x->m, (uint8_t)bound))
		return bind_dimensions(x, s, g, d + 1, used);
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (((g->at->loops & ~used) >> l & 1) == 0 || !is_alone_in_dimension(g->at, l) ||
		    !loop_can_be(x, s, pl, l))
			continue;

		state t = *s; /* the state is large */

		t.loop[pl] = (int8_t)l;
		if (bind_dimensions(x, &t, g, d + 1, used | 1ull << l))
			return true;
	}
	return match_fail(x, s, WHY_INDEX, x->f->operand[g->p->operand]);
}

/* Binds the pack to all remaining loops: in each array each of them must be alone in its
 * dimension. */
static bool bind_pack(matcher *x, state *s, const access_goal *g, int32_t pl, uint64_t left)
{
	const char *name = x->f->operand[g->p->operand];

	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if ((left >> l & 1) != 0 && !is_alone_in_dimension(g->at, l))
			return match_fail(x, s, WHY_INDEX, name);
	if (s->packed[pl])
		return s->pack[pl] == left || match_fail(x, s, WHY_INDEX, name);
	if (left == 0 || (left & ~s->allowed[pl]) != 0)
		return match_fail(x, s, WHY_INDEX, name);
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if ((left >> l & 1) != 0 && loop_is_taken(x, s, l, (uint32_t)pl))
			return match_fail(x, s, WHY_INDEX, name);
	s->packed[pl] = true;
	s->pack[pl] = left;
	return true;
}

/* ---- all dimensions -------------------------------------------------------------------------- */

static bool is_as_index(const cx *e)
{
	if (e->kind != CX_OP || smr_dtype_is_float(e->type))
		return false;
	return e->op == SMR_OP_convert ||
	       (e->op == SMR_OP_bitcast && !smr_dtype_is_float(e->args[0]->type));
}

static bool finish_access(matcher *x, const state *s, const access_goal *g, uint64_t used)
{
	goal inner = {.kind = GOAL_PAIR, .next = g->next};
	uint64_t left;
	state t = *s;

	for (uint32_t d = 0; d < g->p->ndims; d++) {
		if (!g->p->dim[d].pack)
			continue;
		left = g->at->loops & ~used & t.allowed[g->p->dim[d].loop[0]];
		if (!bind_pack(x, &t, g, g->p->dim[d].loop[0], left))
			return false;
		used |= left;
	}
	if (used != g->at->loops)
		return match_fail(x, s, WHY_INDEX, x->f->operand[g->p->operand]);
	if (!match_operand(x, &t, g))
		return false;
	if (g->p->indirect == NULL)
		return match_next(x, &t, g->next);
	inner.p = g->p->indirect;
	inner.e = g->at->indirect;
	while (is_as_index(inner.e)) /* indices may also be kept in floats */
		inner.e = inner.e->args[0];
	return match_next(x, &t, &inner);
}

static bool bind_dimensions(matcher *x, const state *s, const access_goal *g, uint32_t d,
			    uint64_t used)
{
	if (++x->steps > MATCH_MAX_STEPS)
		return match_fail(x, s, WHY_STEPS, NULL);
	if (d == g->p->ndims)
		return finish_access(x, s, g, used);
	if (g->p->dim[d].pack || g->p->dim[d].n == 0)
		return bind_dimensions(x, s, g, d + 1, used);
	return g->p->dim[d].n == 1 ? bind_single(x, s, g, d, used) : bind_sliding(x, s, g, d, used);
}

static bool bind_access(matcher *x, const state *s, const access_goal *g)
{
	const char *name = x->f->operand[g->p->operand];

	if (g->at->diagonal)
		return match_fail(x, s, WHY_DIAGONAL, name);
	if ((g->p->indirect == NULL) != (g->at->indirect == NULL))
		return match_fail(x, s, WHY_INDIRECT, name);
	return bind_dimensions(x, s, g, 0, 0);
}

bool match_read(matcher *x, const state *s, const goal *g)
{
	access_goal a = {.p = g->p->pat, .at = g->e->at, .read = g->e, .next = g->next};

	return bind_access(x, s, &a);
}

bool match_store(matcher *x, const state *s, const goal *g)
{
	access_goal a = {.p = &x->f->store, .at = &x->n->store, .next = g};

	return bind_access(x, s, &a);
}
