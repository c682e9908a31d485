/* Matrices that stay in their files. */
#include "dml/io/source.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"

static void drop_reference(dml_source *s)
{
	dml_file_source_drop((dml_file_source *)s);
}

dml_file_source *dml_file_source_new(const char *what)
{
	dml_file_source *s = smr_calloc(1, sizeof(*s));

	if (s == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for %s", what);
		return NULL;
	}
	s->base.drop = drop_reference;
	s->refs = 1;
	s->fd = -1;
	s->nnz = -1;
	return s;
}

smr_status dml_file_source_open(const char *path, dml_file_source **out)
{
	dml_file_source *s = dml_file_source_new(path);

	if (s == NULL)
		return SMR_ENOMEM;
	s->path = smr_strdup(path);
	s->fd = s->path != NULL ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	if (s->fd < 0 || fstat(s->fd, &s->was) != 0) {
		smr_status st = s->path == NULL
					? smr_fail(SMR_ENOMEM, "no memory for %s", path)
					: smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));

		dml_file_source_drop(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

dml_file_source *dml_file_source_keep(dml_file_source *s)
{
	s->refs++;
	return s;
}

void dml_file_source_drop(dml_file_source *s)
{
	if (s == NULL || --s->refs > 0)
		return;
	if (s->fd >= 0)
		close(s->fd);
	dml_csv_lines_free(s->csv);
	dml_binary_blocks_free(s->blocks);
	dml_file_source_drop_pieces(s);
	smr_free(s->path);
	smr_free(s);
}

smr_status dml_file_source_bytes_at(const dml_file_source *s, uint64_t at, void *to, size_t n)
{
	struct stat now;
	size_t done = 0;

	while (done < n) {
		ssize_t got = pread(s->fd, (char *)to + done, n - done, (off_t)(at + done));

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return smr_fail(SMR_EIO, "%s: %s", s->path,
					got < 0 ? strerror(errno) : "it is shorter than it was");
		done += (size_t)got;
	}
	if (fstat(s->fd, &now) != 0 || now.st_size != s->was.st_size ||
	    now.st_mtim.tv_sec != s->was.st_mtim.tv_sec ||
	    now.st_mtim.tv_nsec != s->was.st_mtim.tv_nsec)
		return smr_fail(SMR_EIO, "%s: it was changed while it was read", s->path);
	return SMR_OK;
}

double dml_file_source_bytes(const dml_file_source *s)
{
	return s->nnz < 0 ? (double)s->rows * (double)s->cols * sizeof(double)
			  : (double)s->nnz * (sizeof(double) + sizeof(int32_t)) +
				    (double)s->rows * sizeof(int64_t);
}

static smr_status dense_part(const dml_file_source *s, const dml_file_part *part, dml_matrix **out)
{
	dml_matrix *m = dml_matrix_new(part->n, part->cols);
	smr_status st;

	if (m == NULL)
		return SMR_ENOMEM;
	st = s->pieces != NULL ? dml_file_source_read_pieces(s, part, m->data)
			       : dml_csv_rows(s, part, m->data);
	if (st == SMR_OK)
		*out = m;
	else
		dml_matrix_drop(m);
	return st;
}

static int64_t count_rows(const dml_file_part *part)
{
	int64_t n = 0;

	if (part->keep == NULL)
		return part->n;
	for (int64_t i = 0; i < part->n; i++)
		n += part->keep[i];
	return n;
}

smr_status dml_file_source_read(const dml_file_source *s, const dml_file_part *part, bool dense,
				dml_matrix **out)
{
	if (s->parsed != NULL)
		atomic_fetch_add_explicit(s->parsed, (uint64_t)(count_rows(part) * part->cols),
					  memory_order_relaxed);
	if (s->csv != NULL || s->pieces != NULL)
		return dense_part(s, part, out);
	return dml_binary_rows(s, part, dense, out);
}

smr_status dml_file_source_load(const dml_file_source *s, dml_matrix **out)
{
	smr_status st;

	SMR_TRY(dml_file_source_read(s, &(dml_file_part){.n = s->rows, .cols = s->cols}, false,
				     out));
	st = dml_matrix_settle(*out, NULL);
	if (st != SMR_OK)
		dml_matrix_drop(*out);
	return st;
}
