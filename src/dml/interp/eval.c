/* Expressions. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "dml/domain.h"

static const struct constant {
	const char *name;
	double value;
} constants[] = {{"NaN", NAN}, {"Inf", INFINITY}, {"pi", M_PI}};

static bool find_constant(const char *name, dml_value *out)
{
	for (size_t i = 0; i < sizeof(constants) / sizeof(constants[0]); i++)
		if (strcmp(constants[i].name, name) == 0) {
			*out = dml_double(constants[i].value);
			out->literal = true;
			return true;
		}
	return false;
}

static smr_status eval_variable(script *s, const smr_dml_expr *e, dml_value *out)
{
	smr_assert(e->name != NULL);
	*out = dml_read(s, e->name);
	if (out->kind != DML_NOTHING || find_constant(e->name, out))
		return SMR_OK;
	return dml_run_fail(s, e->at, "Undefined Variable (%s) used in statement", e->name);
}

/* Converts a script's argument by the form of its text. */
static smr_status eval_argument(script *s, const smr_dml_expr *e, dml_value *out)
{
	const smr_interp_params *p = s->params;
	char *end;

	smr_assert(p->nargs == 0 || p->args != NULL);
	for (size_t i = 0; i < p->nargs; i++) {
		const char *v = p->args[i].value;

		if (strcmp(p->args[i].name, e->name) != 0)
			continue;
		if (strcmp(v, "TRUE") == 0 || strcmp(v, "FALSE") == 0) {
			*out = dml_boolean(*v == 'T');
			return SMR_OK;
		}
		*out = dml_integer(strtoll(v, &end, 10));
		if (*v != '\0' && *end == '\0')
			return SMR_OK;
		*out = dml_double(strtod(v, &end));
		if (*v != '\0' && *end == '\0')
			return SMR_OK;
		return dml_make_string(v, strlen(v), out);
	}
	return dml_run_fail(s, e->at,
			    "The parameter $%s either needs to be passed through commandline or "
			    "initialized to default value.",
			    e->name);
}

/* Returns the negation of a comparison; NOPS: @p op does not compare. */
static smr_dml_op complement_compare(smr_dml_op op)
{
	static const smr_dml_op pairs[][2] = {
		{SMR_DML_LT, SMR_DML_GE}, {SMR_DML_GT, SMR_DML_LE}, {SMR_DML_EQ, SMR_DML_NE}};

	for (unsigned i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
		for (int k = 0; k < 2; k++)
			if (pairs[i][k] == op)
				return pairs[i][!k];
	return SMR_DML_NOPS;
}

static bool is_zero(const smr_dml_expr *e)
{
	return (e->kind == SMR_DML_INTEGER && e->integer == 0) ||
	       (e->kind == SMR_DML_DOUBLE && e->number == 0);
}

/* (A < B) == 0 of matrices is A >= B, as in SystemDS: zero where an operand is NaN. */
static smr_status eval_negated_compare(script *s, const smr_dml_expr *e, dml_value *out)
{
	const dml_value zero = dml_integer(0);
	dml_value a = {0}, b = {0}, c = {0};
	smr_status st = dml_eval(s, e->a->a, &a);

	smr_assert(complement_compare(e->a->op) != SMR_DML_NOPS);
	if (st == SMR_OK)
		st = dml_eval(s, e->a->b, &b);
	if (st == SMR_OK && (a.kind == DML_MATRIX || b.kind == DML_MATRIX)) {
		st = s->domain->operate(s, e->a->at, complement_compare(e->a->op), &a, &b, out);
	} else if (st == SMR_OK) {
		st = s->domain->operate(s, e->a->at, e->a->op, &a, &b, &c);
		if (st == SMR_OK)
			st = s->domain->operate(s, e->at, e->op, &c, &zero, out);
	}
	dml_drop(&a);
	dml_drop(&b);
	dml_drop(&c);
	return st;
}

static smr_status eval_operation(script *s, const smr_dml_expr *e, dml_value *out)
{
	dml_value a = {0}, b = {0};
	smr_status st;

	smr_assert(e->a != NULL);
	if (e->op == SMR_DML_EQ && e->a->kind == SMR_DML_OPERATION &&
	    complement_compare(e->a->op) != SMR_DML_NOPS && is_zero(e->b))
		return eval_negated_compare(s, e, out);
	st = dml_eval(s, e->a, &a);

	if (st == SMR_OK && e->b != NULL)
		st = dml_eval(s, e->b, &b);
	if (st == SMR_OK)
		st = s->domain->operate(s, e->at, e->op, &a, e->b != NULL ? &b : NULL, out);
	dml_drop(&a);
	dml_drop(&b);
	return st;
}

static smr_status eval_expr(script *s, const smr_dml_expr *e, dml_value *out)
{
	switch (e->kind) {
	case SMR_DML_INTEGER:
		*out = dml_integer(e->integer);
		out->literal = true;
		return SMR_OK;
	case SMR_DML_DOUBLE:
		*out = dml_double(e->number);
		out->literal = true;
		return SMR_OK;
	case SMR_DML_BOOLEAN:
		*out = dml_boolean(e->integer != 0);
		out->literal = true;
		return SMR_OK;
	case SMR_DML_STRING:
		return dml_make_string(e->text, strlen(e->text), out);
	case SMR_DML_NAME:
		return eval_variable(s, e, out);
	case SMR_DML_ARGUMENT:
		return eval_argument(s, e, out);
	case SMR_DML_OPERATION:
		return eval_operation(s, e, out);
	case SMR_DML_CALL:
		SMR_TRY(dml_call(s, e, out, 1));
		return out->kind != DML_NOTHING
			       ? SMR_OK
			       : dml_run_fail(s, e->at, "%s() gives nothing", e->callee);
	case SMR_DML_INDEX:
		return s->domain->index(s, e, out);
	default:
		return dml_run_fail(s, e->at, "a list stands alone");
	}
}

smr_status dml_eval(script *s, const smr_dml_expr *e, dml_value *out)
{
	const char *kept = s->invariants != NULL ? dml_kept_name(s, e) : NULL;
	const dml_value *v = kept != NULL ? dml_get(s, kept) : NULL;

	if (v != NULL) {
		*out = dml_keep(v);
		return SMR_OK;
	}
	SMR_TRY(eval_expr(s, e, out));
	return kept != NULL ? dml_keep_invariant(s, e, kept, out) : SMR_OK;
}

smr_status dml_eval_number(script *s, const smr_dml_expr *e, double *out)
{
	dml_value v = {0};
	bool is = true;
	smr_status st = dml_eval(s, e, &v);

	if (st == SMR_OK)
		st = dml_number(s, &v, &is, out);
	if (st == SMR_OK && !is)
		st = dml_run_fail(
			s, e->at, "a number is wanted, and this is %s%s", dml_a_kind(v.kind),
			v.kind == DML_MATRIX ? ": as.scalar() takes the one of a 1x1 matrix" : "");
	dml_drop(&v);
	return st;
}

smr_status dml_eval_truth(script *s, const smr_dml_expr *e, bool *out)
{
	double x;

	SMR_TRY(dml_eval_number(s, e, &x));
	*out = x != 0; /* NaN is true */
	return SMR_OK;
}
