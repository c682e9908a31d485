/* Copies nodes of a streamed trace to the trace of a block: whole, or the rows of the block. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/lazy/stream.h"

static const dml_node *get_node(const dml_stream *s, uint32_t i)
{
	smr_assert(i < s->of->nodes.n);
	return &s->of->nodes.v[i];
}

static smr_status put(dml_stream *s, const dml_node *n, uint32_t *at)
{
	smr_loc loc = n->loc;

	SMR_TRY(dml_lazy_put(s->t, n, at));
	s->t->nodes.v[*at].loc = loc;
	return SMR_OK;
}

static smr_status add_param(dml_stream *s, dml_matrix *m, uint32_t *at)
{
	smr_status st = dml_lazy_param(s->t, m, at);

	dml_matrix_drop(m);
	return st;
}

/* ---- whole nodes ----------------------------------------------------------------------------- */

static smr_status copy_node(dml_stream *s, uint32_t i, uint32_t *at)
{
	dml_node n = *get_node(s, i);

	for (int k = 0; k < DML_OPERANDS; k++)
		if (n.in[k] != DML_NONE)
			SMR_TRY(dml_copy_all(s, n.in[k], &n.in[k]));
	return put(s, &n, at);
}

smr_status dml_copy_all(dml_stream *s, uint32_t i, uint32_t *at)
{
	const dml_node *n = get_node(s, i);

	if (s->all[i] == DML_NONE && s->have[i] != NULL)
		SMR_TRY(dml_lazy_param(s->t, s->have[i], &s->all[i]));
	else if (s->all[i] == DML_NONE && n->op == DML_PARAM)
		SMR_TRY(dml_lazy_param(s->t, s->of->params.v[n->n[0]], &s->all[i]));
	else if (s->all[i] == DML_NONE)
		SMR_TRY(copy_node(s, i, &s->all[i]));
	*at = s->all[i];
	return SMR_OK;
}

/* ---- rows of the block ----------------------------------------------------------------------- */

/* Takes the nonzeros of the current rows or columns: dense elements may be many times larger. */
static smr_status places_of(dml_stream *s, const dml_matrix *m, uint8_t take, dml_matrix **out)
{
	bool cols = take == DML_ITS_COLS;
	int64_t from[] = {cols ? 0 : s->from, cols ? s->from : 0};
	int64_t size[] = {cols ? m->rows : s->n, cols ? s->n : m->cols};
	smr_sparse part;

	smr_assert(m->values != NULL && m->pattern != NULL);
	SMR_TRY(smr_sparse_part(m->pattern, m->values, from, size, s->t->runner->workers, &part));
	*out = dml_matrix_on(&part);
	if (*out == NULL)
		return SMR_ENOMEM;
	return s->sparse == m && !cols ? SMR_OK : dml_matrix_dense(*out);
}

static smr_status rows_of(const dml_stream *s, const dml_matrix *m, dml_matrix **out)
{
	dml_value v;

	smr_assert(s->from >= 0 && s->from + s->n <= m->rows);
	SMR_TRY(dml_borrow(s->n, m->cols, m->data + s->from * m->cols, &v));
	*out = v.matrix;
	return SMR_OK;
}

static smr_status cols_of(const dml_stream *s, const dml_matrix *m, dml_matrix **out)
{
	dml_matrix *c = dml_matrix_new(m->rows, s->n);

	smr_assert(s->from >= 0 && s->from + s->n <= m->cols);
	if (c == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++)
		memcpy(c->data + i * s->n, m->data + i * m->cols + s->from,
		       (size_t)s->n * sizeof(double));
	*out = c;
	return SMR_OK;
}

/* Takes the current rows or columns of a known matrix. */
static smr_status cut_block(dml_stream *s, const dml_matrix *m, uint8_t take, uint32_t *at)
{
	dml_matrix *c;

	smr_assert(dml_matrix_known(m));
	if (m->data == NULL)
		SMR_TRY(places_of(s, m, take, &c));
	else
		SMR_TRY(take == DML_ITS_COLS ? cols_of(s, m, &c) : rows_of(s, m, &c));
	return add_param(s, c, at);
}

static smr_status from_file(dml_stream *s, const dml_matrix *m, uint32_t *at)
{
	dml_matrix *c;

	smr_assert(m->source != NULL);
	SMR_TRY(dml_file_source_read(dml_file_source_of(m),
				     &(dml_file_part){.from = s->from, .n = s->n, .cols = m->cols},
				     s->dense, &c));
	return add_param(s, c, at);
}

/* Sets a node's size to that of the current rows or columns. */
static void set_block_dims(const dml_stream *s, dml_node *n, uint8_t take)
{
	if (take == DML_ITS_ROWS)
		n->rows = s->n;
	else if (take == DML_ITS_COLS)
		n->cols = s->n;
}

static smr_status fill(dml_stream *s, uint32_t i, uint8_t take, uint32_t *at)
{
	dml_node n = *get_node(s, i);

	smr_assert(get_node(s, i)->op == DML_FILL);
	set_block_dims(s, &n, take);
	SMR_TRY(dml_copy_all(s, n.in[0], &n.in[0]));
	return put(s, &n, at);
}

/* A square matrix may be needed both by rows and by columns. */
static uint32_t *part_of(const dml_stream *s, uint32_t i, uint8_t take)
{
	smr_assert(take == DML_ITS_ROWS || take == DML_ITS_COLS);
	return &s->part[2 * (size_t)i + (take == DML_ITS_COLS)];
}

static smr_status input(dml_stream *s, uint32_t i, uint8_t take, uint32_t *at)
{
	uint32_t *part;

	if (take == DML_ALL)
		return dml_copy_all(s, i, at);
	if (dml_is_split(s->split[i].way))
		return dml_copy_part(s, i, at);
	part = part_of(s, i, take);
	if (*part == DML_NONE)
		SMR_TRY(get_node(s, i)->op == DML_FILL ? fill(s, i, take, part)
						       : cut_block(s, s->have[i], take, part));
	*at = *part;
	return SMR_OK;
}

/* ---- cumulative nodes ------------------------------------------------------------------------ */

static const struct going {
	double nothing; /* the neutral element */
	dml_element with;
} goings[] = {
	[DML_SUM] = {0, DML_ADD},
	[DML_LEAST] = {INFINITY, DML_MIN},
	[DML_GREATEST] = {-INFINITY, DML_MAX},
	[DML_MULTIPLY] = {1, DML_TIMES},
};

static smr_status begin_running(dml_stream *s, uint32_t i, dml_running *r)
{
	const dml_node *n = get_node(s, i);

	smr_assert(n->op == DML_RUN && (size_t)n->n[0] < sizeof(goings) / sizeof(goings[0]));
	*r = (dml_running){.node = i, .above = dml_matrix_new(1, n->cols)};
	if (r->above == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < n->cols; j++)
		r->above->data[j] = goings[n->n[0]].nothing;
	return SMR_OK;
}

static smr_status running_of(dml_stream *s, uint32_t i, dml_running **out)
{
	dml_running r;
	smr_status st;
	size_t k = 0;

	while (k < s->running.n && s->running.v[k].node != i)
		k++;
	if (k == s->running.n) {
		SMR_TRY(begin_running(s, i, &r));
		st = smr_vec_push(&s->running, r);
		if (st != SMR_OK) {
			dml_matrix_drop(r.above);
			return st;
		}
	}
	*out = &s->running.v[k];
	return SMR_OK;
}

static smr_status add_const(dml_stream *s, double x, uint32_t *at)
{
	dml_node n = dml_node_of(DML_CONST, 0, 0);

	n.scalar = true;
	n.number = x;
	return dml_lazy_put(s->t, &n, at);
}

/* Continues a cumulative node: combines @p n, the cumulative result of the block alone, with the
 * row above the block. */
static smr_status continue_running(dml_stream *s, uint32_t i, const dml_node *n, uint32_t *at)
{
	dml_node all = dml_node_of(DML_MAP, n->rows, n->cols);
	dml_node last = dml_node_of(DML_PIECE, 1, n->cols);
	dml_running *r;
	uint32_t end;

	smr_assert(n->op == DML_RUN);
	SMR_TRY(running_of(s, i, &r));
	all.n[0] = goings[n->n[0]].with;
	all.loc = n->loc;
	SMR_TRY(put(s, n, &all.in[0]));
	SMR_TRY(dml_lazy_param(s->t, r->above, &all.in[1]));
	SMR_TRY(put(s, &all, at));
	last.in[0] = *at;
	last.loc = n->loc;
	SMR_TRY(add_const(s, (double)(n->rows - 1), &last.in[1]));
	SMR_TRY(add_const(s, 0, &last.in[2]));
	SMR_TRY(put(s, &last, &end));
	return dml_stream_wait(s, end, &r->last);
}

void dml_running_next(dml_stream *s, bool done)
{
	for (size_t k = 0; k < s->running.n; k++) {
		dml_running *r = &s->running.v[k];

		if (done && r->last != NULL) {
			dml_matrix_drop(r->above);
			r->above = r->last;
		} else {
			dml_matrix_drop(r->last);
		}
		r->last = NULL;
	}
}

void dml_running_forget(dml_stream *s)
{
	for (size_t k = 0; k < s->running.n; k++) {
		dml_matrix_drop(s->running.v[k].above);
		dml_matrix_drop(s->running.v[k].last);
	}
	smr_vec_free(&s->running);
}

/* ---- rows of any node ------------------------------------------------------------------------ */

static smr_status copy_rows(dml_stream *s, uint32_t i, uint32_t *at)
{
	const dml_split *x = &s->split[i];
	dml_node n = *get_node(s, i);

	if (n.op == DML_PARAM)
		return from_file(s, s->of->params.v[n.n[0]], at);
	for (int k = 0; k < DML_OPERANDS; k++)
		if (n.in[k] != DML_NONE)
			SMR_TRY(input(s, n.in[k], x->take[k], &n.in[k]));
	if (dml_is_split(x->way))
		set_block_dims(s, &n, x->way == DML_BY_ROW ? DML_ITS_ROWS : DML_ITS_COLS);
	return n.op == DML_RUN && x->way == DML_BY_ROW ? continue_running(s, i, &n, at)
						       : put(s, &n, at);
}

smr_status dml_copy_part(dml_stream *s, uint32_t i, uint32_t *at)
{
	uint8_t take = s->split[i].way == DML_BY_COL ? DML_ITS_COLS : DML_ITS_ROWS;
	uint32_t *part = part_of(s, i, take);

	if (*part == DML_NONE)
		SMR_TRY(s->have[i] != NULL ? cut_block(s, s->have[i], take, part)
					   : copy_rows(s, i, part));
	*at = *part;
	return SMR_OK;
}
