/** @file How much slower than predicted a codelet is on a node: learnt from what was measured, and
 * learnt anew when the node has changed. */
#ifndef SMR_LEARN_PLACEMENT_DRIFT_H
#define SMR_LEARN_PLACEMENT_DRIFT_H
#include <stdbool.h>

/** Mean of log(measured / predicted). All 0: nothing is known. */
typedef struct smr_drift {
	double mean, spread; /* spread: about one standard deviation */
	double up, down;     /* evidence that it has changed, in spreads */
	double up_sum, down_sum;
	unsigned n, up_n, down_n; /* observations: in the mean, in the evidence */
	unsigned resets;
} smr_drift;

/** One observation; true: it has changed, and the mean is that of the latest ones. */
bool smr_drift_add(smr_drift *d, double measured, double predicted);
/** The estimate, drawn towards that of its parent as long as little is known. */
double smr_drift_mean(const smr_drift *d, double parent);
#endif
