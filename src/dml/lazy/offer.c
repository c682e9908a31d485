/* Results that the owner keeps for reuse: products and sums of large matrices, whose computation is
 * long for their size. Offered nodes become results of the trace if it computes them anyway. */
#include "base/alloc.h"
#include "base/assert.h"
#include "dml/lazy.h"

/* Operations and bytes per second of one core: estimates from below of the time that reuse
 * saves. */
static const double OPS = 2e10, BYTES = 1e10;

static double count(const dml_lazy *t, uint32_t i)
{
	const dml_node *n = &t->nodes.v[i];
	const smr_pattern *p = t->forms.v[i].pattern;

	return p != NULL ? (double)p->n : n->scalar ? 1 : (double)n->rows * (double)n->cols;
}

/* Returns the seconds of a node that may be offered; 0: it may not, or is larger than its
 * operands. */
static double seconds_of(const dml_lazy *t, uint32_t i)
{
	const dml_node *n = &t->nodes.v[i];
	double in, flops;

	if (n->op != DML_PRODUCT && n->op != DML_FOLD)
		return 0;
	in = count(t, n->in[0]) + (n->op == DML_PRODUCT ? count(t, n->in[1]) : 0);
	if (count(t, i) > in)
		return 0;
	flops = n->op == DML_PRODUCT ? 2 * count(t, n->in[0]) * (double)n->cols : in;
	return flops / OPS > in * sizeof(double) / BYTES ? flops / OPS
							 : in * sizeof(double) / BYTES;
}

double dml_lazy_seconds(double flops)
{
	return flops / OPS;
}

void dml_lazy_offer(dml_lazy *t, const dml_matrix *m)
{
	smr_assert(dml_lazy_waits(t, m));
	dml_lazy_offer_made(t, m, seconds_of(t, m->node));
}

void dml_lazy_offer_made(dml_lazy *t, const dml_matrix *m, double seconds)
{
	const dml_offer o = {.node = m->node, .lineage = m->lineage, .seconds = seconds};

	smr_assert(dml_lazy_waits(t, m));
	if (t->owner.takes == NULL || t->forms.v[m->node].pattern != NULL)
		return;
	if (o.seconds > 0 &&
	    t->owner.takes(t->owner.ctx, count(t, m->node) * sizeof(double), o.seconds))
		(void)smr_vec_push(&t->offers, o); /* without memory it is not kept */
}

/* Marks nodes that requested ones need; operands precede what reads them. */
static bool *needed_nodes(const dml_lazy *t)
{
	bool *is = smr_calloc(t->nodes.n + 1, sizeof(*is));

	for (size_t i = t->nodes.n; is != NULL && i-- > 0;) {
		is[i] |= t->made.v[i] != NULL;
		for (int k = 0; is[i] && k < DML_OPERANDS; k++)
			if (t->nodes.v[i].in[k] != DML_NONE)
				is[t->nodes.v[i].in[k]] = true;
	}
	return is;
}

static dml_matrix *request_node(dml_lazy *t, const dml_offer *o)
{
	const dml_node *n = &t->nodes.v[o->node];
	dml_matrix *m = t->made.v[o->node];

	if (m != NULL)
		return dml_matrix_keep(m);
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL)
		return NULL;
	m->refs = 1;
	m->scalar = n->scalar;
	m->rows = n->rows;
	m->cols = n->cols;
	m->trace = t;
	m->epoch = t->epoch;
	m->node = o->node;
	m->lineage = o->lineage;
	t->made.v[o->node] = m;
	return m;
}

smr_status dml_offers_request(dml_lazy *t)
{
	bool *is;

	if (t->offers.n == 0)
		return SMR_OK;
	is = needed_nodes(t);
	if (is == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	for (size_t i = 0; i < t->offers.n; i++)
		if (is[t->offers.v[i].node])
			t->offers.v[i].m = request_node(t, &t->offers.v[i]);
	smr_free(is);
	return SMR_OK;
}

void dml_offers_give(dml_lazy *t)
{
	for (size_t i = 0; i < t->offers.n; i++) {
		dml_offer *o = &t->offers.v[i];

		if (o->m != NULL && dml_matrix_known(o->m))
			t->owner.give(t->owner.ctx, o->m, o->seconds);
		if (o->m != NULL && o->m->refs == 1)
			t->made.v[o->node] = NULL; /* only the offer had it */
		dml_matrix_drop(o->m);
		o->m = NULL;
	}
	t->offers.n = 0;
}
