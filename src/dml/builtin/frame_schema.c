/* Builtin functions on the types of cells of data frames: detection, casts, cells that do not fit.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "dml/builtin/frame.h"

static const char null_mark[] = "\u00b7n"; /* behind a type: some cells are null */

static smr_status eval_detect(dml_builtin_call *c, dml_value *out)
{
	dml_dataframe *f, *r;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	r = dml_dataframe_text(1, f->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < f->cols; j++) {
		char text[32];
		bool nulls;
		dml_cell_type t = dml_column_detect(f->columns[j], &nulls);
		int n = snprintf(text, sizeof(text), "%s%s", dml_cell_type_name(t),
				 nulls ? null_mark : "");

		dml_column_add_text(r->columns[j], text, (size_t)n);
	}
	return dml_give_frame(SMR_OK, r, out);
}

/* Gets the types that a row of names gives; free *@p out. UNKNOWN counts as STRING. */
static smr_status schema_of(dml_builtin_call *c, const dml_dataframe *f, dml_cell_type **out)
{
	char room[DML_CELL_ROOM];
	dml_dataframe *s;

	SMR_TRY(dml_arg_frame(c, 1, &s));
	if (s->rows != 1 || s->cols != f->cols)
		return dml_run_fail(c->s, c->at, "%s(): a schema of %lldx%lld for %lld columns",
				    c->name, (long long)s->rows, (long long)s->cols,
				    (long long)f->cols);
	*out = smr_calloc((size_t)f->cols + 1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a schema");
	for (int64_t j = 0; j < f->cols; j++) {
		dml_cell x = dml_cell_text(s->columns[j], 0, room);
		size_t n = x.n, mark = sizeof(null_mark) - 1;

		if (n > mark && memcmp(x.s + n - mark, null_mark, mark) == 0)
			n -= mark;
		if (x.s == NULL || !dml_cell_type_find(x.s, n, &(*out)[j])) {
			smr_free(*out);
			return dml_run_fail(c->s, c->at, "%s(): '%.*s' is no type", c->name, (int)n,
					    x.s != NULL ? x.s : "");
		}
		if ((*out)[j] == DML_CELL_UNKNOWN)
			(*out)[j] = DML_CELL_STRING;
	}
	return SMR_OK;
}

/* ---- applySchema() --------------------------------------------------------------------------- */

/* Adds true, t, 1 or 1.0, or their opposites, in any case. */
static bool add_truth(dml_column *to, dml_cell s)
{
	static const char *const words[2][4] = {{"false", "f", "0", "0.0"},
						{"true", "t", "1", "1.0"}};

	for (int v = 0; v < 2; v++)
		for (int k = 0; k < 4; k++)
			if (strlen(words[v][k]) == s.n && strncasecmp(words[v][k], s.s, s.n) == 0) {
				dml_column_add_number(to, v);
				return true;
			}
	if (s.n == 0)
		dml_column_add_blank(to, 1);
	return s.n == 0;
}

static smr_status to_truth(dml_builtin_call *c, const dml_dataframe *f, int64_t j, dml_column **out)
{
	char room[DML_CELL_ROOM], name[DML_CELL_ROOM];

	*out = dml_column_new(DML_CELL_BOOLEAN, f->rows);
	if (*out == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < f->rows; i++) {
		dml_cell s = dml_cell_text(f->columns[j], i, room);

		if (!add_truth(*out, s))
			return smr_fail(SMR_EINVAL,
					"'%.*s', in row %lld of column %s, is no BOOLEAN",
					s.n < 60 ? (int)s.n : 60, s.s, (long long)i + 1,
					dml_dataframe_name(f, j, name));
	}
	return SMR_OK;
}

static smr_status cast_columns(dml_builtin_call *c, const dml_dataframe *f,
			       const dml_cell_type *types, dml_dataframe *r)
{
	for (int64_t j = 0; j < f->cols; j++) {
		bool text = f->columns[j]->type == DML_CELL_STRING;

		if (!dml_cell_type_stored(types[j]))
			return smr_fail(SMR_EUNSUPPORTED, "columns of type %s are not supported",
					dml_cell_type_name(types[j]));
		SMR_TRY(text && types[j] == DML_CELL_BOOLEAN
				? to_truth(c, f, j, &r->columns[j])
				: dml_dataframe_cast(f, j, types[j], &r->columns[j]));
	}
	return SMR_OK;
}

static smr_status eval_apply(dml_builtin_call *c, dml_value *out)
{
	dml_cell_type *types;
	dml_dataframe *f, *r;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	SMR_TRY(schema_of(c, f, &types));
	r = dml_dataframe_new(f->rows, f->cols);
	st = r != NULL ? dml_dataframe_name_after(r, 0, f, 0, f->cols) : SMR_ENOMEM;
	if (st == SMR_OK && cast_columns(c, f, types, r) != SMR_OK)
		st = dml_run_fail(c->s, c->at, "applySchema(): %s", smr_errmsg());
	smr_free(types);
	return dml_give_frame(st, r, out);
}

/* ---- cells that do not fit ------------------------------------------------------------------- */

static bool is_whole(dml_cell_type t)
{
	return t == DML_CELL_INT32 || t == DML_CELL_INT64 || t == DML_CELL_UINT8;
}

static bool is_real(dml_cell_type t)
{
	return t == DML_CELL_FP32 || t == DML_CELL_FP64;
}

/* Returns the type of a text without blanks and quotes around it, in lower case. */
static dml_cell_type type_of(dml_cell s)
{
	char text[64];
	size_t n = 0;

	while (s.n > 0 && ((unsigned char)*s.s <= ' ' || *s.s == '"')) {
		s.s++;
		s.n--;
	}
	while (s.n > 0 && ((unsigned char)s.s[s.n - 1] <= ' ' || s.s[s.n - 1] == '"'))
		s.n--;
	if (s.n >= sizeof(text))
		return DML_CELL_STRING;
	for (; n < s.n; n++)
		text[n] = (char)(s.s[n] >= 'A' && s.s[n] <= 'Z' ? s.s[n] + 32 : s.s[n]);
	return dml_cell_detect(DML_CELL_UNKNOWN, text, n);
}

/* Whether a cell stays under a type; whole numbers are not of FP, as in SystemDS. */
static bool stays(dml_cell s, dml_cell_type wanted)
{
	dml_cell_type t;

	if (wanted == DML_CELL_STRING || s.s == NULL)
		return true;
	t = type_of(s);
	if (is_whole(wanted))
		return is_whole(t) || t == DML_CELL_BOOLEAN;
	if (is_real(wanted))
		return is_real(t) || t == DML_CELL_BOOLEAN;
	return t == wanted;
}

/* Gives the frame with null, or zero, in the place of cells for which @p fits is false. */
static smr_status drop_cells(dml_builtin_call *c, const dml_dataframe *f,
			     bool (*fits)(const void *ctx, int64_t j, dml_cell s), const void *ctx,
			     dml_value *out)
{
	dml_dataframe *r = dml_dataframe_new(f->rows, f->cols);
	smr_status st = r != NULL ? dml_dataframe_name_after(r, 0, f, 0, f->cols) : SMR_ENOMEM;
	char room[DML_CELL_ROOM];
	int64_t bad;

	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++) {
		r->columns[j] = dml_column_new(f->columns[j]->type, f->rows);
		st = r->columns[j] != NULL ? SMR_OK : SMR_ENOMEM;
		for (int64_t i = 0; i < f->rows && st == SMR_OK; i++)
			if (fits(ctx, j, dml_cell_text(f->columns[j], i, room)))
				(void)dml_column_add_cells(r->columns[j], f->columns[j], i, 1,
							   &bad);
			else
				dml_column_add_blank(r->columns[j], 1);
	}
	return dml_give_frame(st, r, out);
}

static bool fits_type(const void *ctx, int64_t j, dml_cell s)
{
	const dml_cell_type *types = ctx;

	return stays(s, types[j]);
}

static smr_status eval_drop_type(dml_builtin_call *c, dml_value *out)
{
	dml_cell_type *types;
	dml_dataframe *f;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	SMR_TRY(schema_of(c, f, &types));
	st = drop_cells(c, f, fits_type, types, out);
	smr_free(types);
	return st;
}

static int64_t length_of(dml_cell s)
{
	int64_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += ((unsigned char)s.s[i] & 0xC0) != 0x80;
	return n;
}

static bool fits_length(const void *ctx, int64_t j, dml_cell s)
{
	const double *most = ctx;

	return s.s == NULL || most[j] < 0 || (double)length_of(s) <= most[j];
}

static smr_status eval_drop_length(dml_builtin_call *c, dml_value *out)
{
	dml_dataframe *f;
	dml_matrix *m;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	SMR_TRY(dml_arg_forced(c, 1, &m));
	if (m->cols != f->cols && dml_matrix_count(m) != f->cols)
		return dml_run_fail(c->s, c->at,
				    "dropInvalidLength(): %lld lengths for %lld columns",
				    (long long)dml_matrix_count(m), (long long)f->cols);
	return drop_cells(c, f, fits_length, m->data, out);
}

/* ---- valueSwap() ----------------------------------------------------------------------------- */

typedef struct lengths {
	int64_t least, most;
} lengths;

static lengths lengths_of(const dml_column *c)
{
	lengths l = {INT64_MAX, 0};
	char room[DML_CELL_ROOM];

	for (int64_t i = 0; i < c->n; i++) {
		dml_cell s = dml_cell_text(c, i, room);
		int64_t n = length_of(s);

		if (s.s == NULL)
			continue;
		l.least = n < l.least ? n : l.least;
		l.most = n > l.most ? n : l.most;
	}
	return l;
}

typedef struct swapping {
	dml_builtin_call *c;
	const dml_dataframe *f;
	const dml_cell_type *types;
	const lengths *l;
} swapping;

/* Finds the only column with which a cell may be exchanged; -1: none. */
static smr_status find_partner(const swapping *x, int64_t i, int64_t j, int64_t *out)
{
	char room[2][DML_CELL_ROOM];
	dml_cell s = dml_cell_text(x->f->columns[j], i, room[0]);
	int64_t n = length_of(s);

	*out = -1;
	for (int64_t k = 0; k < x->f->cols; k++) {
		dml_cell t = dml_cell_text(x->f->columns[k], i, room[1]);

		if (k == j || !stays(s, x->types[k]) || !stays(t, x->types[j]) ||
		    n < x->l[k].least || n > x->l[k].most)
			continue;
		if (*out >= 0)
			return dml_run_fail(
				x->c->s, x->c->at,
				"valueSwap(): '%.*s', in row %lld, fits several columns, of "
				"which SystemDS takes one at random",
				s.n < 60 ? (int)s.n : 60, s.s, (long long)i + 1);
		*out = k;
	}
	return SMR_OK;
}

static smr_status swap_row(const swapping *x, int64_t i, int64_t *from)
{
	char room[DML_CELL_ROOM];

	for (int64_t j = 0; j < x->f->cols; j++)
		from[j] = j;
	for (int64_t j = 0; j < x->f->cols; j++) {
		int64_t k;

		if (from[j] != j || stays(dml_cell_text(x->f->columns[j], i, room), x->types[j]))
			continue;
		SMR_TRY(find_partner(x, i, j, &k));
		if (k < 0 || from[k] != k)
			continue;
		from[j] = k;
		from[k] = j;
	}
	return SMR_OK;
}

static smr_status swap_all(const swapping *x, dml_dataframe *r)
{
	int64_t *from = smr_calloc((size_t)x->f->cols + 1, sizeof(*from)), bad;
	smr_status st = from != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a row");

	for (int64_t i = 0; i < x->f->rows && st == SMR_OK; i++) {
		st = swap_row(x, i, from);
		for (int64_t j = 0; j < x->f->cols && st == SMR_OK; j++)
			(void)dml_column_add_cells(r->columns[j], x->f->columns[from[j]], i, 1,
						   &bad);
	}
	smr_free(from);
	return st;
}

static smr_status eval_swap(dml_builtin_call *c, dml_value *out)
{
	swapping x = {.c = c};
	dml_cell_type *types;
	dml_dataframe *f, *r;
	lengths *l;
	smr_status st;

	SMR_TRY(dml_arg_frame(c, 0, &f));
	SMR_TRY(schema_of(c, f, &types));
	l = smr_calloc((size_t)f->cols + 1, sizeof(*l));
	r = l != NULL ? dml_dataframe_text(f->rows, f->cols) : NULL;
	st = r != NULL ? dml_dataframe_name_after(r, 0, f, 0, f->cols)
		       : smr_fail(SMR_ENOMEM, "no memory for a frame");
	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++)
		l[j] = lengths_of(f->columns[j]);
	x.f = f;
	x.types = types;
	x.l = l;
	if (st == SMR_OK)
		st = swap_all(&x, r);
	smr_free(l);
	smr_free(types);
	return dml_give_frame(st, r, out);
}

static const dml_builtin rows[] = {
	{"detectSchema", "target!", eval_detect, .shape = "fic"},
	{"applySchema", "target! schema!", eval_apply, .shape = "frc"},
	{"dropInvalidType", "target! schema!", eval_drop_type, .shape = "frc"},
	{"dropInvalidLength", "target! lengths!", eval_drop_length, .shape = "frc"},
	{"valueSwap", "target! schema!", eval_swap, .shape = "frc"},
};

const dml_builtins dml_builtins_schema = {rows, sizeof(rows) / sizeof(rows[0])};
