/* Ops that have no nest: sorts, transforms, decompositions, what picks or puts. Operands are read
 * and results written once; how long code of its own computes is said by what it does. */
#include <math.h>
#include <string.h>

#include "predict/own.h"

static double by_compares(double n, double along)
{
	static const double row = 9; /* comparisons that beginning one takes as long as */

	return n * log2(fmax(along, 2)) + n / fmax(along, 1) * row;
}

static double by_butterflies(double n, double along)
{
	return 5 * n * log2(fmax(along, 2));
}

static double by_count(double n, double along)
{
	return n;
}

static double by_all(double n, double along)
{
	return n * fmax(along, 1);
}

/* Operations for n elements in rows of `along`; each takes as long as so many results of a plain
 * addition (smr_work.lanes), a call as so many more. Those numbers were fitted to the programs of
 * tests/bench/predict/programs.py that are for it. */
static const struct effort {
	smr_op op;
	double (*of)(double n, double along);
	double each, call;
} efforts[] = {{SMR_OP_sort, by_compares, 85, 0},        {SMR_OP_top_k, by_count, 60, 0},
	       {SMR_OP_fft, by_butterflies, 2.4, 13000}, {SMR_OP_lapack, by_all, 0.5, 1700},
	       {SMR_OP_cholesky, by_all, 0.4, 0},        {SMR_OP_triangular_solve, by_all, 0.5, 0}};

static double count_of(const smr_type *t)
{
	int64_t n = 0;

	return smr_type_count(t, &n) ? (double)n : 0;
}

/* Length of the rows that an op goes along: those of its operand. */
static double along(const smr_node *v)
{
	const smr_type *t = v->nins > 0 ? &v->ins[0]->type : &v->type;
	int64_t dims[SMR_MAX_RANK] = {0};
	int64_t d = (int64_t)t->rank - 1;

	if (v->op == SMR_OP_sort)
		d = smr_node_number(v, SMR_ATTR_dims, d);
	(void)smr_type_dims(t, dims);
	return d >= 0 && d < (int64_t)t->rank ? (double)dims[d] : 1;
}

static void count_work(const smr_node *v, smr_work *w)
{
	static const double window = 21, each = 0.55; /* finding its place; an element */
	const smr_type *of = v->nins > 0 && v->op != SMR_OP_fft ? &v->ins[0]->type : &v->type;

	w->points = w->flops = w->lanes = count_of(&v->type);
	w->parts = 1;
	if (v->op == SMR_OP_scatter && v->nins >= 3) {
		w->flops = count_of(&v->ins[v->nins - 1]->type);
		w->lanes = w->flops * each +
			   fmin(w->flops, count_of(&v->ins[v->nins / 2]->type)) * window;
	}
	if (v->op == SMR_OP_dynamic_update || v->op == SMR_OP_concatenate)
		w->lanes = 0; /* memory is copied */
	for (size_t i = 0; i < sizeof(efforts) / sizeof(efforts[0]); i++)
		if (efforts[i].op == v->op) {
			w->flops = efforts[i].of(count_of(of), along(v));
			w->lanes = efforts[i].call + efforts[i].each * w->flops;
		}
}

/* Of what picks elements of its first operand, or puts some into it, only those are touched. */
static bool picks(const smr_node *v, uint32_t i)
{
	return i == 0 && (v->op == SMR_OP_gather || v->op == SMR_OP_dynamic_slice ||
			  v->op == SMR_OP_dynamic_update || v->op == SMR_OP_scatter);
}

void smr_predict_plain(const smr_node *v, smr_cost_query *q)
{
	*q = (smr_cost_query){.klass = "plain", .impl = "plain", .dtype = v->type.dtype};
	q->factor = q->dtype;
	q->threads = 1;
	q->shape.m = count_of(&v->type);
	count_work(v, &q->work);
	for (uint32_t i = 0; i < v->nins; i++)
		q->work.bytes_read += picks(v, i) ? 0 : smr_predict_bytes(&v->ins[i]->type);
	q->work.bytes_written = v->op == SMR_OP_dynamic_update || v->op == SMR_OP_scatter
					? q->work.bytes_read
					: smr_predict_bytes(&v->type);
	if (v->nins > 0 && picks(v, 0) && v->op != SMR_OP_dynamic_update && v->op != SMR_OP_scatter)
		q->work.bytes_read += q->work.bytes_written;
	for (uint32_t k = 1; k <= v->nmore; k++)
		q->work.bytes_written += smr_predict_bytes(smr_node_type(v, k));
}
