/* The transpose: places counted by column, then put there row after row. */
#include <string.h>

#include "sparse/sparse.h"

smr_status smr_sparse_turn(const smr_pattern *p, const double *values, smr_sparse *out)
{
	int64_t *to;

	SMR_TRY(smr_sparse_new(p->cols, p->rows, p->n, out));
	to = out->pattern->starts;
	memset(to, 0, ((size_t)p->cols + 1) * sizeof(*to));
	for (int64_t e = 0; e < p->n; e++)
		to[p->cols_at[e]]++;
	for (int64_t j = 0, at = 0; j <= p->cols; j++) {
		int64_t here = j < p->cols ? to[j] : 0;

		to[j] = at;
		at += here;
	}
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++) {
			int64_t at = to[p->cols_at[e]]++;

			out->pattern->cols_at[at] = (int32_t)i;
			out->values[at] = values[e];
		}
	for (int64_t j = p->cols; j > 0; j--)
		to[j] = to[j - 1];
	to[0] = 0;
	return SMR_OK;
}
