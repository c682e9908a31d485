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

/* A kernel: its sizes and time, standardised, and how its time depends on each constant. */
typedef struct point {
	double z[SIDES], slope[KNOWN]; /* slope: times the deviation of the constant */
} point;

struct smr_wave_probes {
	smr_wave w;
	double x[KNOWN];                 /* log(constant / that of w) */
	double mean[SIDES], unit[SIDES]; /* of all kernels that could be chosen */
	double unit_off;
	size_t n;
	smr_train_sample s[SMR_PROBES];
	point at[SMR_PROBES];
	double off[SMR_PROBES]; /* log(measured / predicted) by the likely constants */
	double rest[SMR_PROBES][SMR_PROBES], all[SMR_PROBES][SMR_PROBES]; /* inverses */
};

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

static const double usual[KNOWN] = {0};

static void sides_of(const smr_wave_probes *p, const smr_train_sample *s, double side[SIDES])
{
	const smr_cost_shape *q = &s->query.shape;

	side[0] = log2(q->m);
	side[1] = log2(q->n);
	side[2] = log2(q->k);
	side[3] = predict_log_time(s, &p->w, usual) / log(2);
}

static void measure_sides(smr_wave_probes *p, const smr_train_sample *const *s, size_t n)
{
	double sum[SIDES] = {0}, squares[SIDES] = {0}, side[SIDES];

	for (size_t i = 0; i < n; i++) {
		sides_of(p, s[i], side);
		for (int k = 0; k < SIDES; k++) {
			sum[k] += side[k];
			squares[k] += side[k] * side[k];
		}
	}
	for (int k = 0; k < SIDES; k++) {
		double mean = sum[k] / fmax((double)n, 1);

		p->mean[k] = mean;
		p->unit[k] = fmax(sqrt(fmax(squares[k] / fmax((double)n, 1) - mean * mean, 0)),
				  least_unit);
	}
}

static void describe(const smr_wave_probes *p, const smr_train_sample *s, point *out)
{
	sides_of(p, s, out->z);
	for (int k = 0; k < SIDES; k++)
		out->z[k] = fmax(-far, fmin(far, (out->z[k] - p->mean[k]) / p->unit[k]));
	compute_slopes(s, &p->w, usual, out->slope);
	for (int k = 0; k < KNOWN; k++)
		out->slope[k] = fmax(-2, fmin(2, out->slope[k])) * unknown[k];
}

static double rest_of(const point *a, const point *b)
{
	double distance = 0;

	for (int k = 0; k < SIDES; k++)
		distance += (a->z[k] - b->z[k]) * (a->z[k] - b->z[k]) / SIDES;
	return alike * alike * exp(-distance / (2 * reach * reach)) + whole * whole;
}

static double covariance(const point *a, const point *b)
{
	double sum = rest_of(a, b);

	for (int k = 0; k < KNOWN; k++)
		sum += a->slope[k] * b->slope[k];
	return sum;
}

static void choose(const smr_wave_probes *p, const smr_train_sample *const *s, size_t n,
		   point *points, double *v, double *line, bool *taken, size_t *chosen)
{
	for (size_t i = 0; i < n; i++)
		describe(p, s[i], &points[i]);
	for (size_t i = 0; i < n; i++)
		for (size_t j = 0; j <= i; j++)
			v[i * n + j] = v[j * n + i] = covariance(&points[i], &points[j]);
	smr_probes_pick(v, n, p->n, line, taken, chosen);
}

static void take(smr_wave_probes *p, const smr_train_sample *const *s, const point *points,
		 const size_t *chosen)
{
	for (size_t i = 0; i < p->n; i++) {
		p->s[i] = *s[chosen[i]];
		p->at[i] = points[chosen[i]];
	}
	for (size_t i = 0; i < p->n; i++)
		for (size_t j = 0; j < p->n; j++) {
			double more = i == j ? noise : 0;

			p->rest[i][j] = rest_of(&p->at[i], &p->at[j]) + more;
			p->all[i][j] = covariance(&p->at[i], &p->at[j]) + more;
		}
	smr_probes_invert(p->rest, p->n);
	smr_probes_invert(p->all, p->n);
}

/* Computes the residuals by the constants found so far. */
static void compute_off(smr_wave_probes *p)
{
	for (size_t i = 0; i < p->n; i++)
		p->off[i] = log(p->s[i].seconds) - predict_log_time(&p->s[i], &p->w, p->x);
}

/* Makes one Gauss-Newton step towards the most likely constants. */
static void update_constants(smr_wave_probes *p)
{
	double a[SMR_PROBES][SMR_PROBES] = {{0}}, slope[SMR_PROBES][KNOWN], b[KNOWN] = {0};

	for (size_t i = 0; i < p->n; i++)
		compute_slopes(&p->s[i], &p->w, p->x, slope[i]);
	compute_off(p);
	for (int k = 0; k < KNOWN; k++) {
		double tight = 1 / (unknown[k] * unknown[k]);

		a[k][k] = tight;
		b[k] = -p->x[k] * tight;
	}
	for (size_t i = 0; i < p->n; i++)
		for (size_t j = 0; j < p->n; j++)
			for (int k = 0; k < KNOWN; k++) {
				double times = slope[i][k] * p->rest[i][j];

				b[k] += times * p->off[j];
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
static double unit_of(smr_wave_probes *p)
{
	double squares = 0;

	compute_off(p);
	for (size_t i = 0; i < p->n; i++) {
		double sum = 0;

		for (size_t j = 0; j < p->n; j++)
			sum += p->all[i][j] * p->off[j];
		squares += sum * sum / p->all[i][i];
	}
	return smr_probes_unit(squares, p->n);
}

static void learn(smr_wave_probes *p)
{
	p->unit_off = unit_of(p);
	for (int i = 0; i < ROUNDS; i++)
		update_constants(p);
	compute_off(p);
}

double smr_wave_probes_ask(const smr_wave_probes *p, const smr_train_sample *s, double *deviation)
{
	double y = predict_log_time(s, &p->w, p->x), like[SMR_PROBES], near[SMR_PROBES], left;
	point at;

	describe(p, s, &at);
	left = covariance(&at, &at) + noise;
	for (size_t i = 0; i < p->n; i++) {
		like[i] = covariance(&at, &p->at[i]);
		near[i] = rest_of(&at, &p->at[i]);
	}
	for (size_t i = 0; i < p->n; i++)
		for (size_t j = 0; j < p->n; j++) {
			y += near[i] * p->rest[i][j] * p->off[j];
			left -= like[i] * p->all[i][j] * like[j];
		}
	*deviation = p->unit_off * sqrt(fmax(left, 0));
	return exp(y);
}

smr_status smr_wave_probes_new(const smr_train_sample *const *s, size_t n, const smr_wave *w,
			       size_t count, size_t *chosen, smr_wave_probes **out)
{
	size_t few = n < MOST ? n : MOST;
	smr_wave_probes *p = smr_calloc(1, sizeof(*p));
	double *v = smr_malloc((few * few + 1) * sizeof(*v));
	double *line = smr_malloc((few + 1) * sizeof(*line));
	point *points = smr_malloc((few + 1) * sizeof(*points));
	bool *taken = smr_calloc(few + 1, sizeof(*taken));
	bool room = p && v && line && points && taken;

	if (room) {
		p->w = *w;
		p->n = count < few ? count : few;
		p->n = p->n < SMR_PROBES ? p->n : SMR_PROBES;
		measure_sides(p, s, n);
		choose(p, s, few, points, v, line, taken, chosen);
		take(p, s, points, chosen);
		learn(p);
		*out = p;
	} else {
		smr_free(p);
	}
	smr_free(v);
	smr_free(line);
	smr_free(points);
	smr_free(taken);
	return room ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for probes");
}

void smr_wave_probes_free(smr_wave_probes *p)
{
	smr_free(p);
}
