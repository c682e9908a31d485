/* Epilogue fusion: a dot's result is not stored if its only reader is element-wise. The fused op is
 * a sum of products with an epilogue, which runs tile by tile after the library's product
 * (pass/codelet/contract.c defines epilogues). */
#include <string.h>

#include "ops/ops.h"
#include "pass/codelet/join_stores.h"
#include "pass/fuse/plan_internal.h"

static bool has_numbers(const smr_node *v, smr_attr_key key, const int64_t *want, uint32_t n)
{
	uint32_t have;
	const int64_t *at = smr_node_get(v, key, &have);

	return at != NULL && have == n && memcmp(at, want, n * sizeof(*at)) == 0;
}

/* Returns whether Samara's own kernels compute the convolution with what follows it: images and
 * weights of f32 with channels innermost (back/cpu/gemm/walk.c). */
static bool is_window_product(const smr_node *v)
{
	enum { LEAST_CHANNELS = 16 };
	static const int64_t pixels[] = {0, 3, 1, 2}, taps[] = {2, 3, 0, 1};
	int64_t size[SMR_MAX_RANK];

	return v->op == SMR_OP_convolution && v->type.rank == 4 && v->type.dtype == SMR_F32 &&
	       v->ins[0]->type.dtype == SMR_F32 && v->ins[1]->type.dtype == SMR_F32 &&
	       has_numbers(v, SMR_ATTR_lhs_layout, pixels, 4) &&
	       has_numbers(v, SMR_ATTR_out_layout, pixels, 4) &&
	       has_numbers(v, SMR_ATTR_rhs_layout, taps, 4) &&
	       smr_node_number(v, SMR_ATTR_feature_groups, 1) == 1 &&
	       smr_node_number(v, SMR_ATTR_batch_groups, 1) == 1 && smr_type_dims(&v->type, size) &&
	       size[3] % LEAST_CHANNELS == 0;
}

static bool is_product(const smr_node *v)
{
	return v->op == SMR_OP_dot || is_window_product(v);
}

/* Returns the only reader of a node; NULL: several, or a result of the flow. */
static const smr_node *only_reader(const fuse_flow *f, const smr_node *const *reader,
				   const uint32_t *times, const smr_node *v)
{
	return times[f->first[v->id]] == 1 ? reader[f->first[v->id]] : NULL;
}

static smr_status find_form(fuse_flow *f, fuse_value *x)
{
	if (smr_ops_nest(f->g, x->node, x->k, &x->nest) != SMR_OK ||
	    !join_has_fold(x->nest->value)) {
		x->nest = NULL;
		return SMR_OK;
	}
	x->fold = true;
	SMR_TRY(fuse_form_of(f, x));
	x->core = x->nest != NULL;
	if (x->core)
		((fuse_form *)x->form)->flops =
			fuse_cost_product(f->cost, x) / (x->elements * f->cost->flop_s[1]);
	return SMR_OK;
}

double fuse_products_s(const fuse_flow *f, const fuse_part *p)
{
	double s = 0;

	for (uint32_t i = 0; i < p->nvalues; i++)
		if (p->values[i]->core)
			s += p->values[i]->form->flops * p->values[i]->elements;
	return s * f->cost->flop_s[1];
}

static smr_status try_product(fuse_flow *f, const smr_node *v, const smr_node *reader)
{
	fuse_value *x = &f->values[f->first[v->id]];
	const fuse_value *y = reader != NULL ? &f->values[f->first[reader->id]] : NULL;

	if (y == NULL || reader->op == SMR_OP_part || reader->nmore > 0 || y->nest == NULL ||
	    y->fold || x->elements <= 1 || x->elements != y->elements)
		return SMR_OK;
	for (uint32_t i = 0; i < v->nins; i++)
		if (f->values[f->first[v->ins[i]->id]].elements < 1 || fuse_splat(v->ins[i]))
			return SMR_OK;
	return find_form(f, x);
}

smr_status fuse_find_products(fuse_flow *f)
{
	const smr_graph *g = f->g;
	const smr_node **reader = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*reader));
	uint32_t *times = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*times));

	if (reader == NULL || times == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
	for (uint32_t i = 0; i < g->nresults; i++)
		times[f->first[g->results[i]->id]] = 2;
	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t k = 0; k < g->nodes[i]->nins; k++) {
			uint32_t at = f->first[g->nodes[i]->ins[k]->id];

			times[at] += reader[at] != g->nodes[i];
			reader[at] = g->nodes[i];
		}
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (is_product(g->nodes[i]) && g->nodes[i]->nmore == 0)
			SMR_TRY(try_product(f, g->nodes[i],
					    only_reader(f, reader, times, g->nodes[i])));
	return SMR_OK;
}
