/* order(): sorts rows by some columns, stably: by the first column, and each run of equal keys by
 * the next. NaN is last in either direction. */
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/radix_sort.h"
#include "dml/absint.h"

enum {
	PIECES = 64,
	AHEAD = 16, /* items that are prefetched ahead */
	FEW = 16    /* numbers that are copied without memcpy() */
};

typedef struct ordering {
	const dml_matrix *m;
	int64_t n;
	int64_t *cols, ncols; /* columns to sort by */
	bool down, index;     /* index: the result has places */
	int pieces;
	int64_t begins[PIECES + 1];     /* of pieces of whole runs of equal keys */
	const smr_workers *run_workers; /* for each run */
	smr_sort_item *items, *spare;   /* items: their place in the order so far */
	uint64_t *keys;                 /* or keys of a column that is all there is */
	_Atomic bool odd;               /* it has elements that keys do not give back */
	dml_matrix *to;
} ordering;

static int64_t first_of_piece(const ordering *o, int piece)
{
	return o->n * piece / o->pieces;
}

static uint64_t key_of(const ordering *o, double x)
{
	return o->down ? smr_sort_falling_key(x) : smr_sort_key_of_double(x);
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

/* Sets keys of @p n items from @p from by column @p col. Items are far apart in the matrix. */
static void set_keys(const ordering *o, int64_t from, int64_t n, int64_t col)
{
	const dml_matrix *m = o->m;

	for (int64_t i = from; i < from + n; i++) {
		if (m->data != NULL && i + AHEAD < from + n)
			__builtin_prefetch(&m->data[o->items[i + AHEAD].at * m->cols + col]);
		o->items[i].key = key_of(o, element_at(m, o->items[i].at, col));
	}
}

static void begin_items(void *arg, int piece)
{
	const ordering *o = arg;
	int64_t from = first_of_piece(o, piece), end = first_of_piece(o, piece + 1);

	for (int64_t i = from; i < end; i++)
		o->items[i].at = i;
	set_keys(o, from, end - from, o->cols[0]);
}

/* Returns the end of the run of equal keys that begins at @p i, at most @p end. */
static int64_t end_of_run(const ordering *o, int64_t i, int64_t end)
{
	int64_t k = i + 1;

	while (k < end && o->items[k].key == o->items[i].key)
		k++;
	return k;
}

/* Sorts each run of equal keys within the items by column number @p k and those behind it. */
static void sort_runs(const ordering *o, int64_t from, int64_t end, int64_t k)
{
	for (int64_t i = from, next; i < end; i = next) {
		next = end_of_run(o, i, end);
		if (next - i == 1)
			continue;
		set_keys(o, i, next - i, o->cols[k]);
		smr_sort_items(o->items + i, o->spare + i, next - i, o->run_workers);
		if (k + 1 < o->ncols)
			sort_runs(o, i, next, k + 1);
	}
}

/* Sorts the runs that begin in a piece. Its keys change: the next piece must know its begin. */
static void sort_runs_of_piece(void *arg, int piece)
{
	const ordering *o = arg;

	sort_runs(o, o->begins[piece], o->begins[piece + 1], 1);
}

static void sort_items(const smr_workers *w, ordering *o)
{
	smr_workers_run(w, o->pieces, begin_items, o);
	smr_sort_items(o->items, o->spare, o->n, w);
	if (o->ncols == 1 || o->n == 0)
		return;
	for (int p = 0; p <= o->pieces; p++) {
		int64_t at = first_of_piece(o, p);

		while (at > 0 && at < o->n && o->items[at].key == o->items[at - 1].key)
			at++;
		o->begins[p] = at;
		if (p > 0 && at - o->begins[p - 1] > o->n / 2)
			o->run_workers = w;
	}
	/* runs one after the other, each on all threads, where one piece has most items */
	if (o->run_workers != NULL)
		sort_runs(o, 0, o->n, 1);
	else
		smr_workers_run(w, o->pieces, sort_runs_of_piece, o);
}

/* ---- result */

static void put_places(void *arg, int piece)
{
	const ordering *o = arg;

	for (int64_t i = first_of_piece(o, piece); i < first_of_piece(o, piece + 1); i++)
		o->to->data[i] = (double)(o->items[i].at + 1);
}

static void put_rows(void *arg, int piece)
{
	const ordering *o = arg;
	int64_t cols = o->m->cols;

	for (int64_t i = first_of_piece(o, piece); i < first_of_piece(o, piece + 1); i++) {
		const double *from = o->m->data + o->items[i].at * cols;

		if (i + AHEAD < o->n)
			__builtin_prefetch(o->m->data + o->items[i + AHEAD].at * cols);
		if (cols > FEW)
			memcpy(o->to->data + i * cols, from, (size_t)cols * sizeof(double));
		else
			for (int64_t j = 0; j < cols; j++)
				o->to->data[i * cols + j] = from[j];
	}
}

static smr_status pick_sparse_rows(dml_builtin_call *c, const ordering *o, dml_value *out)
{
	int64_t *rows = (int64_t *)o->spare;

	for (int64_t i = 0; i < o->n; i++)
		rows[i] = o->items[i].at;
	return dml_sparse_pick(c->s, o->m, rows, o->n, out);
}

static smr_status sort_rows(dml_builtin_call *c, ordering *o, dml_value *out)
{
	sort_items(c->s->trace->runner->workers, o);
	if (!o->index && o->m->values != NULL)
		return pick_sparse_rows(c, o, out);
	o->to = dml_new(c->s, o->n, o->index ? 1 : o->m->cols);
	if (o->to == NULL)
		return SMR_ENOMEM;
	if (o->to->cols > 0)
		smr_workers_run(c->s->trace->runner->workers, o->pieces,
				o->index ? put_places : put_rows, o);
	*out = dml_of(o->to);
	return SMR_OK;
}

/* ---- one column: keys alone */

static void set_bare_keys(void *arg, int piece)
{
	ordering *o = arg;
	bool odd = false;

	for (int64_t i = first_of_piece(o, piece); i < first_of_piece(o, piece + 1); i++) {
		double x = o->m->data[i];

		odd |= isnan(x) | (x == 0 && signbit(x));
		o->keys[i] = key_of(o, x);
	}
	if (odd)
		o->odd = true;
}

static void put_bare_keys(void *arg, int piece)
{
	const ordering *o = arg;

	for (int64_t i = first_of_piece(o, piece); i < first_of_piece(o, piece + 1); i++)
		o->to->data[i] = smr_sort_double_of_key(o->down ? ~o->keys[i] : o->keys[i]);
}

/* Sorts a dense column without its places, unless it has -0 or NaN: *@p done is false then. */
static smr_status sort_column(dml_builtin_call *c, ordering *o, dml_value *out, bool *done)
{
	const smr_workers *w = c->s->trace->runner->workers;

	*done = false;
	o->keys = (uint64_t *)o->items;
	smr_workers_run(w, o->pieces, set_bare_keys, o);
	if (o->odd)
		return SMR_OK;
	o->to = dml_new(c->s, o->n, 1);
	if (o->to == NULL)
		return SMR_ENOMEM;
	smr_sort_keys(o->keys, (uint64_t *)o->spare, o->n, w);
	smr_workers_run(w, o->pieces, put_bare_keys, o);
	*out = dml_of(o->to);
	*done = true;
	return SMR_OK;
}

static smr_status read_columns(dml_builtin_call *c, const dml_matrix *by, ordering *o)
{
	for (int64_t k = 0; k < o->ncols; k++)
		SMR_TRY(column(c, o->m, by, k, &o->cols[k]));
	return SMR_OK;
}

static smr_status in_order(dml_builtin_call *c, const dml_matrix *m, const dml_matrix *by,
			   bool down, bool index, dml_value *out)
{
	ordering o = {.m = m,
		      .n = m->rows,
		      .ncols = by != NULL ? dml_matrix_count(by) : 1,
		      .down = down,
		      .index = index,
		      .pieces = smr_sparse_pieces(m->rows, PIECES)};
	size_t bytes = ((size_t)m->rows + 1) * sizeof(*o.items);
	bool done = false;
	smr_status st;

	o.cols = smr_malloc((size_t)o.ncols * sizeof(*o.cols));
	o.items = smr_malloc(bytes);
	o.spare = smr_malloc(bytes);
	st = o.cols != NULL && o.items != NULL && o.spare != NULL
		     ? read_columns(c, by, &o)
		     : smr_fail(SMR_ENOMEM, "no memory to sort %lld rows", (long long)m->rows);
	if (st == SMR_OK && o.ncols == 1 && !index && m->data != NULL && m->cols == 1)
		st = sort_column(c, &o, out, &done);
	if (st == SMR_OK && !done)
		st = sort_rows(c, &o, out);
	smr_free(o.cols);
	smr_free(o.items);
	smr_free(o.spare);
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
