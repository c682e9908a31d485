/* Fits the constants of the formula for products, by Levenberg-Marquardt: least squares of
 * log(seconds / formula) over the logarithms of the constants, where outliers have less weight
 * (soft L1). A prior with the weight of a few samples holds each constant at its start. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "learn/train/train.h"

enum { ROUNDS = 20 };

static const double held = 3, /* weight of log(constant / start) */
	far = 0.15,           /* log(seconds / formula) above which weights fall */
	step = 0.01;          /* for derivatives */

typedef struct fit {
	const smr_samples *s;
	const size_t *at;
	size_t n;
	double x[SMR_WAVE];  /* log(constant / first) */
	double *off, *slope; /* residual of each sample; derivatives by each constant */
} fit;

static smr_wave constants_of(const double *x)
{
	smr_wave w;

	for (int i = 0; i < SMR_WAVE; i++)
		w.v[i] = smr_wave_first.v[i] * exp(x[i]);
	return w;
}

static double log_error(const smr_train_sample *s, const smr_wave *w)
{
	smr_device_time d;

	smr_cost_wave_by(s->machine, &s->query, w, &d);
	if (s->start_s >= 0)
		d.start_s = s->start_s;
	return log(s->seconds / smr_device_seconds(&d));
}

static double robust_loss(double r)
{
	return 2 * far * far * (sqrt(1 + r * r / (far * far)) - 1);
}

/* Computes the residuals and the loss with constants x. */
static double total_loss(const fit *f, const double *x, double *off)
{
	smr_wave w = constants_of(x);
	double sum = 0;

	for (size_t i = 0; i < f->n; i++) {
		off[i] = log_error(&f->s->list.v[f->at[i]], &w);
		sum += robust_loss(off[i]);
	}
	for (int k = 0; k < SMR_WAVE; k++)
		sum += robust_loss(held * x[k]);
	return sum;
}

static void compute_jacobian(fit *f)
{
	for (int k = 0; k < SMR_WAVE; k++) {
		double x[SMR_WAVE];
		smr_wave w;

		memcpy(x, f->x, sizeof(x));
		x[k] += step;
		w = constants_of(x);
		for (size_t i = 0; i < f->n; i++)
			f->slope[i * SMR_WAVE + k] =
				(f->off[i] - log_error(&f->s->list.v[f->at[i]], &w)) / step;
	}
}

static double robust_weight(double r)
{
	return 1 / sqrt(1 + r * r / (far * far));
}

/* Solves a x = b, where a is positive definite; x replaces b. */
static void solve(double a[SMR_WAVE][SMR_WAVE], double b[SMR_WAVE])
{
	for (int i = 0; i < SMR_WAVE; i++)
		for (int k = i + 1; k < SMR_WAVE; k++) {
			double times = a[k][i] / a[i][i];

			for (int j = i; j < SMR_WAVE; j++)
				a[k][j] -= times * a[i][j];
			b[k] -= times * b[i];
		}
	for (int i = SMR_WAVE - 1; i >= 0; i--) {
		for (int j = i + 1; j < SMR_WAVE; j++)
			b[i] -= a[i][j] * b[j];
		b[i] /= a[i][i];
	}
}

static void propose_step(const fit *f, double damping, double x[SMR_WAVE])
{
	double a[SMR_WAVE][SMR_WAVE] = {{0}}, b[SMR_WAVE] = {0};

	for (size_t i = 0; i < f->n; i++) {
		const double *slope = f->slope + i * SMR_WAVE;
		double w = robust_weight(f->off[i]);

		for (int k = 0; k < SMR_WAVE; k++) {
			b[k] += w * slope[k] * f->off[i];
			for (int j = 0; j < SMR_WAVE; j++)
				a[k][j] += w * slope[k] * slope[j];
		}
	}
	for (int k = 0; k < SMR_WAVE; k++) {
		double w = held * held * robust_weight(held * f->x[k]);

		b[k] -= w * f->x[k];
		a[k][k] = (a[k][k] + w) * (1 + damping);
	}
	solve(a, b);
	for (int k = 0; k < SMR_WAVE; k++)
		x[k] = f->x[k] + fmax(-0.5, fmin(0.5, b[k]));
}

static void fit_constants(fit *f, double *off)
{
	double best = total_loss(f, f->x, f->off), damping = 0.01;

	for (int i = 0; i < ROUNDS && damping < 1e4; i++) {
		double x[SMR_WAVE], sum;

		compute_jacobian(f);
		propose_step(f, damping, x);
		sum = total_loss(f, x, off);
		while (!(sum < best) && damping < 1e4) {
			damping *= 5;
			propose_step(f, damping, x);
			sum = total_loss(f, x, off);
		}
		if (!(sum < best))
			break;
		memcpy(f->x, x, sizeof(x));
		memcpy(f->off, off, f->n * sizeof(*off));
		if (best - sum < 1e-4 * best)
			break;
		best = sum;
		damping /= 5;
	}
}

smr_status smr_fit_gpu_fit(const smr_samples *s, const size_t *at, size_t n, smr_wave *out)
{
	size_t *ours = smr_malloc((n + 1) * sizeof(*ours));
	fit f = {.s = s, .at = ours};
	double *off = smr_malloc((n + 1) * sizeof(*off));
	bool room;

	f.off = smr_malloc((n + 1) * sizeof(*f.off));
	f.slope = smr_malloc((n + 1) * SMR_WAVE * sizeof(*f.slope));
	room = ours != NULL && off != NULL && f.off != NULL && f.slope != NULL;
	for (size_t i = 0; room && i < n; i++)
		if (smr_wave_is_for(s->list.v[at[i]].machine, &s->list.v[at[i]].query))
			ours[f.n++] = at[i];
	if (room && f.n > 0)
		fit_constants(&f, off);
	*out = constants_of(f.x);
	smr_free(ours);
	smr_free(off);
	smr_free(f.off);
	smr_free(f.slope);
	return room ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for training");
}
