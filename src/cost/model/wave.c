/* GPUs. A product is cut into tiles of its result; as many as there are multiprocessors are
 * computed at a time, a wave, and a last wave that is not full takes as long as the others:
 *   t = min over tiles (tm, tn) and parts s of the sum of
 *       ceil(tiles * s / multiprocessors) * 2 tm tn (K / s + prologue) / (peak of one * e(tile)),
 * where parts are added through memory. Convolutions are products of windows. Tiles are those of
 * cuBLAS; their efficiencies e were fitted to its fp32 kernels on five GPUs, and those of the units
 * for matrices are typical values. Single products without such units have a formula of their own:
 * wave_tiles.c.
 *
 * Small cards reach their power limit before their peak (T4: 70 W): formula 8 of the energy model
 * then gives the time. */
#include <math.h>
#include <string.h>

#include "cost/model/rates.h"
#include "cost/model/wave.h"

typedef struct tile {
	double m, n, efficiency;
} tile;

static const tile plain_tiles[] = {{128, 128, 0.95}, {128, 64, 0.90}, {64, 128, 0.90},
				   {64, 64, 0.80},   {128, 32, 0.70}, {32, 128, 0.70},
				   {32, 32, 0.50}},
		  matrix_tiles[] = {{256, 128, 0.85}, {128, 256, 0.85}, {128, 128, 0.78},
				    {128, 64, 0.62},  {64, 128, 0.62},  {64, 64, 0.45}};

static const double parts[] = {1, 2, 4, 8, 16};

/* k: cost of filling a tile's pipeline, in steps of the sum; direct: efficiency of kernels without
 * tiles (few channels, thin matrices) */
static const struct kit {
	const tile *tiles;
	size_t n;
	double k, direct;
} kits[] = {{plain_tiles, sizeof(plain_tiles) / sizeof(tile), 24, 0.08},
	    {matrix_tiles, sizeof(matrix_tiles) / sizeof(tile), 64, 0.01}};

static double product_time(const smr_machine *m, const smr_cost_query *q, double peak, bool matrix)
{
	const struct kit *kit = &kits[matrix];
	const smr_cost_shape *s = &q->shape;
	double best = q->work.flops / (peak * kit->direct);

	for (size_t i = 0; i < kit->n; i++)
		for (size_t j = 0; j < sizeof(parts) / sizeof(parts[0]); j++) {
			const tile *t = &kit->tiles[i];
			double p = parts[j], n = ceil(s->m / t->m) * ceil(s->n / t->n) * s->batch;
			double waves = ceil(n * p / m->cores), sum = 0;

			if (p > 1 && s->k / p < 64)
				break;
			if (p > 1) /* partial sums are f32, written and read */
				sum = 8 * s->m * s->n * s->batch * p /
				      smr_cost_bandwidth(m, 1e9, 1);
			best = fmin(best, waves * 2 * t->m * t->n * (ceil(s->k / p) + kit->k) /
							  (peak / m->cores * t->efficiency) +
						  sum);
		}
	return best;
}

/* On GPUs before units for matrices, caches fetched 32 bytes at a time: tiles with long rows read
 * little of each page, and less the longer the rows are. The operations that a byte of bandwidth
 * then serves are from fp32 kernels of cuBLAS on P4; P100 follows the same line. */
static double long_rows_time(const smr_machine *m, const smr_cost_query *q)
{
	double flops_of_byte = 13 * pow(fmax(q->shape.k, 700) / 700, -0.28);

	if (smr_device_has_matrix(m))
		return 0;
	return q->work.flops / (flops_of_byte * smr_cost_bandwidth(m, 1e9, 1));
}

/* Seconds at the rate that large products of generated code were measured to reach; 0: unknown. */
static double measured_product_time(const smr_machine *m, const smr_cost_query *q)
{
	double rate = 0;

	if (q->factor == SMR_F32)
		rate = m->product[SMR_PRODUCT_F32];
	else if (q->factor == SMR_F64)
		rate = m->product[SMR_PRODUCT_F64];
	else if (q->factor == SMR_F16)
		rate = m->product[SMR_PRODUCT_F16];
	else if (q->factor == SMR_BF16)
		rate = m->product[SMR_PRODUCT_BF16];
	return rate > 0 ? q->work.flops / rate : 0;
}

bool smr_wave_is_for(const smr_machine *m, const smr_cost_query *q)
{
	return m->kind == SMR_MACHINE_GPU && smr_cost_is_product(q) && q->shape.batch <= 1 &&
	       !(smr_device_peak(m, q, true) > smr_device_peak(m, q, false));
}

void smr_cost_wave(const smr_machine *m, const smr_cost_query *q, smr_device_time *out)
{
	const smr_cost_rates *by = q->impl != NULL ? smr_cost_rates_of(q->impl) : NULL;

	smr_cost_wave_by(m, q, &smr_wave_usual, out);
	if (by == NULL)
		return;
	out->start_s += by->device_start_s;
	if (by->device_products > 0 && smr_cost_is_product(q))
		out->compute_s *= by->device_products;
}

void smr_cost_wave_by(const smr_machine *m, const smr_cost_query *q, const smr_wave *w,
		      smr_device_time *out)
{
	bool product = smr_cost_is_product(q);
	double plain = smr_device_peak(m, q, false), peak = smr_device_peak(m, q, product);
	/* under products on vector units the clock is lower */
	double held = product && !(peak > plain) && m->sustained > 0 ? m->sustained : 1;

	*out = (smr_device_time){.start_s = m->launch_s,
				 .peak = peak,
				 .memory_s = smr_device_memory_time(m, q),
				 .spread = product ? 1.5 : 1.3,
				 .source = product ? "tile-wave" : "roofline"};
	out->power_s = smr_device_power_time(m, q, peak);
	if (smr_wave_is_for(m, q)) {
		out->compute_s = fmax(smr_wave_product(m, q, w, held * peak, out->power_s),
				      measured_product_time(m, q));
		out->join = smr_wave_join(w);
		return;
	}
	/* functions other than products: half of all instructions move data and count */
	out->compute_s = product ? product_time(m, q, held * peak, peak > plain)
				 : q->work.flops / (0.5 * peak);
	if (product)
		out->compute_s = fmax(fmax(out->compute_s, long_rows_time(m, q)),
				      measured_product_time(m, q));
	out->compute_s = fmax(out->compute_s, out->power_s);
	if (strcmp(q->klass, "normalise") == 0 || strcmp(q->klass, "scan") == 0)
		out->spread = 1.6;
}
