/** @file Making folds (internal to identify/). */
#ifndef SMR_IDENTIFY_FOLD_H
#define SMR_IDENTIFY_FOLD_H
#include "identify/canon.h"

bool fold_is_min(cx_rop r);
/** A node as told, without any rewriting. */
cx *fold_new(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body, const cx *pred,
	     const cx *init);
/** Both conditions; one may be NULL. */
const cx *fold_both(cx_maker *m, const cx *a, const cx *b);
/** Whether @p init is the body's first element: at counter 0, or one before the first (*shifted).
 */
bool fold_starts_with_first(cx_maker *m, const cx *body, const cx *init, uint64_t loops,
			    bool *shifted);
#endif
