/** @file Joules of a GPU, measured by the card itself, through NVML (libnvidia-ml.so.1, which comes
 * with the driver).
 *
 * The figures are those of the whole card, other processes included. Its counter changes every
 * 20 to 100 ms: shorter laps mean little. */
#ifndef SMR_GPU_METER_H
#define SMR_GPU_METER_H
#include <stdbool.h>

#include "gpu/device.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_meter smr_gpu_meter;

/** Opens the meter of a GPU. SMR_EUNSUPPORTED: there is no NVML, or the card measures nothing; the
 * text says which. */
SMR_MUST_USE smr_status smr_gpu_meter_open(const smr_gpu_info *about, smr_gpu_meter **out);
void smr_gpu_meter_close(smr_gpu_meter *m); /* NULL is fine */
/** True: the card counts joules; false: they are the mean of the power at both ends of a lap, times
 * the seconds between. */
bool smr_gpu_meter_counts(const smr_gpu_meter *m);
/** Gets the joules since the last lap, or since the meter was opened. One thread at a time. */
SMR_MUST_USE smr_status smr_gpu_meter_lap(smr_gpu_meter *m, double *joules);
/** Returns the most watts that the card may draw, and the present clock of its multiprocessors in
 * Hz; 0: unknown. */
double smr_gpu_meter_limit(const smr_gpu_meter *m);
double smr_gpu_meter_clock(const smr_gpu_meter *m);

SMR_END_DECLS

#endif
