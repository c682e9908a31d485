/** @file Parts of smr_machine_calibrate(). */
#ifndef SMR_COST_CALIBRATE_H
#define SMR_COST_CALIBRATE_H
#include "base/workers.h"
#include "cost/machine.h"

/** Peaks of one core, and of all threads together by type of products. */
void smr_calibrate_peaks(smr_machine *m, const smr_workers *w);
#endif
