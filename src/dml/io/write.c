/* Writes dense matrices row by row, with little additional memory. Threads format blocks of rows,
 * which are written in order. */
#include "dml/io/write.h"

#include <stdlib.h>
#include <string.h>

#include "base/fs.h"
#include "dml/io/binary.h"
#include "dml/io/stored.h"

enum {
	PIECES = 16,
	NUMBERS = 1 << 13, /* in a piece, at least one row */
	CELLS = 256        /* formatted at once */
};

typedef struct writing {
	const dml_write *how;
	smr_atomic_file *file;
	smr_str text;  /* not written yet */
	smr_str *each; /* [PIECES]: follows `text` */
	int64_t lines; /* rows of a piece */
	/* The rows being formatted. */
	const double *data;
	int64_t n;
	int64_t cols, nnz;
	size_t nsep;
	dml_block_writer blocks;
	double *slab; /* rows that wait for a whole block, or NULL */
	int64_t waiting;
} writing;

static smr_status flush_piece(writing *w, smr_str *text, const char *path)
{
	SMR_TRY(smr_str_status(text, path));
	SMR_TRY(smr_atomic_file_write(w->file, smr_str_text(text), text->n));
	text->n = 0;
	return SMR_OK;
}

static smr_status flush_text(writing *w, const char *path)
{
	SMR_TRY(flush_piece(w, &w->text, path));
	for (int i = 0; i < PIECES; i++)
		SMR_TRY(flush_piece(w, &w->each[i], path));
	return SMR_OK;
}

static char *put_cell(char *to, double v, bool sparse)
{
	if (v != 0)
		return to + dml_format_double(v, to);
	if (!sparse)
		*to++ = '0';
	return to;
}

/* Appends columns @p from to @p end of a row. */
static void put_cells(const writing *w, const double *row, int64_t from, int64_t end, smr_str *s)
{
	size_t room = (size_t)(end - from) * (DML_NUMBER + w->nsep + 1);
	char *to;

	if (!smr_str_reserve(s, room))
		return;
	to = s->s + s->n;
	for (int64_t j = from; j < end; j++) {
		to = put_cell(to, row[j], w->how->sparse);
		if (j + 1 < w->cols) {
			memcpy(to, w->how->sep, w->nsep);
			to += w->nsep;
		} else {
			*to++ = '\n';
		}
	}
	*to = '\0';
	s->n = (size_t)(to - s->s);
}

static void put_piece(void *arg, int piece)
{
	const writing *w = arg;
	int64_t from = piece * w->lines, end = from + w->lines < w->n ? from + w->lines : w->n;

	for (int64_t i = from; i < end; i++)
		for (int64_t j = 0; j < w->cols; j += CELLS)
			put_cells(w, w->data + i * w->cols, j,
				  j + CELLS < w->cols ? j + CELLS : w->cols, &w->each[piece]);
}

static smr_status put_text(writing *w, int64_t n, const double *data)
{
	int64_t most = PIECES * w->lines;

	for (int64_t i = 0; i < n; i += most) {
		w->data = data + i * w->cols;
		w->n = n - i < most ? n - i : most;
		smr_workers_run(w->how->workers, (int)((w->n + w->lines - 1) / w->lines), put_piece,
				w);
		SMR_TRY(flush_text(w, "csv"));
	}
	return SMR_OK;
}

static smr_status put_slab(writing *w, int64_t first, int64_t n, const double *data)
{
	dml_blocks_put_dense(&w->blocks, &w->text, first, n, data);
	return flush_piece(w, &w->text, "binary");
}

/* Blocks have 1000 rows: those that come in other pieces are collected. */
static smr_status put_blocks(writing *w, int64_t from, int64_t n, const double *data)
{
	while (n > 0) {
		int64_t k = DML_BLOCK_SIDE - w->waiting < n ? DML_BLOCK_SIDE - w->waiting : n;
		bool whole = k == DML_BLOCK_SIDE || from + k == w->blocks.rows;

		if (w->waiting == 0 && whole) {
			SMR_TRY(put_slab(w, from, k, data));
		} else {
			if (w->slab == NULL)
				w->slab = smr_numbers_new(DML_BLOCK_SIDE * w->cols);
			if (w->slab == NULL)
				return SMR_ENOMEM;
			memcpy(w->slab + w->waiting * w->cols, data,
			       (size_t)(k * w->cols) * sizeof(*data));
			w->waiting += k;
			if (w->waiting == DML_BLOCK_SIDE || from + k == w->blocks.rows) {
				SMR_TRY(put_slab(w, from + k - w->waiting, w->waiting, w->slab));
				w->waiting = 0;
			}
		}
		from += k;
		n -= k;
		data += k * w->cols;
	}
	return SMR_OK;
}

static smr_status put_rows(void *ctx, int64_t from, int64_t n, const double *data)
{
	writing *w = ctx;

	for (int64_t i = 0; i < n * w->cols; i++)
		w->nnz += data[i] != 0;
	return w->how->binary ? put_blocks(w, from, n, data) : put_text(w, n, data);
}

static void write_header(writing *w, int64_t rows)
{
	if (w->how->binary) {
		dml_blocks_begin(&w->blocks, &w->text, rows, w->cols);
		return;
	}
	for (int64_t j = 0; w->how->header && j < w->cols; j++)
		smr_str_printf(&w->text, "C%lld%s", (long long)j + 1,
			       j + 1 < w->cols ? w->how->sep : "\n");
}

smr_status dml_write_rows(const char *path, const dml_write *how, const dml_rows *rows,
			  int64_t *nnz)
{
	smr_str each[PIECES] = {{0}};
	writing w = {.how = how, .each = each, .cols = rows->cols, .nsep = strlen(how->sep)};
	const dml_sink sink = {put_rows, &w};
	smr_status st;

	w.lines = rows->cols > 0 && rows->cols < NUMBERS ? NUMBERS / rows->cols : 1;
	SMR_TRY(smr_atomic_file_open(path, SMR_WRITE_FOR_ALL, &w.file));
	write_header(&w, rows->rows);
	st = rows->cols > 0 ? rows->each(rows->ctx, &sink) : SMR_OK;
	if (st == SMR_OK)
		st = flush_text(&w, path);
	free(w.slab);
	smr_str_free(&w.text);
	for (int i = 0; i < PIECES; i++)
		smr_str_free(&each[i]);
	if (st != SMR_OK) {
		smr_atomic_file_drop(w.file);
		return st;
	}
	*nnz = w.nnz;
	dml_mtd_remove(path);
	return smr_atomic_file_keep(w.file);
}
