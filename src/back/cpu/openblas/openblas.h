/** @file Calls of OpenBLAS, cut over threads: of vectors and matrices with vectors (vec.c,
 * mat.c), of a matrix with its own transpose (syrk.c). */
#ifndef SMR_BACK_CPU_OPENBLAS_OPENBLAS_H
#define SMR_BACK_CPU_OPENBLAS_OPENBLAS_H
#include <limits.h>

#include "back/cpu/product/product.h"

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

/** C = sum over k of A[i,k] A[j,k]: n x n. */
typedef struct smr_syrk {
	smr_dtype dtype;
	int64_t n, k;
	smr_operand A, C;
	bool across; /* memory's rows are k's */
	int64_t lda, ldc;
	int blocks; /* of columns */
	int parts;  /* of k */
} smr_syrk;

/** Whether the product is of that form, as BLAS takes it. */
bool smr_syrk_of(const smr_gemm *g, smr_syrk *out);
/** Whether it is so large that computing one triangle saves something. */
bool smr_syrk_pays(const smr_syrk *g);
/** A product that was computed whole: one triangle becomes the other's copy, since sums at edges
 * may have been taken in another order. */
void smr_syrk_mirror(const smr_syrk *g, const smr_env *e, const smr_workers *w);
SMR_MUST_USE smr_status smr_syrk_run(const smr_cblas *b, const smr_syrk *g, const smr_env *e,
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
