/* Computes streamed nodes block of rows by block of rows. Blocks of the same size share code; sums
 * add up blocks in row order, independent of the threads. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/sum.h"
#include "dml/lazy/stream.h"

enum {
	BLOCK = 16 << 20, /* bytes read; less if memory is short */
	LEAST = 1 << 20,  /* bytes that are always available */
	EVEN = 128
};

typedef struct pass {
	dml_stream *s;
	const uint32_t *list;
	uint32_t n;
	int64_t rows;      /* over all blocks */
	dml_matrix **made; /* results of the current block */
	dml_matrix **sums; /* sums of earlier blocks; matrices assembled from blocks */
	dml_matrix **lost; /* compensation of sums (base/data/sum.h), from the second block on */
	const dml_sink *sink;
	double room, needs; /* bytes: for a block, of the last one */
} pass;

static double min_or_nan(double a, double b)
{
	return isnan(a) || a < b ? a : b;
}

static double max_or_nan(double a, double b)
{
	return isnan(a) || a > b ? a : b;
}

static void combine_folds(dml_fold f, double *to, const double *by, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		to[i] = f == DML_SUM        ? to[i] + by[i]
			: f == DML_LEAST    ? min_or_nan(to[i], by[i])
			: f == DML_GREATEST ? max_or_nan(to[i], by[i])
					    : to[i] * by[i];
}

static bool is_sum(const pass *p, uint32_t k)
{
	const dml_node *n = &p->s->of->nodes.v[p->list[k]];

	return n->op == DML_FOLD && n->n[0] == DML_SUM;
}

static smr_status add_sum(pass *p, uint32_t k)
{
	dml_matrix *to = p->sums[k];

	if (p->lost[k] == NULL) {
		p->lost[k] = dml_matrix_new(to->rows, to->cols);
		if (p->lost[k] == NULL)
			return SMR_ENOMEM;
		memset(p->lost[k]->data, 0, (size_t)dml_matrix_count(to) * sizeof(double));
	}
	for (int64_t i = 0; i < dml_matrix_count(to); i++) {
		smr_sum all = {to->data[i], p->lost[k]->data[i]};

		smr_sum_add(&all, p->made[k]->data[i]);
		to->data[i] = all.sum;
		p->lost[k]->data[i] = all.lost;
	}
	return SMR_OK;
}

static void end_sum(pass *p, uint32_t k)
{
	for (int64_t i = 0; p->lost[k] != NULL && i < dml_matrix_count(p->sums[k]); i++)
		p->sums[k]->data[i] =
			smr_sum_value((smr_sum){p->sums[k]->data[i], p->lost[k]->data[i]});
}

static smr_status add(pass *p, uint32_t k)
{
	const dml_node *n = &p->s->of->nodes.v[p->list[k]];

	SMR_TRY(dml_matrix_dense(p->made[k]));
	if (p->sums[k] == NULL) {
		p->sums[k] = p->made[k];
		p->made[k] = NULL;
		return SMR_OK;
	}
	if (is_sum(p, k))
		return add_sum(p, k);
	combine_folds(n->op == DML_FOLD ? (dml_fold)n->n[0] : DML_SUM, p->sums[k]->data,
		      p->made[k]->data, dml_matrix_count(p->sums[k]));
	return SMR_OK;
}

/* Copies @p n rows as dense: a block of a sparse file may be many times larger than its
 * nonzeros. */
static void all_elements(const dml_matrix *m, int64_t from, int64_t n, double *to)
{
	if (m->data == NULL)
		smr_sparse_rows_to_dense(m->pattern, m->values, from, n, to);
	else
		memcpy(to, m->data + from * m->cols, (size_t)(n * m->cols) * sizeof(double));
}

static smr_status pass_to_sink(const pass *p, const dml_matrix *m)
{
	int64_t from = p->s->from, most = LEAST / (int64_t)sizeof(double) / (m->cols + 1) + 1;
	double *some;
	smr_status st = SMR_OK;

	if (m->data != NULL)
		return p->sink->rows(p->sink->ctx, from, m->rows, m->data);
	some = smr_malloc((size_t)(most * m->cols + 1) * sizeof(*some));
	if (some == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld rows", (long long)most);
	for (int64_t i = 0; i < m->rows && st == SMR_OK; i += most) {
		int64_t n = m->rows - i < most ? m->rows - i : most;

		all_elements(m, i, n, some);
		st = p->sink->rows(p->sink->ctx, from + i, n, some);
	}
	smr_free(some);
	return st;
}

static smr_status store_block(pass *p, uint32_t k)
{
	const dml_stream *s = p->s;
	dml_matrix *to = p->sums[k], *m = p->made[k];

	if (p->sink != NULL)
		return pass_to_sink(p, m);
	if (s->split[p->list[k]].way == DML_BY_ROW) {
		all_elements(m, 0, s->n, to->data + s->from * to->cols);
		return SMR_OK;
	}
	SMR_TRY(dml_matrix_dense(m));
	for (int64_t i = 0; i < to->rows; i++)
		memcpy(to->data + i * to->cols + s->from, m->data + i * s->n,
		       (size_t)s->n * sizeof(double));
	return SMR_OK;
}

static smr_status collect_blocks(pass *p)
{
	for (uint32_t k = 0; k < p->n; k++)
		SMR_TRY(dml_is_split(p->s->split[p->list[k]].way) ? store_block(p, k) : add(p, k));
	return SMR_OK;
}

/* Builds the block's trace and its code. */
static smr_status make_block(pass *p, dml_code **out)
{
	uint32_t at;

	for (uint32_t k = 0; k < p->n; k++) {
		SMR_TRY(dml_copy_part(p->s, p->list[k], &at));
		SMR_TRY(dml_stream_wait(p->s, at, &p->made[k]));
	}
	return dml_find_code(p->s->t, out);
}

static double bytes_at_hand(const dml_lazy *t)
{
	double sum = 0;

	for (size_t i = 0; i < t->params.n; i++)
		if (!t->params.v[i]->borrowed)
			sum += dml_stream_held(t->params.v[i]);
	return sum;
}

/* Not *@p fits: memory is short for a block of this size. */
static smr_status run_block(pass *p, bool *fits)
{
	dml_code *c;
	smr_status st;

	dml_stream_enter(p->s);
	st = make_block(p, &c);
	if (st == SMR_OK)
		p->needs = bytes_at_hand(p->s->t) + dml_code_bytes(c);
	*fits = st != SMR_OK || p->needs <= p->room;
	if (st == SMR_OK && *fits)
		st = dml_run_code(p->s->t, c);
	dml_stream_leave(p->s);
	if (st == SMR_OK && *fits)
		st = collect_blocks(p);
	dml_running_next(p->s, st == SMR_OK && *fits);
	dml_stream_drop(p->made, p->n);
	return st;
}

static int64_t round_block_rows(int64_t n)
{
	int64_t even = n >= EVEN ? EVEN : n >= 16 ? 16 : 1;

	return n < 1 ? 1 : n / even * even;
}

/* Bytes of a row of the largest node: operands in memory are not read, but all other nodes are
 * made. */
static double largest_row(const dml_stream *s)
{
	double most = sizeof(double);

	for (size_t i = 0; i < s->of->nodes.n; i++) {
		const dml_node *n = &s->of->nodes.v[i];
		const smr_pattern *p = s->of->forms.v[i].pattern;
		double bytes = p != NULL ? (double)p->n * (sizeof(double) + sizeof(int32_t))
					 : dml_stream_bytes(n);

		if (dml_is_split(s->split[i].way))
			most = fmax(most, bytes / (double)s->split[i].n);
	}
	return most;
}

/* Chooses the rows of a block by sizes and available memory, never by the number of threads. */
static int64_t rows_of_block(const pass *p)
{
	const dml_lazy *t = p->s->of;
	double row = 0, most = p->room / 8 < BLOCK ? p->room / 8 : BLOCK;

	for (size_t i = 0; i < t->params.n; i++) {
		const dml_file_source *x = dml_file_source_of(t->params.v[i]);

		if (x != NULL && x->rows == p->rows)
			row += (p->s->dense || x->nnz < 0)
				       ? (double)x->cols * sizeof(double)
				       : dml_file_source_bytes(x) / (double)x->rows;
	}
	if (p->s->rows > 0)
		row = largest_row(p->s);
	return most / row < (double)p->rows ? round_block_rows((int64_t)(most / row)) : p->rows;
}

static smr_status fail_no_memory(const pass *p)
{
	smr_status st = p->s->t->owner.fits(p->s->t->owner.ctx, p->needs);

	return st != SMR_OK ? st
			    : smr_fail(SMR_ENOMEM, "a row takes %.3g bytes, and %.3g are there",
				       p->needs, p->room);
}

static smr_status run_blocks(pass *p)
{
	dml_stream *s = p->s;
	int64_t n;
	bool fits;

	p->room = fmax(s->t->owner.room(s->t->owner.ctx), LEAST);
	n = rows_of_block(p);
	for (s->from = 0; s->from < p->rows;) {
		s->n = p->rows - s->from < n ? p->rows - s->from : n;
		SMR_TRY(run_block(p, &fits));
		if (fits)
			s->from += s->n;
		else if (s->n > 1)
			n = round_block_rows(s->n / 2);
		else
			return fail_no_memory(p);
	}
	return SMR_OK;
}

static smr_status make_places(pass *p)
{
	for (uint32_t k = 0; k < p->n && p->sink == NULL; k++) {
		const dml_node *n = &p->s->of->nodes.v[p->list[k]];

		if (!dml_is_split(p->s->split[p->list[k]].way))
			continue;
		p->sums[k] = dml_matrix_new(n->rows, n->cols);
		if (p->sums[k] == NULL)
			return SMR_ENOMEM;
		p->s->t->beside += dml_stream_held(p->sums[k]);
	}
	return SMR_OK;
}

smr_status dml_pass_rows(dml_stream *s, const uint32_t *list, uint32_t n, const dml_sink *sink)
{
	pass p = {.s = s, .list = list, .n = n, .rows = s->split[list[0]].n, .sink = sink};
	double before = s->t->beside;
	smr_status st;

	p.made = smr_calloc(n + 1, sizeof(dml_matrix *));
	p.sums = smr_calloc(n + 1, sizeof(dml_matrix *));
	p.lost = smr_calloc(n + 1, sizeof(dml_matrix *));
	st = p.made != NULL && p.sums != NULL && p.lost != NULL
		     ? make_places(&p)
		     : smr_fail(SMR_ENOMEM, "no memory for results");
	if (st == SMR_OK)
		st = run_blocks(&p);
	dml_running_forget(s);
	s->t->beside = before;
	if (st != SMR_OK && p.sums != NULL)
		dml_stream_drop(p.sums, n);
	for (uint32_t k = 0; st == SMR_OK && sink == NULL && k < n; k++) {
		end_sum(&p, k);
		dml_stream_have(s, list[k], p.sums[k]);
	}
	if (p.lost != NULL)
		dml_stream_drop(p.lost, n);
	smr_free(p.lost);
	smr_free(p.made);
	smr_free(p.sums);
	return st;
}
