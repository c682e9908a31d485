/** @file OpenBLAS on several threads: calls for vectors and for matrices times vectors (vec.c,
 * mat.c), and for a matrix times its own transpose (syrk.c). */
#ifndef SMR_BACK_CPU_OPENBLAS_OPENBLAS_H
#define SMR_BACK_CPU_OPENBLAS_OPENBLAS_H
#include <limits.h>

#include "back/cpu/product/product.h"

enum { SMR_BLAS_PART = 1 << 16 /* elements of a vector or a matrix for which a task pays */ };

/** Operations per second of one thread, in products of matrices of 384 x 384. */
typedef struct smr_cblas_rates {
	double f32, f64;
} smr_cblas_rates;
/** Measures it (rate.c); takes 0.02 s. */
SMR_MUST_USE smr_status smr_cblas_measure(const smr_cblas *b, smr_cblas_rates *out);

/** Check that BLAS supports the layout; SMR_EUNSUPPORTED if not. */
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
	bool across; /* rows in memory are columns of A */
	int64_t lda, ldc;
	int blocks; /* blocks of columns */
	int parts;  /* parts of k */
} smr_syrk;

/** Whether the product is a matrix times its own transpose with a layout that BLAS supports. */
bool smr_syrk_of(const smr_gemm *g, smr_syrk *out);
/** Whether the product is large enough for syrk to be faster than gemm. */
bool smr_syrk_pays(const smr_syrk *g);
/** Copies one triangle of a fully computed product to the other, since sums at edges may have been
 * added in another order. */
void smr_syrk_mirror(const smr_syrk *g, const smr_env *e, const smr_workers *w);
SMR_MUST_USE smr_status smr_syrk_run(const smr_cblas *b, const smr_syrk *g, const smr_env *e,
				     const smr_workers *w);

/** Whether a size fits into the 32 bits of BLAS. */
static inline bool smr_blas_fits(int64_t v)
{
	return v <= INT_MAX && v >= -INT_MAX;
}

/** Returns the lowest address of a vector, which BLAS expects for negative steps, too. */
static inline void *smr_blas_vector(void *p, smr_dtype t, int64_t n, int64_t step)
{
	return step >= 0 ? p : (char *)p + (n - 1) * step * (int64_t)smr_dtype_size(t);
}

static inline int smr_blas_step(int64_t n, int64_t step)
{
	return n > 1 ? (int)step : 1;
}
#endif
