/* Sharding rules of reductions, products and windows. */
#include "ops/build.h"
#include "ops/sharding/rule.h"

void smr_rule_reduce(const smr_node *v, smr_rule *r)
{
	uint32_t n = v->nins / 2, count, to = 0, folded = 0;
	const int64_t *list = smr_node_get(v, SMR_ATTR_dims, &count);
	uint64_t bits;

	for (uint32_t i = 0; i < count; i++)
		folded |= 1u << list[i];
	if (n == 1 && smr_rule_neutral(smr_ops_plain(v->body), v->type.dtype, &bits))
		r->combine = smr_ops_plain(v->body);
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++) {
		bool kept = !(folded >> d & 1);
		uint32_t f = UINT32_MAX;

		if (kept || r->combine != SMR_OP_COUNT)
			f = smr_rule_factor(r, smr_rule_size(&v->ins[0]->type, d));
		for (uint32_t i = 0; i < n; i++)
			smr_rule_in(r, i, d, f);
		for (uint32_t k = 0; kept && k < n; k++)
			smr_rule_out(r, k, to, f);
		if (!kept && f != UINT32_MAX)
			r->folded |= 1u << f;
		to += kept;
	}
}

/* Adds factors for pairs of dimensions of both operands. */
static uint32_t pair_dims(const smr_node *v, smr_rule *r, smr_attr_key left, smr_attr_key right,
			  bool folded, uint32_t *taken)
{
	uint32_t n;
	const int64_t *a = smr_node_get(v, left, &n), *b = smr_node_get(v, right, NULL);

	for (uint32_t i = 0; i < n; i++) {
		uint32_t f = smr_rule_factor(r, smr_rule_size(&v->ins[0]->type, (uint32_t)a[i]));

		smr_rule_in(r, 0, (uint32_t)a[i], f);
		smr_rule_in(r, 1, (uint32_t)b[i], f);
		if (!folded)
			smr_rule_out(r, 0, i, f);
		else if (f != UINT32_MAX)
			r->folded |= 1u << f;
		taken[0] |= 1u << a[i];
		taken[1] |= 1u << b[i];
	}
	return n;
}

void smr_rule_dot(const smr_node *v, smr_rule *r)
{
	uint32_t taken[2] = {0}, next;

	r->combine = SMR_OP_add;
	next = pair_dims(v, r, SMR_ATTR_lhs_batch, SMR_ATTR_rhs_batch, false, taken);
	(void)pair_dims(v, r, SMR_ATTR_lhs_contract, SMR_ATTR_rhs_contract, true, taken);
	for (uint32_t i = 0; i < 2; i++)
		for (uint32_t d = 0; d < v->ins[i]->type.rank; d++) {
			uint32_t f;

			if (taken[i] >> d & 1)
				continue;
			f = smr_rule_factor(r, smr_rule_size(&v->ins[i]->type, d));
			smr_rule_in(r, i, d, f);
			smr_rule_out(r, 0, next++, f);
		}
}

/* Covers batches, and features unless there are groups, but no spatial dimension. */
void smr_rule_convolution(const smr_node *v, smr_rule *r)
{
	const int64_t *lhs = smr_node_get(v, SMR_ATTR_lhs_layout, NULL);
	const int64_t *rhs = smr_node_get(v, SMR_ATTR_rhs_layout, NULL);
	const int64_t *out = smr_node_get(v, SMR_ATTR_out_layout, NULL);
	bool features = smr_node_number(v, SMR_ATTR_feature_groups, 1) == 1;
	bool batch = smr_node_number(v, SMR_ATTR_batch_groups, 1) == 1;
	uint32_t f;

	r->combine = SMR_OP_add;
	if (batch) {
		f = smr_rule_factor(r, smr_rule_size(&v->ins[0]->type, (uint32_t)lhs[0]));
		smr_rule_in(r, 0, (uint32_t)lhs[0], f);
		smr_rule_out(r, 0, (uint32_t)out[0], f);
	}
	if (batch && features) {
		f = smr_rule_factor(r, smr_rule_size(&v->ins[1]->type, (uint32_t)rhs[1]));
		smr_rule_in(r, 1, (uint32_t)rhs[1], f);
		smr_rule_out(r, 0, (uint32_t)out[1], f);
	}
	if (features) {
		f = smr_rule_factor(r, smr_rule_size(&v->ins[0]->type, (uint32_t)lhs[1]));
		smr_rule_in(r, 0, (uint32_t)lhs[1], f);
		smr_rule_in(r, 1, (uint32_t)rhs[0], f);
		if (f != UINT32_MAX)
			r->folded |= 1u << f;
	}
}

static int64_t get_list_number(const smr_node *v, smr_attr_key key, uint32_t d, int64_t otherwise)
{
	uint32_t n;
	const int64_t *list = smr_node_get(v, key, &n);

	return d < n ? list[d] : otherwise;
}

/* Covers dimensions whose windows are consecutive single elements. */
void smr_rule_windows(const smr_node *v, smr_rule *r)
{
	uint32_t n = v->op == SMR_OP_select_scatter ? 2 : v->nins / 2;

	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (get_list_number(v, SMR_ATTR_window, d, 1) == 1 &&
		    get_list_number(v, SMR_ATTR_stride, d, 1) == 1 &&
		    get_list_number(v, SMR_ATTR_low, d, 0) == 0 &&
		    get_list_number(v, SMR_ATTR_high, d, 0) == 0 &&
		    get_list_number(v, SMR_ATTR_base_dilation, d, 1) == 1)
			smr_rule_along(v, r, n, d);
}
