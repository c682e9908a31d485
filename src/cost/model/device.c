/* Formulas shared by kinds of devices: peaks by type, bytes, power. */
#include "cost/model/device.h"

#include <math.h>
#include <string.h>

#include "cost/machine/energy.h"

/* Shares of the bandwidth that large kernels of a class reach: the medians of fp32 kernels of
 * PyTorch 2.1 on P4, P100, V100, T4 and A100 (element 0.75 to 0.92, softmax 0.39 to 0.64, layer
 * normalisation 0.47 to 0.72; each of these reads its rows once). */
static const struct reach {
	const char *klass;
	double share;
} reaches[] = {
	{"element", 0.82},  {"move", 0.75}, {"reduce", 0.70}, {"normalise", 0.58}, {"scan", 0.40},
	{"contract", 0.75}, {"gram", 0.75}, {"window", 0.70}, {"channels", 0.75},  {NULL, 0.60},
};

/* Seconds at full bandwidth until enough requests are in flight: that many bytes reach half the
 * bandwidth. 2 MB of an H100 (Calculon's steps: 0.6 of 0.9 at 1 MB, 0.75 at 10 MB). */
static const double ramp_s = 0.6e-6;

/* Defaults as shares of the power limit. Memory's share of the power is that of A100 boards. */
static const double idle_share = 0.2, memory_share = 0.35;

bool smr_cost_is_product(const smr_cost_query *q)
{
	return q->shape.batch >= 1 && q->shape.m >= 1 && q->shape.n >= 1 && q->shape.k >= 1;
}

bool smr_device_has_matrix(const smr_machine *m)
{
	double f16 = fmax(m->matrix[SMR_MATRIX_F16], m->matrix[SMR_MATRIX_BF16]);

	return m->kind != SMR_MACHINE_CPU && f16 > 3 * m->peak_f32 * m->cores;
}

double smr_device_peak(const smr_machine *m, const smr_cost_query *q, bool matrix)
{
	double plain = m->peak_f32 * m->cores;

	/* GPUs for games and inference have few units for f64 */
	if (q->dtype == SMR_F64)
		plain = m->peak_f64 > 0 ? m->peak_f64 * m->cores : plain / 32;
	return matrix ? fmax(plain, smr_device_product_rate(m, q, NULL)) : plain;
}

double smr_device_memory_time(const smr_machine *m, const smr_cost_query *q)
{
	double bytes = q->work.bytes_read + q->work.bytes_written;
	const struct reach *r = reaches;

	while (r->klass != NULL && strcmp(r->klass, q->klass) != 0)
		r++;
	if (!(bytes > 0))
		return 0;
	return (bytes / smr_cost_bandwidth(m, bytes, 1) + ramp_s) / r->share;
}

/* Time by the power limit. An operation in units for matrices takes less energy in proportion to
 * their speed: those units draw the same power as the others when busy. */
double smr_device_power_time(const smr_machine *m, const smr_cost_query *q, double peak)
{
	double flop = m->pj_flop_f32 * 1e-12 * m->peak_f32 * m->cores / peak;
	double bytes = q->work.bytes_read + q->work.bytes_written;
	double left = m->tdp_w - m->idle_w;

	if (!(flop > 0) || !(left > 0))
		return 0;
	return (q->work.flops * flop + bytes * m->pj_byte_dram * 1e-12) / left;
}

double smr_device_energy(const smr_machine *m, const smr_cost_query *q, double peak, double s)
{
	double bytes = q->work.bytes_read + q->work.bytes_written, busy, watts;
	double idle = m->idle_w > 0 ? m->idle_w : idle_share * m->tdp_w;

	if (m->pj_flop_f32 > 0 && m->pj_byte_dram > 0) {
		double flop = m->pj_flop_f32 * m->peak_f32 * m->cores / peak;

		watts = idle + (q->work.flops * flop + bytes * m->pj_byte_dram) * 1e-12 / s;
	} else {
		busy = (1 - memory_share) * q->work.flops / peak / s +
		       memory_share * bytes / smr_cost_bandwidth(m, bytes, 1) / s;
		watts = idle + fmax(m->tdp_w - idle, 0) * busy;
	}
	return s * fmin(watts, m->tdp_w);
}

double smr_device_seconds(const smr_device_time *d)
{
	double work = fmax(d->compute_s, d->memory_s);

	if (!(d->join > 1))
		return d->start_s + work;
	return pow(pow(d->start_s, d->join) + pow(work, d->join), 1 / d->join);
}
