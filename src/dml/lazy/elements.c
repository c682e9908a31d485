/* Elementwise functions of the language, defined twice: for compiled code and for scalars. */
#include <math.h>

#include "dml/lazy.h"
#include "ops/build.h"

static const smr_expr *f64_expr(smr_graph *g, double v)
{
	return smr_expr_float(g, SMR_F64, v);
}

/* Converts a comparison to 0 or 1. */
static const smr_expr *truth(smr_graph *g, const smr_expr *e)
{
	return smr_ops_to(g, SMR_F64, e);
}

static const smr_expr *is_true(smr_graph *g, const smr_expr *e)
{
	return smr_ops_2(g, SMR_OP_ne, e, f64_expr(g, 0));
}

static const smr_expr *build_logic(smr_graph *g, smr_op op, const smr_expr *const *x)
{
	return truth(g, smr_ops_2(g, op, is_true(g, x[0]), is_true(g, x[1])));
}

static const smr_expr *sign_expr(smr_graph *g, const smr_expr *x)
{
	const smr_expr *zero = f64_expr(g, 0);

	return smr_ops_select(g, smr_ops_2(g, SMR_OP_gt, x, zero), f64_expr(g, 1),
			      smr_ops_select(g, smr_ops_2(g, SMR_OP_lt, x, zero), f64_expr(g, -1),
					     x));
}

static const smr_expr *power(smr_graph *g, const smr_expr *const *x)
{
	double by = x[1]->kind == SMR_EXPR_CONST ? smr_const_as_double(x[1]) : NAN;

	if (by == 1)
		return x[0];
	if (by == 2)
		return smr_ops_2(g, SMR_OP_mul, x[0], x[0]);
	return smr_ops_2(g, SMR_OP_pow, x[0], x[1]);
}

static const smr_expr *sigmoid_expr(smr_graph *g, const smr_expr *x)
{
	return smr_ops_2(g, SMR_OP_div, f64_expr(g, 1),
			 smr_ops_2(g, SMR_OP_add, f64_expr(g, 1),
				   smr_ops_1(g, SMR_OP_exp, smr_ops_1(g, SMR_OP_neg, x))));
}

/* Rounds half up and saturates to 64-bit integers; NaN becomes 0. Adding a half first would round
 * that sum, too; halves are exact. Zeros are positive. */
static const smr_expr *half_up_of(smr_graph *g, const smr_expr *any)
{
	const smr_expr *x = smr_ops_2(g, SMR_OP_maximum, f64_expr(g, -0x1p63),
				      smr_ops_2(g, SMR_OP_minimum, f64_expr(g, 0x1p63), any));
	const smr_expr *halves =
		smr_ops_1(g, SMR_OP_floor, smr_ops_2(g, SMR_OP_mul, x, f64_expr(g, 2)));
	const smr_expr *up =
		smr_ops_1(g, SMR_OP_ceil, smr_ops_2(g, SMR_OP_mul, halves, f64_expr(g, .5)));
	const smr_expr *whole = smr_ops_2(g, SMR_OP_add, up, f64_expr(g, 0));

	return smr_ops_select(g, smr_ops_2(g, SMR_OP_eq, whole, whole), whole, f64_expr(g, 0));
}

/* By the rounded quotient, as SystemDS: 36 %% 0.6 is 0. */
static const smr_expr *remainder_expr(smr_graph *g, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *whole = smr_ops_1(g, SMR_OP_trunc, smr_ops_2(g, SMR_OP_div, a, b));

	return smr_ops_2(g, SMR_OP_sub, a, smr_ops_2(g, SMR_OP_mul, whole, b));
}

static const smr_expr *build_special_expr(smr_graph *g, dml_element e, const smr_expr *const *x)
{
	switch (e) {
	case DML_POWER:
		return power(g, x);
	case DML_MODULUS:
		return remainder_expr(g, x[0], x[1]);
	case DML_INTDIV:
		/* zeros are positive */
		return smr_ops_2(g, SMR_OP_add,
				 smr_ops_1(g, SMR_OP_trunc, smr_ops_2(g, SMR_OP_div, x[0], x[1])),
				 f64_expr(g, 0));
	case DML_AND:
		return build_logic(g, SMR_OP_and, x);
	case DML_OR:
		return build_logic(g, SMR_OP_or, x);
	case DML_XOR:
		return build_logic(g, SMR_OP_xor, x);
	case DML_NOT:
		return truth(g, smr_ops_2(g, SMR_OP_eq, x[0], f64_expr(g, 0)));
	case DML_IFELSE:
		return smr_ops_select(g, is_true(g, x[0]), x[1], x[2]);
	case DML_SIGN:
		return sign_expr(g, x[0]);
	case DML_ROUND:
		return half_up_of(g, x[0]);
	case DML_ISNAN:
		return truth(g, smr_ops_2(g, SMR_OP_ne, x[0], x[0]));
	case DML_ISINF:
		return truth(g, smr_ops_2(g, SMR_OP_eq, smr_ops_1(g, SMR_OP_abs, x[0]),
					  f64_expr(g, INFINITY)));
	case DML_SIGMOID:
		return sigmoid_expr(g, x[0]);
	default:
		return NULL;
	}
}

int dml_element_args(dml_element e)
{
	static const int nargs[] = {
#define DML_ELEMENT(name, nargs, op) nargs,
#include "dml/elements.def"
	};

	return nargs[e];
}

const smr_expr *dml_element_expr(smr_graph *g, dml_element e, const smr_expr *const *x)
{
	static const smr_op ops[] = {
#define DML_ELEMENT(name, nargs, op) op,
#include "dml/elements.def"
	};
	const smr_expr *made;

	if (ops[e] == SMR_OP_COUNT)
		return build_special_expr(g, e, x);
	made = dml_element_args(e) == 1 ? smr_ops_1(g, ops[e], x[0])
					: smr_ops_2(g, ops[e], x[0], x[1]);
	return truth(g, made);
}

static double min_or_nan(double a, double b)
{
	return isnan(a) || a < b ? a : b;
}

static double max_or_nan(double a, double b)
{
	return isnan(a) || a > b ? a : b;
}

static double compare_numbers(dml_element e, double a, double b)
{
	switch (e) {
	case DML_EQUAL:
		return a == b;
	case DML_UNEQUAL:
		return a != b;
	case DML_LESS:
		return a < b;
	case DML_LESS_EQUAL:
		return a <= b;
	case DML_GREATER:
		return a > b;
	case DML_GREATER_EQUAL:
		return a >= b;
	case DML_AND:
		return a != 0 && b != 0;
	case DML_OR:
		return a != 0 || b != 0;
	default: /* XOR */
		return (a != 0) != (b != 0);
	}
}

static double compute_binary(dml_element e, double a, double b)
{
	switch (e) {
	case DML_ADD:
		return a + b;
	case DML_SUBTRACT:
		return a - b;
	case DML_TIMES:
		return a * b;
	case DML_DIVIDE:
		return a / b;
	case DML_POWER:
		return pow(a, b);
	case DML_MODULUS:
		return a - trunc(a / b) * b;
	case DML_INTDIV:
		return trunc(a / b) + 0.0;
	case DML_MIN:
		return min_or_nan(a, b);
	case DML_MAX:
		return max_or_nan(a, b);
	default:
		return compare_numbers(e, a, b);
	}
}

typedef double (*of_one)(double);

static double logical_not(double x)
{
	return x == 0;
}

static double negated(double x)
{
	return -x;
}

static double sign_of_number(double x)
{
	return x > 0 ? 1 : x < 0 ? -1 : x;
}

static double half_up(double any)
{
	double x = isnan(any) ? 0 : fmin(fmax(any, -0x1p63), 0x1p63);

	return ceil(floor(2 * x) / 2) + 0.0;
}

static double is_nan(double x)
{
	return isnan(x);
}

static double is_infinite(double x)
{
	return isinf(x) != 0;
}

static double eval_sigmoid(double x)
{
	return 1 / (1 + exp(-x));
}

double dml_element_value(dml_element e, const double *x)
{
	static const of_one ones[DML_NELEMENTS] = {
		[DML_NOT] = logical_not,
		[DML_NEGATE] = negated,
		[DML_SQRT] = sqrt,
		[DML_EXP] = exp,
		[DML_LOG] = log,
		[DML_ABS] = fabs,
		[DML_SIGN] = sign_of_number,
		[DML_ROUND] = half_up,
		[DML_FLOOR] = floor,
		[DML_CEIL] = ceil,
		[DML_SIN] = sin,
		[DML_COS] = cos,
		[DML_TAN] = tan,
		[DML_ASIN] = asin,
		[DML_ACOS] = acos,
		[DML_ATAN] = atan,
		[DML_SINH] = sinh,
		[DML_COSH] = cosh,
		[DML_TANH] = tanh,
		[DML_ISNAN] = is_nan,
		[DML_SIGMOID] = eval_sigmoid,
		[DML_ISINF] = is_infinite,
	};

	if (ones[e] != NULL)
		return ones[e](x[0]);
	if (e == DML_IFELSE)
		return x[0] != 0 ? x[1] : x[2];
	return compute_binary(e, x[0], x[1]);
}
