/** @file One walk over the blocks of a program, in the order of a run. A domain says what a value
 * is, and what flows, calls and conditions do with values: buffers run (run/exec/vm.c), buffers
 * without memory count bytes (run/exec/peak_memory.c), numbers count iterations
 * (run/exec/block_runs.c, pass/remat/iterations.c), constants are propagated
 * (pass/simplify/blocks.c), nodes unroll (pass/simplify/unroll_program.c), code is written
 * (run/exec/region_lower.c), tasks are simulated (predict/simulated.c). */
#ifndef SMR_IR_MODULE_EVAL_H
#define SMR_IR_MODULE_EVAL_H
#include "ir/module/module.h"

typedef struct smr_eval smr_eval;

/** The variables of a call. */
typedef struct smr_eval_frame {
	const smr_function *f;
	void *vars; /* by variable: smr_domain.size bytes; 0: not set */
} smr_eval_frame;

enum { SMR_EVAL_END = UINT32_MAX };

typedef struct smr_domain {
	size_t size; /* bytes of a value */
	/** Walks the flow of a block; sets the variables `outs`. */
	smr_status (*flow)(smr_eval *e, smr_eval_frame *f, const smr_block *b);
	/** Returns whether the condition of a block is known, and its bits. NULL: none is, and
	 * those of loops are not walked first. */
	bool (*known)(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint64_t *bits);
	/** Walks an IF, CASE or WHILE whose condition is unknown. */
	smr_status (*unknown)(smr_eval *e, smr_eval_frame *f, const smr_block *b);
	/** Called at the start of iteration @p n; *@p done: it has walked all that are left. And
	 * with SMR_EVAL_END after the last. NULL: not called. */
	smr_status (*turn)(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint32_t n,
			   bool *done);
	/** Called before block *@p i of a body; may walk it and some more, and advance *@p i, or
	 * replace blocks from *@p i on. NULL: not called. */
	smr_status (*ahead)(smr_eval *e, smr_eval_frame *f, const smr_body *body, uint32_t *i);
	/** Walks a CALL. NULL: by a frame with copies of the arguments. */
	smr_status (*call)(smr_eval *e, smr_eval_frame *f, const smr_block *b);
} smr_domain;

struct smr_eval {
	const smr_module *m;
	const smr_domain *domain;
	void *ctx;
	uint64_t steps; /* blocks so far */
	unsigned calls; /* nesting depth */
};

/** Walks a body. SMR_EUNSUPPORTED: a function calls itself, again and again. */
SMR_MUST_USE smr_status smr_eval_body(smr_eval *e, smr_eval_frame *f, const smr_body *body);
/** A scalar, as far as it is known. */
typedef struct smr_scalar {
	bool known;
	uint64_t bits;
} smr_scalar;

enum { SMR_SCALAR_INS = 16 /* operands */ };
/** Computes a scalar op of known scalars; false: its result is unknown. */
typedef bool (*smr_scalar_fn)(const smr_node *v, const uint64_t *ins, uint64_t *bits);
/** Computes the scalars of a flow, @p nodes by node, from the variables, and sets its outs. */
void smr_scalars_flow(const smr_block *b, smr_scalar_fn compute, smr_scalar *vars,
		      smr_scalar *nodes);
/** Makes all variables unknown that the block, or one in its bodies, sets. */
void smr_scalars_forget(const smr_block *b, smr_scalar *vars);
#endif
