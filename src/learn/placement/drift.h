/** @file Slowdown of a codelet on a node relative to the prediction: estimated from measurements,
 * and estimated again when the node has changed. */
#ifndef SMR_LEARN_PLACEMENT_DRIFT_H
#define SMR_LEARN_PLACEMENT_DRIFT_H
#include <stdbool.h>

/** Mean of log(measured / predicted). All 0: no observation. */
typedef struct smr_drift {
	double mean, spread; /* spread: about one standard deviation */
	double up, down;     /* evidence of a change, in spreads */
	double up_sum, down_sum;
	unsigned n, up_n, down_n; /* observations: in the mean, in the evidence */
	unsigned resets;
} smr_drift;

/** Adds one observation; returns true if a change is detected, after which the mean is that of the
 * latest observations. */
bool smr_drift_add(smr_drift *d, double measured, double predicted);
/** Returns the estimate, shrunk towards that of its parent as long as there are few observations.
 */
double smr_drift_mean(const smr_drift *d, double parent);
#endif
