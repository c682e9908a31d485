/* The metadata frame of a fit: tokens with their codes, in the order in which SystemDS has them;
 * bins; numbers of hash codes. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/frame/java.h"
#include "dml/transform/transform.h"

static const char mark[] = "\u00b7";

bool dml_split_recode(dml_cell s, dml_cell *token, int64_t *code)
{
	for (size_t i = s.n; i-- > 0;)
		if (i + 2 <= s.n && memcmp(s.s + i, mark, 2) == 0) {
			*token = (dml_cell){s.s, i};
			return dml_parse_integer(s.s + i + 2, s.n - i - 2, code);
		}
	return false;
}

static smr_status put_tokens(const dml_tokens *t, bool copied, dml_column *to)
{
	int64_t n = t->texts->n, *order = smr_calloc((size_t)n + 1, sizeof(*order));
	int32_t *hashes = smr_calloc((size_t)n + 1, sizeof(*hashes));
	smr_status st = order != NULL && hashes != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for tokens");
	smr_str text = {0};
	char room[DML_CELL_ROOM];

	for (int64_t k = 0; k < n && st == SMR_OK; k++)
		hashes[k] = dml_java_hash_cell(t->texts, k);
	if (st == SMR_OK)
		st = dml_java_map_order(hashes, n, copied, order);
	for (int64_t k = 0; k < n && st == SMR_OK; k++) {
		dml_cell s = dml_cell_text(t->texts, order[k], room);

		smr_str_clear(&text);
		smr_str_write(&text, s.s, s.n);
		smr_str_printf(&text, "%s%lld", mark, (long long)order[k] + 1);
		st = smr_str_status(&text, "a token");
		if (st == SMR_OK)
			dml_column_add_text(to, smr_str_text(&text), text.n);
	}
	smr_str_free(&text);
	smr_free(order);
	smr_free(hashes);
	return st;
}

static void put_bins(const dml_encoder *e, dml_column *to)
{
	char low[DML_NUMBER], high[DML_NUMBER], text[2 * DML_NUMBER + 4];

	for (int64_t i = 0; i < e->domain; i++) {
		int nlow = (int)dml_format_double(e->low[i], low);
		int nhigh = (int)dml_format_double(e->high[i], high);
		int n = snprintf(text, sizeof(text), "%.*s%s%.*s", nlow, low, mark, nhigh, high);

		dml_column_add_text(to, text, (size_t)n);
	}
}

static smr_status put_column(const dml_encoder *e, dml_column *to)
{
	char text[32];
	int n;

	switch (e->coding->coder) {
	case DML_CODER_RECODE:
		return put_tokens(&e->tokens, false, to);
	case DML_CODER_WORDS:
		return put_tokens(&e->tokens, true, to);
	case DML_CODER_BIN:
		put_bins(e, to);
		return SMR_OK;
	case DML_CODER_HASH:
		n = snprintf(text, sizeof(text), "%lld", (long long)e->domain);
		dml_column_add_text(to, text, (size_t)n);
		return SMR_OK;
	default:
		return SMR_OK;
	}
}

static smr_status note_columns(const dml_transform *t, dml_dataframe *m)
{
	SMR_TRY(dml_dataframe_add_meta(m));
	for (int64_t j = 0; j < m->cols; j++) {
		const dml_encoder *e = &t->of[j];

		if (e->coding->coder == DML_CODER_RECODE || e->coding->coder == DML_CODER_BIN ||
		    e->coding->coder == DML_CODER_WORDS)
			m->meta[j].distinct = e->domain;
		if (e->filled_text == NULL)
			continue;
		m->meta[j].missing = smr_strdup(e->filled_text);
		if (m->meta[j].missing == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for metadata");
	}
	return SMR_OK;
}

smr_status dml_transform_meta(const dml_transform *t, const dml_dataframe *f, dml_dataframe **out)
{
	dml_dataframe *m = dml_dataframe_text(0, f->cols);
	int64_t rows = 0;
	smr_status st;

	if (m == NULL)
		return SMR_ENOMEM;
	st = dml_dataframe_name_after(m, 0, f, 0, f->cols);
	if (st == SMR_OK)
		st = note_columns(t, m);
	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++) {
		st = put_column(&t->of[j], m->columns[j]);
		rows = m->columns[j]->n > rows ? m->columns[j]->n : rows;
	}
	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++)
		dml_column_add_blank(m->columns[j], rows - m->columns[j]->n);
	if (st == SMR_OK)
		return dml_dataframe_finish(m, out);
	dml_dataframe_drop(m);
	return st;
}
