/* Encoders of columns that are read from the metadata frame of an earlier fit. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/transform/transform.h"

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
	return dml_impute_text(e, missing) == SMR_ETYPE
		       ? smr_fail(SMR_EINVAL, "'%s' is no number", missing)
		       : SMR_OK;
}

smr_status dml_transform_of_meta(const dml_spec *spec, const dml_dataframe *meta,
				 const dml_dataframe *t, dml_transform *out)
{
	SMR_TRY(dml_transform_begin(spec, out));
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
