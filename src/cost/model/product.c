/* A product of [m, k] and [k, n] is more than its operations: columns fill whole vectors, results
 * are stored, operands are packed, and each product of a batch has a start. Shares were fitted
 * (least squares of relative errors) to kernels of tests/bench/predict/kernels.py of a seed that no
 * reported figure uses, on a Sapphire Rapids of 178 GFLOP/s. */
#include "cost/model/product.h"

#include <math.h>
#include <string.h>

#include "cost/model/device.h"

static const double PEAK = 178e9, widening = 0.9e-10, widening_row = 0.5e-10,
		    widening_i8 = 0.64e-10, rounding = 3e-10;

/* mac: factor of the time at peak; the others: seconds for each element of results, of the right
 * and the left operand, for each one of a batch, for each of its rows. */
static const struct terms {
	const char *impl, *klass;
	double mac, out, right, left, batch, row;
} all_terms[] = {
	/* threads to be woken, or code to be compiled, never make it faster at small sizes */
	{"dot", "contract", 1.05, 0.3e-10, 0.3e-10, 1e-10, 80e-9, 0.4e-9},
	{"dot", "gram", 1.05, 0.3e-10, 0.3e-10, 1e-10, 80e-9, 0.4e-9},
	{"dot-strip", "contract", 1.05, 0.3e-10, 0.3e-10, 1e-10, 80e-9, 0.4e-9},
	{"openblas", "contract", 1.42, 0.54e-10, 0.36e-10, 1.7e-10, 130e-9, 0.4e-9},
	{"openblas", "gram", 0.85, 0.54e-10, 0.36e-10, 1.7e-10, 130e-9, 0.4e-9},
	{"onednn", "contract", 1.25, 0.54e-10, 0.36e-10, 1.7e-10, 430e-9, 0.4e-9},
	{"onednn", "gram", 1.25, 0.54e-10, 0.36e-10, 1.7e-10, 430e-9, 0.4e-9},
	{"nest", "contract", 2.0, 0.54e-10, 0.46e-10, 1.7e-10, 130e-9, 0.4e-9},
	{"nest", "gram", 2.0, 0.54e-10, 0.46e-10, 1.7e-10, 130e-9, 0.4e-9},
	{"onednn", "channels", 1.06, 1.5e-10, 3.2e-10, 0.45e-10, 0, 0},
	{"nest", "channels", 1.57, 0, 0.2e-10, 0.44e-10, 0, 0},
};

/* Elements of a vector as long as the peak implies: two multiply-adds in each cycle. */
static double vector_lanes(const smr_machine *m, double bytes)
{
	double f32 = m->peak_f32 / fmax(m->clock_hz, 1) / 4;

	return fmax(exp2(round(log2(fmax(f32, 4)))) * 4 / bytes, 1);
}

/* Returns whether elements are widened one by one before they are multiplied. */
static bool is_widened(const smr_cost_query *q)
{
	return q->factor == SMR_BF16 || q->factor == SMR_F16;
}

/* Seconds of the vectorised interpreter for operations on each result. */
static double epilogue_seconds(const smr_cost_query *q)
{
	static const double each = 4.5e-9;
	double results = fmax(q->shape.batch, 1) * q->shape.m * q->shape.n;
	bool some = q->work.flops > 2 * results * q->shape.k;

	return some && strcmp(q->impl, "dot-strip") == 0 ? results * each : 0;
}

/* A matrix times a vector: no number is read twice, so the bytes give the time (one stream from the
 * second-level cache reaches half the bandwidth of three), except where each element is widened,
 * which is slower in generated code. Contiguous rows, or columns, each have a start. */
static double vector_product(const smr_cost_query *q, double peak, double scale)
{
	static const double generated = 1.4, added = 3.5e-9, summed = 6e-9, stream = 0.46e-10;
	const smr_cost_shape *s = &q->shape;
	double read = s->batch * s->m * s->n,
	       each = q->dtype == SMR_I32 ? widening_i8 : widening_row;
	bool narrow = q->work.bytes_read < 3 * read, nest = strcmp(q->impl, "nest") == 0;
	bool ours = nest || strncmp(q->impl, "dot", 3) == 0;

	if (strcmp(q->klass, "contract") != 0 || s->k > 0)
		return -1;
	if (!narrow && q->walk.jumps == 0 && q->walk.inner > 1)
		return fmax(2 * read / peak + read / q->walk.inner * added * scale,
			    read * stream * scale);
	if (!narrow && q->walk.run > 1)
		return fmax(2 * read / peak +
				    read / q->walk.run * (ours && !nest ? summed : added) * scale,
			    read * stream * scale);
	if (!narrow || !ours)
		return -1;
	return read * each * scale * (nest ? generated : 1);
}

double smr_cost_product(const smr_machine *m, const smr_cost_query *q, double peak)
{
	const smr_cost_shape *s = &q->shape;
	double bytes = q->dtype == SMR_F64 ? 8 : 4, scale = PEAK / m->peak_f32 * bytes / 4;
	double columns, t, narrow, rows = fmax(s->m, 1), batch = fmax(s->batch, 1),
				   n = fmax(s->n, 1);
	const struct terms *x = all_terms;
	const struct terms *end = x + sizeof(all_terms) / sizeof(all_terms[0]);

	while (x < end && (strcmp(x->impl, q->impl) != 0 || strcmp(x->klass, q->klass) != 0))
		x++;
	if (x == end || !smr_cost_is_product(q))
		return vector_product(q, peak, scale);
	columns = ceil(n / vector_lanes(m, bytes)) * vector_lanes(m, bytes);
	narrow = q->dtype == SMR_I32 ? 0.8 : 1; /* bytes are packed four at a time */
	t = rows * columns * (x->out + (is_widened(q) ? rounding : 0)) +
	    s->k * columns * (is_widened(q) ? widening : x->right * narrow) +
	    rows * s->k * x->left * narrow + x->batch + rows * x->row;
	return batch * (2 * rows * columns * s->k / peak * x->mac + t * scale) +
	       epilogue_seconds(q) * scale;
}
