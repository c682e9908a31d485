/* Simplifies slices: slices of slices, slices of concatenations, dynamic slices at constant
 * indices. */
#include <string.h>

#include "ir/graph/value.h"
#include "pass/simplify/internal.h"

enum { MAX_PIECES = 64 /* maximum number of pieces examined */ };

typedef struct box {
	uint32_t rank;
	const int64_t *start, *limit, *stride;
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK]; /* sizes of operand and result */
} box;

static bool read_slice(const smr_node *v, box *b)
{
	b->rank = v->type.rank;
	return fs_numbers(v, SMR_ATTR_start, b->rank, &b->start) &&
	       fs_numbers(v, SMR_ATTR_limit, b->rank, &b->limit) &&
	       fs_numbers(v, SMR_ATTR_stride, b->rank, &b->stride) &&
	       smr_type_dims(&v->ins[0]->type, b->from) && smr_type_dims(&v->type, b->to);
}

static bool is_all(const box *b)
{
	for (uint32_t d = 0; d < b->rank; d++)
		if (b->from[d] != b->to[d])
			return false;
	return true; /* equal sizes in each dimension: the whole operand */
}

/* Returns the end of the slice in dimension @p d, just after its last element. */
static int64_t end_of_dimension(const box *b, uint32_t d)
{
	return b->start[d] + (b->to[d] - 1) * b->stride[d] + 1;
}

static bool is_empty(const box *b)
{
	for (uint32_t d = 0; d < b->rank; d++)
		if (b->to[d] == 0)
			return true;
	return false;
}

static smr_status of_slice(fs_flow *f, const smr_node *v, const box *b, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK], stride[SMR_MAX_RANK];
	const smr_node *x = v->ins[0];
	box in;

	if (!read_slice(x, &in))
		return SMR_OK;
	for (uint32_t d = 0; d < b->rank; d++) {
		start[d] = in.start[d] + b->start[d] * in.stride[d];
		if (__builtin_mul_overflow(in.stride[d], b->stride[d], &stride[d]))
			return SMR_OK;
		limit[d] = in.start[d] + (end_of_dimension(b, d) - 1) * in.stride[d] + 1;
	}
	return fs_make_slice(f, v, x->ins[0], start, limit, stride, out);
}

/* Slices the operand of a broadcast, and broadcasts the result. */
static smr_status of_broadcast(fs_flow *f, const smr_node *v, const box *b, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK], stride[SMR_MAX_RANK];
	int64_t from[SMR_MAX_RANK];
	smr_node *x = v->ins[0], *y = x->ins[0];
	const int64_t *dims;
	bool cut = false;

	if (!fs_numbers(x, SMR_ATTR_dims, y->type.rank, &dims) || !smr_type_dims(&y->type, from))
		return SMR_OK;
	for (uint32_t i = 0; i < y->type.rank; i++) {
		uint32_t d = (uint32_t)dims[i];
		bool one = from[i] == 1;

		start[i] = one ? 0 : b->start[d];
		limit[i] = one ? 1 : b->limit[d];
		stride[i] = one ? 1 : b->stride[d];
		cut |= !one && b->to[d] != from[i];
	}
	if (cut)
		SMR_TRY(fs_make_slice(f, v, y, start, limit, stride, &y));
	return fs_make_broadcast(f, v, y, dims, &v->type, out);
}

static smr_status of_concatenate(fs_flow *f, const smr_node *v, const box *b, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK], size[SMR_MAX_RANK], at = 0;
	const smr_node *x = v->ins[0];
	const int64_t *dim;
	uint32_t d;

	if (x->nins > MAX_PIECES || !fs_numbers(x, SMR_ATTR_dims, 1, &dim))
		return SMR_OK;
	d = (uint32_t)*dim;
	memcpy(start, b->start, b->rank * sizeof(*start));
	memcpy(limit, b->limit, b->rank * sizeof(*limit));
	for (uint32_t i = 0; i < x->nins; i++) {
		if (!smr_type_dims(&x->ins[i]->type, size))
			return SMR_OK;
		if (b->start[d] >= at && end_of_dimension(b, d) <= at + size[d]) {
			start[d] = b->start[d] - at;
			limit[d] = end_of_dimension(b, d) - at;
			return fs_make_slice(f, v, x->ins[i], start, limit, b->stride, out);
		}
		at += size[d];
	}
	return SMR_OK;
}

static bool is_plain_pad(const smr_node *v, const int64_t **low, int64_t *from)
{
	const int64_t *high, *interior;
	uint32_t rank = v->type.rank;

	if (!fs_numbers(v, SMR_ATTR_low, rank, low) || !fs_numbers(v, SMR_ATTR_high, rank, &high) ||
	    !fs_numbers(v, SMR_ATTR_interior, rank, &interior) ||
	    !smr_type_dims(&v->ins[0]->type, from))
		return false;
	for (uint32_t d = 0; d < rank; d++)
		if (interior[d] != 0 && from[d] > 1)
			return false;
	return true;
}

/* Slices the operand of a padding if the slice is within it. */
static smr_status of_pad(fs_flow *f, const smr_node *v, const box *b, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK], from[SMR_MAX_RANK];
	const int64_t *low;

	if (!is_plain_pad(v->ins[0], &low, from))
		return SMR_OK;
	for (uint32_t d = 0; d < b->rank; d++) {
		start[d] = b->start[d] - low[d];
		limit[d] = end_of_dimension(b, d) - low[d];
		if (start[d] < 0 || limit[d] > from[d])
			return SMR_OK;
	}
	return fs_make_slice(f, v, v->ins[0]->ins[0], start, limit, b->stride, out);
}

smr_status fs_slice(fs_flow *f, smr_node *v, smr_node **out)
{
	uint64_t bits;
	box b;

	if (!read_slice(v, &b))
		return SMR_OK;
	if (is_all(&b)) {
		*out = v->ins[0];
		return SMR_OK;
	}
	if (fs_is_splat(v->ins[0], &bits))
		return fs_make_splat(f, &v->type, bits, out);
	if (is_empty(&b))
		return SMR_OK;
	switch (v->ins[0]->op) {
	case SMR_OP_slice:
		return of_slice(f, v, &b, out);
	case SMR_OP_broadcast:
		return of_broadcast(f, v, &b, out);
	case SMR_OP_concatenate:
		return of_concatenate(f, v, &b, out);
	case SMR_OP_pad:
		return of_pad(f, v, &b, out);
	default:
		return SMR_OK;
	}
}

/* Removes a padding by nothing; replaces one that only crops by a slice. */
smr_status fs_pad(fs_flow *f, smr_node *v, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK], stride[SMR_MAX_RANK];
	int64_t from[SMR_MAX_RANK];
	const int64_t *low, *high;

	if (!is_plain_pad(v, &low, from) || !fs_numbers(v, SMR_ATTR_high, v->type.rank, &high))
		return SMR_OK;
	for (uint32_t d = 0; d < v->type.rank; d++) {
		if (low[d] > 0 || high[d] > 0 || from[d] + low[d] + high[d] < 1)
			return SMR_OK;
		start[d] = -low[d];
		limit[d] = from[d] + high[d];
		stride[d] = 1;
	}
	return fs_make_slice(f, v, v->ins[0], start, limit, stride, out);
}

/* Replaces a concatenation whose other pieces are empty. */
smr_status fs_concatenate(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *only = NULL;

	for (uint32_t i = 0; i < v->nins; i++) {
		int64_t n;

		if (!smr_type_count(&v->ins[i]->type, &n))
			return SMR_OK;
		if (n == 0)
			continue;
		if (only != NULL)
			return SMR_OK;
		only = v->ins[i];
	}
	if (only != NULL && smr_type_equal(&only->type, &v->type))
		*out = only;
	return SMR_OK;
}

/* Reads start indices, clamped, from the scalar operands from @p first on; false: not constant. */
static bool read_start_indices(const smr_node *v, uint32_t first, const int64_t *from,
			       const int64_t *size, int64_t *start)
{
	uint32_t rank = v->ins[0]->type.rank;

	if (v->nins != first + rank)
		return false;
	for (uint32_t d = 0; d < rank; d++) {
		const smr_node *x = v->ins[first + d];
		int64_t most = from[d] - size[d];
		uint64_t bits;

		start[d] = 0;
		if (most == 0)
			continue;
		if (!fs_is_splat(x, &bits))
			return false;
		start[d] = smr_value_to_int(x->type.dtype, bits);
		if (x->type.dtype == SMR_U64 && start[d] < 0)
			start[d] = most;
		start[d] = start[d] < 0 ? 0 : start[d] > most ? most : start[d];
	}
	return true;
}

smr_status fs_dynamic_slice(fs_flow *f, smr_node *v, smr_node **out)
{
	int64_t from[SMR_MAX_RANK], size[SMR_MAX_RANK], start[SMR_MAX_RANK] = {0},
							limit[SMR_MAX_RANK];
	int64_t stride[SMR_MAX_RANK];

	if (!smr_type_dims(&v->ins[0]->type, from) || !smr_type_dims(&v->type, size) ||
	    !read_start_indices(v, 1, from, size, start))
		return SMR_OK;
	for (uint32_t d = 0; d < v->type.rank; d++) {
		limit[d] = start[d] + size[d];
		stride[d] = 1;
	}
	return fs_make_slice(f, v, v->ins[0], start, limit, stride, out);
}

/* Replaces an update of all elements. */
smr_status fs_dynamic_update(fs_flow *f, smr_node *v, smr_node **out)
{
	if (v->nins >= 2 && smr_type_equal(&v->ins[0]->type, &v->ins[1]->type))
		*out = v->ins[1];
	return SMR_OK;
}
