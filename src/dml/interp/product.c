/* Matrix products, with simplification of signs. */
#include "dml/interp.h"

static smr_status trace_product(script *s, uint32_t a, uint32_t b, dml_value *out)
{
	const dml_lazy *t = s->trace;
	dml_node n = dml_node_of(DML_PRODUCT, t->nodes.v[a].rows, t->nodes.v[b].cols);

	n.in[0] = a;
	n.in[1] = b;
	return dml_lazy_add(s->trace, &n, out);
}

static smr_status trace_ordered(script *s, uint32_t x, uint32_t y, dml_value *out)
{
	bool done;

	SMR_TRY(dml_ordered_product(s, x, y, out, &done));
	return done ? SMR_OK : trace_product(s, x, y, out);
}

/* (-A) %*% B as -(A %*% B) where that negates fewer elements: exact except for signs of zeros. */
static bool is_negated(const dml_lazy *t, uint32_t a, uint32_t b)
{
	const dml_node *n = &t->nodes.v[a];

	return n->op == DML_MAP && n->n[0] == DML_NEGATE && t->forms.v[a].pattern == NULL &&
	       t->nodes.v[b].cols < n->cols;
}

static smr_status trace_negated(script *s, smr_dml_at at, uint32_t x, uint32_t y, dml_value *out)
{
	dml_value product = {0};
	const dml_value *args[3] = {&product, &product, &product};
	smr_status st = trace_ordered(s, s->trace->nodes.v[x].in[0], y, &product);

	if (st == SMR_OK)
		st = dml_map(s, at, DML_NEGATE, args, out);
	dml_drop(&product);
	return st;
}

smr_status dml_product(script *s, smr_dml_at at, const dml_value *a, const dml_value *b,
		       dml_value *out)
{
	const dml_matrix *x = a->matrix, *y = b->matrix;
	uint32_t in[2];
	const dml_value *args[3] = {a, b, b};
	bool done;

	if (a->kind != DML_MATRIX || b->kind != DML_MATRIX) {
		if (dml_is_number(a) && dml_is_number(b)) /* of 1x1 */
			return dml_map(s, at, DML_TIMES, args, out);
		return dml_run_fail(s, at, "%%*%% of %s and %s", dml_a_kind(a->kind),
				    dml_a_kind(b->kind));
	}
	if (x->cols != y->rows)
		return dml_run_fail(
			s, at, "invalid dimensions for matrix multiplication (k1=%lld, k2=%lld)",
			(long long)x->cols, (long long)y->rows);
	SMR_TRY(dml_packed_product(s, a, b, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(dml_sparse_two(s, DML_PRODUCT, a, b, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(dml_lazy_in(s->trace, a, &in[0]));
	SMR_TRY(dml_lazy_in(s->trace, b, &in[1]));
	SMR_TRY(dml_rewrite_product(s, in[0], in[1], out, &done));
	if (done)
		return SMR_OK;
	return is_negated(s->trace, in[0], in[1]) ? trace_negated(s, at, in[0], in[1], out)
						  : trace_ordered(s, in[0], in[1], out);
}
