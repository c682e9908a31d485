/** @file Full unrolling and inlining: a program as one flow without control flow (internal to
 * pass/). */
#ifndef SMR_PASS_SIMPLIFY_UNROLL_PROGRAM_H
#define SMR_PASS_SIMPLIFY_UNROLL_PROGRAM_H
#include "ir/module/module.h"

/** Outermost loop of function 0: nodes from ends[k] to before ends[k + 1] are of iteration k. */
typedef struct smr_turns {
	uint32_t line, n, cap;
	uint32_t *ends; /* n + 1 entries */
} smr_turns;

typedef struct smr_unrolled_program {
	uint32_t nloops, cap;
	smr_turns *loops; /* in the module's arena */
} smr_unrolled_program;

/** Makes function 0 one flow: inlines calls, unrolls loops, and replaces branches by the arm taken.
 * Conditions and starts of parts of tensors (`slice` replaces `dynamic_slice`) must follow from
 * constants. Returns SMR_EUNSUPPORTED, with a message, if they do not or the flow would be too
 * long. On failure @p m can only be freed. */
SMR_MUST_USE smr_status smr_pass_unroll_program(smr_module *m, smr_unrolled_program *out);
/** Evaluates an op on scalars, by the bits of its operands; false: undefined, as a division by
 * 0. */
bool smr_pass_number(const smr_node *v, const uint64_t *ins, uint64_t *bits);
#endif
