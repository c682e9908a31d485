/** @file How a trace becomes a module: what trace_*.c share (internal to dml/). */
#ifndef SMR_DML_LAZY_BUILD_H
#define SMR_DML_LAZY_BUILD_H
#include "dml/lazy.h"
#include "ir/graph/value.h"
#include "ops/build.h"

/** What a product of a dense matrix and a column is built as, where not as a product. */
typedef enum script_pass { SCRIPT_PRODUCT_ITSELF, SCRIPT_ROW_SUMS, SCRIPT_COLUMN_SUMS } script_pass;

typedef struct script_builder {
	const script_trace *t;
	smr_graph *g;
	smr_node **made;              /* by node of the trace, all elements */
	smr_node **values;            /* ... those at its form's places */
	struct script_placed *placed; /* ... those at another one's */
	uint32_t *uses;               /* ... how many nodes read it */
	uint8_t *pass;                /* ... script_pass */
	script_binding *bindings;     /* by parameter of the flow */
	smr_node **params;
	uint32_t nparams;
	const script_node *n;          /* the one that is built */
	smr_node *in[SCRIPT_OPERANDS]; /* its operands */
} script_builder;

/** The type of what a node of the trace gives. */
SMR_MUST_USE smr_status script_type_of(smr_graph *g, const script_node *n, smr_type *out);

/** The parameter of the flow that is part @p part of operand @p param. */
SMR_MUST_USE smr_status script_build_part(script_builder *b, uint32_t param, script_part part,
					  smr_node **out);

/* ---- build.c */
/** What b->n asks for of b->in. */
SMR_MUST_USE smr_status script_build_node(script_builder *b, smr_node **out);
/** @p e of elements of @p ins, which are of one shape. */
SMR_MUST_USE smr_status script_build_map(script_builder *b, uint32_t nins, smr_node *const *ins,
					 const smr_expr *e, smr_node **out);
/** All of @p v folded to a number. */
SMR_MUST_USE smr_status script_build_fold(script_builder *b, script_fold f, smr_node *v,
					  smr_node **out);

/** Sums along dimension @p d of @p v. */
SMR_MUST_USE smr_status script_build_sums(script_builder *b, smr_node *v, int64_t d,
					  smr_node **out);
/** The same where they are what a product of matrices is: not compensated, as no product is. */
SMR_MUST_USE smr_status script_build_products(script_builder *b, smr_node *v, int64_t d,
					      smr_node **out);

/* ---- long.c: sums over many places of products of rows */
/** All elements of @p v, f64[places], added. */
SMR_MUST_USE smr_status script_build_long_sum(script_builder *b, smr_node *v, smr_node **out);

/* ---- rows.c: pairs of products that go over a matrix once */
void script_find_passes(script_builder *b); /* sets b->pass, by b->uses */
/** b->n, which has one. */
SMR_MUST_USE smr_status script_build_pass(script_builder *b, smr_node **out);

/* ---- need.c: for traces with sparse operands; nodes are built as they are needed */
/** All elements of a node. */
SMR_MUST_USE smr_status script_need(script_builder *b, uint32_t i, smr_node **out);
/** Its elements at the places of its form. */
SMR_MUST_USE smr_status script_need_values(script_builder *b, uint32_t i, smr_node **out);

/* ---- place.c: what is read where another matrix has places */
typedef struct script_placed {
	script_form form;
	smr_node *v;
} script_placed;
/** Elements of a map at the places of @p f, where its operands are read: f64[places]. */
SMR_MUST_USE smr_status script_need_map_at(script_builder *b, uint32_t i, script_form f,
					   smr_node **out);

/* ---- sparse.c: what knows rows */
/** Where rows begin, columns, and these values, as operands; the operand that has @p p. */
SMR_MUST_USE smr_status script_build_sparse(script_builder *b, script_form f, smr_node *values,
					    smr_node *ins[3]);
uint32_t script_build_owner(const script_builder *b, const smr_pattern *p);
SMR_MUST_USE smr_status script_build_dense(script_builder *b, script_form f, smr_node *values,
					   smr_node **out);
/** Node @p i, a product or a fold, one of whose operands has a form. */
SMR_MUST_USE smr_status script_build_product(script_builder *b, uint32_t i, smr_node **out);
SMR_MUST_USE smr_status script_build_sum(script_builder *b, uint32_t i, smr_node **out);
/** A product whose left operand has a form, with what its right one is made of, where that is one
 * pass (chain.c). */
SMR_MUST_USE smr_status script_build_chain(script_builder *b, uint32_t i, bool *done,
					   smr_node **out);
SMR_MUST_USE smr_status script_build_turn(script_builder *b, smr_node *v, smr_node **out);
SMR_MUST_USE smr_status script_build_reshape(script_builder *b, smr_node *v, const script_node *as,
					     smr_node **out);
/* ---- window_ops.c */
/** The same of nodes about images. */
SMR_MUST_USE smr_status script_build_window(script_builder *b, smr_node **out);
#endif
