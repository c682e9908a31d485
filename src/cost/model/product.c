/* A product of [m, k] and [k, n] is more than its operations: columns fill whole vectors, results
 * are stored, operands are packed, and each product of a batch has a start. Shares were fitted
 * (least squares of relative errors) to kernels of tests/bench/predict/kernels.py of a seed that no
 * reported figure uses, on a Sapphire Rapids of 178 GFLOP/s. */
#include "cost/model/product.h"

#include <math.h>
#include <string.h>

#include "cost/model/device.h"

static const double PEAK = 178e9, widening = 0.09, widening_row = 0.5e-10, widening_i8 = 0.64e-10,
		    rounding = 0.3;

/* Elements of a vector as long as the peak implies: two multiply-adds in each cycle. */
static double vector_lanes(const smr_machine *m, double bytes)
{
	double f32 = m->peak_f32 / fmax(m->clock_hz, 1) / 4;

	return fmax(exp2(round(log2(fmax(f32, 4)))) * 4 / bytes, 1);
}

/* Returns whether elements are widened one by one before they are multiplied. */
static bool is_widened(const smr_cost_query *q, const smr_cost_rates *by)
{
	return (q->factor == SMR_BF16 && by->bf16 <= 0) || q->factor == SMR_F16;
}

/* Seconds of operations on each result that are no part of the product. */
static double epilogue_seconds(const smr_cost_query *q, const smr_cost_rates *by)
{
	double results = fmax(q->shape.batch, 1) * q->shape.m * q->shape.n;

	return q->work.flops > 2 * results * q->shape.k ? results * by->epilogue_s : 0;
}

/* A matrix times a vector: no number is read twice, so the bytes give the time (one stream from the
 * second-level cache reaches half the bandwidth of three), except where each element is widened,
 * which is slower in generated code. Contiguous rows, or columns, each have a start. */
static double vector_product(const smr_cost_query *q, const smr_cost_rates *by, double peak,
			     double scale)
{
	static const double added = 3.5e-9, stream = 0.46e-10;
	const smr_cost_shape *s = &q->shape;
	double read = s->batch * s->m * s->n,
	       each = q->dtype == SMR_I32 ? widening_i8 : widening_row;
	bool narrow = q->work.bytes_read < 3 * read;

	if (strcmp(q->klass, "contract") != 0 || s->k > 0)
		return -1;
	if (!narrow && q->walk.jumps == 0 && q->walk.inner > 1)
		return fmax(2 * read / peak + read / q->walk.inner * added * scale,
			    read * stream * scale);
	if (!narrow && q->walk.run > 1)
		return fmax(2 * read / peak + read / q->walk.run *
						      (by->row_s > 0 ? by->row_s : added) * scale,
			    read * stream * scale);
	if (!narrow || by->widen <= 0)
		return -1;
	return read * each * scale * by->widen;
}

double smr_cost_product_speedup(const smr_machine *m, const smr_cost_query *q,
				const smr_cost_rates *by)
{
	bool units = m->matrix[SMR_MATRIX_BF16] > 0;

	return q->factor == SMR_BF16 ? fmax(1, fmax(by->bf16, units ? by->bf16_units : 0)) : 1;
}

double smr_cost_product(const smr_machine *m, const smr_cost_query *q, const smr_cost_rates *by,
			const smr_cost_rate *r, double peak)
{
	const smr_cost_shape *s = &q->shape;
	const smr_cost_terms *x = &r->terms;
	double bytes = q->dtype == SMR_F64 ? 8 : 4, scale = PEAK / m->peak_f32 * bytes / 4;
	double speedup = smr_cost_product_speedup(m, q, by);
	double columns, t, narrow, rows = fmax(s->m, 1), batch = fmax(s->batch, 1),
				   n = fmax(s->n, 1);

	if (x->mac <= 0 || !smr_cost_is_product(q))
		return vector_product(q, by, peak, scale);
	columns = ceil(n / vector_lanes(m, bytes)) * vector_lanes(m, bytes);
	narrow = q->dtype == SMR_I32 ? 0.8 : 1; /* bytes are packed four at a time */
	t = rows * columns * (x->out + (is_widened(q, by) ? rounding : 0)) +
	    s->k * columns * (is_widened(q, by) ? widening : x->right * narrow) +
	    rows * s->k * x->left * narrow + x->batch + rows * x->row;
	return batch * (2 * rows * columns * s->k / peak * x->mac / speedup + t * 1e-9 * scale) +
	       epilogue_seconds(q, by) * scale;
}
