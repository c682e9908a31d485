/* Conditions that are true in the interior of a domain, usually those of padding.
 *
 * A condition is a linear form of the loops' counters that must be >= 0. Over a tile and all
 * iterations of its folds, the minimum of the form is at known corners, so one comparison shows
 * that it is true for all of them, and code without the condition can run. Along the lanes, where
 * most tiles of a narrow image would touch a border, the ends of the interior are computed by the
 * plan: lanes run between them, single columns outside. */
#include "back/cpu/codegen/emit/emit.h"
#include <stdio.h>
#include <string.h>

static const int64_t LARGE = INT64_C(1) << 40; /* small enough for sums of them not to overflow */

typedef struct form {
	int64_t k, coef[SMR_MAX_LOOPS];
} form;

static bool is_small(const nest_plan *p, const form *f)
{
	bool ok = f->k > -LARGE && f->k < LARGE;

	for (uint32_t l = 0; ok && l < p->nest->nloops; l++)
		ok = p->extent[l] < LARGE && f->coef[l] > -LARGE / p->extent[l] &&
		     f->coef[l] < LARGE / p->extent[l];
	return ok;
}

static bool eval_constant(const nest_plan *p, const smr_expr *e, int64_t *out)
{
	if (e->kind != SMR_EXPR_CONST && e->kind != SMR_EXPR_SIZE)
		return false;
	*out = e->kind == SMR_EXPR_CONST ? (int64_t)e->bits : smr_poly_eval(e->size, p->sym);
	return true;
}

static bool add_form(const nest_plan *p, const smr_expr *e, int64_t times, form *f);

static bool add_operator(const nest_plan *p, const smr_expr *e, int64_t times, form *f)
{
	int64_t v;
	int at;

	if (e->op == SMR_OP_add || e->op == SMR_OP_sub)
		return add_form(p, e->args[0], times, f) &&
		       add_form(p, e->args[1], e->op == SMR_OP_sub ? -times : times, f);
	if (e->op != SMR_OP_mul)
		return false;
	at = eval_constant(p, e->args[0], &v) ? 1 : 0;
	if (at == 0 && !eval_constant(p, e->args[1], &v))
		return false;
	return v > -LARGE && v < LARGE && !__builtin_mul_overflow(v, times, &v) &&
	       add_form(p, e->args[at], v, f);
}

/* Adds times * e to the form; false: not a small linear form. */
static bool add_form(const nest_plan *p, const smr_expr *e, int64_t times, form *f)
{
	int64_t v;

	if (e->type != SMR_I64 || times <= -LARGE || times >= LARGE)
		return false;
	if (eval_constant(p, e, &v)) {
		if (v <= -LARGE || v >= LARGE || __builtin_mul_overflow(v, times, &v))
			return false;
		f->k += v;
	} else if (e->kind == SMR_EXPR_INDEX) {
		f->coef[e->loop] += times;
	} else {
		return e->kind == SMR_EXPR_OP && add_operator(p, e, times, f);
	}
	return is_small(p, f);
}

static bool is_comparison(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && (e->op == SMR_OP_lt || e->op == SMR_OP_le ||
					  e->op == SMR_OP_gt || e->op == SMR_OP_ge);
}

static bool find_guard(const smr_expr *e, void *arg)
{
	nest_emit *m = arg;
	bool less = e->op == SMR_OP_lt || e->op == SMR_OP_le;
	form f = {0};

	if (nest_known(m->p, m->s, e) != NULL)
		return false;
	if (!is_comparison(e) || m->nguards == NEST_MAX_GUARDS)
		return true;
	for (int i = 0; i < m->nguards; i++)
		if (smr_expr_equal(m->guard[i].cmp, e))
			return false;
	if (e->op == SMR_OP_lt || e->op == SMR_OP_gt)
		f.k = -1;
	if (!add_form(m->p, e->args[0], less ? -1 : 1, &f) ||
	    !add_form(m->p, e->args[1], less ? 1 : -1, &f))
		return true;
	nest_guard *g = &m->guard[m->nguards++];

	*g = (nest_guard){.cmp = e, .least = f.k, .most = f.k};
	for (uint32_t l = 0; l < m->p->nest->nloops; l++) {
		bool folded = !(m->s->domain >> l & 1);
		int64_t all = f.coef[l] * (m->p->extent[l] - 1);

		g->coef[l] = folded ? 0 : f.coef[l];
		if (folded && all < 0)
			g->least += all;
		if (folded && all > 0)
			g->most += all;
	}
	return false;
}

static int64_t divide_up(int64_t a, int64_t b)
{
	return a / b + (a % b > 0);
}

/* Limits columns [from, to) to those where a condition on the lanes' loop alone is true. */
static bool intersect_columns(const nest_emit *m, const nest_guard *g, int64_t *from, int64_t *to)
{
	int v = m->s->vloop;

	for (uint32_t l = 0; l < m->p->nest->nloops; l++)
		if (l != (uint32_t)v && g->coef[l] != 0)
			return false;
	if (g->coef[v] > 0 && divide_up(-g->least, g->coef[v]) > *from)
		*from = divide_up(-g->least, g->coef[v]);
	if (g->coef[v] < 0 && g->least < 0)
		*to = *from; /* none */
	else if (g->coef[v] < 0 && g->least / -g->coef[v] + 1 < *to)
		*to = g->least / -g->coef[v] + 1;
	return g->coef[v] != 0;
}

void nest_find_guards(nest_emit *m)
{
	nest_stage *s = m->s;
	int64_t from = 0, to;
	unsigned lanes = 0;

	if (s->scan >= 0 || s->split != NULL)
		return;
	nest_walk(s->value, find_guard, m);
	for (int k = 0; k < s->nmore && s->makes == NULL; k++)
		nest_walk(s->more[k].value, find_guard, m);
	if (s->pred != NULL)
		nest_walk(s->pred, find_guard, m);
	if (s->vloop < 0 || s->vblock > 0 || s->turn >= 0 || s->nloops < 2 || s->nsums > 0 ||
	    s->order[s->nloops - 1] != s->vloop)
		return;
	to = m->p->extent[s->vloop];
	for (int i = 0; i < m->nguards; i++)
		if (intersect_columns(m, &m->guard[i], &from, &to))
			lanes |= 1u << i;
	if (lanes == 0 || to - from < s->width)
		return;
	while ((int64_t)s->unroll * s->width > to - from)
		s->unroll--;
	s->tile[s->vloop] = s->unroll * s->width;
	m->peeled = lanes;
	m->inner_from = from;
	m->inner_to = to;
}

/* Emits k + the form's value at the counters plus its minimum over the tile, or maximum. */
static nest_val value_at(nest_emit *m, const nest_guard *g, int64_t k, bool most)
{
	nest_val sum = {0};

	for (int l = 0; l < (int)m->p->nest->nloops; l++)
		if (most ? g->coef[l] > 0 : g->coef[l] < 0)
			k += g->coef[l] * (m->s->tile[l] - 1);
	nest_stride_text(m, k, sum.s);
	for (int i = 0; i < m->nopen; i++) {
		int l = m->open[i];
		nest_val step, next;
		char coef[28];

		if (g->coef[l] == 0)
			continue;
		step = nest_new(m, false);
		next = nest_new(m, false);
		nest_stride_text(m, g->coef[l], coef);
		nest_line(m, "%s = mul i64 %s, %s", step.s, m->dyn[l], coef);
		nest_line(m, "%s = add i64 %s, %s", next.s, sum.s, step.s);
		sum = next;
	}
	return sum;
}

/* Emits whether the form's minimum over the tile is >= 0. */
static nest_val emit_guard_holds(nest_emit *m, const nest_guard *g)
{
	nest_val sum = value_at(m, g, g->least, false), c = nest_new(m, false);

	nest_line(m, "%s = icmp sge i64 %s, 0", c.s, sum.s);
	return c;
}

bool nest_all_hold(nest_emit *m, nest_val *out)
{
	bool any = false;

	for (int i = 0; i < m->nguards; i++) {
		nest_val c, both;

		if (m->sure >> i & 1)
			continue;
		c = emit_guard_holds(m, &m->guard[i]);
		if (any) {
			both = nest_new(m, false);
			nest_line(m, "%s = and i1 %s, %s", both.s, out->s, c.s);
			c = both;
		}
		*out = c;
		any = true;
	}
	return any;
}

/* Whether no point is stored where this condition is false. */
static bool is_needed(const smr_expr *pred, const smr_expr *cmp)
{
	if (pred->kind == SMR_EXPR_OP && pred->op == SMR_OP_and)
		return is_needed(pred->args[0], cmp) || is_needed(pred->args[1], cmp);
	if (pred->kind == SMR_EXPR_OP && pred->op == SMR_OP_select) /* a && b */
		return is_needed(pred->args[0], cmp) && pred->args[2]->kind == SMR_EXPR_CONST &&
		       pred->args[2]->bits == 0;
	return smr_expr_equal(pred, cmp);
}

bool nest_none_holds(nest_emit *m, nest_val *out)
{
	bool any = false;

	for (int i = 0; i < m->nguards && m->s->pred != NULL; i++) {
		nest_val sum, c, both;

		if (m->sure >> i & 1 || !is_needed(m->s->pred, m->guard[i].cmp))
			continue;
		sum = value_at(m, &m->guard[i], m->guard[i].most, true);
		c = nest_new(m, false);
		nest_line(m, "%s = icmp slt i64 %s, 0", c.s, sum.s);
		if (any) {
			both = nest_new(m, false);
			nest_line(m, "%s = or i1 %s, %s", both.s, out->s, c.s);
			c = both;
		}
		*out = c;
		any = true;
	}
	return any;
}

bool nest_is_sure(const nest_emit *m, const smr_expr *e)
{
	if (m->holds != NULL && (e == m->holds || smr_expr_equal(e, m->holds)))
		return true;
	if (m->sure == 0)
		return false;
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_and)
		return nest_is_sure(m, e->args[0]) && nest_is_sure(m, e->args[1]);
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select)
		return nest_is_sure(m, e->args[0]) && nest_is_sure(m, e->args[1]);
	if (!is_comparison(e))
		return false;
	for (int i = 0; i < m->nguards; i++)
		if (m->sure >> i & 1 && smr_expr_equal(m->guard[i].cmp, e))
			return true;
	return false;
}
