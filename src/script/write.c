/* Dense matrices written rows after rows: what is in memory beside them is little. */
#include "script/write.h"

#include "base/fs.h"
#include "base/hash.h"
#include "script/packed.h"

typedef struct writing {
	const script_write *how;
	smr_new_file *file;
	smr_str text; /* that is not in the file yet */
	int64_t cols, nnz;
	uint64_t hash;
} writing;

static smr_status let_out(writing *w, const char *path)
{
	SMR_TRY(smr_str_status(&w->text, path));
	SMR_TRY(smr_new_file_write(w->file, smr_str_text(&w->text), w->text.n));
	w->text.n = 0;
	return SMR_OK;
}

static void put_cell(smr_str *s, double v, bool sparse)
{
	if (v != 0)
		script_put_double(s, v);
	else if (!sparse)
		smr_str_putc(s, '0');
}

static smr_status put_text(writing *w, int64_t n, const double *data)
{
	enum { MUCH = 1 << 20 }; /* bytes */

	for (int64_t i = 0; i < n; i++) {
		for (int64_t j = 0; j < w->cols; j++) {
			put_cell(&w->text, data[i * w->cols + j], w->how->sparse);
			smr_str_puts(&w->text, j + 1 < w->cols ? w->how->sep : "\n");
		}
		if (w->text.n > MUCH)
			SMR_TRY(let_out(w, "csv"));
	}
	return SMR_OK;
}

static smr_status put_rows(void *ctx, int64_t from, int64_t n, const double *data)
{
	writing *w = ctx;
	size_t bytes = (size_t)(n * w->cols) * sizeof(double);

	(void)from;
	for (int64_t i = 0; i < n * w->cols; i++)
		w->nnz += data[i] != 0;
	if (!w->how->packed)
		return put_text(w, n, data);
	w->hash = smr_hash_fnv1a_more(w->hash, data, bytes);
	return smr_new_file_write(w->file, data, bytes);
}

static smr_status begin(writing *w)
{
	script_packed_head none = {0};

	if (w->how->packed)
		return smr_new_file_write(w->file, &none, sizeof(none));
	for (int64_t j = 0; w->how->header && j < w->cols; j++)
		smr_str_printf(&w->text, "C%lld%s", (long long)j + 1,
			       j + 1 < w->cols ? w->how->sep : "\n");
	return SMR_OK;
}

static smr_status end(writing *w, const char *path, const script_rows *rows)
{
	const script_packed_head h = {.magic = SCRIPT_PACKED_MAGIC,
				      .version = SCRIPT_PACKED_VERSION,
				      .kind = SCRIPT_PACKED_DENSE,
				      .hash = w->hash,
				      .rows = rows->rows,
				      .cols = rows->cols,
				      .n = rows->rows * rows->cols};

	return w->how->packed ? smr_new_file_set(w->file, 0, &h, sizeof(h)) : let_out(w, path);
}

smr_status script_write_rows(const char *path, const script_write *how, const script_rows *rows,
			     int64_t *nnz)
{
	writing w = {.how = how, .cols = rows->cols, .hash = SMR_FNV1A_BASIS};
	const script_sink sink = {put_rows, &w};
	smr_status st;

	SMR_TRY(smr_new_file_open(path, &w.file));
	st = begin(&w);
	if (st == SMR_OK && rows->cols > 0)
		st = rows->each(rows->ctx, &sink);
	if (st == SMR_OK)
		st = end(&w, path, rows);
	smr_str_free(&w.text);
	if (st != SMR_OK) {
		smr_new_file_drop(w.file);
		return st;
	}
	*nnz = w.nnz;
	return smr_new_file_keep(w.file, SMR_WRITE_FAST);
}
