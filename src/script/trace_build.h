/** @file How a trace becomes a module: what trace_*.c share (internal to script/). */
#ifndef SMR_SCRIPT_TRACE_BUILD_H
#define SMR_SCRIPT_TRACE_BUILD_H
#include "graph/value.h"
#include "ops/build.h"
#include "script/trace.h"

typedef struct script_builder {
	smr_graph *g;
	smr_node **made;               /* by node of the trace */
	const script_node *n;          /* the one that is built */
	smr_node *in[SCRIPT_OPERANDS]; /* its operands */
} script_builder;

/** The type of what a node of the trace gives. */
SMR_MUST_USE smr_status script_type_of(smr_graph *g, const script_node *n, smr_type *out);

/* ---- trace_build.c */
/** What b->n asks for. */
SMR_MUST_USE smr_status script_build_node(script_builder *b, smr_node **out);
#endif
