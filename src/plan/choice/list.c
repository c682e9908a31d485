/* The planners. */
#include "plan/choice/planner.h"

extern const smr_planner smr_planner_cheapest;

const smr_planner *const smr_planners[] = {
	&smr_planner_cheapest,
	NULL,
};
