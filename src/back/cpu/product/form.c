/* From a matched codelet to numbers: the addresses and strides of its matrices, vectors and images.
 *
 * The names of loops, operands and parameters are those of kernels/NAME.k. Strides come from the
 * addresses that the program computes, so any layout with the kernel's shape is supported
 * directly. */
#include <string.h>

#include "back/cpu/product/product.h"
#include "back/cpu/product/read.h"
#include "base/status.h"

smr_status smr_product_refuse(smr_product_reader *r, const char *why)
{
	if (r->st == SMR_OK)
		r->st = smr_fail(SMR_EUNSUPPORTED, "%s: %s",
				 r->c->match.kernel != NULL ? smr_kernel_name(r->c->match.kernel)
							    : "contraction",
				 why);
	return r->st;
}

int64_t smr_product_extent(const smr_product_reader *r, const char *loop)
{
	int l = smr_match_loop(&r->c->match, loop);

	return l < 0 ? 1 : r->extent[l];
}

int64_t smr_product_stride(smr_product_reader *r, const smr_operand *o, const char *loop)
{
	int l = smr_match_loop(&r->c->match, loop);
	int64_t size = (int64_t)smr_dtype_size(r->dtype);

	if (l < 0 || r->extent[l] == 1)
		return 0;
	if (o->stride[l] % size != 0)
		smr_product_refuse(r, "a stride is no multiple of the element's size");
	return o->stride[l] / size;
}

static void operand_of(smr_product_reader *r, const smr_expr *read, smr_operand *out)
{
	if (r->st != SMR_OK)
		return;
	memset(out, 0, sizeof(*out));
	r->st = smr_codelet_operand(r->c, read, r->e->sym, out);
	if (r->st == SMR_OK && out->dtype != r->dtype)
		smr_product_refuse(r, "operands of several element types");
	if (r->st == SMR_OK && read != NULL && out->is_value)
		smr_product_refuse(r, "a number where an array is expected");
}

void smr_product_operand(smr_product_reader *r, const char *name, smr_operand *out)
{
	const smr_expr *read = smr_match_operand(&r->c->match, name);

	if (read == NULL)
		smr_product_refuse(r, "an operand is missing");
	operand_of(r, read, out);
}

void smr_product_result(smr_product_reader *r, smr_operand *out)
{
	operand_of(r, NULL, out);
}

/* ---- scalars -----------------------------------------------------------------------------------
 */

static bool scalar_of(smr_product_reader *r, const smr_expr *x, smr_product_scalar *out)
{
	smr_product_scalar a, b;

	*out = (smr_product_scalar){.value = 1};
	switch (x->kind) {
	case SMR_EXPR_CONST:
		out->value = smr_const_as_double(x);
		return smr_dtype_is_float(x->type);
	case SMR_EXPR_READ:
		out->reads = true;
		return smr_codelet_operand(r->c, x, r->e->sym, &out->from) == SMR_OK &&
		       out->from.dtype == r->dtype;
	case SMR_EXPR_OP:
		if (x->op == SMR_OP_neg && scalar_of(r, x->args[0], out)) {
			out->value = -out->value;
			return true;
		}
		if (x->op != SMR_OP_mul || !scalar_of(r, x->args[0], &a) ||
		    !scalar_of(r, x->args[1], &b) || (a.reads && b.reads))
			return false;
		*out = a.reads ? a : b;
		out->value = a.value * b.value;
		return true;
	default:
		return false;
	}
}

void smr_product_scalar_named(smr_product_reader *r, const char *name, smr_product_scalar *out)
{
	const smr_expr *x = smr_match_scalar(&r->c->match, name);

	*out = (smr_product_scalar){.value = 1};
	if (r->st == SMR_OK && x != NULL && !scalar_of(r, x, out))
		smr_product_refuse(r, "a factor that is computed from more than one number");
}

bool smr_product_param(const smr_product_reader *r, const char *name, int64_t *out)
{
	const smr_poly *p = smr_match_param(&r->c->match, name);

	if (p == NULL)
		return false;
	*out = smr_poly_eval(p, r->e->sym);
	return true;
}

/* ---- old values of the result -------------------------------------------------------------------
 */

static bool same_place(const smr_product_reader *r, const smr_operand *a, const smr_operand *b)
{
	if (a->is_value || b->is_value || a->base != b->base || a->offset != b->offset)
		return false;
	for (uint32_t l = 0; l < r->c->nest->nest->nloops; l++)
		if (r->extent[l] > 1 && a->stride[l] != b->stride[l])
			return false;
	return true;
}

/* Whether the core reads the element that it stores. */
static bool core_reads_result(smr_product_reader *r, const smr_expr *x, const smr_operand *result)
{
	smr_operand o;
	bool found = false;

	if (x->kind == SMR_EXPR_READ) {
		memset(&o, 0, sizeof(o));
		return smr_codelet_operand(r->c, x, r->e->sym, &o) == SMR_OK &&
		       same_place(r, &o, result);
	}
	for (uint32_t i = 0; i < x->nargs && !found; i++)
		found = core_reads_result(r, x->args[i], result);
	for (uint32_t i = 0;
	     (x->kind == SMR_EXPR_FOLD || x->kind == SMR_EXPR_SCAN) && i < x->nacc && !found; i++)
		found = core_reads_result(r, x->init[i], result) ||
			core_reads_result(r, x->step[i], result);
	return found;
}

bool smr_product_reads_result(smr_product_reader *r, const smr_operand *result)
{
	return r->st == SMR_OK && !result->is_value &&
	       core_reads_result(r, r->c->match.core, result);
}

/* ---- epilogue ----------------------------------------------------------------------------------
 */

int smr_epilogue_form_of(smr_product_reader *r, smr_epilogue_form *out)
{
	smr_epilogue ep;

	memset(out, 0, sizeof(*out));
	if (r->st != SMR_OK)
		return -1;
	if (!smr_codelet_epilogue(r->c, &ep)) {
		smr_product_refuse(r, "more than a bias and max(x, 0) is fused to it");
		return -1;
	}
	out->relu = ep.act == SMR_ACT_RELU_GT;
	out->has_bias = ep.bias != NULL;
	if (!out->has_bias)
		return -1;
	r->st = smr_codelet_operand(r->c, ep.bias, r->e->sym, &out->bias);
	if (r->st == SMR_OK && out->bias.dtype != r->dtype)
		smr_product_refuse(r, "a bias of another element type");
	if (r->st != SMR_OK || ep.bias_loop < 0 || out->bias.is_value ||
	    r->extent[ep.bias_loop] == 1)
		return -1;
	if (out->bias.stride[ep.bias_loop] % (int64_t)smr_dtype_size(r->dtype) != 0)
		smr_product_refuse(r, "a stride is no multiple of the element's size");
	out->stride = out->bias.stride[ep.bias_loop] / (int64_t)smr_dtype_size(r->dtype);
	return out->stride == 0 ? -1 : ep.bias_loop;
}

/* ---- all ---------------------------------------------------------------------------------------
 */

/* Reads a kernel by its name: operands and factors by the kernel's names. */
static smr_status read_named_kernel(const smr_codelet *c, smr_product_reader *r, smr_form *out)
{
	static const struct {
		const char *name;
		smr_form_kind kind;
		int detail;
	} table[] = {
		{"gemm", SMR_FORM_GEMM, 0},           {"bgemm", SMR_FORM_GEMM, 0},
		{"gemv", SMR_FORM_GEMV, 0},           {"ger", SMR_FORM_GER, 0},
		{"dot", SMR_FORM_VEC, SMR_VEC_DOT},   {"nrm2", SMR_FORM_VEC, SMR_VEC_NRM2},
		{"axpy", SMR_FORM_VEC, SMR_VEC_AXPY}, {"scal", SMR_FORM_VEC, SMR_VEC_SCAL},
		{"conv2d", SMR_FORM_CONV, 0},         {"dwconv2d", SMR_FORM_CONV, 1},
		{"conv1d", SMR_FORM_CONV, 0},
	};
	size_t i = 0, n = sizeof(table) / sizeof(*table);

	if (c->match.kernel == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "no known kernel");
	while (i < n && strcmp(table[i].name, smr_kernel_name(c->match.kernel)) != 0)
		i++;
	if (i == n)
		return smr_fail(SMR_EUNSUPPORTED, "no library here computes %s",
				smr_kernel_name(c->match.kernel));
	r->dtype = c->match.core->type;
	if (r->dtype != SMR_F32 && r->dtype != SMR_F64)
		return smr_fail(SMR_EUNSUPPORTED, "no %s of %s", table[i].name,
				smr_dtype_name(r->dtype));
	out->kind = table[i].kind;
	switch (out->kind) {
	case SMR_FORM_GEMM:
		smr_product_gemm_of(r, &out->gemm);
		break;
	case SMR_FORM_GEMV:
		smr_product_gemv_of(r, &out->gemv);
		break;
	case SMR_FORM_GER:
		smr_product_ger_of(r, &out->ger);
		break;
	case SMR_FORM_VEC:
		smr_product_vec_of(r, &out->vec, table[i].detail);
		break;
	case SMR_FORM_CONV:
		smr_product_conv_of(r, &out->conv, table[i].detail != 0);
		break;
	}
	return r->st;
}

/* Reads a contraction that matches no kernel, or whose layout differs from the kernel's. */
static smr_status read_contraction(const smr_codelet *c, smr_product_reader *r, smr_form *out)
{
	smr_contraction x;

	if (!smr_codelet_contraction(c, &x) || !smr_product_stores(c, x.core))
		return smr_fail(SMR_EUNSUPPORTED, "no known kernel");
	r->dtype = x.core->type;
	r->st = SMR_OK;
	*out = (smr_form){.kind = SMR_FORM_GEMM};
	smr_product_dot_of(r, &x, &out->gemm);
	return r->st;
}

/* Whether a matched kernel has a type or a layout that requires copies. */
static bool contraction_is_better(const smr_codelet *c, smr_product_reader *r, smr_form *out)
{
	smr_contraction x;
	smr_gemm_plan plan;

	if (c->match.kernel == NULL)
		return true;
	if (!smr_codelet_contraction(c, &x) || !smr_product_stores(c, x.core))
		return false;
	if (read_named_kernel(c, r, out) != SMR_OK)
		return true;
	return out->kind == SMR_FORM_GEMM && smr_gemm_plan_make(&out->gemm, NULL, &plan) != SMR_OK;
}

smr_status smr_form_of(const smr_codelet *c, const smr_env *e, smr_form *out)
{
	smr_product_reader r = {.c = c, .e = e};

	if (c->fp == SMR_FP_STRICT && !smr_codelet_is_exact_sum(c))
		return smr_fail(SMR_EUNSUPPORTED, "libraries reorder sums");
	if (c->nest->nest->pred != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "it is only where a condition holds");
	smr_codelet_extents(c, e->sym, r.extent);
	memset(out, 0, sizeof(*out));
	if (contraction_is_better(c, &r, out))
		return read_contraction(c, &r, out);
	r.st = SMR_OK;
	return read_named_kernel(c, &r, out);
}

/* Whether the sum is that of the kernel conv2d. */
static bool is_convolution(const smr_codelet *c, const smr_contraction *x)
{
	return c->match.kernel != NULL && c->match.core == x->core && x->core->type == SMR_F32 &&
	       strcmp(smr_kernel_name(c->match.kernel), "conv2d") == 0;
}

smr_status smr_form_with_tail(const smr_codelet *c, const smr_env *e, smr_form *out)
{
	smr_product_reader r = {.c = c, .e = e};
	smr_contraction x;
	smr_status st = smr_form_of(c, e, out);

	if (st != SMR_EUNSUPPORTED || (c->fp == SMR_FP_STRICT && !smr_codelet_is_exact_sum(c)) ||
	    smr_codelet_is_opaque(c) || c->nbeside > 0 || !smr_nest_tail(c->nest->nest, &x) ||
	    smr_product_stores(c, x.core))
		return st;
	r.dtype = x.core->type;
	smr_codelet_extents(c, e->sym, r.extent);
	memset(out, 0, sizeof(*out));
	if (is_convolution(c, &x)) {
		out->kind = SMR_FORM_CONV;
		smr_product_conv_with_tail(&r, &x, &out->conv);
		return r.st;
	}
	if (x.padded)
		return st;
	out->kind = SMR_FORM_GEMM;
	smr_product_dot_of(&r, &x, &out->gemm);
	return r.st;
}
