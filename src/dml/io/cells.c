/* Elements, one to a line: collected as triples, then sorted by rows. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "base/data/vec.h"
#include "dml/io/stored.h"

typedef struct cells {
	const char *path, *at, *end;
	int64_t line, rows, cols;
	bool pattern; /* pattern only: all values are 1 */
	int mirror;   /* 1: element (j, i) equals (i, j); -1: its negative */
	SMR_VEC(int32_t) i, j;
	SMR_VEC(double) v;
} cells;

static smr_status fail_format(const cells *c, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s:%lld: %s", c->path, (long long)c->line, what);
}

static bool is_blank(char x)
{
	return x == ' ' || x == '\t' || x == '\r' || x == ',';
}

static void skip_blanks(cells *c)
{
	smr_assert(c->at <= c->end);
	while (c->at < c->end && is_blank(*c->at))
		c->at++;
}

static bool at_line_end(const cells *c)
{
	return c->at == c->end || *c->at == '\n';
}

/* Advances to the first line that is not blank, and its first letter. */
static bool next_line(cells *c)
{
	for (; c->at < c->end; c->at++, c->line++) {
		skip_blanks(c);
		if (!at_line_end(c))
			return true;
		if (c->at == c->end)
			return false;
	}
	return false;
}

static void skip_line(cells *c)
{
	smr_assert(c->at <= c->end);
	while (!at_line_end(c))
		c->at++;
	c->line += c->at < c->end;
	c->at += c->at < c->end;
}

/* Parses an integer, "3" or, as some tools write it, "3.0". */
static smr_status parse_integer(cells *c, const char *what, int64_t least, int64_t most,
				int64_t *out)
{
	const char *from = c->at;
	int64_t v = 0;

	while (c->at < c->end && *c->at >= '0' && *c->at <= '9' && v <= INT64_MAX / 16)
		v = 10 * v + (*c->at++ - '0');
	if (c->at > from && c->end - c->at >= 2 && memcmp(c->at, ".0", 2) == 0)
		c->at += 2;
	if (c->at == from || (!at_line_end(c) && !is_blank(*c->at)))
		return smr_fail(SMR_EINVAL, "%s:%lld: the %s is no whole number", c->path,
				(long long)c->line, what);
	if (v < least || v > most)
		return smr_fail(SMR_EINVAL, "%s:%lld: %s %lld of %lld", c->path, (long long)c->line,
				what, (long long)v, (long long)most);
	skip_blanks(c);
	*out = v;
	return SMR_OK;
}

static smr_status parse_number(cells *c, double *out)
{
	const char *from = c->at, *to = from;

	if (smr_parse_double_read(&c->at, c->end, out)) {
		if (!at_line_end(c) && !is_blank(*c->at))
			return fail_format(c, "there is text after the number");
		skip_blanks(c);
		return SMR_OK;
	}
	while (to < c->end && *to != '\n' && !is_blank(*to))
		to++;
	if (!smr_parse_double_scan(&c->at, to, out))
		return smr_fail(SMR_ENOMEM, "%s: no memory for a number", c->path);
	if (to == from || c->at != to)
		return fail_format(c, to == from ? "a number is missing" : "this is no number");
	skip_blanks(c);
	return SMR_OK;
}

static smr_status add_cell(cells *c, int64_t i, int64_t j, double v)
{
	smr_assert(i >= 1 && j >= 1);
	SMR_TRY(smr_vec_push(&c->i, (int32_t)(i - 1)));
	SMR_TRY(smr_vec_push(&c->j, (int32_t)(j - 1)));
	return smr_vec_push(&c->v, v);
}

static smr_status parse_cell(cells *c)
{
	int64_t i, j;
	double v = 1;

	SMR_TRY(parse_integer(c, "row", 1, c->rows, &i));
	SMR_TRY(parse_integer(c, "column", 1, c->cols, &j));
	if (!c->pattern)
		SMR_TRY(parse_number(c, &v));
	if (!at_line_end(c))
		return fail_format(c, "there is text after the number");
	SMR_TRY(add_cell(c, i, j, v));
	if (c->mirror != 0 && i != j)
		SMR_TRY(add_cell(c, j, i, c->mirror * v));
	skip_line(c);
	return SMR_OK;
}

static smr_status check_sizes(const cells *c)
{
	if (c->rows < INT32_MAX && c->cols < INT32_MAX)
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED, "%s: a matrix of %lldx%lld", c->path, (long long)c->rows,
			(long long)c->cols);
}

static smr_status build_matrix(cells *c, dml_matrix **out)
{
	smr_sparse s;

	smr_assert(c->i.n == c->v.n && c->j.n == c->v.n);
	SMR_TRY(smr_sparse_of_triples(c->rows, c->cols, (int64_t)c->v.n, c->i.v, c->j.v, c->v.v,
				      &s));
	*out = dml_matrix_of_sparse(&s);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static void free_cells(cells *c)
{
	smr_vec_free(&c->i);
	smr_vec_free(&c->j);
	smr_vec_free(&c->v);
}

static smr_status parse_all_cells(cells *c, dml_matrix **out)
{
	SMR_TRY(check_sizes(c));
	while (next_line(c))
		SMR_TRY(parse_cell(c));
	return build_matrix(c, out);
}

smr_status dml_cells_parse(const char *path, const char *text, size_t n, int64_t rows, int64_t cols,
			   dml_matrix **out)
{
	cells c = {
		.path = path, .at = text, .end = text + n, .line = 1, .rows = rows, .cols = cols};
	locale_t before = smr_c_locale_enter();
	smr_status st = parse_all_cells(&c, out);

	smr_c_locale_leave(before);
	free_cells(&c);
	return st;
}

/* ---- MatrixMarket ---------------------------------------------------------------------------- */

/* Looks the next word up in a list, ignoring case: its index, or -1. */
static int parse_keyword(cells *c, const char *const *list, int n)
{
	char w[32];
	size_t k = 0;

	skip_blanks(c);
	for (; !at_line_end(c) && !is_blank(*c->at); c->at++)
		if (k + 1 < sizeof(w))
			w[k++] = (char)(*c->at >= 'A' && *c->at <= 'Z' ? *c->at + 32 : *c->at);
	w[k] = '\0';
	for (int i = 0; i < n; i++)
		if (strcmp(list[i], w) == 0)
			return i;
	return -1;
}

/* Parses elements by columns; of a symmetric matrix from the diagonal down. */
static smr_status parse_array(cells *c, dml_matrix **out)
{
	int64_t count;
	double v;

	smr_assert(c->mirror >= -1 && c->mirror <= 1);
	if (__builtin_mul_overflow(c->rows, c->cols, &count))
		return smr_fail(SMR_ENOMEM, "%s: too large", c->path);
	for (int64_t j = 1; j <= c->cols; j++)
		for (int64_t i = c->mirror != 0 ? j + (c->mirror < 0) : 1; i <= c->rows; i++) {
			if (!next_line(c))
				return fail_format(c, "numbers are missing");
			SMR_TRY(parse_number(c, &v));
			SMR_TRY(add_cell(c, i, j, v));
			if (c->mirror != 0 && i != j)
				SMR_TRY(add_cell(c, j, i, c->mirror * v));
		}
	if (next_line(c))
		return fail_format(c, "more numbers than the matrix has");
	return build_matrix(c, out);
}

static smr_status parse_coordinates(cells *c, int64_t count, dml_matrix **out)
{
	for (int64_t e = 0; e < count; e++) {
		if (!next_line(c))
			return smr_fail(SMR_EINVAL, "%s:%lld: %lld of %lld elements are missing",
					c->path, (long long)c->line, (long long)(count - e),
					(long long)count);
		SMR_TRY(parse_cell(c));
	}
	if (next_line(c))
		return fail_format(c, "more elements than the second line says");
	return build_matrix(c, out);
}

static smr_status parse_matrix_market(cells *c, dml_matrix **out)
{
	static const char *const magic[] = {"%%matrixmarket"}, *const objects[] = {"matrix"},
				 *const forms[] = {"coordinate", "array"},
				 *const fields[] = {"real", "integer", "pattern", "double"},
				 *const symmetries[] = {"general", "symmetric", "skew-symmetric"};
	static const int mirrors[] = {0, 1, -1};
	int64_t count = 0;
	int form, field, symmetry;

	if (parse_keyword(c, magic, 1) < 0)
		return fail_format(c,
				   "no MatrixMarket file: it does not begin with %%MatrixMarket");
	if (parse_keyword(c, objects, 1) < 0 || (form = parse_keyword(c, forms, 2)) < 0 ||
	    (field = parse_keyword(c, fields, 4)) < 0 ||
	    (symmetry = parse_keyword(c, symmetries, 3)) < 0 || (form == 1 && field == 2))
		return fail_format(
			c, "supported are: matrix coordinate or array, real, integer or "
			   "pattern (of coordinates), general, symmetric or skew-symmetric");
	c->pattern = field == 2;
	c->mirror = mirrors[symmetry];
	do
		skip_line(c);
	while (next_line(c) && *c->at == '%');
	SMR_TRY(parse_integer(c, "number of rows", 0, INT64_MAX, &c->rows));
	SMR_TRY(parse_integer(c, "number of columns", 0, INT64_MAX, &c->cols));
	if (form == 0)
		SMR_TRY(parse_integer(c, "number of elements", 0, INT64_MAX, &count));
	if (!at_line_end(c))
		return fail_format(c, "there is text after the sizes");
	if (c->mirror != 0 && c->rows != c->cols)
		return fail_format(c, "it is symmetric and not square");
	skip_line(c);
	SMR_TRY(check_sizes(c));
	return form == 0 ? parse_coordinates(c, count, out) : parse_array(c, out);
}

smr_status dml_market_parse(const char *path, const char *text, size_t n, dml_matrix **out)
{
	cells c = {.path = path, .at = text, .end = text + n, .line = 1};
	locale_t before = smr_c_locale_enter();
	smr_status st = parse_matrix_market(&c, out);

	smr_c_locale_leave(before);
	free_cells(&c);
	return st;
}

/* ---- writing --------------------------------------------------------------------------------- */

int64_t dml_matrix_nonzeros(const dml_matrix *m)
{
	return m->values != NULL ? smr_dense_nonzeros(m->values, m->pattern->n)
				 : smr_dense_nonzeros(m->data, m->rows * m->cols);
}

static void put_cell(smr_str *s, int64_t i, int64_t j, double v)
{
	if (v == 0)
		return;
	smr_str_printf(s, "%lld %lld ", (long long)i + 1, (long long)j + 1);
	dml_put_double(s, v);
	smr_str_putc(s, '\n');
}

void dml_cells_put(smr_str *s, const dml_matrix *m, bool is_market)
{
	smr_assert(dml_matrix_known(m));
	if (is_market)
		smr_str_printf(s,
			       "%%%%MatrixMarket matrix coordinate real general\n%lld %lld %lld\n",
			       (long long)m->rows, (long long)m->cols,
			       (long long)dml_matrix_nonzeros(m));
	/* without columns, the number of rows may be anything */
	for (int64_t i = 0; m->cols > 0 && i < m->rows; i++) {
		if (m->values == NULL) {
			for (int64_t j = 0; j < m->cols; j++)
				put_cell(s, i, j, m->data[i * m->cols + j]);
			continue;
		}
		for (int64_t e = m->pattern->starts[i]; e < m->pattern->starts[i + 1]; e++)
			put_cell(s, i, m->pattern->cols_at[e], m->values[e]);
	}
}
