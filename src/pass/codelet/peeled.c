/* Undoes peeling: the first term of a sum, stored before the loop over the others, is an iteration
 * of that loop.
 *
 *   c[i][j] = a[i][0] * b[0][j];
 *   for (k = 1; k < n; k++) c[i][j] += a[i][k] * b[k][j];
 *
 * The start value of the sum is its term one iteration earlier: the same expression, with each
 * address one step of the loop before the first. Only for names: the order of additions changes. */
#include <string.h>

#include "base/status.h"
#include "identify/canon/canon.h"
#include "pass/codelet/join_stores.h"

enum { MAX_READS = 8 };

typedef struct peeled {
	smr_graph *g;
	const smr_node *v;
	cx_maker m;
	const smr_expr *fold, *term;
	uint32_t loop;
	smr_node *ins[JOIN_MAX_INS];
	uint32_t nins;
} peeled;

static const smr_expr *only_fold(const smr_expr *e)
{
	const smr_expr *found = e->kind == SMR_EXPR_FOLD ? e : NULL;

	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_expr *one = only_fold(e->args[i]);

		if (one != NULL && found != NULL && one != found)
			return NULL;
		found = one != NULL ? one : found;
	}
	return found;
}

static bool is_acc(const smr_expr *e)
{
	return e->kind == SMR_EXPR_ACC && e->depth == 0;
}

/* Matches acc + term over one loop whose start is built from elements. */
static bool is_sum(peeled *p)
{
	const smr_expr *f = p->fold = only_fold(p->v->nest->value), *s;

	if (f == NULL || f->nacc != 1 || f->nloops != 1 || join_has_fold(f->init[0]))
		return false;
	s = f->step[0];
	if (s->kind != SMR_EXPR_OP || s->op != SMR_OP_add ||
	    is_acc(s->args[0]) == is_acc(s->args[1]))
		return false;
	p->term = s->args[is_acc(s->args[0])];
	p->loop = f->loops[0];
	return !join_has_fold(p->term) && !smr_expr_open(p->term);
}

bool join_is_indirect(const smr_expr *read)
{
	for (uint32_t d = 0; d < read->rank; d++)
		if (read->index[d].indirect != NULL)
			return true;
	return false;
}

/* Returns whether read @p first is read @p e one iteration before the loop's first. */
static bool is_before(peeled *p, const smr_expr *first, const smr_expr *e)
{
	cx_access a, b;

	if (e->rank == 0 && first->rank == 0 && p->v->ins[e->input] == p->v->ins[first->input])
		return true;
	if (join_is_indirect(e) || join_is_indirect(first) || !cx_access_read(&p->m, e, NULL, &a) ||
	    !cx_access_read(&p->m, first, NULL, &b))
		return false;
	if (a.stride[p->loop] == NULL)
		return cx_access_equal(&a, &b);
	return cx_access_first(&p->m, &a, &b, UINT64_C(1) << p->loop, true);
}

static bool is_first(peeled *p, const smr_expr *first, const smr_expr *e)
{
	if (first->kind != e->kind || first->type != e->type)
		return false;
	if (e->kind == SMR_EXPR_READ)
		return is_before(p, first, e);
	if (e->kind != SMR_EXPR_OP)
		return smr_expr_equal(first, e);
	if (first->op != e->op || first->nargs != e->nargs)
		return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_first(p, first->args[i], e->args[i]))
			return false;
	return true;
}

/* Returns the view of read @p e starting one iteration earlier; NULL: impossible, or no memory. */
static smr_node *view_one_step_earlier(peeled *p, const smr_expr *e)
{
	const smr_node *in = p->v->ins[e->input];
	smr_arena *a = p->g->arena;
	smr_window w;
	smr_type t;
	cx_access at;

	if (in->op != SMR_OP_view || !cx_access_read(&p->m, e, NULL, &at))
		return NULL;
	w = *in->window;
	t = in->type;
	w.offset = smr_poly_sub(a, w.offset, at.stride[p->loop]);
	for (uint32_t d = 0; d < t.rank; d++)
		if (e->index[d].coef[p->loop] != NULL)
			t.dims[d] = smr_poly_add(a, t.dims[d], e->index[d].coef[p->loop]);
	return w.offset == NULL ? NULL : smr_graph_view(p->g, &t, &w, in->name);
}

/* Moves the reads of the term that depend on the loop one iteration back; NULL: impossible, or no
 * memory. */
static const smr_expr *shift_term_reads(peeled *p, const smr_expr *e)
{
	const smr_expr *arg[3];
	bool moves = false;
	smr_expr *to;

	if (e->kind == SMR_EXPR_READ) {
		for (uint32_t d = 0; d < e->rank; d++)
			moves |= e->index[d].coef[p->loop] != NULL;
		to = moves && p->nins < JOIN_MAX_INS ? smr_expr_copy(p->g->arena, e) : NULL;
		if (to == NULL)
			return moves ? NULL : e;
		to->input = p->nins;
		p->ins[p->nins] = view_one_step_earlier(p, e);
		return p->ins[p->nins++] == NULL ? NULL : to;
	}
	if (e->kind != SMR_EXPR_OP || e->nargs > 3)
		return e->kind == SMR_EXPR_OP ? NULL : e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = shift_term_reads(p, e->args[i]);
		if (arg[i] == NULL)
			return NULL;
	}
	return smr_expr_op(p->g, e->op, e->type, e->nargs, arg);
}

static smr_node *build_unpeeled_nest(peeled *p)
{
	smr_arena *a = p->g->arena;
	smr_nest *n = smr_arena_memdup(a, p->v->nest, sizeof(*n));
	smr_expr *fold = smr_expr_copy(a, p->fold);
	const smr_expr *two[2] = {smr_expr_acc(p->g, p->fold->type, 0, 0),
				  shift_term_reads(p, p->term)};
	const smr_expr *zero = smr_expr_float(p->g, p->fold->type, 0);
	smr_node *made;

	if (n == NULL || fold == NULL || zero == NULL || two[0] == NULL || two[1] == NULL)
		return NULL;
	fold->init[0] = zero;
	fold->step[0] = smr_expr_op(p->g, SMR_OP_add, p->fold->type, 2, two);
	n->loops[p->loop].extent = smr_poly_add(a, n->loops[p->loop].extent, smr_poly_const(a, 1));
	n->value = fold->step[0] == NULL ? NULL : join_put(p->g, p->v->nest->value, p->fold, fold);
	if (n->value == NULL || n->loops[p->loop].extent == NULL)
		return NULL;
	made = smr_graph_nest(p->g, n, p->ins, p->nins, p->v->into);
	if (made != NULL) {
		made->group = p->v->group;
		made->loc = p->v->loc;
		made->name = p->v->name;
	}
	return made;
}

smr_status smr_join_first(smr_graph *g, const smr_node *v, smr_arena *a, smr_node **out)
{
	peeled p = {.g = g, .v = v, .m = {.arena = a, .graph = g, .nest = v}, .nins = v->nins};

	*out = NULL;
	if (v->nins > JOIN_MAX_INS || !smr_dtype_is_float(v->nest->value->type) || !is_sum(&p) ||
	    !is_first(&p, p.fold->init[0], p.term))
		return SMR_OK;
	memcpy(p.ins, v->ins, v->nins * sizeof(*p.ins));
	*out = build_unpeeled_nest(&p);
	if (smr_arena_ran_short(g->arena) || smr_arena_ran_short(a))
		return smr_fail(SMR_ENOMEM, "no memory to join a sum's first term");
	return SMR_OK;
}
