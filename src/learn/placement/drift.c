/* A running mean whose residuals are clipped (Huber), so that an outlier has little weight, with a
 * Page-Hinkley test in both directions on the clipped residuals. Two residuals beyond the clip in a
 * row are a change, one is not: 2 * (CLIP - SLACK) > LIMIT > CLIP - SLACK. Under normal noise a
 * two-sided test with these numbers gives a false alarm in some 300 observations (Hawkins and
 * Olwell, Cumulative Sum Charts, 1998, table 3.1). */
#include "learn/placement/drift.h"

#include <math.h>

static const double CLIP = 3, SLACK = 0.5, LIMIT = 4.5; /* spreads */
static const double LEAST_SPREAD = 0.05, FIRST_SPREAD = 0.2;
static const double PARENT = 5, PARENT_AFTER_CHANGE = 1; /* weight of a parent, in observations */

enum { SETTLED = 20 };

static double clamp_abs(double x, double most)
{
	return x > most ? most : x < -most ? -most : x;
}

/* Sets the mean to that of the observations since the evidence was last 0. */
static void restart_mean(smr_drift *d, double sum, unsigned n)
{
	d->mean = sum / n;
	d->n = n;
	d->up = d->down = d->up_sum = d->down_sum = 0;
	d->up_n = d->down_n = 0;
	d->resets++;
}

static void add_evidence(double *evidence, double *sum, unsigned *n, double z, double x)
{
	*evidence += z - SLACK;
	if (*evidence <= 0) {
		*evidence = *sum = 0;
		*n = 0;
		return;
	}
	*sum += x;
	(*n)++;
}

bool smr_drift_add(smr_drift *d, double measured, double predicted)
{
	double x = log(measured / predicted), s, r;

	if (!isfinite(x))
		return false;
	if (d->n == 0) {
		d->mean = x;
		d->spread = FIRST_SPREAD;
		d->n = 1;
		return false;
	}
	s = fmax(d->spread, LEAST_SPREAD);
	r = clamp_abs(x - d->mean, CLIP * s);
	add_evidence(&d->up, &d->up_sum, &d->up_n, r / s, x);
	add_evidence(&d->down, &d->down_sum, &d->down_n, -r / s, x);
	if (d->up > LIMIT || d->down > LIMIT) {
		bool is_up = d->up > LIMIT;

		restart_mean(d, is_up ? d->up_sum : d->down_sum, is_up ? d->up_n : d->down_n);
		return true;
	}
	d->n++;
	d->mean += r / d->n;
	/* of a normal variable the mean distance is 0.8 standard deviations */
	d->spread += (fabs(r) / 0.8 - d->spread) / (d->n < 50 ? d->n + 1 : 50);
	return false;
}

double smr_drift_mean(const smr_drift *d, double parent)
{
	double k = d->resets > 0 && d->n < SETTLED ? PARENT_AFTER_CHANGE : PARENT;

	return (d->n * d->mean + k * parent) / (d->n + k);
}
