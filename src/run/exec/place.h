/** @file Which instructions of a program run on a device (internal to run/exec/). */
#ifndef SMR_RUN_EXEC_PLACE_H
#define SMR_RUN_EXEC_PLACE_H
#include "run/exec/executable.h"

/** Decides for a new executable, whose schedules exist, whether its values stay on a device, and
 * where that is open which kernels run there. Without memory for that they are decided one by one.
 */
void smr_exec_place(smr_executable *x);
#endif
