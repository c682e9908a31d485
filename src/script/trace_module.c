/* A trace as a module: one function, one flow. */
#include "script/trace_build.h"

static uint32_t rank_of(const script_node *n)
{
	return n->scalar ? 0 : 2;
}

smr_status script_type_of(smr_graph *g, const script_node *n, smr_type *out)
{
	const int64_t dims[] = {n->rows, n->cols};

	return smr_type_make(g, SMR_F64, rank_of(n), dims, out);
}

static smr_status add_var(smr_module *m, smr_function *f, const script_node *n, uint32_t *var)
{
	smr_graph sizes = {.arena = m->arena};
	smr_type type;

	SMR_TRY(script_type_of(&sizes, n, &type));
	*var = smr_function_var(m, f, &type, NULL);
	return *var != UINT32_MAX ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a variable");
}

static smr_status face(const script_trace *t, smr_module *m, smr_function *f, bool params,
		       uint32_t **list, uint32_t *count)
{
	*list = smr_arena_array(m->arena, t->nodes.n + 1, sizeof(**list));
	if (*list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for variables");
	for (size_t i = 0; i < t->nodes.n; i++)
		if (params ? t->nodes.v[i].op == SCRIPT_PARAM : t->made.v[i] != NULL)
			SMR_TRY(add_var(m, f, &t->nodes.v[i], &(*list)[(*count)++]));
	return SMR_OK;
}

static smr_status build(script_builder *b, const script_trace *t)
{
	uint32_t placed = 0;

	for (size_t i = 0; i < t->nodes.n; i++) {
		b->n = &t->nodes.v[i];
		for (uint32_t k = 0; k < SCRIPT_OPERANDS; k++)
			b->in[k] = b->n->in[k] != SCRIPT_NONE ? b->made[b->n->in[k]] : NULL;
		SMR_TRY(script_build_node(b, &b->made[i]));
		for (; placed < b->g->nnodes; placed++)
			b->g->nodes[placed]->loc = b->n->loc;
		if (t->made.v[i] != NULL)
			SMR_TRY(smr_graph_result(b->g, b->made[i]));
	}
	return SMR_OK;
}

static smr_status fill_module(const script_trace *t, smr_module *m)
{
	smr_function *f = smr_module_function(m, "main");
	smr_block *block = f != NULL ? smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0) : NULL;
	script_builder b = {0};

	if (block == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a module");
	SMR_TRY(face(t, m, f, true, &f->params, &f->nparams));
	SMR_TRY(face(t, m, f, false, &f->results, &f->nresults));
	SMR_TRY(smr_block_bind(m, block, f->params, f->nparams, f->results, f->nresults));
	SMR_TRY(smr_graph_new("main", &block->flow));
	b.g = block->flow;
	b.made = smr_arena_array(m->arena, t->nodes.n + 1, sizeof(*b.made));
	if (b.made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	return build(&b, t);
}

smr_status script_trace_module(const script_trace *t, smr_module **out)
{
	smr_module *m;
	smr_status st;

	SMR_TRY(smr_module_new("script", &m));
	st = fill_module(t, m);
	if (st != SMR_OK) {
		smr_module_free(m);
		return st;
	}
	*out = m;
	return SMR_OK;
}
