/* Computes a trace that reads files which do not fit: alternates between nodes computed whole and
 * passes over all rows. A requested matrix that is streamed by rows and does not fit stays pending,
 * and is recomputed row by row when it is read. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/lazy/stream.h"

enum { LONGEST = 200 /* maximum nodes that a pending matrix depends on */ };

static dml_matrix *result_of_node(const dml_stream *s, uint32_t i)
{
	smr_assert(i < s->of->made.n);
	return s->of->made.v[i];
}

static dml_matrix *operand(const dml_stream *s, uint32_t i)
{
	const dml_node *n = &s->of->nodes.v[i];

	smr_assert(i < s->of->nodes.n);
	return n->op == DML_PARAM ? s->of->params.v[n->n[0]] : NULL;
}

/* Rows of a sparse file stay sparse, except beside other sparse matrices with different
 * patterns. */
static bool is_dense(const dml_stream *s)
{
	unsigned sparse = 0, files = 0;

	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		const dml_matrix *m = operand(s, i);

		if (m != NULL) {
			sparse += m->values != NULL;
			files += m->source != NULL && dml_file_source_of(m)->nnz >= 0;
		}
	}
	return sparse > 0 || files > 1;
}

static smr_status begin_stream(dml_stream *s, dml_lazy *t, dml_lazy *of)
{
	size_t n = t->nodes.n + 1;

	*of = *t;
	*s = (dml_stream){.t = t, .of = of};
	s->split = smr_calloc(n, sizeof(*s->split));
	s->have = smr_calloc(n, sizeof(dml_matrix *));
	s->all = smr_calloc(n, sizeof(*s->all));
	s->part = smr_calloc(2 * n, sizeof(*s->part));
	if (s->split == NULL || s->have == NULL || s->all == NULL || s->part == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a trace");
	for (uint32_t i = 0; i < of->nodes.n; i++) {
		dml_matrix *m = operand(s, i);

		if (m == NULL || m->source != NULL)
			continue;
		if (m->packed != NULL)
			SMR_TRY(dml_matrix_dense(m));
		s->have[i] = dml_matrix_keep(m);
		/* each holder counts its share of a matrix (dml/interp/memory.c) */
		if (!m->borrowed)
			t->beside += dml_stream_held(m) / m->refs;
	}
	dml_stream_kept(s);
	s->dense = is_dense(s);
	dml_split_nodes(s);
	return SMR_OK;
}

static void end_stream(dml_stream *s)
{
	for (size_t i = 0; s->have != NULL && i < s->of->nodes.n; i++)
		dml_matrix_drop(s->have[i]);
	smr_free(s->split);
	smr_free(s->have);
	smr_free(s->all);
	smr_free(s->part);
	s->t->beside = 0;
}

/* ---- passes ---------------------------------------------------------------------------------- */

typedef SMR_VEC(uint32_t) list;

/* Whether node @p i is needed outside the group of nodes computed with it. */
static bool is_read_outside(const dml_stream *s, uint32_t i)
{
	if (result_of_node(s, i) != NULL)
		return true;
	for (uint32_t k = i + 1; k < s->of->nodes.n; k++) {
		const dml_node *n = &s->of->nodes.v[k];
		const dml_split *x = &s->split[k];

		for (int o = 0; o < DML_OPERANDS; o++)
			if (n->in[o] == i && (x->whole || x->rows || x->later) &&
			    (x->way != DML_WHOLE || x->rows || x->level > s->split[i].level))
				return true;
	}
	return false;
}

static smr_status compute_whole(dml_stream *s, uint32_t level)
{
	list l = {0};
	smr_status st = SMR_OK;

	smr_assert(s->split != NULL);
	for (uint32_t i = 0; i < s->of->nodes.n && st == SMR_OK; i++)
		if (s->split[i].way == DML_WHOLE && s->split[i].level == level &&
		    s->split[i].whole && s->have[i] == NULL && s->of->nodes.v[i].op != DML_CONST &&
		    is_read_outside(s, i))
			st = smr_vec_push(&l, i);
	if (st == SMR_OK && l.n > 0)
		st = dml_pass_whole(s, l.v, (uint32_t)l.n);
	smr_vec_free(&l);
	return st;
}

static bool is_of_pass(const dml_stream *s, uint32_t i, uint32_t level)
{
	const dml_split *x = &s->split[i];

	smr_assert(i < s->of->nodes.n);
	return x->whole && s->have[i] == NULL &&
	       (x->way == DML_ADDED ? x->level == level
				    : dml_is_split(x->way) && x->level + 1 == level);
}

/* Lists nodes that depend on as many rows as the first of them; an empty list ends the passes. */
static smr_status next_of_pass(const dml_stream *s, uint32_t level, list *l)
{
	l->n = 0;
	for (uint32_t i = 0; i < s->of->nodes.n; i++)
		if (is_of_pass(s, i, level) && (l->n == 0 || s->split[l->v[0]].n == s->split[i].n))
			SMR_TRY(smr_vec_push(l, i));
	return SMR_OK;
}

/* Returns a node that reads all of node @p i at one time. */
static const dml_node *reader_of(const dml_stream *s, uint32_t i)
{
	smr_assert(i < s->of->nodes.n);
	for (uint32_t k = i + 1; k < s->of->nodes.n; k++)
		for (int o = 0; o < DML_OPERANDS; o++)
			if (s->of->nodes.v[k].in[o] == i && s->split[k].take[o] == DML_ALL)
				return &s->of->nodes.v[k];
	return NULL;
}

/* Checks that results of the pass fit into memory. */
static smr_status check_memory(const dml_stream *s, const list *l)
{
	for (size_t k = 0; k < l->n; k++) {
		const dml_node *n = &s->of->nodes.v[l->v[k]], *reader;
		char why[256];

		if (!dml_is_split(s->split[l->v[k]].way) ||
		    s->t->owner.fits(s->t->owner.ctx, dml_stream_bytes(n)) == SMR_OK)
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

static smr_status read_rows(dml_stream *s, uint32_t level)
{
	list l = {0};
	smr_status st = next_of_pass(s, level, &l);

	while (st == SMR_OK && l.n > 0) {
		st = check_memory(s, &l);
		if (st == SMR_OK)
			st = dml_pass_rows(s, l.v, (uint32_t)l.n, NULL);
		if (st == SMR_OK)
			st = next_of_pass(s, level, &l);
	}
	smr_vec_free(&l);
	return st;
}

static smr_status compute_levels(dml_stream *s)
{
	uint32_t most;

	dml_stream_choose(s);
	most = dml_stream_levels(s);
	SMR_TRY(compute_whole(s, 0));
	for (uint32_t level = 1; level <= most; level++) {
		SMR_TRY(read_rows(s, level));
		SMR_TRY(compute_whole(s, level));
	}
	return SMR_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

static void give_results(dml_stream *s)
{
	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		dml_matrix *to = result_of_node(s, i), *m = s->have[i];

		if (to == NULL || m == NULL)
			continue;
		smr_assert(!dml_matrix_known(to));
		dml_matrix_move(to, m);
		s->have[i] = dml_matrix_keep(to); /* pending nodes may depend on it */
	}
}

/* Copies pending matrices, and the nodes they depend on, to the new trace. */
static smr_status keep_unfinished(dml_stream *s)
{
	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		dml_matrix *m = result_of_node(s, i);
		uint32_t at;

		if (m == NULL || !s->split[i].later)
			continue;
		SMR_TRY(dml_copy_all(s, i, &at));
		m->trace = s->t;
		m->epoch = s->t->epoch;
		m->node = at;
		s->t->made.v[at] = m;
	}
	return s->t->nodes.n <= LONGEST
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM,
				  "a matrix that does not fit depends on more than %d "
				  "operations: it would be computed again and again",
				  LONGEST);
}

/* Detaches matrices from the old trace, which ends; those not computed stay unknown. */
static void detach_results(const dml_stream *s, const dml_lazy *of, bool failed)
{
	for (uint32_t i = 0; i < of->made.n; i++)
		if (of->made.v[i] != NULL && (failed || !s->split[i].later))
			of->made.v[i]->trace = NULL;
}

static void release(dml_lazy *of)
{
	for (size_t i = 0; i < of->params.n; i++)
		dml_matrix_drop(of->params.v[i]);
	smr_vec_free(&of->nodes);
	smr_vec_free(&of->forms);
	smr_vec_free(&of->params);
	smr_vec_free(&of->made);
}

/* ---- operands that are better in memory ------------------------------------------------------ */

static smr_status load_operands(dml_lazy *t, uint32_t holders)
{
	for (size_t i = 0; i < t->params.n; i++) {
		dml_matrix *m = t->params.v[i];

		if (dml_matrix_known(m) || m->source == NULL || m->refs < holders ||
		    t->owner.fits(t->owner.ctx, dml_file_source_bytes(dml_file_source_of(m))) !=
			    SMR_OK)
			continue;
		SMR_TRY(dml_lazy_load(t, m));
	}
	return SMR_OK;
}

/* Returns the passes over all rows; UINT32_MAX: no memory to find out. */
static uint32_t count_passes(dml_lazy *t)
{
	dml_stream s;
	dml_lazy of;
	uint32_t n = UINT32_MAX;

	if (begin_stream(&s, t, &of) == SMR_OK) {
		dml_stream_choose(&s);
		n = dml_stream_levels(&s);
	}
	end_stream(&s);
	return n;
}

smr_status dml_stream_load(dml_lazy *t)
{
	SMR_TRY(load_operands(t, 2));
	return dml_lazy_reads_files(t) && count_passes(t) > 1 ? load_operands(t, 1) : SMR_OK;
}

smr_status dml_stream_flush(dml_lazy *t)
{
	dml_stream s;
	dml_lazy of;
	smr_status st = begin_stream(&s, t, &of);

	if (st != SMR_OK) {
		end_stream(&s);
		dml_lazy_forget(t);
		return st;
	}
	t->flushes++;
	st = compute_levels(&s);
	if (st == SMR_OK)
		give_results(&s);
	dml_stream_enter(&s);
	t->around = NULL;
	if (st == SMR_OK)
		st = keep_unfinished(&s);
	t->late = t->nodes.n > 0;
	if (st != SMR_OK)
		dml_lazy_forget(t);
	detach_results(&s, &of, st != SMR_OK);
	end_stream(&s);
	release(&of);
	return st;
}

/* ---- streaming rows to a sink ---------------------------------------------------------------- */

bool dml_is_streamed(const dml_lazy *t, const dml_matrix *m)
{
	return !dml_matrix_known(m) && m->transposed == NULL &&
	       (m->source != NULL || (m->trace == t && m->epoch == t->epoch));
}

smr_status dml_compute_or_stream(dml_lazy *t, dml_value *v)
{
	const dml_matrix *m = v->matrix;

	if (m != NULL && !dml_matrix_known(m) && m->source == NULL && m->transposed == NULL)
		SMR_TRY(dml_lazy_flush(t));
	return m != NULL && dml_is_streamed(t, m) ? SMR_OK : dml_compute(t, v);
}

static smr_status all_rows(dml_stream *s, uint32_t i, const dml_sink *sink)
{
	smr_assert(i < s->of->nodes.n);
	if (s->split[i].way != DML_BY_ROW && s->rows > 0)
		SMR_TRY(s->t->owner.fits(s->t->owner.ctx, dml_stream_bytes(&s->of->nodes.v[i])));
	if (s->split[i].way != DML_BY_ROW)
		return smr_fail(SMR_ENOMEM, "it is read by columns, and written by rows");
	s->split[i].rows = true;
	dml_stream_needs(s);
	SMR_TRY(compute_whole(s, 0));
	return dml_pass_rows(s, &i, 1, sink);
}

/* Keeps the trace unchanged under a new epoch. */
static void renumber_epoch(dml_lazy *t, uint64_t epoch)
{
	smr_assert(t->epoch >= epoch);
	for (size_t i = 0; i < t->made.n; i++)
		if (t->made.v[i] != NULL)
			t->made.v[i]->epoch = t->epoch;
	for (size_t i = 0; i < t->params.n; i++)
		if (t->params.v[i]->trace == t && t->params.v[i]->epoch == epoch)
			t->params.v[i]->epoch = t->epoch;
}

smr_status dml_stream_rows(dml_lazy *t, dml_matrix *m, const dml_sink *sink)
{
	const dml_value v = {.kind = DML_MATRIX, .matrix = m};
	dml_stream s;
	dml_lazy of;
	uint32_t i;
	smr_status st;

	SMR_TRY(dml_lazy_in(t, &v, &i));
	st = begin_stream(&s, t, &of);
	if (st == SMR_OK)
		st = all_rows(&s, i, sink);
	renumber_epoch(t, of.epoch);
	end_stream(&s);
	return st;
}
