/** @file Chooses the kernels of OpenBLAS by processor (internal to ops/). */
#ifndef SMR_OPS_LINALG_OPENBLAS_CORE_H
#define SMR_OPS_LINALG_OPENBLAS_CORE_H

/** Opens OpenBLAS by dlopen() so that it selects the fastest kernels for this processor. */
void *smr_openblas_dlopen(const char *path, int flags);
#endif
