/** @file Decides whether two walks over one array overlap for all sizes (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_OVERLAP_H
#define SMR_IDENTIFY_CANON_OVERLAP_H
#include "identify/canon/canon.h"
#include "identify/canon/sizes.h"

/** Whether some element is stored at two points of the loops, for all sizes. */
bool overlap_itself(const sizes *z, const smr_nest *n, const cx_access *store);
/** Whether some stored element is read at another point: for all sizes; or, if that is undecided,
 * one loop moves both in different directions or by different steps and they may overlap. Two walks
 * in the same direction (rows i and k of a matrix) are assumed to be disjoint. */
bool overlap_read(const sizes *z, const smr_nest *n, const cx_access *store, const cx_access *read);
#endif
