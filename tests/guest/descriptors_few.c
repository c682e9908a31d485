/* No descriptor is left: 0, 1 and 2 are all that there may be. */
#include <fcntl.h>
#include <unistd.h>

#include "nest.h"

static float c[LARGE * LARGE];

int main(void)
{
	int bad = open("/dev/null", O_RDONLY) != -1;

	fill();
	for (int r = 0; r < 8; r++)
		multiply(c, left, right, r == 7 ? LARGE : SMALL);
	bad += !is_product(c, LARGE) || open("/dev/null", O_RDONLY) != -1;
	close(0);
	multiply(c, left, right, SMALL);
	bad += open("/dev/null", O_RDONLY) != 0;
	return write(1, bad == 0 ? "right\n" : "wrong\n", 6) != 6;
}
