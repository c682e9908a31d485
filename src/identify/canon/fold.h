/** @file Making folds (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_FOLD_H
#define SMR_IDENTIFY_CANON_FOLD_H
#include "identify/canon/canon.h"

bool fold_is_min(cx_rop r);
/** A node as told, without any rewriting. */
cx *fold_new(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body, const cx *pred,
	     const cx *init);
/** Accumulator k of the innermost fold; no accumulator of it. */
bool fold_is_acc(const cx *e, uint32_t k);
bool fold_free_of_acc(const cx *e);
/** select(x < y, x, y) and its three kin, one side accumulator @p acc. */
bool fold_choice(const cx *s, uint32_t acc, cx_rop *rop, const cx **e);
/** The place of the greatest or least element; NULL: it is none, or no memory. */
const cx *fold_argmax(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s);
/** x where @p e is |x|, by a function or by a choice; NULL: it is none. */
const cx *fold_magnitude(cx_maker *m, const cx *e);
/** identify/canon/scaled.c: the sum of squares over the greatest magnitude squared, where the
 * recurrence keeps both; NULL: it is none, or no memory. For names alone. */
const cx *fold_scaled(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s);
/** Whether a maximum of magnitudes starts from 0, perhaps over those alone that are not 0. */
bool fold_from_zero(cx_maker *m, const cx *body, const cx *init, const cx *pred);
/** Both conditions; one may be NULL. */
const cx *fold_both(cx_maker *m, const cx *a, const cx *b);
/** Whether @p init is the body's first element: at counter 0, or one before the first (*shifted).
 */
bool fold_starts_with_first(cx_maker *m, const cx *body, const cx *init, uint64_t loops,
			    bool *shifted);
#endif
