/** @file Nests computed as they are written, one point after the other: what generated code is
 * compared with. Only f32, f64, i32, i64, u8 and i1, and the operators that the tests use. */
#ifndef SMR_TESTS_NEST_NAIVE_H
#define SMR_TESTS_NEST_NAIVE_H
#include "ir/graph/graph.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A plain evaluation is no product: sanitizers would make it the longest part of its tests. */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((no_sanitize("address", "undefined", "coverage"))), \
			     apply_to = function)
#endif

typedef union naive_val {
	float f;
	double d;
	int64_t i;
	uint64_t bits;
} naive_val;

typedef struct naive {
	const smr_graph *g;
	const smr_node *n;
	const smr_env *e;
	int64_t at[SMR_MAX_LOOPS];
	naive_val acc[8][SMR_MAX_ACCS];
	int depth;
} naive;

static naive_val naive_eval(naive *s, const smr_expr *e);

static int64_t naive_wrap(smr_dtype t, int64_t v)
{
	switch (t) {
	case SMR_I1:
		return v & 1;
	case SMR_U8:
		return (uint8_t)v;
	case SMR_I8:
		return (int8_t)v;
	case SMR_I16:
		return (int16_t)v;
	case SMR_I32:
		return (int32_t)v;
	default:
		return v;
	}
}

static naive_val naive_read_at(smr_dtype t, const char *p)
{
	naive_val v = {.bits = 0};

	switch (t) {
	case SMR_F32:
		memcpy(&v.f, p, 4);
		break;
	case SMR_F64:
		memcpy(&v.d, p, 8);
		break;
	default:
		memcpy(&v.i, p, smr_dtype_size(t));
		v.i = naive_wrap(t, v.i);
	}
	return v;
}

static char *naive_address(naive *s, const smr_node *view, const smr_index *x)
{
	char *p = (char *)s->e->base[view->window->base] +
		  smr_poly_eval(view->window->offset, s->e->sym);

	for (uint32_t d = 0; d < view->type.rank; d++) {
		int64_t i = x[d].offset != NULL ? smr_poly_eval(x[d].offset, s->e->sym) : 0;

		for (int l = 0; l < SMR_MAX_LOOPS; l++)
			if (x[d].coef[l] != NULL)
				i += smr_poly_eval(x[d].coef[l], s->e->sym) * s->at[l];
		if (x[d].indirect != NULL)
			i += smr_poly_eval(x[d].indirect_coef, s->e->sym) *
			     naive_eval(s, x[d].indirect).i;
		p += i * smr_poly_eval(view->window->stride[d], s->e->sym);
	}
	return p;
}

static naive_val naive_read(naive *s, const smr_expr *e)
{
	const smr_node *in = s->n->ins[e->input];

	if (in->op == SMR_OP_scalar)
		return naive_read_at(e->type, (const char *)&s->e->value[in->id]);
	return naive_read_at(e->type, naive_address(s, in, e->index));
}

#define NAIVE_ARITH(T, f, suffix)             \
	switch (e->op) {                      \
	case SMR_OP_add:                      \
		r.f = a.f + b.f;              \
		break;                        \
	case SMR_OP_sub:                      \
		r.f = a.f - b.f;              \
		break;                        \
	case SMR_OP_mul:                      \
		r.f = a.f * b.f;              \
		break;                        \
	case SMR_OP_div:                      \
		r.f = a.f / b.f;              \
		break;                        \
	case SMR_OP_neg:                      \
		r.f = -a.f;                   \
		break;                        \
	case SMR_OP_abs:                      \
		r.f = fabs##suffix(a.f);      \
		break;                        \
	case SMR_OP_fmax:                     \
		r.f = fmax##suffix(a.f, b.f); \
		break;                        \
	case SMR_OP_sqrt:                     \
		r.f = sqrt##suffix(a.f);      \
		break;                        \
	case SMR_OP_exp:                      \
		r.f = exp##suffix(a.f);       \
		break;                        \
	case SMR_OP_tanh:                     \
		r.f = tanh##suffix(a.f);      \
		break;                        \
	case SMR_OP_log:                      \
		r.f = log##suffix(a.f);       \
		break;                        \
	case SMR_OP_log1p:                    \
		r.f = log1p##suffix(a.f);     \
		break;                        \
	case SMR_OP_log2:                     \
		r.f = log2##suffix(a.f);      \
		break;                        \
	case SMR_OP_log10:                    \
		r.f = log10##suffix(a.f);     \
		break;                        \
	case SMR_OP_exp2:                     \
		r.f = exp2##suffix(a.f);      \
		break;                        \
	case SMR_OP_expm1:                    \
		r.f = expm1##suffix(a.f);     \
		break;                        \
	case SMR_OP_sin:                      \
		r.f = sin##suffix(a.f);       \
		break;                        \
	case SMR_OP_cos:                      \
		r.f = cos##suffix(a.f);       \
		break;                        \
	case SMR_OP_tan:                      \
		r.f = tan##suffix(a.f);       \
		break;                        \
	case SMR_OP_cbrt:                     \
		r.f = cbrt##suffix(a.f);      \
		break;                        \
	case SMR_OP_asin:                     \
		r.f = asin##suffix(a.f);      \
		break;                        \
	case SMR_OP_acos:                     \
		r.f = acos##suffix(a.f);      \
		break;                        \
	case SMR_OP_atan:                     \
		r.f = atan##suffix(a.f);      \
		break;                        \
	case SMR_OP_erf:                      \
		r.f = erf##suffix(a.f);       \
		break;                        \
	case SMR_OP_erfc:                     \
		r.f = erfc##suffix(a.f);      \
		break;                        \
	case SMR_OP_lt:                       \
		r.i = a.f < b.f;              \
		break;                        \
	case SMR_OP_gt:                       \
		r.i = a.f > b.f;              \
		break;                        \
	case SMR_OP_ge:                       \
		r.i = a.f >= b.f;             \
		break;                        \
	default:                              \
		abort();                      \
	}

static naive_val naive_int(const smr_expr *e, naive_val a, naive_val b)
{
	naive_val r = {.bits = 0};

	switch (e->op) {
	case SMR_OP_add:
		r.i = (int64_t)(a.bits + b.bits);
		break;
	case SMR_OP_sub:
		r.i = (int64_t)(a.bits - b.bits);
		break;
	case SMR_OP_mul:
		r.i = (int64_t)(a.bits * b.bits);
		break;
	case SMR_OP_div:
		r.i = a.i / b.i;
		break;
	case SMR_OP_and:
		r.i = a.i & b.i;
		break;
	case SMR_OP_xor:
		r.i = a.i ^ b.i;
		break;
	case SMR_OP_shr:
		r.i = a.i >> b.i;
		break;
	case SMR_OP_maximum:
		r.i = a.i > b.i ? a.i : b.i;
		break;
	case SMR_OP_lt:
		r.i = a.i < b.i;
		break;
	case SMR_OP_ge:
		r.i = a.i >= b.i;
		break;
	case SMR_OP_gt:
		r.i = a.i > b.i;
		break;
	default:
		abort();
	}
	r.i = naive_wrap(e->type, r.i);
	return r;
}

static naive_val naive_convert(smr_dtype from, smr_dtype to, naive_val a)
{
	double d = from == SMR_F32 ? (double)a.f : from == SMR_F64 ? a.d : (double)a.i;
	naive_val r = {.bits = 0};

	if (to == SMR_F32 && !smr_dtype_is_float(from))
		r.f = (float)a.i;
	else if (to == SMR_F32)
		r.f = (float)d;
	else if (to == SMR_F64)
		r.d = d;
	else
		r.i = naive_wrap(to, smr_dtype_is_float(from) ? (int64_t)d : a.i);
	return r;
}

static naive_val naive_op(naive *s, const smr_expr *e)
{
	naive_val a, b, r = {.bits = 0};

	if (e->op == SMR_OP_select)
		return naive_eval(s, e->args[naive_eval(s, e->args[0]).i ? 1 : 2]);
	a = naive_eval(s, e->args[0]);
	b = e->nargs > 1 ? naive_eval(s, e->args[1]) : a;
	smr_dtype t = e->args[0]->type;

	if (e->op == SMR_OP_convert)
		return naive_convert(t, e->type, a);
	if (t == SMR_F32) {
		NAIVE_ARITH(float, f, f)
	} else if (t == SMR_F64) {
		NAIVE_ARITH(double, d, )
	} else {
		return naive_int(e, a, b);
	}
	return r;
}

static void naive_step(naive *s, const smr_expr *e)
{
	naive_val v[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < e->nacc; k++)
		v[k] = naive_eval(s, e->step[k]);
	memcpy(s->acc[s->depth], v, sizeof(v));
}

static void naive_loops(naive *s, const smr_expr *e, uint32_t i)
{
	if (i == e->nloops) {
		naive_step(s, e);
		return;
	}
	uint32_t l = e->loops[i];
	int64_t n = smr_poly_eval(s->n->nest->loops[l].extent, s->e->sym), around = s->at[l];

	/* a fold inside this one may run along the same loop */
	for (int64_t k = 0; k < n; k++) {
		s->at[l] = k;
		naive_loops(s, e, i + 1);
	}
	s->at[l] = around;
}

static naive_val naive_fold(naive *s, const smr_expr *e)
{
	naive_val init[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < e->nacc; k++)
		init[k] = naive_eval(s, e->init[k]);
	s->depth++;
	memcpy(s->acc[s->depth], init, sizeof(init));
	if (e->kind == SMR_EXPR_FOLD) {
		naive_loops(s, e, 0);
	} else { /* all steps of the scan again, up to this point */
		uint32_t l = e->loops[0];
		int64_t here = s->at[l];

		for (int64_t k = 0; k < here + !e->exclusive; k++) {
			s->at[l] = k;
			naive_step(s, e);
		}
		s->at[l] = here;
	}
	return s->acc[s->depth--][e->result];
}

static naive_val naive_eval(naive *s, const smr_expr *e)
{
	naive_val v = {.bits = 0};

	switch (e->kind) {
	case SMR_EXPR_CONST:
		return naive_read_at(e->type, (const char *)&e->bits);
	case SMR_EXPR_SIZE:
		v.i = smr_poly_eval(e->size, s->e->sym);
		return v;
	case SMR_EXPR_INDEX:
		v.i = s->at[e->loop];
		return v;
	case SMR_EXPR_READ:
		return naive_read(s, e);
	case SMR_EXPR_ACC:
		return s->acc[s->depth - (int)e->depth][e->acc];
	case SMR_EXPR_OP:
		return naive_op(s, e);
	default:
		return naive_fold(s, e);
	}
}

/** Fills @p out with the result, element [i0, i1 ..] where the window has it; all points see the
 * memory as it was. @p out is a copy of the stored base's memory. */
static void naive_domain(naive *s, uint32_t l, char *out)
{
	const smr_nest *nest = s->n->nest;

	while (l < nest->nloops && !(nest->domain >> l & 1))
		l++;
	if (l < nest->nloops) {
		int64_t n = smr_poly_eval(nest->loops[l].extent, s->e->sym);

		for (s->at[l] = 0; s->at[l] < n; s->at[l]++)
			naive_domain(s, l + 1, out);
		s->at[l] = 0;
		return;
	}
	if (nest->pred != NULL && !naive_eval(s, nest->pred).i)
		return;
	naive_val v = naive_eval(s, nest->value);

	if (s->n->into == NULL) {
		memcpy(out, &v, 8);
		return;
	}
	const char *base = s->e->base[s->n->into->window->base];

	memcpy(out + (naive_address(s, s->n->into, nest->store) - base), &v,
	       smr_dtype_size(nest->value->type));
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif
