/* map(frame, lambda): applies a lambda to cells, to rows or to columns. */
#include <string.h>

#include "dml/builtin/frame.h"
#include "dml/lambda/lambda.h"

enum { TARGET, LAMBDA, MARGIN, ROWS_AT_ONCE = 256 /* whose texts are freed together */ };

static smr_status fail_row(dml_builtin_call *c, int64_t i)
{
	return dml_run_fail(c->s, c->at, "map(): row %lld: %s", (long long)i + 1, smr_errmsg());
}

static smr_status value_of(smr_arena *a, const dml_column *c, int64_t i, dml_lambda_value *out)
{
	char room[DML_CELL_ROOM];
	dml_cell s = dml_cell_text(c, i, room);

	*out = (dml_lambda_value){
		.kind = s.s != NULL ? DML_LAMBDA_TEXT : DML_LAMBDA_NULL, .s = s.s, .n = s.n};
	if (s.s == NULL || c->type == DML_CELL_STRING)
		return SMR_OK;
	out->s = smr_arena_strndup(a, s.s, s.n);
	return out->s != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a lambda");
}

static smr_status add_result(smr_arena *a, const dml_lambda_value *v, dml_column *to)
{
	dml_lambda_value text;

	if (v->kind == DML_LAMBDA_ARRAY)
		return smr_fail(SMR_EINVAL, "the lambda gives an array, and a cell is a string");
	SMR_TRY(dml_lambda_text(a, v, &text));
	dml_column_add_text(to, text.s, text.n);
	return SMR_OK;
}

static smr_status map_cell(smr_arena *a, const dml_lambda *l, const dml_column *c, int64_t i,
			   dml_column *to)
{
	dml_lambda_value x[2] = {0}, y;

	SMR_TRY(value_of(a, c, i, &x[0]));
	if (x[0].kind == DML_LAMBDA_NULL) {
		dml_column_add_text(to, NULL, 0);
		return SMR_OK;
	}
	SMR_TRY(dml_lambda_run(a, l->root, x, &y));
	return add_result(a, &y, to);
}

/* Maps cells; the texts of some rows are in one arena. */
static smr_status map_cells(dml_builtin_call *c, const dml_lambda *l, const dml_column *of,
			    dml_column *to)
{
	for (int64_t from = 0; from < of->n; from += ROWS_AT_ONCE) {
		smr_arena *a = smr_arena_new();
		smr_status st = a != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a lambda");

		for (int64_t i = from; i < of->n && i < from + ROWS_AT_ONCE && st == SMR_OK; i++) {
			st = map_cell(a, l, of, i, to);
			if (st != SMR_OK)
				st = fail_row(c, i);
		}
		smr_arena_free(a);
		SMR_TRY(st);
	}
	return SMR_OK;
}

static smr_status map_each(dml_builtin_call *c, const dml_lambda *l, const dml_dataframe *f,
			   dml_dataframe *r)
{
	for (int64_t j = 0; j < f->cols; j++)
		SMR_TRY(map_cells(c, l, f->columns[j], r->columns[j]));
	return SMR_OK;
}

/* ---- rows and columns ------------------------------------------------------------------------ */

/* Maps @p n cells from row @p i and column @p j, along a row or a column, as an array. */
static smr_status map_line(smr_arena *a, const dml_lambda *l, const dml_dataframe *f, bool row,
			   int64_t at, dml_dataframe *r)
{
	int64_t n = row ? f->cols : f->rows;
	dml_lambda_value *items = smr_arena_array(a, (size_t)n + 1, sizeof(*items));
	dml_lambda_value x[2] = {{.kind = DML_LAMBDA_ARRAY, .items = items, .n = (size_t)n}}, y;

	if (items == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	for (int64_t k = 0; k < n; k++)
		SMR_TRY(value_of(a, f->columns[row ? k : at], row ? at : k, &items[k]));
	SMR_TRY(dml_lambda_run(a, l->root, x, &y));
	if (y.kind != DML_LAMBDA_ARRAY || y.n != (size_t)n)
		return smr_fail(SMR_EINVAL, "the lambda gives no array of %lld strings",
				(long long)n);
	for (int64_t k = 0; k < n; k++)
		SMR_TRY(add_result(a, &y.items[k], r->columns[row ? k : at]));
	return SMR_OK;
}

static smr_status map_lines(dml_builtin_call *c, const dml_lambda *l, const dml_dataframe *f,
			    bool rows, dml_dataframe *r)
{
	int64_t n = rows ? f->rows : f->cols;

	for (int64_t i = 0; i < n; i++) {
		smr_arena *a = smr_arena_new();
		smr_status st = a != NULL ? map_line(a, l, f, rows, i, r)
					  : smr_fail(SMR_ENOMEM, "no memory for a lambda");

		smr_arena_free(a);
		if (st != SMR_OK)
			return fail_row(c, i);
	}
	return SMR_OK;
}

/* ---- pairs ----------------------------------------------------------------------------------- */

/* The lambda of all pairs of cells of column 1, above the diagonal; else 0.0. */
static smr_status map_pairs_of(smr_arena *a, const dml_lambda *l, const dml_column *c, int64_t i,
			       dml_dataframe *r)
{
	dml_lambda_value x[2], y;

	SMR_TRY(value_of(a, c, i, &x[0]));
	for (int64_t j = 0; j < c->n; j++) {
		if (j <= i) {
			dml_column_add_text(r->columns[j], "0.0", 3);
			continue;
		}
		SMR_TRY(value_of(a, c, j, &x[1]));
		SMR_TRY(dml_lambda_run(a, l->root, x, &y));
		SMR_TRY(add_result(a, &y, r->columns[j]));
	}
	return SMR_OK;
}

static smr_status map_pairs(dml_builtin_call *c, const dml_lambda *l, const dml_column *of,
			    dml_dataframe *r)
{
	for (int64_t i = 0; i < of->n; i++) {
		smr_arena *a = smr_arena_new();
		smr_status st = a != NULL ? map_pairs_of(a, l, of, i, r)
					  : smr_fail(SMR_ENOMEM, "no memory for a lambda");

		smr_arena_free(a);
		if (st != SMR_OK)
			return fail_row(c, i);
	}
	return SMR_OK;
}

static smr_status apply(dml_builtin_call *c, const dml_lambda *l, const dml_dataframe *f,
			int64_t margin, dml_value *out)
{
	bool pairs = l->nvars == 2;
	dml_dataframe *r = dml_dataframe_text(f->rows, pairs ? f->rows : f->cols);
	smr_status st;

	if (r == NULL)
		return SMR_ENOMEM;
	if (pairs)
		st = map_pairs(c, l, f->columns[0], r);
	else
		st = margin == 0 ? map_each(c, l, f, r) : map_lines(c, l, f, margin == 1, r);
	return dml_give_frame(st, r, out);
}

static smr_status eval_map(dml_builtin_call *c, dml_value *out)
{
	dml_dataframe *f;
	dml_lambda l;
	const char *text;
	int64_t margin;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, TARGET, &f));
	SMR_TRY(dml_arg_text(c, LAMBDA, NULL, &text));
	SMR_TRY(dml_arg_int(c, MARGIN, 0, &margin));
	if (strstr(text, "->") == NULL)
		return dml_run_fail(c->s, c->at, "map(): '%s' is no lambda: x -> ... is one", text);
	if (margin < 0 || margin > 2 || f->cols == 0)
		return dml_run_fail(c->s, c->at,
				    "map(): margin is 0 (cells), 1 (rows) or 2 "
				    "(columns), of a frame with columns");
	if (dml_lambda_parse(text, &l) != SMR_OK)
		return dml_run_fail(c->s, c->at, "map(): %s", smr_errmsg());
	st = apply(c, &l, f, margin, out);
	dml_lambda_free(&l);
	return st;
}

static const dml_builtin rows[] = {
	{"map", "target! lambda! margin", eval_map, .shape = "fr?"},
};

const dml_builtins dml_builtins_map = {rows, sizeof(rows) / sizeof(rows[0])};
