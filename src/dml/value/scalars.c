/* Numbers of scalars, and the elementwise functions of operators. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/interp.h"

static const dml_element elements[SMR_DML_NOPS] = {
	[SMR_DML_OR] = DML_OR,
	[SMR_DML_AND] = DML_AND,
	[SMR_DML_NOT] = DML_NOT,
	[SMR_DML_EQ] = DML_EQUAL,
	[SMR_DML_NE] = DML_UNEQUAL,
	[SMR_DML_LE] = DML_LESS_EQUAL,
	[SMR_DML_GE] = DML_GREATER_EQUAL,
	[SMR_DML_LT] = DML_LESS,
	[SMR_DML_GT] = DML_GREATER,
	[SMR_DML_PLUS] = DML_ADD,
	[SMR_DML_MINUS] = DML_SUBTRACT,
	[SMR_DML_TIMES] = DML_TIMES,
	[SMR_DML_DIVIDE] = DML_DIVIDE,
	[SMR_DML_MODULUS] = DML_MODULUS,
	[SMR_DML_INTDIV] = DML_INTDIV,
	[SMR_DML_NEGATE] = DML_NEGATE,
	[SMR_DML_POWER] = DML_POWER,
};

dml_element dml_op_element(smr_dml_op op)
{
	smr_assert((unsigned)op < SMR_DML_NOPS);
	return elements[op];
}

bool dml_compares(smr_dml_op op)
{
	return op >= SMR_DML_EQ && op <= SMR_DML_GT;
}

bool dml_is_logic(smr_dml_op op)
{
	return op == SMR_DML_OR || op == SMR_DML_AND || op == SMR_DML_NOT;
}

bool dml_is_number(const dml_value *v)
{
	return v->kind == DML_INTEGER || v->kind == DML_DOUBLE || v->kind == DML_BOOLEAN;
}

double dml_number_of(const dml_value *v)
{
	smr_assert(dml_is_number(v));
	return v->kind == DML_DOUBLE ? v->number : (double)v->integer;
}

int64_t dml_whole(double x)
{
	return isnan(x) ? 0 : x >= 0x1p63 ? INT64_MAX : x < -0x1p63 ? INT64_MIN : (int64_t)x;
}
