/* Builtin functions of statistics. They compute their arguments. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/radix_sort.h"
#include "base/thread/rank_select.h"
#include "dml/absint.h"

enum { SELECTED = 4 }; /* ranks that are selected one by one */

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

/* Numbers of the order that a stable sort gives; v: NULL: each is selected from those as given. */
typedef struct sorted {
	const dml_matrix *m;
	weighed *v;
	int64_t n;
	double total;
	const smr_workers *workers;
} sorted;

static smr_status no_memory(int64_t n)
{
	return smr_fail(SMR_ENOMEM, "no memory to sort %lld numbers", (long long)n);
}

/* Sorts the numbers and their weights, which are the caller's even after an error; frees both
 * arrays of items. */
static smr_status sort_pairs(const double *x, const double *w, smr_sort_item *items,
			     smr_sort_item *spare, sorted *s)
{
	smr_status st = SMR_OK;

	s->v = smr_malloc((size_t)s->n * sizeof(*s->v));
	if (items != NULL && spare != NULL && s->v != NULL) {
		for (int64_t i = 0; i < s->n; i++)
			items[i] = (smr_sort_item){smr_sort_key_of_double(x[i]), i};
		smr_sort_items(items, spare, s->n, s->workers);
		for (int64_t i = 0; i < s->n; i++)
			s->v[i] = (weighed){x[items[i].at], dml_weight(w, items[i].at)};
	}
	if (items == NULL || spare == NULL || s->v == NULL)
		st = no_memory(s->n);
	smr_free(items);
	smr_free(spare);
	return st;
}

/* @p wanted: number of ranks that will be asked for: few are selected, many read from a sort */
static smr_status sort_weighted(dml_builtin_call *c, uint32_t at_weights, int64_t wanted,
				sorted *out)
{
	const double *w = NULL;
	dml_matrix *m;
	size_t bytes;

	SMR_TRY(dml_arg_forced(c, 0, &m));
	if (at_weights > 0)
		SMR_TRY(dml_arg_weights(c, at_weights, m, &w));
	*out = (sorted){.m = m, .n = dml_matrix_count(m), .workers = c->s->trace->runner->workers};
	if (out->n == 0)
		return dml_run_fail(c->s, c->at, "%s() of no numbers", c->name);
	out->total = w == NULL ? (double)out->n : 0;
	for (int64_t i = 0; w != NULL && i < out->n; i++)
		out->total += w[i];
	if (w == NULL && wanted <= SELECTED)
		return SMR_OK;
	bytes = (size_t)out->n * sizeof(smr_sort_item);
	return sort_pairs(m->data, w, smr_malloc(bytes), smr_malloc(bytes), out);
}

/* Gives the number at place @p rank of unweighted numbers. */
static smr_status select_number(const sorted *s, int64_t rank, double *out)
{
	if (s->v != NULL)
		*out = s->v[rank].x;
	else if (!smr_rank_select(s->m->data, s->n, rank, s->workers, out))
		return no_memory(s->n);
	return SMR_OK;
}

/* Gives the first number up to which at least the share @p p of the weight lies. */
static smr_status quantile_of(const sorted *s, double p, double *out)
{
	double wanted = ceil(p * s->total - 1e-9), sum = 0;
	int64_t i = 0;

	if (s->v == NULL)
		return select_number(s,
				     wanted <= 1             ? 0
				     : wanted < (double)s->n ? (int64_t)wanted - 1
							     : s->n - 1,
				     out);
	do
		sum += s->v[i].w;
	while (!(sum >= wanted && sum > 0) && ++i < s->n);
	*out = s->v[i < s->n ? i : s->n - 1].x;
	return SMR_OK;
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
	sorted s = {0};
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
	st = sort_weighted(c, at - 1, p != NULL ? dml_matrix_count(p) : 1, &s);
	for (int64_t i = 0; st == SMR_OK && p != NULL && i < dml_matrix_count(p); i++)
		st = quantile_of(&s, p->data[i], &r->data[i]);
	if (st == SMR_OK && p == NULL)
		st = quantile_of(&s, one, &one);
	smr_free(s.v);
	if (st == SMR_OK)
		*out = p != NULL ? dml_of(r) : dml_double(one);
	else
		dml_matrix_drop(r);
	return st;
}

/* Gives the first number up to which more than half of the weight lies. */
static smr_status number_above_half(const sorted *s, double *out)
{
	double sum = 0;

	if (s->v == NULL)
		return select_number(s, s->n / 2, out);
	for (int64_t i = 0; i < s->n && sum <= s->total / 2; i++) {
		sum += s->v[i].w;
		*out = s->v[i].x;
	}
	return SMR_OK;
}

static smr_status eval_median(dml_builtin_call *c, dml_value *out)
{
	sorted s = {0};
	double low = 0, next;
	smr_status st = sort_weighted(c, 1, 1, &s);

	if (st == SMR_OK)
		st = quantile_of(&s, .5, &low);
	next = low;
	if (st == SMR_OK && fmod(s.total, 2) == 0)
		st = number_above_half(&s, &next);
	smr_free(s.v);
	if (st == SMR_OK)
		*out = dml_double(fmod(s.total, 2) == 0 ? (low + next) / 2 : low);
	return st;
}

/* Interquartile mean; numbers at the quartiles count in part. */
static smr_status middle_mean(dml_builtin_call *c, dml_value *out)
{
	double low, high, before = 0, sum = 0;
	sorted s = {0};
	smr_status st = sort_weighted(c, 1, INT64_MAX, &s);

	if (st != SMR_OK) {
		smr_free(s.v);
		return st;
	}
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
