/* Lowers one slab of an op: its nest, with the loops of the axes as long as the slab. The
 * arithmetic of every element is unchanged. Operands and the result are windows that begin at the
 * slab; intermediate results are dense and as large as the slab. If a nest uses the index of an
 * axis (for a mask), the start of the slab is one more operand. */
#include <stdio.h>

#include "base/assert.h"
#include "ir/graph/rewrite.h"
#include "ops/ops.h"
#include "pass/codelet/join_stores.h"
#include "pass/lower/lower.h"
#include "pass/lower/tile_chain.h"

typedef struct lowering {
	smr_graph *g;
	const smr_node *v;
	const int64_t *size;
	smr_nest *nest;
	uint32_t naxes;
	int64_t less[SMR_MAX_LOOPS];     /* iterations that a slab's loop lacks */
	uint32_t axis_of[SMR_MAX_LOOPS]; /* 1 + axis of a loop; 0: none */
} lowering;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a slab");
}

bool smr_tile_chain_is_handed(const smr_node *v)
{
	return smr_node_number(v, SMR_ATTR_handed, 0) != 0;
}

void smr_tile_chain_dims(const smr_node *v, const int64_t *size, int64_t dims[SMR_MAX_RANK])
{
	uint32_t n = 0;
	const int64_t *axis = smr_node_get(v, SMR_ATTR_axis, &n);

	smr_assert(axis != NULL || n == 0);
	(void)smr_type_dims(&v->type, dims);
	for (uint32_t a = 0; a < n; a++) {
		smr_assert(axis[a] >= 0 && axis[a] < v->type.rank);
		dims[axis[a]] = size[a];
	}
}

/* Finds, for each dimension of operand @p i, the number of trailing indices that a slab never
 * reads. */
static void find_unread(const lowering *x, const smr_expr *e, uint32_t i, int64_t *least)
{
	int64_t coef;

	if (e->kind == SMR_EXPR_READ && e->input == i)
		for (uint32_t d = 0; d < e->rank; d++) {
			int64_t less = 0;

			for (uint32_t l = 0; l < x->nest->nloops; l++)
				if (e->index[d].coef[l] != NULL &&
				    smr_poly_is_const(e->index[d].coef[l], &coef) && coef > 0)
					less += coef * x->less[l];
			least[d] = less < least[d] ? less : least[d];
		}
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			find_unread(x, e->index[d].indirect, i, least);
	for (uint32_t k = 0; k < e->nargs; k++)
		find_unread(x, e->args[k], i, least);
	for (uint32_t k = 0; k < e->nacc; k++) {
		find_unread(x, e->init[k], i, least);
		find_unread(x, e->step[k], i, least);
	}
}

/* Makes a window. @p dims: its sizes; @p all: the sizes of the whole tensor. */
static smr_status make_window(lowering *x, smr_dtype dtype, uint32_t rank, const int64_t *dims,
			      const int64_t *all, const char *name, bool written, smr_node **out)
{
	smr_graph *g = x->g;
	smr_window w = {.base = smr_graph_base(g, name)};
	smr_type own, whole;

	smr_assert(rank <= SMR_MAX_RANK);
	if (w.base == UINT32_MAX)
		return no_memory();
	g->bases[w.base].written = written;
	SMR_TRY(smr_type_make(g, dtype, rank, dims, &own));
	SMR_TRY(smr_type_make(g, dtype, rank, all, &whole));
	SMR_TRY(smr_graph_dense(g, &whole, w.stride));
	w.offset = smr_poly_const(g->arena, 0);
	*out = w.offset != NULL ? smr_graph_view(g, &own, &w, NULL) : NULL;
	return *out != NULL ? SMR_OK : no_memory();
}

static smr_status make_operand_window(lowering *x, uint32_t i, smr_node **out)
{
	const smr_node *in = x->v->ins[i];
	int64_t all[SMR_MAX_RANK], dims[SMR_MAX_RANK], less[SMR_MAX_RANK];
	char name[16];

	smr_assert(i < x->v->nins);
	snprintf(name, sizeof(name), "in%u", i);
	if (!smr_type_dims(&in->type, all))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor whose sizes are no numbers");
	if (smr_tile_chain_is_handed(in)) {
		smr_tile_chain_dims(in, x->size, dims);
		return make_window(x, in->type.dtype, in->type.rank, dims, dims, name, false, out);
	}
	for (int d = 0; d < SMR_MAX_RANK; d++)
		less[d] = INT64_MAX;
	find_unread(x, x->nest->value, i, less);
	for (uint32_t d = 0; d < in->type.rank; d++)
		dims[d] = all[d] - (less[d] < all[d] ? less[d] : 0);
	return make_window(x, in->type.dtype, in->type.rank, dims, all, name, false, out);
}

static smr_status make_result_window(lowering *x, smr_node **out)
{
	const smr_type *t = &x->v->type;
	int64_t all[SMR_MAX_RANK], dims[SMR_MAX_RANK];

	smr_tile_chain_dims(x->v, x->size, dims);
	(void)smr_type_dims(t, all);
	return make_window(x, t->dtype, t->rank, dims, smr_tile_chain_is_handed(x->v) ? dims : all,
			   "out", true, out);
}

/* Returns the loop that stores along dimension @p d; SMR_MAX_LOOPS: none. */
static uint32_t loop_of(const smr_nest *n, int64_t d)
{
	uint32_t l = 0;

	smr_assert(d >= 0 && d < SMR_MAX_RANK);
	while (l < n->nloops && n->store[d].coef[l] == NULL)
		l++;
	return l < n->nloops ? l : SMR_MAX_LOOPS;
}

static smr_status shorten_slab_loops(lowering *x)
{
	const int64_t *axis = smr_node_get(x->v, SMR_ATTR_axis, &x->naxes);

	for (uint32_t a = 0; a < x->naxes; a++) {
		uint32_t l = loop_of(x->nest, axis[a]);
		int64_t was;

		if (l == SMR_MAX_LOOPS || !smr_poly_is_const(x->nest->loops[l].extent, &was))
			return smr_fail(SMR_EUNSUPPORTED, "an axis that is no loop");
		smr_assert(x->size[a] >= 1 && x->size[a] <= was);
		x->less[l] = was - x->size[a];
		x->axis_of[l] = a + 1;
		x->nest->loops[l].extent = smr_poly_const(x->g->arena, x->size[a]);
		if (x->nest->loops[l].extent == NULL)
			return no_memory();
	}
	return SMR_OK;
}

/* ---- counters ------------------------------------------------------------------------------- */

static bool reads_slab_index(const lowering *x, const smr_expr *e)
{
	if (e->kind == SMR_EXPR_INDEX)
		return x->axis_of[e->loop] != 0;
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL && reads_slab_index(x, e->index[d].indirect))
			return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (reads_slab_index(x, e->args[i]))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (reads_slab_index(x, e->init[k]) || reads_slab_index(x, e->step[k]))
			return true;
	return false;
}

/* Builds the counter plus the start of the slab. */
static const smr_expr *offset_slab_index(const lowering *x, const smr_expr *e)
{
	smr_index *at = smr_arena_alloc(x->g->arena, sizeof(*at));
	const smr_expr *sum[2] = {e, NULL};

	smr_assert(e->kind == SMR_EXPR_INDEX && x->axis_of[e->loop] > 0);
	if (at == NULL)
		return NULL;
	at->offset = smr_poly_const(x->g->arena, (int64_t)x->axis_of[e->loop] - 1);
	sum[1] = smr_expr_read(x->g, SMR_I64, x->v->nins, 1, at);
	return at->offset != NULL && sum[1] != NULL ? smr_expr_op(x->g, SMR_OP_add, SMR_I64, 2, sum)
						    : NULL;
}

static bool replace_slab_index(smr_rewriting *r, const smr_expr *e, const smr_expr **to)
{
	const lowering *x = r->ctx;

	if (e->kind != SMR_EXPR_INDEX || x->axis_of[e->loop] == 0)
		return false;
	*to = offset_slab_index(x, e);
	return true;
}

/* Adds the last base: the start of the slab along each axis. */
static smr_status add_start(lowering *x, smr_node **ins, uint32_t *nins)
{
	smr_rewriting r = {.a = x->g->arena, .replace = replace_slab_index, .ctx = x};
	int64_t n = x->naxes;

	if (!reads_slab_index(x, x->nest->value))
		return SMR_OK;
	SMR_TRY(make_window(x, SMR_I64, 1, &n, &n, "start", false, &ins[(*nins)++]));
	x->nest->value = smr_expr_rewrite(&r, x->nest->value);
	return smr_rewriting_end(&r) ? SMR_OK : no_memory();
}

static smr_status lower_slab_op(lowering *x)
{
	smr_node **ins = smr_arena_array(x->g->arena, x->v->nins + 1, sizeof(*ins)), *to;
	uint32_t nins = x->v->nins;

	smr_assert(x->v->nmore == 0);
	if (ins == NULL)
		return no_memory();
	SMR_TRY(smr_ops_nest(x->g, x->v, 0, &x->nest));
	SMR_TRY(shorten_slab_loops(x));
	for (uint32_t i = 0; i < x->v->nins; i++)
		SMR_TRY(make_operand_window(x, i, &ins[i]));
	SMR_TRY(make_result_window(x, &to));
	SMR_TRY(add_start(x, ins, &nins));
	if (x->v->op == SMR_OP_fused)
		SMR_TRY(smr_canonicalize(x->g, x->nest));
	return smr_graph_nest(x->g, x->nest, ins, nins, to) != NULL ? SMR_OK : no_memory();
}

smr_status smr_lower_slab(const smr_node *v, const int64_t *size, smr_graph **out)
{
	lowering x = {.v = v, .size = size};
	smr_status st;

	SMR_TRY(smr_graph_new(smr_op_name(v->op), &x.g));
	st = lower_slab_op(&x);
	if (st == SMR_OK)
		st = smr_graph_verify(x.g);
	if (st != SMR_OK) {
		smr_graph_free(x.g);
		return st;
	}
	*out = x.g;
	return SMR_OK;
}
