/** @file A nest prepared for evaluation: its expressions with all sizes and windows as numbers. */
#ifndef SMR_BACK_REF_MACHINE_H
#define SMR_BACK_REF_MACHINE_H
#include "base/arena.h"
#include "ir/graph/graph.h"

typedef struct smr_ref_cell smr_ref_cell;

/** Address of an element: base + sum of coef * counter, in bytes, plus the checked axes. Bit l of
 * moves: coef[l] is not 0. */
typedef struct smr_ref_place {
	char *base;
	int64_t coef[SMR_MAX_LOOPS];
	uint64_t moves;
	uint32_t rank; /* number of axes whose index is checked or has an index array */
	struct smr_axis {
		int64_t offset, coef[SMR_MAX_LOOPS], indirect_coef, dim, stride;
		uint64_t moves;
		const smr_ref_cell *indirect;
	} *axes;
} smr_ref_place;

/** A recurrence and its state. The next point of a scan usually is its next step. A fold that does
 * not depend on all loops, such as the mean of a row, is the same at many points. */
typedef struct smr_recurrence {
	const smr_ref_cell *init[SMR_MAX_ACCS], *step[SMR_MAX_ACCS];
	const smr_ref_cell *term;  /* of a compensated sum (acc: sum and lost bits); else NULL */
	const smr_ref_cell *count; /* of a fold over a range: number of iterations; else NULL */
	uint32_t nacc, result, nloops, loops[SMR_MAX_LOOPS];
	bool exclusive, known;
	bool open;                      /* uses an accumulator of an enclosing fold: never reused */
	uint64_t hangs;                 /* bit l: it depends on loop l */
	int64_t counter[SMR_MAX_LOOPS]; /* of the point that acc belongs to */
	uint64_t acc[SMR_MAX_ACCS];
} smr_recurrence;

/** One expression. */
struct smr_ref_cell {
	smr_expr_kind kind;
	smr_dtype type;
	smr_op op;
	uint32_t nargs, loop, acc, depth, input;
	uint64_t bits; /* CONST, SIZE, READ of a rank-0 value */
	const smr_ref_cell *args[3];
	smr_ref_place *place; /* READ of a window */
	smr_recurrence *run;  /* FOLD, SCAN */
};

/** A fold that has been compiled: all expressions with it share one cell. */
typedef struct smr_ref_met {
	const smr_expr *fold;
	smr_ref_cell *cell;
	struct smr_ref_met *next;
} smr_ref_met;

typedef struct smr_ref_machine {
	const smr_graph *g;
	const smr_node *v;
	const smr_env *e;
	smr_arena *arena;
	const smr_ref_cell *value, *pred;
	smr_ref_met *met;
	smr_ref_place store;
	smr_tensor to, *ins; /* ins: of the inputs in memory */
	uint32_t nloops;
	int64_t extent[SMR_MAX_LOOPS], counter[SMR_MAX_LOOPS];
	uint32_t nfolds;
	uint64_t acc[SMR_MAX_DEPTH + 1][SMR_MAX_ACCS];
	bool moving; /* memory changes between points: recurrences are not reused */
} smr_ref_machine;

/** Whether the node's value is in a window, not in the environment. */
static inline bool smr_ref_machine_in_memory(const smr_node *v)
{
	return smr_node_window(v) != NULL;
}

SMR_MUST_USE smr_status smr_ref_machine_open(smr_ref_machine *m, const smr_graph *g,
					     const smr_node *v, const smr_env *e);
void smr_ref_machine_close(smr_ref_machine *m);
/** Compiles another expression over the nest's loops and operands. Folds in both are evaluated once
 * for each point. */
SMR_MUST_USE smr_status smr_ref_machine_add(smr_ref_machine *m, const smr_expr *e,
					    const smr_ref_cell **out);
/** Evaluates a cell at the point m->counter. */
SMR_MUST_USE smr_status smr_ref_machine_eval(smr_ref_machine *m, const smr_ref_cell *c,
					     uint64_t *out);
SMR_MUST_USE smr_status smr_ref_machine_place(smr_ref_machine *m, const smr_ref_place *p,
					      char **out);
/** Advances the counters of @p loops, the last fastest; false after the last point, when all are 0
 * again. */
bool smr_ref_machine_advance(smr_ref_machine *m, const uint32_t *loops, uint32_t n);
#endif
