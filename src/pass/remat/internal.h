/** @file Counted loops of function 0, and pairs of them: the layers forward and backward (internal
 * to pass/remat). */
#ifndef SMR_PASS_REMAT_INTERNAL_H
#define SMR_PASS_REMAT_INTERNAL_H
#include "ir/module/module.h"

enum { RM_NONE = UINT32_MAX };

/** A loop of one flow, outside of all others. */
typedef struct rm_loop {
	uint32_t at;     /* number of its block */
	smr_block *body; /* BASIC */
	uint32_t turns;  /* at least 2 */
	bool *up, *down; /* by node: in each turn it is the turn's number; how many come behind */
} rm_loop;

/** A variable of the loop forward that has a part for each turn. */
typedef struct rm_stack {
	smr_node *update; /* NULL: it is none; its operand 1 is the part that a turn puts there */
	bool anew;        /* its parts are computed on the way back */
	bool elsewhere;   /* somebody else reads it */
} rm_stack;

typedef struct rm_layers {
	smr_module *m;
	smr_function *f;
	smr_arena *a;
	const rm_loop *fore, *back;
	smr_graph *from, *to;
	rm_stack *stacks;    /* by variable */
	bool *set, *later;   /* by variable: a turn forward sets it; something behind does, */
	bool *back_set;      /* ... up to a turn back, which does */
	bool *can, *wanted;  /* by node of the way forward: it can be, is computed anew */
	smr_node **anew;     /* ... what is */
	rm_stack **taken;    /* by node of the way back: of which it takes the turn's part; NULL */
	uint32_t *stack_of;  /* by variable that goes from turn to turn: one that holds it; NONE */
	smr_node *turn;      /* forward: its number */
	smr_node *place;     /* on the way back: the number of the turn that is gone back through */
	uint32_t old, first; /* nodes on the way back before; the first that takes a part out */
	uint32_t number;     /* of the barrier */
	double less, more;   /* bytes */
} rm_layers;

/** The variable that is parameter @p param of a block. */
static inline uint32_t rm_var(const smr_block *b, const smr_node *param)
{
	return b->ins[param->bits];
}

/* ---- iterations.c */
/** Those whose turns follow from numbers in the program, in their order; in @p a. */
SMR_MUST_USE smr_status rm_loops(const smr_module *m, smr_arena *a, rm_loop **out, uint32_t *n);
/* ---- find.c */
/** What is computed anew, and what that saves; x->place stays NULL where the loop back takes
 * nothing out that the other put there. */
void rm_find(rm_layers *x);
/* ---- keep.c */
/** The parameter that a variable is in a block of one flow, a new one if need be. */
SMR_MUST_USE smr_status rm_param(const rm_layers *x, smr_block *b, uint32_t var, smr_node **out);
/** On the way back: what the turn was given as @p v, a parameter of the loop forward. */
SMR_MUST_USE smr_status rm_take(rm_layers *x, smr_node *v, smr_node **out);
#endif
