/* Decodes matrices to frames: tokens of codes, middles of bins. */
#include <math.h>
#include <string.h>

#include "dml/transform/transform.h"

/* Returns the code in row @p i; NaN: none. Of a dummy code the last nonzero counts. */
static double code_at(const dml_encoder *e, const dml_matrix *m, int64_t i)
{
	const double *row = m->data + i * m->cols + e->first;
	double code = NAN;

	if (!e->coding->dummy)
		return row[0];
	for (int64_t k = 0; k < e->width; k++)
		if (row[k] != 0)
			code = (double)k + 1;
	return code;
}

static void add_token(const dml_encoder *e, double code, dml_column *to)
{
	char room[DML_CELL_ROOM];
	dml_cell s = {0};

	if (code >= 1 && code < (double)e->tokens.texts->n + 1)
		s = dml_cell_text(e->tokens.texts, (int64_t)code - 1, room);
	dml_column_add_text(to, s.s, s.n);
}

static void add_middle(const dml_encoder *e, double code, dml_column *to)
{
	double k = floor(code + 0.5), width;
	char room[DML_NUMBER];

	if (!(k >= 1 && k <= (double)e->domain)) {
		dml_column_add_text(to, NULL, 0);
		return;
	}
	width = e->high[(int64_t)k - 1] - e->low[(int64_t)k - 1];
	dml_column_add_text(
		to, room,
		dml_format_double(e->low[(int64_t)k - 1] + width / 2 + (code - k) * width, room));
}

static smr_status decode_column(const dml_encoder *e, const dml_matrix *m, dml_column **out)
{
	bool text = e->coding->coder == DML_CODER_RECODE || e->coding->coder == DML_CODER_BIN;

	*out = dml_column_new(text ? DML_CELL_STRING : DML_CELL_FP64, m->rows);
	if (*out == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++) {
		double code = code_at(e, m, i);

		if (e->coding->coder == DML_CODER_RECODE)
			add_token(e, code, *out);
		else if (text)
			add_middle(e, code, *out);
		else
			dml_column_add_number(*out, code);
	}
	return SMR_OK;
}

smr_status dml_transform_decode(const dml_transform *t, const dml_matrix *m,
				const dml_dataframe *meta, dml_dataframe **out)
{
	dml_dataframe *f;
	smr_status st;

	if (m->cols != t->width)
		return smr_fail(SMR_EINVAL, "a matrix of %lld columns, which encode to %lld",
				(long long)m->cols, (long long)t->width);
	for (int64_t j = 0; j < meta->cols; j++)
		if (t->of[j].coding->coder >= DML_CODER_EMBED)
			return smr_fail(SMR_EINVAL,
					"embeddings and counts of words are not decoded");
	f = dml_dataframe_new(m->rows, meta->cols);
	if (f == NULL)
		return SMR_ENOMEM;
	st = dml_dataframe_name_after(f, 0, meta, 0, meta->cols);
	for (int64_t j = 0; j < f->cols && st == SMR_OK; j++)
		st = decode_column(&t->of[j], m, &f->columns[j]);
	if (st == SMR_OK)
		return dml_dataframe_finish(f, out);
	dml_dataframe_drop(f);
	return st;
}
