/** @file Finds nests that equal a form but must not get its name (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_SOUNDNESS_H
#define SMR_IDENTIFY_CANON_SOUNDNESS_H
#include "identify/canon/canon.h"

/** Returns the reason for doubt, or NULL. */
const char *doubt_memory(cx_maker *m, const cx_nest *n);
/** Whether the running value of @p nest is one of several that @p other keeps, so that it is a part
 * of @p other's computation. */
bool doubt_feeds(const smr_node *nest, const smr_node *other);
#endif
