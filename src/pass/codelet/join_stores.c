/* Fuses a nest with the next one if both store the same window.
 *
 * Let P store window v and C, next in the program, store all of v again, reading of v only the
 * element it stores. Then for each element C's value is a function of P's value there, and one nest
 * that stores C's value with P's substituted computes the same final contents. P's other inputs do
 * not change in between, since no code runs in between; guards ensure that they do not overlap v
 * for P, and so for C. Every element's arithmetic, and its order, stays the same.
 */
#include "base/assert.h"
#include "pass/codelet/pair_fuse.h"

static bool has_indirect(const smr_index *ix, uint32_t rank)
{
	smr_assert(rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < rank; d++)
		if (ix[d].indirect != NULL)
			return true;
	return false;
}

/* Compares C's read with v: 0 other memory, 1 the element stored, -1 another element of v. */
static int compare_read_with_store(cx_maker *m, const pairing *f, const smr_expr *read)
{
	const smr_node *at = smr_node_window(f->c->ins[read->input]);
	cx_access a;

	smr_assert(read->kind == SMR_EXPR_READ && read->input < f->c->nins);
	if (at == NULL || at->window->base != f->c->into->window->base)
		return 0;
	m->nest = f->c;
	if (has_indirect(read->index, read->rank) || !cx_access_read(m, read, NULL, &a))
		return -1;
	return cx_access_equal(&a, &f->store_c) ? 1 : -1;
}

/* Checks that C reads only the stored element of v; *inside: within a fold's step. */
static bool reads_fit(cx_maker *m, const pairing *f, const smr_expr *e, bool in_step,
		      uint32_t *found, bool *inside)
{
	int r;

	if (e->kind == SMR_EXPR_READ) {
		r = compare_read_with_store(m, f, e);
		*found += r == 1;
		*inside |= r == 1 && in_step;
		if (r < 0)
			return false;
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL &&
			    !reads_fit(m, f, e->index[d].indirect, in_step, found, inside))
				return false;
		return true;
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!reads_fit(m, f, e->args[i], in_step, found, inside))
			return false;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (!reads_fit(m, f, e->init[k], in_step, found, inside) ||
		    !reads_fit(m, f, e->step[k], true, found, inside))
			return false;
	return true;
}

/* Replaces a read of the stored element by P's value. */
static bool stored_element(join_copy *c, const smr_expr *read, const smr_expr **out)
{
	const pairing *f = c->data;
	cx_maker m = {.arena = f->g->arena, .graph = f->g};

	smr_assert(f->value_p != NULL || read->kind == SMR_EXPR_READ);
	*out = f->value_p;
	return compare_read_with_store(&m, f, read) == 1;
}

/* Cheap necessary conditions: same memory, no indirect index, at most one contraction. */
static bool may_share_store(const smr_node *p, const smr_node *c)
{
	if (p->into == NULL || c->into == NULL || p->into->window->base != c->into->window->base ||
	    p->into->type.dtype != c->into->type.dtype ||
	    (p->nest->pred != NULL && c->nest->pred == NULL))
		return false;
	if (has_indirect(p->nest->store, p->into->type.rank) ||
	    has_indirect(c->nest->store, c->into->type.rank))
		return false;
	if (join_has_fold(p->nest->value) &&
	    (join_has_fold(c->nest->value) ||
	     (c->nest->pred != NULL && join_has_fold(c->nest->pred))))
		return false;
	return join_size(p->nest->value) + join_size(c->nest->value) < JOIN_MAX_EXPR;
}

static bool match_stores(pairing *f, cx_maker *m, bool *possible)
{
	uint32_t found = 0;
	bool inside = false;

	*possible = false;
	m->nest = f->p;
	if (!cx_access_store(m, NULL, &f->store_p))
		return m->too_large;
	m->nest = f->c;
	if (!cx_access_store(m, NULL, &f->store_c))
		return m->too_large;
	if (!smr_poly_equal(f->store_p.offset, f->store_c.offset) ||
	    !pair_domain(f->p, &f->store_p, &f->lp) || !pair_domain(f->c, &f->store_c, &f->lc))
		return true;
	if (!reads_fit(m, f, f->c->nest->value, false, &found, &inside) ||
	    (f->c->nest->pred != NULL &&
	     !reads_fit(m, f, f->c->nest->pred, false, &found, &inside)))
		return true;
	if (found == 0 && f->c->nest->pred == NULL)
		return true; /* P's store is dead: keeping its value gains nothing */
	if (found > 0 && f->p->nest->pred != NULL)
		return true; /* P's condition decides which value is read */
	*possible = !(inside && f->p->nest->value->kind != SMR_EXPR_CONST);
	return true;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to fuse nests");
}

/* Returns whether the conditions are opposite: "if (c) v = a; else v = b;" is lifted as two
 * stores. */
static bool opposite(pairing *f, const smr_expr *pred_c)
{
	smr_node probe = {
		.op = SMR_OP_nest, .ins = f->out.ins, .nins = f->out.nins, .nest = f->out.nest};
	cx_maker m = {.arena = f->g->arena, .graph = f->g, .nest = &probe};
	const cx *a = cx_lower_expr(&m, pred_c), *b = cx_lower_expr(&m, f->pred_p);

	smr_assert(f->pred_p != NULL);
	return a != NULL && b != NULL && cx_equal(cx_not(&m, a), b);
}

/* Builds the joined nest with the store of the nest with more loops. */
static smr_node *build_joined_store(pairing *f)
{
	join_copy c = {
		.n = &f->out, .from = f->c, .map = f->map_c, .replace = stored_element, .data = f};
	join_copy p = {.n = &f->out, .from = f->p, .map = f->map_p};
	const smr_node *into = f->p_finer ? f->p : f->c;
	const smr_expr *value = join_expr(&c, f->c->nest->value), *three[3];
	smr_node *made;

	smr_assert(f->value_p != NULL);
	if (value != NULL && f->c->nest->pred != NULL) {
		three[0] = join_expr(&c, f->c->nest->pred);
		if (three[0] != NULL && f->pred_p != NULL && !opposite(f, three[0])) {
			f->out.refused = true;
			return NULL;
		}
		three[1] = value;
		three[2] = f->value_p;
		value = three[0] == NULL ? NULL
					 : smr_expr_op(f->g, SMR_OP_select, value->type, 3, three);
	}
	if (value == NULL)
		return NULL;
	f->out.nest->value = value;
	f->out.nest->store =
		join_index(f->p_finer ? &p : &c, into->nest->store, into->into->type.rank);
	if (f->out.nest->store == NULL)
		return NULL;
	made = smr_graph_nest(f->g, f->out.nest, f->out.ins, f->out.nins, into->into);
	if (made != NULL) {
		made->group = f->p->group;
		made->loc = f->c->loc;
		made->name = f->c->name;
	}
	return made;
}

smr_status smr_fuse_pair(smr_graph *g, const smr_node *p, const smr_node *c, smr_node **out)
{
	pairing f = {.g = g, .p = p, .c = c, .out = {.g = g}};
	cx_maker m = {.arena = g->arena, .graph = g};
	join_copy copy = {.n = &f.out, .from = p, .map = f.map_p};
	bool possible;

	smr_assert(p->op == SMR_OP_nest && c->op == SMR_OP_nest);
	*out = NULL;
	if (!may_share_store(p, c))
		return SMR_OK;
	if (!match_stores(&f, &m, &possible))
		return no_memory();
	if (!possible)
		return SMR_OK;
	f.out.nest = smr_arena_alloc(g->arena, sizeof(*f.out.nest));
	if (f.out.nest == NULL)
		return no_memory();
	/* loops that do not match, too many loops, or sizes of too high a degree: not fused */
	if (!pair_loops(&f) || !pair_bound(&f, c, f.map_c) || !pair_bound(&f, p, f.map_p))
		return SMR_OK;
	if (p->nest->pred != NULL) {
		f.pred_p = join_expr(&copy, p->nest->pred);
		if (f.pred_p == NULL && !f.out.refused)
			return no_memory();
	}
	f.value_p = f.out.refused ? NULL : join_expr(&copy, p->nest->value);
	if (f.value_p != NULL)
		*out = build_joined_store(&f);
	if (*out == NULL && !f.out.refused)
		return no_memory();
	if (f.out.refused)
		*out = NULL;
	return SMR_OK;
}
