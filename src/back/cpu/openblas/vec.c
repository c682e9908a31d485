/* Vectors: sums, updates and factors; parts and zero factors as in mat.c. */
#include <math.h>
#include <string.h>

#include "back/cpu/openblas/openblas.h"
#include "base/alloc.h"
#include "base/status.h"

smr_status smr_vec_check(const smr_vec *v)
{
	if (v->dtype != SMR_F32 && v->dtype != SMR_F64)
		return smr_fail(SMR_EUNSUPPORTED, "no vectors of %s", smr_dtype_name(v->dtype));
	if (v->n > 1 && (v->xs == 0 || v->ys == 0))
		return smr_fail(SMR_EUNSUPPORTED, "a vector of one repeated element");
	if (!smr_blas_fits(v->xs) || !smr_blas_fits(v->ys) || v->n / SMR_BLAS_PART > INT_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "a size or stride of more than %d", INT_MAX);
	return SMR_OK;
}

typedef struct vec_job {
	const smr_cblas *b;
	const smr_vec *v;
	char *x, *y; /* x: NULL if the vector is scaled */
	double alpha;
	double *part; /* one sum for each task */
} vec_job;

/* Computes with factors for which BLAS would not read the vector. */
static void vec_by_zero(const vec_job *j, int64_t from, int64_t n)
{
	const smr_vec *v = j->v;

	for (int64_t i = from; i < from + n; i++) {
		if (v->dtype == SMR_F32) {
			const float *x = (const float *)j->x;
			float *y = (float *)j->y + i * v->ys;
			*y = x == NULL ? *y * (float)j->alpha : *y + (float)j->alpha * x[i * v->xs];
		} else {
			const double *x = (const double *)j->x;
			double *y = (double *)j->y + i * v->ys;
			*y = x == NULL ? *y * j->alpha : *y + j->alpha * x[i * v->xs];
		}
	}
}

static void vec_part(void *arg, int task)
{
	const vec_job *j = arg;
	const smr_vec *v = j->v;
	bool f32 = v->dtype == SMR_F32;
	int64_t e = (int64_t)smr_dtype_size(v->dtype), from = (int64_t)task * SMR_BLAS_PART;
	int n = (int)(v->n - from < SMR_BLAS_PART ? v->n - from : SMR_BLAS_PART);
	int ix = smr_blas_step(n, v->xs), iy = smr_blas_step(n, v->ys);
	void *x = j->x == NULL ? NULL : smr_blas_vector(j->x + from * v->xs * e, v->dtype, n, ix);
	void *y = smr_blas_vector(j->y + from * v->ys * e, v->dtype, n, iy);
	int solo = smr_product_solo_enter();

	if (j->part != NULL)
		j->part[task] =
			f32 ? (double)j->b->sdot(n, x, ix, y, iy) : j->b->ddot(n, x, ix, y, iy);
	else if (j->alpha == 0)
		vec_by_zero(j, from, n);
	else if (v->kind == SMR_VEC_AXPY && f32)
		j->b->saxpy(n, (float)j->alpha, x, ix, y, iy);
	else if (v->kind == SMR_VEC_AXPY)
		j->b->daxpy(n, j->alpha, x, ix, y, iy);
	else if (f32)
		j->b->sscal(n, (float)j->alpha, y, iy < 0 ? -iy : iy);
	else
		j->b->dscal(n, j->alpha, y, iy < 0 ? -iy : iy);
	smr_product_solo_leave(solo);
}

static void store_vector_result(const smr_vec *v, const smr_env *e, double s)
{
	void *to = v->to_value ? (void *)&e->value[v->out.node] : smr_product_address(&v->out, e);
	float f = (float)s;

	if (v->kind == SMR_VEC_NRM2) { /* the sum rounds and overflows as in the program */
		f = sqrtf(f);
		s = sqrt(s);
	}
	if (v->to_value)
		memset(to, 0, sizeof(uint64_t));
	if (v->dtype == SMR_F32)
		memcpy(to, &f, sizeof(f));
	else
		memcpy(to, &s, sizeof(s));
}

smr_status smr_vec_run(const smr_cblas *b, const smr_vec *v, const smr_env *e, const smr_workers *w)
{
	int parts = (int)((v->n + SMR_BLAS_PART - 1) / SMR_BLAS_PART);
	bool sums = v->kind == SMR_VEC_DOT || v->kind == SMR_VEC_NRM2;
	double few[16], s = 0;
	vec_job j = {.b = b, .v = v, .alpha = 1};

	if (v->kind != SMR_VEC_SCAL)
		j.x = smr_product_address(&v->x, e);
	j.y = v->kind == SMR_VEC_NRM2
		      ? j.x
		      : smr_product_address(v->kind == SMR_VEC_DOT ? &v->y : &v->out, e);
	if (!sums) {
		j.alpha = smr_product_scalar_at(&v->alpha, e);
		smr_workers_run(w, parts, vec_part, &j);
		return SMR_OK;
	}
	j.part = parts <= 16 ? few : smr_calloc((size_t)parts, sizeof(double));
	if (j.part == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the sums of a long vector");
	smr_workers_run(w, parts, vec_part, &j);
	for (int i = 0; i < parts; i++)
		s += j.part[i];
	store_vector_result(v, e, s);
	if (j.part != few)
		smr_free(j.part);
	return SMR_OK;
}
