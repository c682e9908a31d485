/* Builds a module with one function and one flow from a trace. */
#include "base/assert.h"
#include "dml/lazy/build.h"

static uint32_t rank_of(const dml_node *n)
{
	return n->scalar ? 0 : 2;
}

smr_status dml_type_of(smr_graph *g, const dml_node *n, smr_type *out)
{
	const int64_t dims[] = {n->rows, n->cols};

	return smr_type_make(g, SMR_F64, rank_of(n), dims, out);
}

static smr_status part_type(const dml_builder *b, uint32_t param, dml_part part, smr_type *out)
{
	static const smr_dtype types[] = {SMR_F64, SMR_I64, SMR_I32, SMR_I32, SMR_F64};
	const dml_matrix *m = b->t->params.v[param];
	int64_t dims[2] = {m->rows, m->cols};

	smr_assert(param < b->t->params.n);
	smr_assert(part == DML_DENSE || b->t->params.v[param]->pattern != NULL);
	if (part == DML_STARTS)
		dims[0] = m->rows + 1;
	else if (part != DML_DENSE)
		dims[0] = m->pattern->n;
	return smr_type_make(b->g, types[part],
			     part != DML_DENSE ? 1
			     : m->scalar       ? 0
					       : 2,
			     dims, out);
}

smr_status dml_build_part(dml_builder *b, uint32_t param, dml_part part, smr_node **out)
{
	smr_type type;

	for (uint32_t k = 0; k < b->nparams; k++)
		if (b->bindings[k].param == param && b->bindings[k].part == part) {
			*out = b->params[k];
			return SMR_OK;
		}
	SMR_TRY(part_type(b, param, part, &type));
	*out = smr_graph_param(b->g, &type, b->nparams, NULL);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an operand");
	smr_assert(b->params[b->nparams] == NULL);
	b->bindings[b->nparams] = (dml_binding){param, part};
	b->params[b->nparams++] = *out;
	return SMR_OK;
}

/* ---- nodes */

static smr_status in_order(dml_builder *b)
{
	uint32_t placed = 0;

	for (size_t i = 0; i < b->t->nodes.n; i++) {
		b->n = &b->t->nodes.v[i];
		for (uint32_t k = 0; k < DML_OPERANDS; k++)
			b->in[k] = b->n->in[k] != DML_NONE ? b->made[b->n->in[k]] : NULL;
		smr_assert(b->made[i] == NULL);
		SMR_TRY(dml_build_node(b, &b->made[i]));
		for (; placed < b->g->nnodes; placed++)
			b->g->nodes[placed]->loc = b->n->loc;
		if (b->t->made.v[i] != NULL)
			SMR_TRY(smr_graph_result(b->g, b->made[i]));
	}
	return SMR_OK;
}

static smr_status build_results(dml_builder *b)
{
	uint32_t placed = 0;

	for (size_t i = 0; i < b->t->nodes.n; i++) {
		smr_node *v;

		if (b->t->made.v[i] == NULL)
			continue;
		SMR_TRY(b->t->forms.v[i].pattern != NULL ? dml_require_values(b, (uint32_t)i, &v)
							 : dml_require(b, (uint32_t)i, &v));
		for (; placed < b->g->nnodes; placed++)
			b->g->nodes[placed]->loc = b->t->nodes.v[i].loc;
		SMR_TRY(smr_graph_result(b->g, v));
	}
	return SMR_OK;
}

static void count_uses(dml_builder *b)
{
	smr_assert(b->t->nodes.n == b->t->made.n);
	for (size_t i = 0; i < b->t->nodes.n; i++)
		for (uint32_t k = 0; k < DML_OPERANDS; k++)
			if (b->t->nodes.v[i].in[k] != DML_NONE)
				b->uses[b->t->nodes.v[i].in[k]]++;
}

static smr_status build(dml_builder *b, smr_module *m)
{
	enum { PARTS = DML_VALUES + 1 };
	size_t n = b->t->nodes.n + 1, np = PARTS * (b->t->params.n + 1);
	bool sparse = false;

	b->made = smr_arena_array(m->arena, n, sizeof(*b->made));
	b->values = smr_arena_array(m->arena, n, sizeof(*b->values));
	b->placed = smr_arena_array(m->arena, n, sizeof(*b->placed));
	b->uses = smr_arena_array(m->arena, n, sizeof(*b->uses));
	b->pass = smr_arena_array(m->arena, n, sizeof(*b->pass));
	b->bindings = smr_arena_array(m->arena, np, sizeof(*b->bindings));
	b->params = smr_arena_array(m->arena, np, sizeof(smr_node *));
	if (b->made == NULL || b->values == NULL || b->placed == NULL || b->uses == NULL ||
	    b->pass == NULL || b->bindings == NULL || b->params == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	for (size_t i = 0; i < b->t->nodes.n && !sparse; i++)
		sparse = b->t->forms.v[i].pattern != NULL;
	count_uses(b);
	if (sparse)
		return build_results(b);
	dml_find_passes(b);
	return in_order(b);
}

/* ---- the module */

static smr_status add_vars(smr_module *m, smr_function *f, smr_node *const *nodes, uint32_t n,
			   uint32_t **list)
{
	smr_assert(n == 0 || nodes != NULL);
	*list = smr_arena_array(m->arena, n + 1, sizeof(**list));
	if (*list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for variables");
	for (uint32_t i = 0; i < n; i++) {
		(*list)[i] = smr_function_var(m, f, &nodes[i]->type, NULL);
		if ((*list)[i] == UINT32_MAX)
			return smr_fail(SMR_ENOMEM, "no memory for a variable");
	}
	return SMR_OK;
}

static smr_status fill_module(const dml_lazy *t, smr_module *m, const dml_binding **bindings)
{
	smr_function *f = smr_module_function(m, "main");
	smr_block *block = f != NULL ? smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0) : NULL;
	dml_builder b = {.t = t};

	smr_assert(t->nodes.n > 0);
	if (block == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a module");
	SMR_TRY(smr_graph_new("main", &block->flow));
	b.g = block->flow;
	SMR_TRY(build(&b, m));
	f->nparams = b.nparams;
	f->nresults = b.g->nresults;
	SMR_TRY(add_vars(m, f, b.params, b.nparams, &f->params));
	SMR_TRY(add_vars(m, f, b.g->results, b.g->nresults, &f->results));
	*bindings = b.bindings;
	return smr_block_bind(m, block, f->params, f->nparams, f->results, f->nresults);
}

smr_status dml_lazy_module(const dml_lazy *t, smr_module **out, const dml_binding **bindings)
{
	smr_module *m;
	smr_status st;

	SMR_TRY(smr_module_new("script", &m));
	st = fill_module(t, m, bindings);
	if (st != SMR_OK) {
		smr_module_free(m);
		return st;
	}
	*out = m;
	return SMR_OK;
}
