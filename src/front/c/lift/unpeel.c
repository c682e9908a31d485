/* Undoes peeling of a reduction's first element: m = x[0]; for (i = 1; ..) m = max(m, x[i]) is a
 * loop from 0.
 *
 * Let S(acc, t) be one step and I the initial value of the loop. If S(J, -1) = I for some J, then
 * the loop may start one iteration earlier from J. Where S chooses between acc and an element that
 * is I at t = -1, both choices give I for J = I, whatever the condition says; where S adds, J is
 * -0.0 (or 0), since -0.0 + x is x bit by bit; where it multiplies, J is 1. The extra iteration
 * reads only elements that the program has read already, since each element that the loop reads was
 * part of its initial value. */
#include <string.h>

#include "front/c/lift/build.h"

enum { MANY = 8 };

typedef struct peel {
	smr_lift *l;
	int loop;
	uint32_t nphis, nfirst;
	smr_lift_value *phi[MANY], *start[MANY]; /* phis, and their initial values one iteration
						  * earlier */
	int first[MANY];                         /* accesses whose previous element is known */
	bool many;
} peel;

/* Visits all values that the statements depend on, each once. */
static void visit_values(peel *p, smr_lift_value *v, void (*visit)(peel *p, smr_lift_value *v))
{
	if (v == NULL || v->mark == p->l->mark)
		return;
	v->mark = p->l->mark;
	visit(p, v);
	for (uint32_t i = 0; i < v->nargs; i++)
		visit_values(p, v->args[i], visit);
	if (v->kind == SMR_LIFT_LAST)
		visit_values(p, v->args[0], visit);
	if (v->kind == SMR_LIFT_PHI) {
		visit_values(p, v->init, visit);
		visit_values(p, v->next, visit);
	}
	if (v->kind == SMR_LIFT_LOAD)
		visit_values(p, p->l->accesses[v->number].index, visit);
}

static void visit_all_values(peel *p, void (*visit)(peel *p, smr_lift_value *v))
{
	p->l->mark++;
	for (int s = 0; s < p->l->nstmts; s++) {
		visit_values(p, p->l->stmts[s].value, visit);
		visit_values(p, p->l->stmts[s].pred, visit);
		if (p->l->stmts[s].access != SMR_LIFT_NONE)
			visit_values(p, p->l->accesses[p->l->stmts[s].access].index, visit);
	}
}

static void note_phi(peel *p, smr_lift_value *v)
{
	if (v->kind != SMR_LIFT_PHI || v->number != p->loop)
		return;
	if (p->nphis == MANY)
		p->many = true;
	else
		p->phi[p->nphis++] = v;
}

/* Whether the loop contains nothing but its recurrences. */
static bool has_only_recurrences(const peel *p)
{
	for (int i = 0; i < p->l->nloops; i++)
		if (p->l->loops[i].parent == p->loop)
			return false;
	for (int s = 0; s < p->l->nstmts; s++)
		if (p->l->stmts[s].loop == p->loop)
			return false;
	return p->nphis > 0 && !p->many;
}

/* Whether @p o still reads the same value at the loop: no store in between changes it. */
static bool stays_unwritten(const peel *p, const smr_lift_access *o)
{
	smr_lift *l = p->l;

	for (int s = 0; s < l->nstmts; s++) {
		const smr_lift_stmt *st = &l->stmts[s];
		if (st->access == SMR_LIFT_NONE || st->pos < o->pos ||
		    st->pos > l->loops[p->loop].end)
			continue;
		const smr_lift_access *w = &l->accesses[st->access];
		bool apart = w->base == o->base
				     ? smr_access_disjoint(l, w, o)
				     : st->loop != SMR_LIFT_NONE &&
					       l->loops[st->loop].root == l->loops[p->loop].root;
		if (!apart)
			return false;
	}
	return true;
}

/* Whether access @p k, one iteration before the loop's first, is @p o. */
static bool is_before(const peel *p, int k, const smr_lift_access *o)
{
	const smr_lift_access *a = &p->l->accesses[k];

	if (a->base != o->base || a->type != o->type || a->index != NULL || o->index != NULL ||
	    !smr_access_moves(a, p->loop) || smr_access_moves(o, p->loop))
		return false;
	for (int i = 0; i < p->l->nloops; i++)
		if (i != p->loop &&
		    (smr_access_moves(a, i) != smr_access_moves(o, i) ||
		     (smr_access_moves(a, i) && !smr_poly_equal(a->stride[i], o->stride[i]))))
			return false;
	const smr_poly *at = smr_poly_sub(p->l->g->arena, a->offset, a->stride[p->loop]);
	return at != NULL && smr_poly_equal(at, o->offset) && stays_unwritten(p, o);
}

static int64_t get_signed_const(const smr_lift_value *v)
{
	unsigned bits = 8 * (unsigned)smr_dtype_size(v->type);

	return (int64_t)(v->bits << (64 - bits)) >> (64 - bits);
}

/* Whether counter @p e, one iteration before the loop's first, is @p init. */
static bool counter_precedes_start(const peel *p, const smr_lift_value *e,
				   const smr_lift_value *init)
{
	smr_arena *arena = p->l->g->arena;
	const smr_poly *step = e->step[p->loop], *at = e->start, *from = init->start;

	for (int i = 0; i < p->l->nloops; i++)
		if ((i != p->loop && e->step[i] != NULL) ||
		    (init->kind == SMR_LIFT_AFFINE && init->step[i] != NULL))
			return false;
	if (step != NULL)
		at = smr_poly_sub(arena, at, step);
	if (init->kind == SMR_LIFT_CONST)
		from = smr_poly_const(arena, get_signed_const(init));
	return at != NULL && from != NULL && smr_poly_equal(at, from);
}

/* Whether @p e, one iteration before the loop's first, is @p init. */
static bool value_before(peel *p, const smr_lift_value *e, const smr_lift_value *init)
{
	if (e->type != init->type)
		return false;
	if (e->kind == SMR_LIFT_LOAD) {
		int o = init->kind == SMR_LIFT_LOAD || init->kind == SMR_LIFT_SCALAR
				? init->number
				: SMR_LIFT_NONE;
		if (o == SMR_LIFT_NONE || !is_before(p, e->number, &p->l->accesses[o]) ||
		    p->nfirst == MANY)
			return false;
		p->first[p->nfirst++] = e->number;
		return true;
	}
	if (e->kind == SMR_LIFT_AFFINE)
		return (init->kind == SMR_LIFT_AFFINE || init->kind == SMR_LIFT_CONST) &&
		       counter_precedes_start(p, e, init);
	if (e->kind == SMR_LIFT_CONST)
		return init->kind == SMR_LIFT_CONST && e->bits == init->bits;
	if (e->kind != SMR_LIFT_OP || init->kind != SMR_LIFT_OP || e->op != init->op)
		return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!value_before(p, e->args[i], init->args[i]))
			return false;
	return true;
}

/* Returns J of the file comment, or NULL if there is none. */
static smr_lift_value *make_neutral_element(smr_lift *l, smr_op op, smr_dtype t)
{
	smr_lift_value *v;

	if ((op != SMR_OP_add && op != SMR_OP_mul) || t == SMR_F16 || t == SMR_BF16)
		return NULL;
	v = smr_lift_value_new(l, SMR_LIFT_CONST, t);
	if (v == NULL)
		return NULL;
	if (t == SMR_F32) {
		float f = op == SMR_OP_add ? -0.0F : 1.0F;
		memcpy(&v->bits, &f, sizeof(f));
	} else if (t == SMR_F64) {
		double d = op == SMR_OP_add ? -0.0 : 1.0;
		memcpy(&v->bits, &d, sizeof(d));
	} else {
		v->bits = op == SMR_OP_mul;
	}
	return v;
}

static bool starts_earlier(peel *p, smr_lift_value *phi, smr_lift_value **start)
{
	const smr_lift_value *next = phi->next;
	uint32_t from = next->kind == SMR_LIFT_OP && next->op == SMR_OP_select;
	bool picks;

	if (next->kind != SMR_LIFT_OP || next->nargs != 2 + from)
		return false;
	picks = from == 1 || next->op == SMR_OP_fmax || next->op == SMR_OP_fmin ||
		next->op == SMR_OP_maximum || next->op == SMR_OP_minimum;
	for (uint32_t k = 0; k < 2; k++) {
		const smr_lift_value *e = next->args[from + 1 - k];
		if (next->args[from + k] != phi || !value_before(p, e, phi->init))
			continue;
		*start = picks ? phi->init : make_neutral_element(p->l, next->op, phi->type);
		return *start != NULL;
	}
	return false;
}

/* Whether each element that the loop reads was read before the loop as well. */
static bool reads_known(const peel *p)
{
	for (int k = 0; k < p->l->naccesses; k++) {
		bool known = p->l->accesses[k].loop != p->loop;
		for (uint32_t i = 0; i < p->nfirst && !known; i++)
			known = smr_access_same(p->l, &p->l->accesses[k],
						&p->l->accesses[p->first[i]]);
		if (!known)
			return false;
	}
	return p->nfirst > 0;
}

static void shift_counter(peel *p, smr_lift_value *v)
{
	if (v->kind == SMR_LIFT_AFFINE && v->step[p->loop] != NULL)
		v->start = smr_poly_sub(p->l->g->arena, v->start, v->step[p->loop]);
}

static smr_status shift_loop_start(peel *p)
{
	smr_arena *arena = p->l->g->arena;
	smr_lift_loop *loop = &p->l->loops[p->loop];

	loop->extent = smr_poly_add(arena, loop->extent, smr_poly_const(arena, 1));
	visit_all_values(p, shift_counter);
	for (int k = 0; k < p->l->naccesses; k++) {
		smr_lift_access *a = &p->l->accesses[k];
		if (!smr_access_moves(a, p->loop))
			continue;
		a->offset = smr_poly_sub(arena, a->offset, a->stride[p->loop]);
		if (a->offset == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for an offset");
	}
	for (uint32_t i = 0; i < p->nphis; i++)
		p->phi[i]->init = p->start[i];
	return loop->extent ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for an extent");
}

smr_status smr_lift_unpeel(smr_lift *l)
{
	for (int i = 0; i < l->nloops; i++) {
		peel p = {.l = l, .loop = i};
		bool all = !smr_lift_builder_blocked(l, i);

		visit_all_values(&p, note_phi);
		for (uint32_t k = 0; k < p.nphis && all; k++)
			all = starts_earlier(&p, p.phi[k], &p.start[k]);
		if (all && has_only_recurrences(&p) && reads_known(&p))
			SMR_TRY(shift_loop_start(&p));
	}
	return SMR_OK;
}
