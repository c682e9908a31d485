/** @file Vector and matrix-vector calls of OpenBLAS, cut over threads (openblas_vec.c). */
#ifndef SMR_BACK_CPU_OPENBLAS_H
#define SMR_BACK_CPU_OPENBLAS_H
#include <limits.h>

#include "back/cpu/lib.h"

enum { SMR_BLAS_PART = 1 << 16 /* elements of a vector, or of a matrix, that are worth a task */ };

/** The matrix as BLAS sees it, or SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_gemv_check(const smr_gemv *g);
SMR_MUST_USE smr_status smr_ger_check(const smr_ger *g);
SMR_MUST_USE smr_status smr_vec_check(const smr_vec *v);
SMR_MUST_USE smr_status smr_gemv_run(const smr_cblas *b, const smr_gemv *g, const smr_env *e,
				     const smr_workers *w);
SMR_MUST_USE smr_status smr_ger_run(const smr_cblas *b, const smr_ger *g, const smr_env *e,
				    const smr_workers *w);
SMR_MUST_USE smr_status smr_vec_run(const smr_cblas *b, const smr_vec *v, const smr_env *e,
				    const smr_workers *w);

/** Sizes are 32 bits wide. */
static inline bool smr_blas_fits(int64_t v)
{
	return v <= INT_MAX && v >= -INT_MAX;
}

/** BLAS takes a vector that runs backwards by its lowest address. */
static inline void *smr_blas_vector(void *p, smr_dtype t, int64_t n, int64_t step)
{
	return step >= 0 ? p : (char *)p + (n - 1) * step * (int64_t)smr_dtype_size(t);
}

static inline int smr_blas_step(int64_t n, int64_t step)
{
	return n > 1 ? (int)step : 1;
}
#endif
