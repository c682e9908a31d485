/* Any flow over values: what ops/ takes, the reference runs within its memory. */
#include <stdint.h>
#include <string.h>

#include "accepted.h"
#include "back/ref/values.h"
#include "base/alloc.h"
#include "ir/graph/graph.h"
#include "ops/ops.h"

ACCEPTED_FORMATS("flow")

/* Elements of a tensor, elements of a window along a dimension, nodes: runs stay short. */
enum { MOST = 256, MOST_WINDOW = 8, MOST_NODES = 12 };

static bool is_small(const smr_graph *g)
{
	uint32_t seen = 0;

	if (g->nnodes > MOST_NODES || g->nresults > MOST_NODES)
		return false;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];
		int64_t n;

		if (v->op == SMR_OP_view || smr_op_kind_of(v->op) >= SMR_KIND_LIBRARY)
			return false;
		for (uint32_t k = 0; k <= v->nmore; k++)
			if (!smr_type_count(smr_node_type(v, k), &n) || n > MOST)
				return false;
		for (uint32_t a = 0; a < v->nattrs; a++)
			for (uint32_t d = 0;
			     v->attrs[a].key == SMR_ATTR_window && d < v->attrs[a].n; d++)
				if (v->attrs[a].v[d] > MOST_WINDOW)
					return false;
		if (v->op == SMR_OP_param && (v->bits >= MOST_NODES || seen >> v->bits & 1))
			return false; /* which of two types it has is not told */
		if (v->op == SMR_OP_param)
			seen |= 1u << v->bits;
	}
	return true;
}

static smr_status tensor(const smr_type *t, uint8_t fill, smr_tensor *out)
{
	int64_t n;
	size_t size = smr_dtype_size(t->dtype);
	uint8_t *data;

	if (!smr_type_count(t, &n))
		return SMR_EUNSUPPORTED;
	data = smr_malloc((size_t)n * size + 1);
	if (data == NULL)
		return SMR_ENOMEM;
	for (size_t i = 0; i < (size_t)n * size; i++)
		data[i] = t->dtype == SMR_I1 ? i % 2 : (uint8_t)(fill * (i % 7));
	return smr_ref_tensor(t, data, out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_tensor params[MOST_NODES] = {{0}}, results[MOST_NODES] = {{0}};
	smr_status st = SMR_OK;
	smr_graph *g;

	if (smr_graph_parse("fuzz", (const char *)data, n, &g) != SMR_OK)
		return 0;
	if (!is_small(g) || smr_ops_check(g) != SMR_OK) {
		smr_graph_free(g);
		return 0;
	}
	for (uint32_t i = 0; st == SMR_OK && i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_param)
			st = tensor(&g->nodes[i]->type, (uint8_t)(37 * n),
				    &params[g->nodes[i]->bits]);
	for (uint32_t i = 0; st == SMR_OK && i < g->nresults; i++)
		st = tensor(&g->results[i]->type, 0, &results[i]);
	if (st == SMR_OK && smr_ref_values(g, params, MOST_NODES, results) == SMR_OK)
		accepted("flow");
	for (uint32_t i = 0; i < MOST_NODES; i++) {
		smr_free(params[i].data);
		smr_free(results[i].data);
	}
	smr_graph_free(g);
	return 0;
}
