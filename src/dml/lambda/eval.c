/* Evaluates lambdas. */
#include <stdio.h>
#include <string.h>

#include "dml/lambda/lambda.h"
#include "dml/value.h"

static smr_status fail_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a lambda");
}

static smr_status fail_kind(const char *what)
{
	return smr_fail(SMR_EINVAL, "the lambda applies %s to a value of another type", what);
}

smr_status dml_lambda_text(smr_arena *a, const dml_lambda_value *v, dml_lambda_value *out)
{
	char room[DML_NUMBER];
	size_t n = 0;

	*out = (dml_lambda_value){.kind = DML_LAMBDA_TEXT, .s = v->s, .n = v->n};
	switch (v->kind) {
	case DML_LAMBDA_TEXT:
	case DML_LAMBDA_CHAR:
		return SMR_OK;
	case DML_LAMBDA_INT:
		n = (size_t)snprintf(room, sizeof(room), "%lld", (long long)v->integer);
		break;
	case DML_LAMBDA_REAL:
		n = dml_format_double(v->real, room);
		break;
	case DML_LAMBDA_TRUTH:
		n = (size_t)snprintf(room, sizeof(room), "%s", v->integer ? "true" : "false");
		break;
	case DML_LAMBDA_NULL:
		n = (size_t)snprintf(room, sizeof(room), "null");
		break;
	default:
		return fail_kind("text");
	}
	out->n = n;
	out->s = smr_arena_strndup(a, room, n);
	return out->s != NULL ? SMR_OK : fail_memory();
}

static bool is_text(const dml_lambda_value *v)
{
	return v->kind == DML_LAMBDA_TEXT || v->kind == DML_LAMBDA_CHAR;
}

/* Gets a number; a character is its code. */
static bool number_of(const dml_lambda_value *v, double *out)
{
	*out = v->kind == DML_LAMBDA_INT                 ? (double)v->integer
	       : v->kind == DML_LAMBDA_REAL              ? v->real
	       : v->kind == DML_LAMBDA_CHAR && v->n == 1 ? (unsigned char)*v->s
							 : 0;
	return v->kind == DML_LAMBDA_INT || v->kind == DML_LAMBDA_REAL ||
	       (v->kind == DML_LAMBDA_CHAR && v->n == 1);
}

static smr_status concat(smr_arena *a, const dml_lambda_value *x, const dml_lambda_value *y,
			 dml_lambda_value *out)
{
	dml_lambda_value s, t;
	char *text;

	SMR_TRY(dml_lambda_text(a, x, &s));
	SMR_TRY(dml_lambda_text(a, y, &t));
	text = smr_arena_alloc(a, s.n + t.n + 1);
	if (text == NULL)
		return fail_memory();
	memcpy(text, s.s, s.n);
	memcpy(text + s.n, t.s, t.n);
	*out = (dml_lambda_value){.kind = DML_LAMBDA_TEXT, .s = text, .n = s.n + t.n};
	return SMR_OK;
}

static smr_status arithmetic(const dml_lambda_node *n, const dml_lambda_value *x,
			     const dml_lambda_value *y, dml_lambda_value *out)
{
	bool whole = x->kind != DML_LAMBDA_REAL && y->kind != DML_LAMBDA_REAL;
	double a, b, v;

	if (!number_of(x, &a) || !number_of(y, &b))
		return fail_kind("arithmetic");
	v = n->op == DML_LAMBDA_ADD ? a + b : n->op == DML_LAMBDA_SUBTRACT ? a - b : a * b;
	*out = (dml_lambda_value){.kind = whole ? DML_LAMBDA_INT : DML_LAMBDA_REAL, .real = v};
	if (whole) /* int wraps around */
		out->integer = (int32_t)(uint32_t)(int64_t)v;
	return SMR_OK;
}

static smr_status compare(const dml_lambda_node *n, const dml_lambda_value *x,
			  const dml_lambda_value *y, dml_lambda_value *out)
{
	bool equality = n->op == DML_LAMBDA_EQUAL || n->op == DML_LAMBDA_UNEQUAL;
	double a, b;

	if (equality && x->kind == DML_LAMBDA_TRUTH && y->kind == DML_LAMBDA_TRUTH) {
		a = (double)x->integer;
		b = (double)y->integer;
	} else if (equality && x->kind == DML_LAMBDA_TEXT && y->kind == DML_LAMBDA_TEXT) {
		return smr_fail(SMR_EUNSUPPORTED, "'==' of strings compares objects in Java: "
						  "x.equals(y) compares texts");
	} else if (!number_of(x, &a) || !number_of(y, &b)) {
		return fail_kind("a comparison");
	}
	*out = (dml_lambda_value){.kind = DML_LAMBDA_TRUTH};
	out->integer = n->op == DML_LAMBDA_EQUAL        ? a == b
		       : n->op == DML_LAMBDA_UNEQUAL    ? a != b
		       : n->op == DML_LAMBDA_LESS       ? a < b
		       : n->op == DML_LAMBDA_GREATER    ? a > b
		       : n->op == DML_LAMBDA_LESS_EQUAL ? a <= b
							: a >= b;
	return SMR_OK;
}

static smr_status index_array(const dml_lambda_value *x, const dml_lambda_value *i,
			      dml_lambda_value *out)
{
	if (x->kind != DML_LAMBDA_ARRAY || i->kind != DML_LAMBDA_INT)
		return fail_kind("an index");
	if (i->integer < 0 || (uint64_t)i->integer >= x->n)
		return smr_fail(SMR_EINVAL, "Index %lld out of bounds for length %zu",
				(long long)i->integer, x->n);
	*out = x->items[i->integer];
	return SMR_OK;
}

static smr_status make_array(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			     dml_lambda_value *out)
{
	dml_lambda_value *items = smr_arena_array(a, n->nargs + 1, sizeof(*items));

	if (items == NULL)
		return fail_memory();
	for (uint32_t i = 0; i < n->nargs; i++)
		SMR_TRY(dml_lambda_text(a, &args[i], &items[i]));
	*out = (dml_lambda_value){.kind = DML_LAMBDA_ARRAY, .items = items, .n = n->nargs};
	return SMR_OK;
}

static smr_status logic(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *vars,
			dml_lambda_value *out)
{
	dml_lambda_value x, y;

	SMR_TRY(dml_lambda_run(a, n->args[0], vars, &x));
	if (x.kind != DML_LAMBDA_TRUTH)
		return fail_kind("logic");
	if (n->op == DML_LAMBDA_CHOOSE)
		return dml_lambda_run(a, n->args[x.integer ? 1 : 2], vars, out);
	*out = (dml_lambda_value){.kind = DML_LAMBDA_TRUTH, .integer = !x.integer};
	if (n->op == DML_LAMBDA_NOT)
		return SMR_OK;
	SMR_TRY(dml_lambda_run(a, n->args[1], vars, &y));
	if (y.kind != DML_LAMBDA_TRUTH)
		return fail_kind("logic");
	out->integer = n->op == DML_LAMBDA_AND ? x.integer & y.integer : x.integer | y.integer;
	return SMR_OK;
}

static smr_status apply(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			dml_lambda_value *out)
{
	switch (n->op) {
	case DML_LAMBDA_CALL:
		return n->call->run(a, n, args, out);
	case DML_LAMBDA_INDEX:
		return index_array(&args[0], &args[1], out);
	case DML_LAMBDA_MAKE:
		return make_array(a, n, args, out);
	case DML_LAMBDA_ADD:
		if (is_text(&args[0]) || is_text(&args[1]))
			return concat(a, &args[0], &args[1], out);
		return arithmetic(n, &args[0], &args[1], out);
	case DML_LAMBDA_SUBTRACT:
	case DML_LAMBDA_TIMES:
		return arithmetic(n, &args[0], &args[1], out);
	default:
		return compare(n, &args[0], &args[1], out);
	}
}

smr_status dml_lambda_run(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *vars,
			  dml_lambda_value *out)
{
	dml_lambda_value args[DML_LAMBDA_ITEMS];

	switch (n->op) {
	case DML_LAMBDA_CONSTANT:
		*out = n->value;
		return SMR_OK;
	case DML_LAMBDA_VARIABLE:
		*out = vars[n->which];
		return SMR_OK;
	case DML_LAMBDA_NOT:
	case DML_LAMBDA_AND:
	case DML_LAMBDA_OR:
	case DML_LAMBDA_CHOOSE:
		return logic(a, n, vars, out);
	default:
		for (uint32_t i = 0; i < n->nargs; i++)
			SMR_TRY(dml_lambda_run(a, n->args[i], vars, &args[i]));
		return apply(a, n, args, out);
	}
}
