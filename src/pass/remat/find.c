/* Finds the stacked activations that the backward loop can recompute. */
#include "ops/build.h"
#include "ops/sharding/rule.h"
#include "pass/lower/lower.h"
#include "pass/remat/internal.h"
#include "pass/simplify/internal.h"

/* ---- forward loop --------------------------------------------------------------------------- */

static uint32_t times_read(const smr_graph *g, const smr_node *v)
{
	uint32_t times = 0;

	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t k = 0; k < g->nodes[i]->nins; k++)
			times += g->nodes[i]->ins[k] == v;
	for (uint32_t k = 0; k < g->nresults; k++)
		times += g->results[k] == v;
	return times;
}

/* Returns whether @p part is one of @p n parts of @p whole along the first dimension. */
static bool is_part(const smr_type *whole, const smr_type *part, uint32_t n)
{
	bool is = whole->rank > 0 && smr_rule_size(whole, 0) == n && smr_rule_size(part, 0) == 1;

	for (uint32_t d = 1; is && d < whole->rank; d++)
		is = smr_rule_size(whole, d) == smr_rule_size(part, d);
	return is;
}

static void find_stack(const rm_layers *x, uint32_t k)
{
	const smr_block *b = x->fore->body;
	smr_node *v = x->from->results[k], *s;

	if (v->op != SMR_OP_dynamic_update || !x->fore->up[v->ins[2]->id])
		return;
	s = v->ins[0];
	if (s->op != SMR_OP_param || rm_var(b, s) != b->outs[k] || times_read(x->from, s) != 1 ||
	    times_read(x->from, v) != 1 || !is_part(&v->type, &v->ins[1]->type, x->fore->turns))
		return;
	x->stacks[b->outs[k]].update = v;
}

static const smr_node *strip_reshapes(const smr_node *v)
{
	while (smr_lower_moves_nothing(v))
		v = v->ins[0];
	return v;
}

/* Returns whether the op gives the same result in the backward loop on the same operands. */
static bool is_same(const rm_layers *x, const smr_node *v)
{
	uint32_t var;

	if (v->op == SMR_OP_random || smr_op_has_effects(v->op))
		return false;
	if (v->op != SMR_OP_param)
		return true;
	var = rm_var(x->fore->body, v);
	if (x->stacks[var].update != NULL)
		return false;
	if (!x->set[var])
		return !x->later[var];
	return x->fore->up[v->id] ? smr_type_equal(&v->type, &x->place->type)
				  : v->type.rank < SMR_MAX_RANK;
}

static void scan_forward_loop(const rm_layers *x)
{
	const smr_block *b = x->fore->body;

	for (uint32_t k = 0; k < b->nouts; k++) {
		x->set[b->outs[k]] = fs_sets(b, k);
		find_stack(x, k);
	}
	for (uint32_t i = 0; i < x->f->nvars; i++) {
		const smr_node *u = x->stacks[i].update,
			       *v = u != NULL ? strip_reshapes(u->ins[1]) : NULL;

		if (v != NULL && v->op == SMR_OP_param && x->set[rm_var(b, v)])
			x->stack_of[rm_var(b, v)] = i;
	}
}

static void find_can(const rm_layers *x)
{
	for (uint32_t i = 0; i < x->from->nnodes; i++) {
		const smr_node *v = x->from->nodes[i];

		x->can[i] = is_same(x, v);
		for (uint32_t k = 0; k < v->nins; k++)
			x->can[i] &= x->can[v->ins[k]->id];
	}
}

/* ---- backward loop -------------------------------------------------------------------------- */

/* Returns the block's result for @p var; NULL: unchanged. */
static const smr_node *result_for_var(const smr_block *b, uint32_t var)
{
	for (uint32_t k = 0; b->kind == SMR_BLOCK_BASIC && k < b->nouts; k++)
		if (b->outs[k] == var)
			return b->flow->results[k];
	return NULL;
}

/* Returns the forward variable that @p var holds in the backward loop; RM_NONE: none. */
static uint32_t origin(const rm_layers *x, uint32_t var)
{
	for (uint32_t i = x->back->at; i-- > x->fore->at + 1;) {
		const smr_block *b = x->f->body.blocks[i];
		const smr_node *v = result_for_var(b, var);

		if (v != NULL && v->op != SMR_OP_param)
			return RM_NONE;
		var = v != NULL ? rm_var(b, v) : var;
	}
	return var;
}

/* Returns the stack whose part of the iteration the op reads; NULL: none. */
static rm_stack *stack_taken(const rm_layers *x, const smr_node *v)
{
	const smr_block *b = x->back->body;
	uint32_t var;

	if (v->op != SMR_OP_dynamic_slice || v->ins[0]->op != SMR_OP_param ||
	    !(x->back->down[v->ins[1]->id] || x->back->up[v->ins[1]->id]) ||
	    !is_part(&v->ins[0]->type, &v->type, x->back->turns))
		return NULL;
	var = rm_var(b, v->ins[0]);
	if (x->back_set[var])
		return NULL;
	var = origin(x, var);
	return var != RM_NONE && x->stacks[var].update != NULL ? &x->stacks[var] : NULL;
}

static void read_elsewhere(const rm_layers *x, const smr_block *b, const smr_node *v)
{
	uint32_t var = v->op == SMR_OP_param ? origin(x, rm_var(b, v)) : RM_NONE;

	if (var != RM_NONE)
		x->stacks[var].elsewhere = true;
}

/* Marks stacks that are read in other ways or by other ops, which must be kept. Blocks between the
 * loops may copy them to other variables. */
static void scan_other_blocks(const rm_layers *x, const smr_body *body, bool behind)
{
	for (uint32_t i = 0; i < body->n; i++) {
		const smr_block *b = body->blocks[i];
		uint32_t nnodes = b->flow != NULL && b != x->fore->body ? b->flow->nnodes : 0;

		behind |= body == &x->f->body && i > x->back->at;
		for (uint32_t n = 0; n < nnodes; n++)
			for (uint32_t k = 0; k < b->flow->nodes[n]->nins; k++)
				if (b != x->back->body || x->taken[n] == NULL || k > 0)
					read_elsewhere(x, b, b->flow->nodes[n]->ins[k]);
		for (uint32_t k = 0; b->flow != NULL && k < b->nouts; k++)
			if (behind || (b == x->back->body && fs_sets(b, k)))
				read_elsewhere(x, b, b->flow->results[k]);
		for (uint32_t k = 0; b->kind == SMR_BLOCK_CALL && k < b->nins; k++)
			x->stacks[b->ins[k]].elsewhere = true;
		for (uint32_t k = 0; k < b->nbodies; k++)
			scan_other_blocks(x, &b->bodies[k], behind);
	}
}

/* Finds the parts read; all at the index of the first one, as one iteration is recomputed. */
static void find_taken(rm_layers *x)
{
	for (uint32_t i = x->to->nnodes; i-- > 0;) {
		x->taken[i] = stack_taken(x, x->to->nodes[i]);
		if (x->taken[i] != NULL) {
			x->place = x->to->nodes[i]->ins[1];
			x->first = i;
		}
	}
	for (uint32_t i = 0; i < x->to->nnodes; i++)
		if (x->taken[i] != NULL &&
		    x->back->down[x->to->nodes[i]->ins[1]->id] != x->back->down[x->place->id])
			x->taken[i] = NULL;
}

static void scan_backward_loop(rm_layers *x)
{
	for (uint32_t i = x->fore->at + 1; i <= x->back->at; i++)
		fs_find_set(&(smr_body){.blocks = &x->f->body.blocks[i], .n = 1}, x->later);
	fs_find_set(&x->f->body.blocks[x->back->at]->bodies[1], x->back_set);
	find_taken(x);
	scan_other_blocks(x, &x->f->body, false);
	for (uint32_t k = 0; k < x->f->nresults; k++)
		x->stacks[x->f->results[k]].elsewhere = true;
	for (uint32_t i = 0; i < x->f->nvars; i++)
		if (x->stack_of[i] != RM_NONE && x->later[x->stack_of[i]])
			x->stack_of[i] = RM_NONE;
}

/* ---- recomputation -------------------------------------------------------------------------- */

static void choose_recomputed(rm_layers *x)
{
	for (uint32_t i = 0; i < x->to->nnodes; i++) {
		rm_stack *s = x->taken[i];
		const smr_node *part;

		if (s == NULL)
			continue;
		part = strip_reshapes(s->update->ins[1]);
		if (s->elsewhere || !x->can[s->update->ins[1]->id] ||
		    (part->op == SMR_OP_param && x->set[rm_var(x->fore->body, part)]))
			continue;
		x->less += s->anew ? 0 : smr_type_bytes(&s->update->type);
		s->anew = true;
		x->wanted[s->update->ins[1]->id] = true;
	}
	for (uint32_t i = x->from->nnodes; i-- > 0;) {
		const smr_node *v = x->from->nodes[i];
		uint32_t var = v->op == SMR_OP_param ? rm_var(x->fore->body, v) : 0;

		for (uint32_t k = 0; x->wanted[i] && k < v->nins; k++)
			x->wanted[v->ins[k]->id] = true;
		if (x->wanted[i] && v->op == SMR_OP_param && x->set[var] && !x->fore->up[i] &&
		    x->stack_of[var] == RM_NONE)
			x->more += x->fore->turns * smr_type_bytes(&v->type);
		if (x->fore->up[i] && v->type.rank == 0 && x->turn == NULL)
			x->turn = x->from->nodes[i];
	}
}

void rm_find(rm_layers *x)
{
	scan_forward_loop(x);
	scan_backward_loop(x);
	if (x->place == NULL)
		return;
	find_can(x);
	choose_recomputed(x);
}
