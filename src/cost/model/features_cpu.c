/* Features of CPUs: they depend on how loops go through memory, not on tiles. The learned factor is
 * applied to the times of arithmetic and memory on the machine, one after the other, whatever runs
 * the kernel: the factor differs among implementations and classes in ways that trees find easily,
 * and is right in tendency for all kernels larger than any that was measured. Further features, as
 * shares of it, are times of parts of a kernel that implementations handle differently: vectors
 * that are not full, packing of products, ends of rows, chains of dependent operations. */
#include <math.h>
#include <string.h>

#include "cost/model/features_internal.h"

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
	"full vectors",
	"full tiles",
	"results of sums",
	"right factors",
	"left factors",
	"products of a batch",
	"rows of products",
	"runs of products",
	"plain operations",
	"dear operations",
	"rows",
	"results",
	"vectors of rows",
	"sums of runs",
	"vectors of runs",
	"ends of runs",
	"chains of columns",
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

static const double START_S = 50e-9;

/* Lower bounds of the machine: compute, memory. */
static void get_lower_bounds(const smr_machine *m, const smr_cost_query *q,
			     const smr_device_time *base, double s[2])
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
	get_lower_bounds(m, q, base, s);
	return START_S + (q->threads > 1 ? m->fork_join_s : 0) + s[0] + s[1];
}

static double round_up_to(double n, double to)
{
	return ceil(n / to) * to;
}

/* Adds seconds relative to the whole; parts that a kernel does not have are a very small number. */
static float *put_shares(float *x, const double *seconds, size_t n, double ground)
{
	for (size_t i = 0; i < n; i++)
		*x++ = (float)smr_feature_ratio(seconds[i], ground);
	return x;
}

enum {
	COMPUTE_OVER_MEMORY,
	WORK_OVER_START,
	ROOFLINE = 3,
	FULL_VECTORS = 33,
	PRODUCT = 8,
	OTHER = 9
};
_Static_assert(SMR_COST_SHARES == 3 + PRODUCT + OTHER, "a start, arithmetic and memory come first");

/* Adds times of one cycle for a vector, or for several: only their differences matter, since trees
 * scale them. */
static float *put_product(float *x, const smr_cost_query *q, const smr_cost_shape *s, double lanes,
			  double cycle, double peak, double ground)
{
	double results = s->batch * s->m * s->n, steps = results * s->k;
	double t[PRODUCT] = {
		2 * s->batch * s->m * round_up_to(s->n, lanes) * s->k / peak,
		2 * s->batch * round_up_to(s->m, 6) * round_up_to(s->n, 4 * lanes) * s->k / peak,
		s->batch * s->m * round_up_to(s->n, lanes) * cycle / 4,
		s->batch * s->n * s->k * cycle / 8,
		s->batch * s->m * s->k * cycle / 8,
		s->batch * 40e-9,
		s->batch * s->m * 1e-9,
		steps / fmax(q->walk.run, 1) * cycle / 4,
	};

	if (!smr_cost_is_product(q))
		memset(t, 0, sizeof(t));
	return put_shares(x, t, PRODUCT, ground);
}

static float *put_other(float *x, const smr_cost_query *q, const smr_cost_shape *s, double lanes,
			double cycle, double peak, double ground)
{
	double inner = fmax(q->walk.inner, 1), run = q->walk.run;
	double results = q->work.bytes_written / (double)smr_dtype_size(q->dtype);
	double rows = results / inner, sums = 0, columns = 0, whole = floor(run / lanes);

	if (run > 0)
		sums = (q->shape.n > 0 ? s->m * s->n : q->work.flops) / run;
	else if (q->shape.n > 0)
		columns = s->n * rows * ceil(inner / (4 * lanes));

	double t[OTHER] = {
		fmax(q->work.flops - q->work.slow, 0) / peak * 4,
		q->work.slow / peak * 8,
		rows * 1e-9,
		results / lanes * cycle,
		rows * ceil(inner / lanes) * cycle,
		sums * 1e-9,
		sums * whole * cycle,
		sums * (run - whole * lanes) * cycle,
		columns * cycle,
	};

	if (smr_cost_is_product(q))
		memset(t, 0, sizeof(t));
	return put_shares(x, t, OTHER, ground);
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
	*x++ = (float)(w->inner > 0 ? round_up_to(w->inner, 16) / w->inner : 1);
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
	double ground = smr_features_ground(m, q, base),
	       lanes = 64.0 / fmax(smr_dtype_size(q->dtype), 1);
	double cycle = 4 * lanes / base->peak; /* two fused vector operations in each cycle */
	float *x = out;

	for (int i = 0; i < SMR_COST_FEATURES; i++)
		out[i] = 0;
	get_lower_bounds(m, q, base, s);
	*x++ = (float)smr_feature_ratio(s[0], s[1]);
	*x++ = (float)smr_feature_ratio(fmax(s[0], s[1]), START_S);
	*x++ = (float)(smr_feature_ratio(q->work.flops, bytes) -
		       smr_feature_ratio(base->peak, smr_cost_bandwidth(m, 1e9, q->threads)));
	*x++ = (float)smr_feature_ratio(ground, 1);
	*x++ = (float)smr_feature_class(q);
	*x++ = (float)smr_feature_impl(q);
	*x++ = (float)smr_dtype_size(q->dtype);
	*x++ = (float)smr_dtype_size(q->factor);
	*x++ = (float)(q->chained_sum + 2 * q->strided);
	x = put_loops(x, q, loops);
	x = put_walk(x, q);
	x = smr_feature_over_cache(x, m, q, loops);
	*x++ = (float)fmin(q->walk.others, 100);
	x = put_product(x, q, loops, lanes, cycle, base->peak, ground);
	(void)put_other(x, q, loops, lanes, cycle, base->peak, ground);
	put_sizes(out + SMR_FEATURES_FREE, m, q, loops, base->peak);
}

void smr_features_shares(const float x[SMR_COST_FEATURES], double out[SMR_COST_SHARES])
{
	double over = exp2((double)x[COMPUTE_OVER_MEMORY]);
	double ground = exp2((double)x[ROOFLINE]);
	double most = START_S * exp2((double)x[WORK_OVER_START]) / ground;

	out[1] = most * fmin(over, 1);
	out[2] = most * fmin(1 / over, 1);
	out[0] = fmax(1 - out[1] - out[2], 0);
	for (int i = 0; i < PRODUCT + OTHER; i++) {
		double share = (double)x[FULL_VECTORS + i];

		out[3 + i] = share > -60 ? exp2(share) : 0;
	}
}
