/** @file GPUs, for `samara doctor`. */
#ifndef SMR_CLI_GPUS_H
#define SMR_CLI_GPUS_H
#include <stddef.h>

#include "cli/parts_fields.h"

enum { SMR_GPU_FINDINGS = 17 /* the driver, and GPUs at most */ };

/** Tells the CUDA driver and each visible GPU, or why none can be used. Opens each GPU, so it takes
 * up to 0.5 s for one. Returns the number of findings. */
size_t smr_find_gpus(smr_finding out[SMR_GPU_FINDINGS]);

enum { SMR_GPU_LIBRARY_FINDINGS = 2 };
/** Tells NVIDIA's libraries, and how to get those that are missing; nothing where there is no
 * driver. Returns the number of findings. */
size_t smr_find_gpu_libraries(smr_finding out[SMR_GPU_LIBRARY_FINDINGS]);
#endif
