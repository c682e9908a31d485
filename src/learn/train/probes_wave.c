/* Probes of products that the formula of waves applies to. Unknown for a machine are the formula's
 * constants, each with its deviation, and a rest that similar kernels share:
 *   covariance(a, b) = sum over constants of (derivative of a) (derivative of b)
 *                    + alike^2 exp(-distance / 2 reach^2) + whole^2
 * The probes are chosen by that; the constants are then the most likely ones given them
 * (Gauss-Newton), and the rest is a Gaussian process. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "learn/train/probes.h"

enum { KNOWN = SMR_WAVE + 1 /* the last one is the start */, SIDES = 4, ROUNDS = 6, MOST = 1500 };

/* Deviations of log(constant) among machines, in the order of smr_wave_names, then the start. */
static const double unknown[KNOWN] = {0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15,
				      0.15, 0.15, 0.30, 0.30, 0.40, 0.30, 0.40,
				      0.40, 0.40, 0.15, 0.25, 0.01, 0.50, 0.30};
static const double alike = 0.2, reach = 0.8, whole = 0.05, noise = 0.02, step = 0.03, far = 2.5,
		    least_unit = 0.3;

typedef struct probing {
	const smr_train_sample *const *s;
	size_t n, count;
	const smr_wave *w;
	double x[KNOWN]; /* log(constant / that of w) */
	double *slope;   /* n x KNOWN, times the deviation */
	double *z;       /* n x SIDES */
	double rest[SMR_PROBES][SMR_PROBES], all[SMR_PROBES][SMR_PROBES]; /* inverses */
	size_t *chosen;
} probing;

static double predict_log_time(const smr_train_sample *s, const smr_wave *w, const double *x)
{
	smr_wave mine;
	smr_device_time d;

	for (int i = 0; i < SMR_WAVE; i++)
		mine.v[i] = w->v[i] * exp(x[i]);
	smr_cost_wave_by(s->machine, &s->query, &mine, &d);
	if (s->start_s >= 0)
		d.start_s = s->start_s;
	d.start_s *= exp(x[SMR_WAVE]);
	return log(smr_device_seconds(&d));
}

static void compute_slopes(const smr_train_sample *s, const smr_wave *w, const double *x,
			   double *out)
{
	double here = predict_log_time(s, w, x), y[KNOWN];

	for (int k = 0; k < KNOWN; k++) {
		memcpy(y, x, sizeof(y));
		y[k] += step;
		out[k] = (predict_log_time(s, w, y) - here) / step;
	}
}

/* Logarithms of sizes and time, standardised to the mean 0 and the deviation 1. */
static void standardize_samples(probing *p)
{
	for (size_t i = 0; i < p->n; i++) {
		const smr_cost_shape *q = &p->s[i]->query.shape;
		double side[SIDES] = {log2(q->m), log2(q->n), log2(q->k),
				      predict_log_time(p->s[i], p->w, p->x) / log(2)};

		memcpy(p->z + i * SIDES, side, sizeof(side));
	}
	for (int k = 0; k < SIDES; k++) {
		double sum = 0, squares = 0, mean, unit;

		for (size_t i = 0; i < p->n; i++) {
			sum += p->z[i * SIDES + k];
			squares += p->z[i * SIDES + k] * p->z[i * SIDES + k];
		}
		mean = sum / (double)p->n;
		unit = fmax(sqrt(fmax(squares / (double)p->n - mean * mean, 0)), least_unit);
		for (size_t i = 0; i < p->n; i++)
			p->z[i * SIDES + k] =
				fmax(-far, fmin(far, (p->z[i * SIDES + k] - mean) / unit));
	}
}

static double rest_of(const probing *p, size_t a, size_t b)
{
	double distance = 0;

	for (int k = 0; k < SIDES; k++) {
		double d = p->z[a * SIDES + k] - p->z[b * SIDES + k];

		distance += d * d / SIDES;
	}
	return alike * alike * exp(-distance / (2 * reach * reach)) + whole * whole;
}

static double sample_covariance(const probing *p, size_t a, size_t b)
{
	double sum = rest_of(p, a, b);

	for (int k = 0; k < KNOWN; k++)
		sum += p->slope[a * KNOWN + k] * p->slope[b * KNOWN + k];
	return sum;
}

static void choose(probing *p, size_t n, double *v, double *line, bool *taken)
{
	for (size_t i = 0; i < p->n; i++) {
		compute_slopes(p->s[i], p->w, p->x, p->slope + i * KNOWN);
		for (int k = 0; k < KNOWN; k++) {
			double *slope = &p->slope[i * KNOWN + k];

			*slope = fmax(-2, fmin(2, *slope)) * unknown[k];
		}
	}
	for (size_t i = 0; i < n; i++)
		for (size_t j = 0; j <= i; j++)
			v[i * n + j] = v[j * n + i] = sample_covariance(p, i, j);
	smr_probes_pick(v, n, p->count, line, taken, p->chosen);
	for (size_t i = 0; i < p->count; i++)
		for (size_t j = 0; j < p->count; j++) {
			double more = i == j ? noise : 0;

			p->rest[i][j] = rest_of(p, p->chosen[i], p->chosen[j]) + more;
			p->all[i][j] = sample_covariance(p, p->chosen[i], p->chosen[j]) + more;
		}
	smr_probes_invert(p->rest, p->count);
	smr_probes_invert(p->all, p->count);
}

/* Makes one Gauss-Newton step towards the most likely constants. */
static void update_constants(probing *p)
{
	double a[SMR_PROBES][SMR_PROBES] = {{0}}, slope[SMR_PROBES][KNOWN], off[SMR_PROBES],
	       b[KNOWN] = {0};

	for (size_t i = 0; i < p->count; i++) {
		const smr_train_sample *s = p->s[p->chosen[i]];

		compute_slopes(s, p->w, p->x, slope[i]);
		off[i] = log(s->seconds) - predict_log_time(s, p->w, p->x);
	}
	for (int k = 0; k < KNOWN; k++) {
		double tight = 1 / (unknown[k] * unknown[k]);

		a[k][k] = tight;
		b[k] = -p->x[k] * tight;
	}
	for (size_t i = 0; i < p->count; i++)
		for (size_t j = 0; j < p->count; j++)
			for (int k = 0; k < KNOWN; k++) {
				double times = slope[i][k] * p->rest[i][j];

				b[k] += times * off[j];
				for (int l = 0; l < KNOWN; l++)
					a[k][l] += times * slope[j][l];
			}
	smr_probes_invert(a, KNOWN);
	for (int k = 0; k < KNOWN; k++) {
		double more = 0;

		for (int l = 0; l < KNOWN; l++)
			more += a[k][l] * b[l];
		p->x[k] += fmax(-0.3, fmin(0.3, more));
	}
}

/* Returns the ratio of actual to expected residuals of the probes, each predicted from the others,
 * before any constant was learned. */
static double unit_off(const probing *p)
{
	double off[SMR_PROBES], squares = 0;

	for (size_t i = 0; i < p->count; i++)
		off[i] = log(p->s[p->chosen[i]]->seconds) -
			 predict_log_time(p->s[p->chosen[i]], p->w, p->x);
	for (size_t i = 0; i < p->count; i++) {
		double sum = 0;

		for (size_t j = 0; j < p->count; j++)
			sum += p->all[i][j] * off[j];
		squares += sum * sum / p->all[i][i];
	}
	return smr_probes_unit(squares, p->count);
}

static void predict_rest(const probing *p, double unit, double *seconds, double *deviation)
{
	double off[SMR_PROBES];

	for (size_t i = 0; i < p->count; i++)
		off[i] = log(p->s[p->chosen[i]]->seconds) -
			 predict_log_time(p->s[p->chosen[i]], p->w, p->x);
	for (size_t i = 0; i < p->n; i++) {
		double y = predict_log_time(p->s[i], p->w, p->x),
		       left = sample_covariance(p, i, i) + noise;

		for (size_t a = 0; a < p->count; a++)
			for (size_t b = 0; b < p->count; b++) {
				y += rest_of(p, i, p->chosen[a]) * p->rest[a][b] * off[b];
				left -= sample_covariance(p, i, p->chosen[a]) * p->all[a][b] *
					sample_covariance(p, i, p->chosen[b]);
			}
		seconds[i] = exp(y);
		deviation[i] = unit * sqrt(fmax(left, 0));
	}
}

smr_status smr_probes_wave(const smr_train_sample *const *s, size_t n, const smr_wave *w,
			   size_t count, size_t *chosen, double *seconds, double *deviation)
{
	size_t few = n < MOST ? n : MOST;
	probing *p = smr_calloc(1, sizeof(*p));
	double *v = smr_malloc((few * few + 1) * sizeof(*v));
	double *line = smr_malloc((few + 1) * sizeof(*line));
	double *slope = smr_malloc((n + 1) * KNOWN * sizeof(*slope));
	double *z = smr_malloc((n + 1) * SIDES * sizeof(*z));
	bool *taken = smr_calloc(few + 1, sizeof(*taken));
	bool room = p && v && line && slope && z && taken;
	double unit;

	if (room) {
		*p = (probing){.s = s,
			       .n = n,
			       .count = count,
			       .w = w,
			       .slope = slope,
			       .z = z,
			       .chosen = chosen};
		standardize_samples(p);
		choose(p, few, v, line, taken);
		unit = unit_off(p);
		for (int i = 0; i < ROUNDS; i++)
			update_constants(p);
		predict_rest(p, unit, seconds, deviation);
	}
	smr_free(p);
	smr_free(v);
	smr_free(line);
	smr_free(slope);
	smr_free(z);
	smr_free(taken);
	return room ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for probes");
}
