/* The time of a kernel on a CPU, from its operations and bytes:
 *   start + max(computing, moving all bytes)
 * at the rates of the implementation (rates.h). Products are computed by their loops (product.c),
 * functions take their measured costs (cost/machine/math_cost.c), generated code the cycles that
 * its back end counts, the vectorised interpreter and ops with code of their own what they count.
 * It chooses implementations, reports them, and predicts programs. */
#include <math.h>
#include <string.h>

#include "cost/model/device.h"
#include "cost/model/product.h"
#include "cost/model/rates.h"

/* Peak of the threads: their share of all units is that which they reach with f32. What is reached
 * with units for bf16 depends on the implementation (smr_cost_product_speedup()). */
static double peak_of(const smr_machine *m, const smr_cost_query *q)
{
	double peak = smr_cost_peak(m, q), all = m->matrix[SMR_MATRIX_F32];

	if (!smr_cost_has_units(q) || q->factor == SMR_BF16)
		return peak;
	all = all > 0 ? fmax(all, m->peak_f32) : m->peak_f32 * m->cores;
	return fmax(peak,
		    smr_device_product_rate(m, q, NULL) * fmin(m->peak_f32 * q->threads / all, 1));
}

/* Speed of the threads relative to one: two of one core share its units. */
static double speedup_of(const smr_machine *m, const smr_cost_query *q)
{
	return fmax(smr_cost_peak(m, q) / (q->dtype == SMR_F64 ? m->peak_f64 : m->peak_f32), 1);
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

/* Returns the row of smr_machine.dear_s; -1: expensive operators take the time of their flops. */
static int math_cost_row(const smr_machine *m, const smr_cost_query *q, const smr_cost_rates *r)
{
	bool wide = q->dtype == SMR_F64;

	if (is_strip(q) || r->math == SMR_COST_MATH_SCALAR)
		return wide ? SMR_MATH_FN_STRIP_F64 : SMR_MATH_FN_STRIP_F32;
	if (m->dear_s[SMR_MATH_FN_CODE_F32][0] <= 0 || r->math == SMR_COST_MATH_FLOPS)
		return -1;
	return wide ? SMR_MATH_FN_CODE_F64 : SMR_MATH_FN_CODE_F32;
}

/* Seconds of all expensive operators on one thread; @p flops: the flops that are counted for them.
 */
static double math_seconds(const smr_machine *m, const smr_cost_query *q, const smr_cost_rates *r,
			   double *flops)
{
	int way = math_cost_row(m, q, r);
	double t = 0;

	*flops = way >= 0 ? q->work.dear_flops : 0;
	for (int k = 0; way >= 0 && k < SMR_MATH_FN_COUNT; k++)
		t += q->work.dear[k] * m->dear_s[way][k];
	return t;
}

static double interp_time(const smr_machine *m, const smr_cost_query *q, double math_s)
{
	double copied = 2 * q->copied; /* read, written */

	return copied / smr_cost_bandwidth(m, copied, 1) +
	       plain_times(m) * (q->work.parts * PART_S + q->work.lanes * LANE_S) + math_s;
}

/* Seconds of loops where short rows are summed separately for each result, or each element of a
 * scan waits for the one before it. */
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

/* Adds compute and memory times: they overlap, but not completely. */
static double overlapped_seconds(double compute_s, double memory_s)
{
	static const double seen = 0.3;

	return compute_s + seen * fmin(compute_s, memory_s);
}

/* Seconds of a strict sum's additions, each of which waits for the one before (multiplications
 * overlap with them); 0: there is no such sum. */
static double chain_seconds(const smr_machine *m, const smr_cost_query *q)
{
	return q->chained_sum ? q->work.flops / 2 * m->scalar_add_s : 0;
}

static double compute_time(const smr_machine *m, const smr_cost_query *q, const smr_cost_rates *by,
			   const smr_cost_rate *r, double peak)
{
	double math_flops, product, t;
	double math_s = math_seconds(m, q, by, &math_flops);

	if (is_strip(q))
		return interp_time(m, q, math_s);
	math_s /= speedup_of(m, q);
	if (q->work.cycles > 0) {
		t = q->work.cycles / m->clock_hz / speedup_of(m, q);
		return r->counted * t + math_s;
	}
	product = smr_cost_product(m, q, by, r, peak / speedup_of(m, q));
	if (product >= 0)
		return product / speedup_of(m, q) + math_s;
	t = fmax(q->work.flops - math_flops, 0) / (peak * r->flops);
	t = t / smr_cost_product_speedup(m, q, by) + math_s;
	if (by->short_rows)
		t += walk_time(m, q);
	return fmax(t, chain_seconds(m, q));
}

void smr_cost_cpu(const smr_machine *m, const smr_cost_query *q, smr_device_time *out)
{
	const smr_cost_rates *by = smr_cost_rates_of(q->impl);
	const smr_cost_rate *r = smr_cost_rate_of(by, q->klass);
	double bytes = q->work.bytes_read + q->work.bytes_written, peak = peak_of(m, q);

	*out = (smr_device_time){
		.start_s = r->start_s * plain_times(m) + (q->threads > 1 ? m->fork_join_s : 0),
		.compute_s = compute_time(m, q, by, r, peak),
		.memory_s = bytes / (smr_cost_bandwidth(m, bytes, q->threads) * r->bandwidth),
		.peak = peak,
		.spread = r->spread,
		.source = "roofline"};
	if (q->work.cycles > 0)
		out->compute_s = overlapped_seconds(out->compute_s, out->memory_s);
}
