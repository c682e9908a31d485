/* Builtin functions on distinct values: unique(), countDistinct(), contains(). */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/absint.h"
#include "dml/builtin/distinct_values.h"

/* Unit of comparison: all elements, those of a row, those of a column. */
typedef enum side { SIDE_ALL, SIDE_ROWS, SIDE_COLS } side;

static int64_t longest_row(const smr_pattern *p)
{
	int64_t most = 0;

	for (int64_t i = 0; i < p->rows; i++)
		if (p->starts[i + 1] - p->starts[i] > most)
			most = p->starts[i + 1] - p->starts[i];
	return most;
}

static dml_parts parts_of(const dml_matrix *m, side s)
{
	dml_parts p = {m, 1, m->rows * m->cols, 0, 1, 0};

	smr_assert(dml_matrix_known(m));
	if (s == SIDE_ROWS)
		p = (dml_parts){m, m->rows, m->cols, m->cols, 1, 0};
	if (s == SIDE_COLS)
		p = (dml_parts){m, m->cols, m->rows, 1, m->cols, 0};
	p.room = m->values == NULL ? p.length
		 : s == SIDE_ALL   ? m->pattern->n + 1
				   : longest_row(m->pattern) + 1;
	return p;
}

/* Divides argument 0, which is computed, into parts. Of a sparse matrix, columns are the rows of
 * its transpose, which replaces the argument. */
static smr_status look_at(dml_builtin_call *c, side s, dml_parts *out)
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

/* Gets argument 1, the unit of comparison, which may be left out. */
static smr_status arg_side(dml_builtin_call *c, side *out)
{
	const char *dir;

	SMR_TRY(dml_arg_text(c, 1, "rc", &dir));
	*out = strcmp(dir, "r") == 0 ? SIDE_ROWS : strcmp(dir, "c") == 0 ? SIDE_COLS : SIDE_ALL;
	if (*out == SIDE_ALL && strcmp(dir, "rc") != 0)
		return dml_run_fail(c->s, c->at, "%s(): dir is \"rc\", \"r\" or \"c\", not \"%s\"",
				    c->name, dir);
	return SMR_OK;
}

/* Counts exactly, or with a sketch. */
static smr_status count_values(dml_builtin_call *c, bool estimates, dml_value *out)
{
	dml_matrix *r;
	dml_distinct d = {.workers = c->s->trace->runner->workers, .estimates = estimates};
	dml_parts p;
	smr_status st;
	side s = (side)c->data;

	if (s == SIDE_ALL)
		SMR_TRY(arg_side(c, &s));
	SMR_TRY(look_at(c, s, &p));
	r = s == SIDE_COLS ? dml_new(c->s, 1, p.n) : dml_new(c->s, p.n, 1);
	st = r != NULL ? SMR_OK : SMR_ENOMEM;
	for (int64_t i = 0; st == SMR_OK && i < p.n; i++) {
		st = dml_distinct_find(&d, &p, i);
		r->data[i] = (double)d.n;
	}
	dml_distinct_free(&d);
	if (st == SMR_OK)
		*out = s == SIDE_ALL ? dml_integer((int64_t)r->data[0]) : dml_of(r);
	if (st != SMR_OK || s == SIDE_ALL)
		dml_matrix_drop(r);
	return st;
}

static smr_status count_distinct(dml_builtin_call *c, dml_value *out)
{
	return count_values(c, false, out);
}

/* The types of SystemDS: COUNT is exact; KMV and HLL are one sketch here. */
static smr_status count_approx(dml_builtin_call *c, dml_value *out)
{
	const char *type;

	SMR_TRY(dml_arg_text(c, 2, "KMV", &type));
	if (strcmp(type, "COUNT") != 0 && strcmp(type, "KMV") != 0 && strcmp(type, "HLL") != 0)
		return dml_run_fail(c->s, c->at,
				    "%s(): type is \"KMV\", \"HLL\" or \"COUNT\", not \"%s\"",
				    c->name, type);
	return count_values(c, strcmp(type, "COUNT") != 0, out);
}

/* Writes row or column @p i; shorter ones end in zeros. */
static void put_line(dml_matrix *r, side s, int64_t i, const double *x, int64_t n)
{
	smr_assert(n <= (s == SIDE_COLS ? r->rows : r->cols));
	for (int64_t k = 0; k < n; k++)
		r->data[s == SIDE_COLS ? k * r->cols + i : i * r->cols + k] = x[k];
}

static smr_status unique_lines(script *in, const dml_parts *p, side s, dml_distinct *d,
			       dml_value *out)
{
	int64_t most = 0;
	dml_matrix *r;
	smr_status st = SMR_OK;

	for (int64_t i = 0; i < p->n; i++) {
		SMR_TRY(dml_distinct_find(d, p, i));
		most = d->n > most ? d->n : most;
	}
	r = s == SIDE_COLS ? dml_new(in, most, p->n) : dml_new(in, p->n, most);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; st == SMR_OK && i < p->n; i++) {
		st = dml_distinct_find(d, p, i);
		if (st == SMR_OK)
			st = dml_distinct_arrange(d);
		if (st == SMR_OK)
			put_line(r, s, i, d->x, d->n);
	}
	if (st == SMR_OK)
		*out = dml_of(r);
	else
		dml_matrix_drop(r);
	return st;
}

static smr_status unique_of_all(script *in, const dml_parts *p, dml_distinct *d, dml_value *out)
{
	dml_matrix *r;

	SMR_TRY(dml_distinct_find(d, p, 0));
	SMR_TRY(dml_distinct_arrange(d));
	r = dml_new(in, d->n, 1);
	if (r == NULL)
		return SMR_ENOMEM;
	memcpy(r->data, d->x, (size_t)d->n * sizeof(double));
	*out = dml_of(r);
	return SMR_OK;
}

/* Gives all distinct values as a column; with dir="r" or "c" those of each row or column,
 * 0-padded. */
static smr_status eval_unique(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;
	dml_distinct d = {.workers = c->s->trace->runner->workers};
	dml_parts p;
	side s;
	smr_status st;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(arg_side(c, &s));
	SMR_TRY(look_at(c, s, &p));
	st = s == SIDE_ALL ? unique_of_all(c->s, &p, &d, out) : unique_lines(c->s, &p, s, &d, out);
	dml_distinct_free(&d);
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

static bool has_number(const dml_parts *p, double x)
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
	dml_parts p;
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

static smr_status infer_count(dml_builtin_call *c, dml_value *out)
{
	side s;

	SMR_TRY(arg_side(c, &s));
	return dml_infer_shape(c, s == SIDE_ROWS ? "ri" : s == SIDE_COLS ? "ic" : "s", out);
}

static const dml_builtin rows[] = {
	{"unique", "target! dir", eval_unique, .shape = "??"},
	{"countDistinct", "target! dir", count_distinct, SIDE_ALL, .infer = infer_count},
	{"countDistinctApprox", "target! dir type", count_approx, SIDE_ALL, .infer = infer_count},
	{"rowCountDistinct", "target!", count_distinct, SIDE_ROWS, .shape = "ri"},
	{"colCountDistinct", "target!", count_distinct, SIDE_COLS, .shape = "ic"},
	{"rowCountDistinctApprox", "target! dir type", count_approx, SIDE_ROWS, .shape = "ri"},
	{"colCountDistinctApprox", "target! dir type", count_approx, SIDE_COLS, .shape = "ic"},
	{"contains", "target! pattern!", eval_contains, .shape = "s"},
};

const dml_builtins dml_builtins_distinct = {rows, sizeof(rows) / sizeof(rows[0])};
