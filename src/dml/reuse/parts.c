/* Parts of matrices: operands of pending concatenations and slices as they are; of computed ones
 * slices. */
#include "dml/reuse/parts.h"

#include "base/alloc.h"
#include "base/assert.h"

uint32_t dml_part_pending(const script *s, const dml_value *m)
{
	const dml_matrix *x = m->matrix;

	return m->kind == DML_MATRIX && dml_lazy_waits(s->trace, x) &&
			       s->trace->forms.v[x->node].pattern == NULL
		       ? x->node
		       : DML_NONE;
}

static smr_status pending_node(dml_lazy *t, uint32_t i, dml_value *out)
{
	const dml_node *n = &t->nodes.v[i];
	dml_matrix *m = smr_calloc(1, sizeof(*m));

	smr_assert(t->made.v[i] == NULL && n->op != DML_PARAM);
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	m->refs = 1;
	m->scalar = n->scalar;
	m->rows = n->rows;
	m->cols = n->cols;
	m->trace = t;
	m->epoch = t->epoch;
	m->node = i;
	t->made.v[i] = m;
	*out = dml_of(m);
	return SMR_OK;
}

smr_status dml_part_of_node(script *s, uint32_t i, dml_lineage of, dml_value *out)
{
	dml_lazy *t = s->trace;
	const dml_node *n = &t->nodes.v[i];

	if (n->op == DML_PARAM)
		*out = dml_of(dml_matrix_keep(t->params.v[n->n[0]]));
	else if (t->made.v[i] != NULL)
		*out = dml_of(dml_matrix_keep(t->made.v[i]));
	else
		SMR_TRY(pending_node(t, i, out));
	if (!dml_lineage_is(out->matrix->lineage))
		out->matrix->lineage = of;
	return SMR_OK;
}

static dml_lineage lineage_of_slice(script *s, const dml_value *m, const int64_t from[2],
				    const int64_t n[2])
{
	const dml_part_of p = {.from = {from[0], from[1]}, .n = {n[0], n[1]}};

	return dml_lineage_of_slice(s, dml_lineage_of(s, m), &p);
}

smr_status dml_part_slice(script *s, const dml_value *m, const int64_t from[2], const int64_t n[2],
			  dml_lineage of, dml_value *out)
{
	dml_node node = dml_node_of(DML_PIECE, n[0], n[1]);

	smr_assert(from[0] + n[0] <= m->matrix->rows && from[1] + n[1] <= m->matrix->cols);
	SMR_TRY(dml_lazy_in(s->trace, m, &node.in[0]));
	for (int d = 0; d < 2; d++) {
		const dml_value at = dml_double((double)from[d]);

		SMR_TRY(dml_lazy_in(s->trace, &at, &node.in[1 + d]));
	}
	SMR_TRY(dml_lazy_add(s->trace, &node, out));
	out->matrix->lineage = dml_lineage_is(of) ? of : lineage_of_slice(s, m, from, n);
	return SMR_OK;
}

smr_status dml_part_joined(script *s, const dml_value *m, const dml_structure *x, int k,
			   dml_value *out)
{
	const dml_lazy *t = s->trace;
	dml_op op = x->kind == DML_IS_BESIDE ? DML_BESIDE : DML_BELOW;
	uint32_t i = dml_part_pending(s, m);
	const dml_node *n = i != DML_NONE ? &t->nodes.v[i] : NULL;
	int64_t from[2] = {0};

	if (n != NULL && n->op == op && t->nodes.v[n->in[k]].rows == x->size[k][0] &&
	    t->nodes.v[n->in[k]].cols == x->size[k][1])
		return dml_part_of_node(s, n->in[k], x->in[k], out);
	if (k == 1)
		from[x->kind == DML_IS_BESIDE] = x->size[0][x->kind == DML_IS_BESIDE];
	return dml_part_slice(s, m, from, x->size[k], x->in[k], out);
}

smr_status dml_part_base(script *s, const dml_value *m, const dml_structure *x, dml_value *out,
			 bool *done)
{
	const dml_lazy *t = s->trace;
	uint32_t i = dml_part_pending(s, m);
	const dml_node *of = i != DML_NONE && t->nodes.v[i].op == DML_PIECE
				     ? &t->nodes.v[t->nodes.v[i].in[0]]
				     : NULL;

	*done = of != NULL && of->rows == x->size[0][0] && of->cols == x->size[0][1];
	return *done ? dml_part_of_node(s, t->nodes.v[i].in[0], x->in[0], out) : SMR_OK;
}

smr_status dml_part_call(script *s, smr_dml_at at, const char *name, const dml_value *a,
			 const dml_value *b, dml_value *out)
{
	const dml_builtin *f = s->library->find(name);
	dml_builtin_call c = {.s = s,
			      .at = at,
			      .name = name,
			      .data = f->data,
			      .nout = 1,
			      .nargs = b != NULL ? 2 : 1};
	smr_status st;

	c.args[0] = dml_keep(a);
	if (b != NULL)
		c.args[1] = dml_keep(b);
	st = s->domain->builtin(&c, f, out);
	for (uint32_t i = 0; i < DML_ARGS; i++)
		dml_drop(&c.args[i]);
	return st;
}
