/* Parts of matrices in files, and rows of results that are computed from them. */
#include <string.h>

#include "base/alloc.h"
#include "dml/interp.h"
#include "dml/io/source.h"

static dml_file_source_piece piece_of(dml_matrix *m, const dml_file_part *part)
{
	bool known = dml_matrix_known(m);

	return (dml_file_source_piece){known ? NULL : dml_file_source_of(m), known ? m : NULL,
				       *part};
}

static dml_file_source_piece all_of(dml_matrix *m)
{
	return piece_of(m, &(dml_file_part){.n = m->rows, .cols = m->cols});
}

bool dml_is_later(const script *s, double bytes)
{
	enum { LARGE = 64 << 20, FORCED = 1 };

	return bytes >= (s->params->forced ? FORCED : LARGE);
}

/* Loads a small source; a larger one stays in its file until it is used. Takes @p s over. */
static smr_status load_if_small(script *in, dml_file_source *s, dml_value *out)
{
	enum { PART = 4 /* fraction of the available memory */ };
	double bytes = dml_file_source_bytes(s);
	dml_matrix *m = NULL;
	smr_status st = SMR_OK;

	if (!dml_is_later(in, bytes) && PART * bytes <= dml_room(in)) {
		st = dml_file_source_load(s, &m);
	} else {
		m = smr_calloc(1, sizeof(*m));
		if (m == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for a matrix");
		else
			*m = (dml_matrix){.refs = 1,
					  .rows = s->rows,
					  .cols = s->cols,
					  .source = &dml_file_source_keep(s)->base};
	}
	dml_file_source_drop(s);
	if (st == SMR_OK)
		*out = dml_of(m);
	return st;
}

bool dml_is_in_file(const dml_matrix *m)
{
	return !dml_matrix_known(m) && m->source != NULL;
}

smr_status dml_load_files(script *s)
{
	dml_variable *x, *next;

	HASH_ITER (hh, s->frame->vars, x, next)
		if (x->value.kind == DML_MATRIX && dml_is_in_file(x->value.matrix) &&
		    dml_fits(s, dml_file_source_bytes(dml_file_source_of(x->value.matrix))) ==
			    SMR_OK)
			SMR_TRY(dml_compute(s->trace, &x->value));
	return SMR_OK;
}

/* Adds what reading a part costs, where all of the matrix costs 1: lines are passed over for any
 * number of columns. */
static void add_cost(dml_file_source *s, const dml_file_part *part)
{
	static const double LINES = 0.3; /* of the time of a csv of 50 columns */

	s->taken += (double)part->n / (double)s->rows *
		    (LINES + (1 - LINES) * (double)part->cols / (double)s->cols);
}

smr_status dml_file_part_of(script *s, dml_matrix *of, const dml_file_part *part, dml_value *out,
			    bool *done)
{
	dml_file_source_piece p = piece_of(of, part);
	dml_file_source *piece = dml_file_source_of(of);

	add_cost(piece, part);
	*done = piece->taken < 1 || dml_fits(s, dml_file_source_bytes(piece)) != SMR_OK;
	if (!*done)
		return dml_lazy_load(s->trace, of);
	SMR_TRY(dml_file_source_stack(&p, 1, &piece));
	return load_if_small(s, piece, out);
}

/* Copies the kept rows of a block behind each other. */
static double *copy_kept(const dml_matrix *block, const bool *keep, double *to)
{
	for (int64_t i = 0; i < block->rows; i++)
		if (keep[i]) {
			memcpy(to, block->data + i * block->cols,
			       (size_t)block->cols * sizeof(double));
			to += block->cols;
		}
	return to;
}

/* Reads block by block; a block without rows that are kept is not read. */
static smr_status read_kept(const dml_file_source *x, const bool *keep, double *to)
{
	enum { BLOCK = 2 << 20 /* elements */ };
	int64_t most = BLOCK / x->cols + 1;

	for (int64_t from = 0; from < x->rows; from += most) {
		int64_t n = x->rows - from < most ? x->rows - from : most;
		dml_matrix *block;

		if (memchr(keep + from, true, (size_t)n) == NULL)
			continue;
		SMR_TRY(dml_file_source_read(
			x,
			&(dml_file_part){
				.from = from, .n = n, .cols = x->cols, .keep = keep + from},
			true, &block));
		to = copy_kept(block, keep + from, to);
		dml_matrix_drop(block);
	}
	return SMR_OK;
}

smr_status dml_file_select(script *s, const dml_matrix *of, const bool *keep, int64_t n,
			   dml_value *out, bool *done)
{
	dml_file_source *x = dml_file_source_of(of);
	dml_matrix *m;
	smr_status st;

	add_cost(x, &(dml_file_part){.n = x->rows, .cols = x->cols * n / x->rows});
	*done = x->taken < 1 || dml_fits(s, dml_file_source_bytes(x)) != SMR_OK;
	if (!*done)
		return SMR_OK;
	m = dml_new(s, n, of->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	st = read_kept(x, keep, m->data);
	if (st == SMR_OK)
		*out = dml_of(m);
	else
		dml_matrix_drop(m);
	return st;
}

smr_status dml_file_below(script *s, dml_matrix *a, dml_matrix *b, dml_value *out)
{
	dml_file_source_piece p[2];
	dml_file_source *both;

	if (a->packed != NULL)
		SMR_TRY(dml_matrix_dense(a));
	if (b->packed != NULL)
		SMR_TRY(dml_matrix_dense(b));
	p[0] = all_of(a);
	p[1] = all_of(b);
	SMR_TRY(dml_file_source_stack(p, 2, &both));
	return load_if_small(s, both, out);
}

/* ---- rows computed from files ---------------------------------------------------------------- */

typedef struct gathering {
	int64_t from, n;
	dml_matrix *to;
} gathering;

static smr_status gather_rows(void *ctx, int64_t from, int64_t n, const double *data)
{
	gathering *g = ctx;
	int64_t first = from > g->from ? from : g->from;
	int64_t end = from + n < g->from + g->n ? from + n : g->from + g->n;

	if (first < end)
		memcpy(g->to->data + (first - g->from) * g->to->cols,
		       data + (first - from) * g->to->cols,
		       (size_t)((end - first) * g->to->cols) * sizeof(double));
	return SMR_OK;
}

smr_status dml_streamed_rows(script *s, dml_matrix *of, int64_t from, int64_t n, dml_value *out,
			     bool *done)
{
	gathering g = {.from = from, .n = n};
	const dml_sink sink = {gather_rows, &g};

	*done = false;
	if (dml_matrix_known(of) || of->source != NULL ||
	    !(s->trace->late || dml_lazy_reads_files(s->trace)))
		return SMR_OK;
	SMR_TRY(dml_lazy_flush(s->trace));
	if (dml_matrix_known(of) || !dml_is_streamed(s->trace, of))
		return SMR_OK;
	g.to = dml_new(s, n, of->cols);
	if (g.to == NULL)
		return SMR_ENOMEM;
	*done = dml_stream_rows(s->trace, of, &sink) == SMR_OK;
	if (*done)
		*out = dml_of(g.to);
	else /* materializing all of it reports the reason */
		dml_matrix_drop(g.to);
	return SMR_OK;
}
