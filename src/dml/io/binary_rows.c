/* Reading row ranges of files in the project's binary format. */
#include "base/alloc.h"
#include "base/data/hash.h"
#include "dml/io/binary.h"
#include "dml/io/source.h"

static smr_status fail_format(const char *path, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: %s", path, what);
}

static smr_status hash_of(const dml_file_source *s, uint64_t *out)
{
	enum { WINDOW = 1 << 20 };
	uint64_t end = (uint64_t)s->was.st_size;
	char *window = smr_malloc(WINDOW);
	smr_status st = window != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory to read");

	*out = SMR_FNV1A_BASIS;
	for (uint64_t at = sizeof(dml_binary_head); st == SMR_OK && at < end; at += WINDOW) {
		size_t n = end - at < WINDOW ? (size_t)(end - at) : WINDOW;

		st = dml_file_source_bytes_at(s, at, window, n);
		if (st == SMR_OK)
			*out = smr_hash_fnv1a_more(*out, window, n);
	}
	smr_free(window);
	return st;
}

static smr_status open_packed(dml_file_source *s)
{
	uint64_t hash;
	dml_binary_head h;

	if (!S_ISREG(s->was.st_mode))
		return smr_fail(SMR_EUNSUPPORTED, "%s is no plain file", s->path);
	if (s->was.st_size < (off_t)sizeof(h))
		return fail_format(s->path, "no binary matrix of ours: it is too short");
	SMR_TRY(dml_file_source_bytes_at(s, 0, &h, sizeof(h)));
	SMR_TRY(dml_binary_check(s->path, &h, (uint64_t)s->was.st_size));
	SMR_TRY(hash_of(s, &hash));
	if (hash != h.hash)
		return dml_binary_damaged(s->path);
	s->rows = h.rows;
	s->cols = h.cols;
	s->nnz = h.kind == DML_PACKED_SPARSE ? h.n : -1;
	s->numbers = sizeof(h);
	if (h.kind == DML_PACKED_SPARSE)
		s->numbers += ((uint64_t)h.rows + 1) * sizeof(int64_t);
	return SMR_OK;
}

smr_status dml_file_source_packed(const char *path, dml_file_source **out)
{
	dml_file_source *s;
	smr_status st;

	SMR_TRY(dml_file_source_open(path, &s));
	st = open_packed(s);
	if (st == SMR_OK)
		*out = s;
	else
		dml_file_source_drop(s);
	return st;
}

static smr_status dense_rows(const dml_file_source *s, int64_t from, int64_t n, dml_matrix **out)
{
	dml_matrix *m = dml_matrix_new(n, s->cols);
	uint64_t row = (uint64_t)s->cols * sizeof(double);
	smr_status st;

	if (m == NULL)
		return SMR_ENOMEM;
	st = dml_file_source_bytes_at(s, s->numbers + (uint64_t)from * row, m->data,
				      (size_t)n * row);
	if (st == SMR_OK)
		*out = m;
	else
		dml_matrix_drop(m);
	return st;
}

/* Reads nonzeros from number @p first into @p x, whose row starts are set. */
static smr_status read_nonzeros(const dml_file_source *s, int64_t first, smr_sparse *x)
{
	uint64_t values = s->numbers + (uint64_t)first * sizeof(double);
	uint64_t cols =
		s->numbers + (uint64_t)s->nnz * sizeof(double) + (uint64_t)first * sizeof(int32_t);
	size_t n = (size_t)x->pattern->n;

	SMR_TRY(dml_file_source_bytes_at(s, values, x->values, n * sizeof(double)));
	SMR_TRY(dml_file_source_bytes_at(s, cols, x->pattern->cols_at, n * sizeof(int32_t)));
	return dml_binary_holds(x->pattern) ? SMR_OK
					    : fail_format(s->path, "its places are in no order");
}

static smr_status sparse_rows(const dml_file_source *s, int64_t from, int64_t n, int64_t *starts,
			      dml_matrix **out)
{
	smr_sparse x;
	smr_status st;

	SMR_TRY(dml_file_source_bytes_at(s,
					 sizeof(dml_binary_head) + (uint64_t)from * sizeof(*starts),
					 starts, ((size_t)n + 1) * sizeof(*starts)));
	if (starts[0] < 0 || starts[n] < starts[0] || starts[n] > s->nnz)
		return fail_format(s->path, "its places are in no order");
	SMR_TRY(smr_sparse_new(n, s->cols, starts[n] - starts[0], &x));
	for (int64_t i = 0; i <= n; i++)
		x.pattern->starts[i] = starts[i] - starts[0];
	st = read_nonzeros(s, starts[0], &x);
	if (st != SMR_OK) {
		smr_sparse_free(&x);
		return st;
	}
	*out = dml_matrix_on(&x);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

smr_status dml_binary_rows(const dml_file_source *s, int64_t from, int64_t n, dml_matrix **out)
{
	int64_t *starts;
	smr_status st;

	if (s->nnz < 0)
		return dense_rows(s, from, n, out);
	starts = smr_malloc(((size_t)n + 1) * sizeof(*starts));
	st = starts != NULL ? sparse_rows(s, from, n, starts, out)
			    : smr_fail(SMR_ENOMEM, "no memory for rows");
	smr_free(starts);
	return st;
}
