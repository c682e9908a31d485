/* The implementation "cublaslt": products of matrices by NVIDIA's library, on the cards of "gpu".
 * Launches that were collected are submitted first: the library queues its own. */
#include <pthread.h>
#include <stdio.h>

#include "back/cublaslt/call.h"
#include "back/gpu/memory.h"
#include "back/gpu/times.h"
#include "back/gpu/windows.h"
#include "base/alloc.h"
#include "base/log.h"

struct smr_exec {
	const smr_codelet *c;
	const smr_gpu_card *card; /* of prepare() */
	smr_lt_product product;
	smr_lt_call call;
	nest_place place;
	smr_gpu_times times;
	pthread_mutex_t lock; /* of the call's descriptors */
	char detail[96];
};

static smr_status accept_product(const smr_codelet *c, const smr_env *e)
{
	const smr_gpu_card *card;
	smr_lt_product p;
	const smr_lt *lt;

	SMR_TRY(smr_lt_plan(c, e, &p)); /* first: finding the library takes longer */
	SMR_TRY(smr_gpu_card_open(&card));
	return smr_lt_open(&lt, NULL);
}

static void describe(smr_exec *x)
{
	static const struct part {
		int epilogue;
		const char *text;
	} parts[] = {
		{CUBLASLT_EPILOGUE_RELU, " relu"},           {CUBLASLT_EPILOGUE_BIAS, " bias"},
		{CUBLASLT_EPILOGUE_RELU_BIAS, " bias relu"}, {CUBLASLT_EPILOGUE_GELU, " gelu"},
		{CUBLASLT_EPILOGUE_GELU_BIAS, " bias gelu"},
	};
	const char *of = "";

	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
		if (parts[i].epilogue == x->product.epilogue)
			of = parts[i].text;
	snprintf(x->detail, sizeof(x->detail), "%s %s by %s%s%s, workspace %zu",
		 smr_dtype_name(x->product.gemm.A.dtype), x->product.a.transposed ? "T" : "N",
		 x->product.b.transposed ? "T" : "N", x->product.swapped ? ", by rows" : "", of,
		 x->call.workspace);
}

static void release_product(smr_exec *x)
{
	if (x->card != NULL && smr_gpu_synchronize(x->card->device) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	smr_gpu_times_destroy(&x->times);
	smr_lt_call_free(&x->call);
	pthread_mutex_destroy(&x->lock);
	smr_free(x);
}

static smr_status make_call(smr_exec *x, const smr_env *e)
{
	const nest_recipe none = {.nops = 0};
	const smr_lt *lt;

	SMR_TRY(smr_lt_plan(x->c, e, &x->product));
	SMR_TRY(smr_gpu_card_open(&x->card));
	SMR_TRY(smr_lt_open(&lt, NULL));
	SMR_TRY(nest_place_make(x->c, e, &none, 0, INT64_MAX / 2, &x->place));
	return smr_lt_call_make(lt, x->card->device, &x->product, &x->call);
}

static smr_status prepare_product(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				  smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	(void)w;
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call of cuBLASLt");
	x->c = c;
	pthread_mutex_init(&x->lock, NULL);
	smr_gpu_times_init(&x->times);
	st = make_call(x, e);
	if (st != SMR_OK) {
		release_product(x);
		return st;
	}
	describe(x);
	*out = x;
	return SMR_OK;
}

/* ---- running ----------------------------------------------------------------------------------
 */

static smr_gpu_ptr address_of(const smr_gpu_windows *w, const smr_operand *o, int64_t elements)
{
	return smr_gpu_windows_at(w, o->base, o->offset) +
	       (uint64_t)(elements * (int64_t)smr_dtype_size(o->dtype));
}

/* Runs call number @p i of the loops around the batch. */
static smr_status run_call(smr_exec *x, const smr_gpu_windows *w, int64_t i)
{
	const smr_lt_product *p = &x->product;
	const smr_gemm *g = &p->gemm;
	int64_t a = 0, b = 0, c = 0;
	double beta = g->reads_c ? smr_product_scalar_at(&g->beta, w->e) : 0;

	for (uint32_t l = g->nouter; l-- > 0; i /= g->outer[l].n) {
		int64_t at = i % g->outer[l].n;

		a += at * g->outer[l].a;
		b += at * g->outer[l].b;
		c += at * g->outer[l].c;
	}
	const smr_lt_operands at = {.a = address_of(w, &p->a.at, p->swapped ? b : a),
				    .b = address_of(w, &p->b.at, p->swapped ? a : b),
				    .c = address_of(w, &p->c.at, c),
				    .bias = p->has_bias ? address_of(w, &p->bias, 0) : 0,
				    .workspace = x->call.workspace > 0 ? w->more : 0};

	return smr_lt_call_run(&x->call, w->card->device, p, smr_product_scalar_at(&g->alpha, w->e),
			       beta, &at);
}

static smr_status run_calls(smr_exec *x, const smr_gpu_windows *w)
{
	smr_status st = SMR_OK;

	pthread_mutex_lock(&x->lock);
	for (int64_t i = 0; i < x->product.calls && st == SMR_OK; i++)
		st = run_call(x, w, i);
	pthread_mutex_unlock(&x->lock);
	return st;
}

static smr_status run_measured(smr_exec *x, const smr_gpu_windows *w)
{
	bool due = w->card == x->card && smr_gpu_times_due(&x->times, false);
	int run = due ? smr_gpu_times_begin(&x->times, w->card->device) : -1;
	smr_status st = run_calls(x, w);

	smr_gpu_times_end(&x->times, run, st == SMR_OK);
	return st;
}

static smr_status run_product(smr_exec *x, const smr_env *e, const smr_workers *workers)
{
	smr_gpu_windows w;
	smr_status st;

	(void)workers;
	SMR_TRY(smr_gpu_windows_open(x->c, &x->place, NULL, e, x->call.workspace, &w));
	st = smr_gpu_commands_submit(w.commands);
	if (st == SMR_OK)
		st = run_measured(x, &w);
	return smr_gpu_windows_close(&w, st);
}

static const char *detail_of(const smr_exec *x)
{
	return x->detail;
}

static void read_measured(smr_exec *x, bool with_power, smr_device_measured *out)
{
	smr_gpu_times_read(&x->times, out);
	out->watts = with_power ? smr_gpu_card_watts() : 0;
	out->emulated = smr_machine_is_emulated(&x->card->machine);
}

/* Not measured: the model of a card's products is fitted to this library (cost/model/wave.c), and
 * its calibration to generated code, which the library is assumed to beat by a third. A call is
 * no part of a graph, and costs the host some 5 us. */
static const smr_cost_rate rate[] = {{.klass = NULL, .flops = 1, .bandwidth = 1, .spread = 1.5}};
static const smr_cost_rates rates = {.rate = rate,
				     .source = "assumed: no card has measured it",
				     .feature = 10, /* a device */
				     .device_products = 0.75,
				     .device_start_s = 5e-6};

extern const smr_impl smr_impl_cublaslt;
const smr_impl smr_impl_cublaslt = {
	.name = "cublaslt",
	.about = "cuBLASLt: products of matrices, on an NVIDIA GPU",
	.reassociates = true,
	.machine = smr_gpu_card_machine,
	.memory = &smr_gpu_memory,
	.measured = read_measured,
	.shared = true,
	.rates = &rates,
	.accept = accept_product,
	.prepare = prepare_product,
	.run = run_product,
	.release = release_product,
	.detail = detail_of,
};
