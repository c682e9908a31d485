/* Two patterns of one size, walked together row by row. */
#include <stdlib.h>
#include <string.h>

#include "sparse/sparse.h"

enum { PIECES = 64 };

typedef struct joining {
	const smr_pattern *a, *b;
} joining;

static int64_t row_of_both(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const joining *j = arg;
	int64_t x = j->a->starts[i], y = j->b->starts[i], n = 0;

	(void)values;
	for (; x < j->a->starts[i + 1] || y < j->b->starts[i + 1]; n++) {
		int32_t left = x < j->a->starts[i + 1] ? j->a->cols_at[x] : INT32_MAX;
		int32_t right = y < j->b->starts[i + 1] ? j->b->cols_at[y] : INT32_MAX;

		if (cols_at != NULL)
			cols_at[n] = left < right ? left : right;
		x += left <= right;
		y += right <= left;
	}
	return n;
}

smr_status smr_pattern_join(const smr_pattern *a, const smr_pattern *b, const smr_workers *w,
			    smr_pattern **out)
{
	joining j = {a, b};
	smr_sparse both;

	SMR_TRY(smr_sparse_make(a->rows, a->cols, a->n + b->n, row_of_both, &j, w, &both));
	*out = smr_pattern_keep(both.pattern);
	smr_sparse_free(&both);
	return SMR_OK;
}

typedef struct putting {
	const smr_pattern *from, *to;
	const double *values;
	double *out;
	int pieces;
} putting;

static void put_rows(void *arg, int piece)
{
	const putting *j = arg;
	const smr_pattern *from = j->from, *to = j->to;
	int64_t end = to->rows * (piece + 1) / j->pieces;

	for (int64_t i = to->rows * piece / j->pieces; i < end; i++) {
		int64_t x = from->starts[i];

		for (int64_t e = to->starts[i]; e < to->starts[i + 1]; e++) {
			while (x < from->starts[i + 1] && from->cols_at[x] < to->cols_at[e])
				x++;
			j->out[e] = x < from->starts[i + 1] && from->cols_at[x] == to->cols_at[e]
					    ? j->values[x]
					    : 0;
		}
	}
}

void smr_sparse_put_on(const smr_pattern *from, const double *values, const smr_pattern *to,
		       const smr_workers *w, double *out)
{
	putting j = {from, to, values, out, smr_sparse_pieces(to->rows + to->n, PIECES)};

	smr_workers_run(w, j.pieces, put_rows, &j);
}

/* ---- two matrices on one pattern ------------------------------------------------------------- */

typedef struct meeting {
	const smr_pattern *a, *b;
	const double *x, *y; /* their numbers */
	bool both;           /* places of both, not of either */
	smr_sparse *out;     /* with the numbers of a; no places: rows are counted */
	double *other;       /* those of b */
	int pieces;
} meeting;

/* Of rows that rise: how many columns they have in common. */
static int64_t in_common(const int32_t *a, int64_t na, const int32_t *b, int64_t nb)
{
	int64_t i = 0, k = 0, n = 0;

	while (i < na && k < nb) {
		int32_t left = a[i], right = b[k];

		n += left == right;
		i += left <= right;
		k += right <= left;
	}
	return n;
}

typedef struct row { /* of one matrix, what is left of it */
	const int32_t *at;
	const double *v;
	int64_t n;
} row;

static row row_of(const smr_pattern *p, const double *v, int64_t i)
{
	return (row){p->cols_at + p->starts[i], v + p->starts[i], p->starts[i + 1] - p->starts[i]};
}

static void fill_both(row a, row b, int32_t *at, double *x, double *y)
{
	int64_t n = 0;

	for (int64_t i = 0, k = 0; i < a.n && k < b.n;) {
		int32_t left = a.at[i], right = b.at[k];

		if (left == right) {
			at[n] = left;
			x[n] = a.v[i];
			y[n++] = b.v[k];
		}
		i += left <= right;
		k += right <= left;
	}
}

/* The number, or 0: without a branch, which nobody could foretell. */
static double number_if(const double *v, bool there)
{
	uint64_t bits;
	double x;

	memcpy(&bits, v, sizeof(bits));
	bits &= 0 - (uint64_t)there;
	memcpy(&x, &bits, sizeof(x));
	return x;
}

static void fill_either(row a, row b, int32_t *at, double *x, double *y)
{
	int64_t n = 0, i = 0, k = 0;

	for (; i < a.n && k < b.n; n++) {
		int32_t left = a.at[i], right = b.at[k];
		bool of_a = left <= right, of_b = right <= left;

		at[n] = of_a ? left : right;
		x[n] = number_if(&a.v[i], of_a);
		y[n] = number_if(&b.v[k], of_b);
		i += of_a;
		k += of_b;
	}
	for (; i < a.n; n++, i++) {
		at[n] = a.at[i];
		x[n] = a.v[i];
		y[n] = 0;
	}
	for (; k < b.n; n++, k++) {
		at[n] = b.at[k];
		x[n] = 0;
		y[n] = b.v[k];
	}
}

static void count_rows(void *arg, int piece)
{
	const meeting *m = arg;
	int64_t *starts = m->out->pattern->starts, end = m->a->rows * (piece + 1) / m->pieces;

	for (int64_t i = m->a->rows * piece / m->pieces; i < end; i++) {
		row a = row_of(m->a, m->x, i), b = row_of(m->b, m->y, i);
		int64_t n = in_common(a.at, a.n, b.at, b.n);

		starts[i + 1] = m->both ? n : a.n + b.n - n;
	}
}

static void fill_rows(void *arg, int piece)
{
	const meeting *m = arg;
	const smr_pattern *p = m->out->pattern;
	int64_t end = p->rows * (piece + 1) / m->pieces;

	for (int64_t i = p->rows * piece / m->pieces; i < end; i++) {
		int64_t at = p->starts[i];

		(m->both ? fill_both : fill_either)(row_of(m->a, m->x, i), row_of(m->b, m->y, i),
						    p->cols_at + at, m->out->values + at,
						    m->other + at);
	}
}

smr_status smr_sparse_meet(const smr_pattern *a, const double *x, const smr_pattern *b,
			   const double *y, bool both, const smr_workers *w, smr_sparse *out,
			   double **other)
{
	smr_sparse made;
	meeting m = {a,    b,     x,    y,
		     both, &made, NULL, smr_sparse_pieces(a->rows + a->n + b->n, PIECES)};
	smr_status st;

	SMR_TRY(smr_sparse_new(a->rows, a->cols, 0, &made));
	made.pattern->starts[0] = 0;
	smr_workers_run(w, m.pieces, count_rows, &m);
	for (int64_t i = 0; i < a->rows; i++)
		made.pattern->starts[i + 1] += made.pattern->starts[i];
	st = smr_sparse_grow(&made, made.pattern->starts[a->rows]);
	m.other = st == SMR_OK ? smr_numbers_new(made.pattern->n) : NULL;
	if (m.other == NULL) {
		smr_sparse_free(&made);
		return SMR_ENOMEM;
	}
	smr_workers_run(w, m.pieces, fill_rows, &m);
	*out = made;
	*other = m.other;
	return SMR_OK;
}
