/* The cost query of a codelet at its sizes: work, class, and the key of its history. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "ir/graph/reach.h"
#include "run/choose/choose.h"

/* Sizes are in one class when all symbols are equal up to a quarter of a power of two. */
static uint64_t size_class(const smr_graph *g, const int64_t *sym)
{
	uint64_t h = 0;

	for (uint32_t i = 0; i < g->nsyms; i++) {
		double v = fabs((double)sym[i]);

		h = smr_hash_mix(h, v < 1 ? 0 : (uint64_t)(4 * log2(v)) + 1);
	}
	return h;
}

static bool has_float_fold(const smr_expr *e)
{
	if (e == NULL)
		return false;
	if (e->kind == SMR_EXPR_FOLD && smr_dtype_is_float(e->type))
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (has_float_fold(e->args[i]))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (has_float_fold(e->init[k]) || has_float_fold(e->step[k]))
			return true;
	return false;
}

/* Bytes of the index arrays. */
double smr_choose_index_bytes(const smr_flow *f, const smr_node *v, const int64_t *sym)
{
	uint8_t *marks = smr_calloc(f->graph->nnodes + 1, 1);
	double bytes = 0;

	if (marks != NULL)
		smr_mark_indices(v, marks, 1);
	for (uint32_t i = 0; marks != NULL && i < f->graph->nnodes; i++) {
		const smr_type *t = &f->graph->nodes[i]->type;
		double size = (double)smr_dtype_size(t->dtype);

		for (uint32_t d = 0; marks[i] != 0 && d < t->rank; d++)
			size *= (double)smr_poly_eval(t->dims[d], sym);
		bytes += marks[i] != 0 ? size : 0;
	}
	smr_free(marks);
	return bytes;
}

/* Returns whether keys repeat often, as keys of 8 bits do: the program's loop then waits for its
 * last store to the same bin. */
static bool keys_repeat(const smr_node *v, const smr_env *e)
{
	smr_keys k;

	for (uint32_t d = 0; smr_nest_tally(v) != NULL && d < v->into->type.rank; d++)
		if (v->nest->store[d].indirect != NULL &&
		    smr_keys_of(v, v->nest->store[d].indirect, e, &k) == SMR_OK &&
		    smr_dtype_size(k.type) == 1)
			return true;
	return false;
}

static void opaque_query(const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	smr_opaque_work(c->nest, e->sym, &q->work);
	q->dtype = SMR_F32;
	for (uint32_t i = 0; i < c->nest->nins; i++)
		if (c->nest->ins[i]->type.dtype == SMR_F64)
			q->dtype = SMR_F64;
	q->klass = "opaque";
}

/* Convolutions of many contiguous channels are the best case of libraries. */
static bool has_channels(const smr_codelet *c, const smr_env *e)
{
	enum { MANY = 16 };
	int o = smr_match_loop(&c->match, "o");
	int64_t extent[SMR_MAX_LOOPS], sum = 1;
	smr_operand to;

	if (o < 0 || c->named->nest->nloops != c->nest->nest->nloops ||
	    c->nest->nest->pred != NULL || smr_codelet_operand(c, NULL, e->sym, &to) != SMR_OK ||
	    to.stride[o] != (int64_t)smr_dtype_size(to.dtype))
		return false;
	smr_codelet_extents(c, e->sym, extent);
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++)
		if (!(c->nest->nest->domain >> l & 1))
			sum *= extent[l];
	return extent[o] >= MANY && sum >= MANY;
}

static const char *class_of(const smr_codelet *c, const smr_env *e)
{
	smr_contraction x;
	const char *klass;

	if (c->match.kernel == NULL && c->nbeside > 0)
		return "nest";
	if (smr_codelet_gram(c, e->sym))
		return "gram";
	if (c->match.kernel == NULL && c->nest->nest->value->kind == SMR_EXPR_SCAN)
		return "scan";
	if (c->match.kernel == NULL)
		return smr_codelet_contraction(c, &x) ? "contract" : "nest";
	klass = smr_kernel_class(c->match.kernel);
	return strcmp(klass, "window") == 0 && has_channels(c, e) ? "channels" : klass;
}

/* Adds all nests of the codelet; each operand is read once. */
static void add_sibling_nests(const smr_flow *f, const smr_codelet *c, const smr_env *e,
			      smr_work *sum)
{
	for (uint32_t k = 1; k <= c->nbeside; k++) {
		smr_work one;

		smr_nest_work(smr_codelet_nest(c, k), e->sym, &one);
		sum->flops += one.flops;
		sum->points += one.points;
		sum->slow += one.slow;
		sum->dear_flops += one.dear_flops;
		for (int d = 0; d < SMR_MATH_FN_COUNT; d++)
			sum->dear[d] += one.dear[d];
		sum->bytes_written += one.bytes_written;
		sum->bytes_read = fmax(sum->bytes_read, one.bytes_read);
	}
}

static void nest_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	smr_nest_work(c->nest, e->sym, &q->work);
	add_sibling_nests(f, c, e, &q->work);
	if (smr_nest_tally(c->nest) != NULL) { /* the bins stay in the cache */
		q->work.bytes_read = smr_choose_index_bytes(f, c->nest, e->sym);
		q->work.bytes_written = 0;
	}
	q->dtype = c->nest->nest->value->type;
	q->klass = class_of(c, e);
}

void smr_choose_key(const smr_flow *f, const smr_codelet *c, const smr_env *e, uint64_t *code,
		    uint64_t *size)
{
	*code = smr_hash_mix(f->code, c->id);
	if (c->fp == SMR_FP_STRICT) /* other code: its results apply to it alone */
		*code = smr_hash_mix(*code, SMR_FP_STRICT);
	*size = size_class(f->graph, e->sym);
}

void smr_choose_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	*q = (smr_cost_query){.threads = 1};
	if (f->opaque)
		opaque_query(c, e, q);
	else
		nest_query(f, c, e, q);
	smr_choose_key(f, c, e, &q->code, &q->size);
	smr_codelet_shape(c, e->sym, q);
}

/* A strict sum stays in source order: its time is the latency of its additions. */
void smr_choose_original(const smr_runner *r, const smr_flow *f, const smr_codelet *c,
			 const smr_env *e, const smr_cost_query *asked, smr_prediction *out)
{
	smr_cost_query q = *asked;

	q.impl = "original";
	q.code = smr_baseline_code(f, q.code);
	q.chained_sum =
		!f->opaque && (has_float_fold(c->nest->nest->value) || keys_repeat(c->nest, e));
	smr_cost_estimate(&r->cost, &q, out);
}
