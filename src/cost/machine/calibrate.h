/** @file Parts of smr_machine_calibrate(). */
#ifndef SMR_COST_MACHINE_CALIBRATE_H
#define SMR_COST_MACHINE_CALIBRATE_H
#include "base/thread/workers.h"
#include "cost/machine/machine.h"

/** Measures peaks of one core, and of all threads together by type of products. */
void smr_calibrate_peaks(smr_machine *m, const smr_workers *w);

/** Computes a[i] = b[i] + c[i] / 2, n a multiple of SMR_TRIAD_STEP, in the widest vectors of this
 * host. */
enum { SMR_TRIAD_STEP = 64 };
typedef void smr_triad_fn(float *a, const float *b, const float *c, size_t n);
smr_triad_fn *smr_calibrate_triad(void);
#endif
