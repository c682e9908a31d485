/* Turns loop-carried values into folds and scans. */
#include "front/c/lift/build.h"
#include "ir/graph/range.h"

/* Collects the phis of one loop that a recurrence needs together, the requested one first. */
bool smr_lift_builder_collect(smr_lift *l, const smr_lift_value *v, int loop, smr_frame_acc *f)
{
	smr_lift_value *w = (smr_lift_value *)v;

	if (v->mark == l->mark)
		return true;
	w->mark = l->mark;
	if (v->kind == SMR_LIFT_PHI && v->number == loop) {
		for (uint32_t i = 0; i < f->nacc; i++)
			if (f->phi[i] == v)
				return smr_lift_builder_collect(l, v->next, loop, f);
		if (f->nacc == SMR_MAX_ACCS)
			return false;
		f->phi[f->nacc++] = v;
		return smr_lift_builder_collect(l, v->next, loop, f);
	}
	if (v->kind == SMR_LIFT_PHI)
		return smr_lift_builder_collect(l, v->init, loop, f) &&
		       smr_lift_builder_collect(l, v->next, loop, f);
	if (v->kind == SMR_LIFT_LAST)
		return v->node != NULL || smr_lift_builder_collect(l, v->args[0], loop, f);
	for (uint32_t i = 0; v->kind == SMR_LIFT_OP && i < v->nargs; i++)
		if (!smr_lift_builder_collect(l, v->args[i], loop, f))
			return false;
	if (v->kind == SMR_LIFT_LOAD && l->accesses[v->number].index != NULL)
		return smr_lift_builder_collect(l, l->accesses[v->number].index, loop, f);
	return true;
}

/* Decrements the depth of accumulators beyond `above` enclosing folds; returns false if one has
 * depth `above`. */
static bool lower_acc_depths(smr_expr *e, uint32_t above)
{
	if (e->kind == SMR_EXPR_ACC) {
		if (e->depth == above)
			return false; /* the inner fold uses the outer fold's own value */
		e->depth -= e->depth > above;
		return true;
	}
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs; i++)
		if (!lower_acc_depths((smr_expr *)e->args[i], above))
			return false;
	for (uint32_t i = 0; (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN) && i < e->nacc;
	     i++)
		if (!lower_acc_depths((smr_expr *)e->init[i], above) ||
		    !lower_acc_depths((smr_expr *)e->step[i], above + 1))
			return false;
	return true;
}

static bool uses_accumulator(const smr_expr *e, uint32_t depth)
{
	if (e->kind == SMR_EXPR_ACC)
		return e->depth == depth;
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs; i++)
		if (uses_accumulator(e->args[i], depth))
			return true;
	for (uint32_t i = 0; (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN) && i < e->nacc;
	     i++)
		if (uses_accumulator(e->init[i], depth) || uses_accumulator(e->step[i], depth + 1))
			return true;
	return false;
}

/* Merges nested folds: fold_i(s, fold_j(acc, step)) = fold_ij(s, step). */
static void merge_folds(smr_expr *outer)
{
	const smr_expr *inner = outer->step[0];
	smr_range range;
	bool plain = outer->nacc == 1 && inner->kind == SMR_EXPR_FOLD && inner->nacc == 1 &&
		     inner->init[0]->kind == SMR_EXPR_ACC && inner->init[0]->depth == 0 &&
		     outer->nloops + inner->nloops <= SMR_MAX_LOOPS &&
		     !uses_accumulator(inner->step[0], 1) && !smr_fold_range(inner, &range);

	if (!plain || !lower_acc_depths((smr_expr *)inner->step[0], 1))
		return;
	for (uint32_t i = 0; i < inner->nloops; i++)
		outer->loops[outer->nloops++] = inner->loops[i];
	outer->step[0] = inner->step[0];
}

enum { OVER_BLOCKS = 1 << 16 };

static bool over_blocks(const smr_lift *l, int loop)
{
	for (int i = 0; i < l->nloops; i++)
		if (l->loops[i].tile == loop)
			return true;
	return false;
}

bool smr_lift_builder_blocked(const smr_lift *l, int loop)
{
	return over_blocks(l, loop) || l->loops[loop].tile != SMR_LIFT_NONE;
}

/* Returns the nest's loop of a scan. Refuses blocked loops, where a running value may restart in
 * every block. */
static uint32_t get_scan_loop(smr_lift_builder *b, int loop)
{
	if (smr_lift_builder_blocked(b->l, loop)) {
		(void)smr_lift_refuse("a running value in blocks");
		return UINT32_MAX;
	}
	return smr_lift_builder_loop(b, loop, true) == SMR_OK ? (uint32_t)b->map[loop] : UINT32_MAX;
}

uint32_t smr_lift_builder_bound(smr_lift_builder *b, int loop)
{
	const smr_lift *l = b->l;
	int outer = l->loops[loop].tile;

	if (over_blocks(l, loop))
		return OVER_BLOCKS + (uint32_t)loop;
	/* the last block is shorter, so that a fold over one block has another trip count */
	if (outer != SMR_LIFT_NONE && !smr_loop_around(l, loop, b->stmt->loop) &&
	    (b->nframes == 0 || b->frames[b->nframes - 1].loop != outer)) {
		(void)smr_lift_refuse("a block's own sum is used");
		return UINT32_MAX;
	}
	return smr_lift_builder_loop(b, loop, false) == SMR_OK ? (uint32_t)b->map[loop]
							       : UINT32_MAX;
}

smr_status smr_lift_builder_join(smr_lift_builder *b, smr_expr *fold)
{
	uint32_t n = 0;

	merge_folds(fold);
	for (uint32_t i = 0; i < fold->nloops; i++) {
		int over = (int)fold->loops[i] - OVER_BLOCKS, inner = SMR_LIFT_NONE;

		for (int k = 0; over >= 0 && i + 1 < fold->nloops && k < b->l->nloops; k++)
			if (b->l->loops[k].tile == over && b->map[k] == (int)fold->loops[i + 1])
				inner = k;
		if (over < 0)
			fold->loops[n++] = fold->loops[i];
		else if (inner == SMR_LIFT_NONE)
			return smr_fail(SMR_EUNSUPPORTED, "a block's own value is used");
	}
	fold->nloops = n;
	return SMR_OK;
}

bool smr_lift_builder_in_frames(const smr_lift_builder *b, const smr_lift_value *phi)
{
	for (uint32_t f = 0; f < b->nframes; f++)
		for (uint32_t i = 0; i < b->frames[f].nacc; i++)
			if (b->frames[f].phi[i] == phi)
				return true;
	return false;
}

/* Whether the value reads the element `first` in its loop's first iteration or in the one
 * before. */
static bool starts_from(smr_lift_builder *b, smr_lift_value *v, const smr_lift_access *first,
			int loop)
{
	smr_arena *arena = b->l->g->arena;

	if (v == NULL || v->mark == b->l->mark)
		return false;
	v->mark = b->l->mark;
	if (v->kind == SMR_LIFT_LOAD) {
		const smr_lift_access *a = &b->l->accesses[v->number];
		const smr_poly *d = smr_poly_sub(arena, a->offset, first->offset);
		return a->base == first->base && a->type == first->type && d != NULL &&
		       (smr_poly_is_zero(d) ||
			(a->stride[loop] != NULL && smr_poly_equal(d, a->stride[loop])));
	}
	for (uint32_t i = 0; i < v->nargs; i++)
		if (starts_from(b, v->args[i], first, loop))
			return true;
	if (v->kind == SMR_LIFT_LAST)
		return starts_from(b, v->args[0], first, loop);
	return v->kind == SMR_LIFT_PHI && starts_from(b, v->next, first, loop);
}

/* A scalar that the program loaded before the site. If a reduction continues from that element, the
 * nest loads it again, so that its form shows the elements reduced. */
const smr_expr *smr_lift_builder_first(smr_lift_builder *b, const smr_lift_value *v)
{
	const smr_lift_value *phi = b->starting;

	if (phi == NULL || v->number == SMR_LIFT_NONE)
		return NULL;
	b->l->mark++;
	return starts_from(b, phi->next, &b->l->accesses[v->number], phi->number) &&
			       smr_lift_builder_unwritten(b, v->number)
		       ? smr_lift_builder_element(b, v->number)
		       : NULL;
}

const smr_expr *smr_lift_builder_start(smr_lift_builder *b, const smr_lift_value *phi)
{
	const smr_lift_value *before = b->starting;
	const smr_expr *e;

	b->starting = phi;
	e = smr_lift_builder_expr(b, phi->init);
	b->starting = before;
	return e;
}

const smr_expr *smr_lift_builder_recurrence(smr_lift_builder *b, const smr_lift_value *phi,
					    smr_expr_kind kind, bool exclusive)
{
	smr_frame_acc f = {.phi = {phi}, .nacc = 1};
	smr_graph *g = b->l->g;
	int loop = phi->number;

	b->l->mark++;
	if (!smr_lift_builder_collect(b->l, phi, loop, &f))
		return smr_lift_refuse("a loop carries too many values");
	if (b->nframes == SMR_BUILD_FRAMES)
		return smr_lift_refuse("folds nested too deep");
	smr_expr *e = smr_arena_alloc(g->arena, sizeof(*e));
	if (e == NULL)
		return NULL;
	*e = (smr_expr){.kind = kind, .type = phi->type, .nloops = 1, .nacc = f.nacc};
	e->loops[0] =
		kind == SMR_EXPR_SCAN ? get_scan_loop(b, loop) : smr_lift_builder_bound(b, loop);
	if (e->loops[0] == UINT32_MAX)
		return NULL;
	e->exclusive = exclusive;
	for (uint32_t i = 0; i < f.nacc; i++) {
		e->init[i] = smr_lift_builder_start(b, f.phi[i]);
		if (e->init[i] == NULL)
			return NULL;
	}
	bool before = b->scope[loop];
	f.loop = loop;
	b->frames[b->nframes++] = f;
	b->scope[loop] = b->map[loop] != SMR_LIFT_NONE;
	for (uint32_t i = 0; i < f.nacc; i++) {
		e->step[i] = smr_lift_builder_expr(b, f.phi[i]->next);
		if (e->step[i] == NULL)
			return NULL;
	}
	b->nframes--;
	b->scope[loop] = before;
	if (kind == SMR_EXPR_FOLD && smr_lift_builder_join(b, e) != SMR_OK)
		return NULL;
	return e;
}

const smr_expr *smr_lift_builder_carried(smr_lift_builder *b, const smr_lift_value *phi)
{
	for (uint32_t f = b->nframes; f-- > 0;)
		for (uint32_t i = 0; i < b->frames[f].nacc; i++)
			if (b->frames[f].phi[i] == phi)
				return smr_expr_acc(b->l->g, phi->type, b->nframes - 1 - f, i);
	bool domain = b->map[phi->number] != SMR_LIFT_NONE && b->scope[phi->number] &&
		      (b->nest->domain >> b->map[phi->number] & 1);
	if (!domain || b->nframes > 0)
		return smr_lift_refuse("a running value is used in a way that is no scan");
	return smr_lift_builder_recurrence(b, phi, SMR_EXPR_SCAN, true);
}
