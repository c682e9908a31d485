/* A program in C that asks a network: the library is made of ring.mlir by `samara build`. */
#include <stdio.h>

#include "ring.h"

enum { ROWS = 20, COLS = 40 };

int main(void)
{
	static float points[ROWS * COLS][2], inside[ROWS * COLS];

	for (int i = 0; i < ROWS * COLS; i++) {
		points[i][0] = 2 * (i % COLS + 0.5f) / COLS - 1;
		points[i][1] = 2 * (i / COLS + 0.5f) / ROWS - 1;
	}
	if (ring(points[0], inside) != 0) {
		fprintf(stderr, "ring: %s\n", ring_error());
		return 1;
	}
	for (int i = 0; i < ROWS * COLS; i++) {
		putchar(inside[i] > 0.5f ? '#' : '.');
		if (i % COLS == COLS - 1)
			putchar('\n');
	}
	return 0;
}
