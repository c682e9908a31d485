/* Builtin functions of statistics. They look at the numbers themselves. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "script/interp.h"

static smr_status forced(script_builtin_call *c, uint32_t i, script_matrix **out)
{
	SMR_TRY(script_arg_matrix(c, i, out));
	return script_force(c->s->trace, &c->args[i]);
}

static int64_t count(const script_matrix *m)
{
	return m->rows * m->cols;
}

/* Weights of @p m, as many as it has numbers; all 1 where *@p out is NULL. */
static smr_status weights(script_builtin_call *c, uint32_t i, const script_matrix *m,
			  const double **out)
{
	script_matrix *w;

	*out = NULL;
	if (c->args[i].kind == SCRIPT_NOTHING)
		return SMR_OK;
	SMR_TRY(forced(c, i, &w));
	if (count(w) != count(m))
		return script_fail(c->s, c->at, "%s(): %lld weights for %lld numbers", c->name,
				   (long long)count(w), (long long)count(m));
	*out = w->data;
	return SMR_OK;
}

static double weight(const double *w, int64_t i)
{
	return w != NULL ? w[i] : 1;
}

/* ---- moments */

static double central(const double *x, const double *w, int64_t n, int64_t order, double *total)
{
	double sum = 0, middle = 0, all = 0;

	for (int64_t i = 0; i < n; i++) {
		all += weight(w, i);
		middle += weight(w, i) * x[i];
	}
	middle = order > 1 ? middle / all : 0;
	for (int64_t i = 0; i < n; i++)
		sum += weight(w, i) * pow(x[i] - middle, (double)order);
	*total = all;
	return sum / all;
}

/* moment(x, k), moment(x, w, k): about the mean, divided by n. */
static smr_status moment(script_builtin_call *c, script_value *out)
{
	bool weighted = c->args[2].kind != SCRIPT_NOTHING;
	const double *w = NULL;
	script_matrix *x;
	int64_t order;
	double total;

	SMR_TRY(forced(c, 0, &x));
	if (weighted)
		SMR_TRY(weights(c, 1, x, &w));
	SMR_TRY(script_arg_int(c, weighted ? 2 : 1, 0, &order));
	if (order < 0 || order > 4)
		return script_fail(c->s, c->at, "moment(): order %lld is not 0 to 4",
				   (long long)order);
	*out = script_double(central(x->data, w, count(x), order, &total));
	return SMR_OK;
}

static smr_status covariance(script_builtin_call *c, script_value *out)
{
	double mx = 0, my = 0, all = 0, sum = 0;
	const double *w;
	script_matrix *x, *y;

	SMR_TRY(forced(c, 0, &x));
	SMR_TRY(forced(c, 1, &y));
	SMR_TRY(weights(c, 2, x, &w));
	if (count(x) != count(y))
		return script_fail(c->s, c->at, "cov(): %lld and %lld numbers", (long long)count(x),
				   (long long)count(y));
	for (int64_t i = 0; i < count(x); i++) {
		all += weight(w, i);
		mx += weight(w, i) * x->data[i];
		my += weight(w, i) * y->data[i];
	}
	for (int64_t i = 0; i < count(x); i++)
		sum += weight(w, i) * (x->data[i] - mx / all) * (y->data[i] - my / all);
	*out = script_double(sum / (all - 1));
	return SMR_OK;
}

/* ---- in order */

typedef struct weighed {
	double x, w;
} weighed;

static int by_x(const void *a, const void *b)
{
	double x = ((const weighed *)a)->x, y = ((const weighed *)b)->x;

	return (x > y) - (x < y);
}

typedef struct sorted {
	weighed *v;
	int64_t n;
	double total;
} sorted;

static smr_status sort(script_builtin_call *c, uint32_t at_weights, sorted *out)
{
	const double *w = NULL;
	script_matrix *m;

	SMR_TRY(forced(c, 0, &m));
	if (at_weights > 0)
		SMR_TRY(weights(c, at_weights, m, &w));
	*out = (sorted){.n = count(m)};
	if (out->n == 0)
		return script_fail(c->s, c->at, "%s() of no numbers", c->name);
	out->v = smr_calloc((size_t)out->n, sizeof(*out->v));
	if (out->v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to sort %lld numbers", (long long)out->n);
	for (int64_t i = 0; i < out->n; i++) {
		out->v[i] = (weighed){m->data[i], weight(w, i)};
		out->total += out->v[i].w;
	}
	qsort(out->v, (size_t)out->n, sizeof(*out->v), by_x);
	return SMR_OK;
}

/* The first number that at least the share @p p of the weight is up to. */
static double quantile_of(const sorted *s, double p)
{
	double wanted = ceil(p * s->total - 1e-9), sum = 0;

	for (int64_t i = 0; i < s->n; i++) {
		sum += s->v[i].w;
		if (sum >= wanted && sum > 0)
			return s->v[i].x;
	}
	return s->v[s->n - 1].x;
}

/* quantile(x, p), quantile(x, w, p); p may be a column. */
static smr_status quantile(script_builtin_call *c, script_value *out)
{
	uint32_t at = c->args[2].kind != SCRIPT_NOTHING ? 2 : 1;
	script_matrix *p = NULL, *r = NULL;
	double one = 0;
	sorted s;
	smr_status st;

	if (c->args[at].kind == SCRIPT_MATRIX)
		SMR_TRY(forced(c, at, &p));
	else
		SMR_TRY(script_arg_number(c, at, 0, &one));
	if (p != NULL)
		r = script_matrix_new(p->rows, p->cols);
	if (p != NULL && r == NULL)
		return SMR_ENOMEM;
	st = sort(c, at - 1, &s);
	if (st != SMR_OK) {
		script_matrix_drop(r);
		return st;
	}
	for (int64_t i = 0; p != NULL && i < count(p); i++)
		r->data[i] = quantile_of(&s, p->data[i]);
	*out = p != NULL ? script_of(r) : script_double(quantile_of(&s, one));
	smr_free(s.v);
	return SMR_OK;
}

static smr_status median(script_builtin_call *c, script_value *out)
{
	sorted s;

	SMR_TRY(sort(c, 1, &s));
	if (fmod(s.total, 2) == 0) {
		double low = quantile_of(&s, .5), sum = 0, next = low;

		for (int64_t i = 0; i < s.n && sum <= s.total / 2; i++) {
			sum += s.v[i].w;
			next = s.v[i].x;
		}
		*out = script_double((low + next) / 2);
	} else {
		*out = script_double(quantile_of(&s, .5));
	}
	smr_free(s.v);
	return SMR_OK;
}

/* The mean of what lies between the quartiles; numbers at their edges count in part. */
static smr_status middle_mean(script_builtin_call *c, script_value *out)
{
	double low, high, before = 0, sum = 0;
	sorted s;

	SMR_TRY(sort(c, 1, &s));
	low = s.total / 4;
	high = 3 * s.total / 4;
	for (int64_t i = 0; i < s.n; i++) {
		double from = fmax(before, low), to = fmin(before + s.v[i].w, high);

		if (to > from)
			sum += s.v[i].x * (to - from);
		before += s.v[i].w;
	}
	*out = script_double(sum / (high - low));
	smr_free(s.v);
	return SMR_OK;
}

/* ---- by groups */

typedef enum group_fn { GROUP_SUM, GROUP_COUNT, GROUP_MEAN, GROUP_VARIANCE, GROUP_NONE } group_fn;

static group_fn fn_named(const char *s)
{
	static const char *const names[] = {"sum", "count", "mean", "variance"};
	unsigned i = 0;

	while (i < GROUP_NONE && strcmp(names[i], s) != 0)
		i++;
	return (group_fn)i;
}

static smr_status group_of(script_builtin_call *c, const script_matrix *g, int64_t i, int64_t n,
			   int64_t *out)
{
	double x = g->data[i];

	if (!(x >= 1))
		return script_fail(c->s, c->at, "aggregate(): group %g of row %lld is below 1", x,
				   (long long)i + 1);
	*out = x < (double)n + 1 ? (int64_t)x - 1 : -1;
	return SMR_OK;
}

/* Column @p j: sums and counts by group into @p to, @p weight. */
static smr_status add_up(script_builtin_call *c, const script_matrix *x, const script_matrix *g,
			 const double *w, int64_t j, script_matrix *to, double *total)
{
	memset(total, 0, (size_t)to->rows * sizeof(*total));
	for (int64_t i = 0; i < x->rows; i++) {
		int64_t k;

		SMR_TRY(group_of(c, g, i, to->rows, &k));
		if (k < 0)
			continue;
		total[k] += weight(w, i);
		to->data[k * to->cols + j] += weight(w, i) * x->data[i * x->cols + j];
	}
	return SMR_OK;
}

/* @p square: memory for a number of each group */
static void spread(const script_matrix *x, const script_matrix *g, const double *w, int64_t j,
		   script_matrix *to, const double *total, double *square)
{
	for (int64_t k = 0; k < to->rows; k++) {
		to->data[k * to->cols + j] /= total[k] > 0 ? total[k] : 1;
		square[k] = 0;
	}
	for (int64_t i = 0; i < x->rows; i++) {
		if (g->data[i] < (double)to->rows + 1) {
			int64_t k = (int64_t)g->data[i] - 1;
			double off = x->data[i * x->cols + j] - to->data[k * to->cols + j];

			square[k] += weight(w, i) * off * off;
		}
	}
	for (int64_t k = 0; k < to->rows; k++)
		to->data[k * to->cols + j] = total[k] > 1 ? square[k] / (total[k] - 1) : 0;
}

static void finish(group_fn fn, int64_t j, script_matrix *to, const double *total)
{
	for (int64_t k = 0; k < to->rows; k++) {
		double *x = &to->data[k * to->cols + j];

		if (fn == GROUP_COUNT)
			*x = total[k];
		else if (fn == GROUP_MEAN)
			*x = total[k] > 0 ? *x / total[k] : 0;
	}
}

static smr_status by_groups(script_builtin_call *c, const script_matrix *x, const script_matrix *g,
			    const double *w, group_fn fn, script_matrix *to)
{
	double *total = smr_calloc(2 * (size_t)to->rows + 1, sizeof(*total));
	smr_status st = total != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for groups");

	memset(to->data, 0, (size_t)count(to) * sizeof(double));
	for (int64_t j = 0; st == SMR_OK && j < x->cols; j++) {
		st = add_up(c, x, g, w, j, to, total);
		if (st == SMR_OK && fn == GROUP_VARIANCE)
			spread(x, g, w, j, to, total, total + to->rows);
		else if (st == SMR_OK)
			finish(fn, j, to, total);
	}
	smr_free(total);
	return st;
}

static smr_status aggregate(script_builtin_call *c, script_value *out)
{
	script_matrix *x, *g, *r;
	const double *w;
	const char *fn;
	double most = 0;
	int64_t n;
	smr_status st;

	SMR_TRY(forced(c, 0, &x));
	SMR_TRY(forced(c, 1, &g));
	SMR_TRY(script_arg_text(c, 2, NULL, &fn));
	SMR_TRY(weights(c, 4, g, &w));
	if (fn_named(fn) == GROUP_NONE)
		return script_fail(
			c->s, c->at,
			"aggregate(): fn is \"sum\", \"count\", \"mean\" or \"variance\", "
			"not \"%s\"",
			fn);
	if (count(g) != x->rows)
		return script_fail(c->s, c->at, "aggregate(): %lld groups for %lld rows",
				   (long long)count(g), (long long)x->rows);
	for (int64_t i = 0; i < count(g); i++)
		most = fmax(most, g->data[i]);
	SMR_TRY(script_arg_int(c, 3, most < 1e15 ? (int64_t)most : -1, &n));
	r = n >= 0 ? script_matrix_new(n, x->cols) : NULL;
	if (r == NULL)
		return script_fail(c->s, c->at, "aggregate(): %g groups", most);
	st = by_groups(c, x, g, w, fn_named(fn), r);
	if (st == SMR_OK)
		*out = script_of(r);
	else
		script_matrix_drop(r);
	return st;
}

/* ---- outer(u, v, "<=") */

static const struct outer_row {
	const char *name;
	script_element element;
} outer_rows[] = {
	{"+", SCRIPT_ADD},         {"-", SCRIPT_SUBTRACT}, {"*", SCRIPT_TIMES},
	{"/", SCRIPT_DIVIDE},      {"^", SCRIPT_POWER},    {"<", SCRIPT_LESS},
	{"<=", SCRIPT_LESS_EQUAL}, {">", SCRIPT_GREATER},  {">=", SCRIPT_GREATER_EQUAL},
	{"==", SCRIPT_EQUAL},      {"!=", SCRIPT_UNEQUAL}, {"min", SCRIPT_MIN},
	{"max", SCRIPT_MAX},       {"&", SCRIPT_AND},      {"|", SCRIPT_OR},
	{"%%", SCRIPT_MODULUS},    {"%/%", SCRIPT_INTDIV}, {"xor", SCRIPT_XOR},
};

/* Each of a column with each of a row. */
static smr_status outer(script_builtin_call *c, script_value *out)
{
	script_matrix *u, *v, *ones;
	script_value wide = {0}, one;
	const struct outer_row *row = NULL;
	const char *op;
	smr_status st;

	SMR_TRY(script_arg_matrix(c, 0, &u));
	SMR_TRY(script_arg_matrix(c, 1, &v));
	SMR_TRY(script_arg_text(c, 2, NULL, &op));
	for (size_t i = 0; i < sizeof(outer_rows) / sizeof(outer_rows[0]); i++)
		if (strcmp(outer_rows[i].name, op) == 0)
			row = &outer_rows[i];
	if (row == NULL || u->cols != 1 || v->rows != 1)
		return script_fail(c->s, c->at,
				   row == NULL ? "outer(): there is no operator \"%s\""
					       : "outer() takes a column and a row",
				   op);
	ones = script_matrix_new(1, v->cols);
	if (ones == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < v->cols; i++)
		ones->data[i] = 1;
	one = script_of(ones);
	st = script_product(c->s, c->at, &c->args[0], &one, &wide);
	if (st == SMR_OK)
		st = script_map(c->s, c->at, row->element,
				(const script_value *[]){&wide, &c->args[1]}, out);
	script_drop(&wide);
	script_drop(&one);
	return st;
}

static const script_builtin rows[] = {
	{"moment", "x! w k", moment, 0},
	{"cov", "x! y! w", covariance, 0},
	{"quantile", "x! w! p", quantile, 0},
	{"median", "x! w", median, 0},
	{"interQuartileMean", "x! w", middle_mean, 0},
	{"aggregate", "target! groups! fn! ngroups weights", aggregate, 0},
	{"outer", "u! v! op!", outer, 0},
};

const script_builtins script_builtins_stat = {rows, sizeof(rows) / sizeof(rows[0])};
