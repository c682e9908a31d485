/* Fully unrolls short folds.
 *
 * The value of a fold is its accumulator after all steps in loop order. The unrolled chain, with
 * constants in place of the counters, computes the same operations in the same order, so the bits
 * are equal. The reads of an unrolled fold are at fixed distances from the element. */
#include <string.h>

#include "pass/codelet/join_stores.h"

enum { MOST_STEPS = 16 };

/* Returns whether put_acc() can replace accumulators in @p e: ops of at most three arguments, and
 * reads without indirect indices. */
static bool is_plain_step(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN || e->nargs > 3 ||
	    (e->kind == SMR_EXPR_ACC && e->depth > 0))
		return false;
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_plain_step(e->args[i]))
			return false;
	return true;
}

static int64_t extent_of_loop(const smr_nest *n, uint32_t loop)
{
	int64_t k;

	return smr_poly_is_const(n->loops[loop].extent, &k) ? k : MOST_STEPS + 1;
}

/* Returns the number of steps of a fold; 0: none, or too many. */
static int64_t steps(const smr_nest *n, const smr_expr *fold)
{
	int64_t all = 1;

	for (uint32_t i = 0; i < fold->nloops; i++) {
		int64_t k = extent_of_loop(n, fold->loops[i]);

		if (k < 1 || k > MOST_STEPS || (all *= k) > MOST_STEPS)
			return 0;
	}
	return all;
}

bool join_is_short(const smr_nest *n, const smr_expr *e)
{
	if (e->kind == SMR_EXPR_SCAN)
		return false;
	if (e->kind == SMR_EXPR_FOLD)
		return e->nacc == 1 && smr_fold_compensated(e) == NULL && steps(n, e) > 0 &&
		       is_plain_step(e->step[0]) && join_is_short(n, e->init[0]);
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL && !join_is_short(n, e->index[d].indirect))
			return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!join_is_short(n, e->args[i]))
			return false;
	return true;
}

static const smr_expr *put_acc(smr_graph *g, const smr_expr *e, const smr_expr *value)
{
	const smr_expr *arg[3];
	bool same = true;

	if (e->kind == SMR_EXPR_ACC)
		return value;
	if (e->kind != SMR_EXPR_OP)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = put_acc(g, e->args[i], value);
		if (arg[i] == NULL)
			return NULL;
		same &= arg[i] == e->args[i];
	}
	return same ? e : smr_expr_op(g, e->op, e->type, e->nargs, arg);
}

/* Builds step number @p k; the counter of the last loop varies fastest. */
static const smr_expr *expand_step(const join_copy *c, const smr_expr *fold, int64_t k)
{
	loop_sum map[SMR_MAX_LOOPS];
	join_copy at = {.n = c->n,
			.from = c->from,
			.map = map,
			.replace = c->replace,
			.data = c->data,
			.unrolls = true};

	memcpy(map, c->map, c->from->nest->nloops * sizeof(*map));
	for (uint32_t i = fold->nloops; i-- > 0;) {
		int64_t n = extent_of_loop(c->from->nest, fold->loops[i]);

		map[fold->loops[i]] = (loop_sum){.offset = smr_poly_const(c->n->g->arena, k % n)};
		if (map[fold->loops[i]].offset == NULL)
			return NULL;
		k /= n;
	}
	return join_expr(&at, fold->step[0]);
}

const smr_expr *join_unrolled(join_copy *c, const smr_expr *fold)
{
	const smr_expr *value = join_expr(c, fold->init[0]);
	int64_t n = steps(c->from->nest, fold);

	for (int64_t k = 0; value != NULL && k < n; k++) {
		const smr_expr *step = expand_step(c, fold, k);

		value = step == NULL ? NULL : put_acc(c->n->g, step, value);
	}
	return value;
}

/* Returns a mask: bit l is set if a fold that is not short binds loop l. */
static uint64_t long_loops(const smr_nest *n, const smr_expr *e)
{
	uint64_t all = 0;

	if (e->kind == SMR_EXPR_FOLD && join_is_short(n, e))
		return 0;
	for (uint32_t i = 0; e->kind == SMR_EXPR_FOLD && i < e->nloops; i++)
		all |= UINT64_C(1) << e->loops[i];
	for (uint32_t i = 0; i < e->nargs; i++)
		all |= long_loops(n, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++)
		all |= long_loops(n, e->init[k]) | long_loops(n, e->step[k]);
	return all;
}

/* Returns whether copying loses nothing: no scans, and no indirect reads. */
static bool is_plain(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_SCAN)
		return false;
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_plain(e->args[i]))
			return false;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (!is_plain(e->init[k]) || !is_plain(e->step[k]))
			return false;
	return true;
}

smr_status smr_unroll_terms(smr_graph *g, const smr_node *v, smr_node **out)
{
	join_new new = {.g = g, .nest = smr_arena_alloc(g->arena, sizeof(*new.nest))};
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	join_copy c = {.n = &new, .from = v, .map = map, .unrolls = true};
	const smr_nest *n = v->nest;
	uint64_t kept = long_loops(n, n->value);

	*out = NULL;
	if (n->domain != 0 || v->into != NULL || n->pred != NULL || kept == 0 ||
	    kept == (UINT64_C(1) << n->nloops) - 1 || !is_plain(n->value))
		return SMR_OK;
	if (new.nest == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a nest");
	for (uint32_t l = 0; l < n->nloops; l++)
		if (kept >> l & 1)
			map[l] = (loop_sum){.n = 1,
					    .loop = {join_loop(&new, &n->loops[l])},
					    .weight = {smr_poly_const(g->arena, 1)}};
	new.nest->value = join_expr(&c, n->value);
	if (new.nest->value != NULL && !new.refused) {
		SMR_TRY(smr_share(g, new.nest));
		*out = smr_graph_nest(g, new.nest, new.ins, new.nins, NULL);
	}
	if (*out != NULL) {
		(*out)->group = v->group;
		(*out)->loc = v->loc;
		(*out)->name = v->name;
	}
	return smr_arena_ran_short(g->arena) ? smr_fail(SMR_ENOMEM, "no memory for a nest")
					     : SMR_OK;
}
