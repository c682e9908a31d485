/* order(): sorts rows by some columns. The order is total (ties are broken by position), so that
 * pieces are sorted on any thread and then merged. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/absint.h"

enum { PIECES = 16 };

typedef struct key {
	double x; /* from the first column */
	int64_t place;
} key;

typedef struct ordering {
	const double *rest; /* the other columns: k numbers for each row */
	int64_t k, n;
	bool down;
	key *keys, *spare;
	int pieces, width; /* number of sorted pieces, and of pieces per merge input */
} ordering;

/* Compares numbers; NaN is last in either direction. */
static int compare_numbers(double u, double v, bool down)
{
	if (isnan(u) || isnan(v))
		return isnan(u) - isnan(v);
	return u == v ? 0 : (u < v) != down ? -1 : 1;
}

static int compare(const void *a, const void *b, void *how)
{
	const ordering *o = how;
	const key *x = a, *y = b;
	int sign = compare_numbers(x->x, y->x, o->down);

	for (int64_t c = 0; sign == 0 && c < o->k; c++)
		sign = compare_numbers(o->rest[x->place * o->k + c], o->rest[y->place * o->k + c],
				       o->down);
	return sign != 0 ? sign : (x->place > y->place) - (x->place < y->place);
}

static int64_t first_of_piece(const ordering *o, int piece)
{
	return piece < o->pieces ? o->n * piece / o->pieces : o->n;
}

static void sort_piece(void *arg, int piece)
{
	ordering *o = arg;
	int64_t from = first_of_piece(o, piece);

	qsort_r(o->keys + from, (size_t)(first_of_piece(o, piece + 1) - from), sizeof(*o->keys),
		compare, o);
}

static void join_pieces(void *arg, int number)
{
	ordering *o = arg;
	int64_t a = first_of_piece(o, 2 * number * o->width),
		b = first_of_piece(o, (2 * number + 1) * o->width);
	int64_t middle = b, end = first_of_piece(o, (2 * number + 2) * o->width), to = a;

	while (a < middle || b < end) {
		bool left = b == end || (a < middle && compare(&o->keys[a], &o->keys[b], o) < 0);

		o->spare[to++] = o->keys[left ? a++ : b++];
	}
}

static void sort_keys(ordering *o, const smr_workers *w)
{
	o->pieces = smr_sparse_pieces(o->n, PIECES);
	smr_workers_run(w, o->pieces, sort_piece, o);
	for (o->width = 1; o->width < o->pieces; o->width *= 2) {
		key *keys = o->keys;

		smr_workers_run(w, (o->pieces + 2 * o->width - 1) / (2 * o->width), join_pieces, o);
		o->keys = o->spare;
		o->spare = keys;
	}
}

/* ---- arguments */

static double element_at(const dml_matrix *m, int64_t i, int64_t j)
{
	return m->data != NULL ? m->data[i * m->cols + j]
			       : smr_sparse_at(m->pattern, m->values, i, j);
}

/* Gets column number @p at of the sort keys, from 0. */
static smr_status column(dml_builtin_call *c, const dml_matrix *m, const dml_matrix *by, int64_t at,
			 int64_t *out)
{
	double x;

	if (by != NULL)
		x = by->data[at];
	else
		SMR_TRY(dml_arg_number(c, 1, 1, &x));
	if (!(x >= 1 && x < (double)m->cols + 1))
		return dml_run_fail(c->s, c->at, "order(): there is no column %g", x);
	*out = (int64_t)x - 1;
	return SMR_OK;
}

static smr_status read_keys(dml_builtin_call *c, const dml_matrix *m, const dml_matrix *by,
			    ordering *o, double *rest)
{
	int64_t col;

	for (int64_t k = 0; k <= o->k; k++) {
		SMR_TRY(column(c, m, by, k, &col));
		for (int64_t i = 0; i < m->rows; i++)
			if (k == 0)
				o->keys[i] = (key){element_at(m, i, col), i};
			else
				rest[i * o->k + k - 1] = element_at(m, i, col);
	}
	return SMR_OK;
}

/* ---- result */

static smr_status make_index_column(dml_builtin_call *c, const ordering *o, dml_value *out)
{
	dml_matrix *r = dml_new(c->s, o->n, 1);

	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < o->n; i++)
		r->data[i] = (double)(o->keys[i].place + 1);
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status rows_in_order(dml_builtin_call *c, const dml_matrix *m, const ordering *o,
				dml_value *out)
{
	int64_t *rows = (int64_t *)o->spare;
	dml_matrix *r;

	if (m->values != NULL) {
		for (int64_t i = 0; i < o->n; i++)
			rows[i] = o->keys[i].place;
		return dml_sparse_pick(c->s, m, rows, o->n, out);
	}
	r = dml_new(c->s, m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < o->n && m->cols > 0; i++)
		memcpy(r->data + i * m->cols, m->data + o->keys[i].place * m->cols,
		       (size_t)m->cols * sizeof(double));
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status in_order(dml_builtin_call *c, const dml_matrix *m, const dml_matrix *by,
			   bool down, bool index, dml_value *out)
{
	ordering o = {.k = by != NULL ? dml_matrix_count(by) - 1 : 0, .n = m->rows, .down = down};
	size_t n = (size_t)m->rows + 1;
	key *keys = o.keys = smr_calloc(n, sizeof(*keys));
	key *spare = o.spare = smr_calloc(n, sizeof(*spare));
	double *rest = smr_numbers_new(m->rows * o.k);
	smr_status st =
		keys != NULL && spare != NULL && rest != NULL
			? read_keys(c, m, by, &o, rest)
			: smr_fail(SMR_ENOMEM, "no memory to sort %lld rows", (long long)m->rows);

	o.rest = rest;
	if (st == SMR_OK) {
		sort_keys(&o, c->s->trace->runner->workers);
		st = index ? make_index_column(c, &o, out) : rows_in_order(c, m, &o, out);
	}
	smr_free(keys);
	smr_free(spare);
	free(rest);
	return st;
}

/* Sorts by one column, or by several given in a matrix. */
static smr_status eval_order(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m, *by = NULL;
	bool down, index, sparse;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_sparse_now(c->s, &c->args[0], &sparse));
	if (!sparse)
		SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	if (c->args[1].kind == DML_MATRIX)
		SMR_TRY(dml_arg_forced(c, 1, &by));
	SMR_TRY(dml_arg_truth(c, 2, false, &down));
	SMR_TRY(dml_arg_truth(c, 3, false, &index));
	if (by != NULL && dml_matrix_count(by) < 1)
		return dml_run_fail(c->s, c->at, "order(): by no column");
	return in_order(c, m, by, down, index, out);
}

/* Whether the result may be the numbers of the rows. */
static bool may_be_index(const dml_builtin_call *c)
{
	return c->args[3].kind != DML_NOTHING && !dml_arg_is(c, 3, 0);
}

static smr_status infer_order(dml_builtin_call *c, dml_value *out)
{
	return dml_infer_shape(c, may_be_index(c) ? "ri" : "rc", out);
}

static void keep_row_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	if (!may_be_index(c))
		dml_keep_zeros(c, m, out);
}

static const dml_builtin rows[] = {
	{"order", "target! by decreasing index.return", eval_order, .infer = infer_order,
	 .facts = keep_row_zeros},
};

const dml_builtins dml_builtins_order = {rows, sizeof(rows) / sizeof(rows[0])};
