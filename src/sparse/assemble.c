/* Assembles a matrix from pieces, row by row. First finds which piece covers which columns of a
 * row: where pieces overlap, the later one wins. Then copies each row once, on all threads; columns
 * that no piece covers come from the base. */
#include <string.h>

#include "base/alloc.h"
#include "sparse/sparse.h"

typedef struct span { /* columns of a row that a piece covers */
	int32_t from, to;
	uint32_t piece;
} span;

typedef struct assembly {
	const smr_sparse *base;
	const smr_sparse_piece *pieces;
	int64_t *starts; /* [rows + 1]: begin of each row's spans, with room for the largest
			  * number */
	int32_t *count;  /* [rows]: number of spans of a row, sorted by column */
	span *spans;
} assembly;

/* Inserts a span on top of the others, which lose the common columns; returns the new number of
 * spans. Each insertion splits one span at most. */
static int32_t insert_span(span *s, int32_t n, span x)
{
	int32_t first = n, last;
	span put[3];
	int32_t nput = 0;

	while (first > 0 && s[first - 1].to > x.from)
		first--;
	for (last = first; last < n && s[last].from < x.to;)
		last++;
	if (last > first && s[first].from < x.from)
		put[nput++] = (span){s[first].from, x.from, s[first].piece};
	put[nput++] = x;
	if (last > first && s[last - 1].to > x.to)
		put[nput++] = (span){x.to, s[last - 1].to, s[last - 1].piece};
	memmove(s + first + nput, s + last, (size_t)(n - last) * sizeof(*s));
	memcpy(s + first, put, (size_t)nput * sizeof(*s));
	return n - (last - first) + nput;
}

static smr_status find_spans(assembly *a, uint32_t n)
{
	int64_t rows = a->base->pattern->rows;

	a->starts = smr_calloc((size_t)rows + 2, sizeof(*a->starts));
	a->count = smr_calloc((size_t)rows + 1, sizeof(*a->count));
	if (a->starts == NULL || a->count == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for rows of a sparse matrix");
	for (uint32_t k = 0; k < n; k++)
		for (int64_t i = 0; i < a->pieces[k].n[0]; i++)
			a->starts[a->pieces[k].from[0] + i + 1] += 2;
	for (int64_t i = 0; i < rows; i++)
		a->starts[i + 1] += a->starts[i];
	a->spans = smr_malloc(((size_t)a->starts[rows] + 1) * sizeof(*a->spans));
	if (a->spans == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for pieces of a sparse matrix");
	for (uint32_t k = 0; k < n; k++) {
		const smr_sparse_piece *p = &a->pieces[k];
		span x = {(int32_t)p->from[1], (int32_t)(p->from[1] + p->n[1]), k};

		for (int64_t i = p->from[0]; x.from < x.to && i < p->from[0] + p->n[0]; i++)
			a->count[i] = insert_span(a->spans + a->starts[i], a->count[i], x);
	}
	return SMR_OK;
}

typedef struct line { /* destination of a row's entries; NULL while they are counted */
	int32_t *cols_at;
	double *values;
	int64_t n;
} line;

/* Copies the entries [from, to) whose columns are below @p end; returns the first entry not
 * copied. */
static int64_t copy_elements(line *l, const int32_t *cols_at, const double *values, int64_t from,
			     int64_t to, int64_t end)
{
	int64_t e = from;

	while (e < to && cols_at[e] < end)
		e++;
	if (l->cols_at != NULL && e > from) {
		memcpy(l->cols_at + l->n, cols_at + from, (size_t)(e - from) * sizeof(*cols_at));
		memcpy(l->values + l->n, values + from, (size_t)(e - from) * sizeof(*values));
	}
	l->n += e - from;
	return e;
}

static int64_t assemble_row(const void *arg, int64_t i, int32_t *cols_at, double *values)
{
	const assembly *a = arg;
	const smr_pattern *base = a->base->pattern;
	int64_t e = base->starts[i], end = base->starts[i + 1];
	line l = {cols_at, values, 0};

	for (int32_t k = 0; k < a->count[i]; k++) {
		span s = a->spans[a->starts[i] + k];
		const smr_sparse_piece *p = &a->pieces[s.piece];
		int64_t at = p->starts[i - p->from[0]], to = p->starts[i - p->from[0] + 1];

		e = copy_elements(&l, base->cols_at, a->base->values, e, end, s.from);
		while (e < end && base->cols_at[e] < s.to)
			e++;
		while (at < to && p->cols_at[at] < s.from)
			at++;
		(void)copy_elements(&l, p->cols_at, p->values, at, to, s.to);
	}
	(void)copy_elements(&l, base->cols_at, a->base->values, e, end, base->cols);
	return l.n;
}

smr_status smr_sparse_assemble(const smr_sparse *base, const smr_sparse_piece *pieces, uint32_t n,
			       const smr_workers *w, smr_sparse *out)
{
	assembly a = {.base = base, .pieces = pieces};
	int64_t work = base->pattern->n;
	smr_status st = find_spans(&a, n);

	for (uint32_t k = 0; k < n; k++)
		work += pieces[k].starts[pieces[k].n[0]];
	if (st == SMR_OK)
		st = smr_sparse_make(base->pattern->rows, base->pattern->cols, work, assemble_row,
				     &a, w, out);
	smr_free(a.starts);
	smr_free(a.count);
	smr_free(a.spans);
	return st;
}
