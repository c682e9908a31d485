/* Computes the sizes of a codelet in the form of its class (cost/model/cost.h), for cost models. */
#include <math.h>

#include "pass/codelet/codelet.h"

typedef struct shaping {
	const smr_nest *nest;
	double extent[SMR_MAX_LOOPS];
	const smr_expr
		*fold; /* fold that visits most elements, counting all its loops; NULL: none yet */
	double steps;  /* of its own loops */
	double all;
} shaping;

static double points_of(const shaping *x, uint64_t loops)
{
	double n = 1;

	for (uint32_t l = 0; l < x->nest->nloops; l++)
		n *= loops >> l & 1 ? x->extent[l] : 1;
	return n;
}

static void find_fold(shaping *x, const smr_expr *e, uint64_t at)
{
	uint64_t inside = at;

	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN) {
		double steps = points_of(x, smr_fold_loops(e));

		inside = smr_fold_points(e, at) | smr_fold_loops(e);
		if (points_of(x, inside) > x->all) {
			x->all = points_of(x, inside);
			x->steps = steps;
			x->fold = e;
		}
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		find_fold(x, e->args[i], at);
	for (uint32_t k = 0; k < e->nacc; k++)
		find_fold(x, e->step[k], inside);
}

/* Finds the two factors of a sum of products; elements outside a window count as 0. */
static bool is_product(const smr_expr *fold, const smr_expr **a, const smr_expr **b)
{
	const smr_expr *e = fold->nacc == 1 ? fold->step[0] : NULL;

	if (e == NULL || fold->kind != SMR_EXPR_FOLD || e->kind != SMR_EXPR_OP ||
	    e->op != SMR_OP_add)
		return false;
	e = e->args[0]->kind == SMR_EXPR_ACC ? e->args[1] : e->args[0];
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select)
		e = e->args[1];
	if (e->kind != SMR_EXPR_OP || e->op != SMR_OP_mul)
		return false;
	*a = e->args[0];
	*b = e->args[1];
	return true;
}

static smr_dtype read_as(const smr_expr *e)
{
	while (e->kind == SMR_EXPR_OP && (e->op == SMR_OP_convert || e->op == SMR_OP_select))
		e = e->args[e->op == SMR_OP_select ? 1 : 0];
	return e->type;
}

/* Finds the shape of a product: loops of both factors are batch loops, loops of one are its rows or
 * columns. A vector's product is a sum of rows: no element is read twice. */
static bool shape_product(const shaping *x, const smr_expr *a, const smr_expr *b,
			  smr_cost_shape *out)
{
	uint64_t in_a = smr_expr_loops(a), in_b = smr_expr_loops(b);

	*out = (smr_cost_shape){1, 1, 1, x->steps};
	for (uint32_t l = 0; l < x->nest->nloops; l++) {
		bool by_a = in_a >> l & 1, by_b = in_b >> l & 1;

		if (!(x->nest->domain >> l & 1))
			continue;
		if (by_a && by_b)
			out->batch *= x->extent[l];
		else if (by_b)
			out->n *= x->extent[l];
		else
			out->m *= x->extent[l];
	}
	return out->m > 1 && out->n > 1;
}

void smr_codelet_shape(const smr_codelet *c, const int64_t *sym, smr_cost_query *q)
{
	const smr_expr *a, *b;
	shaping x = {0};
	int64_t extent[SMR_MAX_LOOPS];

	q->shape = (smr_cost_shape){0};
	q->walk = (smr_cost_walk){0};
	q->factor = q->dtype;
	if (smr_codelet_is_opaque(c))
		return;
	x.nest = c->nest->nest;
	smr_codelet_extents(c, sym, extent);
	for (uint32_t l = 0; l < x.nest->nloops; l++)
		x.extent[l] = (double)extent[l];
	find_fold(&x, x.nest->value, x.nest->domain);
	if (x.fold == NULL)
		q->shape.m = points_of(&x, x.nest->domain);
	else if (is_product(x.fold, &a, &b) && shape_product(&x, a, b, &q->shape))
		q->factor = read_as(a);
	else
		q->shape = (smr_cost_shape){1, x.all / fmax(x.steps, 1), x.steps, 0};
	smr_codelet_walk(c, sym, &q->walk);
}
