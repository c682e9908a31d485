/* A lower bound of the cost of all plans of a part that store given values: writes plus compilation
 * plus the larger of reads and computation. It holds because a sum of maxima is no less than the
 * maximum of sums. Ops that may be joined have one start-up cost per size.
 *
 * The reads and computation of the bound are those of the plan that fuses everything: of each input
 * the part that one op reads, of each value the elements that one op computes. A plan that stores
 * more values neither reads nor computes less. */
#include <math.h>

#include "base/data/hash.h"
#include "pass/fuse/plan_internal.h"

/* Returns one bit of 64 for the size; equal sizes have the same bit. */
uint64_t fuse_size_bit(const fuse_value *x)
{
	uint64_t h = x->rank;

	for (uint32_t d = 0; d < x->rank; d++)
		h = smr_hash_mix(h, (uint64_t)x->form->extent[d]);
	return UINT64_C(1) << (h >> 58);
}

static double min_seconds(const double s[2])
{
	return fmin(s[0], s[1]);
}

/* Returns the store cost. Joined ops share one start, and their results need not be read. */
static double storing(const fuse_search *s, const fuse_value *x)
{
	if (s->joint != NULL)
		return min_seconds(x->write_s);
	return s->f->cost->start_s + s->f->cost->store_s + min_seconds(x->write_s);
}

/* Adds the excess of @p now over the maximum so far, and returns it. */
static double add_excess(double *most, double now)
{
	double d = fmin(now, 1) - *most;

	if (d <= 0)
		return 0;
	*most += d;
	return d;
}

static fuse_value *reset_if_stale(const fuse_search *s, const fuse_value *x)
{
	fuse_value *v = &s->f->values[x - s->f->values];

	if (v->seen != s->plan) {
		v->seen = s->plan;
		v->seen_read = v->seen_computed = 0;
	}
	return v;
}

/* Adds a value that some op computes in every plan. */
static void add_value(const fuse_search *s, const fuse_value *v, double n, fuse_bound *out)
{
	const fuse_cost *c = s->f->cost;
	bool met = v->seen == s->plan && v->seen_computed > 0;

	out->store_s += met ? 0 : v->form->parts * c->part_s;
	out->flop_s += add_excess(&reset_if_stale(s, v)->seen_computed, n / v->elements) *
		       v->elements * v->form->flops * min_seconds(c->flop_s);
}

static void add_op(fuse_search *s, const fuse_value *x, fuse_bound *out)
{
	const fuse_value *v;
	fuse_op_cost cost;
	double n;

	fuse_walk_op(s->walk, x, &cost);
	for (uint32_t i = 0; i < fuse_walk_inputs(s->walk, i, &v, &n); i++)
		out->read_s +=
			add_excess(&reset_if_stale(s, v)->seen_read, n) * min_seconds(v->read_s);
	for (uint32_t i = 0; i < fuse_walk_values(s->walk, i, &v, &n); i++)
		if (v != NULL)
			add_value(s, v, n, out);
}

/* Returns whether a stored value is read: with joins, readers of its size may compute it
 * instead. */
static bool is_read(const fuse_search *s, const fuse_value *x)
{
	uint64_t readers = 0;

	for (const fuse_edge *e = x->read_by; e != NULL; e = e->next)
		readers |= e->reader->sizes;
	return s->joint == NULL || (readers & fuse_size_bit(x)) == 0;
}

static void add_point(const fuse_search *s, fuse_point *at, uint32_t i, fuse_bound *out)
{
	uint32_t k = 0;

	if (at->from->stored)
		return;
	while (k < out->n && out->from[k] != at->from)
		k++;
	if (k == out->n) {
		out->from[k] = at->from;
		out->of[k].points = 0;
		out->of[k].size = fuse_size_bit(at->from);
		out->of[k].store_s = storing(s, at->from);
		out->of[k].read_s = is_read(s, at->from) ? min_seconds(at->from->read_s) : 0;
		out->n++;
	}
	out->of[k].points |= UINT64_C(1) << i;
}

/* Returns whether an op may read only a part of a stored value. */
static bool has_partial_read(const fuse_part *p)
{
	for (uint32_t i = 0; i < p->nvalues; i++) {
		const fuse_value *x = p->values[i];

		for (uint32_t k = 0; k < x->nedges; k++)
			if (!x->fold && x->edges[k].open &&
			    x->edges[k].from->elements > x->elements)
				return true;
	}
	return false;
}

void fuse_bound_of(fuse_search *s, const fuse_part *p, fuse_bound *out)
{
	out->store_s = out->read_s = out->flop_s = 0;
	out->start_s = s->joint != NULL ? s->f->cost->start_s + s->f->cost->store_s : 0;
	out->sizes = 0;
	out->n = 0;
	out->picks = has_partial_read(p);
	for (uint32_t i = 0; i < p->nvalues; i++) {
		fuse_value *x = p->values[i];

		if (x->dead || (x->mark != s->plan && !fuse_is_stored(x)))
			continue;
		add_op(s, x, out);
		if (!x->stored)
			continue;
		out->store_s += storing(s, x);
		out->sizes |= fuse_size_bit(x);
	}
	for (uint32_t i = 0; i < p->npoints; i++)
		add_point(s, p->points[i], i, out);
}

double fuse_bound_at(const fuse_bound *b, uint64_t q)
{
	double store = b->store_s, read = b->read_s;
	uint64_t sizes = b->sizes;

	for (uint32_t i = 0; i < b->n; i++)
		if ((b->of[i].points & q) != 0) {
			store += b->of[i].store_s;
			read += b->picks ? 0 : b->of[i].read_s;
			sizes |= b->of[i].size;
		}
	return store + __builtin_popcountll(sizes) * b->start_s + fmax(read, b->flop_s);
}
