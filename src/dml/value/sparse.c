/* Matrices that are sparse, compressed, dense, or several of these. */
#include <pthread.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "dml/value.h"

bool dml_matrix_known(const dml_matrix *m)
{
	return m->data != NULL || m->values != NULL || m->packed != NULL;
}

static smr_status make_dense(dml_matrix *m)
{
	if (m->data != NULL || !dml_matrix_known(m))
		return SMR_OK;
	m->data = smr_numbers_new(m->rows * m->cols);
	if (m->data == NULL)
		return smr_fail(SMR_ENOMEM,
				"no memory for a %s matrix of %lldx%lld with all its elements",
				m->values != NULL ? "sparse" : "compressed", (long long)m->rows,
				(long long)m->cols);
	if (m->values != NULL)
		smr_sparse_to_dense(m->pattern, m->values, NULL, m->data);
	else
		smr_compressed_to_dense(m->packed, m->turned, NULL, m->data);
	return SMR_OK;
}

/* Converts once for all threads that share the matrix. */
static smr_status make_dense_for_all(dml_matrix *m)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	smr_status st;

	pthread_mutex_lock(&lock);
	st = make_dense(m->of);
	m->data = m->of->data;
	pthread_mutex_unlock(&lock);
	return st;
}

smr_status dml_matrix_dense(dml_matrix *m)
{
	if (m->data != NULL || !dml_matrix_known(m))
		return SMR_OK;
	return m->of != NULL ? make_dense_for_all(m) : make_dense(m);
}

void dml_matrix_set(dml_matrix *m, smr_sparse s)
{
	smr_pattern_drop(m->pattern);
	free(m->values);
	m->pattern = s.pattern;
	m->values = s.values;
}

void dml_matrix_move(dml_matrix *to, dml_matrix *from)
{
	to->data = from->data;
	from->data = NULL;
	dml_matrix_set(to, (smr_sparse){.pattern = from->pattern, .values = from->values});
	from->pattern = NULL;
	from->values = NULL;
	to->packed = from->packed;
	to->turned = from->turned;
	from->packed = NULL;
	dml_matrix_drop(from);
}

/* Drops explicit zeros, and makes the matrix dense where that is smaller. */
static smr_status settle_sparse(dml_matrix *m, const smr_workers *w)
{
	int64_t nnz = smr_dense_count(m->values, m->pattern->n, w);
	smr_sparse s = {0};

	if (!smr_sparse_pays(m->rows, m->cols, nnz))
		SMR_TRY(dml_matrix_dense(m));
	else if (nnz < m->pattern->n)
		SMR_TRY(smr_sparse_compact(m->pattern, m->values, NULL, &s));
	else
		return SMR_OK;
	dml_matrix_set(m, s);
	return SMR_OK;
}

smr_status dml_matrix_settle(dml_matrix *m, const smr_workers *w)
{
	smr_sparse s;

	if (m->scalar)
		return SMR_OK;
	if (m->values != NULL)
		return settle_sparse(m, w);
	if (m->data == NULL || m->cols < 2 ||
	    !smr_sparse_pays(m->rows, m->cols, smr_dense_count(m->data, m->rows * m->cols, w)))
		return SMR_OK;
	SMR_TRY(smr_sparse_of_dense(m->rows, m->cols, m->data, w, &s));
	free(m->data);
	m->data = NULL;
	dml_matrix_set(m, s);
	return SMR_OK;
}

dml_matrix *dml_matrix_on(smr_sparse *s)
{
	dml_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL) {
		smr_sparse_free(s);
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix");
		return NULL;
	}
	m->refs = 1;
	m->rows = s->pattern->rows;
	m->cols = s->pattern->cols;
	dml_matrix_set(m, *s);
	*s = (smr_sparse){0};
	return m;
}

dml_matrix *dml_matrix_of_packed(smr_compressed *c, bool turned)
{
	dml_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL) {
		smr_compressed_drop(c);
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix");
		return NULL;
	}
	m->refs = 1;
	m->rows = turned ? smr_compressed_cols(c) : smr_compressed_rows(c);
	m->cols = turned ? smr_compressed_rows(c) : smr_compressed_cols(c);
	m->packed = c;
	m->turned = turned;
	return m;
}

dml_matrix *dml_matrix_of_sparse(smr_sparse *s)
{
	dml_matrix *m = dml_matrix_on(s);

	if (m == NULL || settle_sparse(m, NULL) == SMR_OK)
		return m;
	dml_matrix_drop(m);
	return NULL;
}
