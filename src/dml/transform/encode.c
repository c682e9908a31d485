/* Encodes frames, in parallel by chunks of rows. Each input column gives at most one nonzero of a
 * row, but for embeddings and words, so that sparse rows have slots of one size until they are
 * packed. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/transform/transform.h"

enum { CHUNK = 2048 /* rows */ };

typedef struct run {
	const dml_transform *t;
	const dml_dataframe *f;
	const int64_t *rows; /* kept rows; NULL: all */
	int64_t n;           /* rows of the result */
	double *data;        /* dense; NULL: sparse */
	smr_sparse s;        /* row i has slots from i * slots on */
	int64_t slots;
	int32_t *used; /* slots that row i uses */
	struct fault {
		_Atomic int64_t row;
		_Atomic int64_t col; /* plus one; 0: none */
		_Atomic bool memory;
	} *fault;
} run;

/* ---- cells of a row -------------------------------------------------------------------------- */

static inline void put(const run *r, int64_t i, int64_t j, double v)
{
	if (r->data != NULL) {
		r->data[i * r->t->width + j] = v;
	} else if (v != 0) {
		int64_t at = i * r->slots + r->used[i]++;

		r->s.pattern->cols_at[at] = (int32_t)j;
		r->s.values[at] = v;
	}
}

static void put_embedding(const run *r, const dml_encoder *e, int64_t i, double code)
{
	const dml_matrix *m = r->t->embedding;
	int64_t k = isnan(code) ? -1 : (int64_t)code - 1;

	if (k >= 0 && k < m->rows)
		for (int64_t j = 0; j < m->cols; j++)
			put(r, i, e->first + j, m->data[k * m->cols + j]);
}

static void put_codes(const run *r, const dml_encoder *e, int64_t from, int64_t n,
		      const double *codes)
{
	double width = (double)e->width;

	if (e->coding->coder == DML_CODER_EMBED)
		for (int64_t i = 0; i < n; i++)
			put_embedding(r, e, from + i, codes[i]);
	else if (!e->coding->dummy)
		for (int64_t i = 0; i < n; i++)
			put(r, from + i, e->first, codes[i]);
	else
		for (int64_t i = 0; i < n; i++)
			if (codes[i] >= 1 && codes[i] <= width)
				put(r, from + i, e->first + (int64_t)codes[i] - 1, 1);
}

typedef struct counting {
	const dml_encoder *e;
	double *row;
} counting;

static void count_word(void *ctx, const char *s, size_t n)
{
	const counting *c = ctx;
	int32_t k = dml_tokens_find_text(&c->e->tokens, s, n);

	if (k > 0)
		c->row[k - 1]++;
}

static void put_words(const run *r, const dml_encoder *e, const dml_column *c, int64_t from,
		      int64_t n)
{
	char room[DML_CELL_ROOM];

	for (int64_t i = from; i < from + n; i++) {
		dml_cell s = dml_cell_text(c, r->rows != NULL ? r->rows[i] : i, room);
		counting x = {e, r->data + i * r->t->width + e->first};

		dml_each_word(s.s, s.n, count_word, &x);
	}
}

/* ---- chunks ---------------------------------------------------------------------------------- */

static void encode_chunk(void *arg, int k)
{
	const run *r = arg;
	int64_t from = (int64_t)k * CHUNK, n = r->n - from < CHUNK ? r->n - from : CHUNK, bad;
	double *codes = smr_calloc(CHUNK, sizeof(*codes));

	if (codes == NULL) {
		r->fault->memory = true;
		return;
	}
	if (r->data != NULL)
		memset(r->data + from * r->t->width, 0, (size_t)(n * r->t->width) * sizeof(double));
	for (int64_t j = 0; j < r->f->cols; j++) {
		const dml_encoder *e = &r->t->of[j];
		const dml_column *c = r->f->columns[j];

		if (e->coding->coder == DML_CODER_WORDS) {
			put_words(r, e, c, from, n);
		} else if (dml_encode_cells(e, c, r->rows, from, n, codes, &bad)) {
			put_codes(r, e, from, n, codes);
		} else {
			r->fault->row = bad;
			r->fault->col = j + 1;
			break;
		}
	}
	smr_free(codes);
}

static smr_status encode_all(const run *r)
{
	char room[DML_CELL_ROOM], name[DML_CELL_ROOM];
	dml_cell s;

	smr_workers_run(r->t->workers, (int)((r->n + CHUNK - 1) / CHUNK), encode_chunk,
			(void *)(uintptr_t)r);
	if (r->fault->memory)
		return smr_fail(SMR_ENOMEM, "no memory to encode a frame");
	if (r->fault->col == 0)
		return SMR_OK;
	s = dml_cell_text(r->f->columns[r->fault->col - 1], r->fault->row, room);
	return smr_fail(SMR_EINVAL,
			"'%.*s', in row %lld of column %s, is no number: recode or dummycode "
			"encodes texts",
			s.n < 60 ? (int)s.n : 60, s.s, (long long)r->fault->row + 1,
			dml_dataframe_name(r->f, r->fault->col - 1, name));
}

/* Moves the entries of all rows together. */
static void pack_rows(run *r)
{
	smr_pattern *p = r->s.pattern;
	int64_t at = 0;

	for (int64_t i = 0; i < r->n; i++) {
		int64_t from = i * r->slots;
		size_t n = (size_t)r->used[i];

		p->starts[i] = at;
		if (at != from) {
			memmove(p->cols_at + at, p->cols_at + from, n * sizeof(*p->cols_at));
			memmove(r->s.values + at, r->s.values + from, n * sizeof(double));
		}
		at += r->used[i];
	}
	p->starts[r->n] = at;
	p->n = at;
}

static smr_status run_sparse(run *r, dml_matrix **out)
{
	smr_status st;

	SMR_TRY(smr_sparse_new(r->n, r->t->width, r->n * r->slots, &r->s));
	r->used = smr_calloc((size_t)r->n + 1, sizeof(*r->used));
	st = r->used != NULL ? encode_all(r) : smr_fail(SMR_ENOMEM, "no memory for rows");
	if (st == SMR_OK)
		pack_rows(r);
	smr_free(r->used);
	if (st != SMR_OK) {
		smr_sparse_free(&r->s);
		return st;
	}
	*out = dml_matrix_of_sparse(&r->s);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status run_dense(run *r, dml_matrix **out)
{
	dml_matrix *m = dml_matrix_new(r->n, r->t->width);
	smr_status st;

	if (m == NULL)
		return SMR_ENOMEM;
	r->data = m->data;
	st = encode_all(r);
	if (st == SMR_OK)
		st = dml_matrix_settle(m, NULL);
	if (st == SMR_OK)
		*out = m;
	else
		dml_matrix_drop(m);
	return st;
}

/* ---- rows without missing cells -------------------------------------------------------------- */

static bool is_kept(const run *r, int64_t i)
{
	char room[DML_CELL_ROOM];
	double v;

	for (int64_t j = 0; j < r->f->cols; j++) {
		const dml_column *c = r->f->columns[j];

		if (!r->t->spec->of[j].omit)
			continue;
		if (c->type == DML_CELL_STRING ? dml_cell_text(c, i, room).n == 0
					       : dml_cell_number(c, i, &v) && isnan(v))
			return false;
	}
	return true;
}

static smr_status keep_rows(run *r, int64_t **rows)
{
	*rows = smr_calloc((size_t)r->f->rows + 1, sizeof(**rows));
	if (*rows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for rows");
	r->n = 0;
	for (int64_t i = 0; i < r->f->rows; i++)
		if (is_kept(r, i))
			(*rows)[r->n++] = i;
	r->rows = *rows;
	return SMR_OK;
}

smr_status dml_transform_run(const dml_transform *t, const dml_dataframe *f,
			     smr_status (*fits)(void *ctx, double bytes), void *ctx,
			     dml_matrix **out)
{
	struct fault fault = {0};
	run r = {.t = t, .f = f, .n = f->rows, .fault = &fault};
	int64_t *rows = NULL;
	bool dense = t->width >= INT32_MAX || f->rows >= INT32_MAX;
	smr_status st = SMR_OK;

	for (int64_t j = 0; j < f->cols; j++) {
		const dml_coding *c = t->of[j].coding;

		dense |= c->coder == DML_CODER_WORDS;
		r.slots += c->coder == DML_CODER_EMBED ? t->of[j].width : 1;
	}
	if (t->spec->omits)
		st = keep_rows(&r, &rows);
	dense |= t->width < 2 || !smr_sparse_pays(r.n, t->width, r.n * r.slots);
	if (st == SMR_OK)
		st = fits(ctx, dense ? (double)r.n * (double)t->width * sizeof(double)
				     : (double)r.n * (double)r.slots * 12);
	if (st == SMR_OK)
		st = dense ? run_dense(&r, out) : run_sparse(&r, out);
	smr_free(rows);
	return st;
}
