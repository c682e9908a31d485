/** @file Parts of the generator of GPU kernels. */
#ifndef SMR_BACK_GPU_OWN_H
#define SMR_BACK_GPU_OWN_H
#include "back/gpu/gpu.h"

/** Chooses the launches of all stages; SMR_EUNSUPPORTED if a stage exceeds the machine. The plan's
 * IR is written: it counts values in shared memory. */
SMR_MUST_USE smr_status smr_gpu_plan(const nest_plan *p, const smr_gpu_target *t,
				     smr_gpu_code *out);
/** Appends the kernels of all launches. */
void smr_gpu_kernels(const nest_plan *p, smr_gpu_code *code);
/** Append the machine's functions smr_d_*, and marks of the kernels: for NVIDIA GPUs, and for this
 * CPU. */
void smr_gpu_prelude_nvptx(smr_gpu_code *code);
void smr_gpu_prelude_host(smr_gpu_code *code);
/** Returns the number of points of the launch's first stage that a block computes. */
int64_t smr_gpu_block_points(smr_gpu_kind kind, int threads);
#endif
