/** @file Parts of the generator of GPU kernels. */
#ifndef SMR_BACK_GPU_OWN_H
#define SMR_BACK_GPU_OWN_H
#include "back/gpu/gpu.h"

/** Chooses the launches of all stages; SMR_EUNSUPPORTED if a stage exceeds the machine. The plan's
 * IR is written: it counts values in shared memory. */
SMR_MUST_USE smr_status smr_gpu_plan(const nest_plan *p, const smr_gpu_target *t,
				     smr_gpu_launch launch[NEST_MAX_STAGES]);
/** Appends the kernels of all stages. */
void smr_gpu_kernels(const nest_plan *p, const smr_gpu_launch *launch, smr_str *ir);
/** Append the machine's functions smr_d_*, and what marks the kernels: for NVIDIA GPUs, and for
 * this CPU. */
void smr_gpu_prelude_nvptx(const nest_plan *p, const smr_gpu_launch *launch, smr_str *ir);
void smr_gpu_prelude_host(const nest_plan *p, smr_str *ir);
/** Returns the number of words of the kernels' parameter. */
size_t smr_gpu_words(const nest_plan *p);
#endif
