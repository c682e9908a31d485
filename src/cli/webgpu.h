/** @file WebGPU's adapters, for `samara doctor`. */
#ifndef SMR_CLI_WEBGPU_H
#define SMR_CLI_WEBGPU_H
#include "cli/parts_fields.h"
#include "webgpu/device.h"

enum { SMR_WEBGPU_FINDINGS = 1 + SMR_WEBGPU_MOST_ADAPTERS };

/** Tells wgpu-native's library and each adapter, or why none can be used. Returns the number of
 * findings. */
size_t smr_find_webgpu(smr_finding out[SMR_WEBGPU_FINDINGS]);
#endif
