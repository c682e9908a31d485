/* Builtin functions on the bits of integers, which have 32 as in R. */
#include <math.h>

#include "base/alloc.h"
#include "dml/interp.h"

enum { BITS_AND, BITS_OR, BITS_XOR, BITS_LEFT, BITS_RIGHT };

static int32_t apply_bit_op(int op, int32_t a, int32_t b)
{
	switch (op) {
	case BITS_AND:
		return a & b;
	case BITS_OR:
		return a | b;
	case BITS_XOR:
		return a ^ b;
	case BITS_LEFT:
		return (int32_t)((uint32_t)a << (b & 31));
	default:
		return a >> (b & 31);
	}
}

/* Converts as Java does: saturated; 0 of NaN. */
static int32_t bits_of(double x)
{
	return isnan(x) ? 0 : x >= INT32_MAX ? INT32_MAX : x <= INT32_MIN ? INT32_MIN : (int32_t)x;
}

/* The lowest integer stands for no result of a shift, as R's NA. */
static double number_op(int op, double a, double b)
{
	int32_t r = apply_bit_op(op, bits_of(a), bits_of(b));

	return op == BITS_LEFT && r == INT32_MIN ? (double)NAN : (double)r;
}

/* Whether @p b has the size of @p a, or is a row, a column or a number for all of it. */
static bool fits(const dml_matrix *a, const dml_matrix *b)
{
	return (b->rows == a->rows || b->rows == 1) && (b->cols == a->cols || b->cols == 1);
}

static double number_at(const dml_matrix *m, int64_t i, int64_t j)
{
	return m->data[(m->rows == 1 ? 0 : i) * m->cols + (m->cols == 1 ? 0 : j)];
}

/* Elementwise on matrices, or on a matrix and a number. */
static smr_status of_matrices(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m[2] = {NULL, NULL}, *r;
	double x[2] = {0};

	for (uint32_t i = 0; i < 2; i++)
		if (c->args[i].kind == DML_MATRIX)
			SMR_TRY(dml_arg_forced(c, i, &m[i]));
		else
			SMR_TRY(dml_arg_number(c, i, 0, &x[i]));
	if (m[0] != NULL && m[1] != NULL && !fits(m[0], m[1]))
		return dml_run_fail(c->s, c->at, "%s() of %lldx%lld and %lldx%lld", c->name,
				    (long long)m[0]->rows, (long long)m[0]->cols,
				    (long long)m[1]->rows, (long long)m[1]->cols);
	r = m[0] != NULL   ? dml_new(c->s, m[0]->rows, m[0]->cols)
	    : m[1] != NULL ? dml_new(c->s, m[1]->rows, m[1]->cols)
			   : NULL;
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < r->rows; i++)
		for (int64_t j = 0; j < r->cols; j++)
			r->data[i * r->cols + j] =
				number_op(c->data, m[0] != NULL ? number_at(m[0], i, j) : x[0],
					  m[1] != NULL ? number_at(m[1], i, j) : x[1]);
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status eval_bit_op(dml_builtin_call *c, dml_value *out)
{
	bool whole = c->args[0].kind == DML_INTEGER && c->args[1].kind == DML_INTEGER;
	int32_t r;
	double a, b;

	if (c->args[0].kind == DML_MATRIX || c->args[1].kind == DML_MATRIX)
		return of_matrices(c, out);
	if (whole && c->data == BITS_RIGHT) { /* SystemDS shifts 64 bits here */
		*out = dml_integer(c->args[0].integer >> (c->args[1].integer & 63));
		return SMR_OK;
	}
	if (whole) {
		r = apply_bit_op(c->data, (int32_t)c->args[0].integer, (int32_t)c->args[1].integer);
		*out = dml_integer(c->data == BITS_LEFT && r == INT32_MIN ? 0 : r);
		return SMR_OK;
	}
	SMR_TRY(dml_arg_number(c, 0, 0, &a));
	SMR_TRY(dml_arg_number(c, 1, 0, &b));
	*out = dml_double(number_op(c->data, a, b));
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"bitwAnd", "a! b!", eval_bit_op, BITS_AND, .shape = "e"},
	{"bitwOr", "a! b!", eval_bit_op, BITS_OR, .shape = "e"},
	{"bitwXor", "a! b!", eval_bit_op, BITS_XOR, .shape = "e"},
	{"bitwShiftL", "a! b!", eval_bit_op, BITS_LEFT, .shape = "e"},
	{"bitwShiftR", "a! b!", eval_bit_op, BITS_RIGHT, .shape = "e"},
};

const dml_builtins dml_builtins_bits = {rows, sizeof(rows) / sizeof(rows[0])};
