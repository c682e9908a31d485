/* The project's binary format: a header of eight numbers, then the elements, or the pattern and
 * values. Byte order is the machine's; the magic number detects another order. */
#include <stdlib.h>
#include <string.h>

#include "base/data/hash.h"
#include "dml/io/binary.h"
#include "dml/io/stored.h"

static smr_status fail_format(const char *path, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s: %s", path, what);
}

static smr_status load_dense(const dml_binary_head *h, const char *at, dml_matrix **out)
{
	*out = dml_matrix_new(h->rows, h->cols);
	if (*out == NULL)
		return SMR_ENOMEM;
	if (h->n > 0)
		memcpy((*out)->data, at, (size_t)h->n * sizeof(double));
	return SMR_OK;
}

bool dml_binary_holds(const smr_pattern *p)
{
	if (p->starts[0] != 0 || p->starts[p->rows] != p->n)
		return false;
	for (int64_t i = 0; i < p->rows; i++) {
		if (p->starts[i] > p->starts[i + 1] || p->starts[i + 1] > p->n)
			return false;
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
			if (p->cols_at[e] < 0 || p->cols_at[e] >= p->cols ||
			    (e > p->starts[i] && p->cols_at[e] <= p->cols_at[e - 1]))
				return false;
	}
	return true;
}

static smr_status load_sparse(const char *path, const dml_binary_head *h, const char *at,
			      dml_matrix **out)
{
	size_t starts = ((size_t)h->rows + 1) * sizeof(int64_t);
	smr_sparse s;

	SMR_TRY(smr_sparse_new(h->rows, h->cols, h->n, &s));
	memcpy(s.pattern->starts, at, starts);
	at += starts;
	if (h->n > 0) {
		memcpy(s.values, at, (size_t)h->n * sizeof(double));
		memcpy(s.pattern->cols_at, at + (size_t)h->n * sizeof(double),
		       (size_t)h->n * sizeof(int32_t));
	}
	if (!dml_binary_holds(s.pattern)) {
		smr_sparse_free(&s);
		return fail_format(path, "its places are in no order");
	}
	*out = dml_matrix_of_sparse(&s);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

/* Gives the bytes after the header; false: impossible sizes. */
static bool length_of(const dml_binary_head *h, uint64_t *out)
{
	uint64_t n = (uint64_t)h->n, rows = (uint64_t)h->rows, cells;

	if (h->rows < 0 || h->cols < 0 || h->n < 0 || n > UINT64_MAX / 32 ||
	    __builtin_mul_overflow(rows, (uint64_t)h->cols, &cells))
		return false;
	if (h->kind == DML_PACKED_DENSE) {
		*out = n * sizeof(double);
		return n == cells;
	}
	*out = (rows + 1) * sizeof(int64_t) + n * (sizeof(double) + sizeof(int32_t));
	return h->kind == DML_PACKED_SPARSE && rows < INT32_MAX && h->cols < INT32_MAX;
}

smr_status dml_binary_check(const char *path, const dml_binary_head *h, uint64_t n)
{
	uint64_t length;

	if (h->magic != DML_PACKED_MAGIC)
		return fail_format(path, "no binary matrix of ours: it does not begin as one");
	if (h->version != DML_PACKED_VERSION)
		return smr_fail(SMR_EINVAL, "%s: a binary matrix of version %llu", path,
				(unsigned long long)h->version);
	return length_of(h, &length) && length == n - sizeof(*h)
		       ? SMR_OK
		       : fail_format(path, "its length is not that of its sizes");
}

smr_status dml_binary_damaged(const char *path)
{
	return fail_format(path, "it was damaged: its bytes do not add up");
}

smr_status dml_binary_parse(const char *path, const char *bytes, size_t n, dml_matrix **out)
{
	dml_binary_head h;

	if (n < sizeof(h))
		return fail_format(path, "no binary matrix of ours: it is too short");
	memcpy(&h, bytes, sizeof(h));
	SMR_TRY(dml_binary_check(path, &h, n));
	if (smr_hash_fnv1a(bytes + sizeof(h), n - sizeof(h)) != h.hash)
		return dml_binary_damaged(path);
	return h.kind == DML_PACKED_DENSE ? load_dense(&h, bytes + sizeof(h), out)
					  : load_sparse(path, &h, bytes + sizeof(h), out);
}

void dml_binary_put(smr_str *s, const dml_matrix *m)
{
	size_t from = s->n + sizeof(dml_binary_head);
	dml_binary_head h = {.magic = DML_PACKED_MAGIC,
			     .version = DML_PACKED_VERSION,
			     .kind = m->values != NULL ? DML_PACKED_SPARSE : DML_PACKED_DENSE,
			     .rows = m->rows,
			     .cols = m->cols,
			     .n = m->values != NULL ? m->pattern->n : m->rows * m->cols};

	smr_str_write(s, &h, sizeof(h));
	if (h.kind == DML_PACKED_DENSE) {
		smr_str_write(s, m->data, (size_t)h.n * sizeof(double));
	} else {
		smr_str_write(s, m->pattern->starts, ((size_t)h.rows + 1) * sizeof(int64_t));
		smr_str_write(s, m->values, (size_t)h.n * sizeof(double));
		smr_str_write(s, m->pattern->cols_at, (size_t)h.n * sizeof(int32_t));
	}
	if (s->n < from)
		return; /* no memory: the string reports it */
	h.hash = smr_hash_fnv1a(s->s + from, s->n - from);
	memcpy(s->s + from - sizeof(h), &h, sizeof(h));
}
