/* Builtin functions of statistics. They compute their arguments. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/absint.h"

/* ---- moments */

static double central_moment(const double *x, const double *w, int64_t n, int64_t order,
			     double *total)
{
	double sum = 0, middle = 0, all = 0;

	for (int64_t i = 0; i < n; i++) {
		all += dml_weight(w, i);
		middle += dml_weight(w, i) * x[i];
	}
	middle = order > 1 ? middle / all : 0;
	for (int64_t i = 0; i < n; i++)
		sum += dml_weight(w, i) * pow(x[i] - middle, (double)order);
	*total = all;
	return sum / all;
}

/* moment(x, k), moment(x, w, k): central moment, divided by n. */
static smr_status eval_moment(dml_builtin_call *c, dml_value *out)
{
	bool weighted = c->args[2].kind != DML_NOTHING;
	const double *w = NULL;
	dml_matrix *x;
	int64_t order;
	double total;

	SMR_TRY(dml_arg_forced(c, 0, &x));
	if (weighted)
		SMR_TRY(dml_arg_weights(c, 1, x, &w));
	SMR_TRY(dml_arg_int(c, weighted ? 2 : 1, 0, &order));
	if (order < 0 || order > 4)
		return dml_run_fail(c->s, c->at, "moment(): order %lld is not 0 to 4",
				    (long long)order);
	*out = dml_double(central_moment(x->data, w, dml_matrix_count(x), order, &total));
	return SMR_OK;
}

static smr_status eval_cov(dml_builtin_call *c, dml_value *out)
{
	double mx = 0, my = 0, all = 0, sum = 0;
	const double *w;
	dml_matrix *x, *y;

	SMR_TRY(dml_arg_forced(c, 0, &x));
	SMR_TRY(dml_arg_forced(c, 1, &y));
	SMR_TRY(dml_arg_weights(c, 2, x, &w));
	if (dml_matrix_count(x) != dml_matrix_count(y))
		return dml_run_fail(c->s, c->at, "cov(): %lld and %lld numbers",
				    (long long)dml_matrix_count(x), (long long)dml_matrix_count(y));
	for (int64_t i = 0; i < dml_matrix_count(x); i++) {
		all += dml_weight(w, i);
		mx += dml_weight(w, i) * x->data[i];
		my += dml_weight(w, i) * y->data[i];
	}
	for (int64_t i = 0; i < dml_matrix_count(x); i++)
		sum += dml_weight(w, i) * (x->data[i] - mx / all) * (y->data[i] - my / all);
	*out = dml_double(sum / (all - 1));
	return SMR_OK;
}

/* ---- order statistics */

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

static smr_status sort_weighted(dml_builtin_call *c, uint32_t at_weights, sorted *out)
{
	const double *w = NULL;
	dml_matrix *m;

	SMR_TRY(dml_arg_forced(c, 0, &m));
	if (at_weights > 0)
		SMR_TRY(dml_arg_weights(c, at_weights, m, &w));
	*out = (sorted){.n = dml_matrix_count(m)};
	if (out->n == 0)
		return dml_run_fail(c->s, c->at, "%s() of no numbers", c->name);
	out->v = smr_calloc((size_t)out->n, sizeof(*out->v));
	if (out->v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to sort %lld numbers", (long long)out->n);
	for (int64_t i = 0; i < out->n; i++) {
		out->v[i] = (weighed){m->data[i], dml_weight(w, i)};
		out->total += out->v[i].w;
	}
	qsort(out->v, (size_t)out->n, sizeof(*out->v), by_x);
	return SMR_OK;
}

/* Returns the first number up to which at least the share @p p of the weight lies. */
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

static smr_status check_shares(const dml_builtin_call *c, const double *p, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		if (!(p[i] >= 0 && p[i] <= 1))
			return dml_run_fail(c->s, c->at, "%s(): p=%g is not within 0 and 1",
					    c->name, p[i]);
	return SMR_OK;
}

/* quantile(x, p), quantile(x, w, p); p may be a column. */
static smr_status eval_quantile(dml_builtin_call *c, dml_value *out)
{
	uint32_t at = c->args[2].kind != DML_NOTHING ? 2 : 1;
	dml_matrix *p = NULL, *r = NULL;
	double one = 0;
	sorted s;
	smr_status st;

	if (c->args[at].kind == DML_MATRIX)
		SMR_TRY(dml_arg_forced(c, at, &p));
	else
		SMR_TRY(dml_arg_number(c, at, 0, &one));
	SMR_TRY(check_shares(c, p != NULL ? p->data : &one, p != NULL ? dml_matrix_count(p) : 1));
	if (p != NULL)
		r = dml_new(c->s, p->rows, p->cols);
	if (p != NULL && r == NULL)
		return SMR_ENOMEM;
	st = sort_weighted(c, at - 1, &s);
	if (st != SMR_OK) {
		dml_matrix_drop(r);
		return st;
	}
	for (int64_t i = 0; p != NULL && i < dml_matrix_count(p); i++)
		r->data[i] = quantile_of(&s, p->data[i]);
	*out = p != NULL ? dml_of(r) : dml_double(quantile_of(&s, one));
	smr_free(s.v);
	return SMR_OK;
}

static smr_status eval_median(dml_builtin_call *c, dml_value *out)
{
	sorted s;

	SMR_TRY(sort_weighted(c, 1, &s));
	if (fmod(s.total, 2) == 0) {
		double low = quantile_of(&s, .5), sum = 0, next = low;

		for (int64_t i = 0; i < s.n && sum <= s.total / 2; i++) {
			sum += s.v[i].w;
			next = s.v[i].x;
		}
		*out = dml_double((low + next) / 2);
	} else {
		*out = dml_double(quantile_of(&s, .5));
	}
	smr_free(s.v);
	return SMR_OK;
}

/* Interquartile mean; numbers at the quartiles count in part. */
static smr_status middle_mean(dml_builtin_call *c, dml_value *out)
{
	double low, high, before = 0, sum = 0;
	sorted s;

	SMR_TRY(sort_weighted(c, 1, &s));
	low = s.total / 4;
	high = 3 * s.total / 4;
	for (int64_t i = 0; i < s.n; i++) {
		double from = fmax(before, low), to = fmin(before + s.v[i].w, high);

		if (to > from)
			sum += s.v[i].x * (to - from);
		before += s.v[i].w;
	}
	*out = dml_double(sum / (high - low));
	smr_free(s.v);
	return SMR_OK;
}

/* Of a column of shares, which follows the weights. */
static smr_status infer_quantile(dml_builtin_call *c, dml_value *out)
{
	const dml_matrix *p = dml_matrix_at(c, c->args[2].kind != DML_NOTHING ? 2 : 1);

	return p != NULL ? dml_unseen_matrix(p->rows, 1, 0, out) : dml_unseen_number(false, out);
}

static const dml_builtin rows[] = {
	{"moment", "x! w k", eval_moment, .shape = "s"},
	{"centralMoment", "x! w k", eval_moment, .shape = "s"},
	{"cov", "x! y! w", eval_cov, .shape = "s"},
	{"quantile", "x! w! p", eval_quantile, .infer = infer_quantile},
	{"median", "x! w", eval_median, .shape = "s"},
	{"interQuartileMean", "x! w", middle_mean, .shape = "s"},
};

const dml_builtins dml_builtins_stat = {rows, sizeof(rows) / sizeof(rows[0])};
