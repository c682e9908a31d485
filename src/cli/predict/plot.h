/** @file Plot of time and energy of several results as SVG (internal to cli/). */
#ifndef SMR_CLI_PREDICT_PLOT_H
#define SMR_CLI_PREDICT_PLOT_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef struct smr_cli_point {
	char name[160];
	double p10, time, p90; /* seconds */
	double energy;         /* joules */
	bool front;            /* on the Pareto front, which is drawn as a line */
	bool chosen;
} smr_cli_point;

/** Writes a plot to @p path: time to the right and energy upwards, both logarithmic, with quantiles
 * of times. Points of unknown time or energy (0) are left out; SMR_EINVAL: all are. Reorders @p
 * points. */
SMR_MUST_USE smr_status smr_cli_plot(const char *path, const char *title, smr_cli_point *points,
				     size_t n);
#endif
