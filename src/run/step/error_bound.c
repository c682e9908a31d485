/* Rounding error bounds as expressions.
 *
 * Sums may be reordered, so floats are compared within 2 * gamma_K * M, where
 * gamma_K = K*u / (1 - K*u) bounds the rounding of K operations (Higham, Accuracy and Stability,
 * lemma 3.1). M is the magnitude of the expression: for a sum or a product the same expression with
 * every term made positive; for f(a) it is |f(a)| + |f'(a)| M(a), to first order (running error
 * analysis, section 3.3 there). So the bound follows the conditioning of the program: a mean that
 * cancels has a small value and a large M, and so has all that is computed from it.
 *
 * A tail of one sum may also be steep or discontinuous: its bound is its range over the interval of
 * the sum (smr_shifted()). */
#include "run/step/error_bound.h"

#include <float.h>
#include <math.h>

static bool is_linear_op(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && (e->op == SMR_OP_add || e->op == SMR_OP_addc ||
					  e->op == SMR_OP_sub || e->op == SMR_OP_mul);
}

/* Makes an expression of one type; NULL propagates: there was no memory. */
static const smr_expr *combine(smr_graph *g, smr_op op, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[2] = {a, b};

	if (a == NULL || b == NULL)
		return NULL;
	return smr_expr_op(g, op, a->type, 2, args);
}

static const smr_expr *absolute(smr_graph *g, const smr_expr *e)
{
	return smr_expr_op(g, SMR_OP_abs, e->type, 1, &e);
}

/* 2^100, or what a half can hold: 0 times it is 0. */
static const smr_expr *limit_factor(smr_graph *g, const smr_expr *m)
{
	double most = m != NULL && m->type == SMR_F16 ? 0x1p15 : 0x1p100;

	return m != NULL ? combine(g, SMR_OP_minimum, m, smr_expr_float(g, m->type, most)) : NULL;
}

/* |e|, at least the least normal number: a divisor. */
static const smr_expr *divisor_of(smr_graph *g, const smr_expr *e)
{
	double least = e->type == SMR_F16 ? 0x1p-14 : e->type == SMR_F64 ? DBL_MIN : FLT_MIN;

	return combine(g, SMR_OP_maximum, absolute(g, e), smr_expr_float(g, e->type, least));
}

/* a + b * c / d, without the factors that are NULL. */
static const smr_expr *add_scaled(smr_graph *g, const smr_expr *a, const smr_expr *b,
				  const smr_expr *c, const smr_expr *d)
{
	if (c != NULL)
		b = combine(g, SMR_OP_mul, c, limit_factor(g, b));
	if (d != NULL)
		b = combine(g, SMR_OP_div, b, divisor_of(g, d));
	return combine(g, SMR_OP_add, a, b);
}

/* A bound of |f'(a)|. */
typedef enum slope {
	UNKNOWN,        /* the error of a is taken for 0 */
	ONE,            /* 1, or 1.13 */
	VALUE,          /* |f(a)| */
	VALUE_PLUS_ONE, /* |f(a)| + 1 */
	BY_VALUE,       /* 1 / |f(a)| */
	BY_ARGUMENT,    /* 1 / |a|, or 1.44 / |a| */
	BY_ONE_MORE,    /* 1 / |1 + a| */
	RATIO,          /* |f(a) / a| */
} slope;

static const unsigned char slope_of[SMR_OP_COUNT] = {
	[SMR_OP_neg] = ONE,
	[SMR_OP_abs] = ONE,
	[SMR_OP_sin] = ONE,
	[SMR_OP_cos] = ONE,
	[SMR_OP_tanh] = ONE,
	[SMR_OP_atan] = ONE,
	[SMR_OP_erf] = ONE,
	[SMR_OP_erfc] = ONE,
	[SMR_OP_exp] = VALUE,
	[SMR_OP_exp2] = VALUE,
	[SMR_OP_expm1] = VALUE_PLUS_ONE,
	[SMR_OP_sinh] = VALUE_PLUS_ONE,
	[SMR_OP_cosh] = VALUE_PLUS_ONE,
	[SMR_OP_sqrt] = BY_VALUE,
	[SMR_OP_log] = BY_ARGUMENT,
	[SMR_OP_log2] = BY_ARGUMENT,
	[SMR_OP_log10] = BY_ARGUMENT,
	[SMR_OP_log1p] = BY_ONE_MORE,
	[SMR_OP_cbrt] = RATIO,
};

static const smr_expr *bound_function(smr_graph *g, const smr_expr *e)
{
	const smr_expr *a = e->args[0], *m = smr_error_bound(g, a), *value = absolute(g, e);
	const smr_expr *one = smr_expr_float(g, e->type, 1);

	switch ((slope)slope_of[e->op]) {
	case UNKNOWN:
		return value;
	case ONE:
		return add_scaled(g, value, m, NULL, NULL);
	case VALUE:
		return add_scaled(g, value, m, value, NULL);
	case VALUE_PLUS_ONE:
		return add_scaled(g, value, m, combine(g, SMR_OP_add, value, one), NULL);
	case BY_VALUE:
		return add_scaled(g, value, m, NULL, e);
	case BY_ARGUMENT:
		return add_scaled(g, value, m, NULL, a);
	case BY_ONE_MORE:
		return add_scaled(g, value, m, NULL, combine(g, SMR_OP_add, a, one));
	case RATIO:
		return add_scaled(g, value, m, value, a);
	}
	return NULL;
}

/* a / b: M(a) / |b| + |a / b| M(b) / |b|. a^b with a constant b: |a^b| + |b a^b| M(a) / |a|. */
static const smr_expr *bound_quotient_or_power(smr_graph *g, const smr_expr *e)
{
	const smr_expr *value = absolute(g, e), *a = e->args[0], *b = e->args[1], *first;

	if (e->op == SMR_OP_div) {
		first = combine(g, SMR_OP_div, smr_error_bound(g, a), divisor_of(g, b));
		return add_scaled(g, first, smr_error_bound(g, b), value, b);
	}
	if (b->kind != SMR_EXPR_CONST)
		return value;
	first = combine(g, SMR_OP_mul, value, absolute(g, b));
	return add_scaled(g, value, smr_error_bound(g, a), first, a);
}

static const smr_expr *bound_select(smr_graph *g, const smr_expr *e)
{
	const smr_expr *args[3] = {e->args[0], smr_error_bound(g, e->args[1]),
				   smr_error_bound(g, e->args[2])};

	return args[1] != NULL && args[2] != NULL ? smr_expr_op(g, e->op, e->type, 3, args) : NULL;
}

static const smr_expr *bound_convert(smr_graph *g, const smr_expr *e)
{
	const smr_expr *a = e->args[0], *now;

	if (smr_dtype_is_float(a->type))
		a = smr_error_bound(g, a);
	now = a != NULL ? smr_expr_op(g, e->op, e->type, 1, &a) : NULL;
	return now != NULL ? absolute(g, now) : NULL;
}

/* Returns whether the magnitude has no part of the value: in a fold's step, the value would read
 * the accumulator of the magnitude. */
static bool is_bound_by_arguments(smr_op op)
{
	return op == SMR_OP_add || op == SMR_OP_addc || op == SMR_OP_sub || op == SMR_OP_mul ||
	       op == SMR_OP_maximum || op == SMR_OP_minimum;
}

static const smr_expr *bound_op(smr_graph *g, const smr_expr *e)
{
	smr_op op = e->op == SMR_OP_sub       ? SMR_OP_add
		    : e->op == SMR_OP_minimum ? SMR_OP_maximum
					      : e->op;

	if (is_bound_by_arguments(e->op))
		return combine(g, op, smr_error_bound(g, e->args[0]),
			       smr_error_bound(g, e->args[1]));
	if (op == SMR_OP_select)
		return bound_select(g, e);
	if (op == SMR_OP_convert)
		return bound_convert(g, e);
	if (op == SMR_OP_div || op == SMR_OP_pow)
		return bound_quotient_or_power(g, e);
	return bound_function(g, e);
}

/* Returns whether @p e, inside @p level folds of its own, reads the accumulator of an outer one. */
static bool reads_accumulator(const smr_expr *e, uint32_t level)
{
	bool reads = e->kind == SMR_EXPR_ACC && e->depth >= level;

	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs && !reads; i++)
		reads = reads_accumulator(e->args[i], level);
	for (uint32_t i = 0; e->kind == SMR_EXPR_FOLD && i < e->nacc && !reads; i++)
		reads = reads_accumulator(e->init[i], level) ||
			reads_accumulator(e->step[i], level + 1);
	return reads || e->kind == SMR_EXPR_SCAN;
}

/* Folds by which sums and extremes are computed. */
static bool is_bound_by_step(const smr_expr *e)
{
	return e->kind == SMR_EXPR_FOLD && e->nacc == 1 && e->step[0]->kind == SMR_EXPR_OP &&
	       (e->step[0]->op == SMR_OP_add || e->step[0]->op == SMR_OP_addc ||
		e->step[0]->op == SMR_OP_maximum || e->step[0]->op == SMR_OP_minimum);
}

const smr_expr *smr_error_bound(smr_graph *g, const smr_expr *e)
{
	const smr_expr *init, *step;

	if (e->kind == SMR_EXPR_ACC)
		return e;
	if (is_bound_by_step(e)) {
		init = smr_error_bound(g, e->init[0]);
		step = smr_error_bound(g, e->step[0]);
		return init && step ? smr_expr_fold(g, e->nloops, e->loops, init, step) : NULL;
	}
	if (e->kind == SMR_EXPR_OP && is_bound_by_arguments(e->op))
		return bound_op(g, e);
	if (!smr_dtype_is_float(e->type))
		return e;
	return e->kind == SMR_EXPR_OP && !reads_accumulator(e, 0) ? bound_op(g, e) : absolute(g, e);
}

static double unit_roundoff(smr_dtype t)
{
	return t == SMR_F64 ? DBL_EPSILON / 2 : t == SMR_F32 ? FLT_EPSILON / 2 : 1.0 / 256;
}

double smr_rounding(smr_dtype t, double steps)
{
	double ku = steps * unit_roundoff(t);

	return 2 * ku / (1 - fmin(ku, 0.5));
}

double smr_underflow(smr_dtype t, double steps)
{
	static const double least[SMR_DTYPE_COUNT] = {[SMR_F16] = 0x1p-24,
						      [SMR_BF16] = 0x1p-133,
						      [SMR_F32] = 0x1p-149,
						      [SMR_F64] = 0x1p-1074};

	return steps * least[t];
}

static bool is_linear(const smr_expr *e, const smr_expr *core)
{
	if (e == core || e->kind != SMR_EXPR_OP)
		return true;
	return is_linear_op(e) && is_linear(e->args[0], core) && is_linear(e->args[1], core);
}

static const smr_expr *with(smr_graph *g, const smr_expr *e, const smr_expr *core,
			    const smr_expr *now)
{
	const smr_expr *args[3];

	if (e == core)
		return now;
	if (e->kind != SMR_EXPR_OP || e->nargs > sizeof(args) / sizeof(*args))
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		args[i] = with(g, e->args[i], core, now);
		if (args[i] == NULL)
			return NULL;
	}
	return smr_expr_op(g, e->op, e->type, e->nargs, args);
}

/* Returns the sum, moved by @p by times its magnitude. */
static const smr_expr *shift_by_error(smr_graph *g, const smr_expr *core, const smr_expr *magnitude,
				      double by)
{
	const smr_expr *part[2] = {magnitude, smr_expr_float(g, core->type, by)};
	const smr_expr *sum[2] = {
		core, part[1] != NULL ? smr_expr_op(g, SMR_OP_mul, core->type, 2, part) : NULL};

	return sum[1] != NULL ? smr_expr_op(g, SMR_OP_add, core->type, 2, sum) : NULL;
}

smr_status smr_shifted(smr_graph *g, const smr_nest *n, double by, const smr_expr *out[2])
{
	smr_contraction x;
	const smr_expr *magnitude, *sum;

	out[0] = out[1] = NULL;
	if (!smr_nest_tail(n, &x) || !smr_dtype_is_float(x.core->type) ||
	    is_linear(n->value, x.core))
		return SMR_OK;
	magnitude = smr_error_bound(g, x.core);
	for (int k = 0; k < 2 && magnitude != NULL; k++) {
		sum = shift_by_error(g, x.core, magnitude, k == 0 ? -by : by);
		out[k] = sum != NULL ? with(g, n->value, x.core, sum) : NULL;
	}
	return out[0] != NULL && out[1] != NULL ? SMR_OK
						: smr_fail(SMR_ENOMEM, "no memory for a check");
}
