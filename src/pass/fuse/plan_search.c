/* Searches the cheapest plan of a part, after SystemDS's MPSkipEnum. A plan is a number; its bits
 * are the points, 1 where a value is read from memory. Plans are enumerated in order, skipping
 *
 * - all plans that store what this one stores, if their lower bound (plan_bound.c) exceeds the best
 * so far;
 * - all plans that store a cut: the pieces are searched independently (plan_cut.c).
 *
 * A part of up to ALL_POINTS points is searched exhaustively. The search of a larger part has a
 * limit. Beyond it, and with more points than bits in a number, a local search changes a few
 * neighbouring points at a time while that lowers the cost: linear in the size of the part. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "pass/fuse/plan_internal.h"

enum { ALL_POINTS = 12, CUT_POINTS = 5, AROUND = 4, SWEEPS = 2 };
/* Limits for a part with more points. */
enum { MOST_PLANS = 200, MOST_STEPS = 4000 };

/* ---- plans as numbers --------------------------------------------------------------------- */

/* Enumeration of plans; bit k of a number is point order[k], the most significant bit first. */
typedef struct enumeration {
	fuse_search *s;
	const fuse_part *p;
	uint32_t order[FUSE_MAX_POINTS];
	fuse_bound bound;
	uint64_t best; /* mask of points, not in enumeration order */
	double seconds;
	uint64_t steps;
	bool ended; /* the limit ended the search */
} enumeration;

static uint64_t by_points(const enumeration *e, uint64_t j)
{
	uint64_t q = 0;

	smr_assert(e->p->npoints <= FUSE_MAX_POINTS && j >> e->p->npoints == 0);
	for (uint32_t k = 0; k < e->p->npoints; k++)
		q |= (j >> k & 1) << e->order[k];
	return q;
}

static void keep_cheaper_plan(enumeration *e, uint64_t q, double seconds)
{
	if (seconds < e->seconds) {
		e->seconds = seconds;
		e->best = q;
	}
}

static void try_plan(enumeration *e, uint64_t q)
{
	fuse_set_all(e->p, q);
	keep_cheaper_plan(e, q, fuse_part_cost(e->s, e->p, e->seconds));
}

/* Orders points: the cut first, then by size, so that large values are decided early. */
static void put_in_order(enumeration *e, uint64_t cut)
{
	uint32_t n = e->p->npoints;

	smr_assert(n <= FUSE_MAX_POINTS);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t at = i;

		while (at > 0) {
			uint32_t o = e->order[at - 1];
			bool first = (cut >> o & 1) < (cut >> i & 1) ||
				     ((cut >> o & 1) == (cut >> i & 1) &&
				      fuse_bytes(e->p->points[o]->from) <
					      fuse_bytes(e->p->points[i]->from));

			if (!first)
				break;
			e->order[at] = o;
			at--;
		}
		e->order[at] = i;
	}
	for (uint32_t i = 0; i < n / 2; i++) { /* the first point is the last bit */
		uint32_t o = e->order[i];

		e->order[i] = e->order[n - 1 - i];
		e->order[n - 1 - i] = o;
	}
}

static smr_status search_plans(fuse_search *s, const fuse_part *p, double *seconds, bool *ended);

/* Searches the plans that store all of the cut, piece by piece. */
static smr_status search_pieces(enumeration *e, uint64_t cut)
{
	double sum = 0;
	fuse_pieces x;
	smr_status st;

	smr_assert(cut != 0 && cut >> e->p->npoints == 0);
	SMR_TRY(fuse_fall_apart(e->p, cut, &x));
	st = SMR_OK;
	fuse_settle(e->p); /* readers in one piece decide whether another piece needs an op */
	for (uint32_t i = 0; st == SMR_OK && i < x.n; i++) {
		double seconds = 0;

		fuse_turn_to(e->s, &x.parts[i]);
		st = search_plans(e->s, &x.parts[i], &seconds, &e->ended);
		sum += seconds;
	}
	fuse_turn_to(e->s, e->p);
	if (st == SMR_OK)
		keep_cheaper_plan(e, fuse_decisions(e->p), sum);
	fuse_pieces_free(&x);
	return st;
}

/* Enumerates all plans but the first and the last; stops at @p end, beyond which all store the
 * cut. */
static void enumerate_plans(enumeration *e, uint64_t end)
{
	uint32_t m = e->p->npoints;

	for (uint64_t j = 1; j < end;) {
		uint64_t q = by_points(e, j);

		if ((m > ALL_POINTS || e->s->joint != NULL) &&
		    (e->s->evaluated >= e->s->limit || e->steps++ > MOST_STEPS)) {
			e->ended = true;
			return;
		}
		if (fuse_bound_at(&e->bound, q) >= e->seconds) {
			j += j & -j; /* skip all plans with the same leading bits */
			continue;
		}
		try_plan(e, q);
		j++;
	}
}

/* Evaluates the two extreme plans and the current one. */
static void begin_enumeration(enumeration *e)
{
	uint64_t stood = fuse_decisions(e->p), last = (UINT64_C(1) << e->p->npoints) - 1;

	smr_assert(e->p->npoints <= FUSE_MAX_POINTS);
	e->seconds = INFINITY;
	fuse_set_all(e->p, 0);
	keep_cheaper_plan(e, 0, fuse_part_cost(e->s, e->p, INFINITY));
	if (e->p->npoints > 1 && !e->s->few)
		fuse_bound_of(e->s, e->p, &e->bound);
	if (last != 0)
		try_plan(e, last);
	if (stood != 0 && stood != last)
		try_plan(e, stood);
}

static smr_status search_plans(fuse_search *s, const fuse_part *p, double *seconds, bool *ended)
{
	enumeration e = {.s = s, .p = p};
	uint64_t end = (UINT64_C(1) << p->npoints) - 1, cut = 0;

	smr_assert(p->npoints <= FUSE_MAX_POINTS);
	begin_enumeration(&e);
	if (s->joint == NULL && p->npoints >= CUT_POINTS &&
	    /* joins cross pieces */ fuse_bound_at(&e.bound, 0) < e.seconds)
		SMR_TRY(fuse_cut_of(p, &cut));
	put_in_order(&e, cut);
	if (cut != 0) {
		SMR_TRY(search_pieces(&e, cut));
		end = (end >> (p->npoints - (uint32_t)__builtin_popcountll(cut)))
		      << (p->npoints - (uint32_t)__builtin_popcountll(cut));
	}
	enumerate_plans(&e, end);
	smr_assert(e.best >> p->npoints == 0 && isfinite(e.seconds));
	fuse_set_all(p, e.best);
	*seconds = e.seconds;
	*ended |= e.ended;
	return SMR_OK;
}

/* Searches once; *@p key identifies the plan in the memo. */
static smr_status search_once(fuse_search *s, const fuse_part *p, double *seconds, bool *ended,
			      uint64_t *key)
{
	const fuse_found *before;

	fuse_turn_to(s, p);
	*key = fuse_describe(s, p) ^ (s->joint != NULL);
	before = fuse_recall(s, *key);
	if (before != NULL) {
		fuse_set_all(p, before->apart);
		*seconds = before->seconds;
	} else {
		SMR_TRY(search_plans(s, p, seconds, ended));
		fuse_keep(s, *key, fuse_decisions(p), *seconds);
	}
	fuse_settle(p);
	return SMR_OK;
}

smr_status fuse_search_once(fuse_search *s, const fuse_part *p, double *seconds, bool *ended)
{
	uint64_t key;

	return search_once(s, p, seconds, ended, &key);
}

/* ---- large parts -------------------------------------------------------------------------- */

static smr_status improve_at(fuse_search *s, const fuse_part *p, uint32_t from)
{
	bool ended = false;
	double seconds;
	fuse_pieces x;
	smr_status st;

	smr_assert(from < p->npoints);
	SMR_TRY(fuse_around(s, p, from, AROUND, &x));
	s->few = true;
	st = fuse_search_once(s, &x.parts[0], &seconds, &ended);
	s->few = false;
	for (uint32_t i = 0; i < x.parts[0].nvalues; i++)
		x.values[i]->place = x.values[i]->home;
	fuse_pieces_free(&x);
	return st;
}

/* Sweeps over the part until a sweep gains nothing. */
static smr_status improve_plan(fuse_search *s, const fuse_part *p, double *seconds)
{
	fuse_turn_to(s, p);
	*seconds = fuse_part_cost(s, p, INFINITY);
	for (int k = 0; k < SWEEPS; k++) {
		double before = *seconds;

		for (uint32_t i = k * AROUND / 2; i < p->npoints; i += AROUND)
			SMR_TRY(improve_at(s, p, i));
		fuse_turn_to(s, p);
		*seconds = fuse_part_cost(s, p, INFINITY);
		if (*seconds >= before)
			break;
	}
	return SMR_OK;
}

smr_status fuse_search_part(fuse_search *s, const fuse_part *p, double *seconds)
{
	bool ended = false;
	uint64_t key;

	s->limit = s->evaluated + MOST_PLANS;
	if (p->npoints > FUSE_MAX_POINTS)
		return improve_plan(s, p, seconds);
	SMR_TRY(search_once(s, p, seconds, &ended, &key));
	if (!ended)
		return SMR_OK;
	SMR_TRY(improve_plan(s, p, seconds));
	fuse_keep(s, key, fuse_decisions(p), *seconds); /* for equal parts */
	return SMR_OK;
}
