/** @file Saves the memory that a nest stores to, and restores it. */
#ifndef SMR_RUN_SITE_UNDO_H
#define SMR_RUN_SITE_UNDO_H
#include "base/status.h"
#include "ir/graph/graph.h"

typedef struct smr_undo smr_undo;

/** Copies the elements that the nest @p v stores to, if it reads them as well or a predicate may
 * skip them; else *@p out is NULL. */
SMR_MUST_USE smr_status smr_undo_take(const smr_graph *g, const smr_node *v, const smr_env *e,
				      smr_undo **out);
/** Restores the elements that the nest stores to, and no others: another thread may have changed
 * elements that its predicate skips. */
void smr_undo_apply(smr_undo *u, const smr_env *e);
void smr_undo_free(smr_undo *u); /* accepts NULL */
#endif
