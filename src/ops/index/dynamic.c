/* dynamic_slice and dynamic_update: scalar operands give the start, clamped so that the slice lies
 * inside. */
#include <string.h>

#include "ops/build.h"
#include "ops/list.h"

/* Checks the start: scalars from operand number @p first on, one for each dimension. */
static smr_status check_start(const smr_node *v, uint32_t first)
{
	uint32_t rank = v->ins[0]->type.rank;

	if (v->nins != first + rank)
		return smr_ops_wrong(v, "%u places for %u dimensions",
				     v->nins < first ? 0 : v->nins - first, rank);
	for (uint32_t i = first; i < v->nins; i++) {
		SMR_TRY(smr_ops_rank(v, i, 0));
		SMR_TRY(smr_ops_places(v, i));
	}
	return SMR_OK;
}

static smr_status infer_slice(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[SMR_MAX_RANK];
	const int64_t *sizes;

	if (v->nins == 0)
		return smr_ops_wrong(v, "it has no operand");
	SMR_TRY(check_start(v, 1));
	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_sizes, v->ins[0]->type.rank, 0, INT64_MAX, &sizes));
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (sizes[d] > dims[d])
			return smr_ops_wrong(v, "%lld of %lld elements", (long long)sizes[d],
					     (long long)dims[d]);
	return smr_ops_result(g, v, v->ins[0]->type.dtype, v->ins[0]->type.rank, sizes, types);
}

static smr_status nest_slice(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	const int64_t *sizes = smr_node_get(v, SMR_ATTR_sizes, NULL);
	smr_expr *r = smr_ops_read(g, v, 0);
	int64_t dims[SMR_MAX_RANK];

	SMR_TRY(smr_ops_dims(v, 0, dims));
	for (uint32_t d = 0; r != NULL && d < r->rank; d++) {
		SMR_TRY(smr_ops_along(g, &r->index[d], d, 1));
		if (sizes[d] < dims[d])
			SMR_TRY(smr_ops_indirect(g, &r->index[d],
						 smr_ops_place(g, smr_ops_scalar(g, v, 1 + d),
							       dims[d] - sizes[d])));
	}
	return smr_ops_value(v, out, r);
}

static smr_status infer_update(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t dims[SMR_MAX_RANK], part[SMR_MAX_RANK];

	if (v->nins < 2)
		return smr_ops_wrong(v, "it has %u operands", v->nins);
	SMR_TRY(check_start(v, 2));
	SMR_TRY(smr_ops_same_dtype(v, 0, 1));
	SMR_TRY(smr_ops_rank(v, 1, v->ins[0]->type.rank));
	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_dims(v, 1, part));
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (part[d] > dims[d])
			return smr_ops_wrong(v, "%lld of %lld elements", (long long)part[d],
					     (long long)dims[d]);
	*types = v->ins[0]->type;
	return SMR_OK;
}

static smr_status nest_update(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	smr_expr *old = smr_ops_read(g, v, 0), *update = smr_ops_read(g, v, 1);
	int64_t dims[SMR_MAX_RANK], part[SMR_MAX_RANK];
	const smr_expr *inside = NULL;
	int64_t n;

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_dims(v, 1, part));
	for (uint32_t d = 0; old != NULL && update != NULL && d < old->rank; d++) {
		const smr_expr *start, *at;

		SMR_TRY(smr_ops_along(g, &old->index[d], d, 1));
		SMR_TRY(smr_ops_along(g, &update->index[d], d, 1));
		if (part[d] == dims[d])
			continue;
		start = smr_ops_place(g, smr_ops_scalar(g, v, 2 + d), dims[d] - part[d]);
		at = smr_ops_2(g, SMR_OP_sub, smr_expr_loop(g, d), start);
		SMR_TRY(smr_ops_and(g, &inside, smr_ops_inside(g, at, part[d])));
		SMR_TRY(smr_ops_indirect(g, &update->index[d],
					 smr_ops_2(g, SMR_OP_sub, smr_ops_i64(g, 0), start)));
	}
	if (smr_type_count(&v->ins[1]->type, &n) && n == 0)
		return smr_ops_value(v, out, old);
	return smr_ops_value(v, out,
			     inside == NULL ? update : smr_ops_select(g, inside, update, old));
}

/* Copies the update row by row. */
static smr_status eval_update(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	const smr_tensor *part = &ins[1];
	int64_t at[SMR_MAX_RANK] = {0}, rows[SMR_MAX_RANK], stride = 1, n = 1;
	size_t size = smr_dtype_size(outs->dtype);
	const char *from = part->data;
	char *to = outs->data;
	uint32_t rank = outs->rank, whole = rank;

	if (smr_tensor_count(part) == 0)
		return SMR_OK;
	/* the last dimensions form one row, as long as all but the first of them are whole */
	while (whole > 0 && (whole == rank || part->dims[whole] == outs->dims[whole]))
		n *= part->dims[--whole];
	for (uint32_t d = rank; d-- > 0;) {
		to += smr_tensor_place(&ins[2 + d], outs->dims[d] - part->dims[d]) * stride *
		      (int64_t)size;
		stride *= outs->dims[d];
	}
	for (uint32_t d = 0; d < rank; d++)
		rows[d] = d < whole ? part->dims[d] : 1;
	do {
		int64_t offset = 0;

		for (uint32_t d = 0; d < whole; d++)
			offset += at[d] * (outs->strides[d]);
		memcpy(to + offset, from, (size_t)n * size);
		from += (size_t)n * size;
	} while (smr_ops_advance(at, rows, whole));
	return SMR_OK;
}

const smr_op_info smr_ops_dynamic_slice = {
	.op = SMR_OP_dynamic_slice, .infer = infer_slice, .nest = nest_slice};
const smr_op_info smr_ops_dynamic_update = {.op = SMR_OP_dynamic_update,
					    .infer = infer_update,
					    .nest = nest_update,
					    .update = eval_update};
