/** @file Do two walks over one array meet, whatever the sizes? (internal to identify/) */
#ifndef SMR_IDENTIFY_CANON_OVERLAP_H
#define SMR_IDENTIFY_CANON_OVERLAP_H
#include "identify/canon/canon.h"
#include "identify/canon/sizes.h"

/** Some element is stored at two points of the loops, for all sizes. */
bool overlap_itself(const sizes *z, const smr_nest *n, const cx_access *store);
/** Some element that is stored is read at another point: for all sizes; or, where that cannot be
 * told, one loop moves both in different directions or by different steps and they are not known to
 * stay apart. Two walks in the same direction (rows i and k of a matrix) are taken to be apart. */
bool overlap_read(const sizes *z, const smr_nest *n, const cx_access *store, const cx_access *read);
#endif
