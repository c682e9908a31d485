/* Operators by name: outer(u, v, "<="), each row of a column with each column of a row; ppred(). */
#include <string.h>

#include "dml/interp.h"

static const struct outer_row {
	const char *name;
	dml_element element;
} outer_rows[] = {
	{"+", DML_ADD},         {"-", DML_SUBTRACT}, {"*", DML_TIMES},
	{"/", DML_DIVIDE},      {"^", DML_POWER},    {"<", DML_LESS},
	{"<=", DML_LESS_EQUAL}, {">", DML_GREATER},  {">=", DML_GREATER_EQUAL},
	{"==", DML_EQUAL},      {"!=", DML_UNEQUAL}, {"min", DML_MIN},
	{"max", DML_MAX},       {"&", DML_AND},      {"|", DML_OR},
	{"%%", DML_MODULUS},    {"%/%", DML_INTDIV}, {"xor", DML_XOR},
};

static const struct outer_row *row_of(const char *op)
{
	for (size_t i = 0; i < sizeof(outer_rows) / sizeof(outer_rows[0]); i++)
		if (strcmp(outer_rows[i].name, op) == 0)
			return &outer_rows[i];
	return NULL;
}

static smr_status outer(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *u, *v, *ones;
	dml_value wide = {0}, one;
	const struct outer_row *row;
	const char *op;
	smr_status st;

	SMR_TRY(dml_arg_matrix(c, 0, &u));
	SMR_TRY(dml_arg_matrix(c, 1, &v));
	SMR_TRY(dml_arg_text(c, 2, NULL, &op));
	row = row_of(op);
	if (row == NULL || u->cols != 1 || v->rows != 1)
		return dml_run_fail(c->s, c->at,
				    row == NULL ? "outer(): there is no operator \"%s\""
						: "outer() takes a column and a row",
				    op);
	ones = dml_new(c->s, 1, v->cols);
	if (ones == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < v->cols; i++)
		ones->data[i] = 1;
	one = dml_of(ones);
	st = dml_product(c->s, c->at, &c->args[0], &one, &wide);
	if (st == SMR_OK)
		st = dml_map(c->s, c->at, row->element, (const dml_value *[]){&wide, &c->args[1]},
			     out);
	dml_drop(&wide);
	dml_drop(&one);
	return st;
}

/* ppred(X, Y, ">="): X >= Y. */
static smr_status eval_ppred(dml_builtin_call *c, dml_value *out)
{
	const struct outer_row *row;
	const char *op;

	SMR_TRY(dml_arg_text(c, 2, NULL, &op));
	row = row_of(op);
	if (row == NULL)
		return dml_run_fail(c->s, c->at, "ppred(): there is no operator \"%s\"", op);
	return dml_map(c->s, c->at, row->element, (const dml_value *[]){&c->args[0], &c->args[1]},
		       out);
}

static const dml_builtin rows[] = {
	{"outer", "u! v! op!", outer, .shape = "rC"},
	{"ppred", "a! b! op!", eval_ppred, .shape = "e"},
};

const dml_builtins dml_builtins_outer = {rows, sizeof(rows) / sizeof(rows[0])};
