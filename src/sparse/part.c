/* Extracts parts of a matrix: ranges, chosen rows and columns, one side of the diagonal, and the
 * same numbers in rows of another length. */
#include <stdlib.h>
#include <string.h>

#include "sparse/sparse.h"

int64_t smr_pattern_find(const smr_pattern *p, int64_t i, int64_t col)
{
	int64_t lo = p->starts[i], hi = p->starts[i + 1];

	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;

		if (p->cols_at[mid] < col)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

typedef struct places { /* a pattern with its values */
	const smr_pattern *p;
	const double *values;
	int64_t at[2], n[2];
	const int64_t *rows;
	const int32_t *to;
	bool upper, diagonal;
} places;

/* Copies the entries @p e to @p end with columns shifted by @p shift. */
static int64_t copy_shifted(const places *s, int64_t e, int64_t end, int64_t shift,
			    int32_t *cols_at, double *values)
{
	if (cols_at == NULL || values == NULL)
		return end - e;
	for (int64_t k = 0; k < end - e; k++) {
		cols_at[k] = (int32_t)(s->p->cols_at[e + k] + shift);
		values[k] = s->values[e + k];
	}
	return end - e;
}

static int64_t row_of_part(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const places *s = arg;
	int64_t row = s->at[0] + i;

	return copy_shifted(s, smr_pattern_find(s->p, row, s->at[1]),
			    smr_pattern_find(s->p, row, s->at[1] + s->n[1]), -s->at[1], cols_at,
			    values);
}

smr_status smr_sparse_part(const smr_pattern *p, const double *values, const int64_t at[2],
			   const int64_t n[2], const smr_workers *w, smr_sparse *out)
{
	places s = {.p = p, .values = values, .at = {at[0], at[1]}, .n = {n[0], n[1]}};

	return smr_sparse_make(n[0], n[1], p->starts[at[0] + n[0]] - p->starts[at[0]], row_of_part,
			       &s, w, out);
}

/* ---- chosen lines */

void smr_sparse_lines(const smr_pattern *p, const double *values, bool rows, bool *out)
{
	memset(out, 0, (size_t)(rows ? p->rows : p->cols) * sizeof(*out));
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
			if (values[e] != 0)
				out[rows ? i : p->cols_at[e]] = true;
}

static int64_t row_numbered(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const places *s = arg;
	int64_t row = s->rows[i];

	return copy_shifted(s, s->p->starts[row], s->p->starts[row + 1], 0, cols_at, values);
}

smr_status smr_sparse_pick(const smr_pattern *p, const double *values, const int64_t *rows,
			   int64_t n, const smr_workers *w, smr_sparse *out)
{
	places s = {.p = p, .values = values, .rows = rows};

	return smr_sparse_make(n, p->cols, p->n, row_numbered, &s, w, out);
}

static int64_t row_of_columns(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const places *s = arg;
	int64_t n = 0;

	for (int64_t e = s->p->starts[i]; e < s->p->starts[i + 1]; e++) {
		int32_t col = s->to[s->p->cols_at[e]];

		if (col < 0)
			continue;
		if (cols_at != NULL) {
			cols_at[n] = col;
			values[n] = s->values[e];
		}
		n++;
	}
	return n;
}

static smr_status choose_columns(const smr_pattern *p, const double *values, const bool *stays,
				 int64_t n, const smr_workers *w, smr_sparse *out)
{
	int32_t *to = malloc(((size_t)p->cols + 1) * sizeof(*to)), next = 0;
	places s = {.p = p, .values = values, .to = to};
	smr_status st;

	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for columns");
	for (int64_t j = 0; j < p->cols; j++)
		to[j] = stays[j] ? next++ : -1;
	st = smr_sparse_make(p->rows, n, p->n, row_of_columns, &s, w, out);
	free(to);
	return st;
}

static smr_status choose_rows(const smr_pattern *p, const double *values, const bool *stays,
			      int64_t n, const smr_workers *w, smr_sparse *out)
{
	int64_t *rows = malloc(((size_t)n + 1) * sizeof(*rows)), at = 0;
	smr_status st;

	if (rows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for rows");
	for (int64_t i = 0; i < p->rows; i++)
		if (stays[i])
			rows[at++] = i;
	st = smr_sparse_pick(p, values, rows, n, w, out);
	free(rows);
	return st;
}

smr_status smr_sparse_choose(const smr_pattern *p, const double *values, bool rows,
			     const bool *stays, int64_t n, const smr_workers *w, smr_sparse *out)
{
	*out = (smr_sparse){0};
	return rows ? choose_rows(p, values, stays, n, w, out)
		    : choose_columns(p, values, stays, n, w, out);
}

/* ---- the diagonal */

smr_status smr_sparse_diagonal(int64_t n, const double *column, smr_sparse *out)
{
	SMR_TRY(smr_sparse_new(n, n, n, out));
	for (int64_t i = 0; i < n; i++) {
		out->pattern->starts[i] = i;
		out->pattern->cols_at[i] = (int32_t)i;
		out->values[i] = column[i];
	}
	out->pattern->starts[n] = n;
	return SMR_OK;
}

double smr_sparse_at(const smr_pattern *p, const double *values, int64_t i, int64_t j)
{
	int64_t e = smr_pattern_find(p, i, j);

	return e < p->starts[i + 1] && p->cols_at[e] == j ? values[e] : 0;
}

static int64_t row_of_side(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const places *s = arg;
	int64_t from = s->p->starts[i], to = s->p->starts[i + 1], n = 0;

	if (s->upper)
		from = smr_pattern_find(s->p, i, i + !s->diagonal);
	else
		to = smr_pattern_find(s->p, i, i + s->diagonal);
	for (int64_t e = from; e < to; e++) {
		if (cols_at != NULL) {
			cols_at[n] = s->p->cols_at[e];
			values[n] = s->values[e];
		}
		n++;
	}
	return n;
}

smr_status smr_sparse_side(const smr_pattern *p, const double *values, bool upper, bool diagonal,
			   const smr_workers *w, smr_sparse *out)
{
	places s = {.p = p, .values = values, .upper = upper, .diagonal = diagonal};

	return smr_sparse_make(p->rows, p->cols, p->n, row_of_side, &s, w, out);
}

/* ---- rows of another length: n[1] numbers each */

static int64_t row_of_others(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const places *s = arg;
	int64_t at = i * s->n[1], end = at + s->n[1], n = 0;

	while (at < end) { /* for each row of the source */
		int64_t row = at / s->p->cols, col = at % s->p->cols;
		int64_t upto = end - at < s->p->cols - col ? col + end - at : s->p->cols;

		n += copy_shifted(s, smr_pattern_find(s->p, row, col),
				  smr_pattern_find(s->p, row, upto), at - i * s->n[1] - col,
				  cols_at != NULL ? cols_at + n : NULL,
				  values != NULL ? values + n : NULL);
		at += upto - col;
	}
	return n;
}

smr_status smr_sparse_reshape(const smr_pattern *p, const double *values, int64_t rows,
			      int64_t cols, const smr_workers *w, smr_sparse *out)
{
	places s = {.p = p, .values = values, .n = {rows, cols}};

	return smr_sparse_make(rows, cols, p->n + p->rows, row_of_others, &s, w, out);
}
