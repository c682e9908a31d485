/* Clones expressions from one nest into another, with new loops and inputs; preserves sharing. */
#include "pass/codelet/join_stores.h"
#include <string.h>

uint32_t join_size(const smr_expr *e)
{
	uint32_t n = 1;

	for (uint32_t i = 0; i < e->nargs && n < JOIN_MAX_EXPR; i++)
		n += join_size(e->args[i]);
	for (uint32_t k = 0; k < e->nacc && n < JOIN_MAX_EXPR; k++)
		n += join_size(e->init[k]) + join_size(e->step[k]);
	return n;
}

bool join_has_fold(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (join_has_fold(e->args[i]))
			return true;
	return false;
}

bool join_find_fold(const smr_expr *e, bool equal, const smr_expr **fold)
{
	if (e->kind == SMR_EXPR_SCAN)
		return false;
	if (e->kind == SMR_EXPR_FOLD) {
		if (*fold != NULL && *fold != e && (!equal || !smr_expr_equal(*fold, e)))
			return false;
		*fold = e;
		return true;
	}
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL && join_has_fold(e->index[d].indirect))
			return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!join_find_fold(e->args[i], equal, fold))
			return false;
	return true;
}

bool join_name_taken(const smr_nest *n, const char *name)
{
	for (uint32_t l = 0; l < n->nloops; l++)
		if (strcmp(n->loops[l].name, name) == 0)
			return true;
	return false;
}

uint32_t join_loop(join_new *n, const smr_loop *l)
{
	const char *name = l->name;

	if (n->nest->nloops == SMR_MAX_LOOPS) {
		n->refused = true;
		return SMR_MAX_LOOPS;
	}
	for (unsigned k = 2; name != NULL && join_name_taken(n->nest, name); k++)
		name = smr_arena_printf(n->g->arena, "%s_%u", l->name, k);
	if (name == NULL)
		return SMR_MAX_LOOPS;
	n->nest->loops[n->nest->nloops] = (smr_loop){.name = name, .extent = l->extent};
	return n->nest->nloops++;
}

uint32_t join_input(join_new *n, smr_node *v)
{
	for (uint32_t i = 0; i < n->nins; i++)
		if (n->ins[i] == v)
			return i;
	if (n->nins == JOIN_MAX_INS) {
		n->refused = true;
		return JOIN_MAX_INS;
	}
	n->ins[n->nins] = v;
	return n->nins++;
}

static bool refuse_copy(join_copy *c)
{
	c->n->refused = true;
	return false;
}

/* Adds coef * what to *to; NULL in *to is 0. */
static bool add_product(join_copy *c, const smr_poly **to, const smr_poly *coef,
			const smr_poly *what)
{
	smr_arena *a = c->n->g->arena;
	const smr_poly *part;
	int64_t k;

	if (!smr_poly_mul_fits(coef, what))
		return refuse_copy(c);
	if (smr_poly_is_const(coef, &k) && k == 1)
		part = what;
	else
		part = smr_poly_mul(a, coef, what);
	*to = *to == NULL ? part : smr_poly_add(a, *to, part);
	return *to != NULL;
}

static bool add_coef(join_copy *c, smr_index *to, const smr_poly *coef, const loop_sum *s)
{
	for (uint32_t k = 0; k < s->n; k++) {
		const smr_poly **sum = &to->coef[s->loop[k]];

		if (!add_product(c, sum, coef, s->weight[k]))
			return false;
		if (smr_poly_is_zero(*sum))
			*sum = NULL;
	}
	if (s->offset != NULL && !add_product(c, &to->offset, coef, s->offset))
		return false;
	if (s->indirect == NULL)
		return true;
	if (to->indirect != NULL) /* an index has at most one indirect term */
		return refuse_copy(c);
	to->indirect = s->indirect;
	return add_product(c, &to->indirect_coef, coef, s->indirect_coef);
}

/* Reuses an equal index map: most equal the one of the stored element. Index maps are immutable. */
static smr_index *keep_index(join_new *n, const smr_index *ix, uint32_t rank)
{
	smr_index *made;

	for (uint32_t i = 0; i < n->nkept && i < JOIN_KEPT; i++)
		if (n->kept[i].rank == rank &&
		    memcmp(n->kept[i].index, ix, rank * sizeof(*ix)) == 0)
			return n->kept[i].index;
	made = smr_arena_memdup(n->g->arena, ix, rank * sizeof(*ix));
	if (made != NULL) {
		n->kept[n->nkept % JOIN_KEPT].index = made;
		n->kept[n->nkept++ % JOIN_KEPT].rank = rank;
	}
	return made;
}

smr_index *join_index(join_copy *c, const smr_index *ix, uint32_t rank)
{
	smr_index out[SMR_MAX_RANK] = {0};

	for (uint32_t d = 0; d < rank; d++) {
		out[d].offset = ix[d].offset;
		for (uint32_t l = 0; l < c->from->nest->nloops; l++)
			if (ix[d].coef[l] != NULL &&
			    !add_coef(c, &out[d], ix[d].coef[l], &c->map[l]))
				return NULL;
		if (ix[d].indirect == NULL)
			continue;
		if (out[d].indirect != NULL && !refuse_copy(c))
			return NULL;
		out[d].indirect_coef = ix[d].indirect_coef;
		out[d].indirect = join_expr(c, ix[d].indirect);
		if (out[d].indirect == NULL)
			return NULL;
	}
	return keep_index(c->n, out, rank);
}

/* Copies the loops of a fold or scan. A scan may not run along a split or remapped loop. */
static bool copy_loops(join_copy *c, smr_expr *to)
{
	for (uint32_t i = 0; i < to->nloops; i++) {
		const loop_sum *s = &c->map[to->loops[i]];
		bool moved =
			(s->offset != NULL && !smr_poly_is_zero(s->offset)) || s->indirect != NULL;
		int64_t one;

		if (s->n != 1 || moved ||
		    (to->kind == SMR_EXPR_SCAN &&
		     (!smr_poly_is_const(s->weight[0], &one) || one != 1)))
			return refuse_copy(c);
		to->loops[i] = s->loop[0];
	}
	return true;
}

static const smr_expr *scale_expr(smr_graph *g, const smr_poly *weight, const smr_expr *e)
{
	const smr_expr *two[2] = {e, e};
	int64_t one;

	if (e != NULL && e->type != SMR_I64)
		two[1] = smr_expr_op(g, SMR_OP_convert, SMR_I64, 1, two);
	if (smr_poly_is_const(weight, &one) && one == 1)
		return two[1];
	two[0] = smr_expr_size(g, weight);
	return smr_expr_op(g, SMR_OP_mul, SMR_I64, 2, two);
}

static bool add_term(smr_graph *g, const smr_expr **sum, const smr_expr *term)
{
	const smr_expr *two[2] = {*sum, term};

	*sum = *sum == NULL ? term : smr_expr_op(g, SMR_OP_add, SMR_I64, 2, two);
	return *sum != NULL && term != NULL;
}

/* Builds a counter: sum of weight * counter + offset. */
static const smr_expr *counter(join_copy *c, const smr_expr *e)
{
	const loop_sum *s = &c->map[e->loop];
	smr_graph *g = c->n->g;
	const smr_expr *sum = NULL;

	for (uint32_t k = 0; k < s->n; k++)
		if (!add_term(g, &sum, scale_expr(g, s->weight[k], smr_expr_loop(g, s->loop[k]))))
			return NULL;
	if (s->indirect != NULL && !add_term(g, &sum, scale_expr(g, s->indirect_coef, s->indirect)))
		return NULL;
	if (s->offset != NULL && !smr_poly_is_zero(s->offset) &&
	    !add_term(g, &sum, smr_expr_size(g, s->offset)))
		return NULL;
	return sum != NULL ? sum : smr_expr_int(g, SMR_I64, 0);
}

static const smr_expr *copy_expr(join_copy *c, const smr_expr *e)
{
	const smr_expr *instead;
	smr_expr *to;

	if (e->kind == SMR_EXPR_READ && c->replace != NULL && c->replace(c, e, &instead))
		return instead;
	if (e->kind == SMR_EXPR_CONST || e->kind == SMR_EXPR_SIZE || e->kind == SMR_EXPR_ACC)
		return e;
	if (e->kind == SMR_EXPR_INDEX)
		return counter(c, e);
	if (e->kind == SMR_EXPR_FOLD && c->unrolls && join_is_short(c->from->nest, e))
		return join_unrolled(c, e);
	to = smr_expr_copy(c->n->g->arena, e);
	if (to == NULL)
		return NULL;
	if (e->kind == SMR_EXPR_READ) {
		to->input = join_input(c->n, c->from->ins[e->input]);
		to->index = join_index(c, e->index, e->rank);
		return to->index == NULL || c->n->refused ? NULL : to;
	}
	if (e->op == SMR_OP_select && e->nargs == 3 &&
	    (instead = join_expr(c, e->args[0])) != NULL && instead->kind == SMR_EXPR_CONST)
		return join_expr(c, e->args[instead->bits != 0 ? 1 : 2]);
	if (e->nargs > 0) {
		to->args = smr_arena_array(c->n->g->arena, e->nargs, sizeof(*to->args));
		for (uint32_t i = 0; to->args != NULL && i < e->nargs; i++) {
			to->args[i] = join_expr(c, e->args[i]);
			if (to->args[i] == NULL)
				return NULL;
		}
		return to->args == NULL ? NULL : to;
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		to->init[k] = join_expr(c, e->init[k]);
		to->step[k] = join_expr(c, e->step[k]);
		if (to->init[k] == NULL || to->step[k] == NULL)
			return NULL;
	}
	return copy_loops(c, to) ? to : NULL;
}

const smr_expr *join_expr(join_copy *c, const smr_expr *e)
{
	const smr_expr *made;

	for (uint32_t i = 0; i < c->nseen; i++)
		if (c->seen[i] == e)
			return c->made[i];
	made = copy_expr(c, e);
	if (made != NULL && c->nseen < sizeof(c->seen) / sizeof(c->seen[0]) &&
	    e->kind != SMR_EXPR_CONST) {
		c->seen[c->nseen] = e;
		c->made[c->nseen++] = made;
	}
	return made;
}

const smr_expr *join_put(smr_graph *g, const smr_expr *e, const smr_expr *what,
			 const smr_expr *with)
{
	const smr_expr *arg[3];
	bool same = true;

	if (e == what)
		return with;
	if (e->kind != SMR_EXPR_OP || e->nargs > 3)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = join_put(g, e->args[i], what, with);
		if (arg[i] == NULL)
			return NULL;
		same &= arg[i] == e->args[i];
	}
	return same ? e : smr_expr_op(g, e->op, e->type, e->nargs, arg);
}
