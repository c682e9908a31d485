/** @file A program as a tree of blocks: control flow around flows (internal).
 *
 * Each function has numbered variables, which hold tensors. A basic block is a flow over values:
 * its `param` number k reads variable ins[k], its result number k is stored to variable outs[k].
 * All results are stored together after all are computed, so a flow whose results are its params is
 * a parallel assignment. The other blocks have bodies, lists of blocks over the same variables.
 * Everything is allocated in the module's arena except the flows, which have their own. */
#ifndef SMR_IR_MODULE_MODULE_H
#define SMR_IR_MODULE_MODULE_H
#include "base/str.h"
#include "ir/graph/graph.h"
#include "ir/module/sharding.h"

enum {
	SMR_MAX_DEVICES = 1024, /* each runs as a thread */
	SMR_MAX_NESTING = 200   /* depth of nested bodies */
};

typedef enum smr_block_kind {
	SMR_BLOCK_BASIC,
	SMR_BLOCK_IF,    /* bodies: then, else; on: i1 */
	SMR_BLOCK_CASE,  /* on: i32, number of the body; out of range selects the last one */
	SMR_BLOCK_WHILE, /* bodies: the condition, which computes `on` (i1), and the body of the
			  * loop */
	SMR_BLOCK_CALL   /* calls function `callee`: ins are its arguments, outs its results */
} smr_block_kind;

typedef struct smr_block smr_block;

typedef struct smr_body {
	smr_block **blocks;
	uint32_t n, cap;
	uint32_t depth; /* number of enclosing bodies */
} smr_body;

struct smr_block {
	smr_block_kind kind;
	uint32_t id; /* number in the module, for arrays with an entry for each block */
	smr_loc loc;
	smr_graph *flow; /* BASIC */
	uint32_t nins, nouts;
	uint32_t *ins, *outs; /* BASIC, CALL */
	uint32_t on;          /* IF, CASE, WHILE */
	uint32_t callee;      /* CALL */
	uint32_t nbodies;
	smr_body *bodies;
};

typedef struct smr_variable {
	const char *name; /* for messages; or NULL */
	smr_type type;
	const smr_sharding *sharding; /* sharding of the variable; NULL: none */
	uint32_t home, homes; /* results only: the devices home to home + homes - 1 hold it, as if
			       * they were the mesh's first; homes 0: all devices do */
} smr_variable;

typedef struct smr_function {
	const char *name;
	smr_variable *vars;
	uint32_t nvars, cap_vars;
	uint32_t nparams, nresults;
	uint32_t *params, *results; /* variables */
	smr_body body;
} smr_function;

typedef struct smr_module {
	smr_arena *arena;
	const char *name;
	uint32_t nfunctions, cap_functions;
	smr_function **functions; /* number 0 is the entry point */
	uint32_t nblocks;
	uint32_t partitions, replicas; /* devices it is compiled for; 1: no collectives */
	uint32_t stages; /* of a pipeline: the last block of function 0 branches by the device's
			  * stage, device / (partitions / stages); 0: no pipeline */
	const smr_mesh *mesh; /* mesh that shardings refer to; NULL: none */
	bool proved;   /* whether it was verified before it was packed (aot/); its ops have kernels,
			* not nests */
	bool cut;      /* whether variables are one device's parts, as their shardings say */
	smr_body gone; /* detached blocks, kept because nodes of others share bodies and elements
			* with them */
} smr_module;

/** Returns whether device number @p d has a result. */
static inline bool smr_variable_on(const smr_variable *v, uint32_t d)
{
	return v->homes == 0 || d - v->home < v->homes;
}

/** Returns the body that an IF or CASE continues with, by the bits of its condition or index. */
static inline const smr_body *smr_block_arm(const smr_block *b, uint64_t bits)
{
	uint32_t way = (uint32_t)bits; /* a negative number is out of range, too */

	if (b->kind == SMR_BLOCK_IF)
		return &b->bodies[(bits & 1) != 0 ? 0 : 1];
	return &b->bodies[way < b->nbodies ? way : b->nbodies - 1];
}

SMR_MUST_USE smr_status smr_module_new(const char *name, smr_module **out);
void smr_module_free(smr_module *m); /* Frees the module and its flows; @p m may be NULL. */
/** Copies a program over values for rewriting. Data of its nodes (types, bodies, nests, elements)
 * stay shared with @p from, which must outlive the copy. */
SMR_MUST_USE smr_status smr_module_share(const smr_module *from, smr_module **out);
/** Frees the flows of a body that is detached from its module. */
void smr_body_free_flows(const smr_body *body);
/** Appends a function; NULL when out of memory, as with all functions below. */
smr_function *smr_module_function(smr_module *m, const char *name);
/** Adds a variable and returns its number; UINT32_MAX when out of memory. */
uint32_t smr_function_var(smr_module *m, smr_function *f, const smr_type *t, const char *name);
/** Appends a block with @p nbodies empty bodies to @p body; NULL, with a message, also if more than
 * SMR_MAX_NESTING bodies would be nested. */
smr_block *smr_body_add(smr_module *m, smr_body *body, smr_block_kind kind, uint32_t nbodies);
/** Sets the variables that a block reads and writes; copied. */
SMR_MUST_USE smr_status smr_block_bind(smr_module *m, smr_block *b, const uint32_t *ins,
				       uint32_t nins, const uint32_t *outs, uint32_t nouts);

/** An iterator over all blocks of a body and of their bodies, each block before those in it:
 *
 *	for (smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
 *
 * Flows and what is bound may be changed meanwhile, lists of blocks not. */
typedef struct smr_walk {
	uint32_t depth; /* depth of the list being walked */
	struct smr_walk_list {
		const smr_body *body; /* its next `left` blocks are contiguous */
		uint32_t left, next;
	} in[SMR_MAX_NESTING + 2];
} smr_walk;

smr_block *smr_walk_first(smr_walk *w, const smr_body *body); /* Returns the first block; NULL:
							       * there is none. */
smr_block *smr_walk_next(smr_walk *w);                        /* Returns the next block; NULL: the
							       * walk is complete. */

/** Checks variables, counts and types of all blocks, and each flow by smr_graph_verify(). */
SMR_MUST_USE smr_status smr_module_verify(const smr_module *m);
/** Prints the module for people and golden tests. */
void smr_module_print(smr_str *s, const smr_module *m);
#endif
