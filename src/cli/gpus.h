/** @file GPUs, for `samara doctor`. */
#ifndef SMR_CLI_GPUS_H
#define SMR_CLI_GPUS_H
#include <stddef.h>

#include "cli/parts_fields.h"

enum { SMR_GPU_FINDINGS = 17 /* the driver, and GPUs at most */ };

/** Tells the CUDA driver and each visible GPU, or why none can be used. Opens each GPU, so it takes
 * up to 0.5 s for one. Returns the number of findings. */
size_t smr_find_gpus(smr_finding out[SMR_GPU_FINDINGS]);
#endif
