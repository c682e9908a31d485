/** @file WebGPU's device as a target of generated code, and as a machine of the cost model. */
#ifndef SMR_BACK_WEBGPU_ADAPTER_H
#define SMR_BACK_WEBGPU_ADAPTER_H
#include "back/webgpu/wgsl.h"
#include "cost/machine/machine.h"
#include "webgpu/device.h"

/** Opens the device once in a process. Errors: those of smr_webgpu_open(). */
SMR_MUST_USE smr_status smr_webgpu_target_open(smr_webgpu_device **out, smr_wgsl_target *t);
/** Returns the device's description, by figures that are usual for its type, since drivers give
 * none; NULL: there is no device. */
const smr_machine *smr_webgpu_machine(void);
#endif
