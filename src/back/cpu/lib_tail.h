/** @file What is computed of a product, made ready for each size of piece: the tail's expression as
 * a nest of its own over a piece's rows and columns, by another implementation. */
#ifndef SMR_BACK_CPU_LIB_TAIL_H
#define SMR_BACK_CPU_LIB_TAIL_H
#include "back/cpu/lib.h"

/** Makes the tail of @p p, a plan of @p c's product, by implementation @p by ("nest", "strip"), for
 * runs on up to @p threads threads at once. Free it with smr_tail_free(). */
SMR_MUST_USE smr_status smr_tail_new(const smr_codelet *c, const smr_gemm_plan *p, const char *by,
				     int threads, smr_tail **out);
void smr_tail_free(smr_tail *t); /* NULL is fine */
/** Whether it could be made. */
SMR_MUST_USE smr_status smr_tail_check(const smr_codelet *c, const smr_gemm_plan *p,
				       const char *by);
/** Whether the codelet is a product with a tail. */
bool smr_tail_there(const smr_codelet *c);
#endif
