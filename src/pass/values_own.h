/** @file Between values_plan.c, which decides, values_inline.c, which builds one op, and values.c,
 * which builds the flow (internal to pass/). */
#ifndef SMR_PASS_VALUES_OWN_H
#define SMR_PASS_VALUES_OWN_H
#include "pass/values.h"

/** One result of one node. */
typedef struct fv_value fv_value;
struct fv_value {
	smr_node *node;
	uint32_t k;
	smr_nest *nest;        /* its meaning, where it may be part of a larger one; else NULL */
	bool fold;             /* ... and holds a fold */
	bool free;             /* to compute it anew costs no more than to read it */
	bool inlined;          /* its readers compute it */
	bool needed;           /* it is computed by an op of its own */
	uint32_t readers;      /* ops that could compute it */
	uint32_t others;       /* ops that need it in memory; results of the flow */
	uint32_t parts, depth; /* of its expression, what is inlined in it too */
	double flops;          /* of one element, the same */
	uint32_t nfrom;        /* large tensors that it is computed from: none, one, more */
	const fv_value *from;  /* ... the one */
	smr_node *made;
};

typedef struct fv_flow {
	smr_graph *g;
	uint32_t *first; /* by node: the number of its first result; of a part: of that result */
	fv_value *values;
	uint32_t nvalues;
} fv_flow;

/** The value that operand @p i of @p v is. */
fv_value *fv_operand(const fv_flow *f, const smr_node *v, uint32_t i);
/** Fills in all but needed and made. What it allocates lives in the graph's arena. */
SMR_MUST_USE smr_status fv_plan(smr_graph *g, fv_flow *f);
/** Makes x->made where @p x takes something in; else it stays what it is. */
SMR_MUST_USE smr_status fv_fuse(const fv_flow *f, fv_value *x, smr_fusion *out);
/** Equal nodes become one; what no result needs is dropped (equal.c). */
SMR_MUST_USE smr_status fv_simplify(smr_graph *g);
/** Whether a constant is one number everywhere. */
bool fv_splat(const smr_node *v);
#endif
