/* Operators by name: outer(u, v, "<="), each of a column with each of a row; ppred(). */
#include <string.h>

#include "dml/interp.h"

static const struct outer_row {
	const char *name;
	script_element element;
} outer_rows[] = {
	{"+", SCRIPT_ADD},         {"-", SCRIPT_SUBTRACT}, {"*", SCRIPT_TIMES},
	{"/", SCRIPT_DIVIDE},      {"^", SCRIPT_POWER},    {"<", SCRIPT_LESS},
	{"<=", SCRIPT_LESS_EQUAL}, {">", SCRIPT_GREATER},  {">=", SCRIPT_GREATER_EQUAL},
	{"==", SCRIPT_EQUAL},      {"!=", SCRIPT_UNEQUAL}, {"min", SCRIPT_MIN},
	{"max", SCRIPT_MAX},       {"&", SCRIPT_AND},      {"|", SCRIPT_OR},
	{"%%", SCRIPT_MODULUS},    {"%/%", SCRIPT_INTDIV}, {"xor", SCRIPT_XOR},
};

static const struct outer_row *row_of(const char *op)
{
	for (size_t i = 0; i < sizeof(outer_rows) / sizeof(outer_rows[0]); i++)
		if (strcmp(outer_rows[i].name, op) == 0)
			return &outer_rows[i];
	return NULL;
}

static smr_status outer(script_builtin_call *c, script_value *out)
{
	script_matrix *u, *v, *ones;
	script_value wide = {0}, one;
	const struct outer_row *row;
	const char *op;
	smr_status st;

	SMR_TRY(script_arg_matrix(c, 0, &u));
	SMR_TRY(script_arg_matrix(c, 1, &v));
	SMR_TRY(script_arg_text(c, 2, NULL, &op));
	row = row_of(op);
	if (row == NULL || u->cols != 1 || v->rows != 1)
		return script_fail(c->s, c->at,
				   row == NULL ? "outer(): there is no operator \"%s\""
					       : "outer() takes a column and a row",
				   op);
	ones = script_new(c->s, 1, v->cols);
	if (ones == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < v->cols; i++)
		ones->data[i] = 1;
	one = script_of(ones);
	st = script_product(c->s, c->at, &c->args[0], &one, &wide);
	if (st == SMR_OK)
		st = script_map(c->s, c->at, row->element,
				(const script_value *[]){&wide, &c->args[1]}, out);
	script_drop(&wide);
	script_drop(&one);
	return st;
}

/* ppred(X, Y, ">="): as X >= Y */
static smr_status compared(script_builtin_call *c, script_value *out)
{
	const struct outer_row *row;
	const char *op;

	SMR_TRY(script_arg_text(c, 2, NULL, &op));
	row = row_of(op);
	if (row == NULL)
		return script_fail(c->s, c->at, "ppred(): there is no operator \"%s\"", op);
	return script_map(c->s, c->at, row->element,
			  (const script_value *[]){&c->args[0], &c->args[1]}, out);
}

static const script_builtin rows[] = {
	{"outer", "u! v! op!", outer, 0},
	{"ppred", "a! b! op!", compared, 0},
};

const script_builtins script_builtins_outer = {rows, sizeof(rows) / sizeof(rows[0])};
