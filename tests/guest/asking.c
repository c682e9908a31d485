/* asking TIMES: many sites that ask, so often. */
#include <stdio.h>
#include <stdlib.h>

#include "sites.h"

static float c[SMALL * SMALL];

int main(int argc, char **argv)
{
	int times = argc > 1 ? atoi(argv[1]) : 400, bad = 0;

	fill();
	for (int r = 0; r < times; r++)
		for (int k = 0; k < SITES; k++)
			sites[k](c, left, SMALL);
	for (int k = 0; k < SITES; k++) {
		sites[k](c, left, SMALL);
		bad += !site_is_right(c, k, SMALL);
	}
	multiply(c, left, right, SMALL);
	printf("bad %d\n", bad + !is_product(c, SMALL));
	return bad != 0;
}
