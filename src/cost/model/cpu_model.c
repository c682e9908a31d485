/* Costs of kernels on a CPU, from their operations. The roofline (roofline.c) selects
 * implementations, and contests correct it as programs run; this model predicts the time of a whole
 * program, where nothing can be tried: products by their loops (product.c), functions by their
 * measured costs (cost/machine/math_cost.c), the vectorised interpreter and ops with code of their
 * own by their counters. */
#include <math.h>
#include <string.h>

#include "cost/model/device.h"
#include "cost/model/estimate.h"
#include "cost/model/product.h"

/* Corrections where the roofline's rates are far off, from the programs of the development set
 * (tests/bench/predict/split.py); their intervals hold eight in ten. First match counts. */
static const struct rate {
	const char *impl, *klass; /* klass NULL: any */
	smr_cost_rate of;
} rates[] = {
	{"openblas", "contract", {0.72, 0.80, 0.2e-6, 1.17}},
	{"openblas", "gram", {1.10, 0.80, 1e-6, 1.17}},
	{"openblas", NULL, {0.30, 0.60, 0.2e-6, 1.25}},
	{"onednn", "contract", {0.85, 0.80, 0.5e-6, 1.17}},
	{"onednn", "gram", {0.85, 0.80, 0.5e-6, 1.17}},
	{"onednn", "channels", {0.75, 0.80, 2.2e-6, 1.17}},
	{"onednn", "window", {0.35, 0.50, 4e-6, 1.31}},
	{"onednn", NULL, {0.30, 0.50, 4e-6, 1.31}},
	{"dot", "contract", {0.90, 0.90, 0.25e-6, 1.17}},
	{"dot", "gram", {0.90, 0.90, 0.25e-6, 1.17}},
	{"dot-strip", NULL, {0.30, 0.50, 0.5e-6, 1.25}},
	{"nest", "channels", {0.35, 1, 0.15e-6, 1.25}},
	{"nest", "window", {0.70, 1, 0.15e-6, 1.25}},
	{"nest", "contract", {0.50, 1, 0.25e-6, 1.25}},
	{"nest", "gram", {0.50, 1, 0.25e-6, 1.25}},
	{"nest", NULL, {0.40, 1, 0.15e-6, 1.38}},
	{"plain", NULL, {0.02, 1, 0.06e-6, 1.38}},
	{"strip", NULL, {0.02, 0.50, 0.25e-6, 1.31}},
};

static void rate_of(const smr_cost_query *q, smr_cost_rate *out)
{
	for (size_t i = 0; i < sizeof(rates) / sizeof(rates[0]); i++)
		if (strcmp(rates[i].impl, q->impl) == 0 &&
		    (rates[i].klass == NULL || strcmp(rates[i].klass, q->klass) == 0)) {
			*out = rates[i].of;
			return;
		}
	smr_cost_rate_of(q->impl, q->klass, out);
}

/* Peak of one thread: the share of all units that it reaches with f32. */
static double peak_of(const smr_machine *m, const smr_cost_query *q)
{
	double peak = smr_cost_peak(m, q), all = fmax(m->matrix[SMR_MATRIX_F32], m->peak_f32);

	if (!smr_cost_has_units(q))
		return peak;
	return fmax(peak,
		    smr_device_matrix_peak(m, q->factor) * fmin(m->peak_f32 * q->threads / all, 1));
}

/* Costs of the vectorised interpreter on a host whose scalar code is as fast as that of a Sapphire
 * Rapids of 3 GHz: of starting a part of an expression, and of one of its results. */
static const double PART_S = 15e-9, LANE_S = 0.3e-9, PLAIN_HZ = 3e9;

/* Seconds of scalar code relative to that host. */
static double plain_times(const smr_machine *m)
{
	return m->scalar_hz > 0 ? PLAIN_HZ / m->scalar_hz : 1;
}

static bool is_strip(const smr_cost_query *q)
{
	return q->work.parts > 0;
}

/* Returns the row of smr_machine.dear_s; -1: expensive operators take the time of their flops.
 * Loops of C call the C library, as the vectorised interpreter does. */
static int math_cost_row(const smr_machine *m, const smr_cost_query *q)
{
	bool wide = q->dtype == SMR_F64;

	if (is_strip(q) || strcmp(q->impl, "original") == 0 || strcmp(q->impl, "dot-strip") == 0)
		return wide ? SMR_MATH_FN_STRIP_F64 : SMR_MATH_FN_STRIP_F32;
	if (m->dear_s[SMR_MATH_FN_CODE_F32][0] <= 0 || strcmp(q->impl, "wasm") == 0 ||
	    strcmp(q->impl, "plain") == 0)
		return -1;
	return wide ? SMR_MATH_FN_CODE_F64 : SMR_MATH_FN_CODE_F32;
}

/* Seconds of all expensive operators; @p flops: the flops that are counted for them. */
static double math_seconds(const smr_machine *m, const smr_cost_query *q, double *flops)
{
	int way = math_cost_row(m, q);
	double t = 0;

	*flops = way >= 0 ? q->work.dear_flops : 0;
	for (int k = 0; way >= 0 && k < SMR_MATH_FN_COUNT; k++)
		t += q->work.dear[k] * m->dear_s[way][k];
	return t;
}

static double interp_time(const smr_machine *m, const smr_cost_query *q)
{
	double none, copied = 2 * q->copied; /* read, written */

	return copied / smr_cost_bandwidth(m, copied, 1) +
	       plain_times(m) * (q->work.parts * PART_S + q->work.lanes * LANE_S) +
	       math_seconds(m, q, &none);
}

/* Seconds of loops in generated code, where short rows are summed separately for each result, or
 * each element of a scan waits for the one before it. */
static double walk_time(const smr_machine *m, const smr_cost_query *q)
{
	static const double jump = 0.12e-9;
	double flops = fmax(q->work.flops - q->work.dear_flops, 0);

	if (strcmp(q->klass, "scan") == 0) /* other classes have many chains side by side */
		return q->shape.n == q->walk.inner ? flops * m->scalar_add_s : 0;
	return q->walk.jumps > 0 && q->walk.run >= 4 && q->walk.run < 64
		       ? flops * jump * plain_times(m)
		       : 0;
}

static double compute_time(const smr_machine *m, const smr_cost_query *q, const smr_cost_rate *r,
			   double peak)
{
	double one = q->dtype == SMR_F64 ? m->peak_f64 : m->peak_f32;
	double dear_flops, dear, product, t;

	if (is_strip(q))
		return interp_time(m, q);
	dear = math_seconds(m, q, &dear_flops) / fmax(peak / one, 1);
	if (q->work.cycles > 0)
		return q->work.cycles / m->clock_hz + math_seconds(m, q, &dear_flops);
	product = smr_cost_product(m, q, peak);
	if (product >= 0)
		return product + dear;
	t = fmax(q->work.flops - dear_flops, 0) / (peak * r->flops) + dear;
	if (strcmp(q->impl, "nest") == 0)
		t += walk_time(m, q);
	return fmax(t, smr_cost_chain(m, q));
}

/* Adds compute and memory times: they overlap, but not completely. */
static double overlapped_seconds(double compute_s, double memory_s)
{
	static const double seen = 0.3;

	return compute_s + seen * fmin(compute_s, memory_s);
}

void smr_cost_loops(const smr_machine *m, const smr_cost_query *q, smr_device_time *out)
{
	double peak = peak_of(m, q);
	smr_cost_rate r;

	rate_of(q, &r);
	r.start_s *= plain_times(m);
	smr_device_cpu(m, q, &r, compute_time(m, q, &r, peak), peak, out);
	if (q->work.cycles > 0)
		out->compute_s = overlapped_seconds(out->compute_s, out->memory_s);
}
