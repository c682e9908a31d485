/* The calibrated roofline of CPUs: t = t0 + max(F / P, B / BW(working set)), with a factor per
 * (implementation, class) for how near to the machine's peak such code comes, and history on top.
 *
 * The factors are medians over the kernels of tests/bench on the hosts it ran on; their spread is
 * what the interval says. */
#include <math.h>
#include <string.h>

#include "cost/cost.h"
#include "cost/device.h"
#include "cost/energy.h"

typedef struct rate {
	const char *impl, *klass; /* NULL: any */
	double flops, bandwidth;  /* share of peak and of bandwidth reached */
	double start_s;           /* a call's fixed cost */
	double spread;            /* p90 / p50 */
} rate;

/* First match counts. */
static const rate rates[] = {
	{"openblas", "contract", 0.72, 0.80, 0.5e-6, 1.4},
	{"openblas", "gram", 1.10, 0.80, 1e-6, 1.4}, /* one triangle of it */
	{"openblas", NULL, 0.30, 0.60, 1e-6, 1.6},
	{"onednn", "contract", 0.85, 0.80, 3e-6, 1.4},
	{"onednn", "gram", 0.85, 0.80, 3e-6, 1.4},
	{"onednn", "channels", 0.75, 0.80, 8e-6, 1.4},
	{"onednn", "window", 0.35, 0.50, 8e-6, 1.8},
	{"onednn", NULL, 0.30, 0.50, 8e-6, 1.8},
	{"dot", "contract", 0.90, 0.90, 0.3e-6, 1.4},
	{"dot", "gram", 0.90, 0.90, 0.3e-6, 1.4},
	{"dot", NULL, 0.60, 0.90, 0.3e-6, 1.4},
	{"dot-strip", NULL, 0.30, 0.30, 1e-6, 1.6},
	{"nest", "channels", 0.35, 0.80, 2e-6, 1.6},
	{"nest", "window", 0.70, 0.80, 2e-6, 1.6},
	{"nest", "contract", 0.50, 0.60, 2e-6, 1.6},
	{"nest", "gram", 0.50, 0.60, 2e-6, 1.6},
	{"nest", NULL, 0.20, 0.90, 2e-6, 2.0},
	{"strip", NULL, 0.02, 0.15, 2e-6, 2.0},
	{"tally", NULL, 0.02, 0.35, 3e-6, 2.0},
	{"original", NULL, 0.15, 0.85, 0, 2.0},
	{"bitcode", NULL, 0.20, 0.90, 2e-6, 2.0},
	{"wasm", "window", 0.10, 0.30, 4e-6, 2.0},
	{"wasm", NULL, 0.07, 0.30, 4e-6, 2.5},
	{NULL, NULL, 0.10, 0.50, 1e-6, 3.0},
};

void smr_cost_rate_of(const char *impl, const char *klass, smr_cost_rate *out)
{
	const rate *r = rates;

	while ((r->impl != NULL && strcmp(r->impl, impl) != 0) ||
	       (r->klass != NULL && strcmp(r->klass, klass) != 0))
		r++;
	*out = (smr_cost_rate){r->flops, r->bandwidth, r->start_s, r->spread};
}

/* The curve's points joined by straight lines over log(size). */
double smr_cost_bandwidth(const smr_machine *m, double bytes, int threads)
{
	const double *bw = threads > 1 ? m->bw_all : m->bw_one;

	for (size_t i = 1; i < m->npoints; i++)
		if (bytes < m->set_bytes[i]) {
			double f = log(fmax(bytes, m->set_bytes[0]) / m->set_bytes[i - 1]) /
				   log(m->set_bytes[i] / m->set_bytes[i - 1]);

			return bw[i - 1] + f * (bw[i] - bw[i - 1]);
		}
	return bw[m->npoints - 1];
}

double smr_cost_scalar_ratio(const smr_machine *from, const smr_machine *to)
{
	return from->scalar_hz > 0 && to->scalar_hz > 0 ? from->scalar_hz / to->scalar_hz : 1;
}

/* FLOP/s of so many threads, which reach no more together than was measured (two of one core share
 * its units); products of types that have units of their own have their share of these. */
static double cpu_peak(const smr_machine *m, const smr_cost_query *q)
{
	bool wide = q->dtype == SMR_F64;
	double peak = (wide ? m->peak_f64 : m->peak_f32) * q->threads;
	double all = m->matrix[wide ? SMR_MATRIX_F64 : SMR_MATRIX_F32];

	if (all > 0 && q->threads > 1)
		peak = fmin(peak, all);
	if (!smr_cost_is_product(q) || q->factor == SMR_F32 || q->factor == SMR_F64)
		return peak;
	return fmax(peak, smr_device_matrix_peak(m, q->factor) * q->threads / m->cores);
}

static double compute_time(const smr_machine *m, const smr_cost_query *q, const smr_cost_rate *r)
{
	double t = q->work.flops / (cpu_peak(m, q) * r->flops);

	/* every addition of a strict sum waits for the one before: a multiplication hides behind it
	 */
	if (q->chained_sum)
		t = fmax(t, q->work.flops / 2 * m->scalar_add_s);
	return t;
}

static void predict_cpu(const smr_cost *c, const smr_cost_query *q, smr_prediction *out)
{
	const smr_machine *m = c->machine;
	smr_cost_rate r = {0};
	double bytes = q->work.bytes_read + q->work.bytes_written, flop_s, byte_s, t, spread;
	bool wide = q->dtype == SMR_F64, in_cache = bytes < 8e6;
	smr_past past;

	smr_cost_rate_of(q->impl, q->klass, &r);
	flop_s = compute_time(m, q, &r);
	byte_s = bytes / (smr_cost_bandwidth(m, bytes, q->threads) * r.bandwidth);
	t = r.start_s + fmax(flop_s, byte_s);
	spread = r.spread;
	if (q->threads > 1)
		t += m->fork_join_s;
	*out = (smr_prediction){.source = "roofline", .label = "modelled", .roofline = t};
	if (c->history != NULL && c->history(c->ctx, q, &past)) {
		out->runs = past.runs;
		out->age = past.age;
	}
	if (out->runs > 0) {
		out->least = t * exp(past.low);
		/* few measurements pull little: the roofline counts as one */
		t *= exp(past.low * past.runs / (past.runs + 1.0));
		spread = exp(1.28 * fmax(past.dev, 0.05)); /* 1.28: the 90 % quantile of a normal */
		out->source = "history";
	}
	out->p50 = t;
	out->p10 = t / spread;
	out->p90 = t * spread;
	out->cpu = flop_s > byte_s ? 1 : flop_s / fmax(byte_s, 1e-12);
	out->energy_j = smr_energy_model(m, t, (double)q->threads / m->cores,
					 wide ? 0 : q->work.flops, wide ? q->work.flops : 0,
					 in_cache ? bytes : 0, in_cache ? 0 : bytes);
}

/* What other kinds of machines are predicted by. */
static void (*const devices[SMR_MACHINE_KINDS])(const smr_machine *m, const smr_cost_query *q,
						smr_device_time *out) = {
	[SMR_MACHINE_GPU] = smr_cost_wave,
	[SMR_MACHINE_TPU] = smr_cost_systolic,
};

void smr_cost_predict(const smr_cost *c, const smr_cost_query *q, smr_prediction *out)
{
	const smr_machine *m = c->machine;
	smr_device_time d;
	double t;

	if (devices[m->kind] == NULL) {
		predict_cpu(c, q, out);
		return;
	}
	devices[m->kind](m, q, &d);
	t = d.start_s + fmax(d.compute_s, d.memory_s);
	*out = (smr_prediction){.p10 = t / d.spread,
				.p50 = t,
				.p90 = t * d.spread,
				.roofline = t,
				.cpu = fmin(q->work.flops / d.peak / t, 1),
				.energy_j = smr_device_energy(m, q, &d),
				.source = d.source,
				.label = "modelled"};
}
