/** @file Comparisons of integers as affine forms (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_AFFINE_H
#define SMR_IDENTIFY_CANON_AFFINE_H
#include "identify/canon/canon.h"

/** -(form) - 1 >= 0: the opposite of a CX_GE0. */
const cx *affine_not(cx_maker *m, const cx *a);
/** a op b as forms >= 0; NULL: not affine, or no memory. */
const cx *affine_compare(cx_maker *m, smr_op op, const cx *a, const cx *b);
#endif
