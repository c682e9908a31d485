/** @file Splits a codelet into blocks of rows that several nodes compute in parallel. The
 * arithmetic of an element is unchanged: if sums keep the source order, the bits do not depend on
 * the number of blocks. Blocks are formed as in row_chain.h; each is a flow of its own. */
#ifndef SMR_RUN_SITE_ROW_SPLIT_H
#define SMR_RUN_SITE_ROW_SPLIT_H
#include "run/run.h"

enum { SMR_ROW_SPLIT_PIECES = 64 };

typedef struct smr_row_split smr_row_split;
typedef struct smr_row_split_run smr_row_split_run;

/** Returns step @p i of a size in so many pieces, or as many as in the first request; it is cached.
 * SMR_EUNSUPPORTED: it cannot be divided. Called with the flow's lock. */
SMR_MUST_USE smr_status smr_row_split_of(const smr_runner *r, const smr_flow *f,
					 smr_specialization *s, size_t i, const smr_env *e,
					 unsigned pieces, smr_row_split **out);
/** Sends the pieces. On success @p end is called once when all are back, perhaps before this
 * returns; all arguments must live until then. */
SMR_MUST_USE smr_status smr_row_split_start(smr_row_split *c, const smr_runner *r, const smr_env *e,
					    smr_remote_end end, void *ctx, smr_row_split_run **out);
/** Runs lost pieces here, and checks the first run. Called with the flow's lock. Memory is
 * unchanged with SMR_EIO, a piece was lost that cannot run alone, and with SMR_ECORRUPT, the result
 * was wrong and the step is not divided again. */
SMR_MUST_USE smr_status smr_row_split_finish(smr_row_split_run *x, const smr_runner *r);
/** Allocates the pieces of all steps, otherwise done at first use; free with smr_cuts_free(). */
SMR_MUST_USE smr_status smr_cuts_make(smr_specialization *s);
void smr_cuts_free(smr_specialization *s);
#endif
