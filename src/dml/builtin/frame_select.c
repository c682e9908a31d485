/* replace() and removeEmpty() of data frames. */
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/frame.h"

/* ---- replace(target, pattern, replacement) --------------------------------------------------- */

static smr_status text_of(dml_builtin_call *c, uint32_t i, smr_str *text)
{
	dml_value v = dml_keep(&c->args[i]);
	smr_status st = dml_materialize(c->s->trace, &v);

	if (st == SMR_OK && v.kind >= DML_MATRIX)
		st = dml_run_fail(c->s, c->at, "replace(): argument %u is %s", i + 1,
				  dml_a_kind(v.kind));
	if (st == SMR_OK)
		dml_put_scalar(text, &v);
	dml_drop(&v);
	return st == SMR_OK ? smr_str_status(text, "a text") : st;
}

/* Cells of booleans are in lower case, literals of the language in upper case. */
static bool is_text(const dml_column *c, dml_cell s, const smr_str *text)
{
	if (s.s == NULL || s.n != text->n)
		return false;
	return c->type == DML_CELL_BOOLEAN ? strncasecmp(s.s, smr_str_text(text), s.n) == 0
					   : memcmp(s.s, smr_str_text(text), s.n) == 0;
}

static bool has_text(const dml_column *c, const smr_str *text)
{
	char room[DML_CELL_ROOM];
	bool found = false;

	for (int64_t i = 0; i < c->n && !found; i++)
		found = is_text(c, dml_cell_text(c, i, room), text);
	return found;
}

static smr_status replace_in(dml_builtin_call *c, const dml_column *of, const smr_str *what,
			     const smr_str *with, dml_column *to)
{
	char room[DML_CELL_ROOM];
	int64_t bad;

	for (int64_t i = 0; i < of->n; i++) {
		if (!is_text(of, dml_cell_text(of, i, room), what))
			(void)dml_column_add_cells(to, of, i, 1, &bad);
		else if (!dml_column_add_parsed(to, smr_str_text(with), with->n))
			return dml_run_fail(c->s, c->at, "replace(): '%s' is no %s",
					    smr_str_text(with), dml_cell_type_name(to->type));
	}
	return SMR_OK;
}

static smr_status replace_texts(dml_builtin_call *c, const dml_dataframe *f, const smr_str *what,
				const smr_str *with, dml_dataframe *r)
{
	for (int64_t j = 0; j < f->cols; j++) {
		if (!has_text(f->columns[j], what))
			continue;
		dml_column_drop(r->columns[j]);
		r->columns[j] = dml_column_new(f->columns[j]->type, f->rows);
		if (r->columns[j] == NULL)
			return SMR_ENOMEM;
		SMR_TRY(replace_in(c, f->columns[j], what, with, r->columns[j]));
	}
	return SMR_OK;
}

smr_status dml_frame_replace(dml_builtin_call *c, dml_value *out)
{
	smr_str what = {0}, with = {0};
	dml_dataframe *f, *r = NULL;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	st = text_of(c, 1, &what);
	if (st == SMR_OK)
		st = text_of(c, 2, &with);
	if (st == SMR_OK)
		st = dml_dataframe_part(f, (int64_t[]){0, 0}, (int64_t[]){f->rows, f->cols}, &r);
	if (st == SMR_OK)
		st = replace_texts(c, f, &what, &with, r);
	smr_str_free(&what);
	smr_str_free(&with);
	return dml_give_frame(st, r, out);
}

/* ---- removeEmpty(target, margin, select) ----------------------------------------------------- */

static bool is_empty(const dml_column *c, int64_t i)
{
	double v;

	if (c->type == DML_CELL_STRING)
		return dml_column_is_null(c, i);
	return c->type != DML_CELL_CHARACTER && dml_cell_number(c, i, &v) && v == 0;
}

static bool line_is_kept(const dml_dataframe *f, const dml_matrix *select, bool rows, int64_t k)
{
	int64_t n = rows ? f->cols : f->rows;
	bool kept = false;

	if (select != NULL)
		return select->data[k] != 0;
	for (int64_t i = 0; i < n && !kept; i++)
		kept = rows ? !is_empty(f->columns[i], k) : !is_empty(f->columns[k], i);
	return kept;
}

static smr_status pick_columns(const dml_dataframe *f, const int64_t *at, int64_t n,
			       dml_dataframe **out)
{
	dml_dataframe *r = dml_dataframe_new(f->rows, n);
	smr_status st = r != NULL ? SMR_OK : SMR_ENOMEM;

	for (int64_t k = 0; k < n && st == SMR_OK; k++) {
		r->columns[k] = dml_column_keep(f->columns[at[k]]);
		st = dml_dataframe_name_after(r, k, f, at[k], 1);
	}
	if (st == SMR_OK)
		*out = r;
	else
		dml_dataframe_drop(r);
	return st;
}

static smr_status keep_lines(const dml_dataframe *f, const dml_matrix *select, bool rows,
			     dml_dataframe **out)
{
	int64_t n = rows ? f->rows : f->cols, kept = 0;
	int64_t *at = smr_calloc((size_t)n + 1, sizeof(*at));
	smr_status st;

	if (at == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld rows", (long long)n);
	for (int64_t k = 0; k < n; k++)
		if (line_is_kept(f, select, rows, k))
			at[kept++] = k;
	st = rows ? dml_dataframe_pick(f, at, kept, out) : pick_columns(f, at, kept, out);
	smr_free(at);
	return st;
}

smr_status dml_frame_remove_empty(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *select = NULL;
	dml_dataframe *f, *r;
	const char *margin;
	bool rows;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	SMR_TRY(dml_arg_text(c, 1, "rows", &margin));
	rows = strcmp(margin, "rows") == 0;
	if (!rows && strcmp(margin, "cols") != 0)
		return dml_run_fail(c->s, c->at, "removeEmpty(): margin is \"rows\" or \"cols\"");
	if (c->args[2].kind != DML_NOTHING)
		SMR_TRY(dml_arg_forced(c, 2, &select));
	if (select != NULL && dml_matrix_count(select) != (rows ? f->rows : f->cols))
		return dml_run_fail(c->s, c->at,
				    "removeEmpty(): select has %lld numbers for %lld %s",
				    (long long)dml_matrix_count(select),
				    (long long)(rows ? f->rows : f->cols),
				    rows ? "rows" : "columns");
	SMR_TRY(keep_lines(f, select, rows, &r));
	*out = dml_of_frame(r);
	return SMR_OK;
}
