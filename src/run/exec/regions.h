/** @file The compiled regions of an executable (run/exec/region.h). */
#ifndef SMR_RUN_EXEC_REGIONS_H
#define SMR_RUN_EXEC_REGIONS_H
#include "run/exec/internal.h"

typedef struct smr_exec_region smr_exec_region;

/** Starts to compile all regions in the background, once; until then kernels that take little stay
 * as they are. Does nothing where the runner says what runs ops. */
void smr_exec_regions_ask(smr_executable *x);
/** Waits for what was asked for; compiles it here if that has not begun. */
void smr_exec_regions_wait(smr_executable *x);
/** Returns the region that begins with this block, once it is compiled; else NULL. */
smr_exec_region *smr_exec_regions_at(const smr_executable *x, const smr_block *b);
/** Returns the region of a loop that runs: the VM may go on in it at the start of any iteration.
 * NULL: it is not compiled yet, which the first call starts, or it is no region. */
smr_exec_region *smr_exec_regions_loop(smr_executable *x, const smr_function *f, smr_block *b);
/** Waits for the current compilation, and drops the others. */
void smr_exec_regions_free(smr_executable *x);
#endif
