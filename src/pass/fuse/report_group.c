/* Reports the decisions of a group of parts and the cost of alternatives, each with its best joins.
 */
#include <math.h>

#include "base/data/vec.h"
#include "pass/fuse/plan_internal.h"

/* Of all of @p at, which stands afterwards as it stood. */
static void flip(fv_search *s, const fv_part *at, fv_point *x, uint32_t i)
{
	bool apart = x->apart;
	double before = fv_part_cost(s, at, INFINITY), after;

	fv_set(at, i, !apart);
	after = fv_part_cost(s, at, INFINITY);
	fv_set(at, i, apart);
	fv_settle(at);
	x->told = isfinite(before) && isfinite(after);
	x->more = x->told ? after - before : 0;
}

/* In a large group: of what is around a point. */
static smr_status flip_around(fv_search *s, const fv_part *p, uint32_t i)
{
	fv_pieces x;

	SMR_TRY(fv_around(s, p, i, 1, &x));
	fv_turn_to(s, &x.parts[0]);
	flip(s, &x.parts[0], p->points[i], 0);
	fv_pieces_free(&x);
	return SMR_OK;
}

smr_status fv_tell_group(fv_search *s, const fv_part *p, smr_story *to, smr_story_group *told)
{
	smr_story_group *list =
		smr_vec_grow(to->groups, &to->cap_groups, to->ngroups + 1, sizeof(*list));

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to tell of a plan");
	to->groups = list;
	told->g = s->f->g;
	told->npoints = p->npoints;
	told->nvalues = p->nvalues;
	if (fv_is_searched(p)) {
		fv_turn_to(s, p);
		told->seconds = fv_part_cost(s, p, INFINITY);
	}
	for (uint32_t i = 0; i < p->npoints; i++)
		if (fv_is_searched(p))
			flip(s, p, p->points[i], i);
		else
			SMR_TRY(flip_around(s, p, i));
	to->groups[to->ngroups++] = *told;
	return SMR_OK;
}
