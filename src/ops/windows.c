/* Windows over padded dimensions. */
#include "ops/window.h"

/* Reads the numbers of @p key, or sets all to @p otherwise if the op has none. */
static smr_status read_numbers(const smr_node *v, smr_attr_key key, uint32_t n, int64_t lo,
			       int64_t otherwise, int64_t *out)
{
	const int64_t *list = NULL;

	if (smr_node_get(v, key, NULL) != NULL)
		SMR_TRY(smr_ops_numbers(v, key, n, lo, SMR_OPS_FAR, &list));
	for (uint32_t d = 0; d < n; d++)
		out[d] = list != NULL ? list[d] : otherwise;
	return SMR_OK;
}

/* Computes floor((padded - reach) / stride) + 1, where reach is that of one window. */
static smr_status count_windows(const smr_node *v, smr_windows *w)
{
	int64_t padded, reach = w->size;

	SMR_TRY(smr_ops_padded(v, &w->base, w->high, &padded));
	if (reach > 0 &&
	    (__builtin_mul_overflow(reach - 1, w->dilation, &reach) || reach >= SMR_OPS_FAR))
		return smr_ops_wrong(v, "a window of %lld elements %lld apart", (long long)w->size,
				     (long long)w->dilation);
	reach += w->size > 0;
	w->count = padded < reach || padded == 0 ? 0 : (padded - reach) / w->stride + 1;
	return SMR_OK;
}

smr_status smr_ops_windows(const smr_node *v, uint32_t n, const int64_t *dims, const int64_t *size,
			   smr_windows *out)
{
	int64_t low[SMR_MAX_RANK], high[SMR_MAX_RANK], stride[SMR_MAX_RANK], base[SMR_MAX_RANK],
		dilation[SMR_MAX_RANK];

	SMR_TRY(read_numbers(v, SMR_ATTR_low, n, -SMR_OPS_FAR, 0, low));
	SMR_TRY(read_numbers(v, SMR_ATTR_high, n, -SMR_OPS_FAR, 0, high));
	SMR_TRY(read_numbers(v, SMR_ATTR_stride, n, 1, 1, stride));
	SMR_TRY(read_numbers(v, SMR_ATTR_base_dilation, n, 1, 1, base));
	SMR_TRY(read_numbers(v, SMR_ATTR_window_dilation, n, 1, 1, dilation));
	for (uint32_t d = 0; d < n; d++) {
		out[d] = (smr_windows){
			.base = {.n = dims[d], .distance = base[d], .low = low[d]},
			.high = high[d],
			.size = size[d],
			.dilation = dilation[d],
			.stride = stride[d],
		};
		SMR_TRY(count_windows(v, &out[d]));
	}
	return SMR_OK;
}

void smr_ops_ask(smr_windows *w, uint32_t n)
{
	bool padded = false;

	for (uint32_t d = 0; d < n; d++)
		padded = padded || w[d].base.low > 0 || w[d].high > 0;
	for (uint32_t d = 0; d < n; d++)
		w[d].base.asks = padded && w[d].size > 1;
}
