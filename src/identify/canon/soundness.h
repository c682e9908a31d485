/** @file When a nest that equals a form must not be called by its name (internal to identify/). */
#ifndef SMR_IDENTIFY_CANON_SOUNDNESS_H
#define SMR_IDENTIFY_CANON_SOUNDNESS_H
#include "identify/canon/canon.h"

/** Why not, or NULL. */
const char *doubt_memory(cx_maker *m, const cx_nest *n);
/** Whether the running value of @p nest is one of several that @p other keeps: it then is a part of
 * what @p other computes. */
bool doubt_feeds(const smr_node *nest, const smr_node *other);
#endif
