/* Values: their nodes and variables, and their use in other flows. */
#include <string.h>

#include "base/alloc.h"
#include "front/stablehlo/import/import.h"

hlo_value *hlo_new_value(hlo_import *im, const hlo_type *t)
{
	hlo_value *v = smr_arena_alloc(im->arena, sizeof(*v));

	if (v == NULL)
		return (void)hlo_no_memory(im), NULL;
	v->type = *t;
	v->nparts = hlo_parts(t);
	v->part[0].var = v->part[1].var = UINT32_MAX;
	return v;
}

static void number_values(hlo_import *im, const smr_mlir_op *op)
{
	for (uint32_t i = 0; i < op->nresults; i++)
		op->results[i].number = im->nvalues++;
	for (uint32_t r = 0; r < op->nregions; r++)
		for (uint32_t k = 0; k < op->regions[r].nblocks; k++) {
			const smr_mlir_block *b = op->regions[r].blocks[k];

			for (uint32_t i = 0; i < b->nargs; i++)
				b->args[i].number = im->nvalues++;
			for (uint32_t i = 0; i < b->nops; i++)
				number_values(im, b->ops[i]);
		}
}

smr_status hlo_number(hlo_import *im)
{
	number_values(im, smr_mlir_module(im->mlir));
	im->values = smr_calloc((size_t)im->nvalues + 1, sizeof(hlo_value *));
	im->anew = smr_calloc((size_t)im->nvalues + 1, sizeof(*im->anew));
	return im->values != NULL && im->anew != NULL ? SMR_OK : hlo_no_memory(im);
}

smr_status hlo_bind(hlo_import *im, const smr_mlir_value *of, hlo_value *v)
{
	if (v == NULL)
		return hlo_no_memory(im);
	im->values[of->number] = v;
	im->anew[of->number] = im->behind;
	return SMR_OK;
}

smr_status hlo_lookup(hlo_import *im, const smr_mlir_value *of, hlo_value **out)
{
	*out = im->values[of->number];
	if (*out == NULL)
		return hlo_fail(im, im->at, SMR_EUNSUPPORTED,
				"a value of %s that is not known here",
				of->op != NULL ? of->op->name : "another region");
	return SMR_OK;
}

smr_status hlo_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i, hlo_value **out)
{
	if (i >= op->noperands)
		return hlo_fail(im, op, SMR_ETYPE, "%s without operand %u", op->name, i);
	return hlo_lookup(im, op->operands[i], out);
}

smr_status hlo_here(hlo_import *im)
{
	hlo_flow *f = im->flow;

	if (f != NULL)
		return SMR_OK;
	f = smr_arena_alloc(im->arena, sizeof(*f));
	if (f != NULL)
		f->block = smr_body_add(im->m, im->body, SMR_BLOCK_BASIC, 0);
	if (f == NULL || f->block == NULL)
		return hlo_no_memory(im);
	SMR_TRY(smr_graph_new(im->fname, &f->g));
	f->block->flow = f->g;
	f->block->loc = hlo_loc(im, im->at);
	f->block->loc.stage = 0; /* stages belong to single ops */
	f->g->loc = f->block->loc;
	f->next = im->flows;
	im->flow = im->flows = f;
	return SMR_OK;
}

/* Copies a small constant to another flow, which needs no variable then. */
static smr_node *copy_constant(smr_graph *g, const hlo_type *t, const smr_node *from)
{
	smr_type own;

	if (from->data == NULL)
		return smr_graph_constant(g, from->type.dtype, from->bits);
	if (hlo_smr_type(g, t, &own) != SMR_OK)
		return NULL;
	own.dtype = from->type.dtype;
	return smr_graph_tensor(g, &own, from->data, from->ndata);
}

static bool is_copied(const hlo_part *p)
{
	return p->home != NULL && p->node->op == SMR_OP_constant &&
	       (p->node->data == NULL || p->node->ndata <= HLO_KEPT);
}

smr_status hlo_node(hlo_import *im, hlo_value *v, uint32_t k, smr_node **out)
{
	hlo_part *p = &v->part[k];
	uint32_t var, n;
	smr_type t;

	SMR_TRY(hlo_here(im));
	if (p->home == im->flow || p->last == im->flow) {
		*out = p->home == im->flow ? p->node : p->there;
		return SMR_OK;
	}
	if (is_copied(p)) {
		*out = copy_constant(im->flow->g, &v->type, p->node);
	} else {
		SMR_TRY(hlo_var(im, v, k, &var));
		n = (uint32_t)im->flow->ins.n;
		SMR_TRY(hlo_smr_type(im->flow->g, &v->type, &t));
		SMR_TRY(smr_vec_push(&im->flow->ins, var));
		*out = smr_graph_param(im->flow->g, &t, n, NULL);
	}
	if (*out == NULL)
		return hlo_no_memory(im);
	p->last = im->flow;
	p->there = *out;
	return SMR_OK;
}

smr_status hlo_new_var(hlo_import *im, const hlo_type *t, uint32_t *out)
{
	smr_graph sizes = {.arena = im->arena};
	smr_type own;

	SMR_TRY(hlo_smr_type(&sizes, t, &own));
	*out = smr_function_var(im->m, im->f, &own, NULL);
	return *out != UINT32_MAX ? SMR_OK : hlo_no_memory(im);
}

static smr_status add_flow_result(hlo_flow *f, smr_node *v, uint32_t var)
{
	SMR_TRY(smr_graph_result(f->g, v));
	return smr_vec_push(&f->outs, var);
}

smr_status hlo_var(hlo_import *im, hlo_value *v, uint32_t k, uint32_t *out)
{
	hlo_part *p = &v->part[k];

	if (p->var == UINT32_MAX) {
		SMR_TRY(hlo_new_var(im, &v->type, &p->var));
		SMR_TRY(add_flow_result(p->home, p->node, p->var));
	}
	*out = p->var;
	return SMR_OK;
}

smr_status hlo_var_value(hlo_import *im, const hlo_type *t, hlo_value **out)
{
	hlo_value *v = hlo_new_value(im, t);

	if (v == NULL)
		return SMR_ENOMEM;
	for (uint32_t k = 0; k < v->nparts; k++)
		SMR_TRY(hlo_new_var(im, t, &v->part[k].var));
	*out = v;
	return SMR_OK;
}

smr_status hlo_assign(hlo_import *im, hlo_value *v, uint32_t k, uint32_t var)
{
	smr_node *node;

	SMR_TRY(hlo_node(im, v, k, &node));
	return add_flow_result(im->flow, node, var);
}

smr_status hlo_in(hlo_import *im, const smr_mlir_op *op, uint32_t i, smr_node **out)
{
	hlo_value *v;

	SMR_TRY(hlo_operand(im, op, i, &v));
	if (v->nparts != 1 || v->type.elem.tuple)
		return hlo_unsupported(
			im, op, v->nparts == 2 ? "on complex numbers" : "on what is no tensor");
	return hlo_node(im, v, 0, out);
}

smr_status hlo_out_value(hlo_import *im, const smr_mlir_op *op, uint32_t k, hlo_value *v)
{
	if (k >= op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s has %u results", op->name, op->nresults);
	SMR_TRY(hlo_fits(im, op, op->results[k].type, &v->type));
	SMR_TRY(hlo_bind(im, &op->results[k], v));
	im->anew[op->results[k].number] = hlo_loc(im, op).anew;
	return SMR_OK;
}

smr_status hlo_value_of(hlo_import *im, hlo_elem elem, smr_node *const *nodes, hlo_value **out)
{
	hlo_type t = {.elem = elem};
	hlo_value *v;

	if (hlo_parts(&t) > 0)
		t.rank = nodes[0]->type.rank;
	if (hlo_parts(&t) > 0 && !smr_type_dims(&nodes[0]->type, t.dims))
		return smr_fail(SMR_ETYPE, "a tensor whose sizes are no numbers");
	v = hlo_new_value(im, &t);
	if (v == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < v->nparts; i++) {
		v->part[i].home = im->flow;
		v->part[i].node = nodes[i];
		if (nodes[i]->type.dtype != elem.dtype)
			return smr_fail(SMR_ETYPE, "%s where %s is said",
					smr_dtype_name(nodes[i]->type.dtype),
					smr_dtype_name(elem.dtype));
	}
	*out = v;
	return SMR_OK;
}

smr_status hlo_out(hlo_import *im, const smr_mlir_op *op, uint32_t k, smr_node *const *nodes)
{
	hlo_value *v;
	hlo_type t;

	if (k >= op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s has %u results", op->name, op->nresults);
	SMR_TRY(hlo_type_of(im, op, op->results[k].type, &t));
	SMR_TRY(hlo_value_of(im, t.elem, nodes, &v));
	return hlo_out_value(im, op, k, v);
}

/* ---- the end ---- */

static void mark_needed_nodes(smr_graph *g, bool *needed)
{
	for (uint32_t i = 0; i < g->nresults; i++)
		needed[g->results[i]->id] = true;
	for (uint32_t i = g->nnodes; i-- > 0;) {
		const smr_node *v = g->nodes[i];

		needed[i] |= v->op == SMR_OP_callback;
		for (uint32_t k = 0; needed[i] && k < v->nins; k++)
			needed[v->ins[k]->id] = true;
	}
}

/* Finds needed nodes by one walk from the back: nodes follow their operands. */
static smr_status drop_dead(hlo_import *im, smr_graph *g)
{
	bool *needed = smr_calloc(g->nnodes + 1, sizeof(*needed));
	uint32_t n = 0;

	if (needed == NULL)
		return hlo_no_memory(im);
	mark_needed_nodes(g, needed);
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (needed[i]) {
			g->nodes[n] = g->nodes[i];
			g->nodes[n]->id = n;
			n++;
		}
	g->nnodes = n;
	smr_free(needed);
	return SMR_OK;
}

smr_status hlo_finish(hlo_import *im)
{
	for (hlo_flow *f = im->flows; f != NULL; f = f->next) {
		SMR_TRY(drop_dead(im, f->g));
		SMR_TRY(smr_block_bind(im->m, f->block, f->ins.v, (uint32_t)f->ins.n, f->outs.v,
				       (uint32_t)f->outs.n));
	}
	return SMR_OK;
}

void hlo_forget(hlo_import *im)
{
	for (hlo_flow *f = im->flows; f != NULL; f = f->next) {
		smr_vec_free(&f->ins);
		smr_vec_free(&f->outs);
	}
	smr_free(im->values);
	smr_free(im->anew);
	hlo_forget_bodies(im);
	hlo_forget_functions(im);
}
