#include "back/cpu/codegen/object/place.h"

#include <stdlib.h>
#include <string.h>

#include "base/os/safe_read.h"
#include "ir/graph/reach.h"

enum { ALIGN = 64 };

static smr_status add_segment(const smr_node *nest, const smr_node *view, const smr_env *e,
			      bool read, nest_place *p)
{
	int64_t lo, hi;

	if (view == NULL)
		return SMR_OK;
	SMR_TRY(smr_nest_range(nest, view, e, &lo, &hi));
	if (p->n == NEST_PLACE_INPUTS + NEST_MAX_MORE + 1)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d inputs", NEST_PLACE_INPUTS);
	p->segment[p->n++] = (nest_place_segment){.base = view->window->base,
						  .lo = lo,
						  .n = (uint64_t)hi - (uint64_t)lo,
						  .read = read};
	return SMR_OK;
}

static int by_place(const void *a, const void *b)
{
	const nest_place_segment *s = a, *t = b;

	if (s->base != t->base)
		return s->base < t->base ? -1 : 1;
	return s->lo < t->lo ? -1 : s->lo > t->lo;
}

/* Merges overlapping windows of one base. */
static void merge_segments(nest_place *p)
{
	int kept = 0;

	qsort(p->segment, (size_t)p->n, sizeof(*p->segment), by_place);
	for (int i = 1; i < p->n; i++) {
		nest_place_segment *a = &p->segment[kept], *b = &p->segment[i];
		int64_t end = a->lo + (int64_t)a->n, next = b->lo + (int64_t)b->n;

		if (b->base != a->base || b->lo > end) {
			p->segment[++kept] = *b;
			continue;
		}
		a->n = (uint64_t)((next > end ? next : end) - a->lo);
		a->read |= b->read;
	}
	p->n = p->n == 0 ? 0 : kept + 1;
}

static smr_status lay_out(nest_place *p, uint64_t at, uint64_t most)
{
	int64_t first = 0;
	uint64_t start = 0;

	for (int i = 0; i < p->n; i++) {
		nest_place_segment *s = &p->segment[i];

		if (i == 0 || s->base != p->segment[i - 1].base) {
			/* the base pointer itself is aligned */
			first = s->lo;
			start = (at + ALIGN - 1) / ALIGN * ALIGN + ((uint64_t)first & (ALIGN - 1));
		}
		if (s->n >= most || (uint64_t)s->lo - (uint64_t)first >= most - start)
			at = most;
		else
			at = (s->at = start + (uint64_t)(s->lo - first)) + s->n;
		if (at >= most)
			return smr_fail(SMR_EUNSUPPORTED,
					"its windows are larger than a memory of "
					"%.3g bytes",
					(double)most);
	}
	p->end = at;
	return SMR_OK;
}

static uint64_t pointer_to(const nest_place *p, uint32_t base, int64_t offset)
{
	for (int i = 0; i < p->n; i++)
		if (p->segment[i].base == base)
			return p->segment[i].at + (uint64_t)offset - (uint64_t)p->segment[i].lo;
	return 0;
}

/* Adds what a nest reads and stores; *@p lo: the result's first byte. Only stored elements are
 * copied back, so the old contents matter only if a condition decides what is stored. */
static smr_status add_nest(const smr_node *nest, const smr_env *e, nest_place *p, int64_t *lo)
{
	bool masked = nest->nest->pred != NULL;

	for (uint32_t i = 0; i < nest->nins; i++)
		SMR_TRY(add_segment(nest, smr_node_window(nest->ins[i]), e, true, p));
	if (nest->into == NULL)
		return SMR_OK;
	SMR_TRY(add_segment(nest, nest->into, e, masked, p));
	*lo = p->segment[p->n - 1].lo;
	p->result[p->nresults++] = (nest_place_result){.nest = nest, .masked = masked};
	return SMR_OK;
}

static int segment_with(const nest_place *p, uint32_t base, int64_t lo)
{
	int i = 0;

	while (i + 1 < p->n &&
	       (p->segment[i].base != base || lo >= p->segment[i].lo + (int64_t)p->segment[i].n))
		i++;
	return i;
}

smr_status nest_place_make(const smr_codelet *c, const smr_env *e, const nest_recipe *r,
			   uint64_t from, uint64_t most, nest_place *out)
{
	int64_t lo[NEST_MAX_MORE + 1] = {0};

	*out = (nest_place){0};
	if (c->nbeside > NEST_MAX_MORE)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d results", NEST_MAX_MORE + 1);
	for (uint32_t k = 0; k <= c->nbeside; k++) {
		SMR_TRY(add_nest(smr_codelet_nest(c, k), e, out, &lo[out->nresults]));
		merge_segments(out);
	}
	for (int k = 0; k < out->nresults; k++)
		out->result[k].segment =
			segment_with(out, out->result[k].nest->into->window->base, lo[k]);
	SMR_TRY(lay_out(out, from, most));
	for (int i = 0; i < r->nops; i++)
		out->pointer[i] = r->op[i].where == NEST_MEMORY
					  ? pointer_to(out, r->op[i].base, r->op[i].offset)
					  : 0;
	return SMR_OK;
}

smr_status nest_place_in(const nest_place *p, const smr_env *e, char *memory)
{
	for (int i = 0; i < p->n; i++) {
		const nest_place_segment *s = &p->segment[i];

		if (s->read)
			SMR_TRY(smr_safe_read(memory + s->at, (char *)e->base[s->base] + s->lo,
					      s->n));
	}
	return SMR_OK;
}

/* ---- back --------------------------------------------------------------------------------------
 */

typedef struct dim {
	int64_t stride, n;
} dim;

/* The stored elements: runs of `run` bytes from `at` on, repeated along the dims. */
typedef struct stored {
	int64_t at; /* from the base pointer */
	int64_t run;
	int n;
	dim d[SMR_MAX_LOOPS];
} stored;

static int by_stride(const void *a, const void *b)
{
	const dim *x = a, *y = b;

	return x->stride < y->stride ? -1 : x->stride > y->stride;
}

static smr_status find_stored(const smr_codelet *of, const smr_node *nest, const smr_env *e,
			      stored *out)
{
	int64_t extent[SMR_MAX_LOOPS];
	smr_operand o;
	smr_codelet one = *of, *c = &one;
	int used = 0;

	one.nest = nest;
	one.nbeside = 0;
	SMR_TRY(smr_codelet_operand(c, NULL, e->sym, &o));
	smr_codelet_extents(c, e->sym, extent);
	*out = (stored){.at = o.offset, .run = (int64_t)smr_dtype_size(o.dtype)};
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++) {
		int64_t s = o.stride[l];

		if (!(c->nest->nest->domain >> l & 1) || s == 0 || extent[l] < 2)
			continue;
		if (s < 0) {
			out->at += s * (extent[l] - 1);
			s = -s;
		}
		out->d[out->n++] = (dim){s, extent[l]};
	}
	qsort(out->d, (size_t)out->n, sizeof(*out->d), by_stride);
	while (used < out->n && out->d[used].stride == out->run)
		out->run *= out->d[used++].n;
	memmove(out->d, out->d + used, (size_t)(out->n - used) * sizeof(*out->d));
	out->n -= used;
	return SMR_OK;
}

typedef struct back {
	char *to;
	const char *from, *before;
	size_t element;
} back;

static void copy_run(const back *b, int64_t at, int64_t n)
{
	if (b->before == NULL) {
		memcpy(b->to + at, b->from + at, (size_t)n);
		return;
	}
	for (int64_t i = 0; i < n; i += (int64_t)b->element)
		if (memcmp(b->before + at + i, b->from + at + i, b->element) != 0)
			memcpy(b->to + at + i, b->from + at + i, b->element);
}

static void copy_dims(const back *b, const stored *s, int k, int64_t at)
{
	if (k < 0) {
		copy_run(b, at, s->run);
		return;
	}
	for (int64_t i = 0; i < s->d[k].n; i++)
		copy_dims(b, s, k - 1, at + i * s->d[k].stride);
}

bool nest_place_fills(const nest_place *p, int k, const smr_codelet *c, const smr_env *e)
{
	const nest_place_result *r = &p->result[k];
	const nest_place_segment *in = &p->segment[r->segment];
	stored s;

	return !r->masked && find_stored(c, r->nest, e, &s) == SMR_OK && s.n == 0 &&
	       s.at == in->lo && (uint64_t)s.run == in->n;
}

smr_status nest_place_out(const nest_place *p, int k, const smr_codelet *c, const smr_env *e,
			  const char *now, const char *before)
{
	const nest_place_result *r = &p->result[k];
	const nest_place_segment *in = &p->segment[r->segment];
	stored s;

	SMR_TRY(find_stored(c, r->nest, e, &s));
	back b = {.to = (char *)e->base[in->base] + in->lo,
		  .from = now,
		  .before = before,
		  .element = smr_dtype_size(r->nest->into->type.dtype)};

	copy_dims(&b, &s, s.n - 1, s.at - in->lo);
	return SMR_OK;
}
