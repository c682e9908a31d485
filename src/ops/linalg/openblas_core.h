/** @file Chooses the kernels of OpenBLAS by processor (internal to ops/). */
#ifndef SMR_OPS_LINALG_OPENBLAS_CORE_H
#define SMR_OPS_LINALG_OPENBLAS_CORE_H

/** dlopen() of OpenBLAS, which then takes the kernels that this processor runs best. */
void *smr_openblas_dlopen(const char *path, int flags);
#endif
