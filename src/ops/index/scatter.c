/* scatter: n operands, indices, n updates. The body combines slices of operands and updates; its
 * parameters are n elements, then n updates. A slice that does not lie inside is skipped. Updates
 * run in order, so that floating-point results are deterministic. */
#include <string.h>

#include "base/alloc.h"
#include "ops/index/picks.h"
#include "ops/index/scatter.h"
#include "ops/list.h"

static smr_status check_types(const smr_node *v, smr_type *types)
{
	uint32_t n = v->nmore + 1;
	smr_dtype *takes = smr_calloc(2 * (size_t)n, sizeof(*takes));
	smr_status st = takes != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for scatter");

	for (uint32_t i = 0; st == SMR_OK && i < n; i++) {
		takes[i] = takes[n + i] = v->ins[i]->type.dtype;
		types[i] = v->ins[i]->type;
		if (v->ins[n + 1 + i]->type.dtype != takes[i] ||
		    v->body->results[i]->type != takes[i])
			st = smr_ops_wrong(
				v, "operand %u, its updates and the body's number differ", i);
	}
	if (st == SMR_OK)
		st = smr_ops_takes(v, takes);
	smr_free(takes);
	return st;
}

static bool same_shape(const smr_type *a, const smr_type *b)
{
	for (uint32_t d = 0; d < a->rank; d++)
		if (!smr_poly_equal(a->dims[d], b->dims[d]))
			return false;
	return a->rank == b->rank;
}

static smr_status check_slices(const smr_node *v, const smr_picks *p, uint32_t updates)
{
	int64_t dims[SMR_MAX_RANK];

	SMR_TRY(smr_ops_rank(v, updates, p->slices_rank));
	SMR_TRY(smr_ops_dims(v, updates, dims));
	for (uint32_t d = 0; d < p->rank; d++)
		if (p->within[d] >= 0 && dims[p->within[d]] > p->dims[d])
			return smr_ops_wrong(v, "slices have %lld of %lld elements",
					     (long long)dims[p->within[d]], (long long)p->dims[d]);
	for (uint32_t i = 0; i < p->index_rank; i++)
		if (p->along[i] >= 0 && dims[p->along[i]] != p->index_dims[i])
			return smr_ops_wrong(v, "%lld indices for %lld slices",
					     (long long)p->index_dims[i],
					     (long long)dims[p->along[i]]);
	return SMR_OK;
}

static smr_status infer_scatter(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t n = v->nmore + 1;
	smr_picks p;

	SMR_TRY(smr_ops_counts(v, 2 * n + 1, n));
	SMR_TRY(smr_ops_picks(v, n, &p));
	for (uint32_t i = 1; i < n; i++)
		if (!same_shape(&v->ins[i]->type, &v->ins[0]->type) ||
		    !same_shape(&v->ins[n + 1 + i]->type, &v->ins[n + 1]->type))
			return smr_ops_wrong(v,
					     "operands 0 and %u, or their updates, have other "
					     "shapes",
					     i);
	SMR_TRY(check_slices(v, &p, n + 1));
	SMR_TRY(smr_ops_body(v, 2 * n, n));
	return check_types(v, types);
}

/* Returns the first element of the slice at the index that @p at selects; -1: the slice is not all
 * inside. */
static int64_t find_slice_start(const smr_scatter *s, const smr_tensor *indices, const int64_t *at)
{
	const smr_picks *p = &s->picks;
	int64_t base = 0, step = 1, stride = 1, to = 0;

	for (uint32_t i = p->index_rank; i-- > 0;) {
		if ((int)i == p->parts)
			step = stride;
		else
			base += at[i] * stride;
		stride *= indices->dims[i];
	}
	for (uint32_t d = 0; d < p->rank; d++) {
		int64_t first = p->batch[d] >= 0 ? at[p->batch[d]] : 0;

		if (p->part[d] >= 0) {
			uint64_t bits = smr_tensor_get(indices, base + p->part[d] * step);

			first = smr_value_to_int(indices->dtype, bits);
		} /* u64 beyond i64 becomes negative, so it is outside, too */
		if (first < 0 || first > p->dims[d] - s->size[d])
			return -1;
		to += first * s->stride[d];
	}
	return to;
}

smr_status smr_scatter_slice(smr_scatter *s, int64_t first, int64_t from)
{
	int64_t at[SMR_MAX_RANK] = {0}, outer[SMR_MAX_RANK] = {0};
	uint32_t last = s->rank - 1;

	if (last == 0)
		return s->row(s, first, s->to[0], from, s->from[0], s->inner[0]);
	memcpy(outer, s->inner, sizeof(outer));
	outer[last] = 1;
	do {
		int64_t to = first, u = from;

		for (uint32_t d = 0; d < last; d++) {
			to += at[d] * s->to[d];
			u += at[d] * s->from[d];
		}
		SMR_TRY(s->row(s, to, s->to[last], u, s->from[last], s->inner[last]));
	} while (smr_ops_advance(at, outer, s->rank));
	return SMR_OK;
}

static smr_status run_scatter(smr_scatter *s, const smr_tensor *indices, const int64_t *updates)
{
	const smr_picks *p = &s->picks;
	int64_t at[SMR_MAX_RANK] = {0}, count[SMR_MAX_RANK] = {0};
	bool done;

	SMR_TRY(smr_scatter_in_rows(s, indices, updates, &done));
	if (done)
		return SMR_OK;
	for (uint32_t i = 0; i < p->index_rank; i++)
		count[i] = (int)i == p->parts ? 1 : p->index_dims[i];
	do {
		int64_t from = 0, to = find_slice_start(s, indices, at);

		for (uint32_t i = 0; i < p->index_rank; i++)
			if (p->along[i] >= 0)
				from += at[i] * updates[p->along[i]];
		if (to >= 0)
			SMR_TRY(smr_scatter_slice(s, to, from));
	} while (smr_ops_advance(at, count, p->index_rank));
	return SMR_OK;
}

static void compute_strides(const int64_t *dims, uint32_t rank, int64_t *out)
{
	int64_t stride = 1;

	for (uint32_t d = rank; d-- > 0;) {
		out[d] = stride;
		stride *= dims[d];
	}
}

/* Appends a dimension of a slice. It becomes one with the dimension before it if the elements of
 * both are evenly apart in the operand and in the updates. */
static void add_slice_dimension(smr_scatter *s, int64_t size, int64_t to, int64_t from)
{
	uint32_t before = s->rank - 1;

	if (s->rank > 0 && s->to[before] == size * to && s->from[before] == size * from) {
		s->inner[before] *= size;
		s->to[before] = to;
		s->from[before] = from;
		return;
	}
	s->inner[s->rank] = size;
	s->to[s->rank] = to;
	s->from[s->rank++] = from;
}

/* Computes the dimensions of one slice, in its operand and its updates; at least one, so that there
 * are rows. */
static void compute_slice_shape(smr_scatter *s, const smr_tensor *updates,
				const int64_t *of_updates)
{
	const smr_picks *p = &s->picks;

	compute_strides(p->dims, p->rank, s->stride);
	for (uint32_t d = 0; d < p->rank; d++) {
		s->size[d] = p->within[d] < 0 ? 1 : updates->dims[p->within[d]];
		if (p->within[d] >= 0)
			add_slice_dimension(s, s->size[d], s->stride[d], of_updates[p->within[d]]);
	}
	if (s->rank == 0)
		s->inner[s->rank++] = 1;
}

static smr_status update_operands(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	uint32_t n = v->nmore + 1;
	smr_scatter s = {.n = n, .outs = outs, .updates = ins + n + 1};
	int64_t of_updates[SMR_MAX_RANK];
	smr_status st;

	SMR_TRY(smr_ops_picks(v, n, &s.picks));
	if (smr_tensor_count(s.updates) == 0 || smr_tensor_count(outs) == 0)
		return SMR_OK;
	compute_strides(s.updates->dims, s.updates->rank, of_updates);
	compute_slice_shape(&s, s.updates, of_updates);
	st = smr_scatter_open(&s, v->body);
	if (st == SMR_OK)
		st = run_scatter(&s, &ins[n], of_updates);
	smr_scatter_close(&s);
	return st;
}

static smr_status eval_scatter(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	for (uint32_t i = 0; i <= v->nmore; i++)
		if (smr_tensor_count(&outs[i]) > 0)
			memcpy(outs[i].data, ins[i].data,
			       (size_t)smr_tensor_count(&outs[i]) * smr_dtype_size(outs[i].dtype));
	return update_operands(v, ins, outs);
}

const smr_op_info smr_ops_scatter = {.op = SMR_OP_scatter,
				     .infer = infer_scatter,
				     .eval = eval_scatter,
				     .update = update_operands};
