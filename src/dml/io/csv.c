/* Reading matrices from csv, in memory and in files. */
#include "dml/io/csv.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"

static smr_status all_rows(dml_csv_text *t, dml_matrix **out)
{
	const dml_csv_chunk *last = t->nchunks > 0 ? &t->chunks[t->nchunks - 1] : NULL;
	dml_matrix *m;
	smr_status st;
	int64_t n;

	t->n = last != NULL ? last->row + last->rows : 0;
	if (__builtin_mul_overflow(t->n, t->cols, &n))
		return smr_fail(SMR_ENOMEM, "%s: too large", t->f->path);
	if (t->f->fits != NULL)
		SMR_TRY(t->f->fits(t->f->ctx, (double)n * sizeof(double)));
	m = dml_matrix_new(t->n, t->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	t->data = m->data;
	st = dml_csv_fill(t);
	if (st == SMR_OK)
		*out = m;
	else
		dml_matrix_drop(m);
	return st;
}

smr_status dml_csv_parse(const dml_csv *f, const char *text, size_t n, dml_matrix **out)
{
	const char *end = text + n, *stop;
	dml_csv_text t = dml_csv_begin(f);
	smr_status st;

	text = dml_csv_start(text, end);
	if (f->header && text < end) {
		stop = memchr(text, '\n', (size_t)(end - text));
		text = stop != NULL ? stop + 1 : end;
	}
	t.cols = dml_csv_columns(&t, text, end);
	st = dml_csv_count(&t, text, end, f->header ? 2 : 1, 0);
	if (st == SMR_OK)
		st = all_rows(&t, out);
	dml_csv_end(&t);
	return st;
}

/* Reads a pipe, or another file that cannot be mapped. */
static smr_status read_stream(const dml_csv *f, dml_matrix **out)
{
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(f->path, &text, &n));
	st = dml_csv_parse(f, text, n, out);
	smr_free(text);
	return st;
}

smr_status dml_csv_read(const dml_csv *f, dml_matrix **out)
{
	void *text = MAP_FAILED;
	struct stat s;
	smr_status st;
	int fd;

	/* opens a pipe only once: its writer would lose the reader */
	if (stat(f->path, &s) == 0 && !S_ISREG(s.st_mode))
		return read_stream(f, out);
	fd = open(f->path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return smr_fail(SMR_EIO, "%s: %s", f->path, strerror(errno));
	if (fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size > 0)
		text = mmap(NULL, (size_t)s.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	close(fd);
	if (text == MAP_FAILED)
		return read_stream(f, out);
	st = dml_csv_parse(f, text, (size_t)s.st_size, out);
	munmap(text, (size_t)s.st_size);
	return st;
}
