/* Predicts a workload on a machine: its kernels one after another. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "cost/machine/energy.h"
#include "cost/model/cost.h"
#include "cost/model/device.h"
#include "predict/internal.h"

/* Predicts for another CPU, with this host's implementation, on one thread or on all. */
static void predict_on_other_cpu(const smr_cost *c, const smr_predict_kernel *k,
				 smr_prediction *out)
{
	smr_cost_query q = k->query;
	smr_prediction all;

	q.code = q.size = 0; /* past runs are of this machine */
	q.threads = 1;
	smr_cost_estimate(c, &q, out);
	q.threads = c->machine->cores;
	if (q.threads == 1 || strcmp(q.klass, "plain") == 0)
		return;
	smr_cost_estimate(c, &q, &all);
	if (all.p50 < out->p50)
		*out = all;
}

/* Returns whether the machine is the host on which the program ran. */
static bool is_host(const smr_workload *w, const smr_machine *m)
{
	return strcmp(w->host.name, m->name) == 0 && strcmp(w->host.cpu, m->cpu) == 0;
}

static bool is_measured(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k)
{
	return w->here && (!w->ran || is_host(w, c->machine)) && k->here.p50 > 0 &&
	       c->history != NULL;
}

static void predict_on_this_host(const smr_cost *c, const smr_workload *w,
				 const smr_predict_kernel *k, smr_prediction *out)
{
	if (is_measured(c, w, k))
		*out = k->here;
	else
		smr_cost_estimate(c, &k->query, out);
}

/* Seconds of copies from and to a host in one run. */
static double copy_seconds(const smr_workload *w, const smr_machine *m, const smr_predict_kernel *k)
{
	const smr_work *work = &k->query.work;

	if (!w->apart || m->kind == SMR_MACHINE_CPU || m->host_bps <= 0)
		return 0;
	return (work->bytes_read + work->bytes_written) / m->host_bps;
}

void smr_forecast_kernel(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k,
			 smr_prediction *out)
{
	double copy_s;

	if (w->here && (!w->ran || is_host(w, c->machine)))
		predict_on_this_host(c, w, k, out);
	else if (c->machine->kind == SMR_MACHINE_CPU)
		predict_on_other_cpu(c, k, out);
	else
		smr_cost_estimate(c, &k->query, out);
	if (w->eager)
		smr_forecast_eager(c, k, out);
	copy_s = copy_seconds(w, c->machine, k);
	out->p10 += copy_s;
	out->p50 += copy_s;
	out->p90 += copy_s;
}

double smr_forecast_once(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k)
{
	return k->once_s + (is_measured(c, w, k) ? 0 : k->touch_s);
}

/* The errors of kernels cancel each other by half (in logarithms). */
void smr_forecast_share(const smr_cost *c, const smr_workload *w, const smr_predict_kernel *k,
			smr_prediction *out)
{
	smr_forecast_kernel(c, w, k, out);
	if (c->machine->kind != SMR_MACHINE_CPU || strcmp(out->source, "roofline") != 0)
		return;
	out->p10 = sqrt(out->p10 * out->p50);
	out->p90 = sqrt(out->p90 * out->p50);
}

/* Units for bf16 of a CPU do not count: few programs use them. */
static double cpu_peak(const smr_machine *m)
{
	double peak = m->peak_f32 * m->cores;

	for (int i = 0; i < SMR_MATRIX_TYPES; i++)
		if (i != SMR_MATRIX_I8 && i != SMR_MATRIX_F8 && i != SMR_MATRIX_F4 &&
		    i != SMR_MATRIX_BF16)
			peak = fmax(peak, m->matrix[i]);
	return peak;
}

/* The peak of a device for the fastest numbers that the program multiplies. */
static double peak_of(const smr_machine *m, const smr_workload *w)
{
	double peak = m->peak_f32 * m->cores;

	if (m->kind == SMR_MACHINE_CPU)
		return cpu_peak(m);
	for (size_t i = 0; i < w->n; i++)
		if (smr_cost_is_product(&w->kernels[i].query))
			peak = fmax(peak, smr_device_peak(m, &w->kernels[i].query, true));
	return peak;
}

static void note_source(const smr_prediction *p, double t, double *most, smr_forecast *out)
{
	if (t <= *most)
		return;
	*most = t;
	out->source = p->source;
	out->label = p->label;
}

/* Sums quantiles: what remains of the kernels' errors is assumed to be correlated. */
static void add_kernels(const smr_cost *c, const smr_workload *w, double *kernel_s,
			smr_forecast *out)
{
	double most = -1;

	for (size_t i = 0; i < w->n; i++) {
		const smr_predict_kernel *k = &w->kernels[i];
		const smr_work *work = &k->query.work;
		double runs = k->runs * (w->here ? w->devices : 1);
		double once_s = smr_forecast_once(c, w, k);
		smr_prediction p;

		smr_forecast_share(c, w, k, &p);
		kernel_s[i] = p.p50;
		out->p10 += runs * p.p10 + once_s / 2;
		out->p50 += runs * p.p50 + once_s;
		out->p90 += runs * p.p90 + once_s * 2;
		out->copied_s += runs * copy_seconds(w, c->machine, k);
		out->energy_j += k->runs * w->devices * p.energy_j;
		out->flops += runs * work->flops;
		out->bytes += runs * (work->bytes_read + work->bytes_written);
		note_source(&p, runs * p.p50, &most, out);
	}
}

/* Devices of this machine are its threads, which take turns: transfers are copies. */
static void predict_local_move(const smr_machine *m, const smr_predict_move *x,
			       smr_collective_cost *out)
{
	double bytes = 2 * x->bytes * x->group.job;

	*out = (smr_collective_cost){.p50 = bytes / smr_cost_bandwidth(m, bytes, 1)};
	out->p10 = out->p50 / 2;
	out->p90 = out->p50 * 2;
}

smr_status smr_forecast_move(const smr_machine *m, const smr_workload *w, const smr_predict_move *x,
			     smr_collective_cost *out)
{
	if (!w->here)
		return smr_collective_predict(m, x->what, x->bytes, x->group, out);
	predict_local_move(m, x, out);
	return SMR_OK;
}

static smr_status add_moves(const smr_machine *m, const smr_workload *w, double *move_s,
			    smr_forecast *out)
{
	for (size_t i = 0; i < w->nmoves; i++) {
		const smr_predict_move *x = &w->moves[i];
		smr_collective_cost one;

		SMR_TRY(smr_forecast_move(m, w, x, &one));
		move_s[i] = one.p50;
		out->p10 += x->runs * one.p10;
		out->p90 += x->runs * one.p90;
		out->communication += x->runs * one.p50;
	}
	return SMR_OK;
}

/* Subtracts the overlap of computing and communication equally from all quantiles. */
static smr_status subtract_overlap(const smr_workload *w, const double *kernel_s,
				   const double *move_s, smr_forecast *out)
{
	double computing = out->p50, all = out->p50 + out->communication, t, share;

	if (w->nmoves == 0)
		return SMR_OK;
	if (w->here) {
		out->p50 = all;
		out->exposed = out->communication;
		return SMR_OK;
	}
	SMR_TRY(smr_forecast_overlap(w, kernel_s, move_s, &t));
	share = all > 0 ? t / all : 1;
	out->p10 *= share;
	out->p50 = t;
	out->p90 *= share;
	out->exposed = fmax(t - computing, 0);
	return SMR_OK;
}

/* Predicts the time outside kernels by the speed of scalar code, on one thread of a CPU; for other
 * devices by that of this host, since the target's host is unknown. */
static void add_remainder(const smr_cost *c, const smr_workload *w, smr_forecast *out)
{
	const smr_machine *m = c->machine;
	const smr_machine *cpu = m->kind == SMR_MACHINE_CPU ? m : &w->host;
	bool measured = is_host(w, cpu) && c->history != NULL; /* else a prediction by formula */
	double spread = measured ? w->steady : 1.5;

	if (w->remainder_s <= 0)
		return;
	out->remainder_s = w->remainder_s * smr_cost_scalar_ratio(&w->host, cpu);
	out->energy_j += smr_energy_model(cpu, out->remainder_s, 1.0 / cpu->cores, 0,
					  out->remainder_s * cpu->scalar_hz, 0, 0);
	out->p10 += out->remainder_s / spread;
	out->p50 += out->remainder_s;
	out->p90 += out->remainder_s * spread;
}

void smr_forecast_shares(const smr_machine *m, const smr_workload *w, smr_forecast *out)
{
	if (out->p50 > 0) {
		out->compute = fmin(out->flops / out->p50 / peak_of(m, w), 1);
		/* bytes that stay in a cache are faster than memory */
		out->memory = fmin(out->bytes / out->p50 / m->bw_all[m->npoints - 1], 1);
	}
	out->price = m->price_hour * out->p50 / 3600 * w->devices;
}

/* Adds the cost of a call: checking arguments, returning results. */
static void add_call(const smr_machine *m, const smr_workload *w, smr_forecast *out)
{
	static const double each = 0.75e-6, hz = 3e9; /* of scalar code where that was measured */
	static const double spread = 1.4;
	double copied = 2 * w->handed_back; /* read, written */

	out->call_s = each * (m->scalar_hz > 0 ? hz / m->scalar_hz : 1) +
		      copied / smr_cost_bandwidth(m, copied, 1);
	out->p10 += out->call_s / spread;
	out->p50 += out->call_s;
	out->p90 += out->call_s * spread;
}

static smr_status sum_forecast(const smr_cost *c, const smr_workload *w, double *kernel_s,
			       double *move_s, smr_forecast *out)
{
	const smr_machine *m = c->machine;

	add_kernels(c, w, kernel_s, out);
	if (w->here && w->model != NULL)
		add_call(m, w, out);
	SMR_TRY(add_moves(m, w, move_s, out));
	SMR_TRY(subtract_overlap(w, kernel_s, move_s, out));
	add_remainder(c, w, out);
	smr_forecast_shares(m, w, out);
	out->memory_bytes = w->arguments + (isnan(w->held) ? w->results : w->held);
	out->fits = m->memory_bytes <= 0 || out->memory_bytes <= m->memory_bytes;
	return SMR_OK;
}

smr_status smr_forecast_of(const smr_cost *c, const smr_workload *w, smr_forecast *out)
{
	double *kernel_s = smr_calloc(w->n + 1, sizeof(*kernel_s));
	double *move_s = smr_calloc(w->nmoves + 1, sizeof(*move_s));
	smr_status st;

	*out = (smr_forecast){.source = "roofline", .fits = true};
	/* the calibration of a card that does not tell its power has none */
	out->label = c->machine->tdp_w > 0 ? "modelled" : "unknown";
	st = kernel_s != NULL && move_s != NULL
		     ? sum_forecast(c, w, kernel_s, move_s, out)
		     : smr_fail(SMR_ENOMEM, "no memory to predict a program");
	smr_free(kernel_s);
	smr_free(move_s);
	if (st == SMR_OK && !(isfinite(out->p90) && isfinite(out->energy_j)))
		return smr_fail(SMR_ECORRUPT, "the program's numbers make no time or energy: its "
					      "report is damaged");
	return st;
}

bool smr_forecast_beats(const smr_forecast *x, double x_s, const smr_forecast *y, double y_s)
{
	return x->fits && x_s <= y_s && x->energy_j <= y->energy_j &&
	       (x_s < y_s || x->energy_j < y->energy_j);
}
