/* Turns a lift into the nests of a graph: each store becomes a nest.
 *
 * Values that an outermost loop leaves in registers become a nest without a store, computed where
 * the loop ends. */
#include "front/c/lift/build.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

typedef struct work {
	smr_lift *l;
	smr_lift_built *done;
	uint32_t ndone, room;
} work;

static int group_of(const smr_lift *l, const smr_lift_stmt *s)
{
	if (s->loop != SMR_LIFT_NONE)
		return l->loops[s->loop].root;
	int group = 0; /* between two outermost loops: a separate group */
	for (int i = 0; i < l->nloops; i++)
		if (l->loops[i].parent == SMR_LIFT_NONE && l->loops[i].end < s->pos)
			group = l->loops[i].root + 1;
	return 1000 + group;
}

static bool moves_with_all(const smr_lift *l, const smr_lift_stmt *s)
{
	for (int i = 0; i < l->nloops; i++)
		if (smr_loop_around(l, i, s->loop) &&
		    !smr_access_moves(&l->accesses[s->access],
				      smr_lift_builder_point(l, i, s->loop)))
			return false;
	return true;
}

static smr_status build_statement(work *w, const smr_lift_stmt *s, int group, smr_node **out)
{
	smr_lift *l = w->l;
	smr_lift_built *q = &w->done[w->ndone];
	smr_lift_builder b = {.l = l, .done = w->done, .ndone = w->ndone, .stmt = s};
	smr_node *into = NULL;

	if (w->ndone == w->room)
		return smr_fail(SMR_EUNSUPPORTED, "too many values");
	for (int i = 0; i < SMR_LIFT_LOOPS; i++)
		b.map[i] = SMR_LIFT_NONE;
	b.nest = smr_arena_alloc(l->g->arena, sizeof(*b.nest));
	if (b.nest == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a nest");
	*q = (smr_lift_built){.stmt = s, .group = group};
	SMR_TRY(smr_lift_builder_value(&b));
	if (s->access != SMR_LIFT_NONE) {
		SMR_TRY(smr_lift_builder_shape(&b, s->access, false, &q->shape));
		b.nest->store =
			smr_arena_memdup(l->g->arena, q->shape.index, sizeof(q->shape.index));
	}
	SMR_TRY(smr_lift_builder_reads(&b, q));
	SMR_TRY(smr_lift_builder_legal(l, w->done, w->ndone, q));
	if (s->access != SMR_LIFT_NONE) {
		into = smr_lift_builder_target(l, &q->shape);
		if (into == NULL || b.nest->store == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a store");
	}
	smr_node *n = smr_graph_nest(l->g, b.nest, b.ins, b.nins, into);
	if (n == NULL)
		return SMR_EUNSUPPORTED;
	n->group = (uint32_t)q->group;
	n->loc = s->loc.line != 0 ? s->loc : l->g->loc;
	n->name = into != NULL ? into->name : s->name;
	q->node = n;
	q->whole = s->access != SMR_LIFT_NONE && s->pred == NULL && b.nest->pred == NULL &&
		   l->accesses[s->access].index == NULL && b.nest->value->kind != SMR_EXPR_SCAN &&
		   moves_with_all(l, s);
	w->ndone++;
	*out = n;
	return SMR_OK;
}

/* Builds the values that outermost loop `root` leaves in registers: one nest for all readers. */
static smr_status build_live_outs(work *w, smr_lift_value *v, int root)
{
	smr_lift *l = w->l;

	if (v->mark == l->mark)
		return SMR_OK;
	v->mark = l->mark;
	for (uint32_t i = 0; i < v->nargs; i++)
		SMR_TRY(build_live_outs(w, v->args[i], root));
	if (v->kind == SMR_LIFT_PHI) {
		SMR_TRY(build_live_outs(w, v->init, root));
		return build_live_outs(w, v->next, root);
	}
	if (v->kind != SMR_LIFT_LAST)
		return SMR_OK;
	if (v->node == NULL && v->number == root) {
		smr_lift_stmt *s = smr_arena_alloc(l->g->arena, sizeof(*s));
		if (s == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a statement");
		*s = (smr_lift_stmt){.access = SMR_LIFT_NONE,
				     .value = v,
				     .loop = SMR_LIFT_NONE,
				     .pos = l->loops[root].end,
				     .loc = l->loops[root].loc};
		smr_node *n;
		SMR_TRY(build_statement(w, s, l->loops[root].root, &n));
		v->node = n;
		v->mark = ++l->mark; /* the inner walk has used other marks */
		return SMR_OK;
	}
	return build_live_outs(w, v->args[0], root);
}

static smr_status build_all_live_outs(work *w, int *next, int before)
{
	smr_lift *l = w->l;

	for (; *next < l->nloops; (*next)++) {
		if (l->loops[*next].parent != SMR_LIFT_NONE)
			continue;
		if (l->loops[*next].end >= before)
			break;
		for (int s = 0; s < l->nstmts; s++) {
			l->mark++;
			if (l->stmts[s].pos <= l->loops[*next].end)
				continue;
			SMR_TRY(build_live_outs(w, l->stmts[s].value, *next));
			if (l->stmts[s].pred != NULL)
				SMR_TRY(build_live_outs(w, l->stmts[s].pred, *next));
		}
	}
	return SMR_OK;
}

/* Whether the value contains no recurrence whose next value is unknown. */
static bool has_all_recurrences(smr_lift *l, smr_lift_value *v)
{
	if (v == NULL)
		return false;
	if (v->mark == l->mark)
		return true;
	v->mark = l->mark;
	for (uint32_t i = 0; i < v->nargs; i++)
		if (!has_all_recurrences(l, v->args[i]))
			return false;
	if (v->kind == SMR_LIFT_LAST)
		return has_all_recurrences(l, v->args[0]);
	return v->kind != SMR_LIFT_PHI ||
	       (has_all_recurrences(l, v->init) && has_all_recurrences(l, v->next));
}

static smr_status check_recurrences(smr_lift *l)
{
	l->mark++;
	for (int s = 0; s < l->nstmts; s++)
		if (!has_all_recurrences(l, l->stmts[s].value) ||
		    (l->stmts[s].pred != NULL && !has_all_recurrences(l, l->stmts[s].pred)))
			return smr_fail(SMR_EUNSUPPORTED,
					"a carried value cannot be written as a formula");
	for (int i = 0; i < l->naccesses; i++)
		if (l->accesses[i].index != NULL && !has_all_recurrences(l, l->accesses[i].index))
			return smr_fail(SMR_EUNSUPPORTED,
					"an index cannot be written as a formula");
	return SMR_OK;
}

static smr_status build_statements(work *w)
{
	smr_lift *l = w->l;
	int root = 0;

	SMR_TRY(check_recurrences(l));
	SMR_TRY(smr_lift_unpeel(l));
	smr_lift_slides(l);
	for (int s = 0; s < l->nstmts; s++) {
		smr_lift_value *v = l->stmts[s].value;
		smr_node *n;
		SMR_TRY(build_all_live_outs(w, &root, l->stmts[s].pos));
		if (l->stmts[s].access == SMR_LIFT_NONE && v->kind == SMR_LIFT_LAST &&
		    v->node != NULL) {
			n = v->node;
			n->name = n->name ? n->name : l->stmts[s].name;
		} else {
			SMR_TRY(build_statement(w, &l->stmts[s], group_of(l, &l->stmts[s]), &n));
		}
		if (l->stmts[s].access == SMR_LIFT_NONE)
			SMR_TRY(smr_graph_result(l->g, n));
	}
	return SMR_OK;
}

smr_status smr_lift_build(smr_lift *l)
{
	work w = {.l = l};
	smr_status st;

	w.room = (uint32_t)(l->nstmts * 2 + l->nloops * 4 + 8);
	w.done = smr_calloc(w.room, sizeof(*w.done));
	if (w.done == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to build %s", l->g->name);
	st = build_statements(&w);
	smr_free(w.done);
	/* a stride that could not be allocated would mean "this loop does not move it" */
	if (smr_arena_ran_short(l->g->arena))
		st = smr_fail(SMR_ENOMEM, "no memory to build %s", l->g->name);
	if (st == SMR_OK)
		st = smr_graph_verify(l->g);
	return st;
}
