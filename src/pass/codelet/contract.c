/* Recognises contractions by structure, not by kernel name: any number of loops on either side,
 * narrow types with wider accumulators, any epilogue. Libraries multiply the matrices; the epilogue
 * is generated code (back/cpu/product/epilogue.c). */
#include "pass/codelet/join_stores.h"

/* Returns whether a conversion keeps every value of @p from exactly. */
static bool is_exact_widening(smr_dtype from, smr_dtype to)
{
	switch (to) {
	case SMR_F32:
		return from == SMR_BF16 || from == SMR_F16;
	case SMR_I32:
		return from == SMR_I8 || from == SMR_U8 || from == SMR_I16 || from == SMR_U16;
	default:
		return false;
	}
}

static const smr_expr *factor_read(const smr_expr *e, smr_dtype to)
{
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_convert && e->type == to &&
	    is_exact_widening(e->args[0]->type, to))
		e = e->args[0];
	if (e->kind != SMR_EXPR_READ)
		return NULL;
	for (uint32_t d = 0; d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			return NULL;
	return e;
}

/* Returns the read of a factor that is 0 around an image. */
static const smr_expr *padded_read(const smr_expr *e)
{
	const smr_expr *no = e->kind == SMR_EXPR_OP && e->op == SMR_OP_select ? e->args[2] : NULL;

	if (no == NULL || no->kind != SMR_EXPR_CONST || no->bits != 0)
		return NULL;
	return factor_read(e->args[1], e->type);
}

static bool is_product_sum(const smr_expr *f, smr_contraction *out)
{
	const smr_expr *step, *product;

	if (f->nacc != 1 || f->init[0]->kind != SMR_EXPR_CONST || f->init[0]->bits != 0)
		return false;
	step = f->step[0];
	if (step->kind != SMR_EXPR_OP || step->op != SMR_OP_add)
		return false;
	product = step->args[smr_expr_is_acc(step->args[0]) ? 1 : 0];
	if (!smr_expr_is_acc(step->args[smr_expr_is_acc(step->args[0]) ? 0 : 1]) ||
	    product->kind != SMR_EXPR_OP || product->op != SMR_OP_mul)
		return false;
	out->core = f;
	out->padded = false;
	out->a = factor_read(product->args[0], f->type);
	out->b = factor_read(product->args[1], f->type);
	if (out->a == NULL && f->type == SMR_F32) {
		out->a = padded_read(product->args[0]);
		out->padded = true;
	}
	return out->a != NULL && out->b != NULL;
}

static bool is_direct(const smr_expr *read, uint64_t domain)
{
	for (uint32_t d = 0; d < read->rank; d++)
		if (read->index[d].indirect != NULL)
			return false;
	return (smr_expr_loops(read) & ~domain) == 0;
}

typedef struct tail {
	const smr_nest *nest;
	const smr_expr *core, *reads[SMR_PRODUCT_EPILOGUE_READS];
	uint32_t n;
} tail;

/* Adds a read to the tail's list unless the same element of the same operand is there. */
static bool add_read(tail *t, const smr_expr *e)
{
	for (uint32_t i = 0; i < t->n; i++)
		if (smr_expr_equal(t->reads[i], e))
			return true;
	if (t->n == SMR_PRODUCT_EPILOGUE_READS || !is_direct(e, t->nest->domain))
		return false;
	t->reads[t->n++] = e;
	return true;
}

static bool is_tail(tail *t, const smr_expr *e)
{
	if (e == t->core || e->kind == SMR_EXPR_CONST)
		return true;
	if (e->kind == SMR_EXPR_READ)
		return add_read(t, e);
	if (e->kind != SMR_EXPR_OP)
		return false;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_tail(t, e->args[i]))
			return false;
	return true;
}

bool smr_nest_tail(const smr_nest *n, smr_contraction *out)
{
	const smr_expr *fold = NULL;
	tail t = {.nest = n};

	if (n->pred != NULL || !join_find_fold(n->value, false, &fold) || fold == NULL ||
	    !is_product_sum(fold, out))
		return false;
	t.core = fold;
	return is_tail(&t, n->value);
}

bool smr_codelet_contraction(const smr_codelet *c, smr_contraction *out)
{
	const smr_expr *fold = NULL;
	const smr_nest *n = c->nest->nest;

	if (smr_codelet_is_opaque(c) || n == NULL || n->pred != NULL)
		return false;
	return join_find_fold(n->value, false, &fold) && fold != NULL &&
	       is_product_sum(fold, out) && !out->padded;
}

bool smr_codelet_is_exact_sum(const smr_codelet *c)
{
	smr_contraction x;

	return smr_codelet_contraction(c, &x) && !smr_dtype_is_float(x.core->type);
}

/* Returns the only domain loop that moves @p o; -1: none, or more than one. */
static int moving_loop(const smr_nest *n, const smr_operand *o, const int64_t *extent)
{
	int at = -1;

	for (int l = 0; l < (int)n->nloops; l++) {
		if (!(n->domain >> l & 1) || extent[l] == 1 || o->stride[l] == 0)
			continue;
		if (at >= 0)
			return -1;
		at = l;
	}
	return at;
}

bool smr_codelet_gram(const smr_codelet *c, const int64_t *sym)
{
	int64_t extent[SMR_MAX_LOOPS];
	smr_contraction x;
	smr_operand a, b;
	int i, j;

	if (!smr_codelet_contraction(c, &x) || x.core != c->nest->nest->value ||
	    smr_codelet_operand(c, x.a, sym, &a) != SMR_OK ||
	    smr_codelet_operand(c, x.b, sym, &b) != SMR_OK || a.is_value || b.is_value)
		return false;
	smr_codelet_extents(c, sym, extent);
	i = moving_loop(c->nest->nest, &a, extent);
	j = moving_loop(c->nest->nest, &b, extent);
	if (i < 0 || j < 0 || i == j || extent[i] != extent[j] || a.stride[i] != b.stride[j] ||
	    a.base != b.base || a.offset != b.offset || a.dtype != b.dtype)
		return false;
	for (int l = 0; l < (int)c->nest->nest->nloops; l++)
		if (!(c->nest->nest->domain >> l & 1) && extent[l] > 1 &&
		    a.stride[l] != b.stride[l])
			return false;
	return extent[i] >= SMR_SYRK_ROWS &&
	       smr_nest_steps(c->nest, sym) * (double)extent[i] * (double)extent[j] >=
		       SMR_SYRK_STEPS;
}
