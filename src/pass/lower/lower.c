#include "pass/lower/lower.h"

#include <stdio.h>

#include "base/assert.h"
#include "ops/ops.h"
#include "pass/codelet/join_stores.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a flow");
}

/* Returns whether the dimensions of `from` other than those of size 1 keep their order in the
 * result. */
static bool keeps_order(const int64_t *from, uint32_t rank, const int64_t *to)
{
	int64_t last = -1;

	smr_assert(rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < rank; d++) {
		if (from[d] == 1)
			continue;
		if (to[d] <= last)
			return false;
		last = to[d];
	}
	return true;
}

bool smr_lower_moves_nothing(const smr_node *v)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK] = {0}, n, m;
	const int64_t *dims;

	if (v->op == SMR_OP_reshape)
		return true;
	if ((v->op != SMR_OP_broadcast && v->op != SMR_OP_transpose && v->op != SMR_OP_slice) ||
	    !smr_type_dims(&v->ins[0]->type, from) || !smr_type_count(&v->type, &n) ||
	    !smr_type_count(&v->ins[0]->type, &m) || n != m)
		return false;
	if (v->op == SMR_OP_slice)
		return true; /* with equal element counts it is a slice of everything */
	dims = smr_node_get(v, SMR_ATTR_dims, NULL);
	if (v->op == SMR_OP_broadcast)
		return keeps_order(from, v->ins[0]->type.rank, dims);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		smr_assert(dims != NULL && dims[d] >= 0 && dims[d] < v->type.rank);
		to[dims[d]] = d;
	}
	return keeps_order(from, v->type.rank, to);
}

bool smr_lower_is_apart(const smr_node *v)
{
	return v->op == SMR_OP_fused && v->nins > 0 && v->nmore == 0 &&
	       smr_node_number(v, SMR_ATTR_apart, 0) != 0 &&
	       smr_type_equal(&v->type, &v->ins[v->nins - 1]->type);
}

bool smr_lower_is_square(const smr_node *v)
{
	return v->op == SMR_OP_dot && v->nins == 2 && v->ins[0] == v->ins[1];
}

/* Makes a window; the sizes, which are constants, are remade in this flow's arena. */
static smr_status make_window(smr_graph *g, const smr_type *t, const char *name, bool written,
			      smr_node **out)
{
	smr_window w = {.base = smr_graph_base(g, name)};
	int64_t dims[SMR_MAX_RANK];
	smr_type own;

	if (w.base == UINT32_MAX)
		return no_memory();
	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor whose sizes are no numbers");
	g->bases[w.base].written = written;
	SMR_TRY(smr_type_make(g, t->dtype, t->rank, dims, &own));
	SMR_TRY(smr_graph_dense(g, &own, w.stride));
	w.offset = smr_poly_const(g->arena, 0);
	*out = w.offset != NULL ? smr_graph_view(g, &own, &w, NULL) : NULL;
	return *out != NULL ? SMR_OK : no_memory();
}

static smr_status lower_result(smr_graph *g, const smr_node *v, uint32_t k, smr_node **ins)
{
	smr_node *to, *made;
	smr_nest *n;

	smr_assert(k <= v->nmore);
	SMR_TRY(make_window(g, smr_node_type(v, k), "out", true, &to));
	SMR_TRY(smr_ops_nest(g, v, k, &n));
	if (v->op == SMR_OP_fused)
		SMR_TRY(smr_canonicalize(g, n));
	made = smr_graph_nest(g, n, ins, v->nins, to);
	return made != NULL ? SMR_OK : no_memory();
}

static smr_status lower_result_op(smr_graph *g, const smr_node *v, uint32_t k)
{
	smr_node **ins = smr_arena_array(g->arena, v->nins + 1, sizeof(*ins));
	char name[16];

	if (ins == NULL)
		return no_memory();
	for (uint32_t i = 0; i < v->nins; i++) {
		snprintf(name, sizeof(name), "in%u", i);
		SMR_TRY(make_window(g, &v->ins[i]->type, name, false, &ins[i]));
	}
	if (smr_lower_is_square(v))
		ins[1] = ins[0];
	if (k != SMR_ALL_RESULTS)
		return lower_result(g, v, k, ins);
	for (uint32_t i = 0; i <= v->nmore; i++)
		SMR_TRY(lower_result(g, v, i, ins));
	return SMR_OK;
}

smr_status smr_lower_op(const smr_node *v, uint32_t k, smr_graph **out)
{
	smr_graph *g;
	smr_status st;

	smr_assert(k == SMR_ALL_RESULTS || k <= v->nmore);
	SMR_TRY(smr_graph_new(smr_op_name(v->op), &g));
	st = lower_result_op(g, v, k);
	if (st == SMR_OK)
		st = smr_graph_verify(g);
	if (st != SMR_OK) {
		smr_graph_free(g);
		return st;
	}
	*out = g;
	return SMR_OK;
}
