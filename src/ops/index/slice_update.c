/* Contiguous parts of a tensor: ranges of its rows. */
#include "ir/graph/value.h"
#include "ops/build.h"

int64_t smr_tensor_place(const smr_tensor *t, int64_t most)
{
	uint64_t bits = smr_tensor_get(t, 0);
	int64_t at = smr_value_to_int(t->dtype, bits);

	if (at < 0 && t->dtype == SMR_U64)
		return most;
	return at < 0 ? 0 : at < most ? at : most;
}

/* A piece has one index in each dimension before the partial one, and whole dimensions after it. */
bool smr_op_is_piece(const smr_node *v)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK];
	const int64_t *step;
	uint32_t d = 0;

	if ((v->op != SMR_OP_slice && v->op != SMR_OP_dynamic_slice) ||
	    !smr_type_dims(&v->ins[0]->type, from) || !smr_type_dims(&v->type, to))
		return false;
	while (d < v->type.rank && to[d] == 1)
		d++;
	step = v->op == SMR_OP_slice ? smr_node_get(v, SMR_ATTR_stride, NULL) : NULL;
	if (d < v->type.rank && step != NULL && step[d] != 1)
		return false;
	for (d++; d < v->type.rank; d++)
		if (to[d] != from[d])
			return false;
	return true;
}

int64_t smr_op_piece_at(const smr_node *v, const smr_tensor *ins)
{
	const int64_t *start = smr_node_get(v, SMR_ATTR_start, NULL);
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK], at = 0;

	if (!smr_type_dims(&v->ins[0]->type, from) || !smr_type_dims(&v->type, to))
		return 0; /* it is no piece */
	for (uint32_t d = 0; d < v->type.rank; d++)
		at = at * from[d] + (v->op == SMR_OP_slice
					     ? start[d]
					     : smr_tensor_place(&ins[1 + d], from[d] - to[d]));
	return at;
}
