/* X %*% V: each dictionary is multiplied once; each row adds up the products of its codes. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/aligned_memory.h"
#include "compressed/blocks.h"

typedef struct product {
	const smr_compressed *c;
	int64_t k;
	const double *v;
	double **tables;  /* by group: n x k */
	int32_t *partner; /* of one column: other group of a pair, or -1 */
	double **both;    /* by first group of a pair: sums of both tables' numbers */
	double *out;
} product;

/* Multiplies the dictionary of group @p i. */
static void multiply_dictionary(void *arg, int i)
{
	const product *p = arg;
	const smr_group *g = &p->c->groups[i];
	double *to = p->tables[i];

	if (g->codes == NULL)
		return;
	for (int64_t t = 0; t < g->n; t++, to += p->k) {
		const double *x = g->values + t * g->ncols;

		memset(to, 0, (size_t)p->k * sizeof(*to));
		for (int32_t j = 0; j < g->ncols; j++)
			for (int64_t l = 0; l < p->k; l++)
				to[l] += x[j] * p->v[g->cols[j] * p->k + l];
	}
}

/* Adds up each two numbers of a pair's tables. */
static void add_tables(void *arg, int i)
{
	const product *p = arg;
	int32_t j = p->partner[i];
	int64_t n;

	if (j < i)
		return;
	n = p->c->groups[j].n;
	for (int64_t x = 0; x < p->c->groups[i].n; x++)
		for (int64_t y = 0; y < n; y++)
			p->both[i][x * n + y] = p->tables[i][x] + p->tables[j][y];
}

static void add_elements(const product *p, const smr_group *g, int64_t from, int64_t n, double *out)
{
	for (int64_t i = 0; i < n; i++) {
		const double *x = g->values + (from + i) * g->ncols;

		for (int32_t j = 0; j < g->ncols; j++)
			for (int64_t l = 0; l < p->k; l++)
				out[i * p->k + l] += x[j] * p->v[g->cols[j] * p->k + l];
	}
}

/* Adds rows of a table of k columns. */
static void add_rows(const smr_codes *c, int64_t from, int64_t n, int64_t k, const double *table,
		     double *out)
{
	uint32_t code[SMR_BLOCK];

	c->coding->read(c, from, n, code);
	for (int64_t i = 0; i < n; i++)
		for (int64_t l = 0; l < k; l++)
			out[i * k + l] += table[code[i] * k + l];
}

static void multiply_rows(const product *p, int64_t from, int64_t n)
{
	double *out = p->out + from * p->k;

	memset(out, 0, (size_t)(n * p->k) * sizeof(*out));
	for (int32_t i = 0; i < p->c->ngroups; i++) {
		const smr_group *g = &p->c->groups[i];

		if (p->k == 1 && p->partner[i] > i)
			smr_codes_add_pair(g->codes, p->c->groups[p->partner[i]].codes, from, n,
					   p->both[i], out);
		else if (p->k == 1 && p->partner[i] >= 0)
			continue;
		else if (g->codes == NULL)
			add_elements(p, g, from, n, out);
		else if (p->k == 1)
			g->codes->coding->add(g->codes, from, n, p->tables[i], out);
		else
			add_rows(g->codes, from, n, p->k, p->tables[i], out);
	}
}

/* Results of some rows at a time stay in the cache. */
static void multiply_block(void *arg, int piece, int64_t from, int64_t n)
{
	enum { NUMBERS = 1 << 14, LEAST = 16 };
	const product *p = arg;
	int64_t most = NUMBERS / p->k > LEAST ? NUMBERS / p->k : LEAST;

	(void)piece;
	for (int64_t i = 0; i < n; i += most)
		multiply_rows(p, from + i, n - i < most ? n - i : most);
}

/* Returns the numbers that all tables take, and places them at @p at, unless that is NULL. */
static int64_t place_tables(const product *p, double *at)
{
	const smr_group *g = p->c->groups;
	int64_t n = 0;

	for (int32_t i = 0; i < p->c->ngroups; i++) {
		int32_t j = p->partner[i];

		if (at != NULL)
			p->tables[i] = at + n;
		n += g[i].codes != NULL ? g[i].n * p->k : 0;
		if (at != NULL)
			p->both[i] = at + n;
		n += p->k == 1 && j > i ? g[i].n * g[j].n : 0;
	}
	return n;
}

static void multiply(product *p, const smr_workers *w)
{
	smr_workers_run(w, p->c->ngroups, multiply_dictionary, p);
	if (p->k == 1)
		smr_workers_run(w, p->c->ngroups, add_tables, p);
	smr_blocks_run(p->c->rows, smr_row_pieces(p->c->rows), w, multiply_block, p);
}

smr_status smr_compressed_times(const smr_compressed *c, int64_t k, const double *v,
				const smr_workers *w, double *out)
{
	product p = {.c = c, .k = k, .v = v, .out = out};
	size_t n = (size_t)c->ngroups + 1;
	double *at = NULL;
	smr_status st = SMR_OK;

	p.tables = smr_calloc(n, sizeof(*p.tables));
	p.both = smr_calloc(n, sizeof(*p.both));
	p.partner = smr_calloc(n, sizeof(*p.partner));
	if (p.tables != NULL && p.both != NULL && p.partner != NULL) {
		smr_groups_pair(c, p.partner);
		at = smr_malloc((size_t)place_tables(&p, NULL) * sizeof(*at) + 8);
	}
	if (at == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory for a product of a compressed matrix");
	} else {
		(void)place_tables(&p, at);
		multiply(&p, w);
	}
	smr_free(at);
	smr_free(p.tables);
	smr_free(p.both);
	smr_free(p.partner);
	return st;
}
