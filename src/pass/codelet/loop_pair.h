/** @file Loop coalescing: tests whether two loops can become one (internal to pass/). */
#ifndef SMR_PASS_CODELET_LOOP_PAIR_H
#define SMR_PASS_CODELET_LOOP_PAIR_H
#include "pass/codelet/join_stores.h"

typedef struct two {
	smr_graph *g;
	const smr_node *v;
	uint32_t o, i; /* outer, inner */
	const smr_poly *block;
	bool in_order; /* a fold must nest them directly inside each other */
	bool rows;     /* they may also walk two dimensions that are contiguous */
} two;

/** Returns whether the outer loop steps over `block` steps of the inner one in every dimension. */
bool two_in_one_dimension(const two *t, const smr_index *ix, uint32_t rank);
/** Returns whether each loop walks one dimension and the two dimensions are contiguous in
 * memory. */
bool two_in_two_dimensions(const two *t, const smr_node *view, const smr_index *ix, int *o, int *i);
/** Returns whether every use of the loops is outer * block + inner, and both are domain loops or
 * both are bound. */
bool two_are_one(const two *t);
#endif
