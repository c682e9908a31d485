/* Nodes of a trace that is streamed, in the trace that is made of it: as they are, or as they are
 * of the rows at hand. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/lazy/stream.h"

static const script_node *node(const script_stream *s, uint32_t i)
{
	smr_assert(i < s->of->nodes.n);
	return &s->of->nodes.v[i];
}

static smr_status put(script_stream *s, const script_node *n, uint32_t *at)
{
	smr_loc loc = n->loc;

	SMR_TRY(script_trace_put(s->t, n, at));
	s->t->nodes.v[*at].loc = loc;
	return SMR_OK;
}

static smr_status operand(script_stream *s, script_matrix *m, uint32_t *at)
{
	smr_status st = script_trace_param(s->t, m, at);

	script_matrix_drop(m);
	return st;
}

/* ---- all of a node --------------------------------------------------------------------------- */

static smr_status copy_node(script_stream *s, uint32_t i, uint32_t *at)
{
	script_node n = *node(s, i);

	for (int k = 0; k < SCRIPT_OPERANDS; k++)
		if (n.in[k] != SCRIPT_NONE)
			SMR_TRY(script_copy_all(s, n.in[k], &n.in[k]));
	return put(s, &n, at);
}

smr_status script_copy_all(script_stream *s, uint32_t i, uint32_t *at)
{
	const script_node *n = node(s, i);

	if (s->all[i] == SCRIPT_NONE && s->have[i] != NULL)
		SMR_TRY(script_trace_param(s->t, s->have[i], &s->all[i]));
	else if (s->all[i] == SCRIPT_NONE && n->op == SCRIPT_PARAM)
		SMR_TRY(script_trace_param(s->t, s->of->params.v[n->n[0]], &s->all[i]));
	else if (s->all[i] == SCRIPT_NONE)
		SMR_TRY(copy_node(s, i, &s->all[i]));
	*at = s->all[i];
	return SMR_OK;
}

/* ---- rows at hand ---------------------------------------------------------------------------- */

/* Places of the rows, or columns, at hand alone: all elements may be many times as many. */
static smr_status places_of(script_stream *s, const script_matrix *m, uint8_t take,
			    script_matrix **out)
{
	bool cols = take == SCRIPT_ITS_COLS;
	int64_t from[] = {cols ? 0 : s->from, cols ? s->from : 0};
	int64_t size[] = {cols ? m->rows : s->n, cols ? s->n : m->cols};
	smr_sparse part;

	smr_assert(m->values != NULL && m->pattern != NULL);
	SMR_TRY(smr_sparse_part(m->pattern, m->values, from, size, s->t->runner->workers, &part));
	*out = script_matrix_on(&part);
	if (*out == NULL)
		return SMR_ENOMEM;
	return s->sparse == m && !cols ? SMR_OK : script_matrix_dense(*out);
}

static smr_status rows_of(const script_stream *s, const script_matrix *m, script_matrix **out)
{
	script_value v;

	smr_assert(s->from >= 0 && s->from + s->n <= m->rows);
	SMR_TRY(script_borrow(s->n, m->cols, m->data + s->from * m->cols, &v));
	*out = v.matrix;
	return SMR_OK;
}

static smr_status cols_of(const script_stream *s, const script_matrix *m, script_matrix **out)
{
	script_matrix *c = script_matrix_new(m->rows, s->n);

	smr_assert(s->from >= 0 && s->from + s->n <= m->cols);
	if (c == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++)
		memcpy(c->data + i * s->n, m->data + i * m->cols + s->from,
		       (size_t)s->n * sizeof(double));
	*out = c;
	return SMR_OK;
}

/* Of a matrix that is there. */
static smr_status cut(script_stream *s, const script_matrix *m, uint8_t take, uint32_t *at)
{
	script_matrix *c;

	smr_assert(script_matrix_known(m));
	if (m->data == NULL)
		SMR_TRY(places_of(s, m, take, &c));
	else
		SMR_TRY(take == SCRIPT_ITS_COLS ? cols_of(s, m, &c) : rows_of(s, m, &c));
	return operand(s, c, at);
}

static smr_status from_file(script_stream *s, const script_matrix *m, uint32_t *at)
{
	script_matrix *c;

	smr_assert(m->source != NULL);
	SMR_TRY(script_source_read(m->source, s->from, s->n, s->dense, &c));
	return operand(s, c, at);
}

/* Sizes of a node of which there are the rows, or the columns, at hand. */
static void narrow(const script_stream *s, script_node *n, uint8_t take)
{
	if (take == SCRIPT_ITS_ROWS)
		n->rows = s->n;
	else if (take == SCRIPT_ITS_COLS)
		n->cols = s->n;
}

static smr_status fill(script_stream *s, uint32_t i, uint8_t take, uint32_t *at)
{
	script_node n = *node(s, i);

	smr_assert(node(s, i)->op == SCRIPT_FILL);
	narrow(s, &n, take);
	SMR_TRY(script_copy_all(s, n.in[0], &n.in[0]));
	return put(s, &n, at);
}

/* A square one may be needed both ways. */
static uint32_t *part_of(const script_stream *s, uint32_t i, uint8_t take)
{
	smr_assert(take == SCRIPT_ITS_ROWS || take == SCRIPT_ITS_COLS);
	return &s->part[2 * (size_t)i + (take == SCRIPT_ITS_COLS)];
}

static smr_status input(script_stream *s, uint32_t i, uint8_t take, uint32_t *at)
{
	uint32_t *part;

	if (take == SCRIPT_ALL)
		return script_copy_all(s, i, at);
	if (script_is_split(s->split[i].way))
		return script_copy_part(s, i, at);
	part = part_of(s, i, take);
	if (*part == SCRIPT_NONE)
		SMR_TRY(node(s, i)->op == SCRIPT_FILL ? fill(s, i, take, part)
						      : cut(s, s->have[i], take, part));
	*at = *part;
	return SMR_OK;
}

/* ---- what goes down columns ------------------------------------------------------------------ */

static const struct going {
	double nothing; /* what it begins with */
	script_element with;
} goings[] = {
	[SCRIPT_SUM] = {0, SCRIPT_ADD},
	[SCRIPT_LEAST] = {INFINITY, SCRIPT_MIN},
	[SCRIPT_GREATEST] = {-INFINITY, SCRIPT_MAX},
	[SCRIPT_MULTIPLY] = {1, SCRIPT_TIMES},
};

static smr_status begin_running(script_stream *s, uint32_t i, script_running *r)
{
	const script_node *n = node(s, i);

	smr_assert(n->op == SCRIPT_RUN && (size_t)n->n[0] < sizeof(goings) / sizeof(goings[0]));
	*r = (script_running){.node = i, .above = script_matrix_new(1, n->cols)};
	if (r->above == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < n->cols; j++)
		r->above->data[j] = goings[n->n[0]].nothing;
	return SMR_OK;
}

static smr_status running_of(script_stream *s, uint32_t i, script_running **out)
{
	script_running r;
	smr_status st;
	size_t k = 0;

	while (k < s->running.n && s->running.v[k].node != i)
		k++;
	if (k == s->running.n) {
		SMR_TRY(begin_running(s, i, &r));
		st = smr_vec_push(&s->running, r);
		if (st != SMR_OK) {
			script_matrix_drop(r.above);
			return st;
		}
	}
	*out = &s->running.v[k];
	return SMR_OK;
}

static smr_status number(script_stream *s, double x, uint32_t *at)
{
	script_node n = script_node_of(SCRIPT_CONST, 0, 0);

	n.scalar = true;
	n.number = x;
	return script_trace_put(s->t, &n, at);
}

/* Rows of node @p i, from @p n, which is what they are by themselves. */
static smr_status go_on(script_stream *s, uint32_t i, const script_node *n, uint32_t *at)
{
	script_node all = script_node_of(SCRIPT_MAP, n->rows, n->cols);
	script_node last = script_node_of(SCRIPT_PIECE, 1, n->cols);
	script_running *r;
	uint32_t end;

	smr_assert(n->op == SCRIPT_RUN);
	SMR_TRY(running_of(s, i, &r));
	all.n[0] = goings[n->n[0]].with;
	all.loc = n->loc;
	SMR_TRY(put(s, n, &all.in[0]));
	SMR_TRY(script_trace_param(s->t, r->above, &all.in[1]));
	SMR_TRY(put(s, &all, at));
	last.in[0] = *at;
	last.loc = n->loc;
	SMR_TRY(number(s, (double)(n->rows - 1), &last.in[1]));
	SMR_TRY(number(s, 0, &last.in[2]));
	SMR_TRY(put(s, &last, &end));
	return script_stream_wait(s, end, &r->last);
}

void script_running_next(script_stream *s, bool done)
{
	for (size_t k = 0; k < s->running.n; k++) {
		script_running *r = &s->running.v[k];

		if (done && r->last != NULL) {
			script_matrix_drop(r->above);
			r->above = r->last;
		} else {
			script_matrix_drop(r->last);
		}
		r->last = NULL;
	}
}

void script_running_forget(script_stream *s)
{
	for (size_t k = 0; k < s->running.n; k++) {
		script_matrix_drop(s->running.v[k].above);
		script_matrix_drop(s->running.v[k].last);
	}
	smr_vec_free(&s->running);
}

/* ---- rows of any node ------------------------------------------------------------------------ */

static smr_status copy_rows(script_stream *s, uint32_t i, uint32_t *at)
{
	const script_split *x = &s->split[i];
	script_node n = *node(s, i);

	if (n.op == SCRIPT_PARAM)
		return from_file(s, s->of->params.v[n.n[0]], at);
	for (int k = 0; k < SCRIPT_OPERANDS; k++)
		if (n.in[k] != SCRIPT_NONE)
			SMR_TRY(input(s, n.in[k], x->take[k], &n.in[k]));
	if (script_is_split(x->way))
		narrow(s, &n, x->way == SCRIPT_BY_ROW ? SCRIPT_ITS_ROWS : SCRIPT_ITS_COLS);
	return n.op == SCRIPT_RUN && x->way == SCRIPT_BY_ROW ? go_on(s, i, &n, at) : put(s, &n, at);
}

smr_status script_copy_part(script_stream *s, uint32_t i, uint32_t *at)
{
	uint8_t take = s->split[i].way == SCRIPT_BY_COL ? SCRIPT_ITS_COLS : SCRIPT_ITS_ROWS;
	uint32_t *part = part_of(s, i, take);

	if (*part == SCRIPT_NONE)
		SMR_TRY(s->have[i] != NULL ? cut(s, s->have[i], take, part)
					   : copy_rows(s, i, part));
	*at = *part;
	return SMR_OK;
}
