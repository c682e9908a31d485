/* Counting the work of a nest: flops by ops.def, distinct bytes of its windows. */
#include "graph/graph.h"

typedef struct counter {
	const smr_nest *nest;
	const double *extent;
} counter;

static double flops_of(const counter *c, const smr_expr *e)
{
	double sum = 0, times = 1;

	if (e == NULL)
		return 0;
	if (e->kind == SMR_EXPR_OP)
		sum = smr_op_flops(e->op);
	for (uint32_t i = 0; i < e->nargs; i++)
		sum += flops_of(c, e->args[i]);
	for (uint32_t i = 0; e->kind == SMR_EXPR_FOLD && i < e->nloops; i++)
		times *= c->extent[e->loops[i]];
	for (uint32_t k = 0; k < e->nacc; k++)
		sum += flops_of(c, e->init[k]) + times * flops_of(c, e->step[k]);
	return sum;
}

/* Elements of a window that a map can touch: the box of its index ranges, at most the window. */
static double box(const counter *c, const smr_type *t, const smr_index *index, const int64_t *sym)
{
	double n = 1;

	for (uint32_t d = 0; d < t->rank; d++) {
		double span = 1, dim = (double)smr_poly_eval(t->dims[d], sym);

		for (uint32_t l = 0; l < c->nest->nloops; l++)
			if (index[d].coef[l] != NULL) {
				double k = (double)smr_poly_eval(index[d].coef[l], sym);

				span += (k < 0 ? -k : k) * (c->extent[l] - 1);
			}
		n *= index[d].indirect != NULL || span > dim ? dim : span;
	}
	return n;
}

/* The largest box by which input i is read. */
static double read_box(const counter *c, const smr_node *in, uint32_t i, const smr_expr *e,
		       const int64_t *sym)
{
	double most = 0, n;

	if (e == NULL)
		return 0;
	if (e->kind == SMR_EXPR_READ && e->input == i)
		most = in->type.rank > 0 ? box(c, &in->type, e->index, sym) : 0;
	for (uint32_t k = 0; k < e->nargs; k++)
		if ((n = read_box(c, in, i, e->args[k], sym)) > most)
			most = n;
	for (uint32_t k = 0; k < e->nacc; k++) {
		if ((n = read_box(c, in, i, e->init[k], sym)) > most)
			most = n;
		if ((n = read_box(c, in, i, e->step[k], sym)) > most)
			most = n;
	}
	return most;
}

void smr_nest_work(const smr_graph *g, const smr_node *v, const int64_t *sym, smr_work *out)
{
	double extent[SMR_MAX_LOOPS], domain = 1;
	counter c = {.nest = v->nest, .extent = extent};

	(void)g;
	*out = (smr_work){.points = 1};
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		extent[l] = (double)smr_poly_eval(v->nest->loops[l].extent, sym);
		out->points *= extent[l];
		if (v->nest->domain >> l & 1)
			domain *= extent[l];
	}
	out->flops = domain * (flops_of(&c, v->nest->value) + flops_of(&c, v->nest->pred));
	for (uint32_t i = 0; i < v->nins; i++)
		out->bytes_read += (double)smr_dtype_size(v->ins[i]->type.dtype) *
				   read_box(&c, v->ins[i], i, v->nest->value, sym);
	if (v->into != NULL)
		out->bytes_written = (double)smr_dtype_size(v->type.dtype) *
				     box(&c, &v->type, v->nest->store, sym);
}
