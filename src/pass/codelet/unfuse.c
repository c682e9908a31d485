/* Splits fused multiply-adds into a product and a sum.
 *
 * If sums may be reordered, a fused step of a sum may become an unfused one, which passes, kernels
 * and libraries recognise. In source order only a copy is rewritten, for identification; the code
 * that runs keeps its fused operations.
 */
#include "base/status.h"
#include "ir/graph/rewrite.h"
#include "pass/codelet/join_stores.h"

typedef struct unfusing {
	smr_graph *g;
	bool sums_only;
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

static bool split_fma(smr_rewriting *r, const smr_expr *e, const smr_expr **to)
{
	const unfusing *u = r->ctx;
	const smr_expr *args[3], *two[2];

	if (e->kind != SMR_EXPR_OP || e->op != SMR_OP_fma || (u->sums_only && !adds_to_acc(e)))
		return false;
	for (uint32_t i = 0; i < 3; i++)
		args[i] = smr_expr_rewrite(r, e->args[i]);
	two[0] = args[2];
	two[1] = smr_expr_op(u->g, SMR_OP_mul, e->type, 2, args);
	*to = smr_expr_op(u->g, SMR_OP_add, e->type, 2, two);
	return true;
}

smr_status smr_unfuse(smr_graph *g, const smr_node *v, bool sums_only, smr_node **out)
{
	unfusing u = {.g = g, .sums_only = sums_only};
	smr_rewriting r = {.a = g->arena, .replace = split_fma, .ctx = &u};
	const smr_expr *value = smr_expr_rewrite(&r, v->nest->value);
	smr_nest *n;

	*out = NULL;
	if (!smr_rewriting_end(&r))
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
