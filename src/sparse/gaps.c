#include "sparse/gaps.h"

#include <stdlib.h>
#include <string.h>

void smr_gaps_free(smr_gaps *g)
{
	smr_pattern_drop(g->pattern);
	for (int k = 0; k < g->nvalues; k++)
		free(g->values[k]);
	*g = (smr_gaps){0};
}

/* Partitions the rows so that each piece has about the same greatest number of entries. */
static void cut_into_pieces(smr_gaps *g, smr_most_before most, const void *arg,
			    const smr_workers *w)
{
	int threads = smr_workers_count(w);
	int64_t rows = g->pattern->rows, i = 0;

	g->pieces = smr_sparse_pieces(rows + g->most,
				      threads < SMR_GAPS_PIECES ? threads : SMR_GAPS_PIECES);
	for (int p = 0; p < g->pieces; p++) {
		int64_t hi = rows;

		while (p > 0 && i < hi) {
			int64_t mid = i + (hi - i) / 2;

			if (most(arg, mid) < g->most / g->pieces * p)
				i = mid + 1;
			else
				hi = mid;
		}
		g->from[p] = i;
		g->at[p] = most(arg, i);
	}
	g->from[g->pieces] = rows;
}

smr_status smr_gaps_new(int64_t rows, int64_t cols, int nvalues, smr_most_before most,
			const void *arg, const smr_workers *w, smr_gaps *out)
{
	smr_gaps g = {.nvalues = nvalues, .most = most(arg, rows)};
	smr_status st = smr_pattern_new(rows, cols, g.most, &g.pattern);

	*out = (smr_gaps){0};
	for (int k = 0; k < nvalues && st == SMR_OK; k++) {
		g.values[k] = smr_numbers_new(g.most);
		st = g.values[k] != NULL ? SMR_OK : SMR_ENOMEM;
	}
	if (st != SMR_OK) {
		smr_gaps_free(&g);
		return st;
	}
	g.pattern->starts[0] = 0;
	cut_into_pieces(&g, most, arg, w);
	*out = g;
	return SMR_OK;
}

/* Moves the pieces next to each other; returns the number of entries. */
static int64_t close_gaps(const smr_gaps *g)
{
	smr_pattern *to = g->pattern;
	int64_t n = g->n[0];

	for (int p = 1; p < g->pieces; n += g->n[p], p++) {
		size_t some = (size_t)g->n[p];
		int64_t gap = g->at[p] - n;

		if (gap == 0)
			continue;
		memmove(to->cols_at + n, to->cols_at + g->at[p], some * sizeof(*to->cols_at));
		for (int k = 0; k < g->nvalues; k++)
			memmove(g->values[k] + n, g->values[k] + g->at[p],
				some * sizeof(*g->values[k]));
		for (int64_t i = g->from[p]; i < g->from[p + 1]; i++)
			to->starts[i + 1] -= gap;
	}
	return n;
}

/* Moves the values to a smaller array if they fill less than 3/4 of the room. */
static smr_status shrink_values(double **values, int64_t n, int64_t most)
{
	double *fits;

	if (n >= most / 4 * 3)
		return SMR_OK;
	fits = smr_numbers_new(n);
	if (fits == NULL)
		return SMR_ENOMEM;
	memcpy(fits, *values, (size_t)n * sizeof(*fits));
	free(*values);
	*values = fits;
	return SMR_OK;
}

smr_status smr_gaps_close(smr_gaps *g, smr_pattern **out, double **values)
{
	smr_status st = SMR_OK;
	int32_t *cols;

	g->pattern->n = close_gaps(g);
	cols = realloc(g->pattern->cols_at, ((size_t)g->pattern->n + 1) * sizeof(*cols));
	if (cols != NULL)
		g->pattern->cols_at = cols;
	for (int k = 0; k < g->nvalues && st == SMR_OK; k++)
		st = shrink_values(&g->values[k], g->pattern->n, g->most);
	if (st != SMR_OK) {
		smr_gaps_free(g);
		return st;
	}
	*out = g->pattern;
	memcpy(values, g->values, (size_t)g->nvalues * sizeof(*values));
	*g = (smr_gaps){0};
	return SMR_OK;
}
