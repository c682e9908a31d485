/* reduce_window: windows folded by the body. Padding is skipped, as in XLA: the specification folds
 * a start value for each element of padding, which is equivalent if the start value is neutral.
 *
 * Windows that extend from the first element, or to the last, make running sums. As folds these
 * would take n steps for each of n elements; a scan takes one. */
#include "ops/list.h"
#include "ops/window.h"

static smr_status read_reduce_windows(const smr_node *v, smr_windows *w)
{
	uint32_t rank = v->ins[0]->type.rank;
	int64_t dims[SMR_MAX_RANK];
	const int64_t *size;

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_window, rank, 1, SMR_OPS_FAR, &size));
	SMR_TRY(smr_ops_windows(v, rank, dims, size, w));
	smr_ops_ask(w, rank);
	return SMR_OK;
}

static smr_status infer_reduce_window(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t rank, loops;
	int64_t to[SMR_MAX_RANK];
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};

	SMR_TRY(smr_ops_fold_check(v, types));
	SMR_TRY(read_reduce_windows(v, w));
	loops = rank = v->ins[0]->type.rank;
	for (uint32_t d = 0; d < rank; d++) {
		to[d] = w[d].count;
		loops += w[d].size > 1;
	}
	if (loops > SMR_MAX_LOOPS)
		return smr_fail(SMR_EUNSUPPORTED,
				"reduce_window: %u dimensions of results and windows, at most %d",
				loops, SMR_MAX_LOOPS);
	for (uint32_t k = 0; k <= v->nmore; k++)
		SMR_TRY(smr_ops_result(g, v, types[k].dtype, rank, to, &types[k]));
	return SMR_OK;
}

static bool is_dense(const smr_windows *w)
{
	return w->base.distance == 1 && w->dilation == 1 && w->stride == 1;
}

/* Finds the dimension along which windows make running folds, -1: none; @p back: from its end
 * on. */
static void find_running_dim(const smr_node *v, const smr_windows *w, int *along, bool *back)
{
	int found = -1;

	*along = -1;
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++) {
		int64_t n = w[d].base.n;

		if (!is_dense(&w[d]) || w[d].count != n)
			return;
		if (w[d].size == 1 && w[d].base.low == 0)
			continue;
		if (w[d].size != n || found >= 0 || (w[d].base.low != 0 && w[d].high != 0))
			return;
		*back = w[d].base.low == 0;
		found = (int)d;
	}
	if (found >= 0 && (!*back || smr_ops_plain(v->body) != SMR_OP_COUNT))
		*along = found;
}

static smr_status build_scan_nest(smr_graph *g, const smr_node *v, uint32_t k, uint32_t along,
				  bool back, smr_nest *out)
{
	const smr_expr *elements[SMR_MAX_ACCS], *e;
	int64_t dims[SMR_MAX_RANK];

	SMR_TRY(smr_ops_dims(v, 0, dims));
	for (uint32_t i = 0; i < v->nins / 2; i++) {
		smr_expr *r = smr_ops_read(g, v, i);

		for (uint32_t d = 0; r != NULL && d < r->rank; d++) {
			bool turned = back && d == along;

			SMR_TRY(smr_ops_along(g, &r->index[d], d, turned ? -1 : 1));
			if (turned)
				SMR_TRY(smr_ops_offset(g, &r->index[d], dims[d] - 1));
		}
		elements[i] = r;
	}
	if (back) {
		SMR_TRY(smr_ops_along(g, &out->store[along], along, -2));
		SMR_TRY(smr_ops_offset(g, &out->store[along], dims[along] - 1));
	}
	SMR_TRY(smr_ops_fold(g, v, k, SMR_EXPR_SCAN, 1, &along, elements, NULL, &e));
	return smr_ops_value(v, out, e);
}

static smr_status build_element_read(smr_graph *g, const smr_node *v, uint32_t i, const smr_nest *n,
				     const smr_windows *w, const uint32_t *loop,
				     const smr_expr **inside, const smr_expr **out)
{
	smr_expr *r = smr_ops_read(g, v, i);

	*inside = NULL;
	for (uint32_t d = 0; r != NULL && d < r->rank; d++) {
		smr_stride along[2] = {{.loop = d, .coef = w[d].stride}};

		if (w[d].size > 1)
			along[1] = (smr_stride){.loop = loop[d], .coef = w[d].dilation};
		SMR_TRY(smr_ops_spread(g, n, &w[d].base, along, 1 + (w[d].size > 1), &r->index[d],
				       inside));
	}
	*out = r;
	return r != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for reduce_window");
}

/* Builds the element of a window, and the condition that it is no padding. */
static smr_status build_window_read(smr_graph *g, const smr_node *v, uint32_t i, const smr_nest *n,
				    const smr_windows *w, const uint32_t *loop,
				    const smr_expr **inside, const smr_expr **out)
{
	int64_t count;

	if (smr_type_count(&v->ins[i]->type, &count) && count == 0) {
		*out = smr_ops_scalar(g, v, v->nins / 2 + i);
		*inside = smr_expr_int(g, SMR_I1, 0);
		return SMR_OK;
	}
	return build_element_read(g, v, i, n, w, loop, inside, out);
}

static smr_status build_window_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	uint32_t n = v->nins / 2, loop[SMR_MAX_RANK] = {0}, all[SMR_MAX_RANK], nloops = 0;
	const smr_expr *elements[SMR_MAX_ACCS] = {NULL}, *inside = NULL, *e;
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};
	bool back = false;
	int along;

	SMR_TRY(read_reduce_windows(v, w));
	find_running_dim(v, w, &along, &back);
	if (along >= 0)
		return build_scan_nest(g, v, k, (uint32_t)along, back, out);
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (w[d].size > 1) {
			loop[d] = smr_ops_loop(g, out, "r", w[d].size);
			if (loop[d] == UINT32_MAX)
				return SMR_EUNSUPPORTED;
			all[nloops++] = loop[d];
		}
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(build_window_read(g, v, i, out, w, loop, &inside, &elements[i]));
	SMR_TRY(smr_ops_fold(g, v, k, SMR_EXPR_FOLD, nloops, all, elements, inside, &e));
	return smr_ops_value(v, out, e);
}

const smr_op_info smr_ops_reduce_window = {
	.op = SMR_OP_reduce_window, .infer = infer_reduce_window, .nest = build_window_nest};
