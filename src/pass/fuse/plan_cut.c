/* Cuts of a part: once certain values are stored, no op spans them, so the pieces on either side
 * are independent decisions. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/union_find.h"
#include "base/data/vec.h"
#include "pass/fuse/plan_internal.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to fuse a flow");
}

/* Sets, by place, the first place of its connected component. */
static void components(const fuse_part *p, uint32_t *up)
{
	smr_union_find_init(up, p->nvalues);
	for (uint32_t i = 0; i < p->nvalues; i++)
		for (uint32_t k = 0; k < p->values[i]->nedges; k++) {
			const fuse_edge *e = &p->values[i]->edges[k];

			if (e->wanted && fuse_in(p, e->from))
				smr_union_find_unite(up, i, e->from->place);
		}
	for (uint32_t i = 0; i < p->nvalues; i++)
		up[i] = smr_union_find_find(up, i);
}

/* ---- cuts --------------------------------------------------------------------------------- */

/* Edge between two lumps while point number @p point is fused. */
typedef struct lump_edge {
	uint32_t point, from, to;
} lump_edge;

/* Lumps: values connected under all decisions, contracted so that cuts are tested on few nodes. */
typedef struct lumps {
	uint32_t n;
	uint32_t *of;         /* by place: number of its lump */
	uint32_t *up, *count; /* by lump */
	SMR_VEC(lump_edge) edges;
} lumps;

static smr_status find_lump_edges(const fuse_part *p, lumps *x)
{
	for (uint32_t i = 0; i < p->npoints; i++)
		for (uint32_t k = 0; k < p->points[i]->nedges; k++) {
			const fuse_value *reader = p->points[i]->edges[k]->reader;
			lump_edge e = {i, x->of[p->points[i]->from->place], 0};

			if (!fuse_in(p, reader))
				continue;
			e.to = x->of[reader->place];
			if (e.to != e.from)
				SMR_TRY(smr_vec_push(&x->edges, e));
		}
	return SMR_OK;
}

static smr_status find_lumps(const fuse_part *p, lumps *x)
{
	smr_assert(p->npoints <= FUSE_MAX_POINTS);
	*x = (lumps){.of = smr_calloc(3 * (size_t)p->nvalues + 1, sizeof(*x->of))};
	if (x->of == NULL)
		return no_memory();
	x->up = x->of + p->nvalues;
	x->count = x->up + p->nvalues;
	fuse_set_all(p, (UINT64_C(1) << p->npoints) - 1);
	components(p, x->up);
	for (uint32_t i = 0; i < p->nvalues; i++)
		x->of[i] = x->up[i] == i ? x->n++ : x->of[x->up[i]];
	return find_lump_edges(p, x);
}

static void free_lumps(lumps *x)
{
	smr_free(x->of);
	smr_vec_free(&x->edges);
}

/* Returns the points of the largest piece; all points: the cut does not separate. */
static uint32_t largest(const fuse_part *p, uint64_t cut, const lumps *x)
{
	uint32_t most = 0;

	smr_union_find_init(x->up, x->n);
	for (size_t i = 0; i < x->edges.n; i++)
		if (!(cut >> x->edges.v[i].point & 1))
			smr_union_find_unite(x->up, x->edges.v[i].from, x->edges.v[i].to);
	memset(x->count, 0, x->n * sizeof(*x->count));
	for (uint32_t i = 0; i < p->npoints; i++) {
		uint32_t at = smr_union_find_find(x->up, x->of[p->points[i]->from->place]);

		if (!(cut >> i & 1) && ++x->count[at] > most)
			most = x->count[at];
	}
	return most;
}

/* Returns the mask of all points of one value, which are consecutive. */
static uint64_t of_value(const fuse_part *p, uint32_t i)
{
	const fuse_value *x = p->points[i]->from;
	uint64_t all = 0;

	smr_assert(i < p->npoints && p->npoints <= FUSE_MAX_POINTS);
	while (i > 0 && p->points[i - 1]->from == x)
		i--;
	for (; i < p->npoints && p->points[i]->from == x; i++)
		all |= UINT64_C(1) << i;
	return all;
}

static uint64_t best_cut(const fuse_part *p, const lumps *x)
{
	uint32_t most = p->npoints;
	uint64_t best = 0;

	smr_assert(x->n > 0 || p->npoints == 0);
	for (uint32_t i = 0; i < p->npoints; i++) {
		uint64_t some[2] = {UINT64_C(1) << i, of_value(p, i)};

		for (int k = 0; k < 2; k++) {
			uint32_t left = p->npoints - (uint32_t)__builtin_popcountll(some[k]), n;

			if (k == 1 && (some[1] == some[0] || some[1] >> i > 1))
				continue; /* tested already, or tested with its last point */
			n = largest(p, some[k], x);
			if (n < left && n < most) {
				most = n;
				best = some[k];
			}
		}
	}
	return best;
}

smr_status fuse_cut_of(const fuse_part *p, uint64_t *out)
{
	lumps x;
	smr_status st = find_lumps(p, &x);

	*out = st == SMR_OK ? best_cut(p, &x) : 0;
	free_lumps(&x);
	return st;
}

/* ---- pieces ------------------------------------------------------------------------------- */

void fuse_pieces_free(fuse_pieces *x)
{
	smr_free(x->parts);
	smr_free(x->values);
	smr_free(x->points);
}

static smr_status make_room(const fuse_part *p, uint32_t n, fuse_pieces *out)
{
	*out = (fuse_pieces){0};
	out->parts = smr_calloc(n + 1, sizeof(*out->parts));
	out->values = smr_calloc(p->nvalues + 1, sizeof(fuse_value *));
	out->points = smr_calloc(p->npoints + 1, sizeof(fuse_point *));
	if (out->parts != NULL && out->values != NULL && out->points != NULL)
		return SMR_OK;
	fuse_pieces_free(out);
	return no_memory();
}

static void split_part(const fuse_part *p, uint64_t cut, const uint32_t *up, fuse_pieces *out)
{
	fuse_value **values = out->values;
	fuse_point **points = out->points;

	for (uint32_t root = 0; root < p->nvalues; root++) {
		fuse_part *to = &out->parts[out->n];

		if (up[root] != root)
			continue;
		*to = (fuse_part){.values = values, .points = points};
		for (uint32_t i = root; i < p->nvalues; i++)
			if (up[i] == root)
				values[to->nvalues++] = p->values[i];
		for (uint32_t i = 0; i < p->npoints; i++)
			if (!(cut >> i & 1) && up[p->points[i]->from->place] == root)
				points[to->npoints++] = p->points[i];
		values += to->nvalues;
		points += to->npoints;
		out->n++;
	}
}

smr_status fuse_fall_apart(const fuse_part *p, uint64_t cut, fuse_pieces *out)
{
	uint32_t *up = smr_calloc(p->nvalues + 1, sizeof(*up));
	smr_status st;

	if (up == NULL)
		return no_memory();
	fuse_set_all(p, cut);
	components(p, up);
	st = make_room(p, p->nvalues, out);
	if (st == SMR_OK)
		split_part(p, cut, up, out);
	smr_free(up);
	return st;
}

/* ---- windows of a large part -------------------------------------------------------------- */

static int by_place(const void *a, const void *b)
{
	const fuse_value *x = *(fuse_value *const *)a, *y = *(fuse_value *const *)b;

	return x < y ? -1 : x > y; /* in flow order */
}

typedef struct gathering {
	uint64_t number; /* fuse_value.seen of the values in the list */
	SMR_VEC(fuse_value *) list;
} gathering;

static smr_status gather_value(gathering *to, fuse_value *x)
{
	if (x->seen == to->number)
		return SMR_OK;
	x->seen = to->number;
	return smr_vec_push(&to->list, x);
}

/* Adds the operands that a value may compute, since an op that must read one makes it an op. An op
 * that runs out of operands does so, too; that is checked for readers of sums only, as all readers
 * would be too many. */
static smr_status gather_computed(gathering *to, fuse_value *x)
{
	for (uint32_t k = 0; k < x->nedges; k++)
		if (x->edges[k].wanted && x->edges[k].from->part != FUSE_NONE)
			SMR_TRY(gather_value(to, x->edges[k].from));
	return SMR_OK;
}

static smr_status gather_readers(gathering *to, const fuse_value *x)
{
	for (const fuse_edge *e = x->read_by; e != NULL; e = e->next)
		if (e->wanted)
			SMR_TRY(gather_value(to, e->reader));
	return SMR_OK;
}

/* Gathers the points' values, their readers, and the ops that may compute one of those; then their
 * operands. */
static smr_status gather_around(gathering *to, const fuse_part *p, uint32_t from, uint32_t n)
{
	size_t near;

	for (uint32_t i = from; i < p->npoints && i < from + n; i++) {
		SMR_TRY(gather_value(to, p->points[i]->from));
		for (uint32_t k = 0; k < p->points[i]->nedges; k++)
			SMR_TRY(gather_value(to, p->points[i]->edges[k]->reader));
	}
	for (size_t i = 0; i < to->list.n; i++)
		SMR_TRY(gather_readers(to, to->list.v[i]));
	near = to->list.n;
	for (size_t i = 0; i < to->list.n; i++) {
		fuse_value *x = to->list.v[i];

		if (i >= near && x->fold)
			SMR_TRY(gather_readers(to, x));
		SMR_TRY(gather_computed(to, x));
	}
	return SMR_OK;
}

smr_status fuse_around(fuse_search *s, const fuse_part *p, uint32_t from, uint32_t n,
		       fuse_pieces *out)
{
	gathering to = {.number = ++s->plan};
	smr_status st = gather_around(&to, p, from, n);

	*out = (fuse_pieces){0};
	out->parts = st == SMR_OK ? smr_calloc(1, sizeof(*out->parts)) : NULL;
	if (out->parts == NULL) {
		smr_vec_free(&to.list);
		return st != SMR_OK ? st : no_memory();
	}
	if (to.list.n > 1)
		qsort(to.list.v, to.list.n, sizeof(fuse_value *), by_place);
	out->n = 1;
	out->values = to.list.v;
	out->parts[0] = (fuse_part){.values = to.list.v,
				    .nvalues = (uint32_t)to.list.n,
				    .points = p->points + from,
				    .npoints = p->npoints - from < n ? p->npoints - from : n};
	return SMR_OK;
}
