/* Operators on known numbers and texts. */
#include <string.h>

#include "base/assert.h"
#include "dml/interp.h"

static smr_status fail_overflow(script *s, smr_dml_at at, double v)
{
	smr_str text = {0};
	smr_status st;

	dml_put_double(&text, v);
	st = dml_run_fail(s, at,
			  "Integer operation created numerical result overflow (%s > "
			  "9223372036854775807).",
			  smr_str_text(&text));
	smr_str_free(&text);
	return st;
}

/* Integer results stay integers except for / and ^. */
static smr_status eval_integers(script *s, smr_dml_at at, smr_dml_op op, int64_t a, int64_t b,
				dml_value *out)
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

		return fail_overflow(s, at, dml_element_value(dml_op_element(op), x));
	}
	*out = dml_integer(r);
	return SMR_OK;
}

static smr_status concat_strings(const dml_value *a, const dml_value *b, dml_value *out)
{
	smr_str text = {0};
	smr_status st;

	dml_put_scalar(&text, a);
	dml_put_scalar(&text, b);
	st = smr_str_status(&text, "a string");
	if (st == SMR_OK)
		st = dml_make_string(smr_str_text(&text), text.n, out);
	smr_str_free(&text);
	return st;
}

smr_status dml_strings(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
		       const dml_value *b, dml_value *out)
{
	double x[2] = {0};
	smr_str left = {0}, right = {0};
	int order;

	smr_assert(a->kind == DML_TEXT || b->kind == DML_TEXT);
	if (a->kind == DML_MATRIX || b->kind == DML_MATRIX || a->kind == DML_LIST ||
	    b->kind == DML_LIST)
		return dml_run_fail(s, at, "a string and %s: toString() makes a string of it",
				    a->kind == DML_TEXT ? dml_a_kind(b->kind)
							: dml_a_kind(a->kind));
	if (op == SMR_DML_PLUS)
		return concat_strings(a, b, out);
	if (!dml_compares(op))
		return dml_run_fail(s, at, "'%s' is not for strings", smr_dml_op_text(op));
	dml_put_scalar(&left, a);
	dml_put_scalar(&right, b);
	order = strcmp(smr_str_text(&left), smr_str_text(&right));
	x[0] = order;
	smr_str_free(&left);
	smr_str_free(&right);
	*out = dml_boolean(dml_element_value(dml_op_element(op), x) != 0);
	return SMR_OK;
}

smr_status dml_scalars(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
		       const dml_value *b, dml_value *out)
{
	bool whole = a->kind == DML_INTEGER && b->kind == DML_INTEGER;
	const double x[] = {dml_number_of(a), dml_number_of(b)};
	bool literal = a->literal && b->literal;

	smr_assert(dml_is_number(a) && dml_is_number(b));
	if (!dml_compares(op) && !dml_is_logic(op) &&
	    (a->kind == DML_BOOLEAN || b->kind == DML_BOOLEAN))
		return dml_run_fail(s, at, "Invalid Valuetypes for operation %s: %s and %s",
				    smr_dml_op_text(op), dml_kind_name(a->kind),
				    dml_kind_name(b->kind));
	if (whole && dml_compares(op) && op != SMR_DML_EQ && op != SMR_DML_NE)
		*out = dml_boolean(op == SMR_DML_LT   ? a->integer < b->integer
				   : op == SMR_DML_GT ? a->integer > b->integer
				   : op == SMR_DML_LE ? a->integer <= b->integer
						      : a->integer >= b->integer);
	else if (whole && (op == SMR_DML_EQ || op == SMR_DML_NE))
		*out = dml_boolean((a->integer == b->integer) == (op == SMR_DML_EQ));
	else if (dml_compares(op) || dml_is_logic(op))
		*out = dml_boolean(dml_element_value(dml_op_element(op), x) != 0);
	else if (whole && op != SMR_DML_DIVIDE && op != SMR_DML_POWER)
		SMR_TRY(eval_integers(s, at, op, a->integer, b->integer, out));
	else
		*out = dml_double(dml_element_value(dml_op_element(op), x));
	out->literal = literal;
	return SMR_OK;
}
