#include "ops/sharding/rule.h"

#include <string.h>

#include "ir/graph/value.h"

static const struct {
	smr_op op;
	smr_rule_maker *make;
} rules[] = {
	{SMR_OP_map, smr_rule_alike},
	{SMR_OP_shard, smr_rule_alike},
	{SMR_OP_iota, smr_rule_iota},
	{SMR_OP_broadcast, smr_rule_broadcast},
	{SMR_OP_reshape, smr_rule_reshape},
	{SMR_OP_bits, smr_rule_bits},
	{SMR_OP_transpose, smr_rule_transpose},
	{SMR_OP_reverse, smr_rule_unlisted},
	{SMR_OP_slice, smr_rule_slice},
	{SMR_OP_pad, smr_rule_pad},
	{SMR_OP_concatenate, smr_rule_concatenate},
	{SMR_OP_dynamic_slice, smr_rule_dynamic_slice},
	{SMR_OP_dynamic_update, smr_rule_dynamic_update},
	{SMR_OP_reduce, smr_rule_reduce},
	{SMR_OP_reduce_window, smr_rule_windows},
	{SMR_OP_select_scatter, smr_rule_windows},
	{SMR_OP_dot, smr_rule_dot},
	{SMR_OP_convolution, smr_rule_convolution},
	{SMR_OP_gather, smr_rule_gather},
	{SMR_OP_scatter, smr_rule_scatter},
	{SMR_OP_sort, smr_rule_unlisted},
	{SMR_OP_top_k, smr_rule_not_last},
	{SMR_OP_fft, smr_rule_fft},
	{SMR_OP_cholesky, smr_rule_matrices},
	{SMR_OP_triangular_solve, smr_rule_matrices},
};

uint32_t smr_rule_factor(smr_rule *r, int64_t size)
{
	if (r->nfactors == SMR_RULE_FACTORS)
		return UINT32_MAX;
	r->size[r->nfactors] = size;
	return r->nfactors++;
}

static void push_factor(smr_rule_dim *d, uint32_t factor)
{
	if (factor != UINT32_MAX && d->n < SMR_RULE_SPLIT)
		d->factor[d->n++] = (uint8_t)factor;
}

void smr_rule_in(smr_rule *r, uint32_t i, uint32_t dim, uint32_t factor)
{
	push_factor(&r->ins[i].dims[dim], factor);
}

void smr_rule_out(smr_rule *r, uint32_t k, uint32_t dim, uint32_t factor)
{
	push_factor(&r->outs[k].dims[dim], factor);
}

int64_t smr_rule_size(const smr_type *t, uint32_t dim)
{
	int64_t n = -1;

	return dim < t->rank && smr_poly_is_const(t->dims[dim], &n) ? n : -1;
}

void smr_rule_along(const smr_node *v, smr_rule *r, uint32_t nins, uint32_t dim)
{
	int64_t size = smr_rule_size(&v->type, dim);
	uint32_t f;

	for (uint32_t i = 0; i < nins; i++)
		if (smr_rule_size(&v->ins[i]->type, dim) != size)
			return;
	for (uint32_t k = 1; k < r->nouts; k++)
		if (smr_rule_size(smr_node_type(v, k), dim) != size)
			return;
	f = smr_rule_factor(r, size);
	for (uint32_t i = 0; i < nins; i++)
		smr_rule_in(r, i, dim, f);
	for (uint32_t k = 0; k < r->nouts; k++)
		smr_rule_out(r, k, dim, f);
}

smr_status smr_rule_of(const smr_node *v, smr_arena *a, smr_rule *out)
{
	uint32_t n = v->nins + v->nmore + 1;

	*out = (smr_rule){.nins = v->nins,
			  .nouts = v->nmore + 1,
			  .combine = SMR_OP_COUNT,
			  .sized = SMR_ATTR_COUNT};
	out->ins = smr_arena_array(a, n, sizeof(*out->ins));
	if (out->ins == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
	out->outs = out->ins + v->nins;
	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
		if (rules[i].op == v->op)
			rules[i].make(v, out);
	return SMR_OK;
}

static uint64_t get_extreme_value(smr_dtype t, bool most)
{
	uint64_t top = 1ull << (8 * smr_dtype_size(t) - 1);

	if (smr_dtype_is_float(t))
		return smr_value_from_double(t, most ? __builtin_inf() : -__builtin_inf());
	if (t == SMR_I1)
		return most;
	if (smr_dtype_is_signed(t))
		return smr_value_mask(t, most ? top - 1 : top);
	return smr_value_mask(t, most ? UINT64_MAX : 0);
}

bool smr_rule_neutral(smr_op op, smr_dtype t, uint64_t *bits)
{
	bool is_float = smr_dtype_is_float(t);

	switch (op) {
	case SMR_OP_add: /* -0 is neutral, since -0 + -0 is -0 */
		*bits = is_float ? smr_value_from_double(t, -0.0) : 0;
		return t != SMR_F8E8M0FNU; /* this type has no zero */
	case SMR_OP_mul:
		*bits = smr_value_from_double(t, 1);
		return true;
	case SMR_OP_maximum:
	case SMR_OP_minimum: /* a format without infinity has no neutral element */
		*bits = get_extreme_value(t, op == SMR_OP_minimum);
		return !smr_dtype_is_finite(t);
	case SMR_OP_and:
		*bits = smr_value_mask(t, UINT64_MAX);
		return !is_float;
	case SMR_OP_or:
	case SMR_OP_xor:
		*bits = 0;
		return !is_float;
	default:
		return false;
	}
}
