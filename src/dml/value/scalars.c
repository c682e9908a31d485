/* Operators on numbers and texts that are there. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/interp.h"

static const script_element elements[SMR_DML_NOPS] = {
	[SMR_DML_OR] = SCRIPT_OR,
	[SMR_DML_AND] = SCRIPT_AND,
	[SMR_DML_NOT] = SCRIPT_NOT,
	[SMR_DML_EQ] = SCRIPT_EQUAL,
	[SMR_DML_NE] = SCRIPT_UNEQUAL,
	[SMR_DML_LE] = SCRIPT_LESS_EQUAL,
	[SMR_DML_GE] = SCRIPT_GREATER_EQUAL,
	[SMR_DML_LT] = SCRIPT_LESS,
	[SMR_DML_GT] = SCRIPT_GREATER,
	[SMR_DML_PLUS] = SCRIPT_ADD,
	[SMR_DML_MINUS] = SCRIPT_SUBTRACT,
	[SMR_DML_TIMES] = SCRIPT_TIMES,
	[SMR_DML_DIVIDE] = SCRIPT_DIVIDE,
	[SMR_DML_MODULUS] = SCRIPT_MODULUS,
	[SMR_DML_INTDIV] = SCRIPT_INTDIV,
	[SMR_DML_NEGATE] = SCRIPT_NEGATE,
	[SMR_DML_POWER] = SCRIPT_POWER,
};

script_element script_op_element(smr_dml_op op)
{
	smr_assert((unsigned)op < SMR_DML_NOPS);
	return elements[op];
}

bool script_compares(smr_dml_op op)
{
	return op >= SMR_DML_EQ && op <= SMR_DML_GT;
}

bool script_is_logic(smr_dml_op op)
{
	return op == SMR_DML_OR || op == SMR_DML_AND || op == SMR_DML_NOT;
}

bool script_is_number(const script_value *v)
{
	return v->kind == SCRIPT_INTEGER || v->kind == SCRIPT_DOUBLE || v->kind == SCRIPT_BOOLEAN;
}

double script_number_of(const script_value *v)
{
	smr_assert(script_is_number(v));
	return v->kind == SCRIPT_DOUBLE ? v->number : (double)v->integer;
}

int64_t script_whole(double x)
{
	return isnan(x) ? 0 : x >= 0x1p63 ? INT64_MAX : x < -0x1p63 ? INT64_MIN : (int64_t)x;
}

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

	smr_assert(op != SMR_DML_DIVIDE && op != SMR_DML_POWER);
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

		return overflow(s, at, script_element_value(script_op_element(op), x));
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

smr_status script_strings(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			  const script_value *b, script_value *out)
{
	double x[2] = {0};
	smr_str left = {0}, right = {0};
	int order;

	smr_assert(a->kind == SCRIPT_STRING || b->kind == SCRIPT_STRING);
	if (a->kind == SCRIPT_MATRIX || b->kind == SCRIPT_MATRIX || a->kind == SCRIPT_LIST ||
	    b->kind == SCRIPT_LIST)
		return script_fail(s, at, "a string and %s: toString() makes a string of it",
				   a->kind == SCRIPT_STRING ? script_a_kind(b->kind)
							    : script_a_kind(a->kind));
	if (op == SMR_DML_PLUS)
		return concatenate(a, b, out);
	if (!script_compares(op))
		return script_fail(s, at, "'%s' is not for strings", smr_dml_op_text(op));
	script_put_scalar(&left, a);
	script_put_scalar(&right, b);
	order = strcmp(smr_str_text(&left), smr_str_text(&right));
	x[0] = order;
	smr_str_free(&left);
	smr_str_free(&right);
	*out = script_boolean(script_element_value(script_op_element(op), x) != 0);
	return SMR_OK;
}

smr_status script_scalars(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			  const script_value *b, script_value *out)
{
	bool whole = a->kind == SCRIPT_INTEGER && b->kind == SCRIPT_INTEGER;
	const double x[] = {script_number_of(a), script_number_of(b)};
	bool literal = a->literal && b->literal;

	smr_assert(script_is_number(a) && script_is_number(b));
	if (!script_compares(op) && !script_is_logic(op) &&
	    (a->kind == SCRIPT_BOOLEAN || b->kind == SCRIPT_BOOLEAN))
		return script_fail(s, at, "Invalid Valuetypes for operation %s: %s and %s",
				   smr_dml_op_text(op), script_kind_name(a->kind),
				   script_kind_name(b->kind));
	if (whole && script_compares(op) && op != SMR_DML_EQ && op != SMR_DML_NE)
		*out = script_boolean(op == SMR_DML_LT   ? a->integer < b->integer
				      : op == SMR_DML_GT ? a->integer > b->integer
				      : op == SMR_DML_LE ? a->integer <= b->integer
							 : a->integer >= b->integer);
	else if (whole && (op == SMR_DML_EQ || op == SMR_DML_NE))
		*out = script_boolean((a->integer == b->integer) == (op == SMR_DML_EQ));
	else if (script_compares(op) || script_is_logic(op))
		*out = script_boolean(script_element_value(script_op_element(op), x) != 0);
	else if (whole && op != SMR_DML_DIVIDE && op != SMR_DML_POWER)
		SMR_TRY(integers(s, at, op, a->integer, b->integer, out));
	else
		*out = script_double(script_element_value(script_op_element(op), x));
	out->literal = literal;
	return SMR_OK;
}
