/* The covariance of two kernels: a machine may be off by one common factor, by factors that grow
 * with each property, and by ones that only similar kernels share. Properties are standardised to
 * the mean 0 and the deviation 1 of the kernels that can be chosen. */
#include "learn/train/probes.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"

enum { MOST = 12 /* properties */, CANDIDATES = 1500 };

/* Found with one GPU of five left out in turn, for f32 products. */
static const double whole = 0.2, slope = 0.2, alike = 0.3, reach = 1.0, noise = 0.02, far = 2.5,
		    least_deviation = 0.3;

/* Covariances are known except for a factor, whose prior has the weight of so many probes (a scaled
 * inverse chi-squared distribution). */
static const double known = 0.1;

static const char *const of_products[] = {"k",
					  "operations over all",
					  "bytes over all",
					  "span of 64x64",
					  "traffic of 64x64",
					  "waves 64x64",
					  "waves of 128x128 over all",
					  "waves of 64x128 over all",
					  "waves of 64x64 over all",
					  "waves of 32x32 over all",
					  "work over start"};
static const char *const of_others[] = {
	"class", "m", "n", "bytes", "work over start", "read over written"};

struct smr_probes {
	size_t n, properties;
	int at[MOST];
	double mean[MOST], unit[MOST];
	double z[SMR_PROBES][MOST];
	double inverse[SMR_PROBES][SMR_PROBES]; /* of the covariance of the measured kernels */
	double weight[SMR_PROBES];
	double unit_off; /* factor of deviations relative to the covariance */
};

static void find_properties(smr_probes *p, bool product)
{
	const char *const *names = product ? of_products : of_others;
	size_t n = product ? sizeof(of_products) / sizeof(*of_products)
			   : sizeof(of_others) / sizeof(*of_others);

	for (size_t k = 0; k < n; k++)
		for (int i = 0; i < SMR_COST_FEATURES; i++)
			if (strcmp(smr_feature_names[i], names[k]) == 0)
				p->at[p->properties++] = i;
}

static void measure_features(smr_probes *p, const float *x, size_t n)
{
	for (size_t k = 0; k < p->properties; k++) {
		double sum = 0, squares = 0;

		for (size_t i = 0; i < n; i++) {
			double v = x[i * SMR_COST_FEATURES + (size_t)p->at[k]];

			sum += v;
			squares += v * v;
		}
		p->mean[k] = sum / fmax((double)n, 1);
		p->unit[k] =
			fmax(sqrt(fmax(squares / fmax((double)n, 1) - p->mean[k] * p->mean[k], 0)),
			     least_deviation);
	}
}

static void standardize_row(const smr_probes *p, const float *x, double z[MOST])
{
	for (size_t k = 0; k < p->properties; k++)
		z[k] = fmax(-far, fmin(far, (x[p->at[k]] - p->mean[k]) / p->unit[k]));
}

static double covariance(const smr_probes *p, const double *a, const double *b)
{
	double product = 0, distance = 0, n = (double)p->properties;

	for (size_t k = 0; k < p->properties; k++) {
		product += a[k] * b[k];
		distance += (a[k] - b[k]) * (a[k] - b[k]);
	}
	return whole * whole + slope * slope * product / n +
	       alike * alike * exp(-distance / n / (2 * reach * reach));
}

/* Returns the kernel whose measurement explains most of the variance of all others. */
static size_t choose_next(double *v, size_t n, const bool *taken)
{
	size_t best = 0;
	double most = -1;

	for (size_t j = 0; j < n; j++) {
		double told = 0;

		for (size_t i = 0; i < n; i++)
			told += v[i * n + j] * v[i * n + j];
		told /= v[j * n + j] + noise;
		if (!taken[j] && told > most) {
			most = told;
			best = j;
		}
	}
	return best;
}

static void condition_on_row(double *v, size_t n, size_t at, double *line)
{
	double all = v[at * n + at] + noise;

	memcpy(line, v + at * n, n * sizeof(*line));
	for (size_t i = 0; i < n; i++)
		for (size_t j = 0; j < n; j++)
			v[i * n + j] -= line[i] * line[j] / all;
}

void smr_probes_pick(double *v, size_t n, size_t count, double *line, bool *taken, size_t *chosen)
{
	for (size_t k = 0; k < count; k++) {
		chosen[k] = choose_next(v, n, taken);
		taken[chosen[k]] = true;
		condition_on_row(v, n, chosen[k], line);
	}
}

/* Gauss-Jordan elimination: the matrix is positive definite, and noise keeps it far from singular.
 */
void smr_probes_invert(double m[SMR_PROBES][SMR_PROBES], size_t n)
{
	double a[SMR_PROBES][2 * SMR_PROBES] = {{0}};

	for (size_t i = 0; i < n; i++) {
		memcpy(a[i], m[i], n * sizeof(double));
		a[i][n + i] = 1;
	}
	for (size_t i = 0; i < n; i++) {
		double pivot = a[i][i];

		for (size_t j = 0; j < 2 * n; j++)
			a[i][j] /= pivot;
		for (size_t k = 0; k < n; k++) {
			double times = a[k][i];

			for (size_t j = 0; k != i && j < 2 * n; j++)
				a[k][j] -= times * a[i][j];
		}
	}
	for (size_t i = 0; i < n; i++)
		memcpy(m[i], a[i] + n, n * sizeof(double));
}

static void invert_covariance(smr_probes *p)
{
	for (size_t i = 0; i < p->n; i++)
		for (size_t j = 0; j < p->n; j++)
			p->inverse[i][j] = covariance(p, p->z[i], p->z[j]) + (i == j ? noise : 0);
	smr_probes_invert(p->inverse, p->n);
}

static void choose(smr_probes *p, const float *x, size_t n, size_t *chosen, double *v, double *line,
		   bool *taken)
{
	double a[MOST], b[MOST];

	for (size_t i = 0; i < n; i++) {
		standardize_row(p, x + i * SMR_COST_FEATURES, a);
		for (size_t j = 0; j <= i; j++) {
			standardize_row(p, x + j * SMR_COST_FEATURES, b);
			v[i * n + j] = v[j * n + i] = covariance(p, a, b);
		}
	}
	smr_probes_pick(v, n, p->n, line, taken, chosen);
	for (size_t k = 0; k < p->n; k++) {
		standardize_row(p, x + chosen[k] * SMR_COST_FEATURES, p->z[k]);
	}
	invert_covariance(p);
}

smr_status smr_probes_choose(const float *x, size_t n, size_t count, bool product, size_t *chosen,
			     smr_probes **out)
{
	smr_probes *p = smr_calloc(1, sizeof(*p));
	double *v, *line;
	bool *taken;

	n = n < CANDIDATES ? n : CANDIDATES;
	v = smr_malloc((n * n + 1) * sizeof(*v));
	line = smr_malloc((n + 1) * sizeof(*line));
	taken = smr_calloc(n + 1, sizeof(*taken));
	if (p != NULL && v != NULL && line != NULL && taken != NULL) {
		p->n = count < SMR_PROBES ? count : SMR_PROBES;
		p->n = p->n < n ? p->n : n;
		find_properties(p, product);
		measure_features(p, x, n);
		choose(p, x, n, chosen, v, line, taken);
		*out = p;
	}
	smr_free(v);
	smr_free(line);
	smr_free(taken);
	if (p != NULL && v != NULL && line != NULL && taken != NULL)
		return SMR_OK;
	smr_free(p);
	return smr_fail(SMR_ENOMEM, "no memory for probes");
}

double smr_probes_unit(double squares, size_t n)
{
	return sqrt((known + fmax(squares, 0)) / (known + (double)n));
}

void smr_probes_learn(smr_probes *p, const double *off)
{
	double sum = 0;

	for (size_t i = 0; i < p->n; i++) {
		p->weight[i] = 0;
		for (size_t j = 0; j < p->n; j++)
			p->weight[i] += p->inverse[i][j] * off[j];
		sum += p->weight[i] * p->weight[i] / p->inverse[i][i];
	}
	p->unit_off = smr_probes_unit(sum, p->n);
}

double smr_probes_ask(const smr_probes *p, const float *x, double *deviation)
{
	double z[MOST] = {0}, like[SMR_PROBES], sum = 0, rest;

	standardize_row(p, x, z);
	rest = covariance(p, z, z) + noise;
	for (size_t i = 0; i < p->n; i++) {
		like[i] = covariance(p, z, p->z[i]);
		sum += like[i] * p->weight[i];
	}
	for (size_t i = 0; i < p->n; i++)
		for (size_t j = 0; j < p->n; j++)
			rest -= like[i] * p->inverse[i][j] * like[j];
	*deviation = p->unit_off * sqrt(fmax(rest, 0));
	return sum;
}

void smr_probes_free(smr_probes *p)
{
	smr_free(p);
}
