/** @file A nest made ready to be evaluated: its expressions with all sizes and windows as numbers.
 */
#ifndef SMR_BACK_REF_MACHINE_H
#define SMR_BACK_REF_MACHINE_H
#include "base/arena.h"
#include "ir/graph/graph.h"

typedef struct smr_ref_cell smr_ref_cell;

/** The element that a map names: base + sum of coef * counter, in bytes. */
typedef struct smr_ref_place {
	char *base;
	int64_t coef[SMR_MAX_LOOPS];
	uint32_t rank; /* > 0: some index may lie outside, or is looked up; then the rest counts */
	struct smr_axis {
		int64_t offset, coef[SMR_MAX_LOOPS], indirect_coef, dim, stride;
		const smr_ref_cell *indirect;
	} *axes;
} smr_ref_place;

/** A recurrence, and where it stands: a scan's next point mostly is the next step; a fold that does
 * not depend on all loops, such as the mean of a row, is the same for many points. */
typedef struct smr_recurrence {
	const smr_ref_cell *init[SMR_MAX_ACCS], *step[SMR_MAX_ACCS];
	const smr_ref_cell *term;  /* of a compensated sum, whose acc are sum and lost; else NULL */
	const smr_ref_cell *count; /* of a fold over a range: iterations; else NULL */
	uint32_t nacc, result, nloops, loops[SMR_MAX_LOOPS];
	bool exclusive, known;
	bool open;                      /* it hangs on an accumulator around it: never the same */
	uint64_t hangs;                 /* bit l: on loop l */
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

/** A fold that was met: it is one cell, however many expressions have it. */
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
	smr_tensor to, *ins; /* ins: of those in memory */
	uint32_t nloops;
	int64_t extent[SMR_MAX_LOOPS], counter[SMR_MAX_LOOPS];
	uint32_t nfolds;
	uint64_t acc[SMR_MAX_DEPTH + 1][SMR_MAX_ACCS];
	bool moving; /* memory changes between points: recurrences keep nothing */
} smr_ref_machine;

/** Whether the node's value lies in a window, not in the environment. */
static inline bool smr_ref_machine_in_memory(const smr_node *v)
{
	return smr_node_window(v) != NULL;
}

SMR_MUST_USE smr_status smr_ref_machine_open(smr_ref_machine *m, const smr_graph *g,
					     const smr_node *v, const smr_env *e);
void smr_ref_machine_close(smr_ref_machine *m);
/** Another expression over the nest's loops and operands; folds that it shares are evaluated once
 * at a point. */
SMR_MUST_USE smr_status smr_ref_machine_add(smr_ref_machine *m, const smr_expr *e,
					    const smr_ref_cell **out);
/** The value at the point m->counter. */
SMR_MUST_USE smr_status smr_ref_machine_eval(smr_ref_machine *m, const smr_ref_cell *c,
					     uint64_t *out);
SMR_MUST_USE smr_status smr_ref_machine_place(smr_ref_machine *m, const smr_ref_place *p,
					      char **out);
/** Advances the counters of @p loops, the last fastest; false after the last point, all 0 again. */
bool smr_ref_machine_advance(smr_ref_machine *m, const uint32_t *loops, uint32_t n);
#endif
