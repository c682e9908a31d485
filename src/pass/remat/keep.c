/* Stacks of loop-carried values: the forward loop stores the input of each iteration, the backward
 * loop reads it. */
#include <string.h>

#include "ops/build.h"
#include "ops/sharding/rule.h"
#include "pass/remat/internal.h"

static smr_status push(const rm_layers *x, const uint32_t *list, uint32_t n, uint32_t var,
		       uint32_t **out)
{
	*out = smr_arena_array(x->m->arena, (size_t)n + 1, sizeof(**out));
	if (*out == NULL)
		return rm_no_memory();
	if (n > 0)
		memcpy(*out, list, n * sizeof(**out));
	(*out)[n] = var;
	return SMR_OK;
}

smr_status rm_param(const rm_layers *x, smr_block *b, uint32_t var, smr_node **out)
{
	for (uint32_t i = 0; i < b->flow->nnodes; i++)
		if (b->flow->nodes[i]->op == SMR_OP_param && rm_var(b, b->flow->nodes[i]) == var) {
			*out = b->flow->nodes[i];
			return SMR_OK;
		}
	*out = smr_graph_param(b->flow, &x->f->vars[var].type, b->nins, NULL);
	if (*out == NULL)
		return SMR_ENOMEM;
	SMR_TRY(push(x, b->ins, b->nins, var, &b->ins));
	b->nins++;
	return SMR_OK;
}

static smr_status add_result(const rm_layers *x, smr_block *b, uint32_t var, smr_node *v)
{
	SMR_TRY(smr_graph_result(b->flow, v));
	SMR_TRY(push(x, b->outs, b->nouts, var, &b->outs));
	b->nouts++;
	return SMR_OK;
}

static smr_status make_shape(smr_graph *g, smr_node *v, const smr_type *t, smr_node **out)
{
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_reshape, &v, 1);
	k.v.type = *t;
	k.v.loc = v->loc;
	return smr_ops_make(g, &k.v, 1, out);
}

/* Makes a variable that is zero before the loop. */
static smr_status make_stack(rm_layers *x, const smr_type *each, uint32_t *var)
{
	smr_type t = {.dtype = each->dtype, .rank = each->rank + 1};
	static const char zero[16]; /* of the widest type */
	smr_body *body = &x->f->body;
	smr_block *b = smr_body_add(x->m, body, SMR_BLOCK_BASIC, 0);
	smr_node *v;

	t.dims[0] = smr_poly_const(x->m->arena, x->fore->turns);
	for (uint32_t d = 0; d < each->rank; d++)
		t.dims[d + 1] = smr_poly_const(x->m->arena, smr_rule_size(each, d));
	*var = smr_function_var(x->m, x->f, &t, NULL);
	if (b == NULL || *var == UINT32_MAX)
		return rm_no_memory();
	memmove(body->blocks + x->fore->at + 1, body->blocks + x->fore->at,
		(body->n - 1 - x->fore->at) * sizeof(smr_block *));
	body->blocks[x->fore->at] = b;
	b->loc = x->fore->body->loc;
	SMR_TRY(smr_graph_new(x->f->name, &b->flow));
	v = smr_graph_tensor(b->flow, &t, zero, smr_dtype_size(t.dtype));
	if (v == NULL)
		return SMR_ENOMEM;
	SMR_TRY(smr_graph_result(b->flow, v));
	return smr_block_bind(x->m, b, NULL, 0, var, 1);
}

/* Sets the index operands of an op on part number @p at of a stack. */
static smr_status make_part_indices(smr_graph *g, smr_node *at, uint32_t rank, smr_node **ins)
{
	ins[0] = at;
	for (uint32_t d = 1; d < rank; d++) {
		ins[d] = smr_graph_constant(g, at->type.dtype, 0);
		if (ins[d] == NULL)
			return SMR_ENOMEM;
	}
	return SMR_OK;
}

static smr_status part_type(const rm_layers *x, uint32_t var, smr_graph *g, smr_type *out)
{
	int64_t dims[SMR_MAX_RANK];

	if (!smr_type_dims(&x->f->vars[var].type, dims))
		return smr_fail(SMR_EINTERNAL, "a stack whose sizes are not known");
	dims[0] = 1;
	return smr_type_make(g, x->f->vars[var].type.dtype, x->f->vars[var].type.rank, dims, out);
}

/* Stores the variable of @p v to a stack in the forward loop. */
static smr_status keep_in_stack(rm_layers *x, smr_node *v, uint32_t *var)
{
	smr_node *ins[2 + SMR_MAX_RANK], *update;
	smr_type part;
	smr_draft k;

	SMR_TRY(make_stack(x, &v->type, var));
	SMR_TRY(rm_param(x, x->fore->body, *var, &ins[0]));
	SMR_TRY(part_type(x, *var, x->from, &part));
	SMR_TRY(make_shape(x->from, v, &part, &ins[1]));
	SMR_TRY(make_part_indices(x->from, x->turn, part.rank, ins + 2));
	smr_draft_begin(&k, SMR_OP_dynamic_update, ins, 2 + part.rank);
	k.v.loc = v->loc;
	SMR_TRY(smr_ops_make(x->from, &k.v, 1, &update));
	return add_result(x, x->fore->body, *var, update);
}

/* Returns the iteration's input for @p v. */
smr_status rm_take(rm_layers *x, smr_node *v, smr_node **out)
{
	uint32_t var = rm_var(x->fore->body, v), from = x->stack_of[var];
	int64_t dims[SMR_MAX_RANK] = {0};
	smr_node *ins[1 + SMR_MAX_RANK];
	smr_type part;
	smr_draft k;

	if (from == RM_NONE)
		SMR_TRY(keep_in_stack(x, v, &from));
	SMR_TRY(rm_param(x, x->back->body, from, &ins[0]));
	SMR_TRY(part_type(x, from, x->to, &part));
	(void)smr_type_dims(&part, dims);
	SMR_TRY(make_part_indices(x->to, x->place, part.rank, ins + 1));
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + part.rank);
	smr_draft_set(&k, SMR_ATTR_sizes, dims, part.rank);
	k.v.loc = v->loc;
	k.v.loc.anew = x->number;
	SMR_TRY(smr_ops_make(x->to, &k.v, 1, out));
	return make_shape(x->to, *out, &v->type, out);
}
