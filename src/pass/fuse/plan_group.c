/* Decides fusion edges and multi-output fusion together. Parts whose ops could become results of
 * one op form a group: it has the points of all its parts, and the cost of a plan is that of its
 * ops after joining (plan_multi_out.c).
 *
 * The search starts from the cheapest plan without joins. A group with few points is searched like
 * a part, with the same bounds, up to a limit of plans. Beyond the limit, and in larger groups, a
 * local search flips one point at a time, then all points of a value, while that lowers the cost.
 * The largest groups are searched window by window.
 */
#include <math.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "base/data/union_find.h"
#include "pass/fuse/plan_internal.h"

/* Points of a group that is searched like a part, and the limit of its plans. */
enum { FEW = 12, MOST_PLANS = 300 };
/* Larger groups: values considered together, points of a window, step between windows, sweeps. */
enum { MOST_VALUES = 200, WINDOW = 48, STEP = 32, SWEEPS = 4 };

typedef struct grouping {
	fuse_flow *f;
	uint32_t *up; /* by value: union-find parent */
	bool *joins;  /* by root value: some ops of the group could be joined */
} grouping;

/* ---- groups --------------------------------------------------------------------------------- */

static bool may_be_result(const fuse_value *x)
{
	return x->form != NULL && !x->dead && !x->core && x->k == 0 && x->node->nmore == 0;
}

static void find_sizes(fuse_flow *f)
{
	for (uint32_t i = f->nvalues; i-- > 0;) {
		fuse_value *v = &f->values[i];

		v->sizes |= may_be_result(v) ? fuse_size_bit(v) : 0;
		for (uint32_t k = 0; k < v->nedges; k++)
			if (v->edges[k].open && !v->dead)
				v->edges[k].from->sizes |= v->sizes;
	}
}

/* Connects the readers of one value, with the ops that may compute each. */
static void join_readers(const grouping *x, const fuse_value *from)
{
	uint32_t own = (uint32_t)(from - x->f->values), first[64];
	uint64_t met = 0, size = may_be_result(from) ? fuse_size_bit(from) : 0;

	smr_assert(from >= x->f->values && own < x->f->nvalues);
	for (const fuse_edge *e = from->read_by; e != NULL; e = e->next) {
		uint32_t r = (uint32_t)(e->reader - x->f->values);

		if (e->open && (size & e->reader->sizes) != 0)
			x->joins[own] = true; /* stored next to a result computed from it */
		for (uint64_t of = e->reader->sizes; of != 0; of &= of - 1) {
			uint32_t bit = (uint32_t)__builtin_ctzll(of);

			if (met >> bit & 1) {
				smr_union_find_unite(x->up, first[bit], r);
				x->joins[r] = true;
			} else {
				first[bit] = r;
			}
		}
		met |= e->reader->sizes;
	}
}

static uint32_t index_in(const grouping *x, const fuse_value *v)
{
	smr_assert(v >= x->f->values && v < x->f->values + x->f->nvalues);
	return (uint32_t)(v - x->f->values);
}

static uint32_t group_of(const grouping *x, const fuse_part *p)
{
	smr_assert(p->nvalues > 0);
	return smr_union_find_find(x->up, index_in(x, p->values[0]));
}

static void join_parts(const grouping *x, const fuse_parts *parts)
{
	for (uint32_t i = 0; i < parts->n; i++)
		for (uint32_t k = 1; k < parts->parts[i].nvalues; k++)
			smr_union_find_unite(x->up, index_in(x, parts->parts[i].values[0]),
					     index_in(x, parts->parts[i].values[k]));
}

static smr_status deal(grouping *x, const fuse_parts *parts, fuse_parts *out)
{
	fuse_flow *f = x->f;
	uint32_t *n = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*n));
	uint32_t *points = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*points));
	fuse_part **of = smr_arena_array(f->arena, f->nvalues + 1, sizeof(fuse_part *));
	uint32_t groups = 0;

	if (n == NULL || points == NULL || of == NULL)
		return fuse_no_memory(f->g);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		uint32_t at = smr_union_find_find(x->up, i);

		n[at] += f->values[i].form != NULL;
		x->joins[at] |= x->joins[i];
	}
	for (uint32_t i = 0; i < parts->n; i++)
		points[group_of(x, &parts->parts[i])] += parts->parts[i].npoints;
	for (uint32_t i = 0; i < f->nvalues; i++)
		groups += x->joins[i] && x->up[i] == i && n[i] > 1;
	out->parts = smr_arena_array(f->arena, groups + 1, sizeof(*out->parts));
	if (out->parts == NULL)
		return fuse_no_memory(f->g);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		uint32_t at = smr_union_find_find(x->up, i);
		fuse_part *p;

		if (!x->joins[at] || n[at] < 2 || f->values[i].form == NULL)
			continue;
		if (of[at] == NULL) {
			p = of[at] = &out->parts[out->n++];
			p->values = smr_arena_array(f->arena, n[at], sizeof(fuse_value *));
			p->points = smr_arena_array(f->arena, points[at] + 1, sizeof(fuse_point *));
			if (p->values == NULL || p->points == NULL)
				return fuse_no_memory(f->g);
		}
		p = of[at];
		smr_assert(p->nvalues < n[at]);
		p->values[p->nvalues++] = &f->values[i];
	}
	for (uint32_t i = 0; i < parts->n; i++) {
		fuse_part *p = of[group_of(x, &parts->parts[i])];

		for (uint32_t k = 0; p != NULL && k < parts->parts[i].npoints; k++)
			p->points[p->npoints++] = parts->parts[i].points[k];
	}
	return SMR_OK;
}

smr_status fuse_groups_of(fuse_flow *f, const fuse_parts *parts, fuse_parts *out)
{
	grouping x = {.f = f};

	*out = (fuse_parts){0};
	x.up = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*x.up));
	x.joins = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*x.joins));
	if (x.up == NULL || x.joins == NULL)
		return fuse_no_memory(f->g);
	smr_union_find_init(x.up, f->nvalues);
	join_parts(&x, parts);
	find_sizes(f);
	for (uint32_t i = 0; i < f->nvalues; i++)
		if (f->values[i].elements > 1 && !fuse_splat(f->values[i].node))
			join_readers(&x, &f->values[i]);
	return deal(&x, parts, out);
}

/* ---- the cheapest plan ---------------------------------------------------------------------- */

/* Returns the mask of a value's points, which are consecutive, at its first point if it has
 * several. */
static uint64_t of_value(const fuse_part *p, uint32_t at)
{
	const fuse_value *x = p->points[at]->from;
	uint32_t n = 1;

	smr_assert(at < p->npoints && p->npoints <= FUSE_MAX_POINTS);
	if (at > 0 && p->points[at - 1]->from == x)
		return 0;
	while (at + n < p->npoints && p->points[at + n]->from == x)
		n++;
	return n > 1 ? ((UINT64_C(1) << n) - 1) << at : 0;
}

/* Flips one point at a time, then all points of a value, while that lowers the cost. */
static void flip_greedily(fuse_search *s, const fuse_part *p, double *seconds)
{
	uint64_t best = fuse_decisions(p);

	smr_assert(p->npoints > 0 && p->npoints <= FUSE_MAX_POINTS);
	for (int k = 0; k < SWEEPS; k++) {
		double before = *seconds;

		for (uint32_t i = 0; i < 2 * p->npoints; i++) {
			uint32_t at = i % p->npoints;
			uint64_t some = i < p->npoints ? UINT64_C(1) << at : of_value(p, at);
			double now;

			if (some == 0)
				continue;
			fuse_set_all(p, (best & some) == some ? best & ~some : best | some);
			now = fuse_part_cost(s, p, *seconds);
			if (now < *seconds) {
				*seconds = now;
				best = fuse_decisions(p);
			}
		}
		if (*seconds >= before)
			break;
	}
	fuse_set_all(p, best);
}

/* Keeps the new plan only if it beats the current one by the margin. */
static void choose_plan(const fuse_part *p, uint64_t was, double before, double after,
			smr_fusion *out)
{
	smr_assert(was >> p->npoints == 0);
	if (after <= FUSE_MARGIN * before) {
		out->joint += fuse_decisions(p) != was;
	} else {
		out->kept += after < before * (1 - 1e-9);
		fuse_set_all(p, was);
	}
	fuse_settle(p);
}

static smr_status search_limited(fuse_search *s, const fuse_part *p, smr_fusion *out)
{
	uint64_t was = fuse_decisions(p);
	double before = fuse_part_cost(s, p, INFINITY), after;
	bool ended = false;

	s->limit = s->evaluated + MOST_PLANS;
	SMR_TRY(fuse_search_once(s, p, &after, &ended));
	if (ended)
		flip_greedily(s, p, &after);
	choose_plan(p, was, before, after, out);
	return SMR_OK;
}

/* Searches a group locally; equal layers are searched once. */
static void search_greedily(fuse_search *s, const fuse_part *p, smr_fusion *out)
{
	uint64_t was = fuse_decisions(p), key = smr_hash_mix(fuse_describe(s, p), 2);
	const fuse_found *known = fuse_recall(s, key);
	double before, after;

	if (known != NULL) {
		fuse_set_all(p, known->apart);
		fuse_settle(p);
		out->joint += known->apart != was;
		return;
	}
	before = after = fuse_part_cost(s, p, INFINITY);
	if (!isfinite(before))
		return;
	flip_greedily(s, p, &after);
	choose_plan(p, was, before, after, out);
	fuse_keep(s, key, fuse_decisions(p), after);
}

/* Searches overlapping windows of as many points as one search distinguishes, with their
 * surroundings. */
static smr_status search_windows(fuse_search *s, const fuse_part *p, smr_fusion *out)
{
	for (uint32_t i = 0; i < p->npoints; i += STEP) {
		fuse_pieces x;

		SMR_TRY(fuse_around(s, p, i, WINDOW, &x));
		if (x.parts[0].nvalues <= MOST_VALUES) {
			fuse_turn_to(s, &x.parts[0]);
			search_greedily(s, &x.parts[0], out);
		}
		fuse_pieces_free(&x);
	}
	return SMR_OK;
}

bool fuse_is_searched(const fuse_part *p)
{
	return p->npoints <= FUSE_MAX_POINTS && p->nvalues <= MOST_VALUES;
}

smr_status fuse_search_group(fuse_search *s, const fuse_part *p, smr_fusion *out)
{
	smr_assert(s->joint != NULL);
	if (!fuse_is_searched(p))
		return search_windows(s, p, out);
	fuse_turn_to(s, p);
	if (p->npoints > FEW)
		search_greedily(s, p, out);
	else if (p->npoints > 0)
		SMR_TRY(search_limited(s, p, out));
	if (fuse_part_cost(s, p, INFINITY) < INFINITY)
		fuse_joint_keep(s);
	return SMR_OK;
}
