/* Builtin functions that rearrange the elements of matrices. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dml/absint.h"

enum { LARGE = 4096 }; /* rows: 128 MiB if dense */

static smr_status trace_unary(dml_builtin_call *c, dml_op op, int64_t rows, int64_t cols,
			      dml_value *out)
{
	dml_node n = dml_node_of(op, rows, cols);
	bool done;

	SMR_TRY(dml_sparse_one(c->s, op, &c->args[0], rows, cols, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(dml_lazy_in(c->s->trace, &c->args[0], &n.in[0]));
	return dml_lazy_add(c->s->trace, &n, out);
}

static smr_status eval_transpose(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;
	bool done;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_packed_turn(&c->args[0], out, &done));
	if (done)
		return SMR_OK;
	if (m->rows == 1 || m->cols == 1)
		return trace_unary(c, DML_RESHAPE, m->cols, m->rows, out);
	return trace_unary(c, DML_TURN, m->cols, m->rows, out);
}

static smr_status eval_rev(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	return trace_unary(c, DML_REVERSE, m->rows, m->cols, out);
}

/* Builds a sparse matrix, which computes the column now. */
static smr_status large_diagonal(dml_builtin_call *c, dml_matrix *m, dml_value *out)
{
	dml_matrix *r;
	smr_sparse s;

	SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	SMR_TRY(smr_sparse_diagonal(m->rows, m->data, &s));
	r = dml_matrix_of_sparse(&s);
	if (r == NULL)
		return SMR_ENOMEM;
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status eval_diag(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;
	bool done;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	if (m->cols == 1 && m->rows < LARGE)
		return trace_unary(c, DML_DIAG, m->rows, m->rows, out);
	if (m->cols == 1)
		return large_diagonal(c, m, out);
	if (m->rows != m->cols)
		return dml_run_fail(c->s, c->at, "diag() of a matrix of %lldx%lld",
				    (long long)m->rows, (long long)m->cols);
	SMR_TRY(dml_rewrite_diagonal(c->s, &c->args[0], out, &done));
	return done ? SMR_OK : trace_unary(c, DML_DIAG, m->rows, 1, out);
}

/* ---- concatenation */

static smr_status as_matrix(dml_builtin_call *c, uint32_t i)
{
	dml_value v = {0};

	if (c->args[i].kind == DML_TEXT || c->args[i].kind > DML_MATRIX)
		return dml_run_fail(c->s, c->at, "%s() of %s", c->name,
				    dml_a_kind(c->args[i].kind));
	SMR_TRY(dml_as_matrix(c->s, &c->args[i], &v));
	dml_drop(&c->args[i]);
	c->args[i] = v;
	return SMR_OK;
}

static bool is_there(const dml_matrix *m)
{
	return dml_matrix_known(m) || dml_is_in_file(m);
}

/* Two empty matrices that fit have a size to add up; else the one without elements has no effect.
 */
static smr_status join_empty(dml_builtin_call *c, const dml_value *a, const dml_value *b,
			     dml_value *out)
{
	const dml_matrix *x = a->matrix, *y = b->matrix;
	dml_matrix *m;

	if (c->data == DML_BESIDE ? x->rows == 0 && y->rows == 0 : x->cols == 0 && y->cols == 0) {
		m = c->data == DML_BESIDE ? dml_new(c->s, 0, x->cols + y->cols)
					  : dml_new(c->s, x->rows + y->rows, 0);
		if (m == NULL)
			return SMR_ENOMEM;
		*out = dml_of(m);
		return SMR_OK;
	}
	*out = dml_keep(x->rows * x->cols == 0 ? b : a);
	return SMR_OK;
}

static smr_status join_two(dml_builtin_call *c, const dml_value *a, const dml_value *b,
			   dml_value *out)
{
	const dml_matrix *x = a->matrix, *y = b->matrix;
	bool beside = c->data == DML_BESIDE;
	dml_node n = dml_node_of((dml_op)c->data, beside ? x->rows : x->rows + y->rows,
				 beside ? x->cols + y->cols : x->cols);
	bool done;

	if (x->rows * x->cols == 0 || y->rows * y->cols == 0)
		return join_empty(c, a, b, out);
	if (beside ? x->rows != y->rows : x->cols != y->cols)
		return dml_run_fail(c->s, c->at,
				    "inputs to %s must have same number of %s: %lldx%lld and "
				    "%lldx%lld",
				    c->name, beside ? "rows" : "columns", (long long)x->rows,
				    (long long)x->cols, (long long)y->rows, (long long)y->cols);
	if (!beside && (dml_is_in_file(a->matrix) || dml_is_in_file(b->matrix)) &&
	    is_there(a->matrix) && is_there(b->matrix))
		return dml_file_below(c->s, a->matrix, b->matrix, out);
	SMR_TRY(dml_sparse_two(c->s, (dml_op)c->data, a, b, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(dml_lazy_in(c->s->trace, a, &n.in[0]));
	SMR_TRY(dml_lazy_in(c->s->trace, b, &n.in[1]));
	return dml_lazy_add(c->s->trace, &n, out);
}

/* append("a", "b"): joins texts by line ends. */
static smr_status join_text_lines(dml_builtin_call *c, dml_value *out)
{
	smr_str text = {0};
	smr_status st;

	for (uint32_t i = 0; i < c->nargs; i++) {
		SMR_TRY(dml_materialize(c->s->trace, &c->args[i]));
		if (i > 0)
			smr_str_putc(&text, '\n');
		dml_put_scalar(&text, &c->args[i]);
	}
	st = smr_str_status(&text, "a string");
	if (st == SMR_OK)
		st = dml_make_string(smr_str_text(&text), text.n, out);
	smr_str_free(&text);
	return st;
}

static smr_status join_all(dml_builtin_call *c, uint32_t n, const dml_value *v, dml_value *out)
{
	dml_value all = dml_keep(&v[0]);

	for (uint32_t i = 1; i < n; i++) {
		dml_value next = {0};
		smr_status st = join_two(c, &all, &v[i], &next);

		dml_drop(&all);
		SMR_TRY(st);
		all = next;
	}
	*out = all;
	return SMR_OK;
}

/* Concatenates the matrices of a list. */
static smr_status join_list(dml_builtin_call *c, dml_value *out)
{
	const dml_list *l = c->args[0].list;

	for (uint32_t i = 0; i < l->n; i++)
		if (l->values[i].kind != DML_MATRIX)
			return dml_run_fail(c->s, c->at, "%s() of a list in which value %u is %s",
					    c->name, i + 1, dml_a_kind(l->values[i].kind));
	if (l->n == 0)
		return dml_run_fail(c->s, c->at, "%s() of a list of nothing", c->name);
	return join_all(c, l->n, l->values, out);
}

static smr_status eval_concat(dml_builtin_call *c, dml_value *out)
{
	if (dml_joins_frames(c))
		return dml_join_frames(c, c->data == DML_BESIDE, out);
	if (c->args[0].kind == DML_LIST && c->nargs == 2)
		return dml_list_append(&c->args[0], &c->args[1], out);
	if (c->args[0].kind == DML_LIST && c->nargs == 1)
		return join_list(c, out);
	if (c->args[0].kind == DML_TEXT && c->data == DML_BESIDE)
		return join_text_lines(c, out);
	for (uint32_t i = 0; i < c->nargs; i++)
		SMR_TRY(as_matrix(c, i));
	return join_all(c, c->nargs, c->args, out);
}

/* ---- matrix() */

static int64_t count_words(const char *s)
{
	int64_t n = 0;

	for (; *(s += strspn(s, " \t\n,")) != '\0'; n++)
		s += strcspn(s, " \t\n,");
	return n;
}

static smr_status of_text(dml_builtin_call *c, int64_t rows, int64_t cols, dml_value *out)
{
	const char *s = c->args[0].text->s;
	int64_t n = count_words(s);
	dml_matrix *m;

	if (n != rows * cols)
		return dml_run_fail(
			c->s, c->at,
			"Invalid matrix string intialization: dimensions=[%lldx%lld] vs "
			"numValues=%lld",
			(long long)rows, (long long)cols, (long long)n);
	m = dml_new(c->s, rows, cols);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < n; i++) {
		char *end;

		s += strspn(s, " \t\n,");
		m->data[i] = strtod(s, &end);
		if (end == s || strchr(" \t\n,", *end) == NULL) {
			dml_matrix_drop(m);
			return dml_run_fail(c->s, c->at, "'%.*s' is no number",
					    (int)strcspn(s, " \t\n,"), s);
		}
		s = end;
	}
	*out = dml_of(m);
	return SMR_OK;
}

static smr_status reshape_matrix(dml_builtin_call *c, int64_t rows, int64_t cols, dml_value *out)
{
	dml_matrix *m = c->args[0].matrix;
	dml_value v = {0};
	bool byrow;

	SMR_TRY(dml_arg_truth(c, 3, true, &byrow));
	if (m->rows * m->cols != rows * cols)
		return dml_run_fail(
			c->s, c->at,
			"Reshape matrix requires consistent numbers of input/output cells "
			"(%lld:%lld, %lld:%lld).",
			(long long)m->rows, (long long)m->cols, (long long)rows, (long long)cols);
	if (byrow)
		return trace_unary(c, DML_RESHAPE, rows, cols, out);
	SMR_TRY(eval_transpose(c, &v));
	dml_drop(&c->args[0]);
	c->args[0] = v;
	SMR_TRY(trace_unary(c, DML_RESHAPE, cols, rows, &v));
	dml_drop(&c->args[0]);
	c->args[0] = v;
	return eval_transpose(c, out);
}

static smr_status eval_matrix(dml_builtin_call *c, dml_value *out)
{
	int64_t rows, cols;

	SMR_TRY(dml_arg_sizes(c, 1, &rows, &cols));
	if (c->args[0].kind == DML_TEXT)
		return of_text(c, rows, cols, out);
	if (c->args[0].kind == DML_MATRIX)
		return reshape_matrix(c, rows, cols, out);
	if (c->args[0].kind > DML_MATRIX)
		return dml_run_fail(c->s, c->at, "matrix() of %s", dml_a_kind(c->args[0].kind));
	return trace_unary(c, DML_FILL, rows, cols, out);
}

/* Makes a column of a list of numbers; a list of one value gives that value. */
static smr_status of_list(dml_builtin_call *c, const dml_list *l, dml_value *out)
{
	dml_matrix *m;

	if (l->n == 1 && l->values[0].kind == DML_MATRIX) {
		*out = dml_keep(&l->values[0]);
		return SMR_OK;
	}
	m = dml_new(c->s, l->n, 1);
	for (uint32_t i = 0; m != NULL && i < l->n; i++) {
		bool is;
		smr_status st = dml_number(c->s, &l->values[i], &is, &m->data[i]);

		if (st == SMR_OK && !is)
			st = dml_run_fail(
				c->s, c->at,
				"as.matrix over multi-entry list only allows scalars, and "
				"value %u is a %s",
				i + 1, dml_kind_name(l->values[i].kind));
		if (st != SMR_OK) {
			dml_matrix_drop(m);
			return st;
		}
	}
	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

static smr_status to_matrix(dml_builtin_call *c, dml_value *out)
{
	if (c->args[0].kind == DML_FRAME)
		return dml_frame_matrix(c, out);
	if (c->args[0].kind == DML_LIST)
		return of_list(c, c->args[0].list, out);
	SMR_TRY(as_matrix(c, 0));
	*out = dml_keep(&c->args[0]);
	return SMR_OK;
}

/* ---- in an analysis */

/* An unknown number of columns may be one. */
static smr_status infer_diag(dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *m = dml_matrix_at(c, 0);

	if (m == NULL || dml_size_unknown(m->cols))
		return dml_infer_shape(c, "r?", out);
	return dml_infer_shape(c, m->cols == 1 ? "rr" : "ri", out);
}

static void find_diagonal_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	if (dml_matrix_at(c, 0) != NULL && m->cols > 1)
		out->zeros = 1 - 1 / (double)m->cols;
}

static void find_fill_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	const dml_value *v = &c->args[0];

	out->exact = v->matrix == NULL && dml_is_number(v);
	out->zeros = dml_arg_is(c, 0, 0);
}

static void add_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	double all = (double)m->rows * (double)m->cols, zeros = 0;

	for (uint32_t i = 0; i < DML_ARGS; i++) {
		const dml_matrix *x = dml_matrix_at(c, i);

		zeros += x != NULL ? dml_zeros(x) * (double)x->rows * (double)x->cols : 0;
	}
	out->zeros = all > 0 ? fmin(1, zeros / all) : 0;
}

/* Returns the matrices of a concatenation, or their list's; *@p any: one may be of any kind. */
static const dml_value *joined_values(const dml_builtin_call *c, uint32_t *n, bool *any)
{
	bool list = c->nargs == 1 && c->args[0].kind == DML_LIST;
	const dml_value *v = list ? c->args[0].list->values : c->args;

	*n = list ? c->args[0].list->n : c->nargs;
	*any = false;
	for (uint32_t i = 0; i < *n; i++)
		*any |= dml_is_any(&v[i]);
	return v;
}

/* Sizes add up along one dimension and are equal along the other. Names of unknown sizes cannot be
 * added. */
static smr_status infer_joined(dml_builtin_call *c, dml_value *out)
{
	bool below = c->data == DML_BELOW, any, unknown = false;
	int64_t along = 0, other = 1;
	uint32_t n;
	const dml_value *v = joined_values(c, &n, &any);
	bool frames = dml_joins_frames(c);

	for (uint32_t i = 0; i < n; i++) {
		dml_matrix part;
		const dml_matrix *m = v[i].kind == DML_MATRIX ? v[i].matrix : NULL;
		int64_t size;

		if (dml_frame_size(&v[i], &part.rows, &part.cols))
			m = &part;
		size = m == NULL ? 1 : below ? m->rows : m->cols;
		if (v[i].kind == DML_TEXT || v[i].kind == DML_LIST ||
		    (dml_is_any(&v[i]) && strcmp(c->name, "append") == 0))
			return dml_unseen_number(true, out);
		if (m != NULL && (i == 0 || dml_size_unknown(other)))
			other = below ? m->cols : m->rows;
		unknown |= dml_size_unknown(size);
		along += size;
	}
	if (any || unknown)
		along = dml_infer_unknown(c, below ? "rows" : "columns");
	if (frames)
		return dml_unseen_frame(below ? along : other, below ? other : along, out);
	return dml_unseen_matrix(below ? along : other, below ? other : along, 0, out);
}

static smr_status infer_concat(dml_builtin_call *c, dml_value *out)
{
	bool infers;
	uint32_t n;
	const dml_value *v = joined_values(c, &n, &infers);
	smr_status st;

	for (uint32_t i = 0; i < n; i++)
		infers |= v[i].kind == DML_MATRIX &&
			  dml_size_unknown(c->data == DML_BELOW ? v[i].matrix->rows
								: v[i].matrix->cols);
	st = infers ? infer_joined(c, out) : eval_concat(c, out);
	return st != SMR_OK && dml_is_excused(c->s, c->args, DML_ARGS) ? infer_joined(c, out) : st;
}

static const dml_builtin rows[] = {
	{"t", "target!", eval_transpose, .shape = "cr", .facts = dml_keep_zeros},
	{"rev", "target!", eval_rev, .shape = "rc", .facts = dml_keep_zeros},
	{"diag", "target!", eval_diag, .infer = infer_diag, .facts = find_diagonal_zeros},
	{"cbind", "a! b c d e f g h i j", eval_concat, DML_BESIDE, .analysis = DML_INFER,
	 .infer = infer_concat, .facts = add_zeros},
	{"append", "a! b c d e f g h i j", eval_concat, DML_BESIDE, .analysis = DML_INFER,
	 .infer = infer_concat, .facts = add_zeros},
	{"rbind", "a! b c d e f g h i j", eval_concat, DML_BELOW, .analysis = DML_INFER,
	 .infer = infer_concat, .facts = add_zeros},
	{"matrix", "data! rows! cols! byrow", eval_matrix, .shape = "12", .facts = find_fill_zeros},
	{"as.matrix", "target!", to_matrix, .shape = "rc", .facts = dml_keep_zeros},
};

const dml_builtins dml_builtins_matrix = {rows, sizeof(rows) / sizeof(rows[0])};
