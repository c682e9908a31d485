/* Detects nests whose form equals a kernel although the program's loops compute something else.
 *
 * The form is what the loops compute only if no narrow index wraps, no element is stored twice and
 * the nest reads nothing that it stores at another point. Guards check that at run time. If they
 * fail for all sizes, each loop running twice or more, the original loops always run, and they do
 * not compute the kernel. */
#include "identify/canon/soundness.h"

#include "identify/canon/overlap.h"

/* Whether an index of 8 or 16 bits wraps, so that the loops walk over other elements; sizes without
 * wrapping are too small to matter. In reports a signed index of 16 bits is exempt: it would become
 * negative, and images are smaller. */
static bool narrow_wrap(const cx_maker *m)
{
	const smr_graph *g = m->graph;

	for (uint32_t w = 0; w < g->nwraps; w++) {
		const smr_wrap *x = &g->wraps[w];

		if (m->mixed && x->lo == INT16_MIN && x->hi == INT16_MAX)
			continue;
		if (x->nloops > 0 && !x->size && (uint64_t)x->hi - (uint64_t)x->lo < INT32_MAX)
			return true;
	}
	return false;
}

/* Whether a loop over n elements is read as blocks of 2 or 64: it is the kernel only if the blocks
 * are full. */
static bool in_blocks(const cx_maker *m)
{
	const smr_graph *g = m->graph;

	for (uint32_t w = 0; w < g->nwraps; w++) {
		const smr_wrap *x = &g->wraps[w];

		if (!x->size || x->nloops > 0 || x->lo != 0 || x->hi != 0)
			continue;
		for (uint32_t t = 0; t < x->start->nterms; t++)
			if (x->start->terms[t].nsyms == 1 && x->start->terms[t].coef < -1)
				return true;
	}
	return false;
}

static bool is_memory(const cx_access *a)
{
	return a != NULL && !a->is_value && a->indirect == NULL;
}

static bool reads_stored(const sizes *z, const smr_nest *n, const cx_access *store, const cx *e)
{
	const cx_access *at = e->at;

	if (is_memory(at) && at->node->window->base == store->node->window->base &&
	    !cx_access_equal(at, store) && overlap_read(z, n, store, at))
		return true;
	if ((e->pred != NULL && reads_stored(z, n, store, e->pred)) ||
	    (e->init != NULL && reads_stored(z, n, store, e->init)))
		return true;
	for (uint32_t i = 0; i < e->n; i++)
		if (reads_stored(z, n, store, e->args[i]))
			return true;
	return false;
}

const char *doubt_memory(cx_maker *m, const cx_nest *n)
{
	const smr_nest *nest = m->nest->nest;
	sizes z;

	if (narrow_wrap(m))
		return "an index of 8 or 16 bits may wrap";
	if (in_blocks(m))
		return "its loop is cut into blocks of one length";
	if (!n->has_store || !is_memory(&n->store))
		return NULL;
	sizes_of(&z, m->arena, nest);
	if (overlap_itself(&z, nest, &n->store))
		return "it stores some elements twice";
	if (reads_stored(&z, nest, &n->store, n->value))
		return "it reads what it stores at another point";
	return NULL;
}

/* ---- a part of a recurrence ------------------------------------------------------------------ */

/* Two nests of one source loop: the only accumulator of a, and accumulator k of b. */
typedef struct twin {
	const smr_node *a, *b;
	const smr_expr *fold_a, *fold_b;
	uint32_t k;
} twin;

/* Returns the loop of b that corresponds to loop l of a. */
static uint32_t loop_of(const twin *t, uint32_t l)
{
	for (uint32_t i = 0; i < t->fold_a->nloops; i++)
		if (t->fold_a->loops[i] == l)
			return t->fold_b->loops[i];
	return SMR_MAX_LOOPS;
}

static bool same_loops(const twin *t)
{
	bool same = t->fold_a->nloops == t->fold_b->nloops;

	for (uint32_t i = 0; same && i < t->fold_a->nloops; i++)
		same = smr_poly_equal(t->a->nest->loops[t->fold_a->loops[i]].extent,
				      t->b->nest->loops[t->fold_b->loops[i]].extent);
	return same;
}

static bool same_index(const twin *t, const smr_index *a, const smr_index *b)
{
	uint64_t seen = 0;

	if (a->indirect != NULL || b->indirect != NULL || !smr_poly_equal(a->offset, b->offset))
		return false;
	for (uint32_t l = 0; l < t->a->nest->nloops; l++) {
		uint32_t k = loop_of(t, l);

		if (a->coef[l] == NULL)
			continue;
		if (k == SMR_MAX_LOOPS || !smr_poly_equal(a->coef[l], b->coef[k]))
			return false;
		seen |= 1ull << k;
	}
	for (uint32_t l = 0; l < t->b->nest->nloops; l++)
		if (b->coef[l] != NULL && (seen >> l & 1) == 0)
			return false;
	return true;
}

static bool are_same_expr(const twin *t, const smr_expr *a, const smr_expr *b)
{
	if (a->kind != b->kind || a->type != b->type || a->op != b->op || a->nargs != b->nargs)
		return false;
	switch (a->kind) {
	case SMR_EXPR_ACC:
		return a->depth == 0 && b->depth == 0 && b->acc == t->k;
	case SMR_EXPR_READ:
		if (t->a->ins[a->input] != t->b->ins[b->input])
			return false;
		for (uint32_t d = 0; d < a->rank; d++)
			if (!same_index(t, &a->index[d], &b->index[d]))
				return false;
		return true;
	case SMR_EXPR_OP:
		for (uint32_t i = 0; i < a->nargs; i++)
			if (!are_same_expr(t, a->args[i], b->args[i]))
				return false;
		return true;
	case SMR_EXPR_CONST:
	case SMR_EXPR_SIZE:
		return smr_expr_equal(a, b);
	default:
		return false;
	}
}

static const smr_expr *fold_in(const smr_expr *e)
{
	const smr_expr *found = e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN ? e : NULL;

	for (uint32_t i = 0; i < e->nargs && found == NULL; i++)
		found = fold_in(e->args[i]);
	return found;
}

bool doubt_feeds(const smr_node *nest, const smr_node *other)
{
	twin t = {.a = nest, .b = other};

	if (other->op != SMR_OP_nest || other == nest || other->group != nest->group)
		return false;
	t.fold_a = fold_in(nest->nest->value);
	t.fold_b = fold_in(other->nest->value);
	if (t.fold_a == NULL || t.fold_b == NULL || t.fold_a->nacc != 1 || !same_loops(&t))
		return false;
	for (t.k = 0; t.k < t.fold_b->nacc; t.k++)
		if (t.k != t.fold_b->result &&
		    are_same_expr(&t, t.fold_a->step[0], t.fold_b->step[t.k]))
			return true;
	return false;
}
