#include "cost/model/features_internal.h"

#include <math.h>
#include <string.h>

#include "cost/model/features_tiles.h"
#include "cost/model/rates.h"

const char *const smr_feature_names[SMR_COST_FEATURES] = {
	"compute over memory",
	"work over start",
	"intensity over ridge",
	"power over work",
	SMR_TILING_NAMES,
	"operations over all",
	"bytes over all",
	"results over all",
	SMR_SIZE_NAMES,
	SMR_CACHE_NAMES,
	"m over n",
	"class",
	"bytes of an element",
	"read over written",
	"implementation",
	"chained, strided",
	"units for matrices",
	"operations of a point",
	"batch",
	"m",
	"n",
	"k",
	"operations",
	"bytes",
	"cores",
	"peak",
	"bandwidth",
	"cache",
	"watts over peak",
	"threads",
};

const char *smr_feature_name(smr_machine_kind kind, int i)
{
	const char *name =
		kind == SMR_MACHINE_CPU ? smr_feature_names_cpu[i] : smr_feature_names[i];

	return name != NULL ? name : "";
}

double smr_feature_ratio(double a, double b)
{
	double x = log2(fmax(a, 1e-30) / fmax(b, 1e-30));

	return isfinite(x) ? fmax(-60, fmin(60, x)) : 0;
}

static double index_of(const char *name, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(name, list[i]) == 0)
			return (double)i;
	return (double)n;
}

double smr_feature_range_distance(const smr_feature_range *hull, const float *x, size_t n)
{
	double d = 0;

	for (size_t i = 0; i < n; i++)
		d += fmax(fmax(hull[i].least - x[i], x[i] - hull[i].most), 0) / hull[i].unit;
	return d;
}

/* Returns the shape with 1 for absent loops, which separates the loops of products from the rows of
 * other kernels. */
static smr_cost_shape clamp_loop_extents(const smr_cost_query *q)
{
	smr_cost_shape s = q->shape;

	s.batch = fmax(s.batch, 1);
	s.m = fmax(s.m, 1);
	s.n = fmax(s.n, 1);
	s.k = fmax(s.k, 1);
	return s;
}

/* Adds the machine's lower bounds and the fit of tiles, relative to the formula's result. */
static float *put_tiles(float *x, const smr_cost_query *q, const smr_cost_shape *s,
			const smr_tiling *t)
{
	smr_tiling tiling = *t;

	tiling.batch = s->batch;
	tiling.m = s->m;
	tiling.n = s->n;
	tiling.k = s->k;
	x = smr_features_tiles(x, &tiling);
	*x++ = (float)smr_feature_ratio(q->work.flops / t->peak, t->seconds);
	*x++ = (float)smr_feature_ratio((q->work.bytes_read + q->work.bytes_written) / t->bps,
					t->seconds);
	*x++ = (float)smr_feature_ratio(q->work.bytes_written / t->bps, t->seconds);
	return x;
}

float *smr_feature_sizes(float *x, const smr_cost_shape *s)
{
	*x++ = (float)fmod(s->m, 16);
	*x++ = (float)fmod(s->n, 16);
	*x++ = (float)fmod(s->k, 16);
	*x++ = (float)fmin(s->m, 256);
	*x++ = (float)fmin(s->n, 256);
	*x++ = (float)fmin(s->k, 1024);
	return x;
}

float *smr_feature_over_cache(float *x, const smr_machine *m, const smr_cost_query *q,
			      const smr_cost_shape *s)
{
	/* of CPUs: the last drop of the bandwidth curve */
	double cache = m->cache_bytes > 0 ? m->cache_bytes
					  : m->set_bytes[m->npoints >= 2 ? m->npoints - 2 : 0];
	double size = (double)smr_dtype_size(q->dtype);

	*x++ = (float)smr_feature_ratio(q->work.bytes_read + q->work.bytes_written, cache);
	*x++ = (float)smr_feature_ratio(s->m * s->k * size, cache);
	*x++ = (float)smr_feature_ratio(s->n * s->k * size, cache);
	*x++ = (float)smr_feature_ratio(s->m * s->n * size, cache);
	return x;
}

double smr_feature_class(const smr_cost_query *q)
{
	static const char *const classes[] = {"contract", "gram", "window", "channels",  "element",
					      "reduce",   "move", "scan",   "normalise", "nest"};

	return index_of(q->klass, classes, sizeof(classes) / sizeof(classes[0]));
}

double smr_feature_impl(const smr_cost_query *q)
{
	return smr_cost_rates_of(q->impl)->feature;
}

static float *put_kind(float *x, const smr_machine *m, const smr_cost_query *q)
{
	*x++ = (float)smr_feature_class(q);
	*x++ = (float)smr_dtype_size(q->dtype);
	*x++ = (float)smr_feature_ratio(q->work.bytes_read, q->work.bytes_written);
	*x++ = (float)smr_feature_impl(q);
	*x++ = (float)(q->chained_sum + 2 * q->strided);
	*x++ = (float)smr_device_has_matrix(m);
	*x++ = (float)smr_feature_ratio(q->work.flops, q->work.points);
	return x;
}

void smr_features_of(const smr_machine *m, const smr_cost_query *q, const smr_device_time *base,
		     float out[SMR_COST_FEATURES])
{
	int cores = m->cores;
	double bytes = q->work.bytes_read + q->work.bytes_written;
	double bps = smr_cost_bandwidth(m, 1e9, 1);
	double peak = base->peak, work = fmax(base->compute_s, base->memory_s);
	smr_cost_shape s = clamp_loop_extents(q);
	float *x = out;

	if (m->kind == SMR_MACHINE_CPU) {
		smr_features_cpu(m, q, base, &s, out);
		return;
	}
	*x++ = (float)smr_feature_ratio(base->compute_s, base->memory_s);
	*x++ = (float)smr_feature_ratio(work, fmax(base->start_s, 1e-7));
	*x++ = (float)(smr_feature_ratio(q->work.flops, bytes) - smr_feature_ratio(peak, bps));
	*x++ = (float)smr_feature_ratio(base->power_s, work);
	x = put_tiles(x, q, &s,
		      &(smr_tiling){.size = (double)smr_dtype_size(q->dtype),
				    .cores = cores,
				    .peak = peak,
				    .bps = bps,
				    .seconds = fmax(smr_device_seconds(base), 1e-9)});
	x = smr_feature_sizes(x, &s);
	x = smr_feature_over_cache(x, m, q, &s);
	*x++ = (float)smr_feature_ratio(s.m, s.n);
	x = put_kind(x, m, q);
	*x++ = (float)smr_feature_ratio(s.batch, 1);
	*x++ = (float)smr_feature_ratio(s.m, 1);
	*x++ = (float)smr_feature_ratio(s.n, 1);
	*x++ = (float)smr_feature_ratio(s.k, 1);
	*x++ = (float)smr_feature_ratio(q->work.flops, 1);
	*x++ = (float)smr_feature_ratio(bytes, 1);
	*x++ = (float)smr_feature_ratio(cores, 1);
	*x++ = (float)smr_feature_ratio(peak, 1);
	*x++ = (float)smr_feature_ratio(bps, 1);
	*x++ = (float)smr_feature_ratio(m->cache_bytes, 1);
	*x++ = (float)smr_feature_ratio(m->tdp_w, peak);
	*x++ = (float)q->threads;
}
