/** @file Measures the card: copies on it, copies between it and the host, launches of kernels. */
#ifndef SMR_BACK_GPU_CALIBRATE_H
#define SMR_BACK_GPU_CALIBRATE_H
#include "back/gpu/card.h"

/** Replaces figures of @p m, the card's description by its driver, by measured ones: the bandwidth
 * curve, launches alone and in a graph, the rate and latency of copies to and from the host; with
 * NVML the clock under load and the limit of power. Takes about a second. On an emulated card the
 * figures are those of the emulation. On failure some figures have been replaced. */
SMR_MUST_USE smr_status smr_gpu_measure_card(const smr_gpu_card *card, smr_machine *m);
#endif
