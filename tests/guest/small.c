/* small [TIMES]: little memory. */
#include <stdlib.h>
#include <unistd.h>

#include "nest.h"

static float c[LARGE * LARGE];

int main(int argc, char **argv)
{
	int times = argc > 1 ? atoi(argv[1]) : 12, bad = 0;

	fill();
	for (int r = 0; r < times; r++) {
		int n = r % 4 == 3 ? LARGE : SMALL;

		multiply(c, left, right, n);
		bad += !is_product(c, n);
	}
	return write(1, bad == 0 ? "right\n" : "wrong\n", 6) != 6;
}
