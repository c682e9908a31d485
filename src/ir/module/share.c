/* Copies a module for rewriting. Blocks, lists and nodes are copied; expressions and other data of
 * nodes are shared, because no pass changes them in place. */
#include <string.h>

#include "base/assert.h"
#include "ir/module/module.h"

static smr_status no_memory(const smr_module *m)
{
	return smr_fail(SMR_ENOMEM, "no memory for another %s", m->name);
}

/* ---- flows ---------------------------------------------------------------------------------- */

/* Maps operands by their positions in the list; the lists of all nodes share one allocation. */
static smr_status share_nodes(const smr_graph *from, smr_graph *g)
{
	smr_node *nodes = smr_arena_array(g->arena, from->nnodes + 1, sizeof(*nodes));
	smr_node **ins;
	size_t n = 0;

	for (uint32_t i = 0; i < from->nnodes; i++)
		n += from->nodes[i]->nins;
	ins = smr_arena_array(g->arena, n + 1, sizeof(*ins));
	g->nodes = smr_arena_array(g->arena, from->nnodes + 1, sizeof(smr_node *));
	if (nodes == NULL || ins == NULL || g->nodes == NULL)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < from->nnodes; i++) {
		const smr_node *v = from->nodes[i];

		smr_assert(v->id == i);
		nodes[i] = *v;
		nodes[i].ins = ins;
		for (uint32_t k = 0; k < v->nins; k++) {
			smr_assert(v->ins[k]->id < i);
			*ins++ = &nodes[v->ins[k]->id];
		}
		g->nodes[i] = &nodes[i];
	}
	g->nnodes = from->nnodes;
	g->cap_nodes = from->nnodes + 1;
	return SMR_OK;
}

static smr_status share_flow(const smr_graph *from, smr_graph **out)
{
	smr_arena *a = smr_arena_new();
	smr_graph *g = a != NULL ? smr_arena_memdup(a, from, sizeof(*from)) : NULL;

	if (g == NULL) {
		smr_arena_free(a);
		return SMR_ENOMEM;
	}
	g->arena = a;
	g->cap_syms = g->nsyms; /* arrays that grow are copied */
	g->cap_bases = g->nbases;
	g->cap_rows = g->nrows;
	g->cap_wraps = g->nwraps;
	*out = g; /* owned by its block, also on failure */
	g->nnodes = 0;
	g->results = smr_arena_array(a, from->nresults + 1, sizeof(smr_node *));
	g->cap_results = from->nresults + 1;
	if (g->results == NULL || share_nodes(from, g) != SMR_OK)
		return SMR_ENOMEM;
	for (uint32_t i = 0; i < from->nresults; i++) {
		smr_assert(from->results[i]->id < g->nnodes);
		g->results[i] = g->nodes[from->results[i]->id];
	}
	return SMR_OK;
}

/* ---- blocks --------------------------------------------------------------------------------- */

static smr_status share_body(smr_module *to, const smr_body *from, smr_body *out);

static smr_status share_block(smr_module *to, const smr_block *from, smr_body *body)
{
	smr_block *b = smr_body_add(to, body, from->kind, from->nbodies);

	if (b == NULL)
		return SMR_ENOMEM;
	b->id = from->id;
	b->loc = from->loc;
	b->on = from->on;
	b->callee = from->callee;
	SMR_TRY(smr_block_bind(to, b, from->ins, from->nins, from->outs, from->nouts));
	if (from->flow != NULL)
		SMR_TRY(share_flow(from->flow, &b->flow));
	for (uint32_t k = 0; k < from->nbodies; k++)
		SMR_TRY(share_body(to, &from->bodies[k], &b->bodies[k]));
	return SMR_OK;
}

static smr_status share_body(smr_module *to, const smr_body *from, smr_body *out)
{
	for (uint32_t i = 0; i < from->n; i++)
		SMR_TRY(share_block(to, from->blocks[i], out));
	return SMR_OK;
}

/* Copies the variables but shares their names and sizes. */
static smr_status share_function(smr_module *to, const smr_function *from)
{
	smr_function *f = smr_module_function(to, from->name);

	if (f == NULL)
		return SMR_ENOMEM;
	f->vars = smr_arena_memdup(to->arena, from->vars, from->nvars * sizeof(*from->vars));
	f->params = smr_arena_memdup(to->arena, from->params, from->nparams * sizeof(*f->params));
	f->results =
		smr_arena_memdup(to->arena, from->results, from->nresults * sizeof(*f->results));
	if (f->vars == NULL || f->params == NULL || f->results == NULL)
		return SMR_ENOMEM;
	f->nvars = f->cap_vars = from->nvars;
	f->nparams = from->nparams;
	f->nresults = from->nresults;
	return share_body(to, &from->body, &f->body);
}

smr_status smr_module_share(const smr_module *from, smr_module **out)
{
	smr_module *m;
	smr_status st = SMR_OK;

	SMR_TRY(smr_module_new(from->name, &m));
	for (uint32_t i = 0; st == SMR_OK && i < from->nfunctions; i++)
		st = share_function(m, from->functions[i]);
	if (st != SMR_OK) {
		smr_module_free(m);
		return no_memory(from);
	}
	smr_assert(m->nblocks <= from->nblocks && m->nfunctions == from->nfunctions);
	m->nblocks = from->nblocks; /* numbers of removed blocks stay unused */
	m->partitions = from->partitions;
	m->stages = from->stages;
	m->replicas = from->replicas;
	m->mesh = from->mesh;
	m->proved = from->proved;
	m->cut = from->cut;
	*out = m;
	return SMR_OK;
}
