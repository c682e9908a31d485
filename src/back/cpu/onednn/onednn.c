/* The implementations "onednn" and "onednn3": convolutions and products of matrices, f32, by oneDNN
 * 2.6 and 3.x. */
#include "back/cpu/onednn/onednn.h"
#include "back/cpu/product/epilogue.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/status.h"
#include "base/thread/clock.h"
#include "base/thread/signal_mask.h"
#include "base/thread/startup_cost.h"

struct smr_exec {
	smr_form form;
	smr_dnnl_generation g;
	smr_gemm_plan gemm;
	smr_dnnl_conv *conv;
	smr_dnnl_grad *grad;
	smr_product_epilogue *tail; /* of the product; NULL: none */
	smr_dnnl_packer *packer;    /* of the product; NULL: none */
	const smr_dnnl *holds;      /* of matmul.c; NULL: nothing */
	bool broken;                /* sgemm failed; further runs fail */
	char detail[64];
};

/* One of each generation. */
static struct {
	const smr_dnnl *_Atomic library; /* for the calls below; set before them */
	atomic_bool awake;               /* sgemm has run once */
	atomic_bool sgemm_failed;        /* since the end of the last run */
} state[SMR_DNNL_GENERATIONS];

static void scale_matrix(float *c, int ldc, int m, int n, float by)
{
	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++)
			c[i * ldc + j] *= by;
}

/* C = alpha A B, or C += alpha A B. */
static void plain_product(bool ta, bool tb, int m, int n, int k, float alpha, const float *a,
			  int64_t lda, const float *b, int64_t ldb, bool add, float *c, int64_t ldc)
{
	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++) {
			float s = 0;

			for (int64_t l = 0; l < k; l++)
				s += a[ta ? l * lda + i : i * lda + l] *
				     b[tb ? j * ldb + l : l * ldb + j];
			c[i * ldc + j] = alpha * s + (add ? c[i * ldc + j] : 0);
		}
}

/* Calls sgemm. It fails only if it runs out of memory, which it allocates before it writes C, but
 * after it has scaled C by beta (oneDNN's x64/gemm/gemm_driver.cpp). So beta is always 0 or 1, for
 * which it does not scale. */
static void call_sgemm(smr_dnnl_generation g, bool ta, bool tb, int m, int n, int k, double alpha,
		       const void *a, int lda, const void *b, int ldb, double beta, void *c,
		       int ldc)
{
	const smr_dnnl *d = atomic_load_explicit(&state[g].library, memory_order_relaxed);
	bool add = beta != 0;

	if (add && beta != 1)
		scale_matrix(c, ldc, m, n, (float)beta);
	if (d->sgemm(ta ? 'T' : 'N', tb ? 'T' : 'N', m, n, k, (float)alpha, a, lda, b, ldb,
		     add ? 1 : 0, c, ldc) == dnnl_success)
		return;
	atomic_store(&state[g].sgemm_failed, true);
	plain_product(ta, tb, m, n, k, (float)alpha, a, lda, b, ldb, add, c, ldc);
}

static void call_sgemm_2(bool ta, bool tb, int m, int n, int k, double alpha, const void *a,
			 int lda, const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	call_sgemm(SMR_DNNL_2, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

static void call_sgemm_3(bool ta, bool tb, int m, int n, int k, double alpha, const void *a,
			 int lda, const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	call_sgemm(SMR_DNNL_3, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

static void plain_product_bf16(const smr_dnnl_product *x)
{
	const uint16_t *a = x->a, *b = x->b;

	for (int64_t i = 0; i < x->m; i++)
		for (int64_t j = 0; j < x->n; j++) {
			float s = 0;

			for (int64_t l = 0; l < x->k; l++)
				s += smr_from_bf16(a[x->ta ? l * x->lda + i : i * x->lda + l]) *
				     smr_from_bf16(b[x->tb ? j * x->ldb + l : l * x->ldb + j]);
			x->c[i * x->ldc + j] = s + (x->add ? x->c[i * x->ldc + j] : 0);
		}
}

/* Plans with operands that may be copied have alpha 1, and beta 0 or 1. */
static void call_bf16_3(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda,
			const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	const smr_dnnl *d = atomic_load_explicit(&state[SMR_DNNL_3].library, memory_order_relaxed);
	smr_dnnl_product x = {.ta = ta,
			      .tb = tb,
			      .add = beta != 0,
			      .m = m,
			      .n = n,
			      .k = k,
			      .lda = lda,
			      .ldb = ldb,
			      .ldc = ldc,
			      .a = a,
			      .b = b,
			      .c = c};

	if (smr_dnnl_multiply(d, &x) == dnnl_success)
		return;
	atomic_store(&state[SMR_DNNL_3].sgemm_failed, true);
	plain_product_bf16(&x);
}

static smr_gemm_call *const sgemm_of[SMR_DNNL_GENERATIONS] = {call_sgemm_2, call_sgemm_3};

/* Whether the sums run over all pixels and the image has more channels than the result: oneDNN's
 * gradients are up to 1.8 times as fast as its product. */
static bool is_wide_gradient(const smr_product_conv *c)
{
	return c->r * c->s > 1 && c->n > c->o && c->o >= 8;
}

/* Turns a convolution by single pixels of contiguous image columns into a product, which needs no
 * other layout. */
static bool as_gemm(smr_form *f)
{
	smr_gemm g;

	if (!smr_product_conv_as_gemm(&f->conv, &g) || g.bn != 1 || is_wide_gradient(&f->conv))
		return false;
	f->kind = SMR_FORM_GEMM;
	f->gemm = g;
	return true;
}

static smr_status plan_product(smr_dnnl_generation g, const smr_gemm *p, smr_gemm_plan *plan)
{
	if (g == SMR_DNNL_3 && p->packs && smr_dnnl_has_bf16(p))
		return smr_gemm_plan_make_of(p, SMR_BF16, call_bf16_3, plan);
	return smr_gemm_plan_make(p, sgemm_of[g], plan);
}

static smr_status plan_form(smr_dnnl_generation g, smr_form *f, smr_gemm_plan *plan)
{
	if (f->kind == SMR_FORM_CONV) {
		smr_form conv = *f;

		if (f->conv.dtype != SMR_F32)
			return smr_fail(SMR_EUNSUPPORTED, "oneDNN convolves f32, not f64");
		if (f->conv.tail.there)
			return smr_fail(SMR_EUNSUPPORTED, "more than a bias is fused to it");
		if (!as_gemm(f) || plan_product(g, &f->gemm, plan) != SMR_OK)
			*f = conv;
		return SMR_OK;
	}
	if (f->kind != SMR_FORM_GEMM)
		return smr_fail(SMR_EUNSUPPORTED, "oneDNN has nothing for vectors");
	if (smr_gemm_is_row(&f->gemm))
		return smr_fail(SMR_EUNSUPPORTED, "a row, which dot multiplies in order");
	if (f->gemm.dtype != SMR_F32)
		return smr_fail(SMR_EUNSUPPORTED, "oneDNN has no product of %s",
				smr_dtype_name(f->gemm.dtype));
	SMR_TRY(plan_product(g, &f->gemm, plan));
	return plan->vector ? smr_fail(SMR_EUNSUPPORTED, "a row, not a matrix") : SMR_OK;
}

static smr_status accept_form(smr_dnnl_generation g, const smr_codelet *c, const smr_env *e)
{
	smr_form form;
	smr_gemm_plan plan;

	SMR_TRY(smr_form_with_tail(c, e, &form));
	SMR_TRY(plan_form(g, &form, &plan)); /* first: finding the library takes longer */
	if (form.kind == SMR_FORM_GEMM && form.gemm.tail.there)
		SMR_TRY(smr_product_epilogue_check(c, &plan, "nest"));
	return smr_dnnl_find(g);
}

static void release_onednn(smr_exec *x)
{
	if (x == NULL)
		return;
	smr_dnnl_conv_free(x->conv);
	smr_dnnl_grad_free(x->grad);
	smr_product_epilogue_free(x->tail);
	smr_dnnl_packer_free(x->packer);
	if (x->holds != NULL)
		smr_dnnl_products_release(x->holds);
	smr_free(x);
}

/* Seconds of the first product of a process, in which oneDNN generates code for many kinds of
 * products: 0.13 billion instructions. */
static double sgemm_startup_seconds(void)
{
	return atomic_load(&state[SMR_DNNL_2].awake) ? 0 : 0.04;
}

/* ... and opening it. */
static double startup_seconds_3(void)
{
	return atomic_load(&state[SMR_DNNL_3].awake) ? 0 : 0.05;
}

static void warm_up_sgemm(smr_dnnl_generation g, const smr_dnnl *d)
{
	enum { N = 16 };
	static const float a[N * N], b[N * N];
	float c[N * N];
	int64_t from = smr_thread_ns();
	int before;
	sigset_t mask;

	if (atomic_load(&state[g].awake))
		return;
	before = smr_product_solo_enter();
	smr_signals_block(&mask); /* as in run_onednn() */
	/* a failure shows up in a later call whose result is used */
	(void)d->sgemm('N', 'N', N, N, N, 1, a, N, b, N, 0, c, N);
	smr_signals_restore(&mask);
	smr_product_solo_leave(before);
	smr_startup_cost_took(smr_thread_ns() - from);
	atomic_store(&state[g].awake, true);
}

static smr_status prepare_conv(const smr_dnnl *d, const smr_workers *w, smr_exec *x)
{
	smr_status st = smr_dnnl_grad_new(d, &x->form.conv, &x->grad);

	if (st != SMR_EUNSUPPORTED)
		return st;
	return smr_dnnl_conv_new(d, &x->form.conv, smr_workers_count(w), &x->conv);
}

static void prepare_product(smr_dnnl_generation g, const smr_dnnl *d, smr_exec *x)
{
	if (x->gemm.call != call_bf16_3) {
		warm_up_sgemm(g, d);
		return;
	}
	x->packer = smr_dnnl_packer_new(d, &x->gemm);
	x->gemm.packer = smr_dnnl_packer_base(x->packer);
	smr_dnnl_products_hold();
	x->holds = d;
	atomic_store(&state[SMR_DNNL_3].awake, true);
}

static smr_status prepare_form(smr_dnnl_generation g, const smr_form *f, const smr_workers *w,
			       smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	const smr_dnnl *d;
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call of oneDNN");
	x->g = g;
	x->form = *f;
	st = plan_form(g, &x->form, &x->gemm);
	if (st == SMR_OK)
		st = smr_dnnl_open(g, &d);
	if (st == SMR_OK)
		state[g].library = d;
	if (st == SMR_OK && x->form.kind == SMR_FORM_CONV)
		st = prepare_conv(d, w, x);
	else if (st == SMR_OK)
		prepare_product(g, d, x);
	if (st != SMR_OK) {
		release_onednn(x);
		return st;
	}
	snprintf(x->detail, sizeof(x->detail), "%s pieces %dx%d",
		 x->gemm.call == call_bf16_3 ? "matmul of bf16," : "sgemm", x->gemm.pm, x->gemm.pn);
	*out = x;
	return SMR_OK;
}

static smr_status prepare_codelet(smr_dnnl_generation g, const smr_codelet *c, const smr_env *e,
				  const smr_workers *w, smr_exec **out)
{
	smr_form form;
	smr_exec *x;
	smr_status st = SMR_OK;

	SMR_TRY(smr_form_with_tail(c, e, &form));
	SMR_TRY(prepare_form(g, &form, w, &x));
	if (form.kind == SMR_FORM_GEMM && form.gemm.tail.there)
		st = smr_product_epilogue_new(c, &x->gemm, "nest", smr_workers_count(w), &x->tail);
	if (st != SMR_OK) {
		release_onednn(x);
		return st;
	}
	x->gemm.tail = x->tail;
	*out = x;
	return SMR_OK;
}

/* Only 3 has products of bf16. */
static smr_dnnl_generation choose_generation(const smr_form *f)
{
	bool narrow = f->kind == SMR_FORM_GEMM && f->gemm.packs && smr_dnnl_has_bf16(&f->gemm);
	smr_dnnl_generation first = narrow ? SMR_DNNL_3 : SMR_DNNL_2;

	return smr_dnnl_find(first) == SMR_OK ? first : narrow ? SMR_DNNL_2 : SMR_DNNL_3;
}

/* A built program takes what its machine has. */
static smr_status deserialize_onednn(const smr_deserialized *t, const smr_workers *w,
				     smr_exec **out)
{
	smr_form form;
	smr_exec *x;
	smr_status st = SMR_OK;

	SMR_TRY(smr_form_read(t, &form));
	SMR_TRY(prepare_form(choose_generation(&form), &form, w, &x));
	if (form.kind == SMR_FORM_GEMM && form.gemm.tail.there)
		st = smr_product_epilogue_thaw(&x->gemm, t, &x->tail);
	if (st != SMR_OK) {
		release_onednn(x);
		return st;
	}
	x->gemm.tail = x->tail;
	*out = x;
	return SMR_OK;
}

static smr_status serialize_onednn(const smr_codelet *c, const smr_env *e,
				   const smr_serialized_for *f, smr_serialized *out)
{
	smr_form form;
	smr_gemm_plan plan;

	SMR_TRY(smr_form_with_tail(c, e, &form));
	if (form.kind != SMR_FORM_GEMM || !form.gemm.tail.there)
		return smr_form_freeze(c, e, f, out);
	SMR_TRY(plan_form(SMR_DNNL_2, &form, &plan));
	return smr_product_epilogue_freeze(c, e, &plan, f, out);
}

static smr_status run_library(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	if (x->conv != NULL)
		return smr_dnnl_conv_run(x->conv, e, w);
	if (x->grad != NULL)
		return smr_dnnl_grad_run(x->grad, e, w);
	if (x->broken)
		return smr_fail(SMR_EINTERNAL, "oneDNN failed to multiply these matrices before");
	SMR_TRY(smr_gemm_plan_run(&x->gemm, e, w));
	x->broken = atomic_exchange(&state[x->g].sgemm_failed, false);
	return SMR_OK;
}

/* oneDNN's kernels of sgemm use the stack pointer as a register: the frame of a signal handler
 * would overwrite memory. The threads of the pool block signals anyway. */
static smr_status run_onednn(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	sigset_t before;
	smr_status st;

	smr_signals_block(&before);
	st = run_library(x, e, w);
	smr_signals_restore(&before);
	return st;
}

static const char *describe_onednn(const smr_exec *x)
{
	return x->conv != NULL   ? smr_dnnl_conv_detail(x->conv)
	       : x->grad != NULL ? smr_dnnl_grad_detail(x->grad)
				 : x->detail;
}

static const smr_cost_rate onednn_rate[] = {
	{"contract", 0.85, 0.80, 1, 0.5e-6, 1.4, {1.25, 0.054, 0.036, 0.17, 430, 0.4}},
	{"gram", 0.85, 0.80, 1, 0.5e-6, 1.4, {1.25, 0.054, 0.036, 0.17, 430, 0.4}},
	{"channels", 0.75, 0.80, 1, 2.2e-6, 1.4, {1.06, 0.15, 0.32, 0.045, 0, 0}},
	{"window", 0.35, 0.50, 1, 4e-6, 1.7, {.mac = 0}},
	{NULL, 0.30, 0.50, 1, 4e-6, 1.7, {.mac = 0}},
};
static const smr_cost_rates onednn_rates = {
	.rate = onednn_rate,
	.source = SMR_COST_MEASURED,
	.math = SMR_COST_MATH_VECTOR,
	.feature = 2,
};
static const smr_cost_rate onednn3_rate[] = {
	{"contract", 0.85, 0.80, 1, 0.5e-6, 1.4, {1.25, 0.054, 0.036, 0.17, 430, 0.4}},
	{"gram", 0.85, 0.80, 1, 0.5e-6, 1.4, {1.25, 0.054, 0.036, 0.17, 430, 0.4}},
	{"channels", 0.80, 0.80, 1, 2.2e-6, 1.4, {1.06, 0.15, 0.32, 0.045, 0, 0}},
	{"window", 0.35, 0.50, 1, 4e-6, 1.7, {.mac = 0}},
	{NULL, 0.30, 0.50, 1, 4e-6, 1.7, {.mac = 0}},
};
static const smr_cost_rates onednn3_rates = {
	.rate = onednn3_rate,
	.source = "those of oneDNN 2; channels: 1.0 to 1.05 times its rate in samara doctor on a "
		  "Zen 4; bf16: 256 x 768 x 3072 there, and on an Emerald Rapids with AMX, where "
		  "it takes 1 / 3.6 to 1 / 4.0 of the time of f32 and 1024 x 1024 x 1024 1 / 3.5 "
		  "(medians of 200, oneDNN 3.2)",
	.math = SMR_COST_MATH_VECTOR,
	.feature = 2, /* trained predictors have seen oneDNN 2 */
	.bf16 = 2,
	.bf16_units = 3.6,
};

#define GENERATION(n)                                                         \
	static smr_status accept_##n(const smr_codelet *c, const smr_env *e)  \
	{                                                                     \
		return accept_form(SMR_DNNL_##n, c, e);                       \
	}                                                                     \
	static smr_status prepare_##n(const smr_codelet *c, const smr_env *e, \
				      const smr_workers *w, smr_exec **out)   \
	{                                                                     \
		return prepare_codelet(SMR_DNNL_##n, c, e, w, out);           \
	}

GENERATION(2)
GENERATION(3)

/* Members of both generations. */
#define IMPL_OF(n)                                                                             \
	.reassociates = true, .accept = accept_##n, .prepare = prepare_##n, .run = run_onednn, \
	.release = release_onednn, .detail = describe_onednn, .compile_s = 0.03,               \
	.compiles = smr_product_epilogue_there, .freeze = serialize_onednn,                    \
	.thaw = deserialize_onednn

extern const smr_impl smr_impl_onednn, smr_impl_onednn3;
const smr_impl smr_impl_onednn = {
	.name = "onednn",
	.about = "oneDNN 2: convolutions and products of matrices, f32",
	.rates = &onednn_rates,
	.wakes = sgemm_startup_seconds,
	IMPL_OF(2),
};

const smr_impl smr_impl_onednn3 = {
	.name = "onednn3",
	.about = "oneDNN 3: the same, by a newer library where one is found",
	.rates = &onednn3_rates,
	.wakes = startup_seconds_3,
	IMPL_OF(3),
};
