/* Data movement with one read per element: iota, broadcast, reshape, transpose, reverse, slice. */
#include <string.h>

#include "ops/build.h"
#include "ops/list.h"

/* Returns the node's own type. */
static smr_status own_type(const smr_node *v, smr_type *out)
{
	int64_t dims[SMR_MAX_RANK];

	SMR_TRY(smr_ops_out_dims(v, 0, dims));
	*out = v->type;
	return SMR_OK;
}

static smr_status infer_iota(smr_graph *g, const smr_node *v, smr_type *types)
{
	const int64_t *dim;

	SMR_TRY(own_type(v, types));
	return smr_ops_numbers(v, SMR_ATTR_dims, 1, 0, (int64_t)v->type.rank - 1, &dim);
}

static smr_status nest_iota(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	uint32_t dim = (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);

	return smr_ops_value(v, out, smr_ops_to(g, v->type.dtype, smr_expr_loop(g, dim)));
}

static smr_status infer_broadcast(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK];
	const int64_t *dims;
	uint32_t n, mask;

	SMR_TRY(own_type(v, types));
	types->dtype = v->ins[0]->type.dtype;
	SMR_TRY(smr_ops_dims(v, 0, from));
	SMR_TRY(smr_ops_out_dims(v, 0, to));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, v->type.rank, &dims, &n, &mask));
	SMR_TRY(smr_ops_rank(v, 0, n));
	for (uint32_t d = 0; d < n; d++)
		if (from[d] != 1 && from[d] != to[dims[d]])
			return smr_ops_wrong(v, "size %lld cannot become %lld", (long long)from[d],
					     (long long)to[dims[d]]);
	return SMR_OK;
}

static smr_status nest_broadcast(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const int64_t *dims = smr_node_get(v, SMR_ATTR_dims, NULL);
	int64_t from[SMR_MAX_RANK];
	smr_expr *r = smr_ops_read(g, v, 0);

	SMR_TRY(smr_ops_dims(v, 0, from));
	for (uint32_t d = 0; r != NULL && d < r->rank; d++)
		if (from[d] != 1)
			SMR_TRY(smr_ops_along(g, &r->index[d], (uint32_t)dims[d], 1));
	return smr_ops_value(v, out, r);
}

static smr_status infer_reshape(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t from, to;

	SMR_TRY(own_type(v, types));
	types->dtype = v->ins[0]->type.dtype;
	if (!smr_type_count(&v->ins[0]->type, &from) || !smr_type_count(&v->type, &to) ||
	    from != to)
		return smr_ops_wrong(v, "the numbers of elements differ");
	return SMR_OK;
}

/* Removes dimensions from the ends [0, *d), [0, *r) until both have lost the same number of
 * elements, and preceding dimensions of size 1. */
static void match_dims(const int64_t *from, const int64_t *to, uint32_t *d, uint32_t *r)
{
	int64_t a = 1, b = 1;

	do {
		if (a <= b && *d > 0)
			a *= from[--*d];
		else if (*r > 0)
			b *= to[--*r];
	} while (a != b && *d + *r > 0);
	while (*d > 0 && from[*d - 1] == 1)
		--*d;
	while (*r > 0 && to[*r - 1] == 1)
		--*r;
}

/* Returns the one dimension of [lo, hi) that is not 1; lo - 1: there are several; hi: there is
 * none. */
static uint32_t only_dim(const int64_t *dims, uint32_t lo, uint32_t hi)
{
	uint32_t found = hi;

	for (uint32_t d = lo; d < hi; d++)
		if (dims[d] != 1) {
			if (found != hi)
				return lo - 1;
			found = d;
		}
	return found;
}

/* Builds a nest if dimensions are split, or dimensions of size 1 are added or removed: each index
 * is then a sum. A reshape that merges dimensions has no nest. */
static smr_status nest_reshape(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK];
	smr_expr *e = smr_ops_read(g, v, 0);
	uint32_t d, r = v->type.rank, only;

	SMR_TRY(smr_ops_dims(v, 0, from));
	SMR_TRY(smr_ops_out_dims(v, 0, to));
	if (e == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for reshape");
	for (d = e->rank; d > 0 || r > 0;) {
		uint32_t end = d, end_r = r;
		int64_t stride = 1;

		match_dims(from, to, &d, &r);
		only = only_dim(from, d, end);
		if (only == d - 1)
			return smr_fail(SMR_EUNSUPPORTED, "reshape puts dimensions together");
		for (uint32_t i = end_r; i-- > r; stride *= to[i])
			if (only != end && to[i] != 1)
				SMR_TRY(smr_ops_along(g, &e->index[only], i, stride));
	}
	return smr_ops_value(v, out, e);
}

static smr_status infer_transpose(smr_graph *g, const smr_node *v, smr_type *types)
{
	const int64_t *dims;
	uint32_t n, mask;

	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, v->ins[0]->type.rank, &dims, &n, &mask));
	SMR_TRY(smr_ops_rank(v, 0, n));
	*types = v->ins[0]->type;
	for (uint32_t d = 0; d < n; d++)
		types->dims[d] = v->ins[0]->type.dims[dims[d]];
	return SMR_OK;
}

static smr_status nest_transpose(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const int64_t *dims = smr_node_get(v, SMR_ATTR_dims, NULL);
	smr_expr *r = smr_ops_read(g, v, 0);

	for (uint32_t d = 0; r != NULL && d < r->rank; d++)
		SMR_TRY(smr_ops_along(g, &r->index[dims[d]], d, 1));
	return smr_ops_value(v, out, r);
}

static smr_status infer_reverse(smr_graph *g, const smr_node *v, smr_type *types)
{
	const int64_t *dims;
	uint32_t n, mask;

	*types = v->ins[0]->type;
	return smr_ops_dim_list(v, SMR_ATTR_dims, types->rank, &dims, &n, &mask);
}

static smr_status nest_reverse(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const int64_t *list;
	int64_t dims[SMR_MAX_RANK];
	uint32_t n, mask;
	smr_expr *r = smr_ops_read(g, v, 0);

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_dim_list(v, SMR_ATTR_dims, v->type.rank, &list, &n, &mask));
	for (uint32_t d = 0; r != NULL && d < r->rank; d++) {
		bool back = mask >> d & 1;

		SMR_TRY(smr_ops_along(g, &r->index[d], d, back ? -1 : 1));
		if (back)
			SMR_TRY(smr_ops_offset(g, &r->index[d], dims[d] - 1));
	}
	return smr_ops_value(v, out, r);
}

static smr_status infer_slice(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t rank = v->ins[0]->type.rank;
	int64_t dims[SMR_MAX_RANK], to[SMR_MAX_RANK];
	const int64_t *start, *limit, *stride;

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_start, rank, 0, INT64_MAX, &start));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_limit, rank, 0, INT64_MAX, &limit));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_stride, rank, 1, INT64_MAX, &stride));
	for (uint32_t d = 0; d < rank; d++) {
		if (start[d] > limit[d] || limit[d] > dims[d])
			return smr_ops_wrong(v, "[%lld, %lld) of %lld elements",
					     (long long)start[d], (long long)limit[d],
					     (long long)dims[d]);
		to[d] = limit[d] == start[d] ? 0 : (limit[d] - start[d] - 1) / stride[d] + 1;
	}
	return smr_type_make(g, v->ins[0]->type.dtype, rank, to, types);
}

static smr_status nest_slice(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const int64_t *start = smr_node_get(v, SMR_ATTR_start, NULL);
	const int64_t *stride = smr_node_get(v, SMR_ATTR_stride, NULL);
	smr_expr *r = smr_ops_read(g, v, 0);

	for (uint32_t d = 0; r != NULL && d < r->rank; d++) {
		SMR_TRY(smr_ops_along(g, &r->index[d], d, stride[d]));
		SMR_TRY(smr_ops_offset(g, &r->index[d], start[d]));
	}
	return smr_ops_value(v, out, r);
}

static smr_status eval_reshape(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	memcpy(outs->data, ins->data, (size_t)smr_tensor_count(outs) * smr_dtype_size(outs->dtype));
	return SMR_OK;
}

const smr_op_info smr_ops_iota = {.op = SMR_OP_iota, .infer = infer_iota, .nest = nest_iota};
const smr_op_info smr_ops_broadcast = {
	.op = SMR_OP_broadcast, .infer = infer_broadcast, .nest = nest_broadcast};
const smr_op_info smr_ops_reshape = {
	.op = SMR_OP_reshape, .infer = infer_reshape, .nest = nest_reshape, .eval = eval_reshape};
const smr_op_info smr_ops_transpose = {
	.op = SMR_OP_transpose, .infer = infer_transpose, .nest = nest_transpose};
const smr_op_info smr_ops_reverse = {
	.op = SMR_OP_reverse, .infer = infer_reverse, .nest = nest_reverse};
const smr_op_info smr_ops_slice = {.op = SMR_OP_slice, .infer = infer_slice, .nest = nest_slice};
