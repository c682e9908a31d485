/* Operators on values. */
#include <math.h>
#include <string.h>

#include "script/interp.h"

static const struct op_row {
	script_element element;
} op_rows[SMR_DML_NOPS] = {
	[SMR_DML_OR] = {SCRIPT_OR},
	[SMR_DML_AND] = {SCRIPT_AND},
	[SMR_DML_NOT] = {SCRIPT_NOT},
	[SMR_DML_EQ] = {SCRIPT_EQUAL},
	[SMR_DML_NE] = {SCRIPT_UNEQUAL},
	[SMR_DML_LE] = {SCRIPT_LESS_EQUAL},
	[SMR_DML_GE] = {SCRIPT_GREATER_EQUAL},
	[SMR_DML_LT] = {SCRIPT_LESS},
	[SMR_DML_GT] = {SCRIPT_GREATER},
	[SMR_DML_PLUS] = {SCRIPT_ADD},
	[SMR_DML_MINUS] = {SCRIPT_SUBTRACT},
	[SMR_DML_TIMES] = {SCRIPT_TIMES},
	[SMR_DML_DIVIDE] = {SCRIPT_DIVIDE},
	[SMR_DML_MODULUS] = {SCRIPT_MODULUS},
	[SMR_DML_INTDIV] = {SCRIPT_INTDIV},
	[SMR_DML_NEGATE] = {SCRIPT_NEGATE},
	[SMR_DML_POWER] = {SCRIPT_POWER},
};

static bool compares(smr_dml_op op)
{
	return op >= SMR_DML_EQ && op <= SMR_DML_GT;
}

static bool is_logic(smr_dml_op op)
{
	return op == SMR_DML_OR || op == SMR_DML_AND || op == SMR_DML_NOT;
}

static bool is_number(const script_value *v)
{
	return v->kind == SCRIPT_INTEGER || v->kind == SCRIPT_DOUBLE || v->kind == SCRIPT_BOOLEAN;
}

static double number_of(const script_value *v)
{
	return v->kind == SCRIPT_DOUBLE ? v->number : (double)v->integer;
}

/* ---- element by element */

/* The shape of a and b: equal, or b is a scalar, or a column, a row or one number beside a. */
static smr_status meet(script *s, smr_dml_at at, const script_matrix *a, const script_matrix *b)
{
	bool rows = b->rows == a->rows || b->rows == 1, cols = b->cols == a->cols || b->cols == 1;

	if (b->rows == a->rows && b->cols == a->cols)
		return SMR_OK;
	if (rows && cols && (b->rows == 1 || b->cols == 1))
		return SMR_OK;
	return script_fail(s, at,
			   "Mismatch in dimensions: left is %lldx%lld and right is %lldx%lld.",
			   (long long)a->rows, (long long)a->cols, (long long)b->rows,
			   (long long)b->cols);
}

static smr_status shape(script *s, smr_dml_at at, int n, const script_value *const *args,
			script_node *node)
{
	const script_matrix *first = NULL;

	node->scalar = true;
	for (int i = 0; i < n; i++) {
		const script_matrix *m = args[i]->kind == SCRIPT_MATRIX ? args[i]->matrix : NULL;

		if (args[i]->kind == SCRIPT_STRING || args[i]->kind == SCRIPT_LIST)
			return script_fail(s, at, "this cannot be computed of a %s",
					   script_kind_name(args[i]->kind));
		if (m == NULL)
			continue;
		if (first == NULL)
			first = m;
		else
			SMR_TRY(meet(s, at, first, m));
		node->scalar = false;
	}
	if (first != NULL) {
		node->rows = first->rows;
		node->cols = first->cols;
	}
	return SMR_OK;
}

static bool all_known(int n, const script_value *const *args)
{
	for (int i = 0; i < n; i++)
		if (args[i]->matrix != NULL || !is_number(args[i]))
			return false;
	return true;
}

smr_status script_map(script *s, smr_dml_at at, script_element e, const script_value *const *args,
		      script_value *out)
{
	int n = script_element_args(e);
	script_node node = {.op = SCRIPT_MAP,
			    .in = {SCRIPT_NONE, SCRIPT_NONE, SCRIPT_NONE, SCRIPT_NONE},
			    .n = {e}};
	double x[3];

	if (n > 3)
		return smr_fail(SMR_EINTERNAL, "an element of %d operands", n);
	if (all_known(n, args)) {
		bool literal = true;

		for (int i = 0; i < n; i++) {
			x[i] = number_of(args[i]);
			literal = literal && args[i]->literal;
		}
		*out = script_double(script_element_value(e, x));
		out->literal = literal;
		return SMR_OK;
	}
	SMR_TRY(shape(s, at, n, args, &node));
	for (int i = 0; i < n; i++)
		SMR_TRY(script_trace_in(s->trace, args[i], &node.in[i]));
	return script_trace_add(s->trace, &node, out);
}

/* ---- scalars */

static smr_status overflow(script *s, smr_dml_at at, double v)
{
	smr_str text = {0};
	smr_status st;

	script_put_double(&text, v);
	st = script_fail(s, at,
			 "Integer operation created numerical result overflow (%s > "
			 "9223372036854775807).",
			 smr_str_text(&text));
	smr_str_free(&text);
	return st;
}

/* Whole numbers stay whole but for / and ^. */
static smr_status integers(script *s, smr_dml_at at, smr_dml_op op, int64_t a, int64_t b,
			   script_value *out)
{
	int64_t r = 0;
	bool over = false;

	switch (op) {
	case SMR_DML_PLUS:
		over = __builtin_add_overflow(a, b, &r);
		break;
	case SMR_DML_MINUS:
		over = __builtin_sub_overflow(a, b, &r);
		break;
	case SMR_DML_TIMES:
		over = __builtin_mul_overflow(a, b, &r);
		break;
	case SMR_DML_MODULUS:
		r = b == 0 || b == -1 ? 0 : a % b;
		break;
	default: /* INTDIV */
		if (b == 0)
			r = a > 0 ? INT64_MAX : a < 0 ? INT64_MIN : 0;
		else
			over = b == -1 && a == INT64_MIN;
		if (b != 0 && !over)
			r = a / b;
		break;
	}
	if (over) {
		const double x[] = {(double)a, (double)b};

		return overflow(s, at, script_element_value(op_rows[op].element, x));
	}
	*out = script_integer(r);
	return SMR_OK;
}

static smr_status concatenate(const script_value *a, const script_value *b, script_value *out)
{
	smr_str text = {0};
	smr_status st;

	script_put_scalar(&text, a);
	script_put_scalar(&text, b);
	st = smr_str_status(&text, "a string");
	if (st == SMR_OK)
		st = script_string(smr_str_text(&text), text.n, out);
	smr_str_free(&text);
	return st;
}

static smr_status strings(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			  const script_value *b, script_value *out)
{
	double x[2] = {0};
	smr_str left = {0}, right = {0};
	int order;

	if (a->kind == SCRIPT_MATRIX || b->kind == SCRIPT_MATRIX || a->kind == SCRIPT_LIST ||
	    b->kind == SCRIPT_LIST)
		return script_fail(s, at, "a string and a %s: toString() makes a string of it",
				   a->kind == SCRIPT_STRING ? script_kind_name(b->kind)
							    : script_kind_name(a->kind));
	if (op == SMR_DML_PLUS)
		return concatenate(a, b, out);
	if (!compares(op))
		return script_fail(s, at, "'%s' is not for strings", smr_dml_op_text(op));
	script_put_scalar(&left, a);
	script_put_scalar(&right, b);
	order = strcmp(smr_str_text(&left), smr_str_text(&right));
	x[0] = order;
	smr_str_free(&left);
	smr_str_free(&right);
	*out = script_boolean(script_element_value(op_rows[op].element, x) != 0);
	return SMR_OK;
}

static smr_status scalars(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			  const script_value *b, script_value *out)
{
	bool whole = a->kind == SCRIPT_INTEGER && b->kind == SCRIPT_INTEGER;
	const double x[] = {number_of(a), number_of(b)};
	bool literal = a->literal && b->literal;

	if (!compares(op) && !is_logic(op) &&
	    (a->kind == SCRIPT_BOOLEAN || b->kind == SCRIPT_BOOLEAN))
		return script_fail(s, at, "Invalid Valuetypes for operation %s: %s and %s",
				   smr_dml_op_text(op), script_kind_name(a->kind),
				   script_kind_name(b->kind));
	if (whole && compares(op) && op != SMR_DML_EQ && op != SMR_DML_NE)
		*out = script_boolean(op == SMR_DML_LT   ? a->integer < b->integer
				      : op == SMR_DML_GT ? a->integer > b->integer
				      : op == SMR_DML_LE ? a->integer <= b->integer
							 : a->integer >= b->integer);
	else if (whole && (op == SMR_DML_EQ || op == SMR_DML_NE))
		*out = script_boolean((a->integer == b->integer) == (op == SMR_DML_EQ));
	else if (compares(op) || is_logic(op))
		*out = script_boolean(script_element_value(op_rows[op].element, x) != 0);
	else if (whole && op != SMR_DML_DIVIDE && op != SMR_DML_POWER)
		SMR_TRY(integers(s, at, op, a->integer, b->integer, out));
	else
		*out = script_double(script_element_value(op_rows[op].element, x));
	out->literal = literal;
	return SMR_OK;
}

/* A number that is to be computed is waited for where it decides or is shown. */
static smr_status wait_for(script *s, smr_dml_op op, const script_value *a, const script_value *b,
			   script_value *x, script_value *y)
{
	bool now = compares(op) || is_logic(op) || a->kind == SCRIPT_STRING ||
		   b->kind == SCRIPT_STRING;
	smr_status st;

	*x = script_keep(a);
	*y = script_keep(b);
	if (a->kind == SCRIPT_MATRIX || b->kind == SCRIPT_MATRIX || !now)
		return SMR_OK;
	st = script_force(s->trace, x);
	return st == SMR_OK ? script_force(s->trace, y) : st;
}

static smr_status binary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			 const script_value *b, script_value *out)
{
	const script_value *args[3] = {a, b, b};

	if (op == SMR_DML_MATMULT)
		return script_product(s, at, a, b, out);
	if (a->kind == SCRIPT_STRING || b->kind == SCRIPT_STRING)
		return strings(s, at, op, a, b, out);
	if (all_known(2, args))
		return scalars(s, at, op, a, b, out);
	if (((a->kind == SCRIPT_BOOLEAN && b->kind == SCRIPT_MATRIX) ||
	     (b->kind == SCRIPT_BOOLEAN && a->kind == SCRIPT_MATRIX)) &&
	    !compares(op) && !is_logic(op))
		return script_fail(s, at, "Invalid Valuetypes for operation %s: %s and %s",
				   smr_dml_op_text(op), script_kind_name(a->kind),
				   script_kind_name(b->kind));
	return script_map(s, at, op_rows[op].element, args, out);
}

smr_status script_binary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			 const script_value *b, script_value *out)
{
	script_value x = {0}, y = {0};
	smr_status st = wait_for(s, op, a, b, &x, &y);

	if (st == SMR_OK)
		st = binary(s, at, op, &x, &y, out);
	script_drop(&x);
	script_drop(&y);
	return st;
}

smr_status script_unary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			script_value *out)
{
	script_value x = script_keep(a);
	const script_value *args[3] = {&x, &x, &x}; /* any element takes three at most */
	smr_status st = op == SMR_DML_NOT ? script_force(s->trace, &x) : SMR_OK;

	if (st == SMR_OK && op == SMR_DML_POSITIVE) {
		*out = x;
		return SMR_OK;
	}
	if (st == SMR_OK && x.kind == SCRIPT_INTEGER && op == SMR_DML_NEGATE) {
		*out = script_integer((int64_t)(0 - (uint64_t)x.integer));
		out->literal = x.literal;
		return SMR_OK;
	}
	if (st == SMR_OK && op == SMR_DML_NOT && x.kind != SCRIPT_MATRIX) {
		if (!is_number(&x))
			st = script_fail(s, at, "'!' is not for a %s", script_kind_name(x.kind));
		else
			*out = script_boolean(number_of(&x) == 0);
	} else if (st == SMR_OK) {
		st = script_map(s, at, op_rows[op].element, args, out);
	}
	script_drop(&x);
	return st;
}

/* ---- products */

smr_status script_product(script *s, smr_dml_at at, const script_value *a, const script_value *b,
			  script_value *out)
{
	const script_matrix *x = a->matrix, *y = b->matrix;
	script_node node = {.op = SCRIPT_PRODUCT,
			    .in = {SCRIPT_NONE, SCRIPT_NONE, SCRIPT_NONE, SCRIPT_NONE}};
	const script_value *args[3] = {a, b, b};

	if (a->kind != SCRIPT_MATRIX || b->kind != SCRIPT_MATRIX) {
		if (is_number(a) && is_number(b)) /* of 1x1 */
			return script_map(s, at, SCRIPT_TIMES, args, out);
		return script_fail(s, at, "%%*%% of a %s and a %s", script_kind_name(a->kind),
				   script_kind_name(b->kind));
	}
	if (x->cols != y->rows)
		return script_fail(
			s, at, "invalid dimensions for matrix multiplication (k1=%lld, k2=%lld)",
			(long long)x->cols, (long long)y->rows);
	node.rows = x->rows;
	node.cols = y->cols;
	SMR_TRY(script_trace_in(s->trace, a, &node.in[0]));
	SMR_TRY(script_trace_in(s->trace, b, &node.in[1]));
	return script_trace_add(s->trace, &node, out);
}
