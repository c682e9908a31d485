/** @file Building a module from a trace: declarations of dml/lazy (internal to dml/). */
#ifndef SMR_DML_LAZY_BUILD_H
#define SMR_DML_LAZY_BUILD_H
#include "dml/lazy.h"
#include "ir/graph/value.h"
#include "ops/build.h"

/** How a product of a dense matrix and a column is built. */
typedef enum dml_pass { DML_PRODUCT_ITSELF, DML_ROW_SUMS, DML_COLUMN_SUMS } dml_pass;

typedef struct dml_builder {
	const dml_lazy *t;
	smr_graph *g;
	smr_node **made;           /* by trace node: all its elements */
	smr_node **values;         /* ... the values of its nonzeros */
	struct dml_placed *placed; /* ... its elements at the nonzeros of another form */
	uint32_t *uses;            /* ... how many nodes read it */
	uint8_t *pass;             /* ... dml_pass */
	dml_binding *bindings;     /* by flow parameter */
	smr_node **params;
	uint32_t nparams;
	const dml_node *n;          /* the node being built */
	smr_node *in[DML_OPERANDS]; /* its operands */
} dml_builder;

/** Gives the type of a trace node. */
SMR_MUST_USE smr_status dml_type_of(smr_graph *g, const dml_node *n, smr_type *out);

/** Gets the flow parameter for part @p part of operand @p param. */
SMR_MUST_USE smr_status dml_build_part(dml_builder *b, uint32_t param, dml_part part,
				       smr_node **out);

/* ---- build.c */
/** Builds b->n from its operands b->in. */
SMR_MUST_USE smr_status dml_build_node(dml_builder *b, smr_node **out);
/** Applies @p e elementwise to @p ins, which have the same shape. */
SMR_MUST_USE smr_status dml_build_map(dml_builder *b, uint32_t nins, smr_node *const *ins,
				      const smr_expr *e, smr_node **out);
/** Reduces all of @p v to a number. */
SMR_MUST_USE smr_status dml_build_fold(dml_builder *b, dml_fold f, smr_node *v, smr_node **out);

/** Sums @p v along dimension @p d. */
SMR_MUST_USE smr_status dml_build_sums(dml_builder *b, smr_node *v, int64_t d, smr_node **out);
/** Like dml_build_sums() for sums of a matrix product: not compensated. */
SMR_MUST_USE smr_status dml_build_products(dml_builder *b, smr_node *v, int64_t d, smr_node **out);

/* ---- long.c: sums of row products over many nonzeros */
/** Sums all elements of @p v, f64[nonzeros]. */
SMR_MUST_USE smr_status dml_build_long_sum(dml_builder *b, smr_node *v, smr_node **out);

/* ---- rows.c: pairs of products in one pass over a matrix */
void dml_find_passes(dml_builder *b); /* sets b->pass from b->uses */
/** Builds b->n, which has a pass. */
SMR_MUST_USE smr_status dml_build_pass(dml_builder *b, smr_node **out);

/* ---- need.c: on-demand building of traces with sparse operands */
/** Builds all elements of node @p i. */
SMR_MUST_USE smr_status dml_require(dml_builder *b, uint32_t i, smr_node **out);
/** Builds the values of node @p i at the nonzeros of its form. */
SMR_MUST_USE smr_status dml_require_values(dml_builder *b, uint32_t i, smr_node **out);

/* ---- place.c: elements read at the nonzeros of another matrix */
typedef struct dml_placed {
	dml_form form;
	smr_node *v;
} dml_placed;
/** Builds the elements of a map at the nonzeros of @p f: f64[nonzeros]. */
SMR_MUST_USE smr_status dml_require_map_at(dml_builder *b, uint32_t i, dml_form f, smr_node **out);

/* ---- sparse.c: operations on rows of sparse operands */
/** Gives row starts, columns and @p values as op operands; returns the operand with pattern
 * @p p. */
SMR_MUST_USE smr_status dml_build_sparse(dml_builder *b, dml_form f, smr_node *values,
					 smr_node *ins[3]);
uint32_t dml_build_owner(const dml_builder *b, const smr_pattern *p);
SMR_MUST_USE smr_status dml_build_dense(dml_builder *b, dml_form f, smr_node *values,
					smr_node **out);
/** Build node @p i, a product or a fold, one of whose operands has a form. */
SMR_MUST_USE smr_status dml_build_product(dml_builder *b, uint32_t i, smr_node **out);
SMR_MUST_USE smr_status dml_build_sum(dml_builder *b, uint32_t i, smr_node **out);
/** Builds a product whose left operand has a form, fused with the operations that make its right
 * operand, where that is one pass (chain.c). */
SMR_MUST_USE smr_status dml_build_chain(dml_builder *b, uint32_t i, bool *done, smr_node **out);
SMR_MUST_USE smr_status dml_build_turn(dml_builder *b, smr_node *v, smr_node **out);
SMR_MUST_USE smr_status dml_build_reshape(dml_builder *b, smr_node *v, const dml_node *as,
					  smr_node **out);
/* ---- window_ops.c */
/** Like dml_build_node(), for nodes about images. */
SMR_MUST_USE smr_status dml_build_window(dml_builder *b, smr_node **out);
#endif
