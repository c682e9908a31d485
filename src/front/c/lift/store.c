/* Builds the value of one statement: the loops of its domain and the loops that it folds.
 *
 * A store that does not move with some of its loops accumulates in memory: it becomes a fold over
 * these loops, which starts from the element's old value. A statement that reads the element stored
 * by the iteration before becomes a scan along its innermost loop, which starts from the element
 * before the first. */
#include "front/c/lift/build.h"

static smr_status refuse_store(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

/* Lists the loops around the statement, outermost first; of a blocked pair only the inner loop. */
static int get_enclosing_loops(const smr_lift *l, int loop, int *out)
{
	int n = 0;

	for (int i = 0; i < l->nloops; i++)
		if (smr_loop_around(l, i, loop) && smr_lift_builder_point(l, i, loop) == i)
			out[n++] = i;
	return n;
}

/* Collects the phis of loops around the statement that its value uses: running values. */
static void collect_carried_phis(smr_lift_builder *b, smr_lift_value *v)
{
	if (v->mark == b->l->mark)
		return;
	v->mark = b->l->mark;
	if (v->kind == SMR_LIFT_PHI) {
		if (smr_loop_around(b->l, v->number, b->stmt->loop) &&
		    b->ncarried < SMR_BUILD_FRAMES)
			b->carried[b->ncarried++] = v;
		collect_carried_phis(b, v->init);
		collect_carried_phis(b, v->next);
	}
	for (uint32_t i = 0; i < v->nargs; i++)
		collect_carried_phis(b, v->args[i]);
	if (v->kind == SMR_LIFT_LAST && v->node == NULL)
		collect_carried_phis(b, v->args[0]);
}

/* Whether the value reads the element that the statement stores, at the same point. */
static bool reads_own(smr_lift_builder *b, smr_lift_value *v, bool *outside)
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
	if (v->kind == SMR_LIFT_LAST && v->node == NULL)
		found |= reads_own(b, v->args[0], outside);
	if (v->kind == SMR_LIFT_PHI) {
		found |= reads_own(b, v->init, outside);
		found |= reads_own(b, v->next, outside);
	}
	return found;
}

/* Whether folding block by block keeps the order of elements: no other folded loop may lie between
 * the blocks and their elements. */
static bool in_order(const smr_lift *l, const int *z, int i)
{
	int outer = l->loops[z[i]].tile;

	for (int k = 0; outer != SMR_LIFT_NONE && k < i; k++)
		if (smr_loop_around(l, outer, z[k])) {
			(void)refuse_store("blocks of several loops that fold");
			return false;
		}
	return true;
}

/* Adds the other values that the loop carries, such as the maximum so far where its index is
 * stored. */
static smr_status add_loop_accumulators(smr_lift_builder *b, int loop, smr_lift_value *const *over,
					uint32_t n, smr_frame_acc *f)
{
	b->l->mark++;
	for (uint32_t i = 0; i < n; i++)
		if (over[i] != NULL && !smr_lift_builder_collect(b->l, over[i], loop, f))
			return refuse_store("a loop carries too many values");
	if (f->nacc > 1 && smr_lift_builder_blocked(b->l, loop))
		return refuse_store("a running value in blocks");
	return SMR_OK;
}

smr_expr *smr_lift_builder_fold(smr_lift_builder *b, const smr_inner *z,
				const smr_lift_access *memory, const smr_expr *init,
				smr_lift_value *const *over, uint32_t n)
{
	smr_expr *e = smr_arena_alloc(b->l->g->arena, sizeof(*e));
	smr_frame_acc f = {.nacc = 1, .memory = memory, .loop = z->loop[z->n - 1]};

	if (e == NULL || init == NULL ||
	    (z->n == 1 && add_loop_accumulators(b, z->loop[0], over, n, &f) != SMR_OK))
		return NULL;
	*e = (smr_expr){.kind = SMR_EXPR_FOLD, .type = init->type, .nacc = f.nacc};
	e->init[0] = init;
	for (uint32_t k = 1; k < f.nacc; k++) {
		e->init[k] = smr_lift_builder_start(b, f.phi[k]);
		if (e->init[k] == NULL)
			return NULL;
	}
	for (int i = 0; i < z->n; i++) {
		e->loops[e->nloops] = smr_lift_builder_bound(b, z->loop[i]);
		if (e->loops[e->nloops++] == UINT32_MAX || !in_order(b->l, z->loop, i))
			return NULL;
	}
	smr_lift_builder_enter(b, z, true);
	b->frames[b->nframes++] = f;
	return e;
}

void smr_lift_builder_enter(smr_lift_builder *b, const smr_inner *z, bool inside)
{
	for (int i = 0; i < z->n; i++)
		b->scope[z->loop[i]] = inside && b->map[z->loop[i]] != SMR_LIFT_NONE;
}

bool smr_lift_builder_carry_on(smr_lift_builder *b, smr_expr *e)
{
	const smr_frame_acc *f = &b->frames[b->nframes - 1];

	for (uint32_t k = 1; k < f->nacc && e->step[k - 1] != NULL; k++)
		e->step[k] = smr_lift_builder_expr(b, f->phi[k]->next);
	return e->step[f->nacc - 1] != NULL;
}

const smr_expr *smr_lift_builder_step(smr_lift_builder *b, const smr_conditions *c)
{
	const smr_expr *args[3] = {NULL, smr_lift_builder_expr(b, b->stmt->value), NULL};

	if (args[1] == NULL || c->n == 0)
		return args[1];
	args[0] = smr_lift_builder_all(b, c->each, c->n);
	args[2] = smr_expr_acc(b->l->g, args[1]->type, 0, 0);
	return args[0] == NULL || args[2] == NULL
		       ? NULL
		       : smr_expr_op(b->l->g, SMR_OP_select, args[1]->type, 3, args);
}

/* Builds the value of a store that stays in place in some of its loops. */
static smr_status build_accumulation(smr_lift_builder *b, const smr_inner *z)
{
	const smr_lift_access *own = &b->l->accesses[b->stmt->access];
	smr_lift_value *const over[2] = {b->stmt->value, b->stmt->pred};
	bool outside = false, found;
	smr_conditions each;

	b->l->mark++;
	found = reads_own(b, b->stmt->value, &outside);
	if (b->stmt->pred != NULL)
		(void)reads_own(b, b->stmt->pred, &outside);
	if ((!found && b->stmt->pred == NULL) || outside)
		return refuse_store(
			"a store does not move with one of its loops: the last value counts");
	SMR_TRY(smr_lift_builder_when(b, z, found, &each));
	bool known = own->entry != NULL && smr_lift_builder_unwritten(b, b->stmt->access);
	const smr_expr *init = known ? smr_lift_builder_expr(b, own->entry)
				     : smr_lift_builder_element(b, b->stmt->access);
	smr_expr *e = smr_lift_builder_fold(b, z, &b->l->accesses[b->stmt->access], init, over, 2);
	if (e == NULL)
		return SMR_EUNSUPPORTED;
	e->step[0] = smr_lift_builder_step(b, &each);
	if (!smr_lift_builder_carry_on(b, e))
		return SMR_EUNSUPPORTED;
	b->nframes--;
	b->nest->value = e;
	return smr_lift_builder_join(b, e);
}

/* Returns the load of the element that the statement stored one iteration of `loop` earlier, or
 * NULL. */
static const smr_lift_access *find_previous_load(const smr_lift_builder *b, smr_lift_value *v,
						 int loop)
{
	const smr_lift_access *own = &b->l->accesses[b->stmt->access], *found = NULL;

	if (v->mark == b->l->mark)
		return NULL;
	v->mark = b->l->mark;
	if (v->kind == SMR_LIFT_LOAD) {
		const smr_lift_access *a = &b->l->accesses[v->number];
		smr_lift_access shifted = *a;
		shifted.offset = smr_poly_add(b->l->g->arena, a->offset, own->stride[loop]);
		return a->loop == own->loop && shifted.offset != NULL &&
				       smr_access_same(b->l, &shifted, own)
			       ? a
			       : NULL;
	}
	for (uint32_t i = 0; i < v->nargs && found == NULL; i++)
		found = find_previous_load(b, v->args[i], loop);
	return found;
}

/* Builds the scan of y[i] = y[i - 1] + ..: from the element before the first, then from the last
 * one stored. */
static const smr_expr *in_memory(smr_lift_builder *b, const smr_lift_access *last, int loop)
{
	smr_expr *e = smr_arena_alloc(b->l->g->arena, sizeof(*e));
	smr_lift_access first = *last;

	first.stride = smr_lift_steps(b->l);
	if (e == NULL || first.stride == NULL)
		return NULL;
	for (int i = 0; i < b->l->nloops; i++)
		first.stride[i] = i == loop ? NULL : last->stride[i];
	first.loop = b->l->loops[loop].parent;
	*e = (smr_expr){.kind = SMR_EXPR_SCAN, .type = last->type, .nloops = 1, .nacc = 1};
	e->loops[0] = (uint32_t)b->map[loop];
	b->frames[b->nframes] = (smr_frame_acc){.nacc = 1, .memory = last};
	b->nframes++;
	e->step[0] = smr_lift_builder_expr(b, b->stmt->value);
	b->nframes--;
	/* the list of accesses may be reallocated here */
	int k = e->step[0] == NULL ? SMR_LIFT_NONE : smr_lift_access_add(b->l, &first);
	e->init[0] = k == SMR_LIFT_NONE ? NULL : smr_lift_builder_element(b, k);
	return e->init[0] == NULL ? NULL : e;
}

static const smr_lift_access *runs_along(smr_lift_builder *b)
{
	const smr_lift_stmt *s = b->stmt;

	if (s->access == SMR_LIFT_NONE || s->pred != NULL || s->loop == SMR_LIFT_NONE ||
	    b->l->accesses[s->access].index != NULL || smr_lift_builder_blocked(b->l, s->loop))
		return NULL;
	b->l->mark++;
	return find_previous_load(b, s->value, s->loop);
}

smr_status smr_lift_builder_value(smr_lift_builder *b)
{
	int around[SMR_LIFT_LOOPS];
	smr_inner z = {.n = 0};
	int n = get_enclosing_loops(b->l, b->stmt->loop, around);
	const smr_lift_access *own =
		b->stmt->access == SMR_LIFT_NONE ? NULL : &b->l->accesses[b->stmt->access];

	for (int i = 0; i < n; i++) {
		if (own != NULL && own->index == NULL && !smr_access_moves(own, around[i])) {
			z.loop[z.n++] = around[i];
			continue;
		}
		SMR_TRY(smr_lift_builder_loop(b, around[i], true));
		b->scope[around[i]] = true;
	}
	b->l->mark++;
	collect_carried_phis(b, b->stmt->value);
	if (b->stmt->pred != NULL)
		collect_carried_phis(b, b->stmt->pred);
	const smr_lift_access *last = z.n == 0 ? runs_along(b) : NULL;
	if (z.n > 0) {
		SMR_TRY(build_accumulation(b, &z));
	} else if (last != NULL) {
		b->nest->value = in_memory(b, last, b->stmt->loop);
	} else {
		b->nest->value = smr_lift_builder_expr(b, b->stmt->value);
		if (b->nest->value != NULL && b->stmt->pred != NULL) {
			b->nest->pred = smr_lift_builder_expr(b, b->stmt->pred);
			if (b->nest->pred == NULL)
				return SMR_EUNSUPPORTED;
		}
	}
	return b->nest->value ? SMR_OK : SMR_EUNSUPPORTED;
}
