/** @file Time and energy of several answers as a picture (SVG) (internal to cli/). */
#ifndef SMR_CLI_PREDICT_PLOT_H
#define SMR_CLI_PREDICT_PLOT_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef struct smr_cli_point {
	char name[160];
	double p10, time, p90; /* seconds */
	double energy;         /* joules */
	bool front;            /* nothing is better in both: it is joined to others such */
	bool chosen;
} smr_cli_point;

/** A file at @p path: time to the right and energy upwards, both by their logarithms, times with
 * their quantiles. Points whose time or energy is not known (0) are left out; SMR_EINVAL: all are.
 * Reorders @p points. */
SMR_MUST_USE smr_status smr_cli_plot(const char *path, const char *title, smr_cli_point *points,
				     size_t n);
#endif
