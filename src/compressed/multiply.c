/* X %*% V: each dictionary is multiplied once; each row adds up the products of its codes. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/aligned_memory.h"
#include "compressed/blocks.h"

typedef struct product {
	const smr_compressed *c;
	int64_t k;
	const double *v;
	double **tables; /* by group: n x k; NULL: uncompressed */
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

		if (g->codes == NULL)
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

smr_status smr_compressed_times(const smr_compressed *c, int64_t k, const double *v,
				const smr_workers *w, double *out)
{
	product p = {.c = c, .k = k, .v = v, .out = out};
	int64_t room = 0;
	double *at;

	for (int32_t i = 0; i < c->ngroups; i++)
		room += c->groups[i].codes != NULL ? c->groups[i].n : 0;
	p.tables = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.tables));
	at = smr_malloc((size_t)room * (size_t)k * sizeof(*at) + 8);
	if (p.tables == NULL || at == NULL) {
		smr_free(p.tables);
		smr_free(at);
		return smr_fail(SMR_ENOMEM, "no memory for a product of a compressed matrix");
	}
	for (int32_t i = 0, first = 1; i < c->ngroups; i++, first = 0) {
		const smr_group *before = first ? NULL : &c->groups[i - 1];

		p.tables[i] =
			first ? at : p.tables[i - 1] + (before->codes != NULL ? before->n * k : 0);
	}
	smr_workers_run(w, c->ngroups, multiply_dictionary, &p);
	smr_blocks_run(c->rows, smr_row_pieces(c->rows), w, multiply_block, &p);
	smr_free(at);
	smr_free(p.tables);
	return SMR_OK;
}
