/* Two patterns of one size, walked together row by row. */
#include <stddef.h>

#include "sparse/sparse.h"

static int64_t join(const smr_pattern *a, const smr_pattern *b, smr_pattern *to)
{
	int64_t n = 0;

	for (int64_t i = 0; i < a->rows; i++) {
		int64_t x = a->starts[i], y = b->starts[i];

		if (to != NULL)
			to->starts[i] = n;
		for (; x < a->starts[i + 1] || y < b->starts[i + 1]; n++) {
			int32_t left = x < a->starts[i + 1] ? a->cols_at[x] : INT32_MAX;
			int32_t right = y < b->starts[i + 1] ? b->cols_at[y] : INT32_MAX;

			if (to != NULL)
				to->cols_at[n] = left < right ? left : right;
			x += left <= right;
			y += right <= left;
		}
	}
	if (to != NULL)
		to->starts[a->rows] = n;
	return n;
}

smr_status smr_pattern_join(const smr_pattern *a, const smr_pattern *b, smr_pattern **out)
{
	SMR_TRY(smr_pattern_new(a->rows, a->cols, join(a, b, NULL), out));
	join(a, b, *out);
	return SMR_OK;
}

void smr_sparse_put_on(const smr_pattern *from, const double *values, const smr_pattern *to,
		       double *out)
{
	for (int64_t i = 0; i < to->rows; i++) {
		int64_t x = from->starts[i];

		for (int64_t e = to->starts[i]; e < to->starts[i + 1]; e++) {
			while (x < from->starts[i + 1] && from->cols_at[x] < to->cols_at[e])
				x++;
			out[e] = x < from->starts[i + 1] && from->cols_at[x] == to->cols_at[e]
					 ? values[x]
					 : 0;
		}
	}
}
