/* Sums unrolled by hand become loops again.
 *
 *   for (k = 0; k < n; k += 2) { s += a[k] * b[k]; s += a[k+1] * b[k+1]; }
 *
 * Terms t = 0 .. m-1 that are alike but for addresses, each read's address growing by d per term
 * and by m * d per step of loop l, are one term over a loop m times as long with step d. With
 * several accumulators the terms stand in several sums over l that are added. Another order of
 * additions: only for kernels under reassociation. */
#include <string.h>

#include "base/status.h"
#include "pass/codelet/unrolled.h"

/* Returns a view in which the loop's dimension of the read has the step of the terms. NULL:
 * impossible, or no memory. */
static smr_node *view_with_term_step(unrolled *u, uint32_t r)
{
	const smr_node *in = u->v->ins[u->read[r]->input];
	const smr_node *old = in->op == SMR_OP_nest ? in->into : in;
	smr_window w = *old->window;
	smr_type t = old->type;
	const smr_index *ix = u->read[r]->index;
	int64_t one;

	if (in->op == SMR_OP_nest)
		return NULL; /* a value computed in the flow has its own window */
	for (uint32_t d = 0; d < t.rank; d++) {
		if (ix[d].coef[u->loop] == NULL)
			continue;
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			if (l != u->loop && ix[d].coef[l] != NULL)
				return NULL;
		if (!smr_poly_is_const(ix[d].coef[u->loop], &one) || one != 1 ||
		    !smr_poly_is_zero(ix[d].offset))
			return NULL;
		w.stride[d] = u->step[r];
		t.dims[d] = smr_poly_scale(u->g->arena, t.dims[d], u->n);
		if (t.dims[d] == NULL)
			return NULL;
	}
	return smr_graph_view(u->g, &t, &w, old->name);
}

/* Copies the first term with the inputs of its reads replaced. */
static const smr_expr *retarget_reads(unrolled *u, const smr_expr *e, uint32_t first_input,
				      uint32_t *at)
{
	const smr_expr *arg[3];
	smr_expr *to;

	if (e->kind == SMR_EXPR_READ && e->rank > 0) {
		to = smr_expr_copy(u->g->arena, e);
		if (to != NULL)
			to->input = first_input + (*at)++;
		return to;
	}
	if (e->kind != SMR_EXPR_OP)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = retarget_reads(u, e->args[i], first_input, at);
		if (arg[i] == NULL)
			return NULL;
	}
	return smr_expr_op(u->g, e->op, e->type, e->nargs, arg);
}

static smr_status build_rerolled_nest(unrolled *u, smr_node **out)
{
	smr_nest *n = smr_arena_memdup(u->g->arena, u->v->nest, sizeof(*n));
	smr_node *ins[JOIN_MAX_INS];
	const smr_expr *two[2];
	smr_expr *fold = smr_arena_memdup(u->g->arena, u->fold, sizeof(*fold));
	uint32_t nins = u->v->nins, at = 0;

	if (n == NULL || fold == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to roll a loop");
	if (nins + u->nreads > JOIN_MAX_INS)
		return SMR_OK;
	memcpy(ins, u->v->ins, nins * sizeof(*ins));
	for (uint32_t r = 0; r < u->nreads; r++) {
		ins[nins] = view_with_term_step(u, r);
		if (ins[nins++] == NULL)
			return SMR_OK;
	}
	two[1] = retarget_reads(u, u->term[0], u->v->nins, &at);
	two[0] = smr_expr_acc(u->g, u->fold->type, 0, 0);
	fold->step[0] =
		two[1] == NULL ? NULL : smr_expr_op(u->g, SMR_OP_add, u->fold->type, 2, two);
	n->loops[u->loop].extent = smr_poly_scale(u->g->arena, n->loops[u->loop].extent, u->n);
	n->value = fold->step[0] == NULL ? NULL : join_put(u->g, u->v->nest->value, u->whole, fold);
	if (n->value == NULL || n->loops[u->loop].extent == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to roll a loop");
	*out = smr_graph_nest(u->g, n, ins, nins, u->v->into);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to roll a loop");
	(*out)->group = u->v->group;
	(*out)->loc = u->v->loc;
	(*out)->name = u->v->name;
	return SMR_OK;
}

/* Tries the expression, then its subexpressions. */
static smr_status find_rerollable_terms(unrolled *u, const smr_expr *e, smr_node **out)
{
	uint32_t accs = 0;
	bool found;

	u->n = u->nreads = 0;
	u->fold = NULL;
	u->whole = e;
	if (e->kind == SMR_EXPR_FOLD && e->nacc == 1) {
		u->fold = e;
		u->loop = e->loops[e->nloops - 1];
		found = unrolled_chain(u, e->step[0], &accs) && accs == 1 && unrolled_fits(u);
		return found ? build_rerolled_nest(u, out) : SMR_OK;
	}
	if (unrolled_is_sum(e) && unrolled_sums(u, e)) {
		u->loop = u->fold->loops[0];
		if (unrolled_fits(u))
			return build_rerolled_nest(u, out);
	}
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs && *out == NULL; i++)
		SMR_TRY(find_rerollable_terms(u, e->args[i], out));
	return SMR_OK;
}

smr_status smr_reroll(smr_graph *g, const smr_node *v, smr_arena *a, smr_node **out)
{
	unrolled u = {.g = g, .v = v, .a = a};

	*out = NULL;
	return find_rerollable_terms(&u, v->nest->value, out);
}
