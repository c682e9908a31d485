/* Operators on values. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/interp.h"

/* ---- elementwise operators */

static smr_status fail_mismatch(script *s, smr_dml_at at, int64_t rows, int64_t cols,
				const dml_matrix *b)
{
	smr_assert(rows >= 0 && cols >= 0);
	return dml_run_fail(s, at,
			    "Mismatch in dimensions: left is %lldx%lld and right is %lldx%lld.",
			    (long long)rows, (long long)cols, (long long)b->rows,
			    (long long)b->cols);
}

/* Broadcasts the shape so far with b: they are equal; or one is a column or a row of the other's
 * length; or b is a number; or they are a column and a row, which combine to a matrix. */
static smr_status broadcast_with(script *s, smr_dml_at at, dml_node *node, const dml_matrix *b)
{
	bool rows = b->rows == node->rows || b->rows == 1 || node->rows == 1;
	bool cols = b->cols == node->cols || b->cols == 1 || node->cols == 1;
	bool one = node->rows == 1 && node->cols == 1 && b->rows != 1 && b->cols != 1;
	bool turned = node->rows == 1 && b->cols == 1 && node->cols != 1 && b->rows != 1;

	smr_assert(!node->scalar);
	if (!rows || !cols || one || turned)
		return fail_mismatch(s, at, node->rows, node->cols, b);
	if (node->rows == 1)
		node->rows = b->rows;
	if (node->cols == 1)
		node->cols = b->cols;
	return SMR_OK;
}

static smr_status set_map_shape(script *s, smr_dml_at at, int n, const dml_value *const *args,
				dml_node *node)
{
	bool first = true;

	smr_assert(n >= 1 && n <= 3);
	node->scalar = true;
	for (int i = 0; i < n; i++) {
		const dml_matrix *m = args[i]->kind == DML_MATRIX ? args[i]->matrix : NULL;

		if (args[i]->kind == DML_TEXT || args[i]->kind > DML_MATRIX)
			return dml_run_fail(s, at, "this cannot be computed of %s%s",
					    dml_a_kind(args[i]->kind),
					    args[i]->kind == DML_FRAME
						    ? "; as.matrix() takes its numbers"
					    : args[i]->kind == DML_LIST
						    ? "; as.scalar() and as.matrix() take out what "
						      "a list of one holds"
						    : "");
		if (m == NULL)
			continue;
		if (first) {
			first = false;
			node->rows = m->rows;
			node->cols = m->cols;
			node->scalar = false;
			continue;
		}
		SMR_TRY(broadcast_with(s, at, node, m));
	}
	return SMR_OK;
}

static bool all_known(int n, const dml_value *const *args)
{
	for (int i = 0; i < n; i++)
		if (args[i]->matrix != NULL || !dml_is_number(args[i]))
			return false;
	return true;
}

static smr_status add_map(script *s, int n, const dml_value *const *args, dml_node *node,
			  dml_value *out)
{
	dml_value own[3] = {0};
	bool whole = false;
	smr_status st;

	smr_assert(n >= 1 && n <= 3 && node->op == DML_MAP);
	for (int i = 0; i < n; i++)
		own[i] = dml_keep(args[i]);
	st = dml_meet(s, (dml_element)node->n[0], n, own, node->rows, node->cols, &whole);
	node->n[1] = whole;
	for (int i = 0; i < n && st == SMR_OK; i++)
		st = dml_lazy_in(s->trace, &own[i], &node->in[i]);
	for (int i = 0; i < n; i++)
		dml_drop(&own[i]);
	return st == SMR_OK ? dml_lazy_add(s->trace, node, out) : st;
}

smr_status dml_map(script *s, smr_dml_at at, dml_element e, const dml_value *const *args,
		   dml_value *out)
{
	int n = dml_element_args(e);
	dml_node node = dml_node_of(DML_MAP, 0, 0);
	bool done;
	double x[3];

	if (n > 3)
		return smr_fail(SMR_EINTERNAL, "an element of %d operands", n);
	node.n[0] = e;
	if (all_known(n, args)) {
		bool literal = true;

		for (int i = 0; i < n; i++) {
			x[i] = dml_number_of(args[i]);
			literal = literal && args[i]->literal;
		}
		*out = dml_double(dml_element_value(e, x));
		out->literal = literal;
		return SMR_OK;
	}
	SMR_TRY(set_map_shape(s, at, n, args, &node));
	SMR_TRY(dml_packed_map(s, at, e, n, args, out, &done));
	if (done)
		return SMR_OK;
	return add_map(s, n, args, &node, out);
}

/* Computes pending scalars whose value decides or is printed. */
static smr_status force_operands(script *s, smr_dml_op op, const dml_value *a, const dml_value *b,
				 dml_value *x, dml_value *y)
{
	bool now =
		dml_compares(op) || dml_is_logic(op) || a->kind == DML_TEXT || b->kind == DML_TEXT;
	smr_status st;

	*x = dml_keep(a);
	*y = dml_keep(b);
	if (a->kind == DML_MATRIX || b->kind == DML_MATRIX || !now)
		return SMR_OK;
	st = dml_materialize(s->trace, x);
	return st == SMR_OK ? dml_materialize(s->trace, y) : st;
}

static smr_status eval_binary(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			      const dml_value *b, dml_value *out)
{
	const dml_value *args[3] = {a, b, b};

	smr_assert((unsigned)op < SMR_DML_NOPS);
	if (a->kind == DML_FRAME || b->kind == DML_FRAME)
		return dml_frame_compare(s, at, op, a, b, out);
	if (op == SMR_DML_MATMULT)
		return dml_product(s, at, a, b, out);
	if (a->kind == DML_TEXT || b->kind == DML_TEXT)
		return dml_strings(s, at, op, a, b, out);
	if (all_known(2, args))
		return dml_scalars(s, at, op, a, b, out);
	if (((a->kind == DML_BOOLEAN && b->kind == DML_MATRIX) ||
	     (b->kind == DML_BOOLEAN && a->kind == DML_MATRIX)) &&
	    !dml_compares(op) && !dml_is_logic(op))
		return dml_run_fail(s, at, "Invalid Valuetypes for operation %s: %s and %s",
				    smr_dml_op_text(op), dml_kind_name(a->kind),
				    dml_kind_name(b->kind));
	return dml_map(s, at, dml_op_element(op), args, out);
}

static smr_status apply_binary(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			       const dml_value *b, dml_value *out)
{
	dml_value x = {0}, y = {0};
	smr_status st = force_operands(s, op, a, b, &x, &y);

	if (st == SMR_OK)
		st = eval_binary(s, at, op, &x, &y, out);
	dml_drop(&x);
	dml_drop(&y);
	return st;
}

static smr_status apply_unary(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			      dml_value *out)
{
	dml_value x = dml_keep(a);
	const dml_value *args[3] = {&x, &x, &x}; /* elementwise functions take at most three */
	smr_status st = op == SMR_DML_NOT ? dml_materialize(s->trace, &x) : SMR_OK;

	smr_assert((unsigned)op < SMR_DML_NOPS);
	if (st == SMR_OK && op == SMR_DML_POSITIVE) {
		*out = x;
		return SMR_OK;
	}
	if (st == SMR_OK && x.kind == DML_INTEGER && op == SMR_DML_NEGATE) {
		*out = dml_integer((int64_t)(0 - (uint64_t)x.integer));
		out->literal = x.literal;
		return SMR_OK;
	}
	if (st == SMR_OK && op == SMR_DML_NOT && x.kind != DML_MATRIX) {
		if (!dml_is_number(&x))
			st = dml_run_fail(s, at, "'!' is not for %s", dml_a_kind(x.kind));
		else
			*out = dml_boolean(dml_number_of(&x) == 0);
	} else if (st == SMR_OK) {
		st = dml_map(s, at, dml_op_element(op), args, out);
	}
	dml_drop(&x);
	return st;
}

smr_status dml_operate(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
		       const dml_value *b, dml_value *out)
{
	if (b != NULL && (a->kind == DML_TENSOR || b->kind == DML_TENSOR))
		return dml_operate_arrays(s, at, op, a, b, out);
	return b != NULL ? apply_binary(s, at, op, a, b, out) : apply_unary(s, at, op, a, out);
}

smr_status dml_as_matrix(script *s, const dml_value *v, dml_value *out)
{
	dml_node node = dml_node_of(DML_FILL, 1, 1);

	if (v->kind == DML_MATRIX) {
		*out = dml_keep(v);
		return SMR_OK;
	}
	SMR_TRY(dml_lazy_in(s->trace, v, &node.in[0]));
	return dml_lazy_add(s->trace, &node, out);
}
