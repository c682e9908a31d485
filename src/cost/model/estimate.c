/* Estimates the cost of a kernel: the formula of the machine's kind, replaced by a learned
 * predictor where there is one, corrected by the history of measurements. */
#include <math.h>
#include <string.h>

#include "cost/machine/energy.h"
#include "cost/model/cost.h"
#include "cost/model/device.h"
#include "cost/model/trained.h"

/* Interpolates the curve's points linearly over log(size). */
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

double smr_cost_peak(const smr_machine *m, const smr_cost_query *q)
{
	bool wide = q->dtype == SMR_F64;
	double peak = (wide ? m->peak_f64 : m->peak_f32) * q->threads;
	double all = m->matrix[wide ? SMR_MATRIX_F64 : SMR_MATRIX_F32];

	return all > 0 && q->threads > 1 ? fmin(peak, all) : peak;
}

bool smr_cost_has_units(const smr_cost_query *q)
{
	return smr_cost_is_product(q) && q->factor != SMR_F32 && q->factor != SMR_F64;
}

/* The predictor of each kind of machine. */
static void (*const bases[SMR_MACHINE_KINDS])(const smr_machine *m, const smr_cost_query *q,
					      smr_device_time *out) = {
	[SMR_MACHINE_CPU] = smr_cost_cpu,
	[SMR_MACHINE_GPU] = smr_cost_wave,
	[SMR_MACHINE_TPU] = smr_cost_systolic,
};

void smr_cost_base(const smr_machine *m, const smr_cost_query *q, smr_device_time *out)
{
	bases[m->kind](m, q, out);
}

/* Predicts from past runs; returns false if none ran this implementation. */
static bool predict_from_history(const smr_cost *c, const smr_cost_query *q, smr_prediction *out,
				 double *spread)
{
	smr_past past;
	double prior, doubt;

	if (c->history == NULL || !c->history(c->ctx, q, &past))
		return false;
	out->runs = past.runs;
	out->age = past.age;
	if (out->runs == 0)
		return false;
	out->least = out->roofline * exp(past.low);
	/* few measurements have a low weight: the prior prediction counts as one at first. It must
	 * not decide between implementations that were measured to be about as fast. */
	prior = log(out->p50 / out->roofline);
	doubt = fmax(1 - (past.runs - 1.0) / (SMR_PAST_SURE - 1), 0);
	out->p50 =
		out->roofline * exp((past.low * past.runs + prior * doubt) / (past.runs + doubt));
	*spread = exp(1.28 * fmax(past.dev, 0.05)); /* 1.28: the 90 % quantile of a normal */
	out->source = "history";
	return true;
}

/* Lower bound of the machine. The bandwidth curve of a CPU was measured with a plain loop, and is
 * no bound in its caches. */
static double least_of(const smr_machine *m, const smr_cost_query *q, double peak)
{
	double bytes = q->work.bytes_read + q->work.bytes_written;

	if (m->kind == SMR_MACHINE_CPU && bytes < m->cache_bytes)
		return q->work.flops / peak;
	return fmax(q->work.flops / peak, bytes / smr_cost_bandwidth(m, bytes, q->threads));
}

/* Predicts by the learned predictor, but never faster than the machine's lower bound. */
static bool predict_by_trained(const smr_cost *c, const smr_cost_query *q, const smr_device_time *d,
			       smr_prediction *out)
{
	double least;
	smr_learned l;

	if (c->trained == NULL || !smr_trained_ask(c->trained, c->machine, q, d, &l))
		return false;
	least = least_of(c->machine, q, d->peak);
	out->p50 = fmax(out->roofline * exp(l.shift), fmin(least, out->roofline));
	out->p10 = out->p50 * exp(l.low);
	out->p90 = out->p50 * exp(l.high);
	out->inside = l.inside;
	out->source = "learned";
	return true;
}

/* Predicts by measured kernels of the machine. */
static bool predict_by_probes(const smr_cost *c, const smr_cost_query *q, smr_prediction *out)
{
	static const double ninetieth = 1.28; /* quantile of a normal distribution */
	double s, deviation;

	if (c->probed_by == NULL || !c->probed_by(c->probes, q, &s, &deviation))
		return false;
	out->p50 = s;
	out->p10 = s * exp(-ninetieth * deviation);
	out->p90 = s * exp(ninetieth * deviation);
	out->source = "probes";
	return true;
}

static double energy_of(const smr_machine *m, const smr_cost_query *q, const smr_device_time *d,
			double s)
{
	double bytes = q->work.bytes_read + q->work.bytes_written;
	bool wide = q->dtype == SMR_F64, in_cache = bytes < 8e6;

	if (m->kind != SMR_MACHINE_CPU)
		return smr_device_energy(m, q, d->peak, s);
	return smr_energy_model(m, s, (double)q->threads / m->cores, wide ? 0 : q->work.flops,
				wide ? q->work.flops : 0, in_cache ? bytes : 0,
				in_cache ? 0 : bytes);
}

void smr_cost_estimate_from(const smr_cost *c, const smr_cost_query *q, const smr_device_time *d,
			    smr_prediction *out)
{
	const smr_machine *m = c->machine;
	double spread = d->spread;
	bool is_learned;

	*out = (smr_prediction){.source = d->source,
				.label = "modelled",
				.parts = {d->start_s, d->compute_s, d->memory_s}};
	out->roofline = out->p50 = smr_device_seconds(d);
	is_learned = predict_by_trained(c, q, d, out);
	is_learned |= predict_by_probes(c, q, out);
	if (predict_from_history(c, q, out, &spread) || !is_learned) {
		out->p10 = out->p50 / spread;
		out->p90 = out->p50 * spread;
	}
	if (c->pace > 0 && m->kind == SMR_MACHINE_CPU) {
		out->p10 *= c->pace;
		out->p50 *= c->pace;
		out->p90 *= c->pace;
	}
	if (m->kind == SMR_MACHINE_CPU)
		out->cpu = d->compute_s > d->memory_s ? 1 : d->compute_s / fmax(d->memory_s, 1e-12);
	else
		out->cpu = fmin(q->work.flops / d->peak / out->p50, 1);
	out->energy_j = energy_of(m, q, d, out->p50);
}

void smr_cost_estimate(const smr_cost *c, const smr_cost_query *q, smr_prediction *out)
{
	smr_device_time d;

	smr_cost_base(c->machine, q, &d);
	smr_cost_estimate_from(c, q, &d, out);
}

void smr_cost_measured(const smr_machine *m, const smr_cost_query *q, double s, double spread,
		       smr_prediction *out)
{
	smr_device_time d;

	smr_cost_base(m, q, &d);
	*out = (smr_prediction){.p10 = s / spread,
				.p50 = s,
				.p90 = s * spread,
				.roofline = smr_device_seconds(&d),
				.energy_j = energy_of(m, q, &d, s),
				.source = "measured",
				.label = "modelled"};
}
