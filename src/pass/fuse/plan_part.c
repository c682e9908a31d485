/* Splits a flow into independent parts and lists the decisions (points) of each.
 *
 * Two values are in one part if an undecided edge connects them. An op of any plan lies in one
 * part, so costs of parts add up. A free value that only reads memory connects no parts: each
 * reader computes it.
 *
 * A point is an edge that is not obviously worth fusing: its value has several readers or is stored
 * anyway, would be computed more often than it has elements, or contains a fold, which changes the
 * template of its reader. A value with very many readers is one point. */
#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/union_find.h"
#include "pass/fuse/plan_internal.h"

/* Readers above which a value is one point; repetitions from which on it matters that what is
 * repeated may have been computed. */
enum { MANY = 6, OFTEN = 256 };

static bool is_leaf(const fuse_value *x)
{
	if (!x->free)
		return false;
	for (uint32_t i = 0; i < x->nedges; i++)
		if (x->edges[i].open && !is_leaf(x->edges[i].from))
			return false;
	return true;
}

/* ---- edges -------------------------------------------------------------------------------- */

/* Returns whether fusing always pays: a single edge that recomputes nothing. */
static bool always_pays(const fuse_edge *e)
{
	const fuse_value *x = e->from;

	smr_assert(x->read_by != NULL);
	if (x->free)
		return e->reader->elements < OFTEN * x->elements || is_leaf(x);
	return x->read_by->next == NULL && x->read_by == e && !x->stored && (!x->fold || x->core) &&
	       x->elements >= e->reader->elements;
}

static void fix_edges(fuse_flow *f)
{
	for (uint32_t i = 0; i < f->nvalues; i++) {
		fuse_value *x = &f->values[i];

		for (uint32_t k = 0; k < x->nedges && !x->dead; k++)
			x->edges[k].fixed = x->edges[k].wanted =
				x->edges[k].open && always_pays(&x->edges[k]);
	}
}

/* ---- parts -------------------------------------------------------------------------------- */

static bool edge_joins_parts(const fuse_edge *e)
{
	return e->open && !e->reader->dead && !is_leaf(e->from);
}

/* Sets, by value, the smallest value of its part; FUSE_NONE: in no part. */
static void join(const fuse_flow *f, uint32_t *up)
{
	smr_union_find_init(up, f->nvalues);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		const fuse_value *x = &f->values[i];

		for (uint32_t k = 0; k < x->nedges; k++)
			if (edge_joins_parts(&x->edges[k]))
				smr_union_find_unite(up, i,
						     (uint32_t)(x->edges[k].from - f->values));
	}
}

static bool is_decided(const fuse_edge *e)
{
	return edge_joins_parts(e) && !e->fixed;
}

static uint32_t open_points(const fuse_value *x)
{
	uint32_t n = 0;

	for (const fuse_edge *e = x->read_by; e != NULL; e = e->next)
		n += is_decided(e);
	return n > MANY ? 1 : n;
}

static fuse_point *new_point(fuse_flow *f, fuse_part *p, fuse_value *from, uint32_t edges)
{
	fuse_point *now = smr_arena_alloc(f->arena, sizeof(*now));

	if (now == NULL)
		return NULL;
	now->from = from;
	now->edges = smr_arena_array(f->arena, edges, sizeof(fuse_edge *));
	if (now->edges == NULL)
		return NULL;
	smr_assert(edges > 0 && from != NULL);
	p->points[p->npoints++] = now;
	return now;
}

static smr_status fill_points(fuse_flow *f, fuse_part *p)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->nvalues; i++)
		n += open_points(p->values[i]);
	p->points = smr_arena_array(f->arena, n + 1, sizeof(fuse_point *));
	if (p->points == NULL)
		return fuse_no_memory(f->g);
	for (uint32_t i = 0; i < p->nvalues; i++) {
		bool one = open_points(p->values[i]) == 1;
		fuse_point *now = NULL;
		uint32_t edges = 0;

		for (const fuse_edge *e = p->values[i]->read_by; e != NULL; e = e->next)
			edges += is_decided(e);
		for (fuse_edge *e = p->values[i]->read_by; e != NULL; e = e->next) {
			if (!is_decided(e))
				continue;
			if (now == NULL || !one)
				now = new_point(f, p, p->values[i], edges);
			if (now == NULL)
				return fuse_no_memory(f->g);
			now->edges[now->nedges++] = e;
		}
	}
	return SMR_OK;
}

static smr_status fill_parts(fuse_flow *f, const uint32_t *up, const uint32_t *size,
			     fuse_parts *out)
{
	for (uint32_t i = 0; i < f->nvalues; i++) {
		fuse_value *x = &f->values[i];
		fuse_part *p;

		x->part = FUSE_NONE;
		if (up[i] == i && size[i] > 1) {
			p = &out->parts[out->n];
			p->values = smr_arena_array(f->arena, size[i], sizeof(*p->values));
			if (p->values == NULL)
				return fuse_no_memory(f->g);
			x->part = out->n++;
		} else if (size[up[i]] > 1) {
			x->part = f->values[up[i]].part;
		}
		if (x->part == FUSE_NONE)
			continue;
		p = &out->parts[x->part];
		smr_assert(p->nvalues < size[up[i]]);
		x->place = x->home = p->nvalues;
		p->values[p->nvalues++] = x;
	}
	smr_assert(out->n <= f->nvalues);
	for (uint32_t i = 0; i < out->n; i++)
		SMR_TRY(fill_points(f, &out->parts[i]));
	return SMR_OK;
}

smr_status fuse_parts_of(fuse_flow *f, fuse_parts *out)
{
	uint32_t *up = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*up));
	uint32_t *size = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*size)), n = 0;

	*out = (fuse_parts){0};
	if (up == NULL || size == NULL)
		return fuse_no_memory(f->g);
	fix_edges(f);
	join(f, up);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		smr_assert(up[i] <= i);
		up[i] = smr_union_find_find(up, i);
		size[up[i]]++;
		n += size[up[i]] == 2;
	}
	out->parts = smr_arena_array(f->arena, n + 1, sizeof(*out->parts));
	return out->parts != NULL ? fill_parts(f, up, size, out) : fuse_no_memory(f->g);
}
