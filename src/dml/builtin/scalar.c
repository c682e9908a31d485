/* Builtin functions on scalars: sizes, casts, texts, and ending a script. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread/clock.h"
#include "dml/absint.h"

static smr_status size_of(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;
	int64_t rows, cols;

	if (c->args[0].kind == DML_LIST) {
		*out = dml_integer(c->data == 1 ? 1 : c->args[0].list->n);
		return SMR_OK;
	}
	if (dml_frame_size(&c->args[0], &rows, &cols)) {
		*out = dml_integer(c->data == 0 ? rows : c->data == 1 ? cols : rows * cols);
		return SMR_OK;
	}
	SMR_TRY(dml_arg_matrix(c, 0, &m));
	*out = dml_integer(c->data == 0 ? m->rows : c->data == 1 ? m->cols : m->rows * m->cols);
	return SMR_OK;
}

static smr_status as_scalar(dml_builtin_call *c, dml_value *out)
{
	dml_node n = dml_node_of(DML_RESHAPE, 0, 0);
	dml_matrix *m;

	if (c->args[0].kind == DML_LIST && c->args[0].list->n == 1) {
		*out = dml_keep(&c->args[0].list->values[0]);
		return SMR_OK;
	}
	if (c->args[0].kind == DML_FRAME)
		return dml_frame_scalar(c, out);
	if (c->args[0].kind != DML_MATRIX) {
		*out = dml_keep(&c->args[0]);
		return SMR_OK;
	}
	SMR_TRY(dml_arg_matrix(c, 0, &m));
	if (m->rows != 1 || m->cols != 1)
		return dml_run_fail(c->s, c->at, "as.scalar() of a matrix of %lldx%lld, not 1x1",
				    (long long)m->rows, (long long)m->cols);
	if (m->data != NULL) {
		*out = dml_double(m->data[0]);
		return SMR_OK;
	}
	n.scalar = true;
	SMR_TRY(dml_lazy_in(c->s->trace, &c->args[0], &n.in[0]));
	return dml_lazy_add(c->s->trace, &n, out);
}

static bool is_true(const char *text)
{
	return strcmp(text, "TRUE") == 0 || strcmp(text, "true") == 0;
}

static smr_status eval_cast(dml_builtin_call *c, dml_value *out)
{
	double x;

	if (c->args[0].kind == DML_MATRIX || c->args[0].kind == DML_FRAME) {
		dml_value v = {0};

		SMR_TRY(as_scalar(c, &v));
		dml_drop(&c->args[0]);
		c->args[0] = v;
	}
	if (c->args[0].kind == DML_TEXT) {
		char *end;
		const char *text = c->args[0].text->s;

		x = strtod(text, &end);
		if (is_true(text) || c->data == DML_BOOLEAN)
			x = is_true(text);
		else if (strcmp(text, "FALSE") == 0 || strcmp(text, "false") == 0)
			x = 0;
		else if (*text == '\0' || *end != '\0')
			return dml_run_fail(c->s, c->at, "'%s' is no number", text);
	} else {
		SMR_TRY(dml_arg_number(c, 0, 0, &x));
	}
	if (c->data == DML_INTEGER)
		*out = c->args[0].kind == DML_INTEGER ? c->args[0] : dml_integer(dml_whole(x));
	else if (c->data == DML_BOOLEAN)
		*out = dml_boolean(x != 0);
	else
		*out = dml_double(x);
	return SMR_OK;
}

/* [shorter, removed] = remove(list, i) */
static smr_status eval_remove(dml_builtin_call *c, dml_value *out)
{
	uint32_t i;

	if (c->args[0].kind != DML_LIST)
		return dml_run_fail(c->s, c->at, "remove() takes a list, not %s",
				    dml_a_kind(c->args[0].kind));
	SMR_TRY(dml_materialize(c->s->trace, &c->args[1]));
	SMR_TRY(dml_list_find(c->s, c->at, c->args[0].list, &c->args[1], &i));
	SMR_TRY(dml_list_without(&c->args[0], i, &out[0]));
	if (c->nout > 1)
		return dml_list_part(&c->args[0], i, 1, &out[1]);
	return SMR_OK;
}

/* ---- text */

/* Of a large sparse matrix, only the part that is printed becomes dense. */
static smr_status materialize_shown(dml_builtin_call *c, dml_value *v, const dml_format *f)
{
	dml_value part = {0};
	int64_t n[2];
	bool sparse;

	SMR_TRY(dml_sparse_now(c->s, v, &sparse));
	if (!sparse)
		return SMR_OK;
	n[0] = v->matrix->rows < f->rows ? v->matrix->rows : f->rows;
	n[1] = v->matrix->cols < f->cols ? v->matrix->cols : f->cols;
	if (n[0] < 1 || n[1] < 1 || (n[0] == v->matrix->rows && n[1] == v->matrix->cols))
		return SMR_OK;
	SMR_TRY(dml_sparse_part(c->s, v, (int64_t[]){0, 0}, n, &part, &sparse));
	dml_drop(v);
	*v = part;
	return SMR_OK;
}

static smr_status to_text(dml_builtin_call *c, dml_value *v, const dml_format *f, smr_str *text);

/* Prints a list without names, and matrices as usual; an empty list has no opening bracket. */
static smr_status list_to_text(dml_builtin_call *c, const dml_list *l, const dml_format *f,
			       smr_str *text)
{
	smr_status st = SMR_OK;

	smr_str_puts(text, l->n > 0 ? "List containing:\n[" : "List containing:");
	for (uint32_t i = 0; i < l->n && st == SMR_OK; i++) {
		dml_value v = dml_keep(&l->values[i]);

		if (i > 0)
			smr_str_puts(text, ", ");
		if (v.kind == DML_MATRIX)
			smr_str_puts(text, "\nMatrix:\n");
		if (v.kind == DML_FRAME)
			smr_str_putc(text, '\n');
		st = to_text(c, &v, f, text);
		dml_drop(&v);
	}
	smr_str_putc(text, ']');
	return st;
}

/* All rows and columns of a frame are printed, unless arguments say how many. */
static smr_status frame_to_text(dml_builtin_call *c, const dml_value *v, const dml_format *f,
				smr_str *text)
{
	bool asked = strcmp(c->name, "toString") == 0;
	dml_format all = *f;
	dml_dataframe *t;

	SMR_TRY(dml_frame_known(c->s, c->at, v, &t));
	if (!asked || c->args[1].kind == DML_NOTHING)
		all.rows = INT64_MAX;
	if (!asked || c->args[2].kind == DML_NOTHING)
		all.cols = INT64_MAX;
	dml_put_frame(text, t, &all);
	return SMR_OK;
}

static smr_status to_text(dml_builtin_call *c, dml_value *v, const dml_format *f, smr_str *text)
{
	if (v->kind == DML_MATRIX)
		SMR_TRY(materialize_shown(c, v, f));
	SMR_TRY(dml_materialize(c->s->trace, v));
	if (v->kind == DML_MATRIX)
		dml_put_matrix(text, v->matrix, f);
	else if (v->kind == DML_FRAME)
		SMR_TRY(frame_to_text(c, v, f, text));
	else if (v->kind == DML_TENSOR)
		dml_put_array(text, v->array, f);
	else if (v->kind == DML_LIST)
		SMR_TRY(list_to_text(c, v->list, f, text));
	else
		dml_put_scalar(text, v);
	return smr_str_status(text, "a text");
}

static const dml_format usual = {100, 100, 3, false, " ", "\n"};

static smr_status to_string(dml_builtin_call *c, dml_value *out)
{
	dml_format f = usual;
	smr_str text = {0};
	smr_status st;

	SMR_TRY(dml_arg_int(c, 1, f.rows, &f.rows));
	SMR_TRY(dml_arg_int(c, 2, f.cols, &f.cols));
	SMR_TRY(dml_arg_int(c, 3, f.decimal, &f.decimal));
	SMR_TRY(dml_arg_truth(c, 4, f.sparse, &f.sparse));
	SMR_TRY(dml_arg_text(c, 5, f.sep, &f.sep));
	SMR_TRY(dml_arg_text(c, 6, f.linesep, &f.linesep));
	if (f.decimal < 0 || f.decimal > 300)
		return dml_run_fail(c->s, c->at, "toString(): decimal=%lld", (long long)f.decimal);
	st = to_text(c, &c->args[0], &f, &text);
	if (st == SMR_OK)
		st = dml_make_string(smr_str_text(&text), text.n, out);
	smr_str_free(&text);
	return st;
}

static smr_status eval_print(dml_builtin_call *c, dml_value *out)
{
	const smr_interp_params *p = c->s->params;
	smr_str text = {0};
	smr_status st = c->nargs > 1 && c->args[0].kind == DML_TEXT
				? dml_put_formatted(c, &text)
				: to_text(c, &c->args[0], &usual, &text);

	*out = (dml_value){0};
	smr_str_putc(&text, '\n');
	if (st == SMR_OK)
		st = smr_str_status(&text, "a text");
	if (st == SMR_OK)
		p->print(p->ctx, smr_str_text(&text), text.n);
	smr_str_free(&text);
	return st;
}

static smr_status eval_stop(dml_builtin_call *c, dml_value *out)
{
	smr_str text = {0};
	smr_status st = to_text(c, &c->args[0], &usual, &text);

	if (st == SMR_OK)
		st = smr_fail(SMR_ESTATE, "%s", smr_str_text(&text));
	smr_str_free(&text);
	return st;
}

static smr_status eval_assert(dml_builtin_call *c, dml_value *out)
{
	bool holds;

	SMR_TRY(dml_arg_truth(c, 0, false, &holds));
	return holds ? SMR_OK : dml_run_fail(c->s, c->at, "assertion failed");
}

static smr_status now(dml_builtin_call *c, dml_value *out)
{
	*out = dml_integer(smr_now_ns());
	return SMR_OK;
}

/* ---- in an analysis */

static smr_status infer_size(dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *m = dml_matrix_at(c, 0);
	dml_matrix size = {0};

	if (dml_frame_size(&c->args[0], &size.rows, &size.cols))
		m = &size;
	if (dml_is_any(&c->args[0]))
		return dml_unseen_number(false, out);
	if (m == NULL || (!dml_size_unknown(m->rows) && !dml_size_unknown(m->cols)))
		return size_of(c, out);
	if (c->data == 2)
		return m->rows == 1   ? dml_number_of_size(m->cols, out)
		       : m->cols == 1 ? dml_number_of_size(m->rows, out)
				      : dml_unseen_number(false, out);
	return dml_number_of_size(c->data == 0 ? m->rows : m->cols, out);
}

/* A size is an integer. */
static smr_status infer_integer(dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *m = c->args[0].kind != DML_MATRIX ? c->args[0].matrix : NULL;

	if (m == NULL || m->outlook == NULL || m->outlook->any || m->outlook->number == 0)
		return dml_unseen_number(false, out);
	*out = dml_keep(&c->args[0]);
	return SMR_OK;
}

static smr_status infer_stop(dml_builtin_call *c, dml_value *out)
{
	const dml_value *v = &c->args[0];
	const char *text = v->kind == DML_TEXT ? v->text->s : "a message that depends on data";

	SMR_TRY(dml_absint_show_nothing(c, out));
	SMR_TRY(dml_absint_end(c->s, c->at, text));
	return smr_fail(SMR_ESTATE, "%s", text);
}

static smr_status infer_assert(dml_builtin_call *c, dml_value *out)
{
	SMR_TRY(dml_absint_show_nothing(c, out));
	return c->args[0].matrix == NULL ? eval_assert(c, out) : SMR_OK;
}

static const dml_builtin rows[] = {
	{"nrow", "target!", size_of, .analysis = DML_INFER, .infer = infer_size},
	{"ncol", "target!", size_of, 1, .analysis = DML_INFER, .infer = infer_size},
	{"length", "target!", size_of, 2, .analysis = DML_INFER, .infer = infer_size},
	{"as.scalar", "target!", as_scalar, .shape = "v"},
	{"castAsScalar", "target!", as_scalar, .shape = "v"},
	{"as.integer", "target!", eval_cast, DML_INTEGER, .infer = infer_integer},
	{"as.double", "target!", eval_cast, DML_DOUBLE, .shape = "s"},
	{"as.logical", "target!", eval_cast, DML_BOOLEAN, .shape = "s"},
	{"as.boolean", "target!", eval_cast, DML_BOOLEAN, .shape = "s"},
	{"toString", "target! rows cols decimal sparse sep linesep", to_string, .shape = "a"},
	{"remove", "list! i!", eval_remove, .shape = "a a"},
	{"print", "target! a b c d e f g h i j k l m n o", eval_print, .analysis = DML_INFER,
	 .infer = dml_absint_show_nothing},
	{"stop", "message!", eval_stop, .analysis = DML_INFER, .infer = infer_stop},
	{"assert", "holds!", eval_assert, .analysis = DML_INFER, .infer = infer_assert},
	{"time", "", now, .analysis = DML_INFER, .shape = "s"},
};

const dml_builtins dml_builtins_scalar = {rows, sizeof(rows) / sizeof(rows[0])};
