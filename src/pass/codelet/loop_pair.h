/** @file Loop coalescing: the test whether two loops can become one (internal to pass/). */
#ifndef SMR_PASS_CODELET_LOOP_PAIR_H
#define SMR_PASS_CODELET_LOOP_PAIR_H
#include "pass/codelet/join_stores.h"

typedef struct two {
	smr_graph *g;
	const smr_node *v;
	uint32_t o, i; /* outer, inner */
	const smr_poly *block;
	bool in_order; /* a fold must run them one directly inside the other */
	bool rows;     /* two dimensions that lie as one will do */
} two;

/** Whether outer steps over `block` of inner in every dimension of the index. */
bool two_in_one_dimension(const two *t, const smr_index *ix, uint32_t rank);
/** Whether they walk a dimension each that lie in memory as one. */
bool two_in_two_dimensions(const two *t, const smr_node *view, const smr_index *ix, int *o, int *i);
/** Every use of the two is outer * block + inner; both are of the domain or both bound. */
bool two_are_one(const two *t);
#endif
