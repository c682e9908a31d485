/* Reports the decisions of a group of parts and the cost of alternatives, each with its best joins.
 */
#include <math.h>

#include "base/data/vec.h"
#include "pass/fuse/plan_internal.h"

/* Measures a flip on all of @p at; its plan is unchanged afterwards. */
static void measure_flip(fuse_search *s, const fuse_part *at, fuse_point *x, uint32_t i)
{
	bool apart = x->apart;
	double before = fuse_part_cost(s, at, INFINITY), after;

	fuse_set(at, i, !apart);
	after = fuse_part_cost(s, at, INFINITY);
	fuse_set(at, i, apart);
	fuse_settle(at);
	x->told = isfinite(before) && isfinite(after);
	x->more = x->told ? after - before : 0;
}

/* Measures a flip in a large group, on the surroundings of the point. */
static smr_status measure_local_flip(fuse_search *s, const fuse_part *p, uint32_t i)
{
	fuse_pieces x;

	SMR_TRY(fuse_around(s, p, i, 1, &x));
	fuse_turn_to(s, &x.parts[0]);
	measure_flip(s, &x.parts[0], p->points[i], 0);
	fuse_pieces_free(&x);
	return SMR_OK;
}

smr_status fuse_tell_group(fuse_search *s, const fuse_part *p, smr_fusion_report *to,
			   smr_fusion_report_group *told)
{
	smr_fusion_report_group *list =
		smr_vec_grow(to->groups, &to->cap_groups, to->ngroups + 1, sizeof(*list));

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	to->groups = list;
	told->g = s->f->g;
	told->npoints = p->npoints;
	told->nvalues = p->nvalues;
	if (fuse_is_searched(p)) {
		fuse_turn_to(s, p);
		told->seconds = fuse_part_cost(s, p, INFINITY);
	}
	for (uint32_t i = 0; i < p->npoints; i++)
		if (fuse_is_searched(p))
			measure_flip(s, p, p->points[i], i);
		else
			SMR_TRY(measure_local_flip(s, p, i));
	to->groups[to->ngroups++] = *told;
	return SMR_OK;
}
