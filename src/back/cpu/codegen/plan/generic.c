/* Code for all sizes: one text for all extents beyond NEST_MAX_BAKED.
 *
 * Numbers are operands of any code, so two sizes have the same text if the same decisions were made
 * for them. Generic code is planned as if all such extents were MANY, except where the extent is a
 * limit: points of a tile. Small extents, sizes of vectors and relative positions of arrays are the
 * actual ones. So generic code is found by its text, as all code is, and is right for all sizes
 * with that text. If a size leads to another text (a square matrix, whose strides are equal by
 * chance), there is no code, and another implementation runs. */
#include "back/cpu/codegen/plan/nest.h"

enum { MANY = 1 << 17 };

static bool extent_is_variable(const nest_plan *p, int l)
{
	return p->cpu.generic && p->extent[l] > NEST_MAX_BAKED;
}

void nest_see(nest_plan *p)
{
	for (int l = 0; l < (int)p->nest->nloops; l++)
		p->about[l] = extent_is_variable(p, l) ? MANY : p->extent[l];
}

int64_t nest_room(const nest_plan *p, int l)
{
	return extent_is_variable(p, l) ? NEST_MAX_BAKED : p->extent[l];
}

bool nest_is_long(int64_t points, int64_t n, int64_t inner)
{
	int64_t chunk = points / inner;

	return n > 2 * (chunk > 0 ? chunk : 1);
}
