/* A trace that reads files which do not fit: by turns, what is whole is computed, and all rows are
 * read. What is asked for, comes by rows, and does not fit stays asked for: it is computed again,
 * rows after rows, where it is read. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/lazy/stream.h"

enum { LONGEST = 200 /* nodes that what stays may hang on */ };

static script_matrix *wanted(const script_stream *s, uint32_t i)
{
	smr_assert(i < s->of->made.n);
	return s->of->made.v[i];
}

static script_matrix *operand(const script_stream *s, uint32_t i)
{
	const script_node *n = &s->of->nodes.v[i];

	smr_assert(i < s->of->nodes.n);
	return n->op == SCRIPT_PARAM ? s->of->params.v[n->n[0]] : NULL;
}

/* Rows of a sparse file are sparse, but beside other sparse matrices: these have other places. */
static bool is_dense(const script_stream *s)
{
	unsigned sparse = 0, files = 0;

	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		const script_matrix *m = operand(s, i);

		if (m != NULL) {
			sparse += m->values != NULL;
			files += m->source != NULL && m->source->nnz >= 0;
		}
	}
	return sparse > 0 || files > 1;
}

static smr_status begin(script_stream *s, script_trace *t, script_trace *of)
{
	size_t n = t->nodes.n + 1;

	*of = *t;
	*s = (script_stream){.t = t, .of = of};
	s->split = smr_calloc(n, sizeof(*s->split));
	s->have = smr_calloc(n, sizeof(script_matrix *));
	s->all = smr_calloc(n, sizeof(*s->all));
	s->part = smr_calloc(2 * n, sizeof(*s->part));
	if (s->split == NULL || s->have == NULL || s->all == NULL || s->part == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a trace");
	for (uint32_t i = 0; i < of->nodes.n; i++) {
		script_matrix *m = operand(s, i);

		if (m == NULL || m->source != NULL)
			continue;
		s->have[i] = script_matrix_keep(m);
		/* who holds a matrix counts for its part of it (dml/interp/memory.c) */
		if (!m->borrowed)
			t->beside += script_stream_held(m) / m->refs;
	}
	script_stream_kept(s);
	s->dense = is_dense(s);
	script_split_nodes(s);
	return SMR_OK;
}

static void end(script_stream *s)
{
	for (size_t i = 0; s->have != NULL && i < s->of->nodes.n; i++)
		script_matrix_drop(s->have[i]);
	smr_free(s->split);
	smr_free(s->have);
	smr_free(s->all);
	smr_free(s->part);
	s->t->beside = 0;
}

/* ---- turns ----------------------------------------------------------------------------------- */

typedef SMR_VEC(uint32_t) list;

/* Whether who reads it is not computed with it. */
static bool is_read_outside(const script_stream *s, uint32_t i)
{
	if (wanted(s, i) != NULL)
		return true;
	for (uint32_t k = i + 1; k < s->of->nodes.n; k++) {
		const script_node *n = &s->of->nodes.v[k];
		const script_split *x = &s->split[k];

		for (int o = 0; o < SCRIPT_OPERANDS; o++)
			if (n->in[o] == i && (x->whole || x->rows || x->later) &&
			    (x->way != SCRIPT_WHOLE || x->rows || x->level > s->split[i].level))
				return true;
	}
	return false;
}

static smr_status compute_whole(script_stream *s, uint32_t level)
{
	list l = {0};
	smr_status st = SMR_OK;

	smr_assert(s->split != NULL);
	for (uint32_t i = 0; i < s->of->nodes.n && st == SMR_OK; i++)
		if (s->split[i].way == SCRIPT_WHOLE && s->split[i].level == level &&
		    s->split[i].whole && s->have[i] == NULL &&
		    s->of->nodes.v[i].op != SCRIPT_CONST && is_read_outside(s, i))
			st = smr_vec_push(&l, i);
	if (st == SMR_OK && l.n > 0)
		st = script_pass_whole(s, l.v, (uint32_t)l.n);
	smr_vec_free(&l);
	return st;
}

static bool is_of_pass(const script_stream *s, uint32_t i, uint32_t level)
{
	const script_split *x = &s->split[i];

	smr_assert(i < s->of->nodes.n);
	return x->whole && s->have[i] == NULL &&
	       (x->way == SCRIPT_ADDED ? x->level == level
				       : script_is_split(x->way) && x->level + 1 == level);
}

/* Nodes that hang on as many rows as the first of them; it is empty: there are no more. */
static smr_status next_of_pass(const script_stream *s, uint32_t level, list *l)
{
	l->n = 0;
	for (uint32_t i = 0; i < s->of->nodes.n; i++)
		if (is_of_pass(s, i, level) && (l->n == 0 || s->split[l->v[0]].n == s->split[i].n))
			SMR_TRY(smr_vec_push(l, i));
	return SMR_OK;
}

/* Who takes all of node @p i at one time. */
static const script_node *reader_of(const script_stream *s, uint32_t i)
{
	smr_assert(i < s->of->nodes.n);
	for (uint32_t k = i + 1; k < s->of->nodes.n; k++)
		for (int o = 0; o < SCRIPT_OPERANDS; o++)
			if (s->of->nodes.v[k].in[o] == i && s->split[k].take[o] == SCRIPT_ALL)
				return &s->of->nodes.v[k];
	return NULL;
}

/* Whether there is memory for what is made whole. */
static smr_status fit(const script_stream *s, const list *l)
{
	for (size_t k = 0; k < l->n; k++) {
		const script_node *n = &s->of->nodes.v[l->v[k]], *reader;
		char why[256];

		if (!script_is_split(s->split[l->v[k]].way) ||
		    s->t->owner.fits(s->t->owner.ctx, script_stream_bytes(n)) == SMR_OK)
			continue;
		snprintf(why, sizeof(why), "%s", smr_errmsg());
		reader = reader_of(s, l->v[k]);
		if (reader == NULL)
			return smr_fail(SMR_ENOMEM, "%s", why);
		return smr_fail(SMR_ENOMEM,
				"line %u takes all of a matrix of %lldx%lld, which is read rows "
				"after rows, at one time: %s",
				reader->loc.line, (long long)n->rows, (long long)n->cols, why);
	}
	return SMR_OK;
}

static smr_status read_rows(script_stream *s, uint32_t level)
{
	list l = {0};
	smr_status st = next_of_pass(s, level, &l);

	while (st == SMR_OK && l.n > 0) {
		st = fit(s, &l);
		if (st == SMR_OK)
			st = script_pass_rows(s, l.v, (uint32_t)l.n, NULL);
		if (st == SMR_OK)
			st = next_of_pass(s, level, &l);
	}
	smr_vec_free(&l);
	return st;
}

static smr_status compute(script_stream *s)
{
	uint32_t most;

	script_stream_choose(s);
	most = script_stream_levels(s);
	SMR_TRY(compute_whole(s, 0));
	for (uint32_t level = 1; level <= most; level++) {
		SMR_TRY(read_rows(s, level));
		SMR_TRY(compute_whole(s, level));
	}
	return SMR_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

static void give(script_stream *s)
{
	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		script_matrix *to = wanted(s, i), *m = s->have[i];

		if (to == NULL || m == NULL)
			continue;
		smr_assert(!script_matrix_known(to));
		script_matrix_move(to, m);
		s->have[i] = script_matrix_keep(to); /* what stays may hang on it */
	}
}

/* What stays, and what it hangs on, are the new trace. */
static smr_status keep(script_stream *s)
{
	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		script_matrix *m = wanted(s, i);
		uint32_t at;

		if (m == NULL || !s->split[i].later)
			continue;
		SMR_TRY(script_copy_all(s, i, &at));
		m->trace = s->t;
		m->epoch = s->t->epoch;
		m->node = at;
		s->t->made.v[at] = m;
	}
	return s->t->nodes.n <= LONGEST
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM,
				  "a matrix that does not fit hangs on more than %d "
				  "operations: it would be computed again and again",
				  LONGEST);
}

/* The trace as it was goes; what waits for it still, in vain. */
static void forget(const script_stream *s, const script_trace *of, bool failed)
{
	for (uint32_t i = 0; i < of->made.n; i++)
		if (of->made.v[i] != NULL && (failed || !s->split[i].later))
			of->made.v[i]->trace = NULL;
}

static void release(script_trace *of)
{
	for (size_t i = 0; i < of->params.n; i++)
		script_matrix_drop(of->params.v[i]);
	smr_vec_free(&of->nodes);
	smr_vec_free(&of->forms);
	smr_vec_free(&of->params);
	smr_vec_free(&of->made);
}

smr_status script_stream_flush(script_trace *t)
{
	script_stream s;
	script_trace of;
	smr_status st = begin(&s, t, &of);

	if (st != SMR_OK) {
		end(&s);
		script_trace_forget(t);
		return st;
	}
	t->flushes++;
	st = compute(&s);
	if (st == SMR_OK)
		give(&s);
	script_stream_enter(&s);
	t->around = NULL;
	if (st == SMR_OK)
		st = keep(&s);
	t->late = t->nodes.n > 0;
	if (st != SMR_OK)
		script_trace_forget(t);
	forget(&s, &of, st != SMR_OK);
	end(&s);
	release(&of);
	return st;
}

/* ---- rows for others ------------------------------------------------------------------------- */

bool script_is_streamed(const script_trace *t, const script_matrix *m)
{
	return !script_matrix_known(m) &&
	       (m->source != NULL || (m->trace == t && m->epoch == t->epoch));
}

smr_status script_compute_or_stream(script_trace *t, script_value *v)
{
	const script_matrix *m = v->matrix;

	if (m != NULL && !script_matrix_known(m) && m->source == NULL)
		SMR_TRY(script_trace_flush(t));
	return m != NULL && script_is_streamed(t, m) ? SMR_OK : script_compute(t, v);
}

static smr_status all_rows(script_stream *s, uint32_t i, const script_sink *sink)
{
	smr_assert(i < s->of->nodes.n);
	if (s->split[i].way != SCRIPT_BY_ROW && s->rows > 0)
		SMR_TRY(s->t->owner.fits(s->t->owner.ctx, script_stream_bytes(&s->of->nodes.v[i])));
	if (s->split[i].way != SCRIPT_BY_ROW)
		return smr_fail(SMR_ENOMEM, "it is read by columns, and written by rows");
	s->split[i].rows = true;
	script_stream_needs(s);
	SMR_TRY(compute_whole(s, 0));
	return script_pass_rows(s, &i, 1, sink);
}

/* It is as it was, under another number. */
static void stay(script_trace *t, uint64_t epoch)
{
	smr_assert(t->epoch >= epoch);
	for (size_t i = 0; i < t->made.n; i++)
		if (t->made.v[i] != NULL)
			t->made.v[i]->epoch = t->epoch;
	for (size_t i = 0; i < t->params.n; i++)
		if (t->params.v[i]->trace == t && t->params.v[i]->epoch == epoch)
			t->params.v[i]->epoch = t->epoch;
}

smr_status script_stream_rows(script_trace *t, script_matrix *m, const script_sink *sink)
{
	const script_value v = {.kind = SCRIPT_MATRIX, .matrix = m};
	script_stream s;
	script_trace of;
	uint32_t i;
	smr_status st;

	SMR_TRY(script_trace_in(t, &v, &i));
	st = begin(&s, t, &of);
	if (st == SMR_OK)
		st = all_rows(&s, i, sink);
	stay(t, of.epoch);
	end(&s);
	return st;
}
