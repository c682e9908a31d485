/* Builtin functions that aggregate by groups: aggregate(). */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/absint.h"

/* ---- aggregate() */

typedef enum group_fn { GROUP_SUM, GROUP_COUNT, GROUP_MEAN, GROUP_VARIANCE, GROUP_NONE } group_fn;

static group_fn fn_named(const char *s)
{
	static const char *const names[] = {"sum", "count", "mean", "variance"};
	unsigned i = 0;

	while (i < GROUP_NONE && strcmp(names[i], s) != 0)
		i++;
	return (group_fn)i;
}

static smr_status group_of(dml_builtin_call *c, const dml_matrix *g, int64_t i, int64_t n,
			   int64_t *out)
{
	double x = g->data[i];

	smr_assert(i >= 0 && i < dml_matrix_count(g) && g->data != NULL);
	if (!(x >= 1))
		return dml_run_fail(c->s, c->at, "aggregate(): group %g of row %lld is below 1", x,
				    (long long)i + 1);
	*out = x < (double)n + 1 ? (int64_t)x - 1 : -1;
	return SMR_OK;
}

/* Adds column @p j: sums of each group to @p to, weights to @p weight. */
static smr_status add_up(dml_builtin_call *c, const dml_matrix *x, const dml_matrix *g,
			 const double *w, int64_t j, dml_matrix *to, double *total)
{
	smr_assert(j >= 0 && j < x->cols && to->cols == x->cols);
	memset(total, 0, (size_t)to->rows * sizeof(*total));
	for (int64_t i = 0; i < x->rows; i++) {
		int64_t k;

		SMR_TRY(group_of(c, g, i, to->rows, &k));
		if (k < 0)
			continue;
		total[k] += dml_weight(w, i);
		to->data[k * to->cols + j] += dml_weight(w, i) * x->data[i * x->cols + j];
	}
	return SMR_OK;
}

/* @p square: buffer of one number for each group */
static void compute_group_variance(const dml_matrix *x, const dml_matrix *g, const double *w,
				   int64_t j, dml_matrix *to, const double *total, double *square)
{
	smr_assert(j < x->cols && to->cols == x->cols);
	for (int64_t k = 0; k < to->rows; k++) {
		to->data[k * to->cols + j] /= total[k] > 0 ? total[k] : 1;
		square[k] = 0;
	}
	for (int64_t i = 0; i < x->rows; i++) {
		if (g->data[i] < (double)to->rows + 1) {
			int64_t k = (int64_t)g->data[i] - 1;
			double off = x->data[i * x->cols + j] - to->data[k * to->cols + j];

			square[k] += dml_weight(w, i) * off * off;
		}
	}
	for (int64_t k = 0; k < to->rows; k++)
		to->data[k * to->cols + j] = total[k] > 1 ? square[k] / (total[k] - 1) : 0;
}

static void finish_groups(group_fn fn, int64_t j, dml_matrix *to, const double *total)
{
	smr_assert(j >= 0 && j < to->cols);
	for (int64_t k = 0; k < to->rows; k++) {
		double *x = &to->data[k * to->cols + j];

		if (fn == GROUP_COUNT)
			*x = total[k];
		else if (fn == GROUP_MEAN)
			*x = total[k] > 0 ? *x / total[k] : 0;
	}
}

static smr_status group_dense(dml_builtin_call *c, const dml_matrix *x, const dml_matrix *g,
			      const double *w, group_fn fn, dml_matrix *to)
{
	double *total = smr_calloc(2 * (size_t)to->rows + 1, sizeof(*total));
	smr_status st = total != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for groups");

	smr_assert(fn < GROUP_NONE);
	memset(to->data, 0, (size_t)dml_matrix_count(to) * sizeof(double));
	for (int64_t j = 0; st == SMR_OK && j < x->cols; j++) {
		st = add_up(c, x, g, w, j, to, total);
		if (st == SMR_OK && fn == GROUP_VARIANCE)
			compute_group_variance(x, g, w, j, to, total, total + to->rows);
		else if (st == SMR_OK)
			finish_groups(fn, j, to, total);
	}
	smr_free(total);
	return st;
}

/* Like add_up() for a sparse matrix; @p total: one number for each group. */
static smr_status add_places(dml_builtin_call *c, const dml_matrix *x, const dml_matrix *g,
			     const double *w, dml_matrix *to, double *total)
{
	const smr_pattern *p = x->pattern;

	smr_assert(x->values != NULL && to->cols == x->cols);
	for (int64_t i = 0; i < x->rows; i++) {
		int64_t k;

		SMR_TRY(group_of(c, g, i, to->rows, &k));
		if (k < 0)
			continue;
		total[k] += dml_weight(w, i);
		for (int64_t e = p->starts[i]; e < p->starts[i + 1]; e++)
			to->data[k * to->cols + p->cols_at[e]] += dml_weight(w, i) * x->values[e];
	}
	return SMR_OK;
}

/* Adds squared deviations of the nonzeros to @p sum, and their weights to @p weight, by element of
 * @p to. */
static void add_squared_deviations(const dml_matrix *x, const dml_matrix *g, const double *w,
				   const dml_matrix *to, double *sum, double *weight)
{
	const smr_pattern *p = x->pattern;

	smr_assert(x->values != NULL);
	for (int64_t i = 0; i < x->rows; i++) {
		int64_t k = g->data[i] < (double)to->rows + 1 ? (int64_t)g->data[i] - 1 : -1;

		for (int64_t e = p->starts[i]; k >= 0 && e < p->starts[i + 1]; e++) {
			int64_t at = k * to->cols + p->cols_at[e];
			double off = x->values[e] - to->data[at];

			sum[at] += dml_weight(w, i) * off * off;
			weight[at] += dml_weight(w, i);
		}
	}
}

/* Converts sums to variances: deviations of the nonzeros, and the mean itself for the zeros. */
static smr_status variance_of_nonzeros(const dml_matrix *x, const dml_matrix *g, const double *w,
				       dml_matrix *to, const double *total)
{
	int64_t n = to->rows * to->cols;
	double *sum = smr_calloc(2 * (size_t)n + 1, sizeof(*sum));

	if (sum == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for groups");
	for (int64_t at = 0; at < n; at++)
		to->data[at] /= total[at / to->cols] > 0 ? total[at / to->cols] : 1;
	add_squared_deviations(x, g, w, to, sum, sum + n);
	for (int64_t at = 0; at < n; at++) {
		double all = total[at / to->cols], mean = to->data[at];

		to->data[at] =
			all > 1 ? (sum[at] + (all - sum[n + at]) * mean * mean) / (all - 1) : 0;
	}
	smr_free(sum);
	return SMR_OK;
}

static smr_status group_nonzeros(dml_builtin_call *c, const dml_matrix *x, const dml_matrix *g,
				 const double *w, group_fn fn, dml_matrix *to)
{
	double *total = smr_calloc((size_t)to->rows + 1, sizeof(*total));
	smr_status st = total != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for groups");

	smr_assert(fn < GROUP_NONE);
	memset(to->data, 0, (size_t)dml_matrix_count(to) * sizeof(double));
	if (st == SMR_OK)
		st = add_places(c, x, g, w, to, total);
	if (st == SMR_OK && fn == GROUP_VARIANCE)
		st = variance_of_nonzeros(x, g, w, to, total);
	for (int64_t j = 0; st == SMR_OK && fn != GROUP_VARIANCE && j < to->cols; j++)
		finish_groups(fn, j, to, total);
	smr_free(total);
	return st;
}

static smr_status eval_aggregate(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *x, *g, *r;
	const double *w;
	const char *fn;
	double most = 0;
	int64_t n;
	smr_status st;
	bool sparse;

	SMR_TRY(dml_arg_matrix(c, 0, &x));
	SMR_TRY(dml_sparse_now(c->s, &c->args[0], &sparse));
	if (!sparse)
		SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	SMR_TRY(dml_arg_forced(c, 1, &g));
	SMR_TRY(dml_arg_text(c, 2, NULL, &fn));
	SMR_TRY(dml_arg_weights(c, 4, g, &w));
	if (fn_named(fn) == GROUP_NONE)
		return dml_run_fail(
			c->s, c->at,
			"aggregate(): fn is \"sum\", \"count\", \"mean\" or \"variance\", "
			"not \"%s\"",
			fn);
	if (dml_matrix_count(g) != x->rows)
		return dml_run_fail(c->s, c->at, "aggregate(): %lld groups for %lld rows",
				    (long long)dml_matrix_count(g), (long long)x->rows);
	for (int64_t i = 0; i < dml_matrix_count(g); i++)
		most = fmax(most, g->data[i]);
	SMR_TRY(dml_arg_int(c, 3, most < 1e15 ? (int64_t)most : -1, &n));
	r = n >= 0 ? dml_new(c->s, n, x->cols) : NULL;
	if (r == NULL)
		return dml_run_fail(c->s, c->at, "aggregate(): %g groups", most);
	st = (sparse ? group_nonzeros : group_dense)(c, x, g, w, fn_named(fn), r);
	if (st == SMR_OK && sparse)
		st = dml_matrix_settle(r, c->s->trace->runner->workers);
	if (st == SMR_OK)
		*out = dml_of(r);
	else
		dml_matrix_drop(r);
	return st;
}

static const dml_builtin rows[] = {
	{"aggregate", "target! groups! fn! ngroups weights", eval_aggregate, .shape = "3c"},
	{"groupedAggregate", "target! groups! fn! ngroups weights", eval_aggregate, .shape = "3c"},
};

const dml_builtins dml_builtins_group = {rows, sizeof(rows) / sizeof(rows[0])};
