/* Rounding error bounds as expressions.
 *
 * Sums may be reordered, so floats are compared within 2 * gamma_K * M, where
 * gamma_K = K*u / (1 - K*u) bounds the rounding of K operations (Higham, Accuracy and Stability,
 * lemma 3.1) and M is the value of the same expression with every term made positive.
 *
 * A function of a sum other than a sum or product may be steep or discontinuous: its bound is its
 * range over the interval of the sum. */
#include "run/step/error_bound.h"

#include <float.h>
#include <math.h>

static bool is_linear_op(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && (e->op == SMR_OP_add || e->op == SMR_OP_addc ||
					  e->op == SMR_OP_sub || e->op == SMR_OP_mul);
}

const smr_expr *smr_error_bound(smr_graph *g, const smr_expr *e)
{
	const smr_expr *a[3];
	smr_expr *m;

	if (e->kind == SMR_EXPR_ACC)
		return e;
	if (e->kind == SMR_EXPR_FOLD && e->nacc == 1 && e->step[0]->kind == SMR_EXPR_OP &&
	    (e->step[0]->op == SMR_OP_add || e->step[0]->op == SMR_OP_addc)) {
		a[0] = smr_error_bound(g, e->init[0]);
		a[1] = smr_error_bound(g, e->step[0]);
		return a[0] && a[1] ? smr_expr_fold(g, e->nloops, e->loops, a[0], a[1]) : NULL;
	}
	if (is_linear_op(e)) {
		a[0] = smr_error_bound(g, e->args[0]);
		a[1] = smr_error_bound(g, e->args[1]);
		m = a[0] && a[1] ? smr_expr_op(g, e->op == SMR_OP_sub ? SMR_OP_add : e->op, e->type,
					       2, a)
				 : NULL;
		return m;
	}
	a[0] = e;
	return smr_dtype_is_float(e->type) ? smr_expr_op(g, SMR_OP_abs, e->type, 1, a) : e;
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
