/* Nodes of a trace that is streamed, in the trace that is made of it: as they are, or as they are
 * of the rows at hand. */
#include <string.h>

#include "base/alloc.h"
#include "script/trace_stream.h"

static const script_node *node(const script_stream *s, uint32_t i)
{
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

static smr_status rows_of(script_stream *s, const script_matrix *m, script_matrix **out)
{
	script_value v;
	smr_sparse part;

	if (m->data == NULL) {
		SMR_TRY(smr_sparse_part(m->pattern, m->values, (int64_t[]){s->from, 0},
					(int64_t[]){s->n, m->cols}, s->t->runner->workers, &part));
		*out = script_matrix_on(&part);
		if (*out == NULL)
			return SMR_ENOMEM;
		return script_matrix_dense(*out);
	}
	SMR_TRY(script_borrow(s->n, m->cols, m->data + s->from * m->cols, &v));
	*out = v.matrix;
	return SMR_OK;
}

static smr_status cols_of(script_stream *s, const script_matrix *m, script_matrix **out)
{
	script_matrix *c = script_matrix_new(m->rows, s->n);

	if (c == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++)
		memcpy(c->data + i * s->n, m->data + i * m->cols + s->from,
		       (size_t)s->n * sizeof(double));
	*out = c;
	return SMR_OK;
}

/* Of a matrix that is there. */
static smr_status cut(script_stream *s, script_matrix *m, uint8_t take, uint32_t *at)
{
	script_matrix *c;

	if (take == SCRIPT_ITS_COLS || m->data == NULL)
		SMR_TRY(script_matrix_dense(m));
	SMR_TRY(take == SCRIPT_ITS_COLS ? cols_of(s, m, &c) : rows_of(s, m, &c));
	return operand(s, c, at);
}

static smr_status from_file(script_stream *s, const script_matrix *m, uint32_t *at)
{
	script_matrix *c;

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

	narrow(s, &n, take);
	SMR_TRY(script_copy_all(s, n.in[0], &n.in[0]));
	return put(s, &n, at);
}

/* A square one may be needed both ways. */
static uint32_t *part_of(const script_stream *s, uint32_t i, uint8_t take)
{
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
	return put(s, &n, at);
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
