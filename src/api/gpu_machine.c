/* Measures products on the GPU as programs run them: by models, whose kernels the card times. Sizes
 * double until a product takes long enough to be at its full rate. */
#include "api/gpu_machine.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/gpu/calibrate.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "samara/samara.h"

enum { LEAST_SIDE = 64, MOST_SIDE = 4096, RUNS = 4 };

/* A side is doubled while that many seconds are not exceeded: of a kernel, and of a type with its
 * compilation and copies. */
static const double LONG_KERNEL_S = 4e-3, LONG_TYPE_S = 0.6;

static const struct {
	const char *name;
	size_t bytes;
} types[SMR_PRODUCT_TYPES] = {[SMR_PRODUCT_F32] = {"f32", 4},
			      [SMR_PRODUCT_F64] = {"f64", 8},
			      [SMR_PRODUCT_F16] = {"f16", 2},
			      [SMR_PRODUCT_BF16] = {"bf16", 2}};

static smr_status load_product(smr_ctx *ctx, const char *type, int n, smr_model **out)
{
	smr_load_params q = SMR_INIT(smr_load_params);
	char text[512];

	q.length = (size_t)snprintf(
		text, sizeof(text),
		"func.func @main(%%a: tensor<%dx%dx%s>, %%b: tensor<%dx%dx%s>) -> "
		"tensor<%dx%dx%s> {\n"
		"%%0 = stablehlo.dot_general %%a, %%b, contracting_dims = [1] x [0] : "
		"(tensor<%dx%dx%s>, tensor<%dx%dx%s>) -> tensor<%dx%dx%s>\n"
		"return %%0 : tensor<%dx%dx%s> }",
		n, n, type, n, n, type, n, n, type, n, n, type, n, n, type, n, n, type, n, n, type);
	q.text = text;
	q.path = "product";
	q.measure = 1;
	return smr_load(ctx, &q, out);
}

/* Returns the seconds that the card measured of the product; 0: it ran elsewhere. */
static double kernel_seconds(const smr_model *m)
{
	smr_model_op op = SMR_INIT(smr_model_op);
	double s = 0;

	for (size_t i = 0; smr_model_op_at(m, i, &op); i++)
		if (op.device_runs > 0)
			s += op.device_s / (double)op.device_runs;
	return s;
}

static smr_status run_product(smr_ctx *ctx, int type, int n, char *data, double *seconds)
{
	size_t bytes = types[type].bytes * (size_t)n * (size_t)n;
	smr_ndarray a[3];
	smr_model *m;
	smr_status st;

	for (int i = 0; i < 3; i++)
		a[i] = (smr_ndarray){.dtype = types[type].name,
				     .rank = 2,
				     .dims = {n, n},
				     .data = data + (size_t)i * bytes};
	SMR_TRY(load_product(ctx, types[type].name, n, &m));
	st = SMR_OK;
	for (int i = 0; st == SMR_OK && i < RUNS; i++)
		st = smr_model_run(m, a, 2, &a[2], 1);
	*seconds = kernel_seconds(m);
	(void)smr_unload(m);
	return st;
}

/* A type that does not run on the card has no rate. */
static void measure_type(smr_ctx *ctx, int type, char *data, smr_machine *m)
{
	int64_t start = smr_now_ns();
	double s, best = 0;

	for (int n = LEAST_SIDE; n <= MOST_SIDE; n *= 2) {
		if (run_product(ctx, type, n, data, &s) != SMR_OK || !(s > 0))
			break;
		best = fmax(best, 2.0 * n * n * n / s);
		if (s > LONG_KERNEL_S || smr_seconds(start, smr_now_ns()) > LONG_TYPE_S)
			break;
	}
	m->product[type] = best;
}

static smr_status measure_products(smr_machine *m, void (*step)(double done, double all))
{
	size_t bytes = (size_t)3 * MOST_SIDE * MOST_SIDE * sizeof(double);
	smr_open_params o = SMR_INIT(smr_open_params);
	char *data = smr_malloc(bytes);
	smr_ctx *ctx;
	smr_status st =
		data != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory to measure products");

	o.device = "gpu";
	o.fast = 1;
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK) {
		memset(data, 0x3c, bytes); /* of each type a number near 1 or 0.01 */
		for (int t = 0; t < SMR_PRODUCT_TYPES; t++) {
			measure_type(ctx, t, data, m);
			if (step != NULL)
				step(2 + t, 1 + SMR_PRODUCT_TYPES);
		}
		(void)smr_close(ctx);
	}
	smr_free(data);
	return st;
}

smr_status smr_measure_gpu(smr_machine *m, void (*step)(double done, double all))
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	smr_gpu_describe_machine(smr_gpu_about(card->device), m);
	SMR_TRY(smr_gpu_measure_card(card, m));
	if (step != NULL)
		step(1, 1 + SMR_PRODUCT_TYPES);
	SMR_TRY(measure_products(m, step));
	snprintf(m->name, sizeof(m->name), "this-gpu");
	m->calibrated = true;
	return SMR_OK;
}
