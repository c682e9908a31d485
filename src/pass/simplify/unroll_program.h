/** @file Full unrolling and inlining: a program as one flow without control flow (internal to
 * pass/). */
#ifndef SMR_PASS_SIMPLIFY_UNROLL_PROGRAM_H
#define SMR_PASS_SIMPLIFY_UNROLL_PROGRAM_H
#include "ir/module/module.h"

/** A loop of function 0 itself, in no other one: nodes from ends[k] on, up to ends[k + 1], are of
 * turn k. */
typedef struct smr_turns {
	uint32_t line, n, cap;
	uint32_t *ends; /* n + 1 */
} smr_turns;

typedef struct smr_unrolled_program {
	uint32_t nloops, cap;
	smr_turns *loops; /* in the module's arena */
} smr_unrolled_program;

/** Makes function 0 one flow: calls are put in their place, loops are written out as often as they
 * turn, of forks there is the way that is taken. What decides that, and where parts of tensors
 * begin (`slice` instead of `dynamic_slice`), must follow from numbers in the program.
 * SMR_EUNSUPPORTED, told: it does not, or it would be too long. On failure @p m can only be freed.
 */
SMR_MUST_USE smr_status smr_pass_unroll_program(smr_module *m, smr_unrolled_program *out);
/** What an op on numbers alone gives, of the bits of its operands; false: that is not known, as of
 * one that divides by 0. */
bool smr_pass_number(const smr_node *v, const uint64_t *ins, uint64_t *bits);
#endif
