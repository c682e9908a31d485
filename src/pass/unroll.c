/* Folds of few steps, written out.
 *
 * The value of a fold is its accumulator after all steps in the order of its loops, so the chain of
 * steps with numbers in place of the counters computes the same operations in the same order: the
 * same bits. Written out, a fold inside of an element's formula is part of that formula, whose
 * reads are at places known relative to the element. */
#include <string.h>

#include "pass/fuse.h"

enum { MOST_STEPS = 16 };

/* What put_acc() can replace accumulators in: operators of three arguments at most, and reads that
 * no index array leads. */
static bool is_plain_step(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN || e->nargs > 3)
		return false;
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_plain_step(e->args[i]))
			return false;
	return true;
}

static int64_t extent(const smr_nest *n, uint32_t loop)
{
	int64_t k;

	return smr_poly_is_const(n->loops[loop].extent, &k) ? k : MOST_STEPS + 1;
}

/* Steps of a fold; 0: none, or too many. */
static int64_t steps(const smr_nest *n, const smr_expr *fold)
{
	int64_t all = 1;

	for (uint32_t i = 0; i < fold->nloops; i++) {
		int64_t k = extent(n, fold->loops[i]);

		if (k < 1 || k > MOST_STEPS || (all *= k) > MOST_STEPS)
			return 0;
	}
	return all;
}

bool fuse_is_short(const smr_nest *n, const smr_expr *e)
{
	if (e->kind == SMR_EXPR_SCAN)
		return false;
	if (e->kind == SMR_EXPR_FOLD)
		return e->nacc == 1 && smr_fold_compensated(e) == NULL && steps(n, e) > 0 &&
		       is_plain_step(e->step[0]) && fuse_is_short(n, e->init[0]);
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL && !fuse_is_short(n, e->index[d].indirect))
			return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!fuse_is_short(n, e->args[i]))
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

/* Step number @p k: the last loop's counter goes fastest. */
static const smr_expr *step_at(const fuse_copy *c, const smr_expr *fold, int64_t k)
{
	loop_sum map[SMR_MAX_LOOPS];
	fuse_copy at = {.n = c->n,
			.from = c->from,
			.map = map,
			.replace = c->replace,
			.data = c->data,
			.unrolls = true};

	memcpy(map, c->map, c->from->nest->nloops * sizeof(*map));
	for (uint32_t i = fold->nloops; i-- > 0;) {
		int64_t n = extent(c->from->nest, fold->loops[i]);

		map[fold->loops[i]] = (loop_sum){.offset = smr_poly_const(c->n->g->arena, k % n)};
		if (map[fold->loops[i]].offset == NULL)
			return NULL;
		k /= n;
	}
	return fuse_expr(&at, fold->step[0]);
}

const smr_expr *fuse_unrolled(fuse_copy *c, const smr_expr *fold)
{
	const smr_expr *value = fuse_expr(c, fold->init[0]);
	int64_t n = steps(c->from->nest, fold);

	for (int64_t k = 0; value != NULL && k < n; k++) {
		const smr_expr *step = step_at(c, fold, k);

		value = step == NULL ? NULL : put_acc(c->n->g, step, value);
	}
	return value;
}
