/* Walks matrices of one size together, row by row, once. */
#include "sparse/meet.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "sparse/gaps.h"

enum { CHUNK = 1024 /* entries whose numbers fit the first-level cache */ };

typedef struct job {
	const smr_sparse_meeting *m;
	int bound; /* the clause with the fewest entries */
	smr_gaps g;
	_Atomic smr_status status;
} job;

static int64_t most_before(const void *arg, int64_t i)
{
	const job *j = arg;
	int64_t n = 0;

	for (int k = 0; k < j->m->n; k++)
		if (j->m->clauses[j->bound] >> k & 1)
			n += j->m->patterns[k]->starts[i];
	return n;
}

static int find_tightest_clause(const smr_sparse_meeting *m)
{
	int64_t rows = m->patterns[0]->rows;
	int best = 0;

	for (int c = 1; c < m->nclauses; c++)
		if (most_before(&(job){.m = m, .bound = c}, rows) <
		    most_before(&(job){.m = m, .bound = best}, rows))
			best = c;
	return best;
}

/* ---- with a body: numbers wait for it in the cache */

typedef struct chunk {
	double *in; /* CHUNK numbers of each matrix */
	int64_t row, at, n;
} chunk;

static bool any_zero(const double *x, int64_t n)
{
	int64_t zeros = 0;

	for (int64_t i = 0; i < n; i++)
		zeros += x[i] == 0;
	return zeros > 0;
}

/* Removes zeros from entry c->at on; @p row is the row that is not complete. */
static int64_t without_zeros(const job *j, const chunk *c, int64_t row)
{
	int64_t to = c->at, e = c->at, end = c->at + c->n;

	for (int64_t i = c->row; i <= row; i++) {
		int64_t stop = i < row ? j->g.pattern->starts[i + 1] : end;

		for (; e < stop; e++)
			if (j->g.values[0][e] != 0) {
				j->g.pattern->cols_at[to] = j->g.pattern->cols_at[e];
				j->g.values[0][to++] = j->g.values[0][e];
			}
		if (i < row)
			j->g.pattern->starts[i + 1] = to;
	}
	return to;
}

/* Computes the waiting entries, which lie in rows up to @p row, itself not complete. */
static smr_status compute_chunk(const job *j, chunk *c, int64_t row)
{
	const double *in[SMR_SPARSE_MEET];
	double *out = j->g.values[0] + c->at;

	for (int k = 0; k < j->m->n; k++)
		in[k] = c->in + k * CHUNK;
	if (c->n > 0)
		SMR_TRY(j->m->body(j->m->arg, c->n, in, out));
	c->at = any_zero(out, c->n) ? without_zeros(j, c, row) : c->at + c->n;
	c->n = 0;
	c->row = row;
	return SMR_OK;
}

static smr_status compute_row(const job *j, chunk *c, int64_t i)
{
	smr_meeting_row r = smr_meeting_row_of(j->m, i);

	do {
		double *to[SMR_SPARSE_MEET];

		if (c->n == CHUNK)
			SMR_TRY(compute_chunk(j, c, i));
		for (int k = 0; k < j->m->n; k++)
			to[k] = c->in + k * CHUNK + c->n;
		c->n += smr_meeting_walk(j->m, &r, CHUNK - c->n,
					 j->g.pattern->cols_at + c->at + c->n, to);
	} while (r.left > 0);
	j->g.pattern->starts[i + 1] = c->at + c->n;
	return SMR_OK;
}

static smr_status compute_rows(const job *j, int piece, int64_t *end)
{
	chunk c = {.row = j->g.from[piece], .at = j->g.at[piece]};
	smr_status st = SMR_OK;

	c.in = malloc((size_t)j->m->n * CHUNK * sizeof(*c.in));
	if (c.in == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for rows of sparse matrices");
	for (int64_t i = c.row; st == SMR_OK && i < j->g.from[piece + 1]; i++)
		st = compute_row(j, &c, i);
	if (st == SMR_OK)
		st = compute_chunk(j, &c, j->g.from[piece + 1]);
	free(c.in);
	*end = c.at;
	return st;
}

/* ---- without a body: numbers are written to their final positions */

static int64_t fill_rows(const job *j, int piece)
{
	int64_t at = j->g.at[piece];

	for (int64_t i = j->g.from[piece]; i < j->g.from[piece + 1]; i++) {
		smr_meeting_row r = smr_meeting_row_of(j->m, i);
		double *to[SMR_SPARSE_MEET];

		for (int k = 0; k < j->m->n; k++)
			to[k] = j->g.values[k] + at;
		at += smr_meeting_walk(j->m, &r, INT64_MAX, j->g.pattern->cols_at + at, to);
		j->g.pattern->starts[i + 1] = at;
	}
	return at;
}

static void run_piece(void *arg, int piece)
{
	job *j = arg;
	int64_t end = j->g.at[piece];
	smr_status st = SMR_OK;

	if (j->m->body != NULL)
		st = compute_rows(j, piece, &end);
	else
		end = fill_rows(j, piece);
	j->g.n[piece] = end - j->g.at[piece];
	if (st != SMR_OK)
		j->status = st;
}

smr_status smr_sparse_meet(const smr_sparse_meeting *m, const smr_workers *w, smr_pattern **out,
			   double **values)
{
	const smr_pattern *like = m->patterns[0];
	job j = {.m = m, .bound = find_tightest_clause(m)};

	SMR_TRY(smr_gaps_new(like->rows, like->cols, m->body != NULL ? 1 : m->n, most_before, &j, w,
			     &j.g));
	smr_workers_run(w, j.g.pieces, run_piece, &j);
	if (j.status != SMR_OK) {
		smr_gaps_free(&j.g);
		return smr_fail(j.status, "rows of sparse matrices");
	}
	return smr_gaps_close(&j.g, out, values);
}
