/* Decides which nodes of a streamed trace are computed, and which of them are materialized: as many
 * of the requested ones as fit. */
#include "dml/lazy/stream.h"

/* A constant matrix is made with the rows of the current block. */
static bool is_filled(const dml_node *n)
{
	return n->op == DML_FILL;
}

static void need(dml_stream *s, uint32_t i, uint8_t take)
{
	const dml_node *n = &s->of->nodes.v[i];

	if (take == DML_ALL || !dml_is_split(s->split[i].way)) {
		if (take != DML_ALL && is_filled(n))
			s->split[i].rows = s->split[n->in[0]].whole = true;
		else
			s->split[i].whole = true;
	} else {
		s->split[i].rows = true;
	}
}

void dml_stream_needs(dml_stream *s)
{
	for (size_t i = s->of->nodes.n; i-- > 0;) {
		const dml_split *x = &s->split[i];

		if (!x->whole && !x->rows && !x->later)
			continue;
		for (int k = 0; k < DML_OPERANDS; k++)
			if (s->of->nodes.v[i].in[k] != DML_NONE)
				need(s, s->of->nodes.v[i].in[k], x->take[k]);
	}
}

uint32_t dml_stream_levels(const dml_stream *s)
{
	uint32_t most = 0;

	for (size_t i = 0; i < s->of->nodes.n; i++) {
		const dml_split *x = &s->split[i];
		uint32_t level = x->level + dml_is_split(x->way);

		if (x->whole && level > most)
			most = level;
	}
	return most;
}

/* ---- materialized nodes ---------------------------------------------------------------------- */

double dml_stream_bytes(const dml_node *n)
{
	return (double)n->rows * (double)n->cols * sizeof(double);
}

static bool is_whole_by_rows(const dml_stream *s, uint32_t i)
{
	return s->split[i].whole && dml_is_split(s->split[i].way);
}

static void forget_needs(dml_stream *s)
{
	for (size_t i = 0; i < s->of->nodes.n; i++)
		s->split[i].whole = s->split[i].rows = false;
}

static void recompute_needs(dml_stream *s)
{
	forget_needs(s);
	for (uint32_t i = 0; i < s->of->nodes.n; i++)
		s->split[i].whole = s->of->made.v[i] != NULL && !s->split[i].later;
	dml_stream_needs(s);
}

/* Whether a caller waits for this matrix alone and it fits. */
static bool is_awaited_and_fits(const dml_stream *s, uint32_t i, double taken)
{
	return s->t->asked != NULL && s->of->made.v[i] == s->t->asked &&
	       s->t->owner.fits(s->t->owner.ctx, taken + dml_stream_bytes(&s->of->nodes.v[i])) ==
		       SMR_OK;
}

/* Matrices that other nodes need whole, or that a caller waits for, are required; of the other
 * requested ones, as many as fit. */
void dml_stream_choose(dml_stream *s)
{
	double room = s->t->owner.room(s->t->owner.ctx), taken = 0;

	for (uint32_t i = 0; i < s->of->nodes.n; i++)
		s->split[i].later = s->of->made.v[i] != NULL && dml_is_split(s->split[i].way);
	recompute_needs(s);
	for (uint32_t i = 0; i < s->of->nodes.n; i++)
		if (is_whole_by_rows(s, i))
			taken += dml_stream_bytes(&s->of->nodes.v[i]);
	for (uint32_t i = 0; i < s->of->nodes.n; i++)
		if (s->split[i].later && !s->split[i].whole && is_awaited_and_fits(s, i, taken)) {
			taken += dml_stream_bytes(&s->of->nodes.v[i]);
			s->split[i].whole = true;
		}
	for (uint32_t i = 0; i < s->of->nodes.n; i++) {
		double bytes = dml_stream_bytes(&s->of->nodes.v[i]);

		if (!s->split[i].later || (!s->split[i].whole && taken + bytes > room * 0.75))
			continue;
		taken += s->split[i].whole ? 0 : bytes;
		s->split[i].later = false;
	}
	recompute_needs(s);
}
