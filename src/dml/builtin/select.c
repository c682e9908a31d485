/* Builtin functions that select rows, columns and elements by value. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/frame.h"

/* Gets a number, also as a text: "Infinity". */
static smr_status number_or_text(dml_builtin_call *c, uint32_t i, double *out)
{
	const char *s;
	char *end;

	if (c->args[i].kind != DML_TEXT)
		return dml_arg_number(c, i, 0, out);
	s = c->args[i].text->s;
	*out = strtod(s, &end);
	return *s != '\0' && *end == '\0'
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at, "%s(): '%s' is no number", c->name, s);
}

static smr_status eval_replace(dml_builtin_call *c, dml_value *out)
{
	double pattern, by;
	dml_matrix *m;
	dml_value what, with, found = {0};
	const dml_value *of = &c->args[0];
	smr_status st;

	if (of->kind == DML_FRAME)
		return dml_frame_replace(c, out);
	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(number_or_text(c, 1, &pattern));
	SMR_TRY(number_or_text(c, 2, &by));
	what = dml_double(pattern);
	with = dml_double(by);
	st = dml_map(c->s, c->at, isnan(pattern) ? DML_ISNAN : DML_EQUAL,
		     (const dml_value *[]){of, &what}, &found);
	if (st == SMR_OK)
		st = dml_map(c->s, c->at, DML_IFELSE, (const dml_value *[]){&found, &with, of},
			     out);
	dml_drop(&found);
	return st;
}

/* Whether row (or column) @p i has a nonzero, or is selected. */
static bool line_is_kept(const dml_matrix *m, const dml_matrix *select, bool rows, int64_t i)
{
	int64_t n = rows ? m->cols : m->rows;

	if (select != NULL)
		return select->data[i] != 0;
	for (int64_t k = 0; k < n; k++)
		if ((rows ? m->data[i * m->cols + k] : m->data[k * m->cols + i]) != 0)
			return true;
	return false;
}

/* Like the dense case for a sparse matrix; if nothing remains, the result may be a line of
 * zeros. */
static smr_status remove_sparse(dml_builtin_call *c, const dml_matrix *m, const dml_matrix *select,
				bool rows, bool keeps_one, dml_value *out)
{
	int64_t lines = rows ? m->rows : m->cols, n = 0;
	bool *keep = smr_calloc((size_t)lines + 1, sizeof(*keep));
	dml_matrix *r = NULL;
	smr_sparse s = {0};

	if (keep == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s()", c->name);
	if (select == NULL)
		smr_sparse_lines(m->pattern, m->values, rows, keep);
	for (int64_t i = 0; i < lines; i++) {
		if (select != NULL)
			keep[i] = select->data[i] != 0;
		n += keep[i];
	}
	if (n == 0) {
		r = rows ? dml_new(c->s, keeps_one, m->cols) : dml_new(c->s, m->rows, keeps_one);
		if (r != NULL)
			memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	} else if (smr_sparse_choose(m->pattern, m->values, rows, keep, n,
				     c->s->trace->runner->workers, &s) == SMR_OK) {
		r = dml_matrix_of_sparse(&s);
	}
	smr_free(keep);
	if (r != NULL)
		*out = dml_of(r);
	return r != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status give_zeros(dml_builtin_call *c, int64_t rows, int64_t cols, dml_value *out)
{
	dml_matrix *r = dml_new(c->s, rows, cols);

	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(rows * cols) * sizeof(double));
	*out = dml_of(r);
	return SMR_OK;
}

/* Of a matrix in a file the selected rows alone are read. Not *@p done: it must be loaded. */
static smr_status select_in_file(dml_builtin_call *c, const dml_matrix *m, bool keeps_one,
				 dml_value *out, bool *done)
{
	dml_matrix *select;
	int64_t n = 0;
	bool *keep;
	smr_status st;

	SMR_TRY(dml_arg_forced(c, 2, &select));
	*done = dml_matrix_count(select) == m->rows && dml_is_in_file(m);
	if (!*done)
		return SMR_OK;
	keep = smr_calloc((size_t)m->rows, sizeof(*keep));
	if (keep == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s()", c->name);
	for (int64_t i = 0; i < m->rows; i++)
		n += keep[i] = select->data[i] != 0;
	st = n > 0 ? dml_file_select(c->s, m, keep, n, out, done)
		   : give_zeros(c, keeps_one, m->cols, out);
	smr_free(keep);
	return st;
}

static smr_status remove_empty(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m, *select = NULL, *r;
	const char *margin;
	int64_t lines, n = 0, at = 0;
	bool rows, keeps_one, done = false;

	if (c->args[0].kind == DML_FRAME)
		return dml_frame_remove_empty(c, out);
	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_arg_text(c, 1, "rows", &margin));
	SMR_TRY(dml_arg_truth(c, 3, true, &keeps_one));
	if (dml_is_in_file(m) && c->args[2].kind != DML_NOTHING && strcmp(margin, "rows") == 0)
		SMR_TRY(select_in_file(c, m, keeps_one, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(dml_compute(c->s->trace, &c->args[0]));
	if (c->args[2].kind != DML_NOTHING)
		SMR_TRY(dml_arg_forced(c, 2, &select));
	rows = strcmp(margin, "rows") == 0;
	if (!rows && strcmp(margin, "cols") != 0)
		return dml_run_fail(c->s, c->at, "removeEmpty(): margin is \"rows\" or \"cols\"");
	lines = rows ? m->rows : m->cols;
	if (select != NULL && select->rows * select->cols != lines)
		return dml_run_fail(c->s, c->at,
				    "removeEmpty(): select has %lld elements for %lld %s",
				    (long long)dml_matrix_count(select), (long long)lines, margin);
	if (m->values != NULL)
		return remove_sparse(c, m, select, rows, keeps_one, out);
	for (int64_t i = 0; i < lines; i++)
		n += line_is_kept(m, select, rows, i);
	keeps_one = keeps_one && n == 0;
	r = rows ? dml_new(c->s, n + keeps_one, m->cols) : dml_new(c->s, m->rows, n + keeps_one);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; i < lines; i++) {
		if (!line_is_kept(m, select, rows, i))
			continue;
		for (int64_t k = 0; k < (rows ? m->cols : m->rows); k++)
			*(rows ? &r->data[at * r->cols + k] : &r->data[k * r->cols + at]) =
				rows ? m->data[i * m->cols + k] : m->data[k * m->cols + i];
		at++;
	}
	*out = dml_of(r);
	return SMR_OK;
}

static bool lies_within(int64_t i, int64_t j, bool upper, bool diagonal)
{
	return i == j ? diagonal : upper ? i < j : i > j;
}

/* Copies the values of a part. */
static smr_status copy_triangle(dml_builtin_call *c, dml_matrix *m, bool diagonal, dml_value *out)
{
	bool upper = c->data == 1, sparse;
	dml_matrix *r;

	SMR_TRY(dml_sparse_now(c->s, &c->args[0], &sparse));
	if (sparse) {
		smr_sparse part;

		SMR_TRY(smr_sparse_side(m->pattern, m->values, upper, diagonal,
					c->s->trace->runner->workers, &part));
		return dml_sparse_give(&part, out);
	}
	SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	r = dml_new(c->s, m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++)
		for (int64_t j = 0; j < m->cols; j++)
			r->data[i * m->cols + j] =
				lies_within(i, j, upper, diagonal) ? m->data[i * m->cols + j] : 0;
	*out = dml_of(r);
	return SMR_OK;
}

/* Returns the bytes of whole numbers in SystemDS's estimates: the array is padded to 8 bytes. */
static int64_t bytes_of_ints(int64_t n)
{
	return 28 + 4 * n + (n % 2 == 0 ? 4 : 0);
}

/* Returns whether SystemDS holds the result of an operation sparse, by compressed rows. */
static bool is_held_sparse(int64_t rows, int64_t cols, int64_t nonzeros)
{
	int64_t n = nonzeros < 4 ? 4 : nonzeros;
	int64_t bytes = 56 + 24 + bytes_of_ints(rows + 1) + bytes_of_ints(n) + 32 + 8 * n;

	return cols > 1 && (double)nonzeros / (double)rows / (double)cols < 0.4 &&
	       bytes < 152 + 8 * rows * cols;
}

/* Sets a part to ones, as SystemDS does: also where the matrix has zeros, but not in a matrix of
 * zeros, nor in a row of zeros where SystemDS holds the matrix sparse. */
static smr_status fill_triangle(dml_builtin_call *c, dml_matrix *m, bool diagonal, dml_value *out)
{
	bool upper = c->data == 1, all;
	int64_t nonzeros;
	dml_matrix *r;

	SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	r = dml_new(c->s, m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	nonzeros = smr_dense_nonzeros(m->data, m->rows * m->cols);
	all = nonzeros > 0 && !is_held_sparse(m->rows, m->cols, nonzeros);
	for (int64_t i = 0; i < m->rows; i++) {
		bool filled = all || smr_dense_nonzeros(m->data + i * m->cols, m->cols) > 0;

		for (int64_t j = 0; j < m->cols; j++)
			r->data[i * m->cols + j] = filled && lies_within(i, j, upper, diagonal);
	}
	*out = dml_of(r);
	return SMR_OK;
}

/* Gives the part above, or below, the diagonal: its values, or ones. */
static smr_status eval_triangle(dml_builtin_call *c, dml_value *out)
{
	bool diagonal, values;
	dml_matrix *m;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_arg_truth(c, 1, false, &diagonal));
	SMR_TRY(dml_arg_truth(c, 2, false, &values));
	return (values ? copy_triangle : fill_triangle)(c, m, diagonal, out);
}

static int64_t rolled_index(int64_t i, int64_t by, int64_t rows)
{
	return (i + by % rows + rows) % rows;
}

static smr_status roll_sparse(dml_builtin_call *c, const dml_matrix *m, int64_t by, dml_value *out)
{
	int64_t *rows = smr_calloc((size_t)m->rows + 1, sizeof(*rows));
	smr_status st;

	if (rows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld rows", (long long)m->rows);
	for (int64_t i = 0; i < m->rows; i++)
		rows[rolled_index(i, by, m->rows)] = i;
	st = dml_sparse_pick(c->s, m, rows, m->rows, out);
	smr_free(rows);
	return st;
}

/* Rotates rows downwards; the last rows become the first. */
static smr_status eval_roll(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m, *r;
	bool sparse;
	int64_t by;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_arg_int(c, 1, 0, &by));
	SMR_TRY(dml_sparse_now(c->s, &c->args[0], &sparse));
	if (sparse)
		return roll_sparse(c, m, by, out);
	SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	r = dml_new(c->s, m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++) {
		int64_t to = rolled_index(i, by, m->rows);

		memcpy(r->data + to * m->cols, m->data + i * m->cols,
		       (size_t)m->cols * sizeof(double));
	}
	*out = dml_of(r);
	return SMR_OK;
}

/* Gives a column y with y[i] = a[i] + b[i] * y[i - 1], of columns a and b. */
static smr_status eval_cumsumprod(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m, *r;
	double last;

	SMR_TRY(dml_arg_forced(c, 0, &m));
	SMR_TRY(dml_arg_number(c, 1, 0, &last));
	if (m->cols != 2)
		return dml_run_fail(c->s, c->at, "cumsumprod() takes two columns, not %lld",
				    (long long)m->cols);
	r = dml_new(c->s, m->rows, 1);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++)
		r->data[i] = last = m->data[2 * i] + m->data[2 * i + 1] * last;
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status infer_nonempty(dml_builtin_call *c, dml_value *out)
{
	const dml_value *margin = &c->args[1];
	bool rows = margin->kind == DML_NOTHING ||
		    (margin->kind == DML_TEXT && strcmp(margin->text->s, "rows") == 0);
	bool cols = margin->kind == DML_TEXT && !rows;

	if (c->args[0].kind == DML_FRAME)
		return dml_infer_shape(c, rows ? "f?c" : cols ? "fr?" : "f??", out);
	return dml_infer_shape(c, rows ? "?c" : cols ? "r?" : "??", out);
}

static smr_status infer_replace(dml_builtin_call *c, dml_value *out)
{
	return dml_infer_shape(c, c->args[0].kind == DML_FRAME ? "frc" : "rc", out);
}

static const dml_builtin rows[] = {
	{"replace", "target! pattern! replacement!", eval_replace, .infer = infer_replace},
	{"removeEmpty", "target! margin select empty.return", remove_empty,
	 .infer = infer_nonempty},
	{"upper.tri", "target! diag values", eval_triangle, 1, .shape = "rc"},
	{"lower.tri", "target! diag values", eval_triangle, .shape = "rc"},
	{"roll", "target! by!", eval_roll, .shape = "rc", .facts = dml_keep_zeros},
	{"cumsumprod", "target! start", eval_cumsumprod, .shape = "ri"},
};

const dml_builtins dml_builtins_select = {rows, sizeof(rows) / sizeof(rows[0])};
