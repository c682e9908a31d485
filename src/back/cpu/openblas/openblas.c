/* The implementations "openblas" and "openblas-pip": products of matrices and vectors, f32 and f64,
 * by the system's OpenBLAS and by that of a wheel. */
#include "back/cpu/openblas/openblas.h"

#include <stdatomic.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/status.h"

enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 };

struct smr_exec {
	const smr_cblas *b;
	smr_form form;
	smr_gemm_plan gemm;
	bool is_gram, by_triangle; /* a matrix times its own transpose; computed by syrk */
	smr_syrk gram;
	char detail[64];
};

/* For the calls below; set before the first one. */
static const smr_cblas *_Atomic blas[SMR_OPENBLAS_SOURCES];

static void call_sgemm(smr_openblas_source from, bool ta, bool tb, int m, int n, int k,
		       double alpha, const void *a, int lda, const void *b, int ldb, double beta,
		       void *c, int ldc)
{
	const smr_cblas *l = atomic_load_explicit(&blas[from], memory_order_relaxed);

	l->sgemm(ROW_MAJOR, ta ? TRANS : NO_TRANS, tb ? TRANS : NO_TRANS, m, n, k, (float)alpha, a,
		 lda, b, ldb, (float)beta, c, ldc);
}

static void call_dgemm(smr_openblas_source from, bool ta, bool tb, int m, int n, int k,
		       double alpha, const void *a, int lda, const void *b, int ldb, double beta,
		       void *c, int ldc)
{
	const smr_cblas *l = atomic_load_explicit(&blas[from], memory_order_relaxed);

	l->dgemm(ROW_MAJOR, ta ? TRANS : NO_TRANS, tb ? TRANS : NO_TRANS, m, n, k, alpha, a, lda, b,
		 ldb, beta, c, ldc);
}

#define CALLS(x, from)                                                                             \
	static void call_##x##_##from(bool ta, bool tb, int m, int n, int k, double alpha,         \
				      const void *a, int lda, const void *b, int ldb, double beta, \
				      void *c, int ldc, void *room)                                \
	{                                                                                          \
		call_##x(SMR_OPENBLAS_##from, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c,     \
			 ldc);                                                                     \
	}
CALLS(sgemm, SYSTEM)
CALLS(sgemm, WHEEL)
CALLS(dgemm, SYSTEM)
CALLS(dgemm, WHEEL)
#undef CALLS

static smr_gemm_call *gemm_of(smr_openblas_source from, smr_dtype t)
{
	static smr_gemm_call *const calls[SMR_OPENBLAS_SOURCES][2] = {
		{call_sgemm_SYSTEM, call_dgemm_SYSTEM},
		{call_sgemm_WHEEL, call_dgemm_WHEEL},
	};

	return calls[from][t == SMR_F64];
}

/* Turns a product with a vector into gemv: gemm packs its operands, which costs more. */
static void convert_gemm_to_gemv(smr_form *f)
{
	const smr_gemm g = f->gemm;

	if (g.packs || g.batch != 1 || (g.m != 1 && g.n != 1) || g.epilogue.has_bias ||
	    g.epilogue.relu)
		return;
	f->kind = SMR_FORM_GEMV;
	f->gemv = (smr_gemv){.dtype = g.dtype,
			     .m = g.n == 1 ? g.m : g.n,
			     .n = g.k,
			     .A = g.n == 1 ? g.A : g.B,
			     .x = g.n == 1 ? g.B : g.A,
			     .y = g.C,
			     .am = g.n == 1 ? g.am : g.bn,
			     .an = g.n == 1 ? g.ak : g.bk,
			     .xs = g.n == 1 ? g.bk : g.ak,
			     .ys = g.n == 1 ? g.cm : g.cn,
			     .reads_y = g.reads_c,
			     .alpha = g.alpha,
			     .beta = g.beta};
}

static smr_status plan_form(smr_openblas_source from, smr_form *f, smr_gemm_plan *plan)
{
	smr_gemm product;

	if (f->kind == SMR_FORM_CONV && smr_product_conv_as_gemm(&f->conv, &product)) {
		f->kind = SMR_FORM_GEMM;
		f->gemm = product;
	}
	if (f->kind == SMR_FORM_GEMM && smr_gemm_is_row(&f->gemm))
		return smr_fail(SMR_EUNSUPPORTED, "a row, which dot multiplies in order");
	if (f->kind == SMR_FORM_GEMM)
		convert_gemm_to_gemv(f);
	if (f->kind == SMR_FORM_GEMM && f->gemm.dtype != SMR_F32 && f->gemm.dtype != SMR_F64)
		return smr_fail(SMR_EUNSUPPORTED, "OpenBLAS has no product of %s",
				smr_dtype_name(f->gemm.dtype));
	switch (f->kind) {
	case SMR_FORM_GEMM:
		SMR_TRY(smr_gemm_plan_make(&f->gemm, gemm_of(from, f->gemm.dtype), plan));
		return plan->vector ? smr_fail(SMR_EUNSUPPORTED, "a row, not a matrix") : SMR_OK;
	case SMR_FORM_GEMV:
		return smr_gemv_check(&f->gemv);
	case SMR_FORM_GER:
		return smr_ger_check(&f->ger);
	case SMR_FORM_VEC:
		return smr_vec_check(&f->vec);
	case SMR_FORM_CONV:
		break;
	}
	return smr_fail(SMR_EUNSUPPORTED, "OpenBLAS has no convolutions");
}

static smr_status accept_form(smr_openblas_source from, const smr_codelet *c, const smr_env *e)
{
	smr_form form;
	smr_gemm_plan plan;

	SMR_TRY(smr_form_of(c, e, &form));
	SMR_TRY(plan_form(from, &form, &plan)); /* first, since finding the library takes longer */
	return smr_openblas_find(from);
}

static void write_detail(smr_exec *x)
{
	static const char *const call[] = {[SMR_FORM_GEMM] = "gemm",
					   [SMR_FORM_GEMV] = "gemv",
					   [SMR_FORM_GER] = "ger",
					   [SMR_FORM_VEC] = "vector"};

	if (x->by_triangle)
		snprintf(x->detail, sizeof(x->detail), "syrk %s blocks %d parts %d",
			 x->b->corename(), x->gram.blocks, x->gram.parts);
	else if (x->form.kind == SMR_FORM_GEMM)
		snprintf(x->detail, sizeof(x->detail), "gemm %s pieces %dx%d", x->b->corename(),
			 x->gemm.pm, x->gemm.pn);
	else
		snprintf(x->detail, sizeof(x->detail), "%s %s", call[x->form.kind],
			 x->b->corename());
}

static smr_status prepare_form(smr_openblas_source from, const smr_form *f, smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call of OpenBLAS");
	x->form = *f;
	st = plan_form(from, &x->form, &x->gemm);
	if (st == SMR_OK)
		st = smr_cblas_open(from, &x->b);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	x->is_gram = x->form.kind == SMR_FORM_GEMM && smr_syrk_of(&x->form.gemm, &x->gram);
	x->by_triangle = x->is_gram && smr_syrk_pays(&x->gram);
	atomic_store(&blas[from], x->b);
	write_detail(x);
	*out = x;
	return SMR_OK;
}

static smr_status prepare_codelet(smr_openblas_source from, const smr_codelet *c, const smr_env *e,
				  smr_exec **out)
{
	smr_form form;

	SMR_TRY(smr_form_of(c, e, &form));
	return prepare_form(from, &form, out);
}

/* A built program takes what its machine has. */
static smr_status deserialize_openblas(const smr_deserialized *t, const smr_workers *w,
				       smr_exec **out)
{
	smr_form form;

	SMR_TRY(smr_form_read(t, &form));
	return prepare_form(smr_openblas_find(SMR_OPENBLAS_SYSTEM) == SMR_OK ? SMR_OPENBLAS_SYSTEM
									     : SMR_OPENBLAS_WHEEL,
			    &form, out);
}

static smr_status run_product(const smr_exec *x, const smr_env *e, const smr_workers *w)
{
	if (x->by_triangle)
		return smr_syrk_run(x->b, &x->gram, e, w);
	SMR_TRY(smr_gemm_plan_run(&x->gemm, e, w));
	if (x->is_gram)
		smr_syrk_mirror(&x->gram, e, w);
	return SMR_OK;
}

static smr_status run_openblas(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	switch (x->form.kind) {
	case SMR_FORM_GEMM:
		return run_product(x, e, w);
	case SMR_FORM_GEMV:
		return smr_gemv_run(x->b, &x->form.gemv, e, w);
	case SMR_FORM_GER:
		return smr_ger_run(x->b, &x->form.ger, e, w);
	case SMR_FORM_VEC:
		return smr_vec_run(x->b, &x->form.vec, e, w);
	case SMR_FORM_CONV:
		break;
	}
	return smr_fail(SMR_EINTERNAL, "OpenBLAS has no convolutions");
}

static void release_openblas(smr_exec *x)
{
	smr_free(x);
}

static const char *get_openblas_detail(const smr_exec *x)
{
	return x->detail;
}

static const smr_cost_rate openblas_rate[] = {
	{"contract", 0.72, 0.80, 1, 0.2e-6, 1.4, {1.42, 0.054, 0.036, 0.17, 130, 0.4}},
	/* computes one triangle of the result */
	{"gram", 1.10, 0.80, 1, 1e-6, 1.4, {0.85, 0.054, 0.036, 0.17, 130, 0.4}},
	{NULL, 0.30, 0.60, 1, 0.2e-6, 1.6, {.mac = 0}},
};
static const smr_cost_rates openblas_rates = {
	.rate = openblas_rate,
	.source = SMR_COST_MEASURED,
	.math = SMR_COST_MATH_VECTOR,
	.feature = 3,
};

#define SOURCE(from, name)                                                       \
	static smr_status accept_##name(const smr_codelet *c, const smr_env *e)  \
	{                                                                        \
		return accept_form(from, c, e);                                  \
	}                                                                        \
	static smr_status prepare_##name(const smr_codelet *c, const smr_env *e, \
					 const smr_workers *w, smr_exec **out)   \
	{                                                                        \
		return prepare_codelet(from, c, e, out);                         \
	}

SOURCE(SMR_OPENBLAS_SYSTEM, system)
SOURCE(SMR_OPENBLAS_WHEEL, wheel)

/* Members of both sources. */
#define IMPL_OF(name)                                                                \
	.reassociates = true, .rates = &openblas_rates, .accept = accept_##name,     \
	.prepare = prepare_##name, .run = run_openblas, .release = release_openblas, \
	.detail = get_openblas_detail, .freeze = smr_form_freeze, .thaw = deserialize_openblas

extern const smr_impl smr_impl_openblas, smr_impl_openblas_pip;
const smr_impl smr_impl_openblas = {
	.name = "openblas",
	.about = "OpenBLAS: products of matrices and vectors, f32 and f64",
	IMPL_OF(system),
};

const smr_impl smr_impl_openblas_pip = {
	.name = "openblas-pip",
	.about = "OpenBLAS of a wheel: the same, where the system's is missing or too old",
	IMPL_OF(wheel),
};
