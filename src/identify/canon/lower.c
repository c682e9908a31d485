/* Lowers a nest to a canonical tree. */
#include "identify/canon/canon.h"
#include "ir/graph/range.h"
#include <string.h>

static const cx *lower_constant(cx_maker *m, smr_dtype t, uint64_t bits, const smr_expr *origin)
{
	smr_expr e = {.kind = SMR_EXPR_CONST, .type = t, .bits = bits};
	cx *c;

	if (t == SMR_C64 || t == SMR_C128) {
		m->too_large = true; /* no kernel of the library uses complex numbers */
		return NULL;
	}
	c = cx_new(m, CX_NUM, t, 0, NULL);
	if (c == NULL)
		return NULL;
	c->num = smr_const_as_double(&e);
	c->origin = origin;
	return c;
}

static const cx *lower_read(cx_maker *m, const smr_expr *e)
{
	const smr_node *in = m->nest->ins[e->input];
	const cx *indirect = NULL;
	bool moved = false;
	cx_access *at;
	cx *c;

	if (in->op == SMR_OP_constant && in->type.rank == 0)
		return lower_constant(m, e->type, in->bits, e);
	at = smr_arena_alloc(m->arena, sizeof(*at));
	c = cx_new(m, CX_READ, e->type, 0, NULL);
	if (at == NULL || c == NULL)
		return NULL;
	for (uint32_t d = 0; d < in->type.rank; d++) {
		moved |= cx_range_moves(m, &e->index[d]);
		if (e->index[d].indirect == NULL || cx_range_moves(m, &e->index[d]))
			continue;
		if (indirect != NULL) {
			m->too_large = true;
			return NULL;
		}
		indirect = cx_lower_expr(m, e->index[d].indirect);
		if (indirect == NULL)
			return NULL;
	}
	if (!cx_access_read(m, e, indirect, at))
		return NULL;
	if (m->from != NULL && (at->loops >> m->range & 1) && !moved)
		at->diagonal = true; /* it counts from the range's begin, not from the array's
				      * start */
	c->at = at;
	c->loops = at->loops | (indirect != NULL ? indirect->loops : 0);
	c->accs = indirect != NULL ? indirect->accs : 0;
	c->origin = e;
	return c;
}

static const cx *lower_op(cx_maker *m, const smr_expr *e)
{
	const cx *arg[3];

	if (e->nargs > 3)
		return NULL;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = cx_lower_expr(m, e->args[i]);
		if (arg[i] == NULL)
			return NULL;
	}
	return cx_op(m, e->op, e->type, e->nargs, arg);
}

static uint64_t loop_mask(const smr_expr *e)
{
	uint64_t mask = 0;

	for (uint32_t i = 0; i < e->nloops; i++)
		mask |= 1ull << e->loops[i];
	return mask;
}

static const cx *lower_fold(cx_maker *m, const smr_expr *e);

/* Lowers a fold over a range: records its condition and begin, by which its steps recognise the
 * condition and the reads of its elements. */
static const cx *lower_range(cx_maker *m, const smr_expr *e, const smr_range *r)
{
	const smr_expr *count = r->count;
	const cx *c;

	if (m->holds != NULL) {
		m->too_large = true; /* a range within a range: no kernel has one */
		return NULL;
	}
	m->holds = r->holds;
	m->range = r->loop;
	m->from = count->kind == SMR_EXPR_OP && count->op == SMR_OP_sub ? count->args[1] : NULL;
	c = lower_fold(m, e);
	m->holds = m->from = NULL;
	return c;
}

static const cx *lower_fold(cx_maker *m, const smr_expr *e)
{
	const cx *init[SMR_MAX_ACCS], *step[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < e->nacc; k++) {
		init[k] = cx_lower_expr(m, e->init[k]);
		step[k] = cx_lower_expr(m, e->step[k]);
		if (init[k] == NULL || step[k] == NULL)
			return NULL;
	}
	if (e->kind == SMR_EXPR_FOLD)
		return cx_recurrence(m, e->type, loop_mask(e), e->nacc, e->result, init, step);
	if (e->nacc != 1) {
		m->too_large = true;
		return NULL;
	}
	return cx_scan(m, e->type, loop_mask(e), e->exclusive, init[0], step[0]);
}

const cx *cx_lower_expr(cx_maker *m, const smr_expr *e)
{
	int64_t fixed;
	smr_range range;
	cx *c;

	switch (e->kind) {
	case SMR_EXPR_CONST:
		return lower_constant(m, e->type, e->bits, e);
	case SMR_EXPR_READ:
		return lower_read(m, e);
	case SMR_EXPR_OP: {
		if (m->holds != NULL && smr_expr_equal(e, m->holds))
			return cx_range(m, e->args[1]);
		cx *made = (cx *)(uintptr_t)lower_op(m, e); /* allocated here: writable */

		/* normal forms are shared; the first expression that gave one is its origin */
		if (made != NULL && made->origin == NULL)
			made->origin = e;
		return made;
	}
	case SMR_EXPR_FOLD:
		if (smr_fold_range(e, &range) &&
		    smr_loop_is_open(&m->nest->nest->loops[range.loop]))
			return lower_range(m, e, &range);
		return lower_fold(m, e);
	case SMR_EXPR_SCAN:
		return lower_fold(m, e);
	case SMR_EXPR_SIZE:
		c = cx_new(m, smr_poly_is_const(e->size, &fixed) ? CX_NUM : CX_SIZE, e->type, 0,
			   NULL);
		if (c != NULL && c->kind == CX_NUM)
			c->num = (double)fixed;
		else if (c != NULL)
			c->size = e->size;
		break;
	case SMR_EXPR_INDEX:
		c = cx_new(m, CX_INDEX, e->type, 0, NULL);
		if (c != NULL) {
			c->id = e->loop;
			c->loops = 1ull << e->loop;
		}
		break;
	case SMR_EXPR_ACC:
		c = cx_new(m, CX_ACC, e->type, 0, NULL);
		if (c != NULL) {
			c->id = e->acc;
			c->depth = e->depth;
			c->accs = e->depth < 32 ? 1u << e->depth : 1u << 31;
		}
		break;
	default:
		return NULL;
	}
	if (c != NULL)
		c->origin = e;
	return c;
}

/* Returns the value that the stored element had before. */
static const cx *old_value(cx_maker *m, const cx_nest *n)
{
	cx *c = cx_new(m, CX_READ, m->nest->into->type.dtype, 0, NULL);

	if (c == NULL)
		return NULL;
	c->at = smr_arena_memdup(m->arena, &n->store, sizeof(n->store));
	c->loops = n->store.loops;
	return c->at == NULL ? NULL : c;
}

static bool lower_store(cx_maker *m, const smr_nest *nest, cx_nest *out)
{
	const cx *indirect = NULL;

	for (uint32_t d = 0; d < m->nest->into->type.rank; d++) {
		if (nest->store[d].indirect == NULL)
			continue;
		if (indirect != NULL)
			return false;
		indirect = cx_lower_expr(m, nest->store[d].indirect);
		if (indirect == NULL)
			return false;
	}
	out->has_store = true;
	return cx_access_store(m, indirect, &out->store);
}

/* Whether the predicate only tests whether a fold changed its start: an unconditional store would
 * then be the same. */
static bool is_changed(const smr_nest *n)
{
	const smr_expr *p = n->pred, *v = n->value;

	return p->kind == SMR_EXPR_OP && (p->op == SMR_OP_ne || p->op == SMR_OP_one) &&
	       v->kind == SMR_EXPR_FOLD && smr_expr_equal(p->args[0], v) &&
	       smr_expr_equal(p->args[1], v->init[0]);
}

/* Likewise, if it tests whether the fold changes the old contents at some point: c holds at some
 * point, and the step is c ? x : acc. */
static bool is_touched(cx_maker *m, const smr_nest *n, const cx *old)
{
	const smr_expr *p = n->pred, *v = n->value, *any, *step;

	if (p->kind != SMR_EXPR_FOLD || v->kind != SMR_EXPR_FOLD || p->nacc != 1 || v->nacc != 1 ||
	    p->nloops != v->nloops ||
	    memcmp(p->loops, v->loops, p->nloops * sizeof(*p->loops)) != 0)
		return false;
	any = p->step[0];
	step = v->step[0];
	if (p->init[0]->kind != SMR_EXPR_CONST || p->init[0]->bits != 0 ||
	    any->kind != SMR_EXPR_OP || any->op != SMR_OP_or || !smr_expr_is_acc(any->args[0]) ||
	    step->kind != SMR_EXPR_OP || step->op != SMR_OP_select)
		return false;
	return smr_expr_is_acc(step->args[2]) && smr_expr_equal(any->args[1], step->args[0]) &&
	       cx_equal(cx_lower_expr(m, v->init[0]), old);
}

/* Likewise for rows: an empty row keeps its element. */
static bool keeps_empty_rows(cx_maker *m, const smr_nest *n, const cx *old)
{
	const smr_expr *p = n->pred, *v = n->value;
	smr_range r;

	return smr_fold_range(v, &r) && p->kind == SMR_EXPR_OP && p->op == SMR_OP_lt &&
	       p->args[0]->kind == SMR_EXPR_CONST && p->args[0]->bits == 0 &&
	       smr_expr_equal(p->args[1], r.count) && cx_equal(cx_lower_expr(m, v->init[0]), old);
}

bool cx_lower(cx_maker *m, const smr_node *node, cx_nest *out)
{
	const smr_nest *nest = node->nest;
	uint64_t all = nest->nloops >= 64 ? ~0ull : (1ull << nest->nloops) - 1;

	memset(out, 0, sizeof(*out));
	m->nest = node;
	out->domain = nest->domain;
	out->bound = all & ~nest->domain;
	if (node->into != NULL && !lower_store(m, nest, out))
		return false;
	out->value = cx_lower_expr(m, nest->value);
	if (out->value != NULL && nest->pred != NULL && !is_changed(nest)) {
		const cx *old = out->has_store ? old_value(m, out) : NULL;

		if (old != NULL && m->mixed &&
		    (is_touched(m, nest, old) || keeps_empty_rows(m, nest, old)))
			return true;
		out->value = old == NULL ? NULL
					 : cx_select(m, out->value->type,
						     cx_lower_expr(m, nest->pred), out->value, old);
	}
	return out->value != NULL;
}
