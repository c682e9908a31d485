/* Our own bytes, of which some rows are read at a time. */
#include "base/alloc.h"
#include "base/data/hash.h"
#include "dml/io/binary.h"
#include "dml/io/source.h"

static smr_status wrong(const char *path, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: %s", path, what);
}

static smr_status hash_of(const script_source *s, uint64_t *out)
{
	enum { WINDOW = 1 << 20 };
	uint64_t end = (uint64_t)s->was.st_size;
	char *window = smr_malloc(WINDOW);
	smr_status st = window != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory to read");

	*out = SMR_FNV1A_BASIS;
	for (uint64_t at = sizeof(script_packed_head); st == SMR_OK && at < end; at += WINDOW) {
		size_t n = end - at < WINDOW ? (size_t)(end - at) : WINDOW;

		st = script_source_bytes_at(s, at, window, n);
		if (st == SMR_OK)
			*out = smr_hash_fnv1a_more(*out, window, n);
	}
	smr_free(window);
	return st;
}

static smr_status open_packed(script_source *s)
{
	uint64_t hash;
	script_packed_head h;

	if (!S_ISREG(s->was.st_mode))
		return smr_fail(SMR_EUNSUPPORTED, "%s is no plain file", s->path);
	if (s->was.st_size < (off_t)sizeof(h))
		return wrong(s->path, "no binary matrix of ours: it is too short");
	SMR_TRY(script_source_bytes_at(s, 0, &h, sizeof(h)));
	SMR_TRY(script_packed_check(s->path, &h, (uint64_t)s->was.st_size));
	SMR_TRY(hash_of(s, &hash));
	if (hash != h.hash)
		return script_packed_damaged(s->path);
	s->rows = h.rows;
	s->cols = h.cols;
	s->nnz = h.kind == SCRIPT_PACKED_SPARSE ? h.n : -1;
	s->numbers = sizeof(h);
	if (h.kind == SCRIPT_PACKED_SPARSE)
		s->numbers += ((uint64_t)h.rows + 1) * sizeof(int64_t);
	return SMR_OK;
}

smr_status script_source_packed(const char *path, script_source **out)
{
	script_source *s;
	smr_status st;

	SMR_TRY(script_source_open(path, &s));
	st = open_packed(s);
	if (st == SMR_OK)
		*out = s;
	else
		script_source_drop(s);
	return st;
}

static smr_status dense_rows(const script_source *s, int64_t from, int64_t n, script_matrix **out)
{
	script_matrix *m = script_matrix_new(n, s->cols);
	uint64_t row = (uint64_t)s->cols * sizeof(double);
	smr_status st;

	if (m == NULL)
		return SMR_ENOMEM;
	st = script_source_bytes_at(s, s->numbers + (uint64_t)from * row, m->data, (size_t)n * row);
	if (st == SMR_OK)
		*out = m;
	else
		script_matrix_drop(m);
	return st;
}

/* Places first, ... of @p x, whose rows have their starts. */
static smr_status places(const script_source *s, int64_t first, smr_sparse *x)
{
	uint64_t values = s->numbers + (uint64_t)first * sizeof(double);
	uint64_t cols =
		s->numbers + (uint64_t)s->nnz * sizeof(double) + (uint64_t)first * sizeof(int32_t);
	size_t n = (size_t)x->pattern->n;

	SMR_TRY(script_source_bytes_at(s, values, x->values, n * sizeof(double)));
	SMR_TRY(script_source_bytes_at(s, cols, x->pattern->cols_at, n * sizeof(int32_t)));
	return script_packed_holds(x->pattern) ? SMR_OK
					       : wrong(s->path, "its places are in no order");
}

static smr_status sparse_rows(const script_source *s, int64_t from, int64_t n, int64_t *starts,
			      script_matrix **out)
{
	smr_sparse x;
	smr_status st;

	SMR_TRY(script_source_bytes_at(
		s, sizeof(script_packed_head) + (uint64_t)from * sizeof(*starts), starts,
		((size_t)n + 1) * sizeof(*starts)));
	if (starts[0] < 0 || starts[n] < starts[0] || starts[n] > s->nnz)
		return wrong(s->path, "its places are in no order");
	SMR_TRY(smr_sparse_new(n, s->cols, starts[n] - starts[0], &x));
	for (int64_t i = 0; i <= n; i++)
		x.pattern->starts[i] = starts[i] - starts[0];
	st = places(s, starts[0], &x);
	if (st != SMR_OK) {
		smr_sparse_free(&x);
		return st;
	}
	*out = script_matrix_on(&x);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

smr_status script_packed_rows(const script_source *s, int64_t from, int64_t n, script_matrix **out)
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
