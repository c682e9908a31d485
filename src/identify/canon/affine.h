/** @file Comparisons of integers as affine forms (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_AFFINE_H
#define SMR_IDENTIFY_CANON_AFFINE_H
#include "identify/canon/canon.h"

/** Returns -(form) - 1 >= 0, the negation of a CX_GE0. */
const cx *affine_not(cx_maker *m, const cx *a);
/** Returns a op b as forms >= 0, or NULL if it is not affine or memory is short. */
const cx *affine_compare(cx_maker *m, smr_op op, const cx *a, const cx *b);
#endif
