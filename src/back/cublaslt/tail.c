/* Finds by values which function a tail computes: GELU is written in many ways. The operators that
 * occur decide which functions are possible; each of these is analytic (or is one maximum with 0),
 * so that equal values at many points leave no doubt. All is computed in f64, as constants of short
 * types are rounded, but sums are not. */
#include <math.h>

#include "back/cublaslt/cublaslt.h"
#include "back/cublaslt/plan.h"

typedef struct census {
	unsigned tanhs, maxima, others, reads, parts;
	bool shorter; /* constants are of a short type */
} census;

static bool is_zero(const smr_expr *e)
{
	return e->kind == SMR_EXPR_CONST && smr_const_as_double(e) == 0;
}

static bool count(const smr_expr *e, const smr_expr *core, census *n)
{
	enum { PARTS = 64 };

	if (++n->parts > PARTS)
		return false;
	if (e == core)
		return true;
	if (e->kind == SMR_EXPR_READ) {
		n->reads++;
		return true;
	}
	if (e->kind == SMR_EXPR_CONST) {
		n->shorter |= e->type == SMR_F16 || e->type == SMR_BF16;
		return smr_dtype_is_float(e->type);
	}
	if (e->kind != SMR_EXPR_OP)
		return false;
	switch (e->op) {
	case SMR_OP_add:
	case SMR_OP_convert:
		break;
	case SMR_OP_tanh:
		n->tanhs++;
		break;
	case SMR_OP_maximum:
		n->maxima++;
		if (!is_zero(e->args[0]) && !is_zero(e->args[1]))
			return false;
		break;
	case SMR_OP_sub:
	case SMR_OP_mul:
	case SMR_OP_div:
	case SMR_OP_neg:
		n->others++;
		break;
	default:
		return false;
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!count(e->args[i], core, n))
			return false;
	return smr_dtype_is_float(e->type);
}

static double value_at(const smr_expr *e, const smr_expr *core, double x, double b)
{
	double a[2] = {0, 0};

	if (e == core)
		return x;
	if (e->kind == SMR_EXPR_READ)
		return b;
	if (e->kind == SMR_EXPR_CONST)
		return smr_const_as_double(e);
	for (uint32_t i = 0; i < e->nargs && i < 2; i++)
		a[i] = value_at(e->args[i], core, x, b);
	switch (e->op) {
	case SMR_OP_add:
		return a[0] + a[1];
	case SMR_OP_sub:
		return a[0] - a[1];
	case SMR_OP_mul:
		return a[0] * a[1];
	case SMR_OP_div:
		return a[0] / a[1];
	case SMR_OP_neg:
		return -a[0];
	case SMR_OP_tanh:
		return tanh(a[0]);
	case SMR_OP_maximum:
		return fmax(a[0], a[1]);
	default:
		return a[0]; /* a conversion */
	}
}

static double expected(int epilogue, double x)
{
	if (epilogue == CUBLASLT_EPILOGUE_RELU)
		return fmax(x, 0);
	if (epilogue == CUBLASLT_EPILOGUE_GELU)
		return 0.5 * x * (1 + tanh(sqrt(M_2_PI) * (x + 0.044715 * x * x * x)));
	return x;
}

bool smr_lt_tail(const smr_expr *value, const smr_expr *core, int *epilogue, bool *adds)
{
	static const double at[] = {0,    0.1, -0.1, 0.25, -0.3, 0.5, -0.5, 0.8, -0.9, 1,
				    -1,   1.5, -1.5, 2,    -2,   2.5, -2.7, 3,   -3.3, 4,
				    -4.5, 6,   -7,   11,   -12,  50,  -60,  300, -301};
	census n = {0};
	double tolerance;

	if (!count(value, core, &n) || n.tanhs + n.maxima > 1 || (n.tanhs == 0 && n.others > 0))
		return false;
	*adds = n.reads > 0;
	*epilogue = n.tanhs > 0    ? CUBLASLT_EPILOGUE_GELU
		    : n.maxima > 0 ? CUBLASLT_EPILOGUE_RELU
				   : CUBLASLT_EPILOGUE_DEFAULT;
	tolerance = n.shorter ? 4e-3 : 1e-5;
	for (size_t i = 0; i < sizeof(at) / sizeof(at[0]); i++)
		for (int k = 0; k < (*adds ? 4 : 1); k++) {
			double b = (double[]){0, 0.75, -1.25, 5}[k];
			double x = at[i] + (*adds ? b : 0), want = expected(*epilogue, x);

			if (!(fabs(value_at(value, core, at[i], b) - want) <=
			      tolerance * fmax(1, fabs(x))))
				return false;
		}
	return true;
}
