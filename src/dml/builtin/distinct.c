/* Builtin functions on distinct values: unique(), countDistinct(), contains(). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/interp.h"

/* ---- distinct values, in the order of SystemDS's hash sets */

typedef struct entry {
	double x;
	int64_t place;
	uint32_t hash;
} entry;

static uint32_t hash_of(double x)
{
	uint64_t bits;
	uint32_t h;

	memcpy(&bits, &x, sizeof(bits));
	if (isnan(x))
		bits = 0x7ff8000000000000ull;
	h = (uint32_t)(bits ^ (bits >> 32));
	return h ^ (h >> 16);
}

static int by_number(const void *a, const void *b)
{
	const entry *x = a, *y = b;

	if (isnan(x->x) != isnan(y->x))
		return isnan(x->x) - isnan(y->x);
	if (x->x != y->x && !isnan(x->x))
		return x->x < y->x ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

static int by_hash(const void *a, const void *b)
{
	const entry *x = a, *y = b;

	if (x->hash != y->hash)
		return x->hash < y->hash ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

/* Reduces the first @p n of @p e to distinct values, each at its first position; returns their
 * count. */
static int64_t dedup_entries(entry *e, int64_t n)
{
	int64_t kept = 0;
	uint32_t size = 16;

	smr_assert(n >= 0);
	qsort(e, (size_t)n, sizeof(*e), by_number);
	for (int64_t i = 0; i < n; i++)
		if (i == 0 || (e[i].x != e[kept - 1].x && !(isnan(e[i].x) && isnan(e[kept - 1].x))))
			e[kept++] = e[i];
	while (kept > size / 4 * 3 && size < 1u << 30)
		size *= 2;
	for (int64_t i = 0; i < kept; i++)
		e[i].hash = hash_of(e[i].x) & (size - 1);
	qsort(e, (size_t)kept, sizeof(*e), by_hash);
	return kept;
}

/* Unit of comparison: all elements, those of a row, those of a column. */
typedef enum side { SIDE_ALL, SIDE_ROWS, SIDE_COLS } side;

typedef struct parts {
	const dml_matrix *m; /* if sparse, the parts are its rows, or all of it */
	int64_t n, length;   /* number of parts, elements in each */
	int64_t begin, step; /* start and stride of a part's elements */
	int64_t room;        /* maximum number of entries of a part */
} parts;

static int64_t longest_row(const smr_pattern *p)
{
	int64_t most = 0;

	for (int64_t i = 0; i < p->rows; i++)
		if (p->starts[i + 1] - p->starts[i] > most)
			most = p->starts[i + 1] - p->starts[i];
	return most;
}

static parts parts_of(const dml_matrix *m, side s)
{
	parts p = {m, 1, m->rows * m->cols, 0, 1, 0};

	smr_assert(dml_matrix_known(m));
	if (s == SIDE_ROWS)
		p = (parts){m, m->rows, m->cols, m->cols, 1, 0};
	if (s == SIDE_COLS)
		p = (parts){m, m->cols, m->rows, 1, m->cols, 0};
	p.room = m->values == NULL ? p.length
		 : s == SIDE_ALL   ? m->pattern->n + 1
				   : longest_row(m->pattern) + 1;
	return p;
}

static int64_t dense_entries(const parts *p, int64_t i, entry *e)
{
	const double *x = p->m->data + i * p->begin;

	smr_assert(i >= 0 && i < p->n && p->length <= p->room);
	for (int64_t k = 0; k < p->length; k++)
		e[k] = (entry){.x = x[k * p->step] + 0.0, .place = k}; /* -0 counts as 0 */
	return p->length;
}

/* Implicit zeros count as one entry, at the position of the first of them. */
static int64_t sparse_entries(const parts *p, int64_t i, entry *e)
{
	const smr_pattern *s = p->m->pattern;
	int64_t rows = p->length / s->cols, n = 0, gap = 0;

	smr_assert(p->m->values != NULL && i >= 0 && i < p->n);
	for (int64_t r = 0; r < rows; r++)
		for (int64_t k = s->starts[i + r]; k < s->starts[i + r + 1]; k++, n++) {
			int64_t place = r * s->cols + s->cols_at[k];

			gap += gap == place;
			e[n] = (entry){.x = p->m->values[k] + 0.0, .place = place};
		}
	if (gap < p->length)
		e[n++] = (entry){.place = gap};
	return n;
}

/* Gives the distinct values of part @p i in @p e. */
static int64_t distinct_of(const parts *p, int64_t i, entry *e)
{
	return dedup_entries(e, p->m->values != NULL ? sparse_entries(p, i, e)
						     : dense_entries(p, i, e));
}

/* Divides argument 0, which is computed, into parts. Of a sparse matrix, columns are the rows of
 * its transpose, which replaces the argument. */
static smr_status look_at(dml_builtin_call *c, side s, parts *out)
{
	dml_value *v = &c->args[0];
	dml_matrix *m;
	smr_sparse t;
	bool sparse;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_sparse_now(c->s, v, &sparse));
	if (!sparse)
		SMR_TRY(dml_materialize(c->s->trace, v));
	if (sparse && s == SIDE_COLS) {
		SMR_TRY(smr_sparse_turn(m->pattern, m->values, c->s->trace->runner->workers, &t));
		m = dml_matrix_on(&t);
		if (m == NULL)
			return SMR_ENOMEM;
		dml_drop(v);
		*v = dml_of(m);
		s = SIDE_ROWS;
	}
	*out = parts_of(m, s);
	return SMR_OK;
}

static smr_status alloc_entries(int64_t n, entry **out)
{
	*out = smr_calloc((size_t)n + 1, sizeof(**out));
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for %lld numbers", (long long)n);
}

static smr_status count_distinct(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *r;
	entry *e;
	parts p;

	SMR_TRY(look_at(c, (side)c->data, &p));
	SMR_TRY(alloc_entries(p.room, &e));
	r = c->data == SIDE_COLS ? dml_new(c->s, 1, p.n) : dml_new(c->s, p.n, 1);
	for (int64_t i = 0; r != NULL && i < p.n; i++)
		r->data[i] = (double)distinct_of(&p, i, e);
	smr_free(e);
	if (r == NULL)
		return SMR_ENOMEM;
	*out = c->data == SIDE_ALL ? dml_integer((int64_t)r->data[0]) : dml_of(r);
	if (c->data == SIDE_ALL)
		dml_matrix_drop(r);
	return SMR_OK;
}

/* Writes row or column @p i; shorter ones end in zeros. */
static void put_line(dml_matrix *r, side s, int64_t i, const entry *e, int64_t n)
{
	smr_assert(n <= (s == SIDE_COLS ? r->rows : r->cols));
	for (int64_t k = 0; k < n; k++)
		r->data[s == SIDE_COLS ? k * r->cols + i : i * r->cols + k] = e[k].x;
}

static smr_status unique_lines(script *in, const parts *p, side s, entry *e, dml_value *out)
{
	int64_t most = 0, n;
	dml_matrix *r;

	for (int64_t i = 0; i < p->n; i++) {
		n = distinct_of(p, i, e);
		most = n > most ? n : most;
	}
	r = s == SIDE_COLS ? dml_new(in, most, p->n) : dml_new(in, p->n, most);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; i < p->n; i++) {
		n = distinct_of(p, i, e);
		put_line(r, s, i, e, n);
	}
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status unique_of_all(script *in, const parts *p, entry *e, dml_value *out)
{
	int64_t n = distinct_of(p, 0, e);
	dml_matrix *r = dml_new(in, n, 1);

	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < n; i++)
		r->data[i] = e[i].x;
	*out = dml_of(r);
	return SMR_OK;
}

/* Gives all distinct values as a column; with dir="r" or "c" those of each row or column,
 * 0-padded. */
static smr_status eval_unique(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;
	const char *dir;
	entry *e;
	parts p;
	side s;
	smr_status st;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_arg_text(c, 1, "rc", &dir));
	s = strcmp(dir, "r") == 0 ? SIDE_ROWS : strcmp(dir, "c") == 0 ? SIDE_COLS : SIDE_ALL;
	if (s == SIDE_ALL && strcmp(dir, "rc") != 0)
		return dml_run_fail(c->s, c->at,
				    "unique(): dir is \"rc\", \"r\" or \"c\", not \"%s\"", dir);
	SMR_TRY(look_at(c, s, &p));
	SMR_TRY(alloc_entries(p.room, &e));
	st = s == SIDE_ALL ? unique_of_all(c->s, &p, e, out) : unique_lines(c->s, &p, s, e, out);
	smr_free(e);
	return st;
}

/* ---- contains() */

static bool equal_or_both_nan(double x, double y)
{
	return x == y || (isnan(x) && isnan(y));
}

static bool has_row(const dml_matrix *m, const dml_matrix *row)
{
	for (int64_t i = 0; i < m->rows; i++) {
		int64_t j = 0;

		while (j < m->cols && equal_or_both_nan(m->data[i * m->cols + j], row->data[j]))
			j++;
		if (j == m->cols)
			return true;
	}
	return false;
}

/* Like has_row() for a sparse matrix: a row's nonzeros equal those of @p row, all else is zero. */
static bool has_row_sparse(const dml_matrix *m, const dml_matrix *row)
{
	const smr_pattern *p = m->pattern;
	int64_t want = 0;

	for (int64_t j = 0; j < row->cols; j++)
		want += row->data[j] != 0;
	for (int64_t i = 0; i < p->rows; i++) {
		int64_t e = p->starts[i], found = 0;

		for (; e < p->starts[i + 1] &&
		       equal_or_both_nan(m->values[e], row->data[p->cols_at[e]]);
		     e++)
			found += m->values[e] != 0;
		if (e == p->starts[i + 1] && found == want)
			return true;
	}
	return false;
}

static bool has_number(const parts *p, double x)
{
	const dml_matrix *m = p->m;
	const double *at = m->values != NULL ? m->values : m->data;
	int64_t n = m->values != NULL ? m->pattern->n : p->length;
	bool found = x == 0 && n < p->length;

	for (int64_t i = 0; i < n && !found; i++)
		found = equal_or_both_nan(at[i], x);
	return found;
}

/* Whether a matrix contains a number, or a row. */
static smr_status eval_contains(dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *m;
	dml_matrix *row;
	parts p;
	double x;

	SMR_TRY(look_at(c, SIDE_ALL, &p));
	m = p.m;
	if (c->args[1].kind == DML_MATRIX) {
		SMR_TRY(dml_arg_forced(c, 1, &row));
		if (row->rows != 1 || row->cols != m->cols)
			return dml_run_fail(c->s, c->at,
					    "contains(): the pattern is %lldx%lld, not a row of "
					    "%lld",
					    (long long)row->rows, (long long)row->cols,
					    (long long)m->cols);
		*out = dml_boolean((m->values != NULL ? has_row_sparse : has_row)(m, row));
		return SMR_OK;
	}
	SMR_TRY(dml_arg_number(c, 1, 0, &x));
	*out = dml_boolean(has_number(&p, x));
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"unique", "target! dir", eval_unique, .shape = "??"},
	{"countDistinct", "target!", count_distinct, SIDE_ALL, .shape = "s"},
	{"countDistinctApprox", "target!", count_distinct, SIDE_ALL, .shape = "s"},
	{"rowCountDistinct", "target!", count_distinct, SIDE_ROWS, .shape = "ri"},
	{"colCountDistinct", "target!", count_distinct, SIDE_COLS, .shape = "ic"},
	{"contains", "target! pattern!", eval_contains, .shape = "s"},
};

const dml_builtins dml_builtins_distinct = {rows, sizeof(rows) / sizeof(rows[0])};
