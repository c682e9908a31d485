/* Measures the cost of expensive operators (graph.h) on this host: programs apply one of them to
 * each element of an array in the cache; the time of an addition is subtracted. Both the vectorised
 * interpreter, which calls the C library, and generated code are measured. */
#include "api/operators.h"

#include <math.h>
#include <stdio.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "ir/graph/graph.h"
#include "samara/samara.h"

/* BYTES of each array: three fit the first-level cache. Rounds are APART_US apart: functions of the
 * C library were seen to take 1.7 times as long for some tenths of a second on an idle machine. */
enum { BYTES = 1 << 13, TRIALS = 12, ROUNDS = 8, APART_US = 100000 };

/* The operator that represents its kind; the last one is the addition that the others are compared
 * with. */
static const struct probe {
	const char *op, *operands;
} probes[SMR_MATH_FN_COUNT + 1] = {
	[SMR_MATH_FN_DIVIDE] = {"divide", "%a, %b"}, [SMR_MATH_FN_ROOT] = {"sqrt", "%a"},
	[SMR_MATH_FN_EXP] = {"exponential", "%a"},   [SMR_MATH_FN_LOG] = {"log", "%a"},
	[SMR_MATH_FN_SINE] = {"sine", "%a"},         [SMR_MATH_FN_TANH] = {"tanh", "%a"},
	[SMR_MATH_FN_POWER] = {"power", "%a, %b"},   [SMR_MATH_FN_OTHER] = {"atan2", "%a, %b"},
	[SMR_MATH_FN_COUNT] = {"add", "%a, %b"}};

static int count_of(bool wide)
{
	return BYTES / (wide ? (int)sizeof(double) : (int)sizeof(float));
}

static void fill_angles(void *data, bool wide, double times)
{
	for (int i = 0; i < count_of(wide); i++) {
		double x = (0.05 + 0.003 * (i % 1000)) * times;

		if (wide)
			((double *)data)[i] = x;
		else
			((float *)data)[i] = (float)x;
	}
}

static const struct {
	const char *only;
	bool wide;
} ways[SMR_MATH_FN_WAYS] = {[SMR_MATH_FN_STRIP_F32] = {"strip", false},
			    [SMR_MATH_FN_STRIP_F64] = {"strip", true},
			    [SMR_MATH_FN_CODE_F32] = {"nest", false},
			    [SMR_MATH_FN_CODE_F64] = {"nest", true}};

typedef struct run {
	smr_model *model; /* NULL: the operator cannot run */
	smr_ndarray a[3];
	double least; /* shortest time in seconds */
} run;

typedef struct bench {
	char data[2][2][BYTES]; /* inputs: [wide][sines have their own] */
	char result[BYTES];
	run runs[SMR_MATH_FN_WAYS][SMR_MATH_FN_COUNT + 1];
} bench;

static void unload_operator(run *r)
{
	if (r->model != NULL)
		(void)smr_unload(r->model);
	r->model = NULL;
}

/* An operator that cannot be loaded is not measured. */
static void load_operator(smr_ctx *ctx, bench *b, int way, int k)
{
	const struct probe *p = &probes[k];
	bool wide = ways[way].wide;
	const char *type = wide ? "f64" : "f32";
	smr_load_params q = SMR_INIT(smr_load_params);
	run *r = &b->runs[way][k];
	char text[512];
	int n = count_of(wide);

	for (int i = 0; i < 3; i++)
		r->a[i] = (smr_ndarray){.dtype = type,
					.rank = 1,
					.dims = {n},
					.data = i < 2 ? b->data[wide][k == SMR_MATH_FN_SINE]
						      : b->result};
	q.length = (size_t)snprintf(
		text, sizeof(text),
		"module { func.func public @main(%%a: tensor<%dx%s>, %%b: tensor<%dx%s>) -> "
		"tensor<%dx%s> { %%0 = stablehlo.%s %s : tensor<%dx%s> return %%0 : "
		"tensor<%dx%s> } }",
		n, type, n, type, n, type, p->op, p->operands, n, type, n, type);
	q.text = text;
	q.path = p->op;
	q.only = ways[way].only;
	r->least = INFINITY;
	if (smr_load(ctx, &q, &r->model) != SMR_OK)
		r->model = NULL;
}

static void time_operator(run *r)
{
	for (int i = 0; i < TRIALS && r->model != NULL; i++) {
		int64_t from = smr_now_ns();

		if (smr_model_run(r->model, r->a, 2, &r->a[2], 1) == SMR_OK)
			r->least = fmin(r->least, smr_seconds(from, smr_now_ns()));
		else
			unload_operator(r);
	}
}

static void measure_all_operators(smr_ctx *ctx, bench *b)
{
	/* arguments of sines often exceed one period */
	static const double times[] = {1, 30};

	for (int wide = 0; wide < 2; wide++)
		for (int sines = 0; sines < 2; sines++)
			fill_angles(b->data[wide][sines], wide != 0, times[sines]);
	for (int way = 0; way < SMR_MATH_FN_WAYS; way++)
		for (int k = 0; k <= SMR_MATH_FN_COUNT; k++)
			load_operator(ctx, b, way, k);
	for (int round = 0; round < ROUNDS; round++) {
		if (round > 0)
			usleep(APART_US);
		for (int way = 0; way < SMR_MATH_FN_WAYS; way++)
			for (int k = 0; k <= SMR_MATH_FN_COUNT; k++)
				time_operator(&b->runs[way][k]);
	}
}

/* Stores the time per element beyond that of an addition, in seconds. */
static void store_operator_costs(bench *b, smr_machine *m)
{
	for (int way = 0; way < SMR_MATH_FN_WAYS; way++)
		for (int k = 0; k < SMR_MATH_FN_COUNT; k++) {
			const run *r = b->runs[way];
			double more = r[k].least - r[SMR_MATH_FN_COUNT].least;

			if (isfinite(more))
				m->dear_s[way][k] = fmax(more / count_of(ways[way].wide), 1e-11);
		}
}

smr_status smr_measure_operators(smr_machine *m)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	bench *b = smr_calloc(1, sizeof(*b));
	smr_ctx *ctx;
	smr_status st = b != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory to measure");

	o.threads = 1;
	o.fast = 1; /* as functions of models and scripts are computed */
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK) {
		measure_all_operators(ctx, b);
		store_operator_costs(b, m);
		for (int way = 0; way < SMR_MATH_FN_WAYS; way++)
			for (int k = 0; k <= SMR_MATH_FN_COUNT; k++)
				unload_operator(&b->runs[way][k]);
		(void)smr_close(ctx);
	}
	smr_free(b);
	return st;
}
