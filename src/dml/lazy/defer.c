/* Concatenations that stay pending while other results are computed: later products of them may be
 * put together of products of their parts, so that they are never made.
 *
 * They are recorded again, on the same operands, when the trace is new. */
#include "dml/lazy/defer.h"
#include "base/alloc.h"
#include "base/assert.h"

enum { SMALLEST = 1 << 12 /* elements: less is computed */ };

static bool is_join(dml_op op)
{
	return op == DML_BESIDE || op == DML_BELOW;
}

/* Whether a node is made of operands by copies alone: @p all: of those that are deferred. */
static bool is_copy(const dml_lazy *t, uint32_t i, const bool *all)
{
	const dml_node *n = &t->nodes.v[i];
	const dml_node *of = n->in[0] != DML_NONE ? &t->nodes.v[n->in[0]] : NULL;

	if (t->forms.v[i].pattern != NULL)
		return false;
	return n->op == DML_PARAM || all[i] || t->made.v[i] != NULL ||
	       (n->op == DML_PIECE && (of->op == DML_PARAM || t->made.v[n->in[0]] != NULL));
}

static bool is_deferred(const dml_lazy *t, uint32_t i, const bool *all)
{
	const dml_node *n = &t->nodes.v[i];
	const dml_matrix *m = t->made.v[i];

	return m != NULL && m != t->asked && is_join(n->op) && n->rows * n->cols >= SMALLEST &&
	       t->forms.v[i].pattern == NULL && is_copy(t, n->in[0], all) &&
	       is_copy(t, n->in[1], all);
}

/* Saves a node before those that read it; operands that are computed now become parameters. */
static void save_node(dml_deferred *d, dml_lazy *t, uint32_t i, const bool *all)
{
	dml_saved *x = &d->nodes[i];

	if (x->is)
		return;
	x->is = true;
	x->n = t->nodes.v[i];
	if (x->n.op == DML_PARAM)
		x->param = dml_matrix_keep(t->params.v[x->n.n[0]]);
	else if (t->made.v[i] != NULL)
		*(all[i] ? &x->made : &x->param) = dml_matrix_keep(t->made.v[i]);
	for (int k = 0; x->param == NULL && k < DML_OPERANDS; k++)
		if (x->n.in[k] != DML_NONE)
			save_node(d, t, x->n.in[k], all);
}

smr_status dml_defer(dml_lazy *t, dml_deferred *d)
{
	bool *all = smr_calloc(t->nodes.n + 1, sizeof(*all));

	d->nodes = smr_calloc(t->nodes.n + 1, sizeof(*d->nodes));
	d->n = t->nodes.n;
	if (all == NULL || d->nodes == NULL) {
		smr_free(all);
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	}
	for (uint32_t i = 0; i < d->n; i++)
		all[i] = is_deferred(t, i, all);
	for (uint32_t i = 0; i < d->n; i++)
		if (all[i])
			save_node(d, t, i, all);
	for (uint32_t i = 0; i < d->n; i++)
		if (all[i])
			t->made.v[i] = NULL;
	smr_free(all);
	return SMR_OK;
}

static smr_status restore_node(dml_lazy *t, dml_saved *nodes, dml_saved *x)
{
	dml_value v;

	if (x->param != NULL) {
		v = (dml_value){.kind = x->param->scalar ? DML_DOUBLE : DML_MATRIX,
				.matrix = x->param};
		return dml_lazy_in(t, &v, &x->at);
	}
	for (int k = 0; k < DML_OPERANDS; k++)
		if (x->n.in[k] != DML_NONE)
			x->n.in[k] = nodes[x->n.in[k]].at;
	SMR_TRY(dml_lazy_put(t, &x->n, &x->at));
	if (x->made == NULL)
		return SMR_OK;
	x->made->trace = t;
	x->made->epoch = t->epoch;
	x->made->node = x->at;
	t->made.v[x->at] = x->made;
	return SMR_OK;
}

smr_status dml_restore(dml_lazy *t, dml_deferred *d, smr_status st)
{
	for (size_t i = 0; i < d->n && st == SMR_OK; i++)
		if (d->nodes[i].is)
			st = restore_node(t, d->nodes, &d->nodes[i]);
	for (size_t i = 0; i < d->n; i++) {
		dml_matrix_drop(d->nodes[i].made);
		dml_matrix_drop(d->nodes[i].param);
	}
	smr_free(d->nodes);
	return st;
}
