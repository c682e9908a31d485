/* t(X) %*% X: for each pair of groups, the rows of each pair of tuples are counted, and the counts
 * multiply products of dictionary elements. Where there are too many pairs of tuples, elements of
 * the second group are added up by codes of the first.
 *
 * Infinite and NaN elements are multiplied with each other, pair by pair: factors that are sums
 * would hide infinities of both signs. */
#include <string.h>

#include "base/alloc.h"
#include "compressed/blocks.h"

enum { PAIRS = 1 << 16 /* of tuples that are counted */ };

typedef struct gram {
	const smr_compressed *c;
	bool *finite; /* by group */
	smr_status *status;
	double *out;
} gram;

/* A pair of groups. */
typedef struct pair {
	const smr_group *a, *b;
	double *product; /* a->ncols x b->ncols; a has codes, unless a is b */
	bool finite;     /* both */
} pair;

static void add_product(const pair *p, const double *x, const double *y, double times)
{
	for (int32_t i = 0; i < p->a->ncols; i++)
		for (int32_t j = 0; j < p->b->ncols; j++)
			p->product[i * p->b->ncols + j] += times * (x[i] * y[j]);
}

static const double *tuple_of(const smr_group *g, int64_t t)
{
	return g->values + t * g->ncols;
}

/* ---- one group with itself */

static smr_status multiply_self(const pair *p)
{
	const smr_group *g = p->a;
	uint32_t *counts = NULL;

	if (g->codes != NULL) {
		counts = smr_calloc((size_t)g->n + 1, sizeof(*counts));
		if (counts == NULL)
			return smr_fail(SMR_ENOMEM,
					"no memory for a product of a compressed matrix");
		smr_codes_frequencies(g->codes, counts);
	}
	for (int64_t t = 0; t < g->n; t++)
		add_product(p, tuple_of(g, t), tuple_of(g, t), counts != NULL ? counts[t] : 1);
	smr_free(counts);
	return SMR_OK;
}

/* ---- by pairs of tuples */

typedef void (*pass)(const pair *p, const uint32_t *a, const uint32_t *b, int64_t n, void *to);

/* Passes on the codes of all rows, of an uncompressed group the rows' numbers. */
static void read_codes(const pair *p, pass f, void *to)
{
	const smr_group *g[2] = {p->a, p->b};
	int64_t rows = p->a->codes->rows;
	uint32_t code[2][SMR_BLOCK];

	for (int64_t at = 0; at < rows; at += SMR_BLOCK) {
		int64_t n = rows - at < SMR_BLOCK ? rows - at : SMR_BLOCK;

		for (int k = 0; k < 2; k++)
			if (g[k]->codes != NULL)
				g[k]->codes->coding->read(g[k]->codes, at, n, code[k]);
			else
				for (int64_t i = 0; i < n; i++)
					code[k][i] = (uint32_t)(at + i);
		f(p, code[0], code[1], n, to);
	}
}

static void count_pairs(const pair *p, const uint32_t *a, const uint32_t *b, int64_t n, void *to)
{
	int64_t *counts = to;

	for (int64_t i = 0; i < n; i++)
		counts[(int64_t)a[i] * p->b->n + b[i]]++;
}

static smr_status multiply_counts(const pair *p)
{
	int64_t *counts = smr_calloc((size_t)(p->a->n * p->b->n) + 1, sizeof(*counts));

	if (counts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a product of a compressed matrix");
	read_codes(p, count_pairs, counts);
	for (int64_t i = 0; i < p->a->n; i++)
		for (int64_t j = 0; j < p->b->n; j++)
			if (counts[i * p->b->n + j] > 0)
				add_product(p, tuple_of(p->a, i), tuple_of(p->b, j),
					    (double)counts[i * p->b->n + j]);
	smr_free(counts);
	return SMR_OK;
}

/* ---- by rows */

static void add_rows(const pair *p, const uint32_t *a, const uint32_t *b, int64_t n, void *to)
{
	double *sums = to;
	int32_t k = p->b->ncols;

	for (int64_t i = 0; i < n; i++) {
		const double *y = tuple_of(p->b, b[i]);

		for (int32_t j = 0; j < k; j++)
			sums[(int64_t)a[i] * k + j] += y[j];
	}
}

static void multiply_each(const pair *p, const uint32_t *a, const uint32_t *b, int64_t n, void *to)
{
	(void)to;
	for (int64_t i = 0; i < n; i++)
		add_product(p, tuple_of(p->a, a[i]), tuple_of(p->b, b[i]), 1);
}

static smr_status multiply_rows(const pair *p)
{
	int32_t k = p->b->ncols;
	double *sums;

	if (!p->finite) {
		read_codes(p, multiply_each, NULL);
		return SMR_OK;
	}
	sums = smr_calloc((size_t)p->a->n * (size_t)k + 1, sizeof(*sums));
	if (sums == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a product of a compressed matrix");
	read_codes(p, add_rows, sums);
	for (int64_t t = 0; t < p->a->n; t++)
		add_product(p, tuple_of(p->a, t), sums + t * k, 1);
	smr_free(sums);
	return SMR_OK;
}

/* ---- all pairs */

static smr_status multiply_pair(const pair *p)
{
	if (p->a == p->b)
		return multiply_self(p);
	return p->a->codes != NULL && p->b->codes != NULL && p->a->n * p->b->n <= PAIRS
		       ? multiply_counts(p)
		       : multiply_rows(p);
}

static void put_product(const gram *g, const pair *p)
{
	for (int32_t i = 0; i < p->a->ncols; i++)
		for (int32_t j = 0; j < p->b->ncols; j++) {
			int64_t x = p->a->cols[i], y = p->b->cols[j];
			double v = p->product[i * p->b->ncols + j];

			g->out[x * g->c->cols + y] = v;
			g->out[y * g->c->cols + x] = v;
		}
}

static void run_pair(void *arg, int at)
{
	const gram *g = arg;
	int n = g->c->ngroups, i = at / n, j = at % n;
	const smr_group *a = &g->c->groups[i], *b = &g->c->groups[j];
	pair p = {a, b, NULL, g->finite[i] && g->finite[j]};

	if (j < i)
		return;
	if (a->codes == NULL && b->codes != NULL)
		p = (pair){b, a, NULL, p.finite};
	p.product = smr_calloc((size_t)a->ncols * (size_t)b->ncols + 1, sizeof(*p.product));
	g->status[at] = p.product == NULL ? SMR_ENOMEM : multiply_pair(&p);
	if (g->status[at] == SMR_OK)
		put_product(g, &p);
	smr_free(p.product);
}

smr_status smr_compressed_gram(const smr_compressed *c, const smr_workers *w, double *out)
{
	int32_t n = c->ngroups;
	gram g = {.c = c, .out = out};
	smr_status st = SMR_OK;

	g.finite = smr_calloc((size_t)n + 1, sizeof(*g.finite));
	g.status = smr_calloc((size_t)n * (size_t)n + 1, sizeof(*g.status));
	if (g.finite == NULL || g.status == NULL) {
		st = SMR_ENOMEM;
	} else {
		for (int32_t i = 0; i < n; i++)
			g.finite[i] = smr_group_is_finite(&c->groups[i]);
		smr_workers_run(w, n * n, run_pair, &g);
		for (int32_t i = 0; i < n * n && st == SMR_OK; i++)
			st = g.status[i];
	}
	smr_free(g.finite);
	smr_free(g.status);
	return st == SMR_OK ? SMR_OK
			    : smr_fail(st, "no memory for a product of a compressed matrix");
}
