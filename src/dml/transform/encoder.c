/* Encoders of columns: fitted to the cells, or read from metadata. */
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

/* ---- values for missing cells ---------------------------------------------------------------- */

static smr_status note_filled(dml_encoder *e, const char *s, size_t n)
{
	e->filled_text = smr_strndup(s, n);
	return e->filled_text != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status fit_mean(dml_encoder *e, const dml_column *c)
{
	char room[DML_NUMBER];
	double sum = 0, v;
	int64_t n = 0;

	for (int64_t i = 0; i < c->n; i++) {
		if (!dml_cell_number(c, i, &v)) {
			e->bad = i;
			return SMR_EINVAL;
		}
		if (!isnan(v)) {
			sum += v;
			n++;
		}
	}
	e->filled = sum / (double)n;
	return note_filled(e, room, dml_format_double(e->filled, room));
}

/* Finds the most frequent of tokens, the first in the order of a HashMap where several are. */
static smr_status most_frequent(const dml_tokens *t, const int64_t *counts, int32_t *out)
{
	int64_t n = t->texts->n, *order = smr_calloc((size_t)n + 1, sizeof(*order));
	int32_t *hashes = smr_calloc((size_t)n + 1, sizeof(*hashes));
	smr_status st = order != NULL && hashes != NULL ? SMR_OK : SMR_ENOMEM;

	for (int64_t k = 0; k < n && st == SMR_OK; k++)
		hashes[k] = dml_java_hash_cell(t->texts, k);
	if (st == SMR_OK)
		st = dml_java_map_order(hashes, n, false, order);
	*out = 0;
	for (int64_t k = 0; k < n && st == SMR_OK; k++)
		if (*out == 0 || counts[order[k]] > counts[*out - 1])
			*out = (int32_t)order[k] + 1;
	smr_free(order);
	smr_free(hashes);
	return st;
}

static bool is_missing(const dml_column *c, int64_t i)
{
	double v;

	return c->type != DML_CELL_STRING && dml_cell_number(c, i, &v) && isnan(v);
}

static smr_status count_tokens(dml_tokens *t, const dml_column *c, int64_t **counts)
{
	int64_t room = 64;

	*counts = smr_calloc((size_t)room, sizeof(**counts));
	for (int64_t i = 0; i < c->n && *counts != NULL; i++) {
		int32_t k = is_missing(c, i) ? 0 : dml_tokens_add(t, c, i);

		if (k < 0)
			return SMR_ENOMEM;
		if (k > room) {
			int64_t *more = smr_realloc(*counts, (size_t)room * 2 * sizeof(*more));

			if (more == NULL)
				return SMR_ENOMEM;
			memset(more + room, 0, (size_t)room * sizeof(*more));
			*counts = more;
			room *= 2;
		}
		if (k > 0)
			(*counts)[k - 1]++;
	}
	return *counts != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status fit_mode(dml_encoder *e, const dml_column *c)
{
	dml_tokens own = {0};
	int64_t *counts = NULL;
	char room[DML_CELL_ROOM];
	int32_t k = 0;
	smr_status st = dml_tokens_begin(c->type, &own);

	if (st == SMR_OK)
		st = count_tokens(&own, c, &counts);
	if (st == SMR_OK)
		st = most_frequent(&own, counts, &k);
	if (st == SMR_OK && k > 0) {
		dml_cell s = dml_cell_text(own.texts, k - 1, room);

		e->filled = k;
		if (e->coding->coder != DML_CODER_RECODE && !dml_parse_number(s.s, s.n, &e->filled))
			e->filled = NAN;
		st = note_filled(e, s.s, s.n);
	}
	smr_free(counts);
	dml_tokens_free(&own);
	return st;
}

/* Uses a text: of a recoded column, the code of the token; else its number. */
static smr_status fill_text(dml_encoder *e, const char *text)
{
	int32_t k = 0;

	if (e->coding->coder == DML_CODER_RECODE)
		for (int64_t i = 0; i < e->tokens.texts->n && k == 0; i++) {
			char room[DML_CELL_ROOM];
			dml_cell s = dml_cell_text(e->tokens.texts, i, room);

			if (s.n == strlen(text) && memcmp(s.s, text, s.n) == 0)
				k = (int32_t)i + 1;
		}
	e->filled = k;
	if (k == 0 && !dml_parse_number(text, strlen(text), &e->filled))
		return SMR_ETYPE;
	return note_filled(e, text, strlen(text));
}

static smr_status fit_fill(dml_encoder *e, const dml_column *c)
{
	switch (e->coding->fill) {
	case DML_FILL_MEAN:
		return fit_mean(e, c);
	case DML_FILL_MODE:
		return fit_mode(e, c);
	case DML_FILL_CONSTANT:
		return fill_text(e, e->coding->constant);
	default:
		return SMR_OK;
	}
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
	return fit_fill(e, c);
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

static smr_status begin(const dml_spec *spec, dml_transform *out)
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

	SMR_TRY(begin(spec, out));
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

/* ---- encoders of metadata -------------------------------------------------------------------- */

static smr_status fail_meta(const dml_dataframe *meta, int64_t i, int64_t j)
{
	char room[DML_CELL_ROOM], name[DML_CELL_ROOM];
	dml_cell s = dml_cell_text(meta->columns[j], i, room);

	return smr_fail(SMR_EINVAL,
			"the metadata '%.*s', in row %lld of column %s, is not that of the "
			"specification",
			s.n < 60 ? (int)s.n : 60, s.s, (long long)i + 1,
			dml_dataframe_name(meta, j, name));
}

/* Sorts the tokens of a column by code. */
static smr_status tokens_by_code(const dml_dataframe *meta, int64_t j, dml_cell *tokens,
				 int64_t *most)
{
	char room[DML_CELL_ROOM];

	*most = 0;
	for (int64_t i = 0; i < meta->rows; i++) {
		dml_cell s = dml_cell_text(meta->columns[j], i, room), token;
		int64_t code;

		if (s.n == 0)
			break;
		if (!dml_split_recode(s, &token, &code) || code < 1 || code > meta->rows)
			return fail_meta(meta, i, j);
		tokens[code - 1] = token;
		*most = code > *most ? code : *most;
	}
	return SMR_OK;
}

static smr_status read_tokens(dml_encoder *e, const dml_dataframe *meta, int64_t j,
			      dml_cell_type type)
{
	dml_cell *tokens = smr_calloc((size_t)meta->rows + 1, sizeof(*tokens));
	int64_t most = 0;
	smr_status st = tokens != NULL ? dml_tokens_begin(type, &e->tokens)
				       : smr_fail(SMR_ENOMEM, "no memory for tokens");

	if (st == SMR_OK)
		st = tokens_by_code(meta, j, tokens, &most);
	for (int64_t k = 0; k < most && st == SMR_OK; k++)
		st = dml_tokens_put(&e->tokens, tokens[k].s != NULL ? tokens[k].s : "",
				    tokens[k].n);
	smr_free(tokens);
	e->domain = most;
	return st;
}

static const char *find_mark(dml_cell s)
{
	for (size_t i = 0; i + 1 < s.n; i++)
		if (memcmp(s.s + i, "\u00b7", 2) == 0)
			return s.s + i;
	return NULL;
}

static smr_status read_bins(dml_encoder *e, const dml_dataframe *meta, int64_t j)
{
	char room[DML_CELL_ROOM];

	e->low = smr_calloc((size_t)meta->rows + 1, sizeof(double));
	e->high = smr_calloc((size_t)meta->rows + 1, sizeof(double));
	if (e->low == NULL || e->high == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for bins");
	for (int64_t i = 0; i < meta->rows; i++) {
		dml_cell s = dml_cell_text(meta->columns[j], i, room);
		const char *mark = s.n > 0 ? find_mark(s) : NULL;

		if (s.n == 0)
			break;
		if (mark == NULL || !dml_parse_number(s.s, (size_t)(mark - s.s), &e->low[i]) ||
		    !dml_parse_number(mark + 2, s.n - (size_t)(mark + 2 - s.s), &e->high[i]))
			return fail_meta(meta, i, j);
		e->domain = i + 1;
	}
	return SMR_OK;
}

static smr_status read_buckets(dml_encoder *e, const dml_spec *spec, const dml_dataframe *meta,
			       int64_t j)
{
	char room[DML_CELL_ROOM];
	dml_cell s;

	e->domain = spec->buckets;
	if (meta->rows == 0)
		return SMR_OK;
	s = dml_cell_text(meta->columns[j], 0, room);
	if (s.n > 0 && (!dml_parse_integer(s.s, s.n, &e->domain) || e->domain < 1))
		return fail_meta(meta, 0, j);
	return SMR_OK;
}

static smr_status read_column(dml_encoder *e, const dml_spec *spec, const dml_dataframe *meta,
			      int64_t j, dml_cell_type type)
{
	const char *missing = meta->meta != NULL ? meta->meta[j].missing : NULL;

	if (e->coding->coder == DML_CODER_RECODE || e->coding->coder == DML_CODER_EMBED)
		SMR_TRY(read_tokens(e, meta, j, type));
	else if (e->coding->coder == DML_CODER_WORDS)
		SMR_TRY(read_tokens(e, meta, j, DML_CELL_STRING));
	else if (e->coding->coder == DML_CODER_BIN)
		SMR_TRY(read_bins(e, meta, j));
	else if (e->coding->coder == DML_CODER_HASH)
		SMR_TRY(read_buckets(e, spec, meta, j));
	if (e->coding->fill == DML_FILL_NONE)
		return SMR_OK;
	if (e->coding->fill == DML_FILL_CONSTANT && missing == NULL)
		missing = e->coding->constant;
	if (missing == NULL)
		return smr_fail(SMR_EINVAL,
				"the metadata has no value for missing cells of column "
				"%lld",
				(long long)j + 1);
	return fill_text(e, missing) == SMR_ETYPE
		       ? smr_fail(SMR_EINVAL, "'%s' is no number", missing)
		       : SMR_OK;
}

smr_status dml_transform_of_meta(const dml_spec *spec, const dml_dataframe *meta,
				 const dml_dataframe *t, dml_transform *out)
{
	SMR_TRY(begin(spec, out));
	if (meta->cols != spec->cols)
		return smr_fail(SMR_EINVAL, "metadata of %lld columns for %lld columns",
				(long long)meta->cols, (long long)spec->cols);
	for (int64_t j = 0; j < spec->cols; j++)
		if (meta->columns[j]->type != DML_CELL_STRING)
			return smr_fail(SMR_EINVAL, "metadata is a frame of strings");
	for (int64_t j = 0; j < spec->cols; j++)
		SMR_TRY(read_column(&out->of[j], spec, meta, j,
				    t != NULL ? t->columns[j]->type : DML_CELL_STRING));
	return SMR_OK;
}

/* ---- codes of cells -------------------------------------------------------------------------- */

static bool encode_cell(const dml_encoder *e, const dml_column *c, int64_t i, double *out)
{
	int32_t k;

	switch (e->coding->coder) {
	case DML_CODER_RECODE:
	case DML_CODER_EMBED:
		k = e->codes != NULL ? e->codes[i] : dml_tokens_find(&e->tokens, c, i);
		*out = k > 0 ? k : NAN;
		return true;
	case DML_CODER_HASH:
		if (dml_column_is_null(c, i)) {
			*out = NAN;
			return true;
		}
		k = dml_java_hash_cell(c, i);
		*out = (double)((k < 0 ? -(int64_t)k : k) % e->domain + 1);
		return true;
	case DML_CODER_BIN:
		if (!dml_cell_number(c, i, out))
			return false;
		*out = dml_bin_of(e, *out);
		return true;
	default:
		return dml_cell_number(c, i, out);
	}
}

bool dml_encode_cells(const dml_encoder *e, const dml_column *c, const int64_t *rows, int64_t from,
		      int64_t n, double *out, int64_t *bad)
{
	if (e->coding->coder == DML_CODER_WORDS)
		return true;
	for (int64_t i = 0; i < n; i++) {
		int64_t row = rows != NULL ? rows[from + i] : from + i;

		if (!encode_cell(e, c, row, &out[i])) {
			*bad = row;
			return false;
		}
		if (isnan(out[i]))
			out[i] = e->filled;
	}
	return true;
}
