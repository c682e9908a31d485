/* Costs of ops without a nest: sorts, transforms, decompositions, gathers and scatters. Operands
 * are read and results written once; the compute time of their code follows from counts of
 * operations. */
#include <math.h>
#include <string.h>

#include "predict/internal.h"

static double count_of(const smr_type *t)
{
	int64_t n = 0;

	return smr_type_count(t, &n) ? (double)n : 0;
}

/* Length of the rows that an op works along: those of its operand. */
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

/* ---- operations, for devices and reports ------------------------------------------------------
 */

static double count_comparisons(double n, double along)
{
	static const double row = 9; /* cost of starting a row, in comparisons */

	return n * log2(fmax(along, 2)) + n / fmax(along, 1) * row;
}

static double butterflies(double n, double along)
{
	return 5 * n * log2(fmax(along, 2));
}

static double each_once(double n, double along)
{
	return n;
}

static double cubes(double n, double along)
{
	return n * fmax(along, 1);
}

/* ---- what they take ----------------------------------------------------------------------------
 */

static double parts_of(const smr_expr *e)
{
	double n = 1;

	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs; i++)
		n += parts_of(e->args[i]);
	return n;
}

/* Cost of each operation, in results of a plain addition (smr_work.lanes). The numbers were fitted
 * to ops of many sizes, alone in programs, none of which is in the test set. */

/* Computes keys once for each element, by one side of the body; sorts by radix; then permutes. */
static double sort_lanes(const smr_node *v)
{
	static const double digit = 0.5, element = 6, part = 0.5, operand = 4, line = 60;
	double n = count_of(&v->ins[0]->type), row = fmax(along(v), 1);
	double digits = log2(fmax(row, 2)), body = parts_of(v->body->results[0]) / 2;

	return n * (digits * digit + element + body * part + v->nins * operand) + n / row * line;
}

/* Compares elements with a bound from a sample and sorts what passes it; or sorts all. */
static double top_k_lanes(const smr_node *v)
{
	static const double element = 0.25, sample = 25, kept = 40, whole = 20;
	double n = count_of(&v->ins[0]->type), row = fmax(along(v), 1);
	double k = count_of(&v->type) / fmax(n / row, 1);

	if (row <= 256 || k >= row / 4)
		return n * whole;
	return n * element + n / row * (sample * sqrt(row) + k * kept);
}

static bool has_large_prime(int64_t n)
{
	for (int64_t p = 2; p <= 31; p++)
		while (n > 1 && n % p == 0)
			n /= p;
	return n > 1;
}

/* Sixteen lines are transformed together, a long one alone. A large prime factor takes two
 * transforms of twice the length. */
static double fft_lanes(const smr_node *v)
{
	static const double step = 0.08, prime = 4, apart = 1.6, call = 400, together = 16;
	static const int64_t longest = 2048;
	uint32_t rank = 0;
	const int64_t *sizes = smr_node_get(v, SMR_ATTR_sizes, &rank);
	bool packed = v->nmore == 0 && smr_node_number(v, SMR_ATTR_kind, 0) != 3;
	double n = count_of(&v->type) / (packed ? 2 : 1), lanes = call;

	for (uint32_t i = 0; i < rank; i++) {
		double size = (double)sizes[i], lines = n / fmax(size, 1);
		double alone = sizes[i] > longest ? apart : fmax(together / fmax(lines, 1), 1);

		lanes += 5 * n * log2(fmax(size, 2)) * step * alone *
			 (has_large_prime(sizes[i]) ? prime : 1);
	}
	return lanes;
}

static double cube_lanes(const smr_node *v)
{
	static const double each = 0.085, call = 2500;

	return call + each * count_of(&v->ins[0]->type) * along(v);
}

static double last_of(const smr_type *t)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	return t->rank > 0 && smr_type_dims(t, dims) ? fmax((double)dims[t->rank - 1], 1) : 1;
}

static double lapack_lanes(const smr_node *v)
{
	static const double solved = 1.36, column = 0.09, factored = 15, call = 4000;
	double n = v->nins > 0 ? count_of(&v->ins[0]->type) : 0;

	if (v->nins < 2)
		return call + n * factored;
	return call + n * (solved + last_of(&v->type) * column);
}

static double triangle_lanes(const smr_node *v)
{
	static const double row = 2.3, each = 0.1, call = 3000;
	double n = count_of(&v->ins[0]->type);

	return call + n * row + count_of(&v->type) * along(v) * each;
}

/* Copies memory piece by piece. */
static double concatenate_lanes(const smr_node *v)
{
	static const double piece = 9, call = 500;
	int64_t dims[SMR_MAX_RANK] = {0};
	int64_t d = smr_node_number(v, SMR_ATTR_dims, 0);
	double pieces = v->nins;

	(void)smr_type_dims(&v->type, dims);
	for (int64_t i = 0; i < d; i++)
		pieces *= (double)dims[i];
	return call + pieces * piece;
}

static double update_lanes(const smr_node *v)
{
	static const double call = 250, row = 13, each = 0.06;
	double n = count_of(&v->ins[1]->type);

	return call + n / last_of(&v->ins[1]->type) * row + n * each;
}

/* Number of contiguous elements of a window. */
static double piece_of(const smr_node *v, const smr_type *updates)
{
	uint32_t n = 0;
	const int64_t *dims = smr_node_get(v, SMR_ATTR_offset_dims, &n);

	return n > 0 && dims[n - 1] + 1 == (int64_t)updates->rank ? last_of(updates) : 1;
}

/* Bodies that replace or add numbers have code of their own; others are evaluated. */
static double scatter_lanes(const smr_node *v)
{
	static const double window = 35, row = 23, added = 4.2, any = 120, call = 750;
	const smr_expr *e = v->body->results[0];
	const smr_type *updates = &v->ins[v->nins - 1]->type;
	double n = count_of(updates), windows = fmin(n, count_of(&v->ins[v->nins / 2]->type));
	bool adds = e->kind == SMR_EXPR_OP && e->op == SMR_OP_add &&
		    e->args[0]->kind == SMR_EXPR_PARAM && e->args[1]->kind == SMR_EXPR_PARAM;

	if (v->nins > 3 || (!adds && e->kind != SMR_EXPR_PARAM))
		return call + n * any + windows * window;
	if (adds && windows == n)
		return call + n * added;
	return call + windows * window + fmax(n / piece_of(v, updates) - windows, 0) * row +
	       n * (adds ? 0.3 : 0.06);
}

/* Large arrays of one number are filled in each run. */
static double filled_lanes(const smr_node *v)
{
	static const double call = 150, line = 4; /* of 64 bytes */

	return call + smr_type_bytes(&v->type) / 64 * line;
}

/* Operands are row offsets, the column of each element, and the elements (ops/sparse.c); results
 * have a row for each row, or column, and some columns. */
static double sparse_dot_lanes(const smr_node *v)
{
	static const double call = 250, row = 35;
	static const struct {
		double element, column; /* of an element, and for each column of the result */
	} by[2] = {{1.6, 0.41}, {2.7, 0.77}};
	int64_t dims[SMR_MAX_RANK] = {0};
	bool transposed = smr_node_number(v, SMR_ATTR_transposed, 0) != 0;

	(void)smr_type_dims(&v->type, dims);
	return call + count_of(&v->ins[0]->type) * row +
	       count_of(&v->ins[1]->type) *
		       (by[transposed].element + by[transposed].column * fmax((double)dims[1], 1));
}

static double sparse_fold_lanes(const smr_node *v)
{
	static const double call = 50, row = 23, element = 6.1;

	return call + count_of(&v->ins[0]->type) * row + count_of(&v->ins[1]->type) * element;
}

static double pool_lanes(const smr_node *v)
{
	return 1.8 * count_of(&v->type);
}

static const struct effort {
	smr_op op;
	double (*flops)(double n, double along); /* NULL: one for each result */
	double (*lanes)(const smr_node *v);
} efforts[] = {
	{SMR_OP_sort, count_comparisons, sort_lanes},
	{SMR_OP_top_k, each_once, top_k_lanes},
	{SMR_OP_fft, butterflies, fft_lanes},
	{SMR_OP_lapack, cubes, lapack_lanes},
	{SMR_OP_cholesky, cubes, cube_lanes},
	{SMR_OP_triangular_solve, cubes, triangle_lanes},
	{SMR_OP_concatenate, NULL, concatenate_lanes},
	{SMR_OP_constant, NULL, filled_lanes},
	{SMR_OP_dynamic_update, NULL, update_lanes},
	{SMR_OP_scatter, NULL, scatter_lanes},
	{SMR_OP_select_scatter, NULL, pool_lanes},
	{SMR_OP_sparse_dot, NULL, sparse_dot_lanes},
	{SMR_OP_sparse_fold, NULL, sparse_fold_lanes},
};

static void count_work(const smr_node *v, smr_work *w)
{
	const smr_type *of = v->nins > 0 && v->op != SMR_OP_fft ? &v->ins[0]->type : &v->type;

	w->points = w->flops = w->lanes = count_of(&v->type);
	w->parts = 1;
	if (v->op == SMR_OP_scatter && v->nins >= 3)
		w->flops = count_of(&v->ins[v->nins - 1]->type);
	for (size_t i = 0; i < sizeof(efforts) / sizeof(efforts[0]); i++)
		if (efforts[i].op == v->op) {
			w->lanes = efforts[i].lanes(v);
			if (efforts[i].flops != NULL)
				w->flops = efforts[i].flops(count_of(of), along(v));
		}
}

/* Returns whether an op gathers from or scatters into operand @p i, of which it touches some
 * elements only. */
static bool is_indexed_operand(const smr_node *v, uint32_t i)
{
	return i == 0 && (v->op == SMR_OP_gather || v->op == SMR_OP_dynamic_slice ||
			  v->op == SMR_OP_dynamic_update || v->op == SMR_OP_scatter);
}

void smr_predict_plain(const smr_node *v, double copied, smr_cost_query *q)
{
	*q = (smr_cost_query){.klass = "plain", .impl = "plain", .dtype = v->type.dtype};
	q->factor = q->dtype;
	q->threads = 1;
	q->shape.m = count_of(&v->type);
	count_work(v, &q->work);
	q->copied = copied;
	for (uint32_t i = 0; i < v->nins; i++)
		q->work.bytes_read +=
			is_indexed_operand(v, i) ? 0 : smr_type_bytes(&v->ins[i]->type);
	q->work.bytes_written = v->op == SMR_OP_dynamic_update || v->op == SMR_OP_scatter
					? q->work.bytes_read
					: smr_type_bytes(&v->type);
	if (v->nins > 0 && is_indexed_operand(v, 0) && v->op != SMR_OP_dynamic_update &&
	    v->op != SMR_OP_scatter)
		q->work.bytes_read += q->work.bytes_written;
	for (uint32_t k = 1; k <= v->nmore; k++)
		q->work.bytes_written += smr_type_bytes(smr_node_type(v, k));
}
