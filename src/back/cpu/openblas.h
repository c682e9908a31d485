/** @file Vector and matrix-vector calls of OpenBLAS, cut over threads (openblas_vec.c). */
#ifndef SMR_BACK_CPU_OPENBLAS_H
#define SMR_BACK_CPU_OPENBLAS_H
#include "back/cpu/lib.h"

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
#endif
