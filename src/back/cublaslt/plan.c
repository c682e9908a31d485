#include "back/cublaslt/plan.h"

#include "back/cublaslt/cublaslt.h"
#include "base/status.h"

enum { CALLS = 16 /* of loops around a batch */ };

static smr_status refuse(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "cuBLASLt: %s", why);
}

/* ---- types ------------------------------------------------------------------------------------
 */

static bool find_type(smr_dtype t, int *out)
{
	*out = t == SMR_F32    ? CUDA_R_32F
	       : t == SMR_F64  ? CUDA_R_64F
	       : t == SMR_F16  ? CUDA_R_16F
	       : t == SMR_BF16 ? CUDA_R_16BF
			       : -1;
	return *out >= 0;
}

/* Sums are f64 of f64, else f32: products of f32 are not rounded to tf32. */
static smr_status plan_types(smr_lt_product *p)
{
	const smr_gemm *g = &p->gemm;
	bool wide = g->dtype == SMR_F64;

	if (!wide && g->dtype != SMR_F32)
		return refuse("sums of another type than f32 and f64");
	if (g->A.dtype != g->B.dtype || (wide && g->A.dtype != SMR_F64) ||
	    (!wide && g->A.dtype == SMR_F64))
		return refuse("factors of several types");
	if (g->C.dtype != g->dtype && g->C.dtype != g->A.dtype)
		return refuse("a result of another type than its sums and its factors");
	if (!find_type(g->A.dtype, &p->a.type) || !find_type(g->C.dtype, &p->c.type))
		return refuse("no products of this type");
	p->b.type = p->a.type;
	p->compute = wide ? CUBLAS_COMPUTE_64F : CUBLAS_COMPUTE_32F;
	p->scale = wide ? CUDA_R_64F : CUDA_R_32F;
	return SMR_OK;
}

/* ---- matrices ---------------------------------------------------------------------------------
 */

/* Describes rows x columns of an operand, whose elements are @p r and @p c apart, as a matrix that
 * is used as it is stored, or transposed. */
static bool describe_matrix(const smr_operand *o, int64_t rows, int64_t columns, int64_t r,
			    int64_t c, int64_t batch, smr_lt_matrix *m)
{
	bool stored = r == 1 || rows == 1, other = c == 1 || columns == 1;
	int64_t ld = columns == 1 ? rows : c;

	if (stored && ld >= rows) {
		*m = (smr_lt_matrix){*o, m->type, false, rows, columns, ld, batch};
		return batch >= 0;
	}
	ld = rows == 1 ? columns : r;
	if (!other || ld < columns)
		return false;
	*m = (smr_lt_matrix){*o, m->type, true, columns, rows, ld, batch};
	return batch >= 0;
}

/* Sets the matrices for a result that is stored by columns, or (swapped) by rows. */
static bool describe_matrices(smr_lt_product *p, bool swapped)
{
	const smr_gemm *g = &p->gemm;
	bool fits;

	p->swapped = swapped;
	if (swapped)
		fits = describe_matrix(&g->C, g->n, g->m, g->cn, g->cm, g->cb, &p->c) &&
		       describe_matrix(&g->B, g->n, g->k, g->bn, g->bk, g->bb, &p->a) &&
		       describe_matrix(&g->A, g->k, g->m, g->ak, g->am, g->ab, &p->b);
	else
		fits = describe_matrix(&g->C, g->m, g->n, g->cm, g->cn, g->cb, &p->c) &&
		       describe_matrix(&g->A, g->m, g->k, g->am, g->ak, g->ab, &p->a) &&
		       describe_matrix(&g->B, g->k, g->n, g->bk, g->bn, g->bb, &p->b);
	return fits && !p->c.transposed;
}

/* The library adds a vector along the rows of its result. */
static smr_status plan_matrices(smr_lt_product *p, bool along_m)
{
	bool by_bias = p->has_bias && p->gemm.m > 1 && p->gemm.n > 1;

	if ((!by_bias || !along_m) && describe_matrices(p, true))
		return SMR_OK;
	if ((!by_bias || along_m) && describe_matrices(p, false))
		return SMR_OK;
	return refuse(by_bias ? "a bias along the columns, or strides that are none of matrices"
			      : "strides that are none of matrices");
}

/* ---- what is computed of the result -----------------------------------------------------------
 */

static smr_status take_bias(smr_lt_product *p, const smr_operand *bias, int64_t bytes)
{
	if (bias->is_value || bias->dtype != p->gemm.C.dtype ||
	    bytes != (int64_t)smr_dtype_size(bias->dtype))
		return refuse("a bias that is no vector of the result's type");
	if (p->gemm.batch > 1 || p->gemm.nouter > 0)
		return refuse("a bias of a batch");
	p->has_bias = true;
	p->bias = *bias;
	return SMR_OK;
}

static smr_status plan_tail(const smr_codelet *c, smr_lt_product *p, bool *along_m)
{
	const smr_gemm *g = &p->gemm;
	const smr_gemm_tail *t = &g->tail;
	smr_contraction x;
	bool adds = false;

	if (t->n > 1 || !smr_nest_tail(c->nest->nest, &x) ||
	    !smr_lt_tail(c->nest->nest->value, x.core, &p->epilogue, &adds))
		return refuse("more than a bias, max(x, 0) or GELU is fused to it");
	if (!adds)
		return SMR_OK;
	*along_m = t->cols[0] == 0 && g->n > 1;
	if (t->batch[0] != 0 || t->rows[0] * t->cols[0] != 0)
		return refuse("a matrix is added");
	return take_bias(p, &t->reads[0], t->rows[0] + t->cols[0]);
}

static smr_status plan_epilogue(const smr_codelet *c, smr_lt_product *p, bool *along_m)
{
	const smr_epilogue_form *f = &p->gemm.epilogue;

	p->epilogue = f->relu ? CUBLASLT_EPILOGUE_RELU : CUBLASLT_EPILOGUE_DEFAULT;
	if (p->gemm.tail.there)
		SMR_TRY(plan_tail(c, p, along_m));
	else if (f->has_bias) {
		*along_m = p->gemm.bias_along_m;
		SMR_TRY(take_bias(p, &f->bias, f->stride * (int64_t)smr_dtype_size(f->bias.dtype)));
	}
	if (p->has_bias)
		p->epilogue = p->epilogue == CUBLASLT_EPILOGUE_DEFAULT
				      ? CUBLASLT_EPILOGUE_BIAS
				      : p->epilogue | CUBLASLT_EPILOGUE_BIAS;
	if (p->epilogue != CUBLASLT_EPILOGUE_DEFAULT && p->gemm.dtype == SMR_F64)
		return refuse("no epilogue of f64");
	if (p->epilogue != CUBLASLT_EPILOGUE_DEFAULT && p->gemm.reads_c)
		return refuse("an epilogue of a sum with the old result");
	return SMR_OK;
}

/* ---- the product ------------------------------------------------------------------------------
 */

static void gemv_as_gemm(const smr_gemv *v, smr_gemm *g)
{
	*g = (smr_gemm){.dtype = v->dtype,
			.batch = 1,
			.m = v->m,
			.n = 1,
			.k = v->n,
			.A = v->A,
			.B = v->x,
			.C = v->y,
			.am = v->am,
			.ak = v->an,
			.bk = v->xs,
			.cm = v->ys,
			.reads_c = v->reads_y,
			.alpha = v->alpha,
			.beta = v->beta};
}

static smr_status read_form(const smr_codelet *c, const smr_env *e, smr_gemm *g)
{
	smr_form f;

	if (smr_codelet_is_opaque(c) || c->nbeside > 0)
		return refuse("no product");
	SMR_TRY(smr_form_with_tail(c, e, &f));
	if (f.kind == SMR_FORM_CONV && f.conv.tail.there)
		return refuse("no product");
	if (f.kind == SMR_FORM_GEMM)
		*g = f.gemm;
	else if (f.kind == SMR_FORM_GEMV)
		gemv_as_gemm(&f.gemv, g);
	else if (f.kind != SMR_FORM_CONV || !smr_product_conv_as_gemm(&f.conv, g))
		return refuse("no product");
	return SMR_OK;
}

/* The card's memory may be newer than the host's, where a factor would be read. */
static bool is_number(const smr_product_scalar *s)
{
	return !s->reads || s->from.is_value;
}

smr_status smr_lt_plan(const smr_codelet *c, const smr_env *e, smr_lt_product *out)
{
	smr_gemm *g = &out->gemm;
	bool along_m = false;

	*out = (smr_lt_product){.calls = 1};
	SMR_TRY(read_form(c, e, g));
	if (g->order != SMR_GEMM_SUM_ANY || g->nsum > 1)
		return refuse("a sum over several loops, or in an order");
	if (!is_number(&g->alpha) || (g->reads_c && !is_number(&g->beta)))
		return refuse("a factor in memory");
	for (uint32_t i = 0; i < g->nouter; i++)
		out->calls *= g->outer[i].n;
	if (out->calls > CALLS)
		return refuse("a batch of too many loops");
	SMR_TRY(plan_types(out));
	SMR_TRY(plan_epilogue(c, out, &along_m));
	SMR_TRY(plan_matrices(out, along_m));
	if (g->batch > 1 && out->c.batch <= 0)
		return refuse("results of a batch that are one");
	out->flops = 2 * out->calls * g->batch * g->m * g->n * g->k;
	return SMR_OK;
}
