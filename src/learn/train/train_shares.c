/* Parts of which the time of a class of kernels is composed on a machine: the shares of
 * features_cpu.c, each times a non-negative constant, with least squares of the relative errors.
 * Outliers have less weight (iteratively reweighted, with a Cauchy weight function), and constants
 * are kept small, since shares are correlated. */
#include <math.h>
#include <string.h>

#include "learn/train/internal.h"

enum { ENOUGH = 25 /* kernels of a class; else all classes are used */, TURNS = 4, SWEEPS = 2000 };
static const double small = 1e-3, far = 0.2, least = 0.3;

typedef struct equations {
	double a[SMR_COST_SHARES][SMR_COST_SHARES], b[SMR_COST_SHARES];
	double unit[SMR_COST_SHARES]; /* mean of a share relative to the measured time */
	double n;
} equations;

static bool row_is_used(const smr_lessons *r, const bool *use, const char *klass, size_t i)
{
	return use[i] && (klass == NULL || strcmp(smr_row(r, i)->query.klass, klass) == 0);
}

/* Of a row: computes shares relative to the measured time, in units; returns their sum, 1 where
 * exact. */
static double row_of(const smr_lessons *r, size_t i, const double *unit, const double *c, double *x)
{
	double said = 0;

	smr_features_shares(r->x + i * SMR_COST_FEATURES, x);
	for (int k = 0; k < SMR_COST_SHARES; k++) {
		x[k] *= exp(-r->y[i]) / unit[k];
		said += x[k] * c[k];
	}
	return said;
}

static void find_units(const smr_lessons *r, const bool *use, const char *klass, equations *e)
{
	double x[SMR_COST_SHARES], none[SMR_COST_SHARES] = {0}, ones[SMR_COST_SHARES];

	*e = (equations){.n = 0};
	for (int k = 0; k < SMR_COST_SHARES; k++)
		ones[k] = 1;
	for (size_t i = 0; i < r->n; i++) {
		if (!row_is_used(r, use, klass, i))
			continue;
		(void)row_of(r, i, ones, none, x);
		for (int k = 0; k < SMR_COST_SHARES; k++)
			e->unit[k] += x[k];
		e->n++;
	}
	for (int k = 0; k < SMR_COST_SHARES; k++)
		e->unit[k] = fmax(e->unit[k] / fmax(e->n, 1), 1e-12);
}

/* Builds the normal equations, where each row is weighted by its residual with @p c; equally the
 * first time. */
static void build_normal_equations(const smr_lessons *r, const bool *use, const char *klass,
				   const double *c, bool first, equations *e)
{
	double x[SMR_COST_SHARES];

	memset(e->a, 0, sizeof(e->a));
	memset(e->b, 0, sizeof(e->b));
	for (int k = 0; k < SMR_COST_SHARES; k++)
		e->a[k][k] = small * e->n;
	for (size_t i = 0; i < r->n; i++) {
		double said, off, weight = 1;

		if (!row_is_used(r, use, klass, i))
			continue;
		said = row_of(r, i, e->unit, c, x);
		off = log(fmax(said, 1e-6)) / far;
		if (!first)
			weight = 1 / (1 + off * off) / fmax(said, least);
		for (int k = 0; k < SMR_COST_SHARES; k++) {
			e->b[k] += weight * x[k];
			for (int j = 0; j < SMR_COST_SHARES; j++)
				e->a[k][j] += weight * x[k] * x[j];
		}
	}
}

/* Solves for one constant after the other (Franc, Hlavac, Navara: Sequential coordinate-wise
 * algorithm for the non-negative least squares problem, 2005). */
static void solve_nnls(const equations *e, double *c)
{
	double most = 1;

	memset(c, 0, SMR_COST_SHARES * sizeof(*c));
	for (int sweep = 0; sweep < SWEEPS && most > 1e-10; sweep++) {
		most = 0;
		for (int k = 0; k < SMR_COST_SHARES; k++) {
			double rest = e->b[k], was = c[k];

			for (int j = 0; j < SMR_COST_SHARES; j++)
				rest -= j != k ? e->a[k][j] * c[j] : 0;
			c[k] = fmax(rest / e->a[k][k], 0);
			most = fmax(most, fabs(c[k] - was));
		}
	}
}

void smr_train_shares(const smr_lessons *r, const bool *use, const char *klass,
		      double out[SMR_COST_SHARES])
{
	equations e;

	find_units(r, use, klass, &e);
	if (e.n < ENOUGH) {
		klass = NULL;
		find_units(r, use, klass, &e);
	}
	memset(out, 0, SMR_COST_SHARES * sizeof(*out));
	for (int turn = 0; turn < TURNS; turn++) {
		build_normal_equations(r, use, klass, out, turn == 0, &e);
		solve_nnls(&e, out);
	}
	for (int k = 0; k < SMR_COST_SHARES; k++)
		out[k] /= e.unit[k];
}
