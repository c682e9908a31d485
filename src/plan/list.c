/* The planners. */
#include <string.h>

#include "plan/planner.h"

extern const smr_planner smr_planner_cheapest;

const smr_planner *const smr_planners[] = {
	&smr_planner_cheapest,
	NULL,
};

const smr_planner *smr_planner_find(const char *name)
{
	for (const smr_planner *const *p = smr_planners; *p != NULL; p++)
		if (strcmp((*p)->name, name) == 0)
			return *p;
	return NULL;
}
