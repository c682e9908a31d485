/** @file Concatenations that stay pending while other results are computed (internal to dml/lazy/).
 */
#ifndef SMR_DML_LAZY_DEFER_H
#define SMR_DML_LAZY_DEFER_H
#include "dml/lazy.h"

typedef struct dml_saved {
	bool is;
	dml_node n;
	dml_matrix *param; /* the operand that stands for the node; a reference */
	dml_matrix *made;  /* the matrix that waits for it; a reference */
	uint32_t at;       /* the node when it is restored */
} dml_saved;

typedef struct dml_deferred {
	dml_saved *nodes; /* by node of the trace */
	size_t n;
} dml_deferred;

/** Takes concatenations of operands out of the requested nodes, unless a caller waits for them. */
SMR_MUST_USE smr_status dml_defer(dml_lazy *t, dml_deferred *d);
/** Records them again after the trace was computed with status @p st, which it returns, or an error
 * of its own; frees @p d. */
SMR_MUST_USE smr_status dml_restore(dml_lazy *t, dml_deferred *d, smr_status st);
#endif
