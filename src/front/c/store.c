/* The value of one statement: which loops it runs over, which it folds.
 *
 * A store that does not move with some of its loops accumulates in memory: it becomes a fold over
 * these, from the element's old value. */
#include "front/c/build.h"

static smr_status refuse(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

/* Loops around the statement, outermost first. */
static int chain(const smr_lift *l, int loop, int *out)
{
	int n = 0;

	for (int i = 0; i < l->nloops; i++)
		if (smr_loop_around(l, i, loop))
			out[n++] = i;
	return n;
}

/* Phis of the loops around the statement that its value meets: running values. */
static void running(smr_build *b, smr_lift_value *v)
{
	if (v->mark == b->l->mark)
		return;
	v->mark = b->l->mark;
	if (v->kind == SMR_LIFT_PHI) {
		if (smr_loop_around(b->l, v->number, b->stmt->loop) &&
		    b->ncarried < SMR_BUILD_FRAMES)
			b->carried[b->ncarried++] = v;
		running(b, v->init);
		running(b, v->next);
	}
	for (uint32_t i = 0; i < v->nargs; i++)
		running(b, v->args[i]);
	if (v->kind == SMR_LIFT_LAST && v->node == NULL)
		running(b, v->args[0]);
}

/* Whether the value reads the element that the statement stores, at the same point. */
static bool reads_own(smr_build *b, smr_lift_value *v, bool *outside)
{
	const smr_lift_access *own = &b->l->accesses[b->stmt->access];
	bool found = false;

	if (v->mark == b->l->mark)
		return false;
	v->mark = b->l->mark;
	if (v->kind == SMR_LIFT_LOAD) {
		const smr_lift_access *a = &b->l->accesses[v->number];
		if (!smr_access_same(b->l, a, own))
			return false;
		if (!smr_loop_around(b->l, own->loop, a->loop) || a->pos > own->pos)
			*outside = true;
		return true;
	}
	for (uint32_t i = 0; i < v->nargs; i++)
		found |= reads_own(b, v->args[i], outside);
	if (v->kind == SMR_LIFT_PHI) {
		found |= reads_own(b, v->init, outside);
		found |= reads_own(b, v->next, outside);
	}
	return found;
}

static const smr_expr *guarded(smr_build *b, const smr_expr *old)
{
	const smr_expr *value = smr_build_expr(b, b->stmt->value), *args[3];

	if (b->stmt->pred == NULL || value == NULL)
		return value;
	args[0] = smr_build_expr(b, b->stmt->pred);
	args[1] = value;
	args[2] = old;
	if (args[0] == NULL)
		return NULL;
	return smr_expr_op(b->l->g, SMR_OP_select, value->type, 3, args);
}

/* The value of a store that stays in place while loops z[0..nz) run. */
static const smr_expr *accumulate(smr_build *b, const int *z, int nz)
{
	const smr_lift_access *own = &b->l->accesses[b->stmt->access];
	smr_graph *g = b->l->g;
	bool outside = false, found;
	smr_expr *e = smr_arena_alloc(g->arena, sizeof(*e));

	b->l->mark++;
	found = reads_own(b, b->stmt->value, &outside);
	if (b->stmt->pred != NULL)
		found |= reads_own(b, b->stmt->pred, &outside);
	if (!found || outside) {
		(void)refuse("a store does not move with one of its loops: the last value counts");
		return NULL;
	}
	bool known = own->entry != NULL && smr_build_unwritten(b, b->stmt->access);
	const smr_expr *init =
		known ? smr_build_expr(b, own->entry) : smr_build_element(b, b->stmt->access);
	if (e == NULL || init == NULL)
		return NULL;
	*e = (smr_expr){.kind = SMR_EXPR_FOLD, .type = own->type, .nacc = 1};
	e->init[0] = init;
	for (int i = 0; i < nz; i++) {
		if (smr_build_loop(b, z[i], false) != SMR_OK)
			return NULL;
		e->loops[e->nloops++] = (uint32_t)b->map[z[i]];
		b->scope[z[i]] = true;
	}
	b->frames[b->nframes].phi[0] = NULL;
	b->frames[b->nframes++].nacc = 1;
	const smr_expr *old = smr_expr_acc(g, own->type, 0, 0);
	e->step[0] = old == NULL ? NULL : guarded(b, old);
	b->nframes--;
	return e->step[0] == NULL ? NULL : e;
}

smr_status smr_build_value(smr_build *b)
{
	int around[SMR_LIFT_LOOPS], z[SMR_LIFT_LOOPS], nz = 0;
	int n = chain(b->l, b->stmt->loop, around);
	const smr_lift_access *own =
		b->stmt->access == SMR_LIFT_NONE ? NULL : &b->l->accesses[b->stmt->access];

	for (int i = 0; i < n; i++) {
		if (own != NULL && own->index == NULL && !smr_access_moves(own, around[i])) {
			z[nz++] = around[i];
			continue;
		}
		SMR_TRY(smr_build_loop(b, around[i], true));
		b->scope[around[i]] = true;
	}
	b->l->mark++;
	running(b, b->stmt->value);
	if (b->stmt->pred != NULL)
		running(b, b->stmt->pred);
	if (nz > 0) {
		b->nest->value = accumulate(b, z, nz);
	} else {
		b->nest->value = smr_build_expr(b, b->stmt->value);
		if (b->nest->value != NULL && b->stmt->pred != NULL) {
			b->nest->pred = smr_build_expr(b, b->stmt->pred);
			if (b->nest->pred == NULL)
				return SMR_EUNSUPPORTED;
		}
	}
	return b->nest->value ? SMR_OK : SMR_EUNSUPPORTED;
}
