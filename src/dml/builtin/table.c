/* Builtin function table(a, b[, w][, rows, cols]). */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/absint.h"

enum { PIECES = 64 };

enum { ROWS = 6, COLS }; /* named parameters */

static double element_at(const dml_value *v, int64_t i)
{
	smr_assert(v->kind != DML_MATRIX || v->matrix->data != NULL);
	if (v->kind == DML_MATRIX)
		return v->matrix->data[v->matrix->rows * v->matrix->cols == 1 ? 0 : i];
	return v->kind == DML_DOUBLE ? v->number : (double)v->integer;
}

static smr_status table_dense(dml_builtin_call *c, const dml_value *w, const int64_t most[2],
			      int64_t n, dml_value *out)
{
	dml_matrix *r = dml_new(c->s, most[0], most[1]);

	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; i < n; i++) {
		double x = element_at(&c->args[0], i), y = element_at(&c->args[1], i);

		if (x < (double)r->rows + 1 && y < (double)r->cols + 1)
			r->data[((int64_t)x - 1) * r->cols + (int64_t)y - 1] +=
				w != NULL ? element_at(w, i) : 1;
	}
	*out = dml_of(r);
	return SMR_OK;
}

/* The same for a large result: builds a sparse matrix of triples, added in their order. */
static smr_status few_places(dml_builtin_call *c, const dml_value *w, const int64_t most[2],
			     int64_t n, dml_value *out)
{
	int32_t *at[2] = {smr_calloc((size_t)n + 1, sizeof(int32_t)),
			  smr_calloc((size_t)n + 1, sizeof(int32_t))};
	double *v = smr_calloc((size_t)n + 1, sizeof(*v));
	int64_t found = 0;
	dml_matrix *r = NULL;
	smr_sparse s = {0};
	smr_status st = at[0] != NULL && at[1] != NULL && v != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for table()");

	smr_assert(most[0] <= INT32_MAX && most[1] <= INT32_MAX);
	for (int64_t i = 0; i < n && st == SMR_OK; i++) {
		double x = element_at(&c->args[0], i), y = element_at(&c->args[1], i);

		if (x >= (double)most[0] + 1 || y >= (double)most[1] + 1)
			continue;
		at[0][found] = (int32_t)x - 1;
		at[1][found] = (int32_t)y - 1;
		v[found++] = w != NULL ? element_at(w, i) : 1;
	}
	if (st == SMR_OK)
		st = smr_sparse_of_triples(most[0], most[1], found, at[0], at[1], v, &s);
	if (st == SMR_OK)
		r = dml_matrix_of_sparse(&s);
	if (r != NULL)
		*out = dml_of(r);
	smr_free(at[0]);
	smr_free(at[1]);
	smr_free(v);
	return st == SMR_OK && r == NULL ? SMR_ENOMEM : st;
}

/* One entry in each row, in order, as in one-hot rows: they are written to their places at once. */
static smr_status one_in_row(dml_builtin_call *c, const double *rows, const double *cols,
			     const int64_t most[2], int64_t n, double value, dml_value *out)
{
	smr_sparse s;
	dml_matrix *r;

	SMR_TRY(smr_sparse_of_ordered(most[0], most[1], n, rows, cols, value,
				      c->s->trace->runner->workers, &s));
	r = dml_matrix_on(&s);
	if (r == NULL)
		return SMR_ENOMEM;
	*out = dml_of(r);
	return SMR_OK;
}

/* ---- the places */

typedef struct places {
	const dml_builtin_call *c;
	int64_t n;
	int pieces;
	bool ascending[PIECES]; /* rows of a piece increase by 1 or more, from the one before it */
	bool fine[PIECES];      /* no place is below 1 */
	double most[PIECES][2];
} places;

/* Looks at places of two columns. */
static void look_at_piece(void *arg, int piece)
{
	places *p = arg;
	const double *x = p->c->args[0].matrix->data, *y = p->c->args[1].matrix->data;
	int64_t from = p->n * piece / p->pieces, end = p->n * (piece + 1) / p->pieces;
	double before = from > 0 ? x[from - 1] : -INFINITY, most[2] = {0, 0};
	bool ascending = end == from || x[from] >= before + 1, fine = true;

	for (int64_t i = from; i < end; i++) {
		fine &= (x[i] >= 1) & (y[i] >= 1);
		most[0] = x[i] > most[0] ? x[i] : most[0];
		most[1] = y[i] > most[1] ? y[i] : most[1];
	}
	for (int64_t i = from + 1; i < end; i++)
		ascending &= x[i] >= x[i - 1] + 1;
	p->ascending[piece] = ascending;
	p->fine[piece] = fine;
	memcpy(p->most[piece], most, sizeof(most));
}

/* Finds the greatest places; *@p ascending: each row has one at most, and they are in order. */
static bool look_at_columns(dml_builtin_call *c, int64_t n, double most[2], bool *ascending)
{
	places p = {.c = c, .n = n, .pieces = smr_sparse_pieces(n, PIECES)};
	bool fine = true;

	smr_workers_run(c->s->trace->runner->workers, p.pieces, look_at_piece, &p);
	*ascending = true;
	for (int i = 0; i < p.pieces; i++) {
		fine &= p.fine[i];
		*ascending &= p.ascending[i];
		most[0] = fmax(most[0], p.most[i][0]);
		most[1] = fmax(most[1], p.most[i][1]);
	}
	return fine;
}

static bool look_at_any(const dml_builtin_call *c, int64_t n, double most[2])
{
	for (int64_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < 2; k++) {
			double x = element_at(&c->args[k], i);

			if (!(x >= 1))
				return false;
			most[k] = fmax(most[k], x);
		}
	return true;
}

static smr_status refuse_place(const dml_builtin_call *c, int64_t n)
{
	int64_t i = 0;

	while (i < n - 1 && element_at(&c->args[0], i) >= 1 && element_at(&c->args[1], i) >= 1)
		i++;
	return dml_run_fail(c->s, c->at,
			    "Erroneous input while computing the contingency table (one of the "
			    "value <= zero): %g %g",
			    element_at(&c->args[0], i), element_at(&c->args[1], i));
}

static smr_status table_of(dml_builtin_call *c, const dml_value *w, int64_t rows, int64_t cols,
			   dml_value *out)
{
	const dml_value *x = &c->args[0], *y = &c->args[1];
	int64_t n = dml_matrix_count(x->matrix), size[2] = {rows, cols};
	double most[2] = {0, 0}, value = w != NULL && w->kind != DML_MATRIX ? element_at(w, 0) : 1;
	bool columns = n > 1 && y->kind == DML_MATRIX && dml_matrix_count(y->matrix) == n;
	bool ascending = false;

	if (!(columns ? look_at_columns(c, n, most, &ascending) : look_at_any(c, n, most)))
		return refuse_place(c, n);
	for (int k = 0; rows < 0 && k < 2; k++)
		size[k] = n > 0 ? dml_whole(most[k]) : 0;
	if (!smr_sparse_pays(size[0], size[1], n))
		return table_dense(c, w, size, n, out);
	if (ascending && (w == NULL || w->kind != DML_MATRIX) && value != 0 &&
	    most[0] < (double)size[0] + 1 && most[1] < (double)size[1] + 1)
		return one_in_row(c, x->matrix->data, y->matrix->data, size, n, value, out);
	return few_places(c, w, size, n, out);
}

/* ---- NaN: a place or a weight that is missing is left out */

static bool is_missing(const dml_builtin_call *c, const dml_value *w, int64_t i)
{
	return isnan(element_at(&c->args[0], i)) || isnan(element_at(&c->args[1], i)) ||
	       (w != NULL && isnan(element_at(w, i)));
}

/* Keeps the first @p n elements of an argument that are there; a single one stays. */
static smr_status keep_there(dml_builtin_call *c, dml_value *v, const bool *there, int64_t n,
			     int64_t kept)
{
	const double *from;
	dml_matrix *m;

	if (v->kind != DML_MATRIX || dml_matrix_count(v->matrix) != n)
		return SMR_OK;
	m = dml_new(c->s, kept, 1);
	if (m == NULL)
		return SMR_ENOMEM;
	from = v->matrix->data;
	for (int64_t i = 0, k = 0; i < n; i++)
		if (there[i])
			m->data[k++] = from[i];
	dml_drop(v);
	*v = dml_of(m);
	return SMR_OK;
}

static smr_status leave_missing_out(dml_builtin_call *c, const dml_value *w)
{
	int64_t n = dml_matrix_count(c->args[0].matrix), kept = 0;
	bool *there = smr_calloc((size_t)n + 1, sizeof(*there));
	smr_status st = SMR_OK;

	if (there == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for table()");
	for (int64_t i = 0; i < n; i++) {
		there[i] = !is_missing(c, w, i);
		kept += there[i];
	}
	for (uint32_t i = 3; i-- > 0 && st == SMR_OK && kept < n;)
		if (i < 2 || w == &c->args[i])
			st = keep_there(c, &c->args[i], there, n, kept);
	smr_free(there);
	return st;
}

/* Checks that argument @p i is a number, or has @p n elements; @p one: or a single element. */
static smr_status check_beside(const dml_builtin_call *c, uint32_t i, int64_t n, bool one)
{
	const dml_value *v = &c->args[i];
	int64_t has;

	if (v->kind != DML_MATRIX)
		return dml_is_number(v) ? SMR_OK
					: dml_run_fail(c->s, c->at, "table(): argument %u is %s",
						       i + 1, dml_a_kind(v->kind));
	has = dml_matrix_count(v->matrix);
	return has == n || (one && has == 1)
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at, "table(): %lld and %lld numbers", (long long)n,
				      (long long)has);
}

/* table(seq(1, n), M) of n rows of several columns takes the first of them, as SystemDS's operator
 * for sequences does: alsPredict() is called so. */
static smr_status take_first_column(dml_builtin_call *c, const dml_matrix *x)
{
	const dml_matrix *y = c->args[1].matrix;
	dml_matrix *m;

	if (c->args[1].kind != DML_MATRIX || x->cols != 1 || y->rows != x->rows || y->cols < 2)
		return SMR_OK;
	m = dml_new(c->s, y->rows, 1);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < y->rows; i++)
		m->data[i] = y->data[i * y->cols];
	dml_drop(&c->args[1]);
	c->args[1] = dml_of(m);
	return SMR_OK;
}

static smr_status eval_table(dml_builtin_call *c, dml_value *out)
{
	const dml_value *w = NULL;
	int64_t rows = -1, cols = -1;
	dml_matrix *m;
	uint32_t at = 2, given = c->nargs;

	SMR_TRY(dml_arg_forced(c, 0, &m));
	/* the last argument may be SystemDS's choice of representation */
	if (given > 2 && c->args[given - 1].kind == DML_BOOLEAN)
		given--;
	for (uint32_t i = 1; i < 3; i++)
		SMR_TRY(dml_materialize(c->s->trace, &c->args[i]));
	SMR_TRY(take_first_column(c, m));
	SMR_TRY(check_beside(c, 1, dml_matrix_count(m), false));
	if (given == 3 || given == 5) {
		SMR_TRY(check_beside(c, at, dml_matrix_count(m), true));
		w = &c->args[at++];
	}
	if (given >= 4)
		SMR_TRY(dml_arg_sizes(c, at, &rows, &cols));
	else if (c->args[ROWS].kind != DML_NOTHING || c->args[COLS].kind != DML_NOTHING)
		SMR_TRY(dml_arg_sizes(c, ROWS, &rows, &cols));
	SMR_TRY(leave_missing_out(c, w));
	return table_of(c, w, rows, cols, out);
}

/* Whether an argument is seq(1, n). */
static bool is_seq_from_one(const dml_builtin_call *c, uint32_t i)
{
	const dml_matrix *m = dml_matrix_at(c, i);

	return m != NULL && m->outlook != NULL && m->outlook->counts;
}

/* The sizes are given by position, after weights or not, or by name. */
static smr_status infer_table(dml_builtin_call *c, dml_value *out)
{
	uint32_t at = c->args[ROWS].kind != DML_NOTHING ? ROWS
		      : c->args[2].kind == DML_MATRIX   ? 3
							: 2;
	int64_t rows, cols;

	if (c->args[at].kind != DML_NOTHING && c->args[at + 1].kind != DML_NOTHING) {
		rows = dml_infer_dim(c, at, "rows");
		cols = dml_infer_dim(c, at + 1, "columns");
	} else {
		rows = is_seq_from_one(c, 0) ? c->args[0].matrix->rows
					     : dml_infer_unknown(c, "rows");
		cols = is_seq_from_one(c, 1)        ? c->args[1].matrix->rows
		       : dml_is_number(&c->args[1]) ? dml_infer_dim(c, 1, "columns")
						    : dml_infer_unknown(c, "columns");
	}
	return dml_unseen_matrix(rows, cols, 0, out);
}

static void find_table_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	double all = (double)m->rows * (double)m->cols;

	if (dml_matrix_at(c, 0) != NULL && all > 0)
		out->zeros = fmax(0, 1 - (double)c->args[0].matrix->rows / all);
}

static const dml_builtin rows[] = {
	{"table", "a! b! c d e f odim1 odim2", eval_table, .infer = infer_table,
	 .facts = find_table_zeros},
	{"ctable", "a! b! c d e f odim1 odim2", eval_table, .infer = infer_table,
	 .facts = find_table_zeros},
};

const dml_builtins dml_builtins_table = {rows, sizeof(rows) / sizeof(rows[0])};
