/* Allocates, counts and frees patterns. */
#include <pthread.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "sparse/sparse.h"

smr_status smr_pattern_new(int64_t rows, int64_t cols, int64_t n, smr_pattern **out)
{
	smr_pattern *p;

	if (rows < 0 || cols < 0 || rows >= INT32_MAX || cols >= INT32_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "a sparse matrix of %lldx%lld", (long long)rows,
				(long long)cols);
	p = smr_calloc(1, sizeof(*p));
	if (p != NULL) {
		p->starts = malloc(((size_t)rows + 1) * sizeof(*p->starts));
		p->cols_at = malloc(((size_t)n + 1) * sizeof(*p->cols_at));
	}
	if (p == NULL || p->starts == NULL || p->cols_at == NULL) {
		if (p != NULL) {
			free(p->starts);
			free(p->cols_at);
		}
		smr_free(p);
		return smr_fail(SMR_ENOMEM, "no memory for %lld places of a sparse matrix",
				(long long)n);
	}
	p->refs = 1;
	p->rows = rows;
	p->cols = cols;
	p->n = n;
	*out = p;
	return SMR_OK;
}

smr_status smr_pattern_borrow(int64_t rows, int64_t cols, const int64_t *starts,
			      const int32_t *cols_at, smr_pattern **out)
{
	smr_pattern *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a sparse matrix");
	*p = (smr_pattern){.refs = 1,
			   .rows = rows,
			   .cols = cols,
			   .n = starts[rows],
			   .starts = (int64_t *)(uintptr_t)starts, /* read only */
			   .cols_at = (int32_t *)(uintptr_t)cols_at,
			   .borrowed = true};
	*out = p;
	return SMR_OK;
}

smr_pattern *smr_pattern_keep(smr_pattern *p)
{
	__atomic_fetch_add(&p->refs, 1, __ATOMIC_RELAXED);
	return p;
}

void smr_pattern_drop(smr_pattern *p)
{
	if (p == NULL || __atomic_sub_fetch(&p->refs, 1, __ATOMIC_ACQ_REL) > 0)
		return;
	if (!p->borrowed) {
		free(p->starts);
		free(p->cols_at);
	}
	free(p->rows_at);
	smr_free(p);
}

static smr_status make_rows(smr_pattern *p)
{
	int32_t *rows = malloc(((size_t)p->n + 1) * sizeof(*rows));

	if (rows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for rows of a sparse matrix");
	for (int64_t i = 0; i < p->rows; i++)
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
			rows[e] = (int32_t)i;
	__atomic_store_n(&p->rows_at, rows, __ATOMIC_RELEASE);
	return SMR_OK;
}

smr_status smr_pattern_rows(smr_pattern *p)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	smr_status st = SMR_OK;

	if (__atomic_load_n(&p->rows_at, __ATOMIC_ACQUIRE) != NULL)
		return SMR_OK;
	pthread_mutex_lock(&lock);
	if (p->rows_at == NULL)
		st = make_rows(p);
	pthread_mutex_unlock(&lock);
	return st;
}

/* Thresholds of SystemDS, whose rows have headers, so that small matrices stay dense; this decides
 * whether 0 times infinity is NaN. */
bool smr_sparse_pays(int64_t rows, int64_t cols, int64_t nnz)
{
	enum { SMALL = 300 };
	double cells = (double)rows * (double)cols, n = (double)nnz;

	return cols > 1 && rows > 0 && rows < INT32_MAX && cols < INT32_MAX && n < .4 * cells &&
	       cells > SMALL && 8 * ((double)rows + 1) + 12 * n < 8 * cells;
}

smr_status smr_sparse_new(int64_t rows, int64_t cols, int64_t n, smr_sparse *out)
{
	*out = (smr_sparse){0};
	SMR_TRY(smr_pattern_new(rows, cols, n, &out->pattern));
	out->values = smr_numbers_new(n);
	if (out->values != NULL)
		return SMR_OK;
	smr_sparse_free(out);
	return SMR_ENOMEM;
}

smr_status smr_sparse_grow(smr_sparse *s, int64_t n)
{
	int32_t *cols = realloc(s->pattern->cols_at, ((size_t)n + 1) * sizeof(*cols));
	double *values;

	if (cols == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld places of a sparse matrix",
				(long long)n);
	s->pattern->cols_at = cols;
	values = smr_numbers_new(n);
	if (values == NULL)
		return SMR_ENOMEM;
	free(s->values);
	s->values = values;
	s->pattern->n = n;
	return SMR_OK;
}

void smr_sparse_free(smr_sparse *s)
{
	smr_pattern_drop(s->pattern);
	free(s->values);
	*s = (smr_sparse){0};
}
