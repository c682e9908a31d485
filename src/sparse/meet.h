/** @file Walks one row of several matrices together (internal to sparse/). */
#ifndef SMR_SPARSE_MEET_H
#define SMR_SPARSE_MEET_H
#include "sparse/sparse.h"

typedef struct smr_meeting_row { /* remaining entries of the row, by matrix */
	const int32_t *at[SMR_SPARSE_MEET], *end[SMR_SPARSE_MEET];
	const double *v[SMR_SPARSE_MEET];
	int64_t left; /* greatest number of entries left; 0 at the end */
} smr_meeting_row;

smr_meeting_row smr_meeting_row_of(const smr_sparse_meeting *m, int64_t i);
/** Writes the next entries of the row, at most @p room (1 or more), and returns their number.
 * Columns go to @p cols_at, the numbers of each matrix to @p to. The walk writes no more entries of
 * a row than any clause has. */
int64_t smr_meeting_walk(const smr_sparse_meeting *m, smr_meeting_row *r, int64_t room,
			 int32_t *cols_at, double *const *to);
#endif
