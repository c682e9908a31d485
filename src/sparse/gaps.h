/** @file Matrices whose rows are written once, by several threads that do not know yet where they
 * go: each piece of the rows has room for all places that there could be, and gaps between pieces
 * are closed at the end (internal to sparse/). */
#ifndef SMR_SPARSE_GAPS_H
#define SMR_SPARSE_GAPS_H
#include "sparse/sparse.h"

enum { SMR_GAPS_PIECES = 16 };
typedef struct smr_gaps {
	int pieces;
	int64_t from[SMR_GAPS_PIECES + 1]; /* rows */
	int64_t at[SMR_GAPS_PIECES];       /* the first place of a piece */
	int64_t n[SMR_GAPS_PIECES];        /* how many it came to have; set by who writes them */
	smr_pattern *pattern; /* of row i in its piece: starts[i + 1] is where it ends */
	int nvalues;
	double *values[SMR_SPARSE_MEET];
	int64_t most;
} smr_gaps;

/** Places that the rows before @p i have at most; rises with it. */
typedef int64_t (*smr_most_before)(const void *arg, int64_t i);
/** Room for @p nvalues numbers of each place. */
SMR_MUST_USE smr_status smr_gaps_new(int64_t rows, int64_t cols, int nvalues, smr_most_before most,
				     const void *arg, const smr_workers *w, smr_gaps *out);
/** The pattern and @p values, which are the caller's then, whatever happens to @p g. */
SMR_MUST_USE smr_status smr_gaps_close(smr_gaps *g, smr_pattern **out, double **values);
void smr_gaps_free(smr_gaps *g);
#endif
