/* Moves maps above or below data movement: a map of fewer elements is less work, and adjacent moves
 * merge. */
#include "pass/simplify/internal.h"

enum { MAX_INS = 16 };

static bool same_numbers(const int64_t *a, const int64_t *b, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (a[i] != b[i])
			return false;
	return true;
}

static bool sized(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n);
}

/* map(broadcast(a), broadcast(b)) = broadcast(map(a, b)) */
smr_status fs_map_of_repeated(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *ins[MAX_INS], *map;
	const int64_t *dims = NULL, *more;
	const smr_type *from = NULL;

	if (v->nins > MAX_INS || !sized(&v->type))
		return SMR_OK;
	for (uint32_t i = 0; i < v->nins; i++) {
		const smr_node *x = v->ins[i];

		if (x->op != SMR_OP_broadcast)
			return SMR_OK;
		ins[i] = x->ins[0];
		if (from == NULL)
			from = &ins[i]->type;
		if (!fs_numbers(x, SMR_ATTR_dims, ins[i]->type.rank, &more) ||
		    ins[i]->type.rank != from->rank)
			return SMR_OK;
		if (dims == NULL)
			dims = more;
		for (uint32_t d = 0; d < from->rank; d++)
			if (!smr_poly_equal(ins[i]->type.dims[d], from->dims[d]))
				return SMR_OK;
		if (!same_numbers(dims, more, from->rank))
			return SMR_OK;
	}
	SMR_TRY(fs_make_map(f, v, ins, v->nins, v->body->results[0], &map));
	return fs_make_broadcast(f, v, map, dims, &v->type, out);
}

/* Returns whether @p x is a transpose by @p dims (set if NULL), or a broadcast, which can absorb
 * one. */
static bool can_transpose_operand(const fs_flow *f, const smr_node *x, const int64_t **dims)
{
	const int64_t *own;

	if (x->op == SMR_OP_broadcast)
		return fs_numbers(x, SMR_ATTR_dims, x->ins[0]->type.rank, &own);
	if (x->op != SMR_OP_transpose || !fs_read_once(f, x) ||
	    !fs_numbers(x, SMR_ATTR_dims, x->type.rank, &own))
		return false;
	if (*dims == NULL)
		*dims = own;
	return same_numbers(*dims, own, x->type.rank);
}

static smr_status undo_transpose(fs_flow *f, const smr_node *x, const int64_t *dims, smr_node **out)
{
	int64_t to[SMR_MAX_RANK] = {0};
	const int64_t *own = smr_node_get(x, SMR_ATTR_dims, NULL);
	smr_type t = x->type;

	if (x->op == SMR_OP_transpose) {
		*out = x->ins[0];
		return SMR_OK;
	}
	for (uint32_t d = 0; d < t.rank; d++)
		t.dims[dims[d]] = x->type.dims[d];
	for (uint32_t i = 0; i < x->ins[0]->type.rank; i++)
		to[i] = dims[own[i]];
	return fs_make_broadcast(f, x, x->ins[0], to, &t, out);
}

/* map(transpose(a), transpose(b), broadcast(c)) = transpose(map(a, b, broadcast(c))) */
smr_status fs_map_of_turned(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *ins[MAX_INS], *map;
	const int64_t *dims = NULL;

	if (v->nins > MAX_INS || !sized(&v->type))
		return SMR_OK;
	for (uint32_t i = 0; i < v->nins; i++)
		if (!can_transpose_operand(f, v->ins[i], &dims))
			return SMR_OK;
	if (dims == NULL)
		return SMR_OK;
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(undo_transpose(f, v->ins[i], dims, &ins[i]));
	SMR_TRY(fs_make_map(f, v, ins, v->nins, v->body->results[0], &map));
	return fs_make_transpose(f, v, map, dims, out);
}
