/** @file Chooses the kernels of OpenBLAS by processor (internal to ops/). */
#ifndef SMR_OPS_LINALG_OPENBLAS_CORE_H
#define SMR_OPS_LINALG_OPENBLAS_CORE_H

#include <stdbool.h>

/** Whether 0.3.21 selects the fastest kernels for this processor by itself. */
bool smr_openblas_knows_processor(void);
/** Opens OpenBLAS by dlopen() so that it selects the fastest kernels for this processor. */
void *smr_openblas_dlopen(const char *path, int flags);
/** Opens a build with threads of its own so that it starts none; NULL if that fails, or if the
 * program has opened the same file already. */
void *smr_openblas_dlopen_alone(const char *path, int flags);
#endif
