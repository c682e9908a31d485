/* A part of a trace that is streamed, as a trace of its own, made and run as all are. */
#include <string.h>

#include "base/alloc.h"
#include "dml/lazy/stream.h"

void script_stream_enter(script_stream *s)
{
	script_trace *t = s->t;
	size_t n = s->of->nodes.n;

	t->nodes.v = NULL;
	t->forms.v = NULL;
	t->params.v = NULL;
	t->made.v = NULL;
	t->nodes.n = t->forms.n = t->params.n = t->made.n = 0;
	t->nodes.cap = t->forms.cap = t->params.cap = t->made.cap = 0;
	t->around = s->of;
	t->epoch++;
	memset(s->all, 0xff, n * sizeof(*s->all));
	memset(s->part, 0xff, 2 * n * sizeof(*s->part));
}

void script_stream_leave(script_stream *s)
{
	script_trace *t = s->t;

	script_trace_forget(t);
	smr_vec_free(&t->nodes);
	smr_vec_free(&t->forms);
	smr_vec_free(&t->params);
	smr_vec_free(&t->made);
	t->nodes = s->of->nodes;
	t->forms = s->of->forms;
	t->params = s->of->params;
	t->made = s->of->made;
	t->late = s->of->late;
	t->around = NULL;
}

/* Who waits for node @p at. */
smr_status script_stream_wait(script_stream *s, uint32_t at, script_matrix **out)
{
	const script_node *n = &s->t->nodes.v[at];
	script_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	*m = (script_matrix){.refs = 1,
			     .scalar = n->scalar,
			     .rows = n->rows,
			     .cols = n->cols,
			     .trace = s->t,
			     .epoch = s->t->epoch,
			     .node = at};
	s->t->made.v[at] = m;
	*out = m;
	return SMR_OK;
}

void script_stream_drop(script_matrix **made, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		script_matrix_drop(made[k]);
		made[k] = NULL;
	}
}

double script_stream_held(const script_matrix *m)
{
	if (m->data == NULL && m->values != NULL)
		return (double)m->pattern->n * (sizeof(double) + sizeof(int32_t));
	return (double)script_matrix_count(m) * sizeof(double);
}

/* Node @p i is there. */
void script_stream_have(script_stream *s, uint32_t i, script_matrix *m)
{
	s->have[i] = m;
	s->t->beside += m->borrowed ? 0 : script_stream_held(m);
}

/* ---- all at one time ------------------------------------------------------------------------- */

static smr_status run_whole(script_stream *s, const uint32_t *list, uint32_t n,
			    script_matrix **made)
{
	script_code *c;
	uint32_t at;

	for (uint32_t k = 0; k < n; k++) {
		SMR_TRY(script_copy_all(s, list[k], &at));
		SMR_TRY(script_stream_wait(s, at, &made[k]));
	}
	SMR_TRY(script_find_code(s->t, &c));
	return script_run_code(s->t, c);
}

smr_status script_pass_whole(script_stream *s, const uint32_t *list, uint32_t n)
{
	script_matrix **made = smr_calloc(n + 1, sizeof(script_matrix *));
	smr_status st;

	if (made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for results");
	script_stream_enter(s);
	st = run_whole(s, list, n, made);
	script_stream_leave(s);
	if (st != SMR_OK)
		script_stream_drop(made, n);
	for (uint32_t k = 0; k < n && st == SMR_OK; k++)
		script_stream_have(s, list[k], made[k]);
	smr_free(made);
	return st;
}
