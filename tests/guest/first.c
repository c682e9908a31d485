/* first [once]: loops of 2^23 points that wait for each other, several times or once. */
#include <stdio.h>

enum { ROWS = 1 << 10, COLUMNS = 1 << 13 };

static float a[ROWS][COLUMNS], x[COLUMNS], y[ROWS];

__attribute__((noinline)) static void multiply(void)
{
	for (int i = 0; i < ROWS; i++) {
		float s = 0;

		for (int j = 0; j < COLUMNS; j++)
			s += a[i][j] * x[j];
		y[i] = s;
	}
}

int main(int argc, char **argv)
{
	(void)argv;
	for (int i = 0; i < ROWS; i++)
		a[i][i] = a[i][7] = (float)(i % 13);
	for (int j = 0; j < COLUMNS; j++)
		x[j] = (float)(j % 7);
	for (int i = argc > 1 ? 5 : 0; i < 6; i++)
		multiply();
	printf("%.9g %.9g\n", y[12], y[1000]);
	return 0;
}
