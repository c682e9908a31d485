/** @file Acts that are one kernel, or the ops that compute their last operand (SMR_ATTR_apart;
 * internal to run/exec/). */
#ifndef SMR_RUN_EXEC_APART_H
#define SMR_RUN_EXEC_APART_H
#include "run/exec/internal.h"

struct smr_exec_whole {
	smr_kernel_run *kernel;
	uint32_t nins; /* ... reads so many of the act's operands */
	uint32_t *ins; /* places; the last operand follows */
	uint32_t nparts;
	smr_instr **parts; /* acts that nothing but the act's last operand needs */
};

/** Lets @p a, an act of @p s, of whose node smr_lower_is_apart() is true, take its last operand;
 * with SMR_RUN_AUTO, makes the kernel and finds the parts. A built library has no such kernel. */
SMR_MUST_USE smr_status smr_exec_whole_make(smr_executable *x, const smr_graph *g,
					    const smr_exec_schedule *s, smr_instr *a);
/** Lets the kernel compute the act in the place of its parts; before the first run. */
SMR_MUST_USE smr_status smr_exec_whole_take(smr_executable *x, smr_instr *a);
#endif
