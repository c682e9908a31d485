/* Builtin functions that make data frames, and casts of them. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/frame.h"
#include "dml/frame/java.h"

smr_status dml_give_frame(smr_status st, dml_dataframe *r, dml_value *out)
{
	if (st != SMR_OK) {
		dml_dataframe_drop(r);
		return st;
	}
	SMR_TRY(dml_dataframe_finish(r, &r));
	*out = dml_of_frame(r);
	return SMR_OK;
}

/* ---- frame(data, rows, cols, schema) --------------------------------------------------------- */

/* Appends names of types, which are a string or a list of strings, to a schema. */
static smr_status schema_text(dml_builtin_call *c, uint32_t i, smr_str *text)
{
	const dml_value *v = &c->args[i];
	uint32_t n = v->kind == DML_LIST ? v->list->n : 1;

	for (uint32_t k = 0; k < n && v->kind != DML_NOTHING; k++) {
		const dml_value *x = v->kind == DML_LIST ? &v->list->values[k] : v;

		if (x->kind != DML_TEXT)
			return dml_run_fail(c->s, c->at, "%s(): a schema is of strings, not of %s",
					    c->name, dml_a_kind(x->kind));
		smr_str_printf(text, "%s%s", k > 0 ? "," : "", x->text->s);
	}
	return smr_str_status(text, "a schema");
}

static smr_status schema_of(dml_builtin_call *c, uint32_t i, int64_t cols, dml_cell_type **out)
{
	smr_str text = {0};
	int64_t n;
	smr_status st = schema_text(c, i, &text);

	if (st == SMR_OK && dml_schema_parse(c->name, smr_str_text(&text), cols, out, &n) != SMR_OK)
		st = dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	smr_str_free(&text);
	return st;
}

/* Random cells, the same at each call, as SystemDS gives for the text "". */
static smr_status add_random(dml_java_random *r, dml_column *c)
{
	char text[10];

	switch (c->type) {
	case DML_CELL_STRING:
		for (int k = 0; k < 10; k++)
			text[k] = (char)('a' + dml_java_next(r, 26));
		dml_column_add_text(c, text, sizeof(text));
		break;
	case DML_CELL_INT64:
		if (dml_column_reserve(c, 1, 0))
			c->int64[c->n++] = dml_java_next_long(r);
		break;
	case DML_CELL_INT32:
		dml_column_add_number(c, dml_java_next_int(r));
		break;
	case DML_CELL_FP32:
		dml_column_add_number(c, (double)dml_java_next_float(r));
		break;
	case DML_CELL_BOOLEAN:
		dml_column_add_number(c, dml_java_next(r, 2));
		break;
	default:
		dml_column_add_number(c, dml_java_next_double(r));
		break;
	}
	return dml_column_status(c);
}

static smr_status random_frame(dml_dataframe *f, int64_t rows)
{
	dml_java_random r = dml_java_random_begin(10);

	for (int64_t j = 0; j < f->cols; j++) {
		const char *name = dml_cell_type_name(f->columns[j]->type);

		SMR_TRY(dml_dataframe_set_name(f, j, name, strlen(name)));
	}
	for (int64_t i = 0; i < rows; i++)
		for (int64_t j = 0; j < f->cols; j++)
			SMR_TRY(add_random(&r, f->columns[j]));
	return SMR_OK;
}

/* Gets text @p i of the data. */
static smr_status data_at(dml_builtin_call *c, const dml_value *data, uint32_t i, smr_str *text)
{
	dml_value v = dml_keep(data->kind == DML_LIST ? &data->list->values[i] : data);
	smr_status st = dml_materialize(c->s->trace, &v);

	smr_str_clear(text);
	if (st == SMR_OK && v.kind >= DML_MATRIX)
		st = dml_run_fail(c->s, c->at, "frame(): data is text or numbers, not %s",
				  dml_a_kind(v.kind));
	if (st == SMR_OK && v.kind == DML_BOOLEAN)
		smr_str_puts(text, v.integer != 0 ? "true" : "false");
	else if (st == SMR_OK)
		dml_put_scalar(text, &v);
	dml_drop(&v);
	return st;
}

static smr_status fill_frame(dml_builtin_call *c, dml_dataframe *f, int64_t rows)
{
	const dml_value *data = &c->args[0];
	uint32_t n = data->kind == DML_LIST ? data->list->n : 1;
	smr_str text = {0};
	smr_status st = SMR_OK;

	if (n != 1 && n != (uint64_t)f->cols && n != (uint64_t)rows * (uint64_t)f->cols)
		return dml_run_fail(c->s, c->at,
				    "data values should be equal to number of columns, a single "
				    "values for all columns, or rows * cols values: %u values for "
				    "%lld columns",
				    n, (long long)f->cols);
	if (data->kind == DML_TEXT && data->text->s[0] == '\0')
		return random_frame(f, rows);
	for (int64_t k = 0; k < rows * f->cols && st == SMR_OK; k++) {
		dml_column *to = f->columns[k % f->cols];

		if (n > 1 || k == 0)
			st = data_at(c, data, (uint32_t)(k % n), &text);
		if (st == SMR_OK && !dml_column_add_parsed(to, smr_str_text(&text), text.n))
			st = dml_run_fail(c->s, c->at, "frame(): '%s' is no %s",
					  smr_str_text(&text), dml_cell_type_name(to->type));
	}
	smr_str_free(&text);
	return st;
}

static smr_status eval_frame(dml_builtin_call *c, dml_value *out)
{
	dml_cell_type *types = NULL;
	dml_dataframe *f;
	int64_t rows, cols;
	smr_status st;

	SMR_TRY(dml_arg_sizes(c, 1, &rows, &cols));
	SMR_TRY(schema_of(c, 3, cols, &types));
	f = dml_dataframe_new(0, cols);
	st = f != NULL ? SMR_OK : SMR_ENOMEM;
	for (int64_t j = 0; j < cols && st == SMR_OK; j++) {
		f->columns[j] = dml_column_new(types[j], rows);
		st = f->columns[j] != NULL ? SMR_OK : SMR_ENOMEM;
	}
	smr_free(types);
	if (st == SMR_OK)
		st = fill_frame(c, f, rows);
	if (st != SMR_OK) {
		dml_dataframe_drop(f);
		return st;
	}
	SMR_TRY(dml_dataframe_finish(f, &f));
	*out = dml_of_frame(f);
	return SMR_OK;
}

/* ---- as.frame() ------------------------------------------------------------------------------ */

static dml_cell_type type_of_numbers(const dml_matrix *m, int64_t j)
{
	bool truth = true, whole = true, small = true, single = true;

	for (int64_t i = 0; i < m->rows; i++) {
		dml_cell_type t = dml_number_detect(m->data[i * m->cols + j]);

		truth &= t == DML_CELL_BOOLEAN;
		whole &= t <= DML_CELL_BOOLEAN && t >= DML_CELL_INT32;
		small &= t != DML_CELL_INT64;
		single &= t != DML_CELL_FP64;
		if (!single)
			break;
	}
	return truth            ? DML_CELL_BOOLEAN
	       : whole && small ? DML_CELL_INT32
	       : whole          ? DML_CELL_INT64
	       : single         ? DML_CELL_FP32
				: DML_CELL_FP64;
}

static smr_status frame_of_matrix(const dml_matrix *m, dml_value *out)
{
	dml_dataframe *f = dml_dataframe_new(m->rows, m->cols);

	if (f == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < m->cols; j++) {
		dml_column *c = dml_column_new(type_of_numbers(m, j), m->rows);

		f->columns[j] = c;
		for (int64_t i = 0; c != NULL && i < m->rows; i++)
			dml_column_add_number(c, m->data[i * m->cols + j]);
	}
	SMR_TRY(dml_dataframe_finish(f, &f));
	f->rows = m->rows;
	*out = dml_of_frame(f);
	return SMR_OK;
}

static smr_status eval_as_frame(dml_builtin_call *c, dml_value *out)
{
	dml_value *v = &c->args[0];
	dml_dataframe *f;

	if (v->kind == DML_LIST && v->list->n == 1) {
		dml_value one = dml_keep(&v->list->values[0]);

		dml_drop(v);
		*v = one;
	}
	if (v->kind == DML_FRAME) {
		*out = dml_keep(v);
		return SMR_OK;
	}
	if (v->kind == DML_LIST)
		return dml_run_fail(c->s, c->at, "as.frame() of a list of %u values", v->list->n);
	if (v->kind == DML_MATRIX) {
		SMR_TRY(dml_materialize(c->s->trace, v));
		return frame_of_matrix(v->matrix, out);
	}
	SMR_TRY(dml_frame_of_scalar(c->s, c->at, v, &f));
	*out = dml_of_frame(f);
	return SMR_OK;
}

/* ---- casts ----------------------------------------------------------------------------------- */

smr_status dml_frame_scalar(dml_builtin_call *c, dml_value *out)
{
	char room[DML_CELL_ROOM];
	dml_dataframe *f;
	dml_column *x;
	dml_cell s;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	if (f->rows != 1 || f->cols != 1)
		return dml_run_fail(c->s, c->at, "%s() of a frame of %lldx%lld, not 1x1", c->name,
				    (long long)f->rows, (long long)f->cols);
	x = f->columns[0];
	if (x->type == DML_CELL_STRING || x->type == DML_CELL_CHARACTER) {
		s = dml_cell_text(x, 0, room);
		return s.s != NULL ? dml_make_string(s.s, s.n, out)
				   : dml_make_string("null", 4, out);
	}
	if (x->type == DML_CELL_FP64 || x->type == DML_CELL_FP32)
		*out = dml_double(x->type == DML_CELL_FP64 ? x->fp64[0] : (double)x->fp32[0]);
	else if (x->type == DML_CELL_BOOLEAN)
		*out = dml_boolean(x->truth[0] != 0);
	else
		*out = dml_integer(x->type == DML_CELL_INT64 ? x->int64[0] : x->int32[0]);
	return SMR_OK;
}

static smr_status fail_cell(dml_builtin_call *c, const dml_dataframe *f, int64_t i, int64_t j)
{
	char room[DML_CELL_ROOM], name[DML_CELL_ROOM];
	dml_cell s = dml_cell_text(f->columns[j], i, room);

	return dml_run_fail(c->s, c->at,
			    "%s(): '%.*s', in row %lld of column %s, is no number; "
			    "transformencode() makes numbers of texts",
			    c->name, s.n < 60 ? (int)s.n : 60, s.s != NULL ? s.s : "",
			    (long long)i + 1, dml_dataframe_name(f, j, name));
}

smr_status dml_frame_matrix(dml_builtin_call *c, dml_value *out)
{
	dml_dataframe *f;
	dml_matrix *m;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	m = dml_alloc(c->s, f->rows, f->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < f->cols; j++)
		for (int64_t i = 0; i < f->rows; i++)
			if (!dml_cell_number(f->columns[j], i, &m->data[i * f->cols + j])) {
				dml_matrix_drop(m);
				return fail_cell(c, f, i, j);
			}
	*out = dml_of(m);
	return SMR_OK;
}

/* ---- cbind(), rbind() ------------------------------------------------------------------------ */

static const dml_value *joined(const dml_builtin_call *c, uint32_t *n)
{
	bool list = c->nargs == 1 && c->args[0].kind == DML_LIST;

	*n = list ? c->args[0].list->n : c->nargs;
	return list ? c->args[0].list->values : c->args;
}

bool dml_joins_frames(const dml_builtin_call *c)
{
	uint32_t n;
	const dml_value *v = joined(c, &n);
	bool any = false;

	for (uint32_t i = 0; i < n; i++)
		any |= v[i].kind == DML_FRAME;
	return any && v[0].kind != DML_LIST;
}

static smr_status check_joined(dml_builtin_call *c, bool beside, uint32_t n, const dml_value *v,
			       const dml_dataframe **f)
{
	for (uint32_t i = 0; i < n; i++) {
		dml_dataframe *x;

		if (v[i].kind != DML_FRAME)
			return dml_run_fail(
				c->s, c->at,
				"%s() of a frame and %s: as.frame() makes a frame of it", c->name,
				dml_a_kind(v[i].kind));
		SMR_TRY(dml_frame_known(c->s, c->at, &v[i], &x));
		f[i] = x;
		if (beside ? x->rows != f[0]->rows : x->cols != f[0]->cols)
			return dml_run_fail(c->s, c->at,
					    "inputs to %s must have same number of %s: %lldx%lld "
					    "and %lldx%lld",
					    c->name, beside ? "rows" : "columns",
					    (long long)f[0]->rows, (long long)f[0]->cols,
					    (long long)x->rows, (long long)x->cols);
	}
	return SMR_OK;
}

smr_status dml_join_frames(dml_builtin_call *c, bool beside, dml_value *out)
{
	uint32_t n;
	const dml_value *v = joined(c, &n);
	const dml_dataframe **f = smr_calloc(n, sizeof(*f));
	dml_dataframe *r;
	smr_status st;

	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u frames", n);
	st = check_joined(c, beside, n, v, f);
	if (st == SMR_OK)
		st = beside ? dml_dataframe_beside(f, n, &r) : dml_dataframe_below(f, n, &r);
	if (st == SMR_OK)
		*out = dml_of_frame(r);
	smr_free(f);
	return st == SMR_OK || c->s->told ? st : dml_run_fail(c->s, c->at, "%s", smr_errmsg());
}

/* ---- names and types ------------------------------------------------------------------------- */

/* A row of text: names of columns, or of their types. */
static smr_status eval_names(dml_builtin_call *c, dml_value *out)
{
	char room[DML_CELL_ROOM];
	dml_dataframe *f, *r;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	r = dml_dataframe_text(1, f->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < f->cols; j++) {
		const char *s = c->data == 0 ? dml_dataframe_name(f, j, room)
					     : dml_cell_type_name(f->columns[j]->type);

		dml_column_add_text(r->columns[j], s, strlen(s));
	}
	SMR_TRY(dml_dataframe_finish(r, &r));
	*out = dml_of_frame(r);
	return SMR_OK;
}

/* Repeats a row as often as the target has rows; the names are the target's. */
static smr_status eval_freplicate(dml_builtin_call *c, dml_value *out)
{
	dml_dataframe *f, *row, *r;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	SMR_TRY(dml_arg_frame(c, 1, &row));
	if (row->rows != 1 || row->cols != f->cols)
		return dml_run_fail(c->s, c->at,
				    "freplicate() takes a row of %lld cells, not %lldx%lld",
				    (long long)f->cols, (long long)row->rows, (long long)row->cols);
	r = dml_dataframe_new(f->rows, f->cols);
	st = r != NULL ? dml_dataframe_name_after(r, 0, f, 0, f->cols) : SMR_ENOMEM;
	for (int64_t j = 0; st == SMR_OK && j < f->cols; j++) {
		int64_t bad;

		r->columns[j] = dml_column_new(f->columns[j]->type, f->rows);
		st = r->columns[j] != NULL ? SMR_OK : SMR_ENOMEM;
		for (int64_t i = 0; st == SMR_OK && i < f->rows; i++)
			if (!dml_column_add_cells(r->columns[j], row->columns[j], 0, 1, &bad))
				st = fail_cell(c, row, 0, j);
	}
	return dml_give_frame(st, r, out);
}

static const dml_builtin rows[] = {
	{"frame", "data! rows! cols! schema", eval_frame, .shape = "f12"},
	{"as.frame", "target!", eval_as_frame, .shape = "frc"},
	{"colnames", "target!", eval_names, .shape = "fic"},
	{"typeof", "target!", eval_names, 1, .shape = "fic"},
	{"freplicate", "target! row!", eval_freplicate, .shape = "frc"},
};

const dml_builtins dml_builtins_frame = {rows, sizeof(rows) / sizeof(rows[0])};
