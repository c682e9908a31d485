/* t(X) %*% W: numbers of W are added up by code, and the sums multiply the dictionaries.
 *
 * Infinite and NaN dictionary elements multiply each number of W itself: with the sum of numbers
 * that cancel, infinities would cancel that do not. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "compressed/blocks.h"

typedef struct product {
	const smr_compressed *c;
	int64_t k;
	const double *w;
	int pieces;
	int64_t size;     /* numbers of one piece's sums */
	int64_t *at;      /* by group: place of its sums, n x k, or cols x k without codes */
	bool *zero;       /* by group: the common tuple is of zeros */
	bool *by_code;    /* by group: sums are by code, not by column */
	int32_t *partner; /* by group: the other one of a pair, or -1 */
	int64_t *both;    /* by first group of a pair: place of its sums by both codes */
	double *sums;     /* by piece */
	double *out;
} product;

static void add_by_column(const product *p, const smr_group *g, int64_t from, int64_t n,
			  double *sums)
{
	uint32_t code[SMR_BLOCK];

	if (g->codes != NULL)
		g->codes->coding->read(g->codes, from, n, code);
	for (int64_t i = 0; i < n; i++) {
		const double *x = g->values + (g->codes != NULL ? code[i] : from + i) * g->ncols;
		const double *w = p->w + (from + i) * p->k;

		for (int32_t j = 0; j < g->ncols; j++)
			for (int64_t l = 0; l < p->k; l++)
				sums[j * p->k + l] += x[j] * w[l];
	}
}

static void add_rows(const product *p, const smr_codes *c, int64_t from, int64_t n, double *sums)
{
	uint32_t code[SMR_BLOCK];

	c->coding->read(c, from, n, code);
	for (int64_t i = 0; i < n; i++)
		for (int64_t l = 0; l < p->k; l++)
			sums[code[i] * p->k + l] += p->w[(from + i) * p->k + l];
}

static void add_block(void *arg, int piece, int64_t from, int64_t n)
{
	const product *p = arg;
	/* a finite sum has finite terms, and zeros times these are nothing */
	bool finite = p->k == 1 && isfinite(smr_numbers_sum(p->w + from, n));

	for (int32_t i = 0; i < p->c->ngroups; i++) {
		const smr_group *g = &p->c->groups[i];
		double *own = p->sums + piece * p->size, *sums = own + p->at[i];
		int32_t j = p->partner[i];

		if (j > i)
			smr_codes_bin_pair(g->codes, p->c->groups[j].codes, from, n, p->w + from,
					   own + p->both[i]);
		else if (j >= 0)
			continue;
		else if (!p->by_code[i])
			add_by_column(p, g, from, n, sums);
		else if (p->k == 1)
			g->codes->coding->bin(g->codes, from, n, p->w + from,
					      !finite || !p->zero[i], sums);
		else
			add_rows(p, g->codes, from, n, sums);
	}
}

enum { JOINS = 16 };

/* Adds up a part of all pieces' sums, the first piece's first. */
static void join_part(void *arg, int part)
{
	const product *p = arg;
	int64_t from = p->size * part / JOINS, to = p->size * (part + 1) / JOINS;

	for (int k = 1; k < p->pieces; k++)
		for (int64_t i = from; i < to; i++)
			p->sums[i] += p->sums[k * p->size + i];
}

/* Adds the sums by both codes of a pair to those of each group. */
static void split_pair(void *arg, int i)
{
	const product *p = arg;
	int32_t j = p->partner[i];
	const double *both = p->sums + p->both[i];
	int64_t n;

	if (j < i)
		return;
	n = p->c->groups[j].n;
	for (int64_t x = 0; x < p->c->groups[i].n; x++)
		for (int64_t y = 0; y < n; y++) {
			p->sums[p->at[i] + x] += both[x * n + y];
			p->sums[p->at[j] + y] += both[x * n + y];
		}
}

static void write_columns(const product *p)
{
	for (int32_t i = 0; i < p->c->ngroups; i++) {
		const smr_group *g = &p->c->groups[i];
		const double *sums = p->sums + p->at[i];

		for (int32_t j = 0; j < g->ncols; j++) {
			double *out = p->out + g->cols[j] * p->k;

			memset(out, 0, (size_t)p->k * sizeof(*out));
			for (int64_t l = 0; l < p->k && !p->by_code[i]; l++)
				out[l] = sums[j * p->k + l];
			for (int64_t t = 0; t < g->n && p->by_code[i]; t++)
				for (int64_t l = 0; l < p->k; l++)
					out[l] += g->values[t * g->ncols + j] * sums[t * p->k + l];
		}
	}
}

/* Adding up the sums of all pieces costs a small part of reading the rows. */
static int count_pieces(const product *p)
{
	int64_t most = p->c->rows * p->k * p->c->ngroups / (32 * p->size + 1);
	int pieces = smr_row_pieces(p->c->rows);

	return most < 1 ? 1 : most < pieces ? (int)most : pieces;
}

static bool is_common_zero(const smr_group *g)
{
	const double *x = g->values + (g->codes != NULL ? g->codes->common * g->ncols : 0);

	for (int32_t j = 0; j < g->ncols; j++)
		if (x[j] != 0)
			return false;
	return true;
}

static void plan_sums(product *p)
{
	for (int32_t i = 0; i < p->c->ngroups; i++) {
		const smr_group *g = &p->c->groups[i];

		p->by_code[i] = g->codes != NULL && smr_group_is_finite(g);
		p->zero[i] = is_common_zero(g);
		p->at[i] = p->size;
		p->size += (p->by_code[i] ? g->n : g->ncols) * p->k;
	}
	smr_groups_pair(p->c, p->partner);
	for (int32_t i = 0; i < p->c->ngroups; i++) {
		int32_t j = p->partner[i];

		if (j >= 0 && (p->k != 1 || !p->by_code[i] || !p->by_code[j]))
			p->partner[i] = p->partner[j] = -1;
		p->both[i] = p->size;
		if (p->partner[i] > i)
			p->size += p->c->groups[i].n * p->c->groups[j].n;
	}
}

smr_status smr_compressed_turned_times(const smr_compressed *c, int64_t k, const double *w,
				       const smr_workers *workers, double *out)
{
	product p = {.c = c, .k = k, .w = w, .out = out};
	smr_status st = SMR_OK;

	p.at = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.at));
	p.by_code = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.by_code));
	p.zero = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.zero));
	p.partner = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.partner));
	p.both = smr_calloc((size_t)c->ngroups + 1, sizeof(*p.both));
	if (p.at != NULL && p.zero != NULL && p.partner != NULL && p.both != NULL &&
	    p.by_code != NULL) {
		plan_sums(&p);
		p.pieces = count_pieces(&p);
		p.sums = smr_calloc((size_t)p.size * (size_t)p.pieces + 1, sizeof(*p.sums));
	}
	if (p.sums == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory for a product of a compressed matrix");
	} else {
		smr_blocks_run(c->rows, p.pieces, workers, add_block, &p);
		smr_workers_run(workers, JOINS, join_part, &p);
		smr_workers_run(workers, c->ngroups, split_pair, &p);
		write_columns(&p);
	}
	smr_free(p.sums);
	smr_free(p.at);
	smr_free(p.by_code);
	smr_free(p.zero);
	smr_free(p.partner);
	smr_free(p.both);
	return st;
}
