/** @file A row of several matrices, walked together (internal to sparse/). */
#ifndef SMR_SPARSE_MEET_H
#define SMR_SPARSE_MEET_H
#include "sparse/sparse.h"

typedef struct smr_meeting_row { /* what is left of it, by matrix */
	const int32_t *at[SMR_SPARSE_MEET], *end[SMR_SPARSE_MEET];
	const double *v[SMR_SPARSE_MEET];
	int64_t left; /* places that may come yet; 0: it is done */
} smr_meeting_row;

smr_meeting_row smr_meeting_row_of(const smr_sparse_meeting *m, int64_t i);
/** The next places of it, @p room (1 or more) at most: returns how many. Columns go to @p cols_at,
 * the numbers of each matrix to @p to. What is written of a row are its places, or fewer than each
 * clause has. */
int64_t smr_meeting_walk(const smr_sparse_meeting *m, smr_meeting_row *r, int64_t room,
			 int32_t *cols_at, double *const *to);
#endif
