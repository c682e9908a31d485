/* Compiles and runs part of a streamed trace as a trace of its own. */
#include <string.h>

#include "base/alloc.h"
#include "dml/lazy/stream.h"

void dml_stream_enter(dml_stream *s)
{
	dml_lazy *t = s->t;
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

void dml_stream_leave(dml_stream *s)
{
	dml_lazy *t = s->t;

	dml_lazy_forget(t);
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

/* Registers the matrix that waits for node @p at. */
smr_status dml_stream_wait(dml_stream *s, uint32_t at, dml_matrix **out)
{
	const dml_node *n = &s->t->nodes.v[at];
	dml_matrix *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	*m = (dml_matrix){.refs = 1,
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

void dml_stream_drop(dml_matrix **made, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		dml_matrix_drop(made[k]);
		made[k] = NULL;
	}
}

double dml_stream_held(const dml_matrix *m)
{
	if (m->data == NULL && m->values != NULL)
		return (double)m->pattern->n * (sizeof(double) + sizeof(int32_t));
	return (double)dml_matrix_count(m) * sizeof(double);
}

/* Stores the result of node @p i. */
void dml_stream_have(dml_stream *s, uint32_t i, dml_matrix *m)
{
	s->have[i] = m;
	s->t->beside += m->borrowed ? 0 : dml_stream_held(m);
}

/* ---- computing at one time ------------------------------------------------------------------- */

static smr_status run_whole(dml_stream *s, const uint32_t *list, uint32_t n, dml_matrix **made)
{
	dml_code *c;
	uint32_t at;

	for (uint32_t k = 0; k < n; k++) {
		SMR_TRY(dml_copy_all(s, list[k], &at));
		SMR_TRY(dml_stream_wait(s, at, &made[k]));
	}
	SMR_TRY(dml_find_code(s->t, &c));
	return dml_run_code(s->t, c);
}

smr_status dml_pass_whole(dml_stream *s, const uint32_t *list, uint32_t n)
{
	dml_matrix **made = smr_calloc(n + 1, sizeof(dml_matrix *));
	smr_status st;

	if (made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for results");
	dml_stream_enter(s);
	st = run_whole(s, list, n, made);
	dml_stream_leave(s);
	if (st != SMR_OK)
		dml_stream_drop(made, n);
	for (uint32_t k = 0; k < n && st == SMR_OK; k++)
		dml_stream_have(s, list[k], made[k]);
	smr_free(made);
	return st;
}
