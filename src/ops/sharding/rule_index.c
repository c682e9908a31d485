/* Sharding rules of gather and scatter. */
#include "ops/index/picks.h"
#include "ops/sharding/rule.h"

/* Adds factors for dimensions of the indices, and of the slices along them. */
static void add_index_factors(const smr_picks *p, smr_rule *r, uint32_t *factor)
{
	for (uint32_t i = 0; i < p->index_rank; i++)
		factor[i] = p->along[i] >= 0 ? smr_rule_factor(r, p->index_dims[i]) : UINT32_MAX;
}

static bool is_batch(const smr_picks *p, uint32_t i)
{
	for (uint32_t d = 0; d < p->rank; d++)
		if (p->batch[d] == (int)i)
			return true;
	return false;
}

/* Returns whether single positions of a dimension are selected: each device has some of them. */
static bool is_picked(const smr_picks *p, uint32_t d)
{
	return p->part[d] >= 0 && p->within[d] < 0;
}

void smr_rule_gather(const smr_node *v, smr_rule *r)
{
	uint32_t factor[SMR_MAX_RANK] = {0};
	smr_picks p;

	r->sized = SMR_ATTR_sizes;
	if (smr_ops_picks(v, 1, &p) != SMR_OK)
		return;
	add_index_factors(&p, r, factor);
	for (uint32_t i = 0; i < p.index_rank; i++)
		if (p.along[i] >= 0) {
			smr_rule_in(r, 1, i, factor[i]);
			smr_rule_out(r, 0, (uint32_t)p.along[i], factor[i]);
		}
	for (uint32_t d = 0; d < p.rank; d++) {
		if (p.batch[d] >= 0)
			smr_rule_in(r, 0, d, factor[p.batch[d]]);
		if (p.within[d] >= 0 &&
		    smr_rule_size(&v->type, (uint32_t)p.within[d]) == p.dims[d]) {
			uint32_t f = smr_rule_factor(r, p.dims[d]);

			smr_rule_in(r, 0, d, f);
			smr_rule_out(r, 0, (uint32_t)p.within[d], f);
		}
		if (is_picked(&p, d) && smr_node_get(v, SMR_ATTR_sizes, NULL)[d] == 1 &&
		    v->ins[1]->type.dtype != SMR_U64) {
			uint32_t f = smr_rule_factor(r, p.dims[d]);

			smr_rule_in(r, 0, d, f);
			if (f != UINT32_MAX) {
				r->combine = v->type.dtype == SMR_I1 ? SMR_OP_or : SMR_OP_add;
				r->folded |= 1u << f;
				r->picked |= 1u << f;
			}
		}
	}
}

/* Adds the factor to operands, updates and results alike. */
static void add_factor_everywhere(smr_rule *r, uint32_t n, uint32_t d, int slices, uint32_t f)
{
	for (uint32_t i = 0; i < n; i++) {
		smr_rule_in(r, i, d, f);
		if (slices >= 0)
			smr_rule_in(r, n + 1 + i, (uint32_t)slices, f);
		smr_rule_out(r, i, d, f);
	}
}

/* Combines updates of several devices if the body is a known operator. */
void smr_rule_scatter(const smr_node *v, smr_rule *r)
{
	uint32_t n = v->nmore + 1, factor[SMR_MAX_RANK] = {0};
	uint64_t bits;
	smr_picks p;

	if (smr_ops_picks(v, n, &p) != SMR_OK)
		return;
	if (n == 1 && smr_rule_neutral(smr_ops_plain(v->body), v->type.dtype, &bits))
		r->combine = smr_ops_plain(v->body);
	add_index_factors(&p, r, factor);
	for (uint32_t i = 0; i < p.index_rank; i++) {
		bool batch = is_batch(&p, i);

		if (factor[i] == UINT32_MAX || (!batch && r->combine == SMR_OP_COUNT))
			continue;
		smr_rule_in(r, n, i, factor[i]);
		for (uint32_t k = 0; !batch && k < n; k++)
			smr_rule_in(r, n + 1 + k, (uint32_t)p.along[i], factor[i]);
		if (!batch)
			r->folded |= 1u << factor[i];
	}
	for (uint32_t d = 0; d < p.rank; d++) {
		if (p.batch[d] >= 0)
			add_factor_everywhere(r, n, d, p.along[p.batch[d]], factor[p.batch[d]]);
		if (p.within[d] >= 0 &&
		    smr_rule_size(&v->ins[n + 1]->type, (uint32_t)p.within[d]) == p.dims[d])
			add_factor_everywhere(r, n, d, p.within[d], smr_rule_factor(r, p.dims[d]));
		if (is_picked(&p, d)) {
			uint32_t f = smr_rule_factor(r, p.dims[d]);

			add_factor_everywhere(r, n, d, -1, f);
			if (f != UINT32_MAX)
				r->picked |= 1u << f;
		}
	}
}
