/* Builtin functions on the bits of integers. */
#include "base/alloc.h"
#include "dml/interp.h"

enum { BITS_AND, BITS_OR, BITS_XOR, BITS_LEFT, BITS_RIGHT };

static int64_t apply_bit_op(int op, int64_t a, int64_t b)
{
	switch (op) {
	case BITS_AND:
		return a & b;
	case BITS_OR:
		return a | b;
	case BITS_XOR:
		return a ^ b;
	case BITS_LEFT:
		return (int64_t)((uint64_t)a << (b & 63));
	default:
		return a >> (b & 63);
	}
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
	if (m[0] != NULL && m[1] != NULL && (m[0]->rows != m[1]->rows || m[0]->cols != m[1]->cols))
		return dml_run_fail(c->s, c->at, "%s() of %lldx%lld and %lldx%lld", c->name,
				    (long long)m[0]->rows, (long long)m[0]->cols,
				    (long long)m[1]->rows, (long long)m[1]->cols);
	r = m[0] != NULL   ? dml_new(c->s, m[0]->rows, m[0]->cols)
	    : m[1] != NULL ? dml_new(c->s, m[1]->rows, m[1]->cols)
			   : NULL;
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < r->rows * r->cols; i++)
		r->data[i] = (double)apply_bit_op(c->data,
						  dml_whole(m[0] != NULL ? m[0]->data[i] : x[0]),
						  dml_whole(m[1] != NULL ? m[1]->data[i] : x[1]));
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status eval_bit_op(dml_builtin_call *c, dml_value *out)
{
	int64_t a, b;

	if (c->args[0].kind == DML_MATRIX || c->args[1].kind == DML_MATRIX)
		return of_matrices(c, out);
	SMR_TRY(dml_arg_int(c, 0, 0, &a));
	SMR_TRY(dml_arg_int(c, 1, 0, &b));
	*out = dml_integer(apply_bit_op(c->data, a, b));
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
