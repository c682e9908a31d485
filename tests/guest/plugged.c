/* A shared library with loops of its own, for unload.c. */
#include "nest.h"

static float c[LARGE * LARGE];

int plugged(void);
int plugged(void)
{
	fill();
	for (int r = 0; r < 6; r++)
		multiply(c, left, right, r == 5 ? LARGE : SMALL);
	return !is_product(c, LARGE);
}
