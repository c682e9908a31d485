/* TPUs: arrays of R x C multipliers through which operands flow in lockstep, in closed form:
 *   cycles = (2R + C + T - 2) * ceil(S_R / R) * ceil(S_C / C),
 * where S_R and S_C are the sizes that are spread over the array and T is the length of the flow:
 * SCALE-Sim's count of cycles, whose clock begins at 0, is one less. That is without overlap. The
 * hardware loads the weights of the next piece while this one flows, so a piece takes max(T, R),
 * and only the first one waits for the array to fill.
 *
 * Peaks are of all arrays together, so the clock of a cycle follows from them: arrays that multiply
 * two numbers of 8 bits at a time have twice the cycles. */
#include <math.h>
#include <string.h>

#include "cost/model/device.h"

double smr_systolic_cycles(smr_dataflow flow, double rows, double columns, double m, double n,
			   double k)
{
	const struct {
		double rows, columns, flows;
	} spread[] = {[SMR_WEIGHTS_STAY] = {k, n, m},
		      [SMR_OUTPUTS_STAY] = {m, n, k},
		      [SMR_INPUTS_STAY] = {k, m, n}},
	  *s = &spread[flow];

	return (2 * rows + columns + s->flows - 2) * ceil(s->rows / rows) *
	       ceil(s->columns / columns);
}

/* Cycles until all pieces have gone through the arrays: pieces of a stationary operand, [k, n],
 * with m rows of the other operand flowing by. Where there are fewer pieces than arrays, the rows
 * are divided among arrays. */
static double staying_cycles(const smr_machine *m, double batch, double rows, double n, double k)
{
	double pieces = batch * ceil(k / m->array_rows) * ceil(n / m->array_columns);
	double shares = pieces < m->arrays ? fmin(ceil(m->arrays / pieces), rows) : 1;

	return ceil(pieces * shares / m->arrays) * fmax(ceil(rows / shares), m->array_rows) +
	       m->array_rows + m->array_columns;
}

static double product_time(const smr_machine *m, const smr_cost_query *q, double peak)
{
	const smr_cost_shape *s = &q->shape;
	double clock = peak / (2.0 * m->array_rows * m->array_columns * m->arrays);

	return fmin(staying_cycles(m, s->batch, s->m, s->n, s->k),
		    staying_cycles(m, s->batch, s->n, s->m, s->k)) /
	       clock;
}

/* Time without overlap relative to the prediction, in the better of two dataflows: the uncertainty
 * of the median. */
static double unoverlapped_ratio(const smr_machine *m, const smr_cost_query *q, double seconds,
				 double peak)
{
	const smr_cost_shape *s = &q->shape;
	double clock = peak / (2.0 * m->array_rows * m->array_columns * m->arrays);
	double cycles = fmin(smr_systolic_cycles(SMR_WEIGHTS_STAY, m->array_rows, m->array_columns,
						 s->m, s->n, s->k),
			     smr_systolic_cycles(SMR_OUTPUTS_STAY, m->array_rows, m->array_columns,
						 s->m, s->n, s->k));

	return s->batch * cycles / m->arrays / clock / seconds;
}

void smr_cost_systolic(const smr_machine *m, const smr_cost_query *q, smr_device_time *out)
{
	bool product = smr_cost_is_product(q);
	double peak = smr_device_peak(m, q, product);

	*out = (smr_device_time){.start_s = m->launch_s,
				 .peak = peak,
				 .memory_s = smr_device_memory_time(m, q),
				 .spread = product ? 1.5 : 1.6,
				 .source = "roofline"};
	if (product && m->arrays > 0) {
		out->compute_s = product_time(m, q, peak);
		out->spread =
			fmin(fmax(out->spread, unoverlapped_ratio(m, q, out->compute_s, peak)), 3);
		out->source = "systolic";
	} else {
		out->compute_s = q->work.flops / (0.5 * peak);
	}
	out->power_s = smr_device_power_time(m, q, peak);
	out->compute_s = fmax(out->compute_s, out->power_s);
}
