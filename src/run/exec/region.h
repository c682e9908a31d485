/** @file Compiled regions: blocks in a row that run as one function of generated code
 * (back/cpu/region), instead of instruction by instruction (vm.c).
 *
 * A region is made of blocks whose tensors are small. Ops become code of the function; those that
 * are long, or that no nest describes, are calls back into their kernels. Loops, branches and calls
 * of functions are part of it. Lowering walks the blocks as the VM does, with memory in place of
 * buffers and the VM's rules of reference counts, so that what is updated in place is the same. */
#ifndef SMR_RUN_EXEC_REGION_H
#define SMR_RUN_EXEC_REGION_H
#include "run/exec/internal.h"

typedef struct smr_exec_region smr_exec_region;

/** Compiles @p n blocks of @p body from block @p first on, of a function of the module. Slow: for a
 * background thread. SMR_EUNSUPPORTED: they are no region. The caller frees it. */
SMR_MUST_USE smr_status smr_exec_region_make(smr_executable *x, const smr_function *f,
					     const smr_body *body, uint32_t first, uint32_t n,
					     smr_exec_region **out);
void smr_exec_region_free(smr_exec_region *r); /* accepts NULL */
/** Returns the number of blocks. */
uint32_t smr_exec_region_blocks(const smr_exec_region *r);
/** Runs it on the variables of a frame, of which it sets and drops what its blocks do. */
SMR_MUST_USE smr_status smr_exec_region_run(smr_device *d, smr_exec_region *r, smr_buffer **vars);
#endif
