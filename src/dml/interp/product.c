/* Products: of what, and of what sign. */
#include "dml/interp.h"

static smr_status add(script *s, uint32_t a, uint32_t b, script_value *out)
{
	const script_trace *t = s->trace;
	script_node n = script_node_of(SCRIPT_PRODUCT, t->nodes.v[a].rows, t->nodes.v[b].cols);

	n.in[0] = a;
	n.in[1] = b;
	return script_trace_add(s->trace, &n, out);
}

static smr_status ordered(script *s, uint32_t x, uint32_t y, script_value *out)
{
	bool done;

	SMR_TRY(script_ordered_product(s, x, y, out, &done));
	return done ? SMR_OK : add(s, x, y, out);
}

/* (-A) %*% B as -(A %*% B), where that is fewer signs to turn: exact but for that of a zero. */
static bool is_negated(const script_trace *t, uint32_t a, uint32_t b)
{
	const script_node *n = &t->nodes.v[a];

	return n->op == SCRIPT_MAP && n->n[0] == SCRIPT_NEGATE && t->forms.v[a].pattern == NULL &&
	       t->nodes.v[b].cols < n->cols;
}

static smr_status negated(script *s, smr_dml_at at, uint32_t x, uint32_t y, script_value *out)
{
	script_value product = {0};
	const script_value *args[3] = {&product, &product, &product};
	smr_status st = ordered(s, s->trace->nodes.v[x].in[0], y, &product);

	if (st == SMR_OK)
		st = script_map(s, at, SCRIPT_NEGATE, args, out);
	script_drop(&product);
	return st;
}

smr_status script_product(script *s, smr_dml_at at, const script_value *a, const script_value *b,
			  script_value *out)
{
	const script_matrix *x = a->matrix, *y = b->matrix;
	uint32_t in[2];
	const script_value *args[3] = {a, b, b};
	bool done;

	if (a->kind != SCRIPT_MATRIX || b->kind != SCRIPT_MATRIX) {
		if (script_is_number(a) && script_is_number(b)) /* of 1x1 */
			return script_map(s, at, SCRIPT_TIMES, args, out);
		return script_fail(s, at, "%%*%% of %s and %s", script_a_kind(a->kind),
				   script_a_kind(b->kind));
	}
	if (x->cols != y->rows)
		return script_fail(
			s, at, "invalid dimensions for matrix multiplication (k1=%lld, k2=%lld)",
			(long long)x->cols, (long long)y->rows);
	SMR_TRY(script_sparse_two(s, SCRIPT_PRODUCT, a, b, out, &done));
	if (done)
		return SMR_OK;
	SMR_TRY(script_trace_in(s->trace, a, &in[0]));
	SMR_TRY(script_trace_in(s->trace, b, &in[1]));
	SMR_TRY(script_rewrite_product(s, in[0], in[1], out, &done));
	if (done)
		return SMR_OK;
	return is_negated(s->trace, in[0], in[1]) ? negated(s, at, in[0], in[1], out)
						  : ordered(s, in[0], in[1], out);
}
