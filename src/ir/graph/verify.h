/** @file Internals of the verifier, shared by its files. */
#ifndef SMR_IR_GRAPH_VERIFY_H
#define SMR_IR_GRAPH_VERIFY_H
#include "ir/graph/graph.h"

typedef struct smr_checker {
	const smr_graph *g;
	const smr_node *v; /* node being checked; NULL: the flow itself */
	uint64_t open;     /* loops bound by enclosing folds */
	uint64_t scanned;  /* loops along which enclosing scans run */
	uint64_t bound;    /* loops that some fold binds */
	uint32_t depth, total, nfolds;
	const smr_expr *folds[SMR_MAX_DEPTH];
	const smr_lambda *body; /* body that contains the expression; NULL: it is in a nest */
} smr_checker;

/** Fails with SMR_EINVAL; the message names the node and the rule. */
smr_status smr_broken(const smr_checker *c, const char *rule);
SMR_MUST_USE smr_status smr_check_poly(const smr_checker *c, const smr_poly *p);
SMR_MUST_USE smr_status smr_check_type(const smr_checker *c, const smr_type *t);
/** Checks ops over values, param and part, and constants of rank > 0. */
SMR_MUST_USE smr_status smr_check_op(smr_checker *c);
SMR_MUST_USE smr_status smr_check_tensor(const smr_checker *c);
/** Checks names, sizes and number of a nest's loops. */
SMR_MUST_USE smr_status smr_check_loops(const smr_checker *c, const smr_nest *n);
SMR_MUST_USE smr_status smr_check_index(smr_checker *c, const smr_index *x);
SMR_MUST_USE smr_status smr_check_expr(smr_checker *c, const smr_expr *e);
#endif
