/* Products, in the order that takes the fewest operations. */
#include "script/interp.h"

/* Operations of a %*% b, by nodes of the trace. */
static double work(const script_trace *t, uint32_t a, uint32_t b)
{
	const script_node *x = &t->nodes.v[a], *y = &t->nodes.v[b];
	const smr_pattern *p = t->forms.v[a].pattern, *q = t->forms.v[b].pattern;

	if (p != NULL)
		return (double)p->n * (double)y->cols;
	if (q != NULL)
		return (double)q->n * (double)x->rows;
	return (double)x->rows * (double)x->cols * (double)y->cols;
}

static smr_status add(script *s, uint32_t a, uint32_t b, script_value *out)
{
	const script_trace *t = s->trace;
	script_node n = script_node_of(SCRIPT_PRODUCT, t->nodes.v[a].rows, t->nodes.v[b].cols);

	n.in[0] = a;
	n.in[1] = b;
	return script_trace_add(s->trace, &n, out);
}

static bool both_sparse(const script_trace *t, uint32_t a, uint32_t b)
{
	return t->forms.v[a].pattern != NULL && t->forms.v[b].pattern != NULL;
}

/* Operations of a product that nobody has but who multiplies it now, as its operands stand in an
 * expression; 0: others may have it, and it is made all the same. */
static double saved(const script_trace *t, uint32_t at)
{
	enum { EXPRESSION = 2 }; /* who has it: the operand, and script_binary()'s copy of that */
	const script_node *n = &t->nodes.v[at];
	const script_matrix *m = t->made.v[at];

	return n->op == SCRIPT_PRODUCT && m != NULL && m->refs <= EXPRESSION
		       ? work(t, n->in[0], n->in[1])
		       : 0;
}

/* a %*% (b %*% c), which takes fewer operations than one more product with what is there, and than
 * that itself where nobody else has it. */
static bool is_less(const script_trace *t, uint32_t first, uint32_t second, const double ends[2],
		    double plain)
{
	double between = ends[0] * ends[1];

	return !both_sparse(t, first, second) && work(t, first, second) + between < plain;
}

/* (a %*% b) %*% c as a %*% (b %*% c), or the other way round. */
static smr_status ordered(script *s, uint32_t x, uint32_t y, script_value *out)
{
	const script_trace *t = s->trace;
	const script_node *l = &t->nodes.v[x], *r = &t->nodes.v[y];
	double plain = work(t, x, y);
	script_value part = {0};
	smr_status st;

	if (l->op == SCRIPT_PRODUCT &&
	    is_less(t, l->in[1], y,
		    (double[]){(double)l->rows * (double)t->nodes.v[l->in[1]].rows,
			       (double)r->cols},
		    plain + saved(t, x))) {
		uint32_t a = l->in[0];

		SMR_TRY(add(s, l->in[1], y, &part));
		st = add(s, a, part.matrix->node, out);
	} else if (r->op == SCRIPT_PRODUCT &&
		   is_less(t, x, r->in[0],
			   (double[]){(double)l->rows,
				      (double)t->nodes.v[r->in[1]].rows * (double)r->cols},
			   plain + saved(t, y))) {
		uint32_t c = r->in[1];

		SMR_TRY(add(s, x, r->in[0], &part));
		st = add(s, part.matrix->node, c, out);
	} else {
		return add(s, x, y, out);
	}
	script_drop(&part);
	return st;
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
