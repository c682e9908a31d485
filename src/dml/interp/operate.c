/* Operators on values. */
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dml/interp.h"

/* ---- element by element */

static smr_status mismatch(script *s, smr_dml_at at, int64_t rows, int64_t cols,
			   const script_matrix *b)
{
	smr_assert(rows >= 0 && cols >= 0);
	return script_fail(s, at,
			   "Mismatch in dimensions: left is %lldx%lld and right is %lldx%lld.",
			   (long long)rows, (long long)cols, (long long)b->rows,
			   (long long)b->cols);
}

/* The shape of what is there and b: equal, or one of them is a column or a row beside the other, or
 * b is one number; or they are a column and a row, each of the one with each of the other. */
static smr_status meet(script *s, smr_dml_at at, script_node *node, const script_matrix *b)
{
	bool rows = b->rows == node->rows || b->rows == 1 || node->rows == 1;
	bool cols = b->cols == node->cols || b->cols == 1 || node->cols == 1;
	bool one = node->rows == 1 && node->cols == 1 && b->rows != 1 && b->cols != 1;
	bool turned = node->rows == 1 && b->cols == 1 && node->cols != 1 && b->rows != 1;

	smr_assert(!node->scalar);
	if (!rows || !cols || one || turned)
		return mismatch(s, at, node->rows, node->cols, b);
	if (node->rows == 1)
		node->rows = b->rows;
	if (node->cols == 1)
		node->cols = b->cols;
	return SMR_OK;
}

static smr_status shape(script *s, smr_dml_at at, int n, const script_value *const *args,
			script_node *node)
{
	bool first = true;

	smr_assert(n >= 1 && n <= 3);
	node->scalar = true;
	for (int i = 0; i < n; i++) {
		const script_matrix *m = args[i]->kind == SCRIPT_MATRIX ? args[i]->matrix : NULL;

		if (args[i]->kind == SCRIPT_STRING || args[i]->kind == SCRIPT_LIST)
			return script_fail(s, at, "this cannot be computed of %s%s",
					   script_a_kind(args[i]->kind),
					   args[i]->kind == SCRIPT_LIST
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
		SMR_TRY(meet(s, at, node, m));
	}
	return SMR_OK;
}

static bool all_known(int n, const script_value *const *args)
{
	for (int i = 0; i < n; i++)
		if (args[i]->matrix != NULL || !script_is_number(args[i]))
			return false;
	return true;
}

static smr_status add_map(script *s, int n, const script_value *const *args, script_node *node,
			  script_value *out)
{
	script_value own[3] = {0};
	bool whole = false;
	smr_status st;

	smr_assert(n >= 1 && n <= 3 && node->op == SCRIPT_MAP);
	for (int i = 0; i < n; i++)
		own[i] = script_keep(args[i]);
	st = script_meet(s, (script_element)node->n[0], n, own, node->rows, node->cols, &whole);
	node->n[1] = whole;
	for (int i = 0; i < n && st == SMR_OK; i++)
		st = script_trace_in(s->trace, &own[i], &node->in[i]);
	for (int i = 0; i < n; i++)
		script_drop(&own[i]);
	return st == SMR_OK ? script_trace_add(s->trace, node, out) : st;
}

smr_status script_map(script *s, smr_dml_at at, script_element e, const script_value *const *args,
		      script_value *out)
{
	int n = script_element_args(e);
	script_node node = script_node_of(SCRIPT_MAP, 0, 0);
	double x[3];

	if (n > 3)
		return smr_fail(SMR_EINTERNAL, "an element of %d operands", n);
	node.n[0] = e;
	if (all_known(n, args)) {
		bool literal = true;

		for (int i = 0; i < n; i++) {
			x[i] = script_number_of(args[i]);
			literal = literal && args[i]->literal;
		}
		*out = script_double(script_element_value(e, x));
		out->literal = literal;
		return SMR_OK;
	}
	SMR_TRY(shape(s, at, n, args, &node));
	return add_map(s, n, args, &node, out);
}

/* A number that is to be computed is waited for where it decides or is shown. */
static smr_status wait_for(script *s, smr_dml_op op, const script_value *a, const script_value *b,
			   script_value *x, script_value *y)
{
	bool now = script_compares(op) || script_is_logic(op) || a->kind == SCRIPT_STRING ||
		   b->kind == SCRIPT_STRING;
	smr_status st;

	*x = script_keep(a);
	*y = script_keep(b);
	if (a->kind == SCRIPT_MATRIX || b->kind == SCRIPT_MATRIX || !now)
		return SMR_OK;
	st = script_force(s->trace, x);
	return st == SMR_OK ? script_force(s->trace, y) : st;
}

static smr_status binary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			 const script_value *b, script_value *out)
{
	const script_value *args[3] = {a, b, b};

	smr_assert((unsigned)op < SMR_DML_NOPS);
	if (op == SMR_DML_MATMULT)
		return script_product(s, at, a, b, out);
	if (a->kind == SCRIPT_STRING || b->kind == SCRIPT_STRING)
		return script_strings(s, at, op, a, b, out);
	if (all_known(2, args))
		return script_scalars(s, at, op, a, b, out);
	if (((a->kind == SCRIPT_BOOLEAN && b->kind == SCRIPT_MATRIX) ||
	     (b->kind == SCRIPT_BOOLEAN && a->kind == SCRIPT_MATRIX)) &&
	    !script_compares(op) && !script_is_logic(op))
		return script_fail(s, at, "Invalid Valuetypes for operation %s: %s and %s",
				   smr_dml_op_text(op), script_kind_name(a->kind),
				   script_kind_name(b->kind));
	return script_map(s, at, script_op_element(op), args, out);
}

smr_status script_binary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			 const script_value *b, script_value *out)
{
	script_value x = {0}, y = {0};
	smr_status st = wait_for(s, op, a, b, &x, &y);

	if (st == SMR_OK)
		st = binary(s, at, op, &x, &y, out);
	script_drop(&x);
	script_drop(&y);
	return st;
}

smr_status script_unary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
			script_value *out)
{
	script_value x = script_keep(a);
	const script_value *args[3] = {&x, &x, &x}; /* any element takes three at most */
	smr_status st = op == SMR_DML_NOT ? script_force(s->trace, &x) : SMR_OK;

	smr_assert((unsigned)op < SMR_DML_NOPS);
	if (st == SMR_OK && op == SMR_DML_POSITIVE) {
		*out = x;
		return SMR_OK;
	}
	if (st == SMR_OK && x.kind == SCRIPT_INTEGER && op == SMR_DML_NEGATE) {
		*out = script_integer((int64_t)(0 - (uint64_t)x.integer));
		out->literal = x.literal;
		return SMR_OK;
	}
	if (st == SMR_OK && op == SMR_DML_NOT && x.kind != SCRIPT_MATRIX) {
		if (!script_is_number(&x))
			st = script_fail(s, at, "'!' is not for %s", script_a_kind(x.kind));
		else
			*out = script_boolean(script_number_of(&x) == 0);
	} else if (st == SMR_OK) {
		st = script_map(s, at, script_op_element(op), args, out);
	}
	script_drop(&x);
	return st;
}

smr_status script_as_matrix(script *s, const script_value *v, script_value *out)
{
	script_node node = script_node_of(SCRIPT_FILL, 1, 1);

	if (v->kind == SCRIPT_MATRIX) {
		*out = script_keep(v);
		return SMR_OK;
	}
	SMR_TRY(script_trace_in(s->trace, v, &node.in[0]));
	return script_trace_add(s->trace, &node, out);
}
