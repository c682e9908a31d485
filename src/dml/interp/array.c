/* Operators of two tensors: element by element; the right one may have fewer dimensions, or
 * dimensions of 1, which stand for all indices. */
#include "dml/interp.h"

/* Whether @p b is as large as @p a, or is repeated along some dimensions. */
static bool is_repeated(const dml_array *a, const dml_array *b)
{
	if (b->rank > a->rank)
		return false;
	for (uint32_t d = 0; d < b->rank; d++)
		if (b->dims[d] != a->dims[d] && b->dims[d] != 1)
			return false;
	return true;
}

/* Returns the place in @p b of element @p i of @p a. */
static int64_t place_in(const dml_array *a, const dml_array *b, int64_t i)
{
	int64_t at = 0, stride = 1;

	for (uint32_t d = a->rank; d-- > 0; i /= a->dims[d])
		if (d < b->rank) {
			at += b->dims[d] == 1 ? 0 : i % a->dims[d] * stride;
			stride *= b->dims[d];
		}
	return at;
}

static dml_kind result_kind(smr_dml_op op, const dml_array *a, const dml_array *b)
{
	if (dml_compares(op) || dml_is_logic(op))
		return DML_BOOLEAN;
	return a->of == DML_INTEGER && b->of == DML_INTEGER && op != SMR_DML_DIVIDE &&
			       op != SMR_DML_POWER
		       ? DML_INTEGER
		       : DML_DOUBLE;
}

smr_status dml_operate_arrays(script *s, smr_dml_at at, smr_dml_op op, const dml_value *x,
			      const dml_value *y, dml_value *out)
{
	const dml_array *a = x->array, *b = y->array;
	dml_array *r;

	if (x->kind != DML_TENSOR || y->kind != DML_TENSOR || op == SMR_DML_MATMULT)
		return dml_run_fail(s, at, "'%s' is not for %s and %s", smr_dml_op_text(op),
				    dml_a_kind(x->kind), dml_a_kind(y->kind));
	if (a->of == DML_TEXT || b->of == DML_TEXT)
		return dml_run_fail(s, at, "'%s' is not for tensors of texts", smr_dml_op_text(op));
	if (!is_repeated(a, b))
		return dml_run_fail(s, at, "'%s' of tensors whose dimensions do not fit",
				    smr_dml_op_text(op));
	if (dml_array_new(a->rank, a->dims, result_kind(op, a, b), &r) != SMR_OK)
		return dml_run_fail(s, at, "%s", smr_errmsg());
	for (int64_t i = 0; i < a->n; i++) {
		double of[3] = {a->numbers[i], b->numbers[place_in(a, b, i)]};

		r->numbers[i] = dml_element_value(dml_op_element(op), of);
	}
	*out = (dml_value){.kind = DML_TENSOR, .array = r};
	return SMR_OK;
}
