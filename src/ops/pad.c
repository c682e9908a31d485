/* pad: edge and interior padding. */
#include "ops/list.h"
#include "ops/window.h"

static smr_status read_pad_axes(const smr_node *v, smr_spread *s, int64_t *to)
{
	uint32_t rank = v->ins[0]->type.rank;
	const int64_t *low, *high, *interior;
	int64_t dims[SMR_MAX_RANK];

	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_low, rank, -SMR_OPS_FAR, SMR_OPS_FAR, &low));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_high, rank, -SMR_OPS_FAR, SMR_OPS_FAR, &high));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_interior, rank, 0, SMR_OPS_FAR, &interior));
	for (uint32_t d = 0; d < rank; d++) {
		s[d] = (smr_spread){.n = dims[d], .distance = interior[d] + 1, .low = low[d]};
		SMR_TRY(smr_ops_padded(v, &s[d], high[d], &to[d]));
	}
	return SMR_OK;
}

static smr_status infer_pad(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_spread s[SMR_MAX_RANK] = {{0}};
	int64_t to[SMR_MAX_RANK] = {0};

	SMR_TRY(smr_ops_counts(v, 2, 1));
	SMR_TRY(read_pad_axes(v, s, to));
	SMR_TRY(smr_ops_rank(v, 1, 0));
	SMR_TRY(smr_ops_same_dtype(v, 0, 1));
	return smr_ops_result(g, v, v->ins[0]->type.dtype, v->ins[0]->type.rank, to, types);
}

static smr_status build_pad_nest(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *out)
{
	smr_expr *r = smr_ops_read(g, v, 0);
	const smr_expr *inside = NULL, *padding = smr_ops_scalar(g, v, 1);
	smr_spread s[SMR_MAX_RANK] = {{0}};
	int64_t to[SMR_MAX_RANK] = {0};

	SMR_TRY(read_pad_axes(v, s, to));
	for (uint32_t d = 0; r != NULL && d < r->rank; d++) {
		const smr_stride along = {.loop = d, .coef = 1};

		if (s[d].n == 0)
			return smr_ops_value(v, out, padding);
		SMR_TRY(smr_ops_spread(g, out, &s[d], &along, 1, &r->index[d], &inside));
	}
	return smr_ops_value(v, out, inside == NULL ? r : smr_ops_select(g, inside, r, padding));
}

const smr_op_info smr_ops_pad = {.op = SMR_OP_pad, .infer = infer_pad, .nest = build_pad_nest};
