/** @file How a trace becomes a module: what dml/lazy share (internal to dml/). */
#ifndef SMR_DML_LAZY_BUILD_H
#define SMR_DML_LAZY_BUILD_H
#include "dml/lazy.h"
#include "ir/graph/value.h"
#include "ops/build.h"

/** What a product of a dense matrix and a column is built as, where not as a product. */
typedef enum dml_pass { DML_PRODUCT_ITSELF, DML_ROW_SUMS, DML_COLUMN_SUMS } dml_pass;

typedef struct dml_builder {
	const dml_lazy *t;
	smr_graph *g;
	smr_node **made;           /* by node of the trace, all elements */
	smr_node **values;         /* ... those at its form's places */
	struct dml_placed *placed; /* ... those at another one's */
	uint32_t *uses;            /* ... how many nodes read it */
	uint8_t *pass;             /* ... dml_pass */
	dml_binding *bindings;     /* by parameter of the flow */
	smr_node **params;
	uint32_t nparams;
	const dml_node *n;          /* the one that is built */
	smr_node *in[DML_OPERANDS]; /* its operands */
} dml_builder;

/** The type of what a node of the trace gives. */
SMR_MUST_USE smr_status dml_type_of(smr_graph *g, const dml_node *n, smr_type *out);

/** The parameter of the flow that is part @p part of operand @p param. */
SMR_MUST_USE smr_status dml_build_part(dml_builder *b, uint32_t param, dml_part part,
				       smr_node **out);

/* ---- build.c */
/** What b->n asks for of b->in. */
SMR_MUST_USE smr_status dml_build_node(dml_builder *b, smr_node **out);
/** @p e of elements of @p ins, which are of one shape. */
SMR_MUST_USE smr_status dml_build_map(dml_builder *b, uint32_t nins, smr_node *const *ins,
				      const smr_expr *e, smr_node **out);
/** All of @p v folded to a number. */
SMR_MUST_USE smr_status dml_build_fold(dml_builder *b, dml_fold f, smr_node *v, smr_node **out);

/** Sums along dimension @p d of @p v. */
SMR_MUST_USE smr_status dml_build_sums(dml_builder *b, smr_node *v, int64_t d, smr_node **out);
/** The same where they are what a product of matrices is: not compensated, as no product is. */
SMR_MUST_USE smr_status dml_build_products(dml_builder *b, smr_node *v, int64_t d, smr_node **out);

/* ---- long.c: sums over many places of products of rows */
/** All elements of @p v, f64[places], added. */
SMR_MUST_USE smr_status dml_build_long_sum(dml_builder *b, smr_node *v, smr_node **out);

/* ---- rows.c: pairs of products that go over a matrix once */
void dml_find_passes(dml_builder *b); /* sets b->pass, by b->uses */
/** b->n, which has one. */
SMR_MUST_USE smr_status dml_build_pass(dml_builder *b, smr_node **out);

/* ---- need.c: for traces with sparse operands; nodes are built as they are needed */
/** All elements of a node. */
SMR_MUST_USE smr_status dml_require(dml_builder *b, uint32_t i, smr_node **out);
/** Its elements at the places of its form. */
SMR_MUST_USE smr_status dml_require_values(dml_builder *b, uint32_t i, smr_node **out);

/* ---- place.c: what is read where another matrix has places */
typedef struct dml_placed {
	dml_form form;
	smr_node *v;
} dml_placed;
/** Elements of a map at the places of @p f, where its operands are read: f64[places]. */
SMR_MUST_USE smr_status dml_require_map_at(dml_builder *b, uint32_t i, dml_form f, smr_node **out);

/* ---- sparse.c: what knows rows */
/** Where rows begin, columns, and these values, as operands; the operand that has @p p. */
SMR_MUST_USE smr_status dml_build_sparse(dml_builder *b, dml_form f, smr_node *values,
					 smr_node *ins[3]);
uint32_t dml_build_owner(const dml_builder *b, const smr_pattern *p);
SMR_MUST_USE smr_status dml_build_dense(dml_builder *b, dml_form f, smr_node *values,
					smr_node **out);
/** Node @p i, a product or a fold, one of whose operands has a form. */
SMR_MUST_USE smr_status dml_build_product(dml_builder *b, uint32_t i, smr_node **out);
SMR_MUST_USE smr_status dml_build_sum(dml_builder *b, uint32_t i, smr_node **out);
/** A product whose left operand has a form, with what its right one is made of, where that is one
 * pass (chain.c). */
SMR_MUST_USE smr_status dml_build_chain(dml_builder *b, uint32_t i, bool *done, smr_node **out);
SMR_MUST_USE smr_status dml_build_turn(dml_builder *b, smr_node *v, smr_node **out);
SMR_MUST_USE smr_status dml_build_reshape(dml_builder *b, smr_node *v, const dml_node *as,
					  smr_node **out);
/* ---- window_ops.c */
/** The same of nodes about images. */
SMR_MUST_USE smr_status dml_build_window(dml_builder *b, smr_node **out);
#endif
