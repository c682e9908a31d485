/* Eager frameworks (PyTorch without torch.compile): each element-wise op is a kernel of its own,
 * which the host starts. Products take their bias along; a softmax, a norm and their gradients are
 * one kernel each, as are other folds. */
#include <math.h>
#include <string.h>

#include "cost/model/cost.h"
#include "cost/model/device.h"
#include "predict/internal.h"

/* Seconds in which the host starts a kernel: what PyTorch 2.1 needs for the smallest op. */
static const double host_s = 7e-6;

const smr_expr *smr_predict_fold(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_expr *fold = smr_predict_fold(e->args[i]);

		if (fold != NULL)
			return fold;
	}
	return NULL;
}

enum { MOST = 256 };

typedef struct counted {
	const smr_expr *list[MOST];
	size_t n;
} counted;

/* Lists operators outside folds, shared ones once. */
static void list_ops(const smr_expr *e, counted *out)
{
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN || out->n == MOST)
		return;
	for (size_t i = 0; i < out->n; i++)
		if (smr_expr_equal(out->list[i], e))
			return;
	for (uint32_t i = 0; i < e->nargs; i++)
		list_ops(e->args[i], out);
	if (e->kind == SMR_EXPR_OP && e->op != SMR_OP_convert && out->n < MOST)
		out->list[out->n++] = e;
}

static double count_ops(const smr_expr *e)
{
	counted c = {.n = 0};

	list_ops(e, &c);
	return (double)c.n;
}

double smr_predict_passes(const smr_node *v, const smr_cost_query *q)
{
	const smr_expr *value = v->nest != NULL ? v->nest->value : NULL;
	double n;

	if (value == NULL)
		return 0;
	n = count_ops(value);
	if (smr_cost_is_product(q))
		return fmax(n - 1, 0); /* its bias */
	return smr_predict_fold(value) != NULL ? 0 : fmax(n - 1, 0);
}

void smr_forecast_eager(const smr_cost *c, const smr_predict_kernel *k, smr_prediction *out)
{
	double bytes = k->query.work.bytes_written, late;
	smr_cost_query q = {.klass = "element",
			    .dtype = k->query.dtype,
			    .factor = k->query.dtype,
			    .impl = k->query.impl,
			    .threads = 1,
			    .shape = {1, bytes / 4, 0, 0},
			    .work = {.flops = bytes / 4,
				     .bytes_read = bytes,
				     .bytes_written = bytes,
				     .points = bytes / 4}};
	smr_prediction one = {.p50 = 0};

	if (k->passes > 0)
		smr_cost_estimate(c, &q, &one);
	late = fmax(host_s - out->p50, 0) + k->passes * fmax(host_s - one.p50, 0);
	out->p10 += k->passes * one.p10 + late / 1.5;
	out->p50 += k->passes * one.p50 + late;
	out->p90 += k->passes * one.p90 + late * 1.5;
	out->energy_j += k->passes * one.energy_j;
}
