/* Counting the work of a nest: flops by ops.def, distinct bytes of its windows. */
#include "graph/graph.h"

typedef struct counter {
	const smr_node *v;
	const int64_t *sym;
	double extent[SMR_MAX_LOOPS], points;
} counter;

static double max(double a, double b)
{
	return a > b ? a : b;
}

static double min(double a, double b)
{
	return a < b ? a : b;
}

/* Arithmetic on loop counters and sizes alone is a matter of addresses and guards: not counted. */
static bool has_data(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_READ || e->kind == SMR_EXPR_ACC || e->kind == SMR_EXPR_FOLD ||
	    e->kind == SMR_EXPR_SCAN)
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (has_data(e->args[i]))
			return true;
	return false;
}

static double flops_of(const counter *c, const smr_expr *e)
{
	double sum = 0, times = 1;

	if (e == NULL || (e->kind == SMR_EXPR_OP && !has_data(e)))
		return 0;
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select) /* one arm is evaluated */
		return flops_of(c, e->args[0]) + (has_data(e->args[0]) ? smr_op_flops(e->op) : 0) +
		       max(flops_of(c, e->args[1]), flops_of(c, e->args[2]));
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

/* The elements of one window that are touched: a box, and a bound on how many in it. */
typedef struct touched {
	const smr_node *view;
	const smr_type *type;
	double lo[SMR_MAX_RANK], hi[SMR_MAX_RANK], most;
	bool any;
} touched;

/* Adds what one map touches. */
static void touch(const counter *c, touched *t, const smr_index *index)
{
	double most = 1;

	for (uint32_t d = 0; d < t->type->rank; d++) {
		const smr_index *x = &index[d];
		double dim = (double)smr_poly_eval(t->type->dims[d], c->sym);
		double lo = (double)smr_poly_eval(x->offset, c->sym), hi = lo, ways = 1;

		for (uint32_t l = 0; l < c->v->nest->nloops; l++) {
			double k =
				x->coef[l] == NULL ? 0 : (double)smr_poly_eval(x->coef[l], c->sym);

			if (k == 0)
				continue;
			*(k < 0 ? &lo : &hi) += k * (c->extent[l] - 1);
			ways *= c->extent[l];
		}
		if (x->indirect != NULL) {
			lo = 0;
			hi = dim - 1;
			ways = c->points;
		}
		lo = max(lo, 0); /* guarded reads go no further */
		hi = min(hi, dim - 1);
		t->lo[d] = t->any ? min(t->lo[d], lo) : lo;
		t->hi[d] = t->any ? max(t->hi[d], hi) : hi;
		most *= max(min(hi - lo + 1, ways), 0);
	}
	t->any = true;
	t->most += min(most, c->points);
}

static double bytes_of(const touched *t)
{
	double box = 1;

	for (uint32_t d = 0; d < t->type->rank; d++)
		box *= max(t->hi[d] - t->lo[d] + 1, 0);
	return t->any ? min(box, t->most) * (double)smr_dtype_size(t->type->dtype) : 0;
}

static const smr_node *view_of(const smr_node *v)
{
	return v->into != NULL ? v->into : v;
}

static bool same_window(const smr_node *a, const smr_node *b)
{
	const smr_window *w = a->window, *u = b->window;

	if (a == b || w == NULL || u == NULL)
		return a == b;
	if (w->base != u->base || a->type.rank != b->type.rank || a->type.dtype != b->type.dtype ||
	    !smr_poly_equal(w->offset, u->offset))
		return false;
	for (uint32_t d = 0; d < a->type.rank; d++)
		if (!smr_poly_equal(w->stride[d], u->stride[d]))
			return false;
	return true;
}

/* All reads of the window in an expression. */
static void touch_reads(const counter *c, touched *t, const smr_expr *e)
{
	if (e == NULL)
		return;
	if (e->kind == SMR_EXPR_READ) {
		if (same_window(view_of(c->v->ins[e->input]), t->view))
			touch(c, t, e->index);
		for (uint32_t d = 0; d < e->rank; d++)
			touch_reads(c, t, e->index[d].indirect);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		touch_reads(c, t, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++) {
		touch_reads(c, t, e->init[k]);
		touch_reads(c, t, e->step[k]);
	}
}

static double bytes_read(const counter *c)
{
	const smr_node *v = c->v;
	double sum = 0;

	for (uint32_t i = 0; i < v->nins; i++) {
		touched t = {.view = view_of(v->ins[i]), .type = &v->ins[i]->type};
		bool seen = false;

		for (uint32_t k = 0; k < i && !seen; k++)
			seen = same_window(view_of(v->ins[k]), t.view);
		if (seen)
			continue;
		touch_reads(c, &t, v->nest->value);
		touch_reads(c, &t, v->nest->pred);
		for (uint32_t d = 0; v->into != NULL && d < v->into->type.rank; d++)
			touch_reads(c, &t, v->nest->store[d].indirect);
		sum += bytes_of(&t);
	}
	return sum;
}

void smr_nest_work(const smr_graph *g, const smr_node *v, const int64_t *sym, smr_work *out)
{
	counter c = {.v = v, .sym = sym, .points = 1};
	touched stored = {.view = view_of(v), .type = &v->type};
	double domain = 1;

	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		c.extent[l] = (double)smr_poly_eval(v->nest->loops[l].extent, sym);
		c.points *= c.extent[l];
		if (v->nest->domain >> l & 1)
			domain *= c.extent[l];
	}
	out->points = c.points;
	out->flops = domain * (flops_of(&c, v->nest->value) + flops_of(&c, v->nest->pred));
	out->bytes_read = bytes_read(&c);
	if (v->into != NULL)
		touch(&c, &stored, v->nest->store);
	out->bytes_written = min(bytes_of(&stored), domain * (double)smr_dtype_size(v->type.dtype));
}
