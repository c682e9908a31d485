/* Memory that a script holds, and checks before large computations or reads. */
#include <math.h>

#include "base/assert.h"
#include "dml/lineage/tracing.h"

enum { LITTLE = 1 << 20 }; /* bytes that need no check */

/* A matrix that several variables hold counts once for each, at a fraction of its size. */
static double bytes_of(const dml_value *v)
{
	const dml_matrix *m = v->matrix;
	double sum = 0;

	smr_assert(m == NULL || m->refs > 0);
	if (m != NULL && m->data != NULL && !m->borrowed)
		sum = (double)dml_matrix_count(m) * sizeof(double) / m->refs;
	if (m != NULL && m->values != NULL && !m->borrowed)
		sum += (double)m->pattern->n * (sizeof(double) + 2 * sizeof(int32_t)) / m->refs;
	if (m != NULL && m->packed != NULL && !m->borrowed)
		sum += smr_compressed_bytes(m->packed) / m->refs;
	if (v->kind == DML_FRAME && v->frame != NULL)
		sum += dml_dataframe_bytes(v->frame) / v->frame->refs;
	for (uint32_t i = 0; v->kind == DML_LIST && i < v->list->n; i++)
		sum += bytes_of(&v->list->values[i]);
	return sum;
}

static double bytes_of_matrix(dml_matrix *m)
{
	return bytes_of(&(dml_value){.kind = DML_MATRIX, .matrix = m});
}

static double bytes_of_trace(const dml_lazy *t)
{
	double sum = 0;

	smr_assert(t->nodes.n == t->made.n);
	for (size_t i = 0; i < t->params.n; i++)
		sum += bytes_of_matrix(t->params.v[i]);
	for (size_t i = 0; i < t->joints.n; i++)
		for (int k = 0; k < t->joints.v[i].n; k++)
			sum += bytes_of_matrix(t->joints.v[i].from[k]) +
			       bytes_of_matrix(t->joints.v[i].on[k]);
	return sum;
}

double dml_held(const script *s)
{
	double sum = s->trace->beside;

	smr_assert(s->trace != NULL && s->frame != NULL);
	for (const dml_frame *f = s->frame; f != NULL; f = dml_frame_below(s, f))
		for (const dml_variable *x = f->vars; x != NULL; x = x->hh.next)
			sum += bytes_of(&x->value);
	for (const dml_lazy *t = s->trace; t != NULL; t = t->around)
		sum += bytes_of_trace(t);
	return sum + s->parallel->held(s);
}

/* Drops results that are kept for reuse, the least useful ones first, if memory is short. */
static smr_status fits_beside_cache(script *s, double bytes, double now)
{
	dml_cache *c = s->tracing != NULL ? s->tracing->cache : NULL;
	dml_cache_stats stats = {0};

	if (c != NULL)
		dml_cache_stat(c, &stats);
	for (double kept = stats.bytes; kept > 0; kept = kept > LITTLE ? kept / 2 : 0) {
		if (s->params->fits(s->params->fits_ctx, bytes, now + kept) == SMR_OK)
			return SMR_OK;
		dml_cache_shrink(c, kept > LITTLE ? kept / 2 : 0);
	}
	return s->params->fits(s->params->fits_ctx, bytes, now);
}

smr_status dml_fits(void *ctx, double bytes)
{
	script *s = ctx;
	double now;
	smr_status st;

	smr_assert(bytes >= 0);
	if (s->params->fits == NULL || (bytes < LITTLE && !s->weighs))
		return SMR_OK;
	now = dml_held(s);
	st = bytes < LITTLE ? SMR_OK : fits_beside_cache(s, bytes, now);
	if (st == SMR_OK)
		s->most = fmax(s->most, now + bytes);
	return st;
}

dml_matrix *dml_new(script *s, int64_t rows, int64_t cols)
{
	return s->domain->alloc(s, rows, cols);
}

dml_matrix *dml_alloc(script *s, int64_t rows, int64_t cols)
{
	return dml_fits(s, (double)rows * (double)cols * sizeof(double)) == SMR_OK
		       ? dml_matrix_new(rows, cols)
		       : NULL;
}

double dml_room(void *ctx)
{
	const script *s = ctx;

	return s->params->room != NULL ? s->params->room(s->params->fits_ctx, dml_held(s))
				       : INFINITY;
}
