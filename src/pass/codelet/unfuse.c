/* Splits fused multiply-adds into a product and a sum.
 *
 * If sums may be reordered, a fused step of a sum may become an unfused one, which passes, kernels
 * and libraries recognise. In source order only a copy is rewritten, for identification; the code
 * that runs keeps its fused operations.
 */
#include "base/status.h"
#include "pass/codelet/join_stores.h"

enum { SEEN = 256 };

typedef struct unfusing {
	smr_graph *g;
	bool sums_only;
	const smr_expr *seen[SEEN], *made[SEEN];
	uint32_t n;
} unfusing;

/* Returns whether the addend is the accumulator, perhaps with terms added. */
static bool adds_to_acc(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_ACC)
		return e->depth == 0;
	if (e->kind != SMR_EXPR_OP)
		return false;
	if (e->op == SMR_OP_fma)
		return adds_to_acc(e->args[2]);
	return e->op == SMR_OP_add && (adds_to_acc(e->args[0]) || adds_to_acc(e->args[1]));
}

static const smr_expr *unfuse_expr(unfusing *u, const smr_expr *e);

static bool unfuse_args(unfusing *u, const smr_expr *e, const smr_expr **args, smr_expr *to)
{
	bool changed = false;

	for (uint32_t i = 0; i < e->nargs; i++) {
		args[i] = unfuse_expr(u, e->args[i]);
		changed |= args[i] != e->args[i];
	}
	for (uint32_t k = 0; k < e->nacc; k++) {
		to->init[k] = unfuse_expr(u, e->init[k]);
		to->step[k] = unfuse_expr(u, e->step[k]);
		changed |= to->init[k] != e->init[k] || to->step[k] != e->step[k];
	}
	return changed;
}

static const smr_expr *split_fma(unfusing *u, const smr_expr *e)
{
	const smr_expr *args[3] = {NULL}, *two[2];
	smr_expr to;

	if (e->nargs > 3 || (e->nargs == 0 && e->nacc == 0))
		return e;
	smr_expr_put(&to, e);
	if (!unfuse_args(u, e, args, &to) && !(e->kind == SMR_EXPR_OP && e->op == SMR_OP_fma))
		return e;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (args[i] == NULL)
			return NULL;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (to.init[k] == NULL || to.step[k] == NULL)
			return NULL;
	if (e->kind != SMR_EXPR_OP)
		return smr_expr_copy(u->g->arena, &to);
	if (e->op != SMR_OP_fma || (u->sums_only && !adds_to_acc(e)))
		return smr_expr_op(u->g, e->op, e->type, e->nargs, args);
	two[0] = args[2];
	two[1] = smr_expr_op(u->g, SMR_OP_mul, e->type, 2, args);
	return two[1] == NULL ? NULL : smr_expr_op(u->g, SMR_OP_add, e->type, 2, two);
}

static const smr_expr *unfuse_expr(unfusing *u, const smr_expr *e)
{
	const smr_expr *made;

	for (uint32_t i = 0; i < u->n; i++)
		if (u->seen[i] == e)
			return u->made[i];
	made = split_fma(u, e);
	if (made != NULL && u->n < SEEN) {
		u->seen[u->n] = e;
		u->made[u->n++] = made;
	}
	return made;
}

smr_status smr_unfuse(smr_graph *g, const smr_node *v, bool sums_only, smr_node **out)
{
	unfusing u = {.g = g, .sums_only = sums_only};
	const smr_expr *value = unfuse_expr(&u, v->nest->value);
	smr_nest *n;

	*out = NULL;
	if (value == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to take fused operations apart");
	if (value == v->nest->value)
		return SMR_OK;
	n = smr_arena_memdup(g->arena, v->nest, sizeof(*n));
	if (n == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to take fused operations apart");
	n->value = value;
	SMR_TRY(smr_share(g, n));
	*out = smr_graph_nest(g, n, v->ins, v->nins, v->into);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to take fused operations apart");
	(*out)->group = v->group;
	(*out)->loc = v->loc;
	(*out)->name = v->name;
	return SMR_OK;
}
