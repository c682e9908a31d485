/* The implementation "dot": products of matrices by Samara's own kernels. Products of f32 and
 * shorter floats run in tiles, which start faster than a library. Rows times matrices and integer
 * products are supported by no library here. */
#include <stdio.h>

#include "back/cpu/gemm/micro_float.h"
#include "back/cpu/gemm/micro_int.h"
#include "back/cpu/openblas/openblas.h"
#include "back/cpu/product/epilogue.h"
#include "base/alloc.h"
#include "base/status.h"

struct smr_exec {
	smr_gemm_plan plan;
	bool is_gram; /* a matrix times its own transpose */
	smr_syrk gram;
	smr_product_epilogue *tail; /* NULL: none */
	char detail[64];
};

enum { SIDE_BY_SIDE = 4 };

/* c += a[i] * row i of b, modulo 2^32. */
static void add_rows(uint32_t *restrict c, const uint32_t *a, int64_t as, const uint32_t *b,
		     int64_t ldb, int64_t rows, int64_t n)
{
	if (rows < SIDE_BY_SIDE) {
		for (int64_t i = 0; i < rows; i++)
			for (int64_t j = 0; j < n; j++)
				c[j] += a[i * as] * b[i * ldb + j];
		return;
	}
	for (int64_t j = 0; j < n; j++)
		c[j] += a[0] * b[j] + a[as] * b[ldb + j] + a[2 * as] * b[2 * ldb + j] +
			a[3 * as] * b[3 * ldb + j];
}

static void call_i32(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda,
		     const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	int64_t row = ta ? 1 : lda, step = ta ? lda : 1;

	for (int64_t i = 0; i < m; i++) {
		const uint32_t *from = (const uint32_t *)a + i * row;
		uint32_t *to = (uint32_t *)c + i * ldc;

		for (int64_t j = 0; j < n && beta == 0; j++)
			to[j] = 0;
		for (int64_t p = 0; p < k; p += SIDE_BY_SIDE)
			add_rows(to, from + p * step, step, (const uint32_t *)b + p * ldb, ldb,
				 k - p < SIDE_BY_SIDE ? k - p : SIDE_BY_SIDE, n);
	}
}

static bool is_vector(const smr_gemm *g)
{
	return g->m == 1 || g->n == 1;
}

static smr_gemm_call *call_for(const smr_gemm *g)
{
	const smr_gemm_int_call *w;

	if (g->order != SMR_GEMM_SUM_ANY)
		return smr_gemm_tile_in_order(g->dtype, g->order == SMR_GEMM_SUM_FUSED);
	if (g->dtype == SMR_F32)
		return smr_gemm_tile_f32;
	if (g->dtype == SMR_F64)
		return smr_gemm_tile_f64;
	w = smr_gemm_int_call_for(smr_gemm_int_set_here(), g->A.dtype, g->B.dtype);
	return w != NULL ? w->call : call_i32;
}

static const char *name_algorithm(const smr_gemm_plan *p)
{
	if (p->vector)
		return "row";
	if (p->walks)
		return "windows";
	if (smr_gemm_tile_is(p->call))
		return p->g.order != SMR_GEMM_SUM_ANY ? "tiles in order" : "tiles";
	return smr_gemm_int_call_of(p->call) != NULL ? smr_gemm_int_set_here()->name : "integers";
}

/* Returns whether packing the right operand costs more than it saves: for few rows, or where it
 * stays in the cache as it is. A large one comes from memory, which packing reads in order. */
static bool is_packing_dear(const smr_gemm *g)
{
	static const double cached = 1 << 20; /* bytes */
	static const int64_t few = 64;

	return g->m <= few || (double)g->k * (double)g->n * sizeof(float) <= cached;
}

static smr_status plan_form(const smr_form *f, smr_gemm_plan *plan)
{
	smr_dtype t = f->gemm.dtype;
	smr_product_conv walk;

	if (f->kind == SMR_FORM_CONV)
		return smr_gemm_plan_walk(&f->conv, plan);
	if (f->kind == SMR_FORM_GEMM && smr_gemm_is_row(&f->gemm)) {
		smr_gemm row = f->gemm;

		row.packs = true;
		return smr_gemm_plan_make(&row, smr_gemm_tile_f32, plan);
	}
	if (f->kind != SMR_FORM_GEMM || (!f->gemm.packs && (t == SMR_I32 || is_vector(&f->gemm))))
		return smr_fail(SMR_EUNSUPPORTED, "libraries have it");
	if (call_for(&f->gemm) == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "this CPU has no fused operations");
	if (is_packing_dear(&f->gemm) && smr_gemm_as_walk(&f->gemm, &walk) &&
	    smr_gemm_plan_walk(&walk, plan) == SMR_OK)
		return SMR_OK;
	return smr_gemm_plan_make(&f->gemm, call_for(&f->gemm), plan);
}

static smr_status form_of(const smr_codelet *c, const smr_env *e, smr_form *out)
{
	return c->fp == SMR_FP_STRICT && !smr_codelet_is_exact_sum(c)
		       ? smr_form_in_order(c, e, out)
		       : smr_form_with_tail(c, e, out);
}

static smr_status check_dot_codelet(const smr_codelet *c, const smr_env *e, const char *by,
				    smr_form *form)
{
	smr_gemm_plan plan;

	SMR_TRY(form_of(c, e, form));
	SMR_TRY(plan_form(form, &plan));
	return plan.g.tail.there ? smr_product_epilogue_check(c, &plan, by) : SMR_OK;
}

static smr_status accept_dot(const smr_codelet *c, const smr_env *e)
{
	smr_form form;

	return check_dot_codelet(c, e, "nest", &form);
}

static void release_dot(smr_exec *x)
{
	if (x != NULL)
		smr_product_epilogue_free(x->tail);
	smr_free(x);
}

static smr_status prepare_form(const smr_form *f, smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a product");
	st = plan_form(f, &x->plan);
	if (st != SMR_OK) {
		release_dot(x);
		return st;
	}
	x->is_gram = f->kind == SMR_FORM_GEMM && f->gemm.order == SMR_GEMM_SUM_ANY &&
		     smr_syrk_of(&f->gemm, &x->gram);
	snprintf(x->detail, sizeof(x->detail), "%s pieces %dx%d%s", name_algorithm(&x->plan),
		 x->plan.pm, x->plan.pn, x->plan.g.tail.there ? ", with a tail" : "");
	*out = x;
	return SMR_OK;
}

static smr_status prepare_by(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			     const char *by, smr_exec **out)
{
	smr_form form;
	smr_exec *x;

	SMR_TRY(form_of(c, e, &form));
	SMR_TRY(prepare_form(&form, &x));
	if (x->plan.g.tail.there) {
		smr_status st =
			smr_product_epilogue_new(c, &x->plan, by, smr_workers_count(w), &x->tail);

		if (st != SMR_OK) {
			release_dot(x);
			return st;
		}
		x->plan.tail = x->tail;
	}
	*out = x;
	return SMR_OK;
}

static smr_status prepare_dot(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out)
{
	return prepare_by(c, e, w, "nest", out);
}

static smr_status deserialize_dot(const smr_deserialized *t, const smr_workers *w, smr_exec **out)
{
	smr_form form;
	smr_exec *x;
	smr_status st = SMR_OK;

	SMR_TRY(smr_form_read(t, &form));
	SMR_TRY(prepare_form(&form, &x));
	if (x->plan.g.tail.there)
		st = smr_product_epilogue_thaw(&x->plan, t, &x->tail);
	if (st != SMR_OK) {
		release_dot(x);
		return st;
	}
	x->plan.tail = x->tail;
	*out = x;
	return SMR_OK;
}

static smr_status serialize_dot(const smr_codelet *c, const smr_env *e, const smr_serialized_for *f,
				smr_serialized *out)
{
	smr_form form;
	smr_gemm_plan plan;

	SMR_TRY(form_of(c, e, &form));
	SMR_TRY(plan_form(&form, &plan));
	return plan.g.tail.there ? smr_product_epilogue_freeze(c, e, &plan, f, out)
				 : smr_form_freeze(c, e, f, out);
}

static smr_status run_dot_product(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	SMR_TRY(smr_gemm_plan_run(&x->plan, e, w));
	if (x->is_gram)
		smr_syrk_mirror(&x->gram, e, w);
	return SMR_OK;
}

static const char *describe_dot(const smr_exec *x)
{
	return x->detail;
}

static const smr_cost_rate dot_rate[] = {
	{"contract", 0.90, 0.90, 1, 0.25e-6, 1.4, {1.05, 0.03, 0.03, 0.1, 80, 0.4}},
	{"gram", 0.90, 0.90, 1, 0.25e-6, 1.4, {1.05, 0.03, 0.03, 0.1, 80, 0.4}},
	{"channels", 0.85, 0.80, 1, 1e-6, 1.4, {1.10, 0.05, 0.1, 0.03, 0, 0}},
	{NULL, 0.60, 0.90, 1, 0.3e-6, 1.4, {.mac = 0}},
};
static const smr_cost_rates dot_rates = {
	.rate = dot_rate,
	.source = SMR_COST_MEASURED "; channels: convolutions of ResNet-50 on a Zen 4",
	.math = SMR_COST_MATH_VECTOR,
	.feature = 4,
	.row_s = 6e-9,
	.widen = 1,
};
extern const smr_impl smr_impl_dot;
const smr_impl smr_impl_dot = {
	.name = "dot",
	.about = "products of matrices of floats and of integers, and what is computed of them",
	.rates = &dot_rates,
	.accept = accept_dot,
	.prepare = prepare_dot,
	.run = run_dot_product,
	.release = release_dot,
	.detail = describe_dot,
	.freeze = serialize_dot,
	.thaw = deserialize_dot,
	.compile_s = 0.03,
	.compiles = smr_product_epilogue_there,
};

/* ---- without a compiler ---------------------------------------------------------------------- */

/* Whether the tail reads the result's memory. Such a product cannot be restarted if a strip runs
 * out of memory. */
static bool is_in_place(const smr_gemm *g)
{
	for (uint32_t i = 0; i < g->tail.n; i++)
		if (g->tail.reads[i].base == g->C.base)
			return true;
	return false;
}

static smr_status accept_strips(const smr_codelet *c, const smr_env *e)
{
	smr_form form;

	SMR_TRY(check_dot_codelet(c, e, "strip", &form));
	if (form.kind == SMR_FORM_CONV ? !form.conv.tail.there : !form.gemm.tail.there)
		return smr_fail(SMR_EUNSUPPORTED, "there is nothing computed of the product");
	return form.kind == SMR_FORM_GEMM && is_in_place(&form.gemm)
		       ? smr_fail(SMR_EUNSUPPORTED, "it reads what it stores")
		       : SMR_OK;
}

static smr_status prepare_strips(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				 smr_exec **out)
{
	return prepare_by(c, e, w, "strip", out);
}

static const smr_cost_rate dot_strip_rate[] = {
	{"contract", 0.30, 0.50, 1, 0.5e-6, 1.6, {1.05, 0.03, 0.03, 0.1, 80, 0.4}},
	{NULL, 0.30, 0.50, 1, 0.5e-6, 1.6, {.mac = 0}},
};
static const smr_cost_rates dot_strip_rates = {
	.rate = dot_strip_rate,
	.source = SMR_COST_MEASURED,
	.math = SMR_COST_MATH_SCALAR,
	.feature = 5,
	.epilogue_s = 4.5e-9,
	.row_s = 6e-9,
	.widen = 1,
};
extern const smr_impl smr_impl_dot_strip;
const smr_impl smr_impl_dot_strip = {
	.name = "dot-strip",
	.about = "dot, with the interpreter for the element-wise rest until its code is compiled",
	.rates = &dot_strip_rates,
	.accept = accept_strips,
	.prepare = prepare_strips,
	.run = run_dot_product,
	.release = release_dot,
	.detail = describe_dot,
};
