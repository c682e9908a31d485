/* From a lift to the nests of a graph: each store becomes a nest of its own.
 *
 * A store that does not move with some of its loops accumulates in memory: it becomes a fold over
 * these, from the element's old value. What an outermost loop leaves behind in registers becomes a
 * nest without a store, computed where the loop ends. */
#include "front/c/build.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

typedef struct work {
	smr_lift *l;
	smr_built *done;
	uint32_t ndone, room;
} work;

static smr_status refuse(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

static bool moves(const smr_lift_access *a, int loop)
{
	return a->stride[loop] != NULL && !smr_poly_is_zero(a->stride[loop]);
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
	smr_expr *init = smr_expr_read(g, own->type, 0, 0, NULL);
	if (e == NULL || init == NULL || b->nreads == SMR_BUILD_READS)
		return NULL;
	b->reads[b->nreads].expr = init;
	b->reads[b->nreads++].access = b->stmt->access;
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

static smr_status axes_of(smr_build *b, const smr_lift_access *a, smr_axis *axes, uint32_t *n)
{
	*n = 0;
	for (int i = 0; i < b->l->nloops; i++) {
		if (!moves(a, i))
			continue;
		if (b->map[i] == SMR_LIFT_NONE)
			return refuse("an element is used outside its loop");
		axes[(*n)++] = (smr_axis){.lift = i,
					  .nest = (uint32_t)b->map[i],
					  .domain = b->nest->domain >> b->map[i] & 1,
					  .extent = b->l->loops[i].extent,
					  .stride = a->stride[i]};
	}
	return SMR_OK;
}

/* Elements of an array that is indexed by another: how many there are nobody knows here. */
static smr_status indirect_dim(smr_build *b, const smr_lift_access *a, smr_shape *s)
{
	smr_arena *arena = b->l->g->arena;
	uint32_t d = s->type.rank;

	if (d == SMR_MAX_RANK)
		return refuse("an array of too many dimensions");
	s->type.rank++;
	s->type.dims[d] = smr_poly_const(arena, INT_MAX);
	s->window.stride[d] = a->scale;
	memset(&s->index[d], 0, sizeof(s->index[d]));
	s->index[d].offset = smr_poly_const(arena, 0);
	s->index[d].indirect = smr_build_expr(b, a->index);
	s->index[d].indirect_coef = smr_poly_const(arena, 1);
	return s->index[d].indirect ? SMR_OK : SMR_EUNSUPPORTED;
}

static smr_status shape_of(smr_build *b, int access, bool alone, smr_shape *out)
{
	const smr_lift_access *a = &b->l->accesses[access];
	smr_axis axes[SMR_MAX_LOOPS];
	uint32_t n;

	SMR_TRY(axes_of(b, a, axes, &n));
	SMR_TRY(smr_shape_of(b->l, a, axes, n, alone, out));
	return a->index == NULL ? SMR_OK : indirect_dim(b, a, out);
}

static bool same_view(const smr_node *v, const smr_shape *s)
{
	return v->op == SMR_OP_view && smr_shape_equal(v->window, &v->type, &s->window, &s->type);
}

static smr_node *new_view(smr_lift *l, const smr_shape *s)
{
	return smr_graph_view(l->g, &s->type, &s->window, l->g->bases[s->window.base].name);
}

/* Whether a store of an earlier statement may change what a window of the statement holds. */
static bool may_change(work *w, const smr_built *p, int access, int group)
{
	const smr_lift_access *a = &w->l->accesses[access];

	if (p->stmt->access == SMR_LIFT_NONE)
		return false;
	const smr_lift_access *s = &w->l->accesses[p->stmt->access];
	if (s->base == a->base)
		return !smr_access_disjoint(w->l, s, a);
	return p->group != group; /* in one group a guard holds them apart */
}

static bool after_all(const smr_node *v, smr_node *const *writers, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		bool found = false;
		for (uint32_t k = 0; k < v->nafter; k++)
			found |= v->after[k] == writers[i];
		if (!found)
			return false;
	}
	return v->nafter == n;
}

/* The value of a window: what an earlier nest stored in exactly this window, or the memory. */
static smr_node *source(work *w, int access, int group, const smr_shape *s)
{
	smr_node *writers[SMR_BUILD_READS];
	uint32_t n = 0;

	for (uint32_t i = w->ndone; i-- > 0;) {
		smr_built *p = &w->done[i];
		if (!may_change(w, p, access, group))
			continue;
		if (n == 0 &&
		    smr_shape_equal(&p->shape.window, &p->shape.type, &s->window, &s->type))
			return p->node;
		if (n == SMR_BUILD_READS)
			return NULL;
		writers[n++] = p->node;
	}
	for (uint32_t i = 0; i < w->l->g->nnodes; i++)
		if (same_view(w->l->g->nodes[i], s) && after_all(w->l->g->nodes[i], writers, n))
			return w->l->g->nodes[i];
	smr_node *v = new_view(w->l, s);
	for (uint32_t i = n; v != NULL && i-- > 0;)
		if (smr_graph_after(w->l->g, v, writers[i]) != SMR_OK)
			return NULL;
	return v;
}

static smr_node *target(smr_lift *l, const smr_shape *s)
{
	for (uint32_t i = 0; i < l->g->nnodes; i++)
		if (same_view(l->g->nodes[i], s))
			return l->g->nodes[i];
	return new_view(l, s);
}

/* Whether only one access is read in the nest's folds. */
static bool reads_alone(const smr_build *b)
{
	int only = SMR_LIFT_NONE;

	for (uint32_t r = 0; r < b->nreads; r++) {
		const smr_lift_access *a = &b->l->accesses[b->reads[r].access];
		for (int i = 0; i < b->l->nloops; i++) {
			if (!moves(a, i) || b->map[i] == SMR_LIFT_NONE ||
			    (b->nest->domain >> b->map[i] & 1))
				continue;
			if (only != SMR_LIFT_NONE &&
			    !smr_access_same(b->l, a, &b->l->accesses[only]))
				return false;
			only = b->reads[r].access;
		}
	}
	return true;
}

/* Gives every read its input and index. Reads of indices may add more reads. */
static smr_status resolve(work *w, smr_build *b, smr_built *q)
{
	smr_arena *arena = w->l->g->arena;
	bool alone = reads_alone(b);
	uint32_t room = b->nreads;

	for (uint32_t r = 0; r < b->nreads; r++)
		if (b->l->accesses[b->reads[r].access].index != NULL)
			room = SMR_BUILD_READS;
	int *reads = smr_arena_array(arena, room + 1, sizeof(*reads));
	smr_shape *shapes = smr_arena_array(arena, room + 1, sizeof(*shapes));

	if (reads == NULL || shapes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for reads");
	for (uint32_t r = 0; r < b->nreads; r++) {
		smr_shape *s = &shapes[r];
		SMR_TRY(shape_of(b, b->reads[r].access, alone, s));
		smr_node *from = source(w, b->reads[r].access, q->group, s);
		int k = from == NULL ? SMR_LIFT_NONE : smr_build_input(b, from);
		if (k == SMR_LIFT_NONE)
			return refuse("too many inputs");
		b->reads[r].expr->input = (uint32_t)k;
		b->reads[r].expr->index = s->index;
		b->reads[r].expr->rank = s->type.rank;
		reads[r] = b->reads[r].access;
	}
	q->nreads = b->nreads;
	q->reads = reads;
	q->shapes = shapes;
	memcpy(q->map, b->map, sizeof(q->map));
	return SMR_OK;
}

static smr_status value_of(smr_build *b)
{
	int around[SMR_LIFT_LOOPS], z[SMR_LIFT_LOOPS], nz = 0;
	int n = chain(b->l, b->stmt->loop, around);
	const smr_lift_access *own =
		b->stmt->access == SMR_LIFT_NONE ? NULL : &b->l->accesses[b->stmt->access];

	for (int i = 0; i < n; i++) {
		if (own != NULL && own->index == NULL && !moves(own, around[i])) {
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

static int group_of(const smr_lift *l, const smr_lift_stmt *s)
{
	if (s->loop != SMR_LIFT_NONE)
		return l->loops[s->loop].root;
	int group = 0; /* between two outermost loops: a group of its own */
	for (int i = 0; i < l->nloops; i++)
		if (l->loops[i].parent == SMR_LIFT_NONE && l->loops[i].end < s->pos)
			group = l->loops[i].root + 1;
	return 1000 + group;
}

static bool moves_with_all(const smr_lift *l, const smr_lift_stmt *s)
{
	for (int i = 0; i < l->nloops; i++)
		if (smr_loop_around(l, i, s->loop) && !moves(&l->accesses[s->access], i))
			return false;
	return true;
}

static smr_status statement(work *w, const smr_lift_stmt *s, smr_node **out)
{
	smr_lift *l = w->l;
	smr_built *q = &w->done[w->ndone];
	smr_build b = {.l = l, .done = w->done, .ndone = w->ndone, .stmt = s};
	smr_node *into = NULL;

	if (w->ndone == w->room)
		return refuse("too many values");
	for (int i = 0; i < SMR_LIFT_LOOPS; i++)
		b.map[i] = SMR_LIFT_NONE;
	b.nest = smr_arena_alloc(l->g->arena, sizeof(*b.nest));
	if (b.nest == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a nest");
	*q = (smr_built){.stmt = s, .group = group_of(l, s)};
	SMR_TRY(value_of(&b));
	if (s->access != SMR_LIFT_NONE) {
		SMR_TRY(shape_of(&b, s->access, false, &q->shape));
		b.nest->store =
			smr_arena_memdup(l->g->arena, q->shape.index, sizeof(q->shape.index));
	}
	SMR_TRY(resolve(w, &b, q));
	SMR_TRY(smr_build_legal(l, w->done, w->ndone, q));
	if (s->access != SMR_LIFT_NONE) {
		into = target(l, &q->shape);
		if (into == NULL || b.nest->store == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a store");
	}
	smr_node *n = smr_graph_nest(l->g, b.nest, b.ins, b.nins, into);
	if (n == NULL)
		return SMR_EUNSUPPORTED;
	n->group = (uint32_t)q->group;
	n->loc = l->g->loc;
	if (s->line != 0)
		n->loc.line = s->line;
	n->name = into != NULL ? into->name : s->name;
	q->node = n;
	q->whole = s->access != SMR_LIFT_NONE && s->pred == NULL && b.nest->pred == NULL &&
		   l->accesses[s->access].index == NULL && b.nest->value->kind != SMR_EXPR_SCAN &&
		   moves_with_all(l, s);
	w->ndone++;
	*out = n;
	return SMR_OK;
}

/* What outermost loop `root` leaves in registers for later statements: one nest for all readers. */
static smr_status leave(work *w, smr_lift_value *v, int root)
{
	smr_lift *l = w->l;

	if (v->mark == l->mark)
		return SMR_OK;
	v->mark = l->mark;
	for (uint32_t i = 0; i < v->nargs; i++)
		SMR_TRY(leave(w, v->args[i], root));
	if (v->kind == SMR_LIFT_PHI) {
		SMR_TRY(leave(w, v->init, root));
		return leave(w, v->next, root);
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
				     .line = l->loops[root].line};
		smr_node *n;
		SMR_TRY(statement(w, s, &n));
		v->node = n;
		n->group = w->done[w->ndone - 1].group = (uint32_t)l->loops[root].root;
		v->mark = ++l->mark; /* the walk inside has used marks of its own */
		return SMR_OK;
	}
	return leave(w, v->args[0], root);
}

static smr_status leave_all(work *w, int *next, int before)
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
			SMR_TRY(leave(w, l->stmts[s].value, *next));
			if (l->stmts[s].pred != NULL)
				SMR_TRY(leave(w, l->stmts[s].pred, *next));
		}
	}
	return SMR_OK;
}

/* A recurrence whose next value could not be told stands in no formula. */
static bool complete(smr_lift *l, smr_lift_value *v)
{
	if (v == NULL)
		return false;
	if (v->mark == l->mark)
		return true;
	v->mark = l->mark;
	for (uint32_t i = 0; i < v->nargs; i++)
		if (!complete(l, v->args[i]))
			return false;
	if (v->kind == SMR_LIFT_LAST)
		return complete(l, v->args[0]);
	return v->kind != SMR_LIFT_PHI || (complete(l, v->init) && complete(l, v->next));
}

static smr_status check(smr_lift *l)
{
	l->mark++;
	for (int s = 0; s < l->nstmts; s++)
		if (!complete(l, l->stmts[s].value) ||
		    (l->stmts[s].pred != NULL && !complete(l, l->stmts[s].pred)))
			return refuse("a carried value cannot be written as a formula");
	for (int i = 0; i < l->naccesses; i++)
		if (l->accesses[i].index != NULL && !complete(l, l->accesses[i].index))
			return refuse("an index cannot be written as a formula");
	return SMR_OK;
}

static smr_status all(work *w)
{
	smr_lift *l = w->l;
	int root = 0;

	SMR_TRY(check(l));
	for (int s = 0; s < l->nstmts; s++) {
		smr_lift_value *v = l->stmts[s].value;
		smr_node *n;
		SMR_TRY(leave_all(w, &root, l->stmts[s].pos));
		if (l->stmts[s].access == SMR_LIFT_NONE && v->kind == SMR_LIFT_LAST &&
		    v->node != NULL) {
			n = v->node;
			n->name = n->name ? n->name : l->stmts[s].name;
		} else {
			SMR_TRY(statement(w, &l->stmts[s], &n));
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
	st = all(&w);
	smr_free(w.done);
	if (st == SMR_OK)
		st = smr_graph_verify(l->g);
	return st;
}
