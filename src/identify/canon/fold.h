/** @file Constructs folds (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_FOLD_H
#define SMR_IDENTIFY_CANON_FOLD_H
#include "identify/canon/canon.h"

bool fold_is_min(cx_rop r);
/** Makes a node without any rewriting. */
cx *fold_new(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body, const cx *pred,
	     const cx *init);
/** Whether e is accumulator k of the innermost fold; whether e uses none of its accumulators. */
bool fold_is_acc(const cx *e, uint32_t k);
bool fold_free_of_acc(const cx *e);
/** Recognises select(x < y, x, y) and its three variants, one side being accumulator @p acc. */
bool fold_choice(const cx *s, uint32_t acc, cx_rop *rop, const cx **e);
/** Makes the index of the maximum or minimum element; returns NULL if it is not one, or without
 * memory. */
const cx *fold_argmax(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s);
/** Returns x if @p e is |x|, as a function or a selection, else NULL. */
const cx *fold_magnitude(cx_maker *m, const cx *e);
/** identify/canon/scaled.c: makes the sum of squares over the maximal magnitude squared, if the
 * recurrence keeps both; else returns NULL, also without memory. For names in reports only. */
const cx *fold_scaled(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
		      const cx *const *init, const cx *const *s);
/** Whether a maximum of magnitudes starts from 0, over all elements or over the nonzero ones. */
bool fold_from_zero(cx_maker *m, const cx *body, const cx *init, const cx *pred);
/** Returns the conjunction; one condition may be NULL. */
const cx *fold_both(cx_maker *m, const cx *a, const cx *b);
/** Whether @p init is the body's first element: at counter 0, or one before (*shifted). */
bool fold_starts_with_first(cx_maker *m, const cx *body, const cx *init, uint64_t loops,
			    bool *shifted);
#endif
