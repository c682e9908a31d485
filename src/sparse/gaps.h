/** @file Matrices whose rows several threads write once, before their final positions are known:
 * each piece of the rows has room for the greatest number of entries, and gaps between pieces are
 * closed at the end (internal to sparse/). */
#ifndef SMR_SPARSE_GAPS_H
#define SMR_SPARSE_GAPS_H
#include "sparse/sparse.h"

enum { SMR_GAPS_PIECES = 16 };
typedef struct smr_gaps {
	int pieces;
	int64_t from[SMR_GAPS_PIECES + 1]; /* first row of each piece */
	int64_t at[SMR_GAPS_PIECES];       /* first entry of each piece */
	int64_t n[SMR_GAPS_PIECES];        /* number of entries of each piece; the writer sets it */
	smr_pattern *pattern;              /* starts[i + 1] is the end of row i within its piece */
	int nvalues;
	double *values[SMR_SPARSE_MEET];
	int64_t most;
} smr_gaps;

/** Returns the greatest number of entries before row @p i; it increases with @p i. */
typedef int64_t (*smr_most_before)(const void *arg, int64_t i);
/** Allocates room for @p nvalues numbers per entry. */
SMR_MUST_USE smr_status smr_gaps_new(int64_t rows, int64_t cols, int nvalues, smr_most_before most,
				     const void *arg, const smr_workers *w, smr_gaps *out);
/** Closes the gaps and passes the pattern and @p values to the caller, who frees them; clears @p g,
 * also on failure. */
SMR_MUST_USE smr_status smr_gaps_close(smr_gaps *g, smr_pattern **out, double **values);
void smr_gaps_free(smr_gaps *g);
#endif
