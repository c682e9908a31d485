/* Rematerialisation of layers that are iterations of a loop.
 *
 * The forward loop stores activations into stacks, one entry per iteration; the backward loop, with
 * the same number of iterations, reads them. This pass makes the backward loop recompute an entry
 * with the same ops on the same inputs: the number of the forward iteration, which is the index of
 * the entry; loop invariants, which are still available; and loop-carried values, for which a stack
 * is kept instead, unless there is one already. Dead code elimination then removes the unread
 * stacks (pass/simplify/dce.c). */
#include "base/alloc.h"
#include "ops/ops.h"
#include "pass/remat/internal.h"
#include "pass/remat/remat.h"
#include "pass/simplify/internal.h"

/* ---- the new backward loop ------------------------------------------------------------------ */

static smr_status copy(rm_layers *x, smr_node *v, smr_node **out)
{
	smr_node like = *v;
	uint32_t var;

	if (v->op == SMR_OP_param) {
		var = rm_var(x->fore->body, v);
		if (!x->set[var])
			return rm_param(x, x->back->body, var, out);
		if (!x->fore->up[v->id])
			return rm_take(x, v, out);
		*out = x->place;
		return SMR_OK;
	}
	if (v->op == SMR_OP_constant) {
		*out = smr_graph_same(x->to, &v->type, v);
		return *out != NULL ? SMR_OK : SMR_ENOMEM;
	}
	like.ins = smr_arena_array(x->to->arena, v->nins + 1, sizeof(*like.ins));
	if (like.ins == NULL)
		return rm_no_memory();
	for (uint32_t k = 0; k < v->nins; k++)
		like.ins[k] = x->anew[v->ins[k]->id];
	if (v->op != SMR_OP_part)
		return smr_ops_make(x->to, &like, v->nmore + 1, out);
	*out = smr_graph_part(x->to, like.ins[0], (uint32_t)v->bits);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static void redirect_operands(const rm_layers *x, smr_node *v)
{
	for (uint32_t k = 0; k < v->nins; k++) {
		const rm_stack *s = x->taken[v->ins[k]->id];

		if (s != NULL && s->anew)
			v->ins[k] = x->anew[s->update->ins[1]->id];
	}
}

/* Puts new ops before the first op that reads a part, and all their readers after the barrier. */
static smr_status set_order(const rm_layers *x)
{
	uint32_t n = x->to->nnodes, at = 0;
	smr_node **list = smr_arena_array(x->to->arena, (size_t)n + 1, sizeof(*list));

	if (list == NULL)
		return rm_no_memory();
	for (uint32_t i = 0; i < x->first; i++)
		list[at++] = x->to->nodes[i];
	for (uint32_t i = x->old; i < n; i++)
		list[at++] = x->to->nodes[i];
	for (uint32_t i = x->first; i < x->old; i++)
		list[at++] = x->to->nodes[i];
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < list[i]->nins; k++)
			if (list[i]->ins[k]->loc.anew > list[i]->loc.anew)
				list[i]->loc.anew = list[i]->ins[k]->loc.anew;
	for (uint32_t i = 0; i < n; i++)
		list[i]->id = i;
	x->to->nodes = list;
	x->to->cap_nodes = n + 1;
	return SMR_OK;
}

static smr_status recompute_values(rm_layers *x)
{
	uint32_t n = x->from->nnodes;

	x->old = x->to->nnodes;
	for (uint32_t i = 0; i < n; i++)
		if (x->wanted[i])
			SMR_TRY(copy(x, x->from->nodes[i], &x->anew[i]));
	for (uint32_t i = 0; i < x->old; i++)
		redirect_operands(x, x->to->nodes[i]);
	for (uint32_t k = 0; k < x->to->nresults; k++) {
		const rm_stack *s = x->taken[x->to->results[k]->id];

		if (s != NULL && s->anew)
			x->to->results[k] = x->anew[s->update->ins[1]->id];
	}
	return set_order(x);
}

/* ---- driver --------------------------------------------------------------------------------- */

static bool make_room(rm_layers *x)
{
	size_t vars = (size_t)x->f->nvars + 1, nodes = (size_t)x->from->nnodes + 1;

	x->stacks = smr_arena_array(x->a, vars, sizeof(*x->stacks));
	x->set = smr_arena_array(x->a, vars, sizeof(bool));
	x->later = smr_arena_array(x->a, vars, sizeof(bool));
	x->back_set = smr_arena_array(x->a, vars, sizeof(bool));
	x->taken = smr_arena_array(x->a, (size_t)x->to->nnodes + 1, sizeof(rm_stack *));
	x->stack_of = smr_arena_array(x->a, vars, sizeof(uint32_t));
	x->can = smr_arena_array(x->a, nodes, sizeof(bool));
	x->wanted = smr_arena_array(x->a, nodes, sizeof(bool));
	x->anew = smr_arena_array(x->a, nodes, sizeof(smr_node *));
	for (size_t i = 0; x->stack_of != NULL && i < vars; i++)
		x->stack_of[i] = RM_NONE;
	return x->stacks != NULL && x->set != NULL && x->later != NULL && x->back_set != NULL &&
	       x->taken != NULL && x->stack_of != NULL && x->can != NULL && x->wanted != NULL &&
	       x->anew != NULL;
}

static uint32_t last_barrier(const smr_body *body)
{
	uint32_t most = 0;
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; b->flow != NULL && k < b->flow->nnodes; k++)
			if (b->flow->nodes[k]->loc.anew > most)
				most = b->flow->nodes[k]->loc.anew;
	return most;
}

/* Requires that control flow between the loops sets no variable that is needed. */
static bool is_plain_between(const rm_layers *x)
{
	for (uint32_t i = x->fore->at + 1; i < x->back->at; i++)
		if (x->f->body.blocks[i]->kind != SMR_BLOCK_BASIC)
			return false;
	return true;
}

/* Handles a forward and a backward loop; *@p found: the latter reads stacks of the former. */
static smr_status both(rm_layers *x, bool *found, bool *done)
{
	x->from = x->fore->body->flow;
	x->to = x->back->body->flow;
	if (x->back->turns != x->fore->turns || !is_plain_between(x))
		return SMR_OK;
	if (!make_room(x))
		return rm_no_memory();
	rm_find(x);
	if (x->place == NULL)
		return SMR_OK;
	*found = true;
	if (x->turn == NULL || x->less <= x->more)
		return SMR_OK;
	x->number = 1 + last_barrier(&x->f->body);
	*done = true;
	return recompute_values(x);
}

/* Handles the first such pair of loops; @p x: the last pair considered. */
static smr_status remat_loop_pair(smr_module *m, smr_arena *a, rm_layers *x, bool *found,
				  bool *done)
{
	smr_function *f = m->functions[0];
	uint32_t n = 0;
	rm_loop *l;

	*done = false;
	SMR_TRY(rm_loops(m, a, &l, &n));
	for (uint32_t i = 0; i < n && !*done; i++)
		for (uint32_t k = i + 1; k < n && !*done; k++) {
			*x = (rm_layers){.m = m, .f = f, .a = a, .fore = &l[i], .back = &l[k]};
			SMR_TRY(both(x, found, done));
		}
	return *done ? fs_unread(m, f) : SMR_OK;
}

static smr_status remat_all_loops(smr_module *m, smr_arena *a, bool *done)
{
	bool found = false, more;
	rm_layers x = {.less = 0};

	SMR_TRY(remat_loop_pair(m, a, &x, &found, done));
	if (found && !*done)
		return smr_fail(SMR_EINVAL,
				"remat saves nothing: the loop in line %u keeps %.3g bytes for its "
				"way back that can be recomputed, and would keep %.3g for that",
				x.fore->body->loc.line, x.less, x.more);
	for (more = *done; more;)
		SMR_TRY(remat_loop_pair(m, a, &x, &found, &more));
	return SMR_OK;
}

smr_status smr_pass_remat_loops(smr_module *m, bool *done)
{
	smr_arena *a = smr_arena_new();
	smr_status st;

	*done = false;
	st = a != NULL ? remat_all_loops(m, a, done) : rm_no_memory();
	smr_arena_free(a);
	return st;
}
