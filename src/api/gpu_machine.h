/** @file Calibration of this host's GPU. */
#ifndef SMR_API_GPU_MACHINE_H
#define SMR_API_GPU_MACHINE_H
#include "base/status.h"
#include "cost/machine/machine.h"

/** Measures the first visible GPU, in at most five seconds: copies, transfers, launches, products
 * of generated code by type. m->calibrated: the measurement succeeded. The caller keeps the result
 * (smr_machine_keep_gpu()). On an emulated card (smr_machine_is_emulated()) all figures are those
 * of the emulation. @p step gets the share that is done; NULL: none. */
SMR_MUST_USE smr_status smr_measure_gpu(smr_machine *m, void (*step)(double done, double all));
#endif
