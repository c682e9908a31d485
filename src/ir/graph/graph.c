#include "ir/graph/grow.h"

#include <string.h>

#include "base/assert.h"
#include "ir/graph/value.h"

smr_status smr_graph_new(const char *name, smr_graph **out)
{
	smr_arena *a;
	smr_graph *g;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_graph_new: no place for the graph");
	a = smr_arena_new();
	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a graph");
	g = smr_arena_alloc(a, sizeof(*g));
	if (g == NULL)
		goto free_arena;
	g->arena = a;
	g->name = smr_arena_strdup(a, name == NULL ? "" : name);
	if (g->name == NULL)
		goto free_arena;
	*out = g;
	return SMR_OK;

free_arena:
	smr_arena_free(a); /* the graph itself lies in its arena */
	return smr_fail(SMR_ENOMEM, "no memory for a graph");
}

void smr_graph_free(smr_graph *g)
{
	if (g != NULL)
		smr_arena_free(g->arena);
}

smr_status graph_no_memory(const smr_graph *g)
{
	return smr_fail(SMR_ENOMEM, "no memory for more of flow %s", g->name);
}

void *graph_grown(smr_graph *g, void *array, uint32_t n, uint32_t *cap, size_t size)
{
	uint32_t want = *cap == 0 ? 8 : 2 * *cap;
	void *p;

	smr_assert(n <= *cap);
	if (n < *cap)
		return array;
	p = want < *cap ? NULL : smr_arena_array(g->arena, want, size);
	if (p == NULL) {
		(void)graph_no_memory(g);
		return NULL;
	}
	if (n > 0)
		memcpy(p, array, n * size);
	*cap = want;
	return p;
}

smr_node *smr_graph_find(const smr_graph *g, const char *name)
{
	for (uint32_t i = g->nnodes; i-- > 0;)
		if (g->nodes[i]->name != NULL && strcmp(g->nodes[i]->name, name) == 0)
			return g->nodes[i];
	return NULL;
}

void smr_graph_count_readers(const smr_graph *g, uint32_t *readers)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t k = 0; k < g->nodes[i]->nins; k++)
			readers[g->nodes[i]->ins[k]->id]++;
	for (uint32_t i = 0; i < g->nresults; i++)
		readers[g->results[i]->id]++;
}

smr_node *graph_append(smr_graph *g, smr_op op, const smr_type *t, const char *name)
{
	smr_node *n;

	smr_assert((unsigned)op < SMR_OP_COUNT);
	smr_assert(t->rank <= SMR_MAX_RANK);
	if (!GROW(g, nodes, nnodes, cap_nodes))
		return NULL;
	n = smr_arena_alloc(g->arena, sizeof(*n));
	if (n == NULL)
		goto fail;
	n->op = op;
	n->type = *t;
	if (name != NULL) {
		n->name = smr_arena_strdup(g->arena, name);
		if (n->name == NULL)
			goto fail;
	}
	n->id = g->nnodes;
	g->nodes[g->nnodes++] = n;
	return n;

fail:
	(void)graph_no_memory(g);
	return NULL;
}

smr_node *smr_graph_scalar(smr_graph *g, smr_dtype t, const char *name)
{
	return graph_append(g, SMR_OP_scalar, &(smr_type){.dtype = t}, name);
}

smr_node *smr_graph_constant(smr_graph *g, smr_dtype t, uint64_t bits)
{
	smr_node *n = graph_append(g, SMR_OP_constant, &(smr_type){.dtype = t}, NULL);

	if (n != NULL)
		n->bits = smr_value_mask(t, bits);
	return n;
}

/* Copies the lists first, so that a failure leaves no partial node behind. */
smr_node *smr_graph_view(smr_graph *g, const smr_type *t, const smr_window *w, const char *name)
{
	smr_window *copy = smr_arena_memdup(g->arena, w, sizeof(*w));
	smr_node *n = copy == NULL ? NULL : graph_append(g, SMR_OP_view, t, name);

	if (copy == NULL)
		(void)graph_no_memory(g);
	if (n != NULL)
		n->window = copy;
	return n;
}

/* Returns NULL if there is no memory (then *ok is false) or the list is empty. */
static smr_node **copy_list(smr_graph *g, smr_node *const *list, uint32_t n, bool *ok)
{
	smr_node **copy = n == 0 ? NULL : smr_arena_memdup(g->arena, list, n * sizeof(*list));

	smr_assert(n == 0 || list != NULL);
	*ok = n == 0 || copy != NULL;
	if (!*ok)
		(void)graph_no_memory(g);
	return copy;
}

smr_node *smr_graph_nest(smr_graph *g, smr_nest *n, smr_node *const *ins, uint32_t nins,
			 smr_node *into)
{
	smr_type scalar = {.dtype = SMR_F64};
	smr_node **copy, *node;
	bool ok;

	if (n == NULL || n->value == NULL)
		return NULL;
	copy = copy_list(g, ins, nins, &ok);
	scalar.dtype = n->value->type;
	node = ok ? graph_append(g, SMR_OP_nest, into == NULL ? &scalar : &into->type, NULL) : NULL;
	if (node == NULL)
		return NULL;
	node->ins = copy;
	node->nins = nins;
	node->nest = n;
	node->into = into;
	if (n->domain == 0) {
		uint64_t all = n->nloops < 64 ? (1ull << n->nloops) - 1 : ~0ull;

		n->domain = all & ~(smr_expr_bound(n->value) | smr_expr_bound(n->pred));
	}
	return node;
}

smr_node *smr_graph_opaque(smr_graph *g, const smr_type *t, smr_node *const *ins, uint32_t nins,
			   smr_node *const *outs, uint32_t nouts, const char *name)
{
	bool ok, ok_outs;
	smr_node **reads = copy_list(g, ins, nins, &ok);
	smr_node **writes = copy_list(g, outs, nouts, &ok_outs);
	smr_node *n = ok && ok_outs ? graph_append(g, SMR_OP_opaque, t, name) : NULL;

	if (n == NULL)
		return NULL;
	n->ins = reads;
	n->nins = nins;
	n->outs = writes;
	n->nouts = nouts;
	return n;
}

smr_node *smr_graph_slot(smr_graph *g, smr_node *of, uint32_t slot, smr_dtype t, const char *name)
{
	bool ok;
	smr_node **from = copy_list(g, &of, 1, &ok);
	smr_node *n = ok ? graph_append(g, SMR_OP_slot, &(smr_type){.dtype = t}, name) : NULL;

	if (n == NULL)
		return NULL;
	n->ins = from;
	n->nins = 1;
	n->bits = slot;
	return n;
}

smr_status smr_graph_after(smr_graph *g, smr_node *view, smr_node *writer)
{
	smr_node **list;

	smr_assert(view->op == SMR_OP_view);
	smr_assert(view->id < g->nnodes);
	for (uint32_t i = 0; i < view->nafter; i++)
		if (view->after[i] == writer)
			return SMR_OK;
	list = smr_arena_array(g->arena, view->nafter + 1, sizeof(*list));
	if (list == NULL)
		return graph_no_memory(g);
	if (view->nafter > 0)
		memcpy(list, view->after, view->nafter * sizeof(*list));
	list[view->nafter++] = writer;
	view->after = list;
	return SMR_OK;
}

smr_status smr_graph_result(smr_graph *g, smr_node *v)
{
	smr_assert(v == NULL || (v->id < g->nnodes && g->nodes[v->id] == v));
	if (v == NULL)
		return smr_fail(SMR_EINVAL, "flow %s: no such result", g->name);
	if (!GROW(g, results, nresults, cap_results))
		return SMR_ENOMEM;
	g->results[g->nresults++] = v;
	return SMR_OK;
}

smr_status smr_graph_dense(smr_graph *g, const smr_type *t, const smr_poly *stride[SMR_MAX_RANK])
{
	const smr_poly *s = smr_poly_const(g->arena, (int64_t)smr_dtype_size(t->dtype));

	smr_assert(t->rank <= SMR_MAX_RANK);
	for (uint32_t d = t->rank; d-- > 0;) {
		if (s == NULL)
			return SMR_ENOMEM;
		stride[d] = s;
		if (d > 0 && !smr_poly_mul_fits(s, t->dims[d]))
			return smr_fail(SMR_EUNSUPPORTED, "strides of too high a degree");
		if (d > 0)
			s = smr_poly_mul(g->arena, s, t->dims[d]);
	}
	return SMR_OK;
}
