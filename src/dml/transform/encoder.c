/* Encoders of columns: fitted to the cells. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/frame/java.h"
#include "dml/transform/transform.h"

/* ---- words ----------------------------------------------------------------------------------- */

static bool is_letter(char c)
{
	return isalpha((unsigned char)c) || (unsigned char)c >= 0x80;
}

void dml_each_word(const char *s, size_t n, void (*fn)(void *ctx, const char *s, size_t n),
		   void *ctx)
{
	char word[256];

	for (size_t i = 0; i < n;) {
		size_t k = 0;

		while (i < n && !is_letter(s[i]))
			i++;
		for (; i < n && is_letter(s[i]); i++)
			if (k < sizeof(word))
				word[k++] =
					(char)((unsigned char)s[i] < 0x80 ? tolower(s[i]) : s[i]);
		if (k > 0)
			fn(ctx, word, k);
	}
}

static void add_word(void *ctx, const char *s, size_t n)
{
	dml_encoder *e = ctx;

	if (dml_tokens_add_text(&e->tokens, s, n) < 0)
		e->status = SMR_ENOMEM;
}

static smr_status fit_words(dml_encoder *e, const dml_column *c)
{
	char room[DML_CELL_ROOM];

	SMR_TRY(dml_tokens_begin(DML_CELL_STRING, &e->tokens));
	for (int64_t i = 0; i < c->n && e->status == SMR_OK; i++) {
		dml_cell s = dml_cell_text(c, i, room);

		dml_each_word(s.s, s.n, add_word, e);
	}
	e->domain = e->tokens.texts->n;
	return e->status;
}

/* ---- tokens and bins ------------------------------------------------------------------------- */

static smr_status fit_tokens(dml_encoder *e, const dml_column *c)
{
	SMR_TRY(dml_tokens_begin(c->type, &e->tokens));
	e->codes = smr_calloc((size_t)c->n + 1, sizeof(*e->codes));
	if (e->codes == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < c->n; i++) {
		e->codes[i] = dml_tokens_add(&e->tokens, c, i);
		if (e->codes[i] < 0)
			return SMR_ENOMEM;
	}
	e->domain = e->tokens.texts->n;
	return SMR_OK;
}

/* A missing text counts as zero, as in SystemDS. */
static smr_status fit_bins(dml_encoder *e, const dml_column *c)
{
	double *x = smr_calloc((size_t)c->n + 1, sizeof(*x));
	smr_status st = x != NULL ? SMR_OK : SMR_ENOMEM;
	int64_t n = 0;

	for (int64_t i = 0; i < c->n && st == SMR_OK; i++) {
		double v;

		if (!dml_cell_number(c, i, &v)) {
			e->bad = i;
			st = SMR_EINVAL;
		} else if (!isnan(v) || c->type == DML_CELL_STRING) {
			x[n++] = isnan(v) ? 0 : v;
		}
	}
	if (st == SMR_OK)
		st = dml_bins_fit(e, x, n);
	smr_free(x);
	return st;
}

/* ---- all columns ----------------------------------------------------------------------------- */

static smr_status fit_column(dml_encoder *e, const dml_spec *s, const dml_column *c)
{
	switch (e->coding->coder) {
	case DML_CODER_RECODE:
		SMR_TRY(fit_tokens(e, c));
		break;
	case DML_CODER_BIN:
		SMR_TRY(fit_bins(e, c));
		break;
	case DML_CODER_WORDS:
		SMR_TRY(fit_words(e, c));
		break;
	case DML_CODER_HASH:
		e->domain = s->buckets;
		break;
	default:
		break;
	}
	return dml_impute_fit(e, c);
}

typedef struct fitting {
	dml_transform *to;
	const dml_dataframe *t;
} fitting;

static void fit_one(void *arg, int j)
{
	const fitting *f = arg;
	dml_encoder *e = &f->to->of[j];

	e->status = fit_column(e, f->to->spec, f->t->columns[j]);
}

smr_status dml_transform_begin(const dml_spec *spec, dml_transform *out)
{
	*out = (dml_transform){.spec = spec};
	out->of = smr_calloc((size_t)spec->cols + 1, sizeof(*out->of));
	if (out->of == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for encoders");
	for (int64_t j = 0; j < spec->cols; j++) {
		out->of[j].coding = &spec->of[j];
		out->of[j].filled = NAN;
		out->of[j].bad = -1;
	}
	return SMR_OK;
}

static smr_status fail_column(const dml_encoder *e, const dml_dataframe *t, int64_t j)
{
	char room[DML_CELL_ROOM], name[DML_CELL_ROOM];
	dml_cell s;

	if (e->status == SMR_ETYPE)
		return smr_fail(SMR_EINVAL,
				"column %s: the constant '%s' is neither a token nor a "
				"number",
				dml_dataframe_name(t, j, name), e->coding->constant);
	if (e->status == SMR_EINVAL && e->bad < 0)
		return smr_fail(SMR_EINVAL, "column %s has no cells to find bins of",
				dml_dataframe_name(t, j, name));
	if (e->status != SMR_EINVAL)
		return smr_fail(e->status, "no memory to encode column %s",
				dml_dataframe_name(t, j, name));
	s = dml_cell_text(t->columns[j], e->bad, room);
	return smr_fail(SMR_EINVAL, "'%.*s', in row %lld of column %s, is no number",
			s.n < 60 ? (int)s.n : 60, s.s, (long long)e->bad + 1,
			dml_dataframe_name(t, j, name));
}

smr_status dml_transform_fit(const dml_spec *spec, const dml_dataframe *t, const smr_workers *w,
			     dml_transform *out)
{
	fitting f = {out, t};

	SMR_TRY(dml_transform_begin(spec, out));
	out->workers = w;
	smr_workers_run(w, (int)t->cols, fit_one, &f);
	for (int64_t j = 0; j < t->cols; j++)
		if (out->of[j].status != SMR_OK)
			return fail_column(&out->of[j], t, j);
	return SMR_OK;
}

void dml_transform_free(dml_transform *t)
{
	for (int64_t j = 0; t->of != NULL && j < t->spec->cols; j++) {
		dml_encoder *e = &t->of[j];

		dml_tokens_free(&e->tokens);
		smr_free(e->low);
		smr_free(e->high);
		smr_free(e->codes);
		smr_free(e->filled_text);
	}
	smr_free(t->of);
	*t = (dml_transform){0};
}

void dml_transform_place(dml_transform *t)
{
	t->width = 0;
	for (int64_t j = 0; j < t->spec->cols; j++) {
		dml_encoder *e = &t->of[j];

		e->first = t->width;
		e->width = 1;
		if (e->coding->dummy)
			e->width = e->domain > 0 ? e->domain : 1;
		if (e->coding->coder == DML_CODER_WORDS)
			e->width = e->domain;
		if (e->coding->coder == DML_CODER_EMBED && t->embedding != NULL)
			e->width = t->embedding->cols;
		t->width += e->width;
	}
}

/* ---- codes of cells -------------------------------------------------------------------------- */

typedef struct cells { /* rows[from] ... (NULL: from ...) of a column */
	const dml_column *c;
	const int64_t *rows;
	int64_t from, n;
} cells;

static inline int64_t row_of(const cells *s, int64_t i)
{
	return s->rows != NULL ? s->rows[s->from + i] : s->from + i;
}

/* One loop for each type of cell. */
#define COPY(member)                                         \
	for (int64_t i = 0; i < s->n; i++)                   \
		out[i] = (double)s->c->member[row_of(s, i)]; \
	return true

static bool numbers_of(const cells *s, double *out, int64_t *bad)
{
	switch (s->c->type) {
	case DML_CELL_FP64:
		COPY(fp64);
	case DML_CELL_FP32:
		COPY(fp32);
	case DML_CELL_INT64:
		COPY(int64);
	case DML_CELL_INT32:
		COPY(int32);
	case DML_CELL_BOOLEAN:
		COPY(truth);
	default:
		for (int64_t i = 0; i < s->n; i++)
			if (!dml_cell_number(s->c, row_of(s, i), &out[i])) {
				*bad = row_of(s, i);
				return false;
			}
		return true;
	}
}

static void tokens_of(const dml_encoder *e, const cells *s, double *out)
{
	for (int64_t i = 0; i < s->n; i++) {
		int64_t row = row_of(s, i);
		int32_t k =
			e->codes != NULL ? e->codes[row] : dml_tokens_find(&e->tokens, s->c, row);

		out[i] = k > 0 ? k : NAN;
	}
}

static void hashes_of(const dml_encoder *e, const cells *s, double *out)
{
	for (int64_t i = 0; i < s->n; i++) {
		int64_t row = row_of(s, i), k = dml_java_hash_cell(s->c, row);

		out[i] = dml_column_is_null(s->c, row) ? NAN
						       : (double)((k < 0 ? -k : k) % e->domain + 1);
	}
}

bool dml_encode_cells(const dml_encoder *e, const dml_column *c, const int64_t *rows, int64_t from,
		      int64_t n, double *out, int64_t *bad)
{
	const cells s = {c, rows, from, n};

	if (e->coding->coder == DML_CODER_WORDS)
		return true;
	if (e->coding->coder == DML_CODER_RECODE || e->coding->coder == DML_CODER_EMBED)
		tokens_of(e, &s, out);
	else if (e->coding->coder == DML_CODER_HASH)
		hashes_of(e, &s, out);
	else if (!numbers_of(&s, out, bad))
		return false;
	if (e->coding->coder == DML_CODER_BIN)
		dml_bins_of(e, out, n);
	for (int64_t i = 0; i < n; i++)
		out[i] = isnan(out[i]) ? e->filled : out[i];
	return true;
}
