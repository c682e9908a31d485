/* What dear operators (graph.h) take on this host: programs that compute one of them for each
 * element of an array that stays in the cache, less what an addition takes so. By strips, which
 * call the C library, and by generated code. */
#include "pipeline/operators.h"

#include <math.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "graph/graph.h"
#include "samara/samara.h"

enum { BYTES = 1 << 13, TRIALS = 60 }; /* of each array: three fit the first cache */

/* The operator that stands for its kind; the last one is what all are compared with. */
static const struct probe {
	const char *op, *operands;
} probes[SMR_DEAR_COUNT + 1] = {
	[SMR_DEAR_DIVIDE] = {"divide", "%a, %b"}, [SMR_DEAR_ROOT] = {"sqrt", "%a"},
	[SMR_DEAR_EXP] = {"exponential", "%a"},   [SMR_DEAR_LOG] = {"log", "%a"},
	[SMR_DEAR_SINE] = {"sine", "%a"},         [SMR_DEAR_TANH] = {"tanh", "%a"},
	[SMR_DEAR_POWER] = {"power", "%a, %b"},   [SMR_DEAR_OTHER] = {"atan2", "%a, %b"},
	[SMR_DEAR_COUNT] = {"add", "%a, %b"}};

static int count_of(bool wide)
{
	return BYTES / (wide ? (int)sizeof(double) : (int)sizeof(float));
}

static void fill(void *data, bool wide, double times)
{
	for (int i = 0; i < count_of(wide); i++) {
		double x = (0.05 + 0.003 * (i % 1000)) * times;

		if (wide)
			((double *)data)[i] = x;
		else
			((float *)data)[i] = (float)x;
	}
}

static double least_time(smr_model *m, const smr_ndarray *a, const smr_ndarray *result)
{
	double best = INFINITY;

	for (int i = 0; i < TRIALS; i++) {
		int64_t from = smr_now_ns();

		if (smr_model_run(m, a, 2, result, 1) != SMR_OK)
			return INFINITY;
		best = fmin(best, smr_seconds(from, smr_now_ns()));
	}
	return best;
}

/* Seconds of a run; infinite: it could not be run. */
static double time_of(smr_ctx *ctx, const struct probe *p, const char *only, bool wide, void *data)
{
	const char *type = wide ? "f64" : "f32";
	smr_ndarray a[3];
	smr_load_params q = SMR_INIT(smr_load_params);
	smr_model *m;
	char text[512];
	int n = count_of(wide);
	double t;

	for (int i = 0; i < 3; i++)
		a[i] = (smr_ndarray){.dtype = type,
				     .rank = 1,
				     .dims = {n},
				     .data = (char *)data + (i < 2 ? 0 : BYTES)};
	q.length = (size_t)snprintf(
		text, sizeof(text),
		"module { func.func public @main(%%a: tensor<%dx%s>, %%b: tensor<%dx%s>) -> "
		"tensor<%dx%s> { %%0 = stablehlo.%s %s : tensor<%dx%s> return %%0 : "
		"tensor<%dx%s> } }",
		n, type, n, type, n, type, p->op, p->operands, n, type, n, type);
	q.text = text;
	q.path = p->op;
	q.only = only;
	if (smr_load(ctx, &q, &m) != SMR_OK)
		return INFINITY;
	t = least_time(m, a, &a[2]);
	(void)smr_unload(m);
	return t;
}

static void measure_way(smr_ctx *ctx, const char *only, bool wide, void *data, double *out)
{
	/* sines are often of more than a turn */
	static const double turns = 30;
	double base;

	fill(data, wide, 1);
	base = time_of(ctx, &probes[SMR_DEAR_COUNT], only, wide, data);

	for (int k = 0; k < SMR_DEAR_COUNT && isfinite(base); k++) {
		double t;

		fill(data, wide, k == SMR_DEAR_SINE ? turns : 1);
		t = time_of(ctx, &probes[k], only, wide, data);

		if (isfinite(t))
			out[k] = fmax((t - base) / count_of(wide), 1e-11);
	}
}

smr_status smr_measure_operators(smr_machine *m)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	void *data = smr_calloc(2, BYTES);
	smr_ctx *ctx;
	smr_status st = data != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory to measure");

	o.threads = 1;
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	for (int way = 0; st == SMR_OK && way < SMR_DEAR_WAYS; way++) {
		bool wide = way == SMR_DEAR_STRIP_F64 || way == SMR_DEAR_CODE_F64;

		measure_way(ctx, way < SMR_DEAR_CODE_F32 ? "strip" : "nest", wide, data,
			    m->dear_s[way]);
	}
	if (st == SMR_OK)
		(void)smr_close(ctx);
	smr_free(data);
	return st;
}
