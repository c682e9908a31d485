/* Numbers that the products of a workload multiply on a device. */
#include <stdio.h>
#include <string.h>

#include "cost/model/device.h"
#include "predict/internal.h"

enum { KINDS = 16 };

/* ---- operations ------------------------------------------------------------------------------ */

static const smr_expr *find_sum(const smr_expr *e)
{
	const smr_expr *sum;

	if (e->kind == SMR_EXPR_FOLD)
		return e->nacc == 1 ? e : NULL;
	for (uint32_t i = 0; i < e->nargs; i++) {
		sum = find_sum(e->args[i]);
		if (sum != NULL)
			return sum;
	}
	return NULL;
}

static double count_converts(const smr_expr *e)
{
	double n = e->kind == SMR_EXPR_OP && e->op == SMR_OP_convert;

	for (uint32_t i = 0; i < e->nargs; i++)
		n += count_converts(e->args[i]);
	return n;
}

static double converts_of_nest(const smr_nest *nest)
{
	const smr_expr *sum = nest != NULL ? find_sum(nest->value) : NULL;

	return sum != NULL ? count_converts(sum->step[0]) : 0;
}

/* Converts of the factors of a plain product: its nest widens short floats and integers. */
static double converts_of_op(const smr_node *v)
{
	smr_dtype sum = v->type.dtype;
	double n = 0;

	if (smr_dtype_is_float(sum) && smr_dtype_size(sum) < smr_dtype_size(SMR_F32))
		sum = SMR_F32;
	for (uint32_t i = 0; i < v->nins && i < 2; i++)
		n += v->ins[i]->type.dtype != sum;
	return n;
}

void smr_predict_uncount_converts(const smr_node *v, smr_cost_query *q)
{
	double steps = q->shape.batch * q->shape.m * q->shape.n * q->shape.k;
	bool plain = v->op == SMR_OP_dot || v->op == SMR_OP_convolution;

	if (!smr_cost_is_product(q))
		return;
	q->work.flops -= steps * (plain ? converts_of_op(v) : converts_of_nest(v->nest));
	if (q->work.flops < 2 * steps)
		q->work.flops = 2 * steps;
}

/* ---- numbers --------------------------------------------------------------------------------- */

typedef struct kind {
	const char *name;
	double flops;
} kind;

const char *smr_forecast_multiplies(const smr_machine *m, const smr_predict_kernel *k)
{
	const char *name;

	if (m->kind == SMR_MACHINE_CPU || !smr_cost_is_product(&k->query))
		return NULL;
	(void)smr_device_product_rate(m, &k->query, &name);
	return name;
}

static size_t find_kind(const kind *of, size_t n, const char *name)
{
	size_t i = 0;

	while (i < n && strcmp(of[i].name, name) != 0)
		i++;
	return i;
}

static size_t collect_kinds(const smr_machine *m, const smr_workload *w, kind *of)
{
	size_t n = 0;

	for (size_t i = 0; i < w->n; i++) {
		const smr_predict_kernel *k = &w->kernels[i];
		const char *name = smr_forecast_multiplies(m, k);
		size_t at = name != NULL ? find_kind(of, n, name) : KINDS;

		if (at == KINDS)
			continue;
		if (at == n)
			of[n++] = (kind){.name = name};
		of[at].flops += k->runs * k->query.work.flops;
	}
	return n;
}

void smr_forecast_products(const smr_machine *m, const smr_workload *w, char *out, size_t size)
{
	kind of[KINDS];
	size_t n = collect_kinds(m, w, of), at = 0;
	double all = 0;

	*out = '\0';
	for (size_t i = 0; i < n; i++)
		all += of[i].flops;
	for (size_t left = n; left > 0 && all > 0 && at < size; left--) {
		size_t most = 0;

		for (size_t i = 1; i < n; i++)
			if (of[i].flops > of[most].flops)
				most = i;
		at += (size_t)snprintf(out + at, size - at, "%s%s %.3g %%", at > 0 ? ", " : "",
				       of[most].name, 100 * of[most].flops / all);
		of[most].flops = -1;
	}
}
