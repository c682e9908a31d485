/* Removes identity reshapes, transposes and broadcasts, and merges adjacent ones. */
#include "pass/lower/lower.h"
#include "pass/simplify/internal.h"

static bool dims_of(const smr_node *v, uint32_t n, const int64_t **out)
{
	return fs_numbers(v, SMR_ATTR_dims, n, out);
}

/* Simplifies a move of a splat. */
static smr_status of_splat(fs_flow *f, const smr_node *v, smr_node **out)
{
	uint64_t bits;

	return fs_is_splat(v->ins[0], &bits) ? fs_make_splat(f, &v->type, bits, out) : SMR_OK;
}

/* Maps the dimensions of @p from to those of @p to in order, if the others have size 1. */
static bool match_unit_dims(const smr_type *from, const smr_type *to, int64_t *dims)
{
	int64_t a[SMR_MAX_RANK], b[SMR_MAX_RANK];
	uint32_t n = 0;

	if (!smr_type_dims(from, a) || !smr_type_dims(to, b))
		return false;
	for (uint32_t d = 0; d < to->rank; d++) {
		if (n < from->rank && a[n] == b[d])
			dims[n++] = d;
		else if (b[d] != 1)
			return false;
	}
	return n == from->rank;
}

smr_status fs_broadcast(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *x = v->ins[0];
	int64_t to[SMR_MAX_RANK] = {0}, within[SMR_MAX_RANK] = {0};
	const int64_t *dims, *inner;

	if (!dims_of(v, x->type.rank, &dims))
		return SMR_OK;
	SMR_TRY(of_splat(f, v, out));
	if (*out != v)
		return SMR_OK;
	if (smr_lower_moves_nothing(v))
		return fs_make_reshape(f, v, x, &v->type, out);
	if (x->op == SMR_OP_broadcast && dims_of(x, x->ins[0]->type.rank, &inner)) {
		for (uint32_t d = 0; d < x->ins[0]->type.rank; d++)
			to[d] = dims[inner[d]];
		return fs_make_broadcast(f, v, x->ins[0], to, &v->type, out);
	}
	if (x->op == SMR_OP_transpose && dims_of(x, x->type.rank, &inner)) {
		for (uint32_t d = 0; d < x->type.rank; d++)
			to[inner[d]] = dims[d];
		return fs_make_broadcast(f, v, x->ins[0], to, &v->type, out);
	}
	if (x->op == SMR_OP_reshape && match_unit_dims(&x->ins[0]->type, &x->type, within)) {
		for (uint32_t d = 0; d < x->ins[0]->type.rank; d++)
			to[d] = dims[within[d]];
		return fs_make_broadcast(f, v, x->ins[0], to, &v->type, out);
	}
	return SMR_OK;
}

smr_status fs_reshape(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *x = v->ins[0];

	SMR_TRY(of_splat(f, v, out));
	if (*out != v)
		return SMR_OK;
	if (x->op == SMR_OP_reshape || smr_type_equal(&x->type, &v->type))
		return fs_make_reshape(f, v, x, &v->type, out);
	return SMR_OK;
}

smr_status fs_transpose(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *x = v->ins[0];
	int64_t to[SMR_MAX_RANK] = {0};
	const int64_t *dims, *inner;

	if (!dims_of(v, x->type.rank, &dims))
		return SMR_OK;
	SMR_TRY(of_splat(f, v, out));
	if (*out != v)
		return SMR_OK;
	if (smr_lower_moves_nothing(v))
		return fs_make_reshape(f, v, x, &v->type, out);
	if (x->op == SMR_OP_transpose && dims_of(x, x->type.rank, &inner)) {
		for (uint32_t d = 0; d < x->type.rank; d++)
			to[d] = inner[dims[d]];
		return fs_make_transpose(f, v, x->ins[0], to, out);
	}
	if (x->op == SMR_OP_broadcast && dims_of(x, x->ins[0]->type.rank, &inner)) {
		int64_t back[SMR_MAX_RANK] = {0};

		for (uint32_t d = 0; d < x->type.rank; d++)
			back[dims[d]] = d;
		for (uint32_t d = 0; d < x->ins[0]->type.rank; d++)
			to[d] = back[inner[d]];
		return fs_make_broadcast(f, v, x->ins[0], to, &v->type, out);
	}
	return SMR_OK;
}

/* Computes the mask of reversed dimensions longer than 1. */
static bool get_reversed_dims(const smr_node *v, uint32_t *out)
{
	int64_t size[SMR_MAX_RANK];
	const int64_t *dims;
	uint32_t n;

	dims = smr_node_get(v, SMR_ATTR_dims, &n);
	*out = 0;
	if (dims == NULL || !smr_type_dims(&v->type, size))
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (size[dims[i]] > 1)
			*out |= 1U << dims[i];
	return true;
}

smr_status fs_reverse(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *x = v->ins[0];
	uint32_t own, inner = 0, n = 0;
	int64_t dims[SMR_MAX_RANK];
	smr_attr attr = {.key = SMR_ATTR_dims, .v = dims};
	smr_node like = {.op = SMR_OP_reverse,
			 .nins = 1,
			 .attrs = &attr,
			 .nattrs = 1,
			 .loc = v->loc,
			 .name = v->name};

	SMR_TRY(of_splat(f, v, out));
	if (*out != v || !get_reversed_dims(v, &own))
		return SMR_OK;
	if (own == 0) {
		*out = x;
		return SMR_OK;
	}
	if (x->op != SMR_OP_reverse || !get_reversed_dims(x, &inner))
		return SMR_OK;
	*out = x->ins[0];
	own ^= inner;
	for (uint32_t d = 0; d < SMR_MAX_RANK; d++)
		if (own >> d & 1)
			dims[n++] = d;
	attr.n = n;
	like.ins = &x->ins[0];
	return n > 0 ? fs_make(f, &like, out) : SMR_OK;
}
