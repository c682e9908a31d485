/* Of CPUs: how loops go through memory counts, tiles do not. What is learned stands over the
 * roofline of the machine alone, whoever runs the kernel: that differs from one implementation and
 * class to the next by what trees find easily, and is right in tendency for all that are larger
 * than any that was measured. */
#include <math.h>

#include "cost/features_own.h"

const char *const smr_feature_names_cpu[SMR_COST_FEATURES] = {
	"compute over memory",
	"work over start",
	"intensity over ridge",
	"roofline",
	"class",
	"implementation",
	"bytes of an element",
	"bytes of a factor",
	"chained, strided",
	"operations of a result",
	"functions",
	SMR_SIZE_NAMES,
	"m over n",
	"read over written",
	"inner up to 64",
	"inner mod 16",
	"run up to 64",
	"run mod 16",
	"jumps",
	"aligned",
	"loops",
	"k over run",
	"padding of inner",
	SMR_CACHE_NAMES,
	"folds that are no sums",
	[SMR_FEATURES_FREE] = "batch",
	"m",
	"n",
	"k",
	"operations",
	"bytes",
	"written",
	"inner",
	"run",
	"peak",
	"bandwidth",
	"threads",
};

static const double START_S = 0.2e-6;

/* Roofline of the machine: compute, memory. */
static void bare(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		 double s[2])
{
	double bytes = q->work.bytes_read + q->work.bytes_written;

	s[0] = q->work.flops / base->peak;
	s[1] = bytes / smr_cost_bandwidth(m, bytes, q->threads);
}

double smr_features_ground(const smr_machine *m, const smr_cost_query *q,
			   const smr_device_time *base)
{
	double s[2];

	if (m->kind != SMR_MACHINE_CPU)
		return smr_device_seconds(base);
	bare(m, q, base, s);
	return START_S + (q->threads > 1 ? m->fork_join_s : 0) + fmax(s[0], s[1]);
}

static double padding(double n, double to)
{
	return n > 0 ? ceil(n / to) * to / n : 1;
}

static float *put_walk(float *x, const smr_cost_query *q)
{
	const smr_cost_walk *w = &q->walk;

	*x++ = (float)fmin(w->inner, 64);
	*x++ = (float)fmod(w->inner, 16);
	*x++ = (float)fmin(w->run, 64);
	*x++ = (float)fmod(w->run, 16);
	*x++ = (float)fmin(w->jumps, 100);
	*x++ = (float)fmin(w->aligned, 100);
	*x++ = (float)w->loops;
	*x++ = (float)(w->run > 0 ? smr_feature_ratio(q->shape.k, w->run) : 0);
	*x++ = (float)padding(w->inner, 16);
	return x;
}

static float *put_loops(float *x, const smr_cost_query *q, const smr_cost_shape *s)
{
	*x++ = (float)smr_feature_ratio(q->work.flops, s->batch * s->m * s->n);
	*x++ = (float)(q->work.flops > 0 ? q->work.slow / q->work.flops : 0);
	x = smr_feature_sizes(x, s);
	*x++ = (float)smr_feature_ratio(s->m, s->n);
	*x++ = (float)smr_feature_ratio(q->work.bytes_read, q->work.bytes_written);
	return x;
}

static void put_sizes(float *x, const smr_machine *m, const smr_cost_query *q,
		      const smr_cost_shape *s, double peak)
{
	*x++ = (float)smr_feature_ratio(s->batch, 1);
	*x++ = (float)smr_feature_ratio(s->m, 1);
	*x++ = (float)smr_feature_ratio(s->n, 1);
	*x++ = (float)smr_feature_ratio(s->k, 1);
	*x++ = (float)smr_feature_ratio(q->work.flops, 1);
	*x++ = (float)smr_feature_ratio(q->work.bytes_read + q->work.bytes_written, 1);
	*x++ = (float)smr_feature_ratio(q->work.bytes_written, 1);
	*x++ = (float)smr_feature_ratio(fmax(q->walk.inner, 1), 1);
	*x++ = (float)smr_feature_ratio(fmax(q->walk.run, 1), 1);
	*x++ = (float)smr_feature_ratio(peak, 1);
	*x++ = (float)smr_feature_ratio(smr_cost_bandwidth(m, 1e9, q->threads), 1);
	*x++ = (float)q->threads;
}

void smr_features_cpu(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		      const smr_cost_shape *loops, float out[SMR_COST_FEATURES])
{
	double s[2], bytes = q->work.bytes_read + q->work.bytes_written;
	float *x = out;

	for (int i = 0; i < SMR_COST_FEATURES; i++)
		out[i] = 0;
	bare(m, q, base, s);
	*x++ = (float)smr_feature_ratio(s[0], s[1]);
	*x++ = (float)smr_feature_ratio(fmax(s[0], s[1]), START_S);
	*x++ = (float)(smr_feature_ratio(q->work.flops, bytes) -
		       smr_feature_ratio(base->peak, smr_cost_bandwidth(m, 1e9, q->threads)));
	*x++ = (float)smr_feature_ratio(smr_features_ground(m, q, base), 1);
	*x++ = (float)smr_feature_class(q);
	*x++ = (float)smr_feature_impl(q);
	*x++ = (float)smr_dtype_size(q->dtype);
	*x++ = (float)smr_dtype_size(q->factor);
	*x++ = (float)(q->chained_sum + 2 * q->strided);
	x = put_loops(x, q, loops);
	x = put_walk(x, q);
	x = smr_feature_over_cache(x, m, q, loops);
	*x++ = (float)fmin(q->walk.others, 100);
	put_sizes(out + SMR_FEATURES_FREE, m, q, loops, base->peak);
}
