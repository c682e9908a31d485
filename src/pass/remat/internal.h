/** @file Counted loops of function 0, and forward-backward pairs of them (internal to
 * pass/remat). */
#ifndef SMR_PASS_REMAT_INTERNAL_H
#define SMR_PASS_REMAT_INTERNAL_H
#include "ir/module/module.h"

enum { RM_NONE = UINT32_MAX };

/** Outermost loop whose body is one flow. */
typedef struct rm_loop {
	uint32_t at;     /* number of its block */
	smr_block *body; /* BASIC */
	uint32_t turns;  /* trip count, at least 2 */
	bool *up, *down; /* by node: equals the iteration number; counts down to 0 */
} rm_loop;

/** Forward variable with one part per iteration. */
typedef struct rm_stack {
	smr_node *update; /* NULL: not a stack; operand 1 is the part of an iteration */
	bool anew;        /* its parts are recomputed in the backward loop */
	bool elsewhere;   /* read by other ops */
} rm_stack;

typedef struct rm_layers {
	smr_module *m;
	smr_function *f;
	smr_arena *a;
	const rm_loop *fore, *back;
	smr_graph *from, *to;
	rm_stack *stacks;    /* by variable */
	bool *set, *later;   /* by variable: set by the forward loop; set after it, */
	bool *back_set;      /* ... set by the backward loop */
	bool *can, *wanted;  /* by forward node: can be recomputed, is recomputed */
	smr_node **anew;     /* ... its recomputed copy */
	rm_stack **taken;    /* by backward node: stack whose part it reads, or NULL */
	uint32_t *stack_of;  /* by loop-carried variable: its stack, or RM_NONE */
	smr_node *turn;      /* forward iteration number */
	smr_node *place;     /* in the backward loop: the matching forward iteration */
	uint32_t old, first; /* backward nodes before the change; first that reads a part */
	uint32_t number;     /* of the barrier */
	double less, more;   /* bytes saved, bytes newly kept */
} rm_layers;

/** Returns the variable of parameter @p param of a block. */
static inline uint32_t rm_var(const smr_block *b, const smr_node *param)
{
	return b->ins[param->bits];
}

static inline smr_status rm_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to recompute layers");
}

/* ---- iterations.c */
/** Finds the loops with a constant trip count, in program order; allocates in @p a. */
SMR_MUST_USE smr_status rm_loops(const smr_module *m, smr_arena *a, rm_loop **out, uint32_t *n);
/* ---- find.c */
/** Finds what to recompute and the bytes it saves; x->place stays NULL if the backward loop reads
 * no stack of the forward loop. */
void rm_find(rm_layers *x);
/* ---- keep.c */
/** Returns the block's parameter for a variable, added if missing. */
SMR_MUST_USE smr_status rm_param(const rm_layers *x, smr_block *b, uint32_t var, smr_node **out);
/** Returns, in the backward loop, the value of forward parameter @p v in that iteration. */
SMR_MUST_USE smr_status rm_take(rm_layers *x, smr_node *v, smr_node **out);
#endif
