/* Matrices that are sparse, dense, or both. */
#include <pthread.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "dml/value.h"

bool script_matrix_known(const script_matrix *m)
{
	return m->data != NULL || m->values != NULL;
}

static smr_status make_dense(script_matrix *m)
{
	if (m->data != NULL || m->values == NULL)
		return SMR_OK;
	m->data = smr_numbers_new(m->rows * m->cols);
	if (m->data == NULL)
		return smr_fail(SMR_ENOMEM,
				"no memory for a sparse matrix of %lldx%lld with all its elements",
				(long long)m->rows, (long long)m->cols);
	smr_sparse_to_dense(m->pattern, m->values, NULL, m->data);
	return SMR_OK;
}

/* Made once for all threads that have it. */
static smr_status make_dense_for_all(script_matrix *m)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	smr_status st;

	pthread_mutex_lock(&lock);
	st = make_dense(m->of);
	m->data = m->of->data;
	pthread_mutex_unlock(&lock);
	return st;
}

smr_status script_matrix_dense(script_matrix *m)
{
	if (m->data != NULL || m->values == NULL)
		return SMR_OK;
	return m->of != NULL ? make_dense_for_all(m) : make_dense(m);
}

void script_matrix_set(script_matrix *m, smr_sparse s)
{
	smr_pattern_drop(m->pattern);
	free(m->values);
	m->pattern = s.pattern;
	m->values = s.values;
}

void script_matrix_move(script_matrix *to, script_matrix *from)
{
	to->data = from->data;
	from->data = NULL;
	script_matrix_set(to, (smr_sparse){.pattern = from->pattern, .values = from->values});
	from->pattern = NULL;
	from->values = NULL;
	script_matrix_drop(from);
}

/* Without zeros among its values, and dense where that is less. */
static smr_status settle_sparse(script_matrix *m)
{
	int64_t nnz = smr_dense_nonzeros(m->values, m->pattern->n);
	smr_sparse s = {0};

	if (!smr_sparse_pays(m->rows, m->cols, nnz))
		SMR_TRY(script_matrix_dense(m));
	else if (nnz < m->pattern->n)
		SMR_TRY(smr_sparse_compact(m->pattern, m->values, NULL, &s));
	else
		return SMR_OK;
	script_matrix_set(m, s);
	return SMR_OK;
}

smr_status script_matrix_settle(script_matrix *m)
{
	smr_sparse s;

	if (m->scalar)
		return SMR_OK;
	if (m->values != NULL)
		return settle_sparse(m);
	if (m->data == NULL || m->cols < 2 ||
	    !smr_sparse_pays(m->rows, m->cols, smr_dense_nonzeros(m->data, m->rows * m->cols)))
		return SMR_OK;
	SMR_TRY(smr_sparse_of_dense(m->rows, m->cols, m->data, NULL, &s));
	free(m->data);
	m->data = NULL;
	script_matrix_set(m, s);
	return SMR_OK;
}

script_matrix *script_matrix_on(smr_sparse *s)
{
	script_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL) {
		smr_sparse_free(s);
		(void)smr_fail(SMR_ENOMEM, "no memory for a matrix");
		return NULL;
	}
	m->refs = 1;
	m->rows = s->pattern->rows;
	m->cols = s->pattern->cols;
	script_matrix_set(m, *s);
	*s = (smr_sparse){0};
	return m;
}

script_matrix *script_matrix_of_sparse(smr_sparse *s)
{
	script_matrix *m = script_matrix_on(s);

	if (m == NULL || settle_sparse(m) == SMR_OK)
		return m;
	script_matrix_drop(m);
	return NULL;
}
