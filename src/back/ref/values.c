#include "back/ref/values.h"

#include <string.h>

#include "back/ref/ref.h"
#include "base/alloc.h"
#include "ops/ops.h"
#include "pass/lower/lower.h"

smr_status smr_ref_tensor(const smr_type *t, void *data, smr_tensor *out)
{
	int64_t stride = (int64_t)smr_dtype_size(t->dtype);

	*out = (smr_tensor){.data = data, .dtype = t->dtype, .rank = t->rank};
	if (!smr_type_dims(t, out->dims))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor whose sizes are no numbers");
	for (uint32_t d = t->rank; d-- > 0;) {
		out->strides[d] = stride;
		stride *= out->dims[d];
	}
	return SMR_OK;
}

static bool is_empty(const smr_tensor *t)
{
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] == 0)
			return true;
	return false;
}

static smr_status run_nest(const smr_node *v, uint32_t k, const smr_tensor *ins,
			   const smr_tensor *out)
{
	smr_graph *g;
	smr_env e = {0};
	smr_status st;

	SMR_TRY(smr_lower_op(v, k, &g));
	e.base = smr_calloc(g->nbases, sizeof(*e.base));
	e.value = smr_calloc(g->nnodes, sizeof(*e.value));
	if (e.base == NULL || e.value == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory to run %s", smr_op_name(v->op));
	} else {
		for (uint32_t i = 0; i < v->nins; i++)
			e.base[i] = ins[i].data;
		e.base[v->nins] = out->data;
		st = smr_ref_run(g, &e);
	}
	smr_free(e.base);
	smr_free(e.value);
	smr_graph_free(g);
	return st;
}

smr_status smr_ref_op(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	const smr_op_info *info = smr_op_find(v->op);

	if (info == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s is not evaluated here", smr_op_name(v->op));
	if (info->eval != NULL)
		return info->eval(v, ins, outs);
	for (uint32_t k = 0; k <= v->nmore; k++)
		if (!is_empty(&outs[k]))
			SMR_TRY(run_nest(v, k, ins, &outs[k]));
	return SMR_OK;
}

/* Fills memory with one element: fills a block that stays in the cache and copies it. */
static void repeat_element(char *to, size_t n, const char *from, size_t size)
{
	enum { BLOCK = 4096 }; /* a multiple of all element sizes */
	size_t block = n < BLOCK ? n : BLOCK;

	for (size_t at = 0; at < block; at += size)
		memcpy(to + at, from, size);
	for (size_t at = block; at < n; at += block)
		memcpy(to + at, to, n - at < block ? n - at : block);
}

void smr_ref_constant(const smr_node *v, const smr_tensor *to)
{
	size_t size = smr_dtype_size(to->dtype), n = size;
	const char *from = v->data != NULL ? v->data : (const char *)&v->bits;

	for (uint32_t d = 0; d < to->rank; d++)
		n *= (size_t)to->dims[d];
	if (v->data != NULL && v->ndata != size)
		memcpy(to->data, from, n);
	else
		repeat_element(to->data, n, from, size);
}

/* The results of each node. */
typedef struct values {
	const smr_graph *g;
	smr_tensor **of; /* by node, one for each of its results */
} values;

static const smr_tensor *value_of(const values *s, const smr_node *v)
{
	return v->op == SMR_OP_part ? &s->of[v->ins[0]->id][v->bits] : s->of[v->id];
}

static smr_status allocate_value(values *s, const smr_node *v)
{
	s->of[v->id] = smr_calloc(v->nmore + 1, sizeof(smr_tensor));
	if (s->of[v->id] == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %%%u", v->id);
	for (uint32_t k = 0; k <= v->nmore; k++) {
		smr_tensor *t = &s->of[v->id][k];
		int64_t n;

		SMR_TRY(smr_ref_tensor(smr_node_type(v, k), NULL, t));
		if (!smr_type_count(smr_node_type(v, k), &n))
			return smr_fail(SMR_EUNSUPPORTED, "%%%u is larger than memory", v->id);
		t->data = smr_calloc((size_t)n + 1, smr_dtype_size(t->dtype));
		if (t->data == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for %%%u", v->id);
	}
	return SMR_OK;
}

static smr_status run_node(values *s, const smr_node *v)
{
	smr_tensor *ins;
	smr_status st;

	SMR_TRY(allocate_value(s, v));
	if (v->op == SMR_OP_constant) {
		smr_ref_constant(v, s->of[v->id]);
		return SMR_OK;
	}
	ins = smr_calloc(v->nins + 1, sizeof(*ins));
	if (ins == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %%%u", v->id);
	for (uint32_t i = 0; i < v->nins; i++)
		ins[i] = *value_of(s, v->ins[i]);
	st = smr_ref_op(v, ins, s->of[v->id]);
	smr_free(ins);
	return st;
}

static smr_status run_param(values *s, const smr_node *v, const smr_tensor *params,
			    uint32_t nparams)
{
	if (v->bits >= nparams)
		return smr_fail(SMR_EINVAL, "parameter %llu is missing",
				(unsigned long long)v->bits);
	SMR_TRY(allocate_value(s, v));
	memcpy(s->of[v->id]->data, params[v->bits].data,
	       (size_t)smr_tensor_count(s->of[v->id]) * smr_dtype_size(v->type.dtype));
	return SMR_OK;
}

static void free_values(values *s)
{
	for (uint32_t i = 0; i < s->g->nnodes; i++) {
		for (uint32_t k = 0; s->of[i] != NULL && k <= s->g->nodes[i]->nmore; k++)
			smr_free(s->of[i][k].data);
		smr_free(s->of[i]);
	}
	smr_free(s->of);
}

smr_status smr_ref_values(const smr_graph *g, const smr_tensor *params, uint32_t nparams,
			  const smr_tensor *results)
{
	values s = {.g = g, .of = smr_calloc(g->nnodes + 1, sizeof(*s.of))};
	smr_status st = SMR_OK;

	if (s.of == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the values of %s", g->name);
	for (uint32_t i = 0; st == SMR_OK && i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_param)
			st = run_param(&s, v, params, nparams);
		else if (v->op != SMR_OP_part)
			st = run_node(&s, v);
	}
	for (uint32_t i = 0; st == SMR_OK && i < g->nresults; i++) {
		const smr_tensor *t = value_of(&s, g->results[i]);

		memcpy(results[i].data, t->data,
		       (size_t)smr_tensor_count(t) * smr_dtype_size(t->dtype));
	}
	free_values(&s);
	return st;
}
