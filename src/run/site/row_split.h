/** @file Splits a codelet into blocks of rows that several nodes compute in parallel. The
 * arithmetic of an element is unchanged: if sums keep the source order, the bits do not depend on
 * the number of blocks. Blocks are formed as in row_chain.h; each is a flow of its own. */
#ifndef SMR_RUN_SITE_ROW_SPLIT_H
#define SMR_RUN_SITE_ROW_SPLIT_H
#include "run/run.h"

enum { SMR_ROW_SPLIT_PIECES = 64 };

typedef struct smr_row_split smr_row_split;
typedef struct smr_row_split_run smr_row_split_run;

/** Step @p i of a size in so many pieces, or as many as were asked for first; it is kept.
 * SMR_EUNSUPPORTED: it cannot be cut. Under the flow's lock. */
SMR_MUST_USE smr_status smr_row_split_of(const smr_runner *r, const smr_flow *f,
					 smr_specialization *s, size_t i, const smr_env *e,
					 unsigned pieces, smr_row_split **out);
/** Sends the pieces. When it succeeds @p end is called once when all are back, perhaps before this
 * returns; all that is given must stay until then. */
SMR_MUST_USE smr_status smr_row_split_start(smr_row_split *c, const smr_runner *r, const smr_env *e,
					    smr_remote_end end, void *ctx, smr_row_split_run **out);
/** Does here what did not come back, and checks the first run. Under the flow's lock. Memory is as
 * it was with SMR_EIO, a piece was lost that cannot be done alone, and with SMR_ECORRUPT, it was
 * wrong and is not cut again. */
SMR_MUST_USE smr_status smr_row_split_finish(smr_row_split_run *x, const smr_runner *r);
/** Room for those of all steps, which else is made at the first; smr_cuts_free() it. */
SMR_MUST_USE smr_status smr_cuts_make(smr_specialization *s);
void smr_cuts_free(smr_specialization *s);
#endif
